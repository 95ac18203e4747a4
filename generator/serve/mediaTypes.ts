// The forms by the tables that keep their leads.
const KINDS: ReadonlyMap<string, string> = new Map([
  ['contact_submissions', 'contact'],
  ['promotion_leads', 'promotion'],
]);

/** The name of the table itself where no form has it. */
export function kindOf(table: string): string {
  return KINDS.get(table) ?? table;
}
