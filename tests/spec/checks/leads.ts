// Rows of 3.1, 3.2 and 6 about the lead store: what a visitor, role anon, may insert, and what is kept of it.
import { z } from 'zod';
import { judge } from '../../../client/leads/answer';
import { LOCAL_KEY } from '../../../client/leads/config';
import { browser, insert as sendFromPage } from '../../../client/leads/insert';
import { contactLead, contactValues, promotionLead, promotionValues } from '../../../client/leads/rows';
import type { Database } from '../../database/open';
import { insert, type Lead, newLead, outcome, request, send, type Table } from '../../database/request';
import { controlsOf } from '../dom';
import { readRows } from '../rows';
import { all, type Check, expectation, type Given, inPlace, type Miss, once, onPages, quoted, want } from './check';
import { wrongNumber } from './count';
import { plainFromPage } from './sending';

const SAME = '23505';
const MISSING = '23502';
const REFUSED_VALUE = '23514';
const NOT_ALLOWED = '42501';
const NO_COLUMN = '42703';

/** What the server sets beside the fields, and no visitor may. */
const SERVER_SET = ['id', 'created_at', 'same_lead'];

const columnExpectation = z.strictObject({
  table: z.enum(['contact_submissions', 'promotion_leads']),
  column: z.string(),
  /** The name of its field in the form. */
  form: z.string().optional(),
  type: z.enum(['text', 'boolean']).optional(),
  required: z.boolean().optional(),
  empty: z.null().optional(),
  default: z.boolean().optional(),
  always: z.string().optional(),
});
type Column = z.output<typeof columnExpectation>;

/** A column of a table: it keeps what is sent, and holds to whatever else the row says of it. */
export const checkColumn: Check = async (given) => {
  const column = expectation(given.row, columnExpectation);
  const inStore = await inTheStore((store) => wrongColumn(store, column))(given);
  return column.form === undefined ? inStore : [...inStore, ...(await hasField(column.form)(given))];
};

const hasField = (name: string): Check =>
  onPages((given) =>
    inPlace('contact', (section) => {
      const names = controlsOf(section).map((control) => control.getAttribute('name') ?? '');
      return want(names.includes(name), `a field called ${name}`, quoted(names));
    })(given),
  );

export const leadChecks: Record<string, Check> = {
  'S3.1-10': inTheStore((store, given) => wrongFields(store, 'contact_submissions', given)),
  'S3.1-13': all(
    inTheStore((store) => wrongInsert(store, 'contact_submissions')),
    plainFromPage,
  ),
  'S3.1-14': inTheStore(wrongEmpty),
  'S3.1-15': inTheStore(wrongTexts),
  'S3.1-17': inTheStore((store) => wrongOnSameDay(store, 'contact_submissions')),
  'S3.1-18': inTheStore((store) => wrongDifferences(store, 'contact_submissions')),
  'S3.1-19': inTheStore((store) => wrongOnOtherDay(store, 'contact_submissions')),
  'S3.2-07': inTheStore(async (store, given) => [...(await wrongFields(store, 'promotion_leads', given)), ...(await wrongInsert(store, 'promotion_leads'))]),
  'S3.2-08': inTheStore(async (store) => {
    const { kind } = judge({ status: 409, code: SAME, error: true, redirect: false, whole: true });
    return [...(await wrongOnSameDay(store, 'promotion_leads')), ...want(kind === 'there', 'to the form this lead is there already', kind)];
  }),
  'S6-01': inTheStore((store) => wrongWhole(store, 'contact_submissions')),
  'S6-02': inTheStore((store) => wrongWhole(store, 'promotion_leads')),
};

/** The store has one connection, and rows are checked several at a time: one after another. */
let last: Promise<unknown> = Promise.resolve();

function inTheStore(look: (store: Database, given: Given) => Promise<Miss[]>): Check {
  return once('the lead store', (given) => {
    const next = last.then(async () => look(await given.backend.store(), given));
    last = next.catch(() => {});
    return next;
  });
}

/** Inserts as a visitor, and reads as the owner what was kept under that name. */
async function sent(store: Database, table: Table, lead: Lead): Promise<{ answer: string; kept: Lead }> {
  const answer = await send(store, table, lead);
  const [kept = {}] = await store.query(`select * from public.${table} where name = $1`, [String(lead.name).trim()]);
  return { answer, kept };
}

/** A lead is saved, and these of its columns are kept so. */
async function wronglyKept(store: Database, table: Table, lead: Lead, expected: Lead): Promise<Miss[]> {
  const { answer, kept } = await sent(store, table, lead);
  if (answer !== 'saved') return want(false, `saved: ${JSON.stringify(lead)}`, answer);
  return Object.entries(expected).flatMap(([column, value]) =>
    want(kept[column] === value, `${column} kept as ${JSON.stringify(value)}`, JSON.stringify(kept[column]) ?? 'no such column'),
  );
}

async function wrongAnswer(store: Database, table: Table, lead: Lead, expected: string): Promise<Miss[]> {
  const answer = await send(store, table, lead);
  return want(answer === expected, `${expected} for ${JSON.stringify(lead)}`, answer);
}

/** One after the other: the store has one connection, and what is told has an order. */
async function each<Item>(items: readonly Item[], look: (item: Item) => Promise<Miss[]>): Promise<Miss[]> {
  const misses: Miss[] = [];
  for (const item of items) misses.push(...(await look(item)));
  return misses;
}

function without(lead: Lead, ...columns: string[]): Lead {
  return Object.fromEntries(Object.entries(lead).filter(([column]) => !columns.includes(column)));
}

async function wrongColumn(store: Database, column: Column): Promise<Miss[]> {
  const lead = newLead(column.table);
  return [
    ...(await wronglyKept(store, column.table, lead, { [column.column]: lead[column.column] ?? 'a value' })),
    ...(column.type === undefined ? [] : await wrongType(store, column, column.type)),
    ...(column.required === true ? await notRequired(store, column) : []),
    ...(column.required === false || column.empty === null ? await notNull(store, column) : []),
    ...(column.default === undefined ? [] : await wrongDefault(store, column, column.default)),
    ...(column.always === undefined ? [] : await notAlways(store, column, column.always)),
    ...(column.form === undefined ? [] : await lostOnTheWay(store, column, column.form)),
  ];
}

async function wrongType(store: Database, { table, column }: Column, type: 'text' | 'boolean'): Promise<Miss[]> {
  const [found] = await store.query('select data_type from information_schema.columns where table_schema = $1 and table_name = $2 and column_name = $3', [
    'public',
    table,
    column,
  ]);
  const values: readonly unknown[] = type === 'boolean' ? [true, false] : ['007', 'true'];
  return [
    ...want(found?.data_type === type, `${column} of type ${type}`, String(found?.data_type)),
    ...(await each(values, (value) => wronglyKept(store, table, newLead(table, { [column]: value }), { [column]: value }))),
  ];
}

async function notRequired(store: Database, { table, column }: Column): Promise<Miss[]> {
  return [
    ...(await wrongAnswer(store, table, without(newLead(table), column), MISSING)),
    ...(await wrongAnswer(store, table, newLead(table, { [column]: null }), MISSING)),
    ...(await each(['', ' \t'], (blank) => wrongAnswer(store, table, newLead(table, { [column]: blank }), REFUSED_VALUE))),
  ];
}

async function notNull(store: Database, { table, column }: Column): Promise<Miss[]> {
  const leads = [without(newLead(table), column), ...[null, '', ' \t'].map((blank) => newLead(table, { [column]: blank }))];
  return each(leads, (lead) => wronglyKept(store, table, lead, { [column]: null }));
}

async function wrongDefault(store: Database, { table, column }: Column, value: boolean): Promise<Miss[]> {
  return [
    ...(await wronglyKept(store, table, without(newLead(table), column), { [column]: value })),
    ...(await wronglyKept(store, table, newLead(table, { [column]: !value }), { [column]: !value })),
  ];
}

async function notAlways(store: Database, { table, column }: Column, value: string): Promise<Miss[]> {
  return [
    ...(await wronglyKept(store, table, newLead(table, { [column]: value }), { [column]: value })),
    ...(await wronglyKept(store, table, without(newLead(table), column), { [column]: value })),
    ...(await wrongAnswer(store, table, newLead(table, { [column]: `${value}_2` }), REFUSED_VALUE)),
    ...(await wrongAnswer(store, table, newLead(table, { [column]: null }), MISSING)),
  ];
}

/** From the field of the form to the column. */
async function lostOnTheWay(store: Database, { table, column }: Column, field: string): Promise<Miss[]> {
  const lead = newLead(table, { emergency: true });
  const { name, email, phone, address } = lead;
  const row = rowOfForm(table, { ...without({ name, email, phone, address }, column), [field]: lead[column] });
  return wronglyKept(store, table, row, { [column]: lead[column] });
}

function filledForm(values: Lead): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) if (value !== false) form.set(name, value === true ? 'on' : String(value));
  return form;
}

/** As the page makes it of a filled form, by the names of its fields. */
function leadOfForm(table: Table, values: Lead) {
  const form = filledForm(values);
  return table === 'contact_submissions' ? contactLead(contactValues(form, '')) : promotionLead(promotionValues(form));
}

function rowOfForm(table: Table, values: Lead): Lead {
  return { ...leadOfForm(table, values).row };
}

const ROWS = readRows();

/** The columns that rows of the specification name, with what they say of them. */
function namedColumns(table: Table): Column[] {
  return ROWS.flatMap(({ expect }) => {
    const { data } = columnExpectation.safeParse(expect);
    return data?.table === table ? [data] : [];
  });
}

/** Exactly so many fields: those named, in the row of the form and in what a visitor may insert. */
async function wrongFields(store: Database, table: Table, { row }: Given): Promise<Miss[]> {
  const expected = expectation(row, z.strictObject({ n: z.number(), of: z.string() }));
  const columns = await store.query(
    `select attname as name, has_column_privilege('anon', attrelid, attnum, 'insert') as open
      from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [`public.${table}`],
  );
  const namesWhere = (open: boolean) => columns.filter((column) => column.open === open).map(({ name }) => String(name));
  const [fields, others] = [namesWhere(true), namesWhere(false)];
  const named = namedColumns(table).map(({ column }) => column);
  const inForm = Object.keys(rowOfForm(table, {}));
  const lead = newLead(table);
  return [
    ...wrongNumber(fields.length, expected, fields),
    ...[named, inForm].flatMap((names) => want(quoted([...names].sort()) === quoted([...fields].sort()), `the fields ${quoted(names)}`, quoted(fields))),
    ...want(quoted(others) === quoted(SERVER_SET), `beside them ${quoted(SERVER_SET)}`, quoted(others)),
    ...(await wronglyKept(store, table, lead, lead)),
    ...(await each(others, (other) => wrongAnswer(store, table, newLead(table, { [other]: null }), NOT_ALLOWED))),
    ...(await wrongAnswer(store, table, newLead(table, { one_more: 'x' }), NO_COLUMN)),
  ];
}

/** One plain insert: the page sends no more, and a visitor is given nothing back. */
async function wrongInsert(store: Database, table: Table): Promise<Miss[]> {
  const { name } = newLead(table);
  const asVisitor = (sql: string) => outcome(request(store, { path: `/${table}` }, (query) => query(sql)));
  const values = `(name, email, phone, address) values ('${String(name)}', 'ana@example.com', '1', 'x')`;
  const readBack = await asVisitor(`insert into public.${table} ${values} returning name`);
  const read = await asVisitor(`select name from public.${table}`);
  const plain = await asVisitor(`insert into public.${table} ${values}`);
  return [
    ...wrongRequests(table, await requestsOfPage(table)),
    ...want(plain === 'saved', 'a plain insert is saved', plain),
    ...want(readBack === NOT_ALLOWED && read === NOT_ALLOWED, 'nothing can be read back', `${readBack}, ${read}`),
  ];
}

async function requestsOfPage(table: Table): Promise<Request[]> {
  const requests: Request[] = [];
  const takeAll: typeof fetch = async (input, init) => {
    requests.push(new Request(input, init));
    return new Response(null, { status: 201 });
  };
  const lead = leadOfForm(table, { name: 'Ana Ruiz', email: 'ana@example.com', phone: '1', address: 'x' });
  const backend = { url: 'https://backend.example.com', key: LOCAL_KEY };
  await sendFromPage({ backend, lead, maybeThere: false }, { ...browser, fetch: takeAll });
  return requests;
}

export function wrongRequests(table: Table, requests: readonly Request[]): Miss[] {
  const seen = requests.map(({ method, url, headers }) => `${method} ${url} Prefer: ${headers.get('prefer') ?? 'nothing'}`);
  const plain = `POST https://backend.example.com/rest/v1/${table} Prefer: nothing`;
  return want(seen.length === 1 && seen[0] === plain, `one request, ${plain}`, quoted(seen));
}

async function wrongEmpty(store: Database): Promise<Miss[]> {
  const table = 'contact_submissions';
  const optional = namedColumns(table).filter(({ required, empty }) => required === false || empty === null);
  const names = optional.map(({ column }) => column);
  const all = (value: unknown): Lead => Object.fromEntries(names.map((column) => [column, value]));
  const { name, email, phone, address } = newLead(table);
  const ofForm = rowOfForm(table, { name, email, phone, address, roofAge: '', bestTime: '', message: ' ' });
  const blanks = [null, '', ' ', '\u3000\n'].map((blank) => newLead(table, all(blank)));
  const leads = [without(newLead(table), ...names), ...blanks, ofForm];
  return [
    ...want(names.length === 4, 'four optional texts', quoted(names)),
    ...want(
      names.every((column) => ofForm[column] === null),
      'null from the form',
      JSON.stringify(ofForm),
    ),
    ...(await each(leads, (lead) => wronglyKept(store, table, lead, all(null)))),
  ];
}

/** Texts that a careless program changes, with space around them. */
async function wrongTexts(store: Database): Promise<Miss[]> {
  const table = 'contact_submissions';
  const plain = newLead(table);
  const free = `Zoë  O'Neil\n"<b>" \\n =1+1 NULL 🏠 e\u0301`;
  const typed: Lead = { ...plain, name: `${String(plain.name)} ${free}`, phone: free, address: free, message: free };
  const texts = Object.entries(typed).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const padded = Object.fromEntries(texts.map(([column, text]) => [column, `\u00a0\t${text} \r\n`]));
  const { webhook_url: _webhook, ...fields } = padded;
  const row = rowOfForm(table, fields);
  return [
    ...(await wronglyKept(store, table, { ...typed, ...padded }, typed)),
    ...['name', 'email', 'phone', 'address', 'message'].flatMap((column) =>
      want(row[column] === typed[column], `${column} from the form as typed, trimmed`, JSON.stringify(row[column])),
    ),
  ];
}

async function wrongWhole(store: Database, table: Table): Promise<Miss[]> {
  const lead = newLead(table);
  return wronglyKept(store, table, lead, lead);
}

/** In Los Angeles: over midnight in UTC, the ends of a day in summer and in winter, and of the day of 25 hours. */
const SAME_DAY = [
  ['2026-07-01T23:59:00Z', '2026-07-02T00:01:00Z'],
  ['2026-07-01T07:00:00Z', '2026-07-02T06:59:59.999Z'],
  ['2026-01-14T08:00:00Z', '2026-01-15T07:59:59.999Z'],
  ['2026-11-01T07:00:00Z', '2026-11-02T07:59:59.999Z'],
] as const;

/** In Los Angeles: over midnight in summer and in winter, both one day in UTC, more than ten minutes apart; the next day; a year later. */
const OTHER_DAY = [
  ['2026-07-02T06:59:59.999Z', '2026-07-02T07:10:00Z'],
  ['2026-07-02T06:49:59.999Z', '2026-07-02T07:00:00Z'],
  ['2026-01-15T07:55:00Z', '2026-01-15T08:05:00.001Z'],
  ['2026-05-05T20:00:00Z', '2026-05-06T20:00:00Z'],
  ['2026-05-05T20:00:00Z', '2027-05-05T20:00:00Z'],
] as const;

/** In Los Angeles: over midnight in summer and in winter, ten minutes apart at most; the last by a clock that was put back. */
const PAST_MIDNIGHT = [
  ['2026-07-02T06:59:59.999Z', '2026-07-02T07:00:00Z'],
  ['2026-07-02T06:59:15Z', '2026-07-02T07:00:00Z'],
  ['2026-01-15T07:55:00Z', '2026-01-15T08:05:00Z'],
  ['2026-01-15T08:00:20Z', '2026-01-15T07:59:20Z'],
] as const;

async function wrongOnSameDay(store: Database, table: Table): Promise<Miss[]> {
  const lead = newLead(table);
  // At the same moment: midnight cannot come between the two.
  const twice = await outcome(
    request(store, { path: `/${table}` }, async (query) => {
      await insert(query, table, lead);
      await insert(query, table, lead);
    }),
  );
  return [
    ...want(twice === SAME, `${SAME} for the same lead again`, twice),
    ...(await each(SAME_DAY, (times) => wrongPair(store, table, times, ['saved', SAME]))),
  ];
}

async function wrongOnOtherDay(store: Database, table: Table): Promise<Miss[]> {
  return [
    ...(await each(OTHER_DAY, (times) => wrongPair(store, table, times, ['saved', 'saved']))),
    ...(await each(PAST_MIDNIGHT, (times) => wrongPair(store, table, times, ['saved', SAME]))),
  ];
}

async function wrongPair(store: Database, table: Table, times: readonly string[], expected: readonly string[]): Promise<Miss[]> {
  const lead = newLead(table);
  const answers: string[] = [];
  // As the owner, who alone may say when.
  for (const created_at of times) answers.push(await outcome(insert(store.query, table, { ...lead, created_at })));
  return want(quoted(answers) === quoted(expected), `at ${times.join(' and ')} ${quoted(expected)}`, quoted(answers));
}

const OTHER: Lead = {
  name: 'Another',
  email: 'other@example.com',
  phone: '2',
  address: 'Elsewhere',
  roof_age: '20+',
  best_time: 'evening',
  emergency: true,
  message: 'Other',
  webhook_url: 'https://other.example.com/',
};

async function wrongDifferences(store: Database, table: Table): Promise<Miss[]> {
  const lead = newLead(table);
  const columns = namedColumns(table).map(({ column }) => column);
  return [
    ...(await wrongAnswer(store, table, lead, 'saved')),
    ...(await each(columns, (column) => wrongAnswer(store, table, { ...lead, [column]: OTHER[column] }, 'saved'))),
    ...(await wrongAnswer(store, table, { ...lead, address: String(lead.address).toUpperCase() }, 'saved')),
  ];
}
