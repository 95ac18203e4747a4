// Rows of 3.1, 3.2 and 6 about the lead store: what a visitor, role anon, may insert, and what is kept of it.
import { z } from 'zod';
import { judge } from '../../../client/leads/answer';
import { LOCAL_KEY } from '../../../client/leads/config';
import { browser, insert as sendFromPage } from '../../../client/leads/insert';
import type { Database } from '../../database/open';
import { type Lead, newLead, outcome, request, type Table } from '../../database/request';
import type { Miss } from '../miss';
import { all, type Check, expectation, type Given, quoted, want } from './check';
import { wrongNumber } from './count';
import { each, inTheStore, leadOfForm, NOT_ALLOWED, namedColumns, rowOfForm, SAME, without, wrongAnswer, wronglyKept } from './leadStore';
import { wrongDifferences, wrongOnOtherDay, wrongOnSameDay } from './sameLead';
import { plainFromPage } from './sending';

const NO_COLUMN = '42703';

/** What the server sets beside the fields, and no visitor may. */
const SERVER_SET = ['id', 'created_at', 'same_lead'];

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
