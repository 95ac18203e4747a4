// How many leads an address may save: the limit as shipped and as set, what counts, and what is forgotten when.
import { afterEach, describe } from 'vitest';
import type { Database } from '../open';
import { addresses } from './addresses';
import { countedLeads, manyRows } from './counted';
import { hour } from './hour';
import { reach, settingsAndTime } from './reach';
import { visitor } from './visitor';

export function limit(open: () => Database): void {
  describe('the limit of an address', () => {
    afterEach(async () => {
      await open().query("update private.lead_settings set saved_leads = 10, minutes = 10, address_header = 'x-forwarded-for'");
    });

    countedLeads(open);
    manyRows(open);
    settingsAndTime(open);
    addresses(open);
    reach(open);
  });

  hour(open);
  visitor(open);
}
