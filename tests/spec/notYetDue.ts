// Rows that the site cannot meet yet, each group with its reason. The list only shrinks: a row that is met has to leave it
// (statements.test.ts says so wherever a row has a check). Rows that only a browser can tell have none.
export interface Group {
  reason: string;
  ids: string[];
}
export const notYetDue: Group[] = [
  {
    reason: 'The interactive parts are needed, and a browser to see them move.',
    ids: listed(`
      S2.6-04
      S2.7-05 S2.7-09 S2.7-10 S2.7-11 S2.7-12 S2.7-13 S2.7-14 S2.7-15 S2.7-16 S2.7-17
      S2.7-18 S2.7-19 S2.7-20 S2.7-21 S2.7-23
      S4-09
    `),
  },
  {
    reason: 'The forms have to send, and to say what came of it.',
    ids: listed(`
      S2.6-06 S2.6-07 S2.6-09
      
      S3.3-01 S3.3-02 S3.3-03 S3.3-04
           
       
         S7-04 S7-05 S7-06  
       S8-06 S8-07
    `),
  },
  {
    reason: 'The pixel and its switch are needed.',
    ids: listed(`
      S7-07 S7-08 S7-09 S7-10 S7-11 S7-12 S7-13 S7-14 S7-15 S7-16
    `),
  },
];
function listed(text: string): string[] {
  return text.trim().split(/\s+/);
}
