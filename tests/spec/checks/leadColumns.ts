// Rows of 3.1 and 3.2 about one column of the lead store: what it takes, and what is kept of it.
import type { Database } from '../../database/open';
import { newLead } from '../../database/request';
import { controlsOf } from '../dom';
import type { Miss } from '../miss';
import { type Check, expectation, inPlace, onPages, quoted, want } from './check';
import { type Column, columnExpectation, each, inTheStore, MISSING, REFUSED_VALUE, rowOfForm, without, wrongAnswer, wronglyKept } from './leadStore';

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
