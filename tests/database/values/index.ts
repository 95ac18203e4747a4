// What the tables take and what they refuse: lengths, listed values, addresses, any Unicode, any SQL.
import { describe } from 'vitest';
import type { Database } from '../open';
import { TABLES } from '../request';
import { fields } from './fields';
import { contactValues, promotionValues } from './forms';
import { lengths } from './lengths';
import { keptTexts } from './texts';

export function values(open: () => Database): void {
  describe.each(TABLES)('values in %s', (table) => {
    keptTexts(open, table);
    fields(open, table);
    lengths(open, table);
  });

  contactValues(open);
  promotionValues(open);
}
