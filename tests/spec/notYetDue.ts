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
      S1-10 S1-11 S1-12 S1-13
      S2.2-09 S2.2-10 S2.2-11 S2.2-12 S2.2-47 S2.2-48
      S2.4-09
      S2.5-01 S2.5-04 S2.5-05 S2.5-06 S2.5-07
      S2.6-04
      S2.7-01 S2.7-03 S2.7-04 S2.7-05 S2.7-09 S2.7-10 S2.7-11 S2.7-12 S2.7-13 S2.7-14 S2.7-15 S2.7-16 S2.7-17
      S2.7-18 S2.7-19 S2.7-20 S2.7-21 S2.7-23
      S2.8-04
      S2.10-05
      S2.11-04
      S4-09 S4-11 S4-12 S4-13 S4-14 S4-15 S4-16 S4-17 S4-18 S4-19
      S5-17 S5-24 S5-25
      S7-17
      S8-09
      S9.2-01 S9.2-02 S9.2-03 S9.2-04
    `),
  },
  {
    reason: 'The forms have to send, and to say what came of it.',
    ids: listed(`
      S2.6-06 S2.6-07 S2.6-09
      S3.1-20
      S3.3-01 S3.3-02 S3.3-03 S3.3-04
      S4-01 S4-02 S4-03 S4-04 S4-05 S4-06 S4-07 S4-08
      S6-03 S6-06
      S7-01 S7-02 S7-03 S7-04 S7-05 S7-06 S7-18 S7-21
      S8-01 S8-02 S8-03 S8-04 S8-05 S8-06 S8-07
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
