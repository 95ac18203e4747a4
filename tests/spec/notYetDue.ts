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
      
               
          
      
    `),
  },
  {
    reason: 'The forms have to send, and to say what came of it.',
    ids: listed(`
        
      
         
           
       
             
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
