// Rows that the site cannot meet yet, each group with its reason. The list only shrinks: a row that is met has to leave it
// (statements.test.ts says so wherever a row has a check). Rows that only a browser or a database can tell have none.
export interface Group {
  reason: string;
  ids: string[];
}

export const notYetDue: Group[] = [
  {
    reason: 'A page of a later part is needed: the eleven other services, to which menus, footer and cards lead.',
    ids: listed(`
      S1-04 S1-05 S1-34
      S2.1-02 S2.1-03 S2.1-04 S2.1-05 S2.1-07 S2.1-08 S2.1-09 S2.1-10 S2.1-11 S2.1-12 S2.1-13 S2.1-51 S2.1-52
      S2.1-53 S2.1-54 S2.1-56 S2.1-57 S2.1-58 S2.1-59 S2.1-60 S2.1-61 S2.1-62
      S2.2-13 S2.2-14 S2.2-15 S2.2-16 S2.2-19 S2.2-20 S2.2-21 S2.2-22 S2.2-23 S2.2-24 S2.2-25 S2.2-26 S2.2-27
      S2.2-28 S2.2-29 S2.2-30 S2.2-31 S2.2-32 S2.2-34 S2.2-35 S2.2-36
      S2.3-08 S2.3-09 S2.3-11 S2.3-27 S2.3-28
      S2.8-09 S2.8-10 S2.8-11 S2.8-12 S2.8-13 S2.8-14 S2.8-15 S2.8-16 S2.8-17 S2.8-18 S2.8-19 S2.8-20 S2.8-21
      S2.8-22 S2.8-23 S2.8-24 S2.8-32 S2.8-33 S2.8-34 S2.8-35 S2.8-36 S2.8-37 S2.8-38 S2.8-39 S2.8-40 S2.8-41
      S2.8-42 S2.8-43 S2.8-44 S2.8-45 S2.8-46 S2.8-47 S2.8-48 S2.8-49 S2.8-50 S2.8-51 S2.8-52 S2.8-53 S2.8-54
      S2.8-55 S2.8-56 S2.8-57 S2.8-58 S2.8-59 S2.8-60 S2.8-61 S2.8-62 S2.8-63 S2.8-64 S2.8-65 S2.8-66 S2.8-67
      S2.8-68 S2.8-69 S2.8-70 S2.8-71 S2.8-72 S2.8-73
      S3.5-06
      S9.4-01 S9.4-02 S9.4-03 S9.4-04 S9.4-05
      S9.5-01 S9.5-02 S9.5-03
      S9.6-04 S9.6-05 S9.6-07 S9.6-08 S9.6-09 S9.6-10 S9.6-11 S9.6-12 S9.6-13
    `),
  },
  {
    reason: 'A page of a later part is needed: the three other counties.',
    ids: listed(`
      S1-06
      S2.1-15 S2.1-16 S2.1-17 S2.1-64 S2.1-65 S2.1-66
      S2.2-37 S2.2-39 S2.2-40 S2.2-41 S2.2-43 S2.2-44 S2.2-45
      S2.3-26
      S2.9-07 S2.9-08 S2.9-09 S2.9-10 S2.9-11 S2.9-12 S2.9-13
    `),
  },
  {
    reason: 'Pages of a later part are needed: the other cities.',
    ids: listed(`
      S1-20 S1-22
      S2.1-24 S2.1-26 S2.1-30 S2.1-68 S2.1-69 S2.1-70 S2.1-71 S2.1-72 S2.1-73 S2.1-74 S2.1-75 S2.1-76 S2.1-77
      S2.1-78 S2.1-79 S2.1-80 S2.1-81 S2.1-82 S2.1-83 S2.1-84 S2.1-85 S2.1-86 S2.1-87 S2.1-88 S2.1-89 S2.1-90
      S2.2-42
      S2.3-29
      S2.9-02 S2.9-04 S2.9-05
      S2.10-17 S2.10-19
      S9.7-01
    `),
  },
  {
    reason: 'All 41 pages are needed: services, counties and cities together.',
    ids: listed(`
      S2.1-23 S2.1-49 S2.1-95
    `),
  },
  {
    reason: 'tests/fixtures/launched is needed: the shipped data with everything confirmed.',
    ids: listed(`
      S1-32
      S2.1-97
    `),
  },
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
    reason: 'The lead store is needed: serve, the database and its rules.',
    ids: listed(`
      S2.1-91
      S2.11-05
      S3.1-01 S3.1-02 S3.1-03 S3.1-04 S3.1-05 S3.1-06 S3.1-07 S3.1-08 S3.1-09 S3.1-10 S3.1-13 S3.1-14 S3.1-15
      S3.1-17 S3.1-18 S3.1-19
      S3.2-01 S3.2-02 S3.2-03 S3.2-04 S3.2-05 S3.2-06 S3.2-07 S3.2-08
      S6-01 S6-02
      S7-22
    `),
  },
  {
    reason: 'The pixel and its switch are needed.',
    ids: listed(`
      S7-07 S7-08 S7-09 S7-10 S7-11 S7-12 S7-13 S7-14 S7-15 S7-16
    `),
  },
  {
    reason: 'The audit is needed.',
    ids: listed(`
      S1-36
      S9.6-16
    `),
  },
];

function listed(text: string): string[] {
  return text.trim().split(/\s+/);
}
