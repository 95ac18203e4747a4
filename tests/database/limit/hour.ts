// The limit of an hour: for all addresses together.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../open';
import { from, insert, newAddress, outcome, request } from '../request';
import { flood, LIMITED, rows, setHour, setLimit } from './setup';

export function hour(open: () => Database): void {
  describe('the limit of an hour', () => {
    beforeEach(async () => {
      await open().query('delete from private.lead_minutes');
      await setHour(open(), 6);
    });

    it('is for all together, its second half for those who have saved nothing yet', async () => {
      expect(await flood(open(), 5, from(newAddress()))).toEqual(['saved', 'saved', 'saved', LIMITED, LIMITED]);
      for (let round = 0; round < 3; round++) expect(await flood(open(), 2, from(newAddress()))).toEqual(['saved', LIMITED]);
      expect(await flood(open(), 1, from(newAddress()))).toEqual([LIMITED]);
    });

    it('says that it is not the address that sent too many', async () => {
      await flood(open(), 3, from(newAddress()));
      await setHour(open(), 1);
      const refusal: unknown = await request(open(), from(newAddress()), (query) => query('select 1')).catch((cause: unknown) => cause);
      expect(refusal).toMatchObject({ code: LIMITED, message: 'Too many requests were sent in this hour.' });
    });

    it('ends with the hour, and counts nothing that lies ahead', async () => {
      await flood(open(), 3, from(newAddress()));
      await setHour(open(), 3);
      expect(await flood(open(), 1, from(newAddress()))).toEqual([LIMITED]);
      await open().query("update private.lead_minutes set minute = minute - interval '58 minutes'");
      expect(await flood(open(), 1, from(newAddress()))).toEqual([LIMITED]);
      await open().query("update private.lead_minutes set minute = minute - interval '2 minutes'");
      expect(await flood(open(), 1, from(newAddress()))).toEqual(['saved']);
      await open().query("update private.lead_minutes set minute = minute + interval '1 day', leads = 100");
      expect(await flood(open(), 1, from(newAddress()))).toEqual(['saved']);
      expect(await open().query("select 1 from private.lead_minutes where minute > now() + interval '1 minute'")).toEqual([]);
    });

    it('may be as high as the column takes', async () => {
      await open().query('update private.lead_settings set saved_leads = 2147483647, hour_leads = 2147483647');
      expect(await flood(open(), 2, from('2001:db8:5:5::1'))).toEqual(['saved', 'saved']);
      await setLimit(open(), 10, 10);
    });

    it('does not count what the owner brings in', async () => {
      expect(await outcome(insert(open().query, 'promotion_leads', rows(20)))).toBe('saved');
      expect(await flood(open(), 1, from(newAddress()))).toEqual(['saved']);
    });
  });
}
