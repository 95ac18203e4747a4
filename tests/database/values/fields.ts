// Fields that have to be there, forms of addresses and phone numbers, and no field but the known ones.
import { expect, it } from 'vitest';
import { EMAIL_PATTERN } from '../limits';
import type { Database } from '../open';
import { newLead, send, type Table } from '../request';
import { CHECK, MISSING, REQUIRED } from './setup';

export function fields(open: () => Database, table: Table): void {
  it('asks for each required field', async () => {
    for (const column of REQUIRED) {
      const { [column]: _left, ...without } = newLead(table);
      expect([column, await send(open(), table, without)]).toEqual([column, MISSING]);
      expect([column, await send(open(), table, newLead(table, { [column]: null }))]).toEqual([column, MISSING]);
      for (const blank of ['', ' ', '\u00a0\t']) expect([column, await send(open(), table, newLead(table, { [column]: blank }))]).toEqual([column, CHECK]);
    }
  });

  it('takes what browsers take for an e-mail address', async () => {
    const good = [
      'a@b',
      'ana@example.com',
      'ANA+roof@mail.example.co.uk',
      "o'brien@example.com",
      'ana@exämple.com',
      '"a b"@example.com'.replace(' ', '_'),
      'a@b@c',
    ];
    const bad = ['ana', '@', '@example.com', 'ana@', 'ana @example.com', 'ana@exam ple.com', 'a\n@b', 'x'];
    for (const email of [...good, ...bad]) {
      expect([email, new RegExp(EMAIL_PATTERN).test(email)]).toEqual([email, good.includes(email)]);
      expect([email, await send(open(), table, newLead(table, { email }))]).toEqual([email, good.includes(email) ? 'saved' : CHECK]);
    }
  });

  it('refuses no form of a phone number', async () => {
    for (const phone of ['(949) 555-0123', '949.555.0123', '+1 949 555 0123', '9495550123', '949-555-0123 x4', 'after 5 pm: 949 555 0123', '٩٤٩٥٥٥٠١٢٣']) {
      expect([phone, await send(open(), table, newLead(table, { phone }))]).toEqual([phone, 'saved']);
    }
  });

  it('knows no other column', async () => {
    for (const column of ['id2', 'consent', 'same_lead_2', 'ctid', 'tableoid']) {
      expect(['42703', '42501', '0A000', '42701']).toContain(await send(open(), table, newLead(table, { [column]: 'x' })));
    }
  });
}
