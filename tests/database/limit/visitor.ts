// What is remembered of the address of a visitor, and for how long.
import { describe, expect, it } from 'vitest';
import type { Database } from '../open';
import { from, newAddress } from '../request';
import { flood, passTime, senders } from './setup';

export function visitor(open: () => Database): void {
  describe('the address of a visitor', () => {
    it('is nowhere in the database', async () => {
      const address = '203.0.113.77';
      expect(await flood(open(), 1, from(address))).toEqual(['saved']);
      const [row] = await open().query("select string_agg(senders::text, ' ') as text from private.lead_senders as senders");
      expect(String(row?.text)).not.toContain('203.0.113');
      const plain = await open().query(
        "select 1 from private.lead_senders where sender = sha256(convert_to($1, 'UTF8')) or sender = sha256(convert_to($1 || '/32', 'UTF8'))",
        [address],
      );
      expect(plain).toEqual([]);
      const all = await open().query(
        "select 1 from public.contact_submissions as lead where lead::text like '%203.0.113.77%' union all select 1 from public.promotion_leads as lead where lead::text like '%203.0.113.77%'",
      );
      expect(all).toEqual([]);
    });

    it('is forgotten by the next save after its time, and what is in its time is kept', async () => {
      await open().query('delete from private.lead_senders');
      await flood(open(), 3, from(newAddress()));
      await passTime(open(), '6 minutes');
      await flood(open(), 1, from(newAddress()));
      expect(await senders(open())).toBe(2);
      await passTime(open(), '5 minutes');
      await flood(open(), 1, from(newAddress()));
      expect(await senders(open())).toBe(2);
      await passTime(open(), '10 minutes');
      await flood(open(), 1, from(newAddress()));
      expect(await senders(open())).toBe(1);
    });

    it('is forgotten by the job, without another save', async () => {
      await flood(open(), 2, from(newAddress()));
      await open().query('select private.forget_lead_senders()');
      expect(await senders(open())).toBeGreaterThan(0);
      await passTime(open(), '10 minutes');
      await open().query('select private.forget_lead_senders()');
      expect(await senders(open())).toBe(0);
    });
  });
}
