// What the browser tests of the lead path run inside the page: the modules as they are, and supabase-js to compare with.
import { createClient } from '@supabase/supabase-js';
import { LOCAL_KEY } from '../../../client/leads/config';
import type { Lead } from '../../../client/leads/fields';
import { browser, insert, type Runtime } from '../../../client/leads/insert';
import * as choice from '../../../client/leads/optOut';
import * as pixel from '../../../client/leads/pixel';
import { contactLead } from '../../../client/leads/rows';
import * as sender from '../../../client/leads/sender';
import * as webhook from '../../../client/leads/webhook';

/** Pauses between attempts take no time here; the limit stays what it is. */
const hurried: Runtime = { ...browser, after: (milliseconds, call) => browser.after(milliseconds < 10_000 ? 0 : milliseconds, call) };

const leads = {
  ...choice,
  ...pixel,
  ...sender,
  ...webhook,
  contactLead,
  LOCAL_KEY,
  insert: (url: string, lead: Lead) => insert({ backend: { url, key: LOCAL_KEY }, lead, maybeThere: false }, hurried),
  async insertBySupabase(url: string, table: string, row: object) {
    const client = createClient(url, LOCAL_KEY, { auth: { persistSession: false } });
    return (await client.from(table).insert(row)).status;
  },
};

export type Leads = typeof leads;

Object.assign(window, { leads });
