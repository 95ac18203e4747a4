// What is of one form only: listed values, an emergency, a webhook, the promotion.
import { describe, expect, it } from 'vitest';
import { PROMOTION_TYPE } from '../../../client/leads/fields';
import { BEST_TIMES, ROOF_AGES, WEBHOOK_URL_PATTERN } from '../limits';
import type { Database } from '../open';
import { newLead, send, stored } from '../request';
import { CHECK, MISSING, OPTIONAL } from './setup';

export function contactValues(open: () => Database): void {
  describe('values of the contact form', () => {
    const table = 'contact_submissions';

    it('stores null for an optional field that was left empty', async () => {
      for (const blank of ['', '   ', '\u3000\n', null]) {
        const lead = newLead(table, Object.fromEntries(OPTIONAL.map((column) => [column, blank])));
        expect(await send(open(), table, lead)).toBe('saved');
        expect(await stored(open(), table, lead.name)).toEqual([{ ...lead, roof_age: null, best_time: null, message: null, webhook_url: null }]);
      }
    });

    it('takes the listed values and no other', async () => {
      for (const roof_age of ROOF_AGES) expect([roof_age, await send(open(), table, newLead(table, { roof_age }))]).toEqual([roof_age, 'saved']);
      for (const best_time of BEST_TIMES) expect([best_time, await send(open(), table, newLead(table, { best_time }))]).toEqual([best_time, 'saved']);
      for (const roof_age of ['5', '0-5 years', '0–5', 'Unknown', '21+', '20'])
        expect([roof_age, await send(open(), table, newLead(table, { roof_age }))]).toEqual([roof_age, CHECK]);
      for (const best_time of ['Morning', 'night', 'morning (8AM-12PM)'])
        expect([best_time, await send(open(), table, newLead(table, { best_time }))]).toEqual([best_time, CHECK]);
    });

    it('takes an emergency that is true or false', async () => {
      for (const emergency of [true, false]) expect(await send(open(), table, newLead(table, { emergency }))).toBe('saved');
      expect(await send(open(), table, newLead(table, { emergency: null }))).toBe(MISSING);
      expect(await send(open(), table, newLead(table, { emergency: 'perhaps' }))).toBe('22P02');
      const { emergency: _left, ...without } = newLead(table);
      expect(await send(open(), table, without)).toBe('saved');
      expect(await stored(open(), table, without.name)).toMatchObject([{ emergency: false }]);
    });

    webhooks(open);
  });
}

function webhooks(open: () => Database): void {
  const table = 'contact_submissions';

  it('takes a webhook only over https and without credentials', async () => {
    const good = [
      'https://hooks.example.com/a',
      'https://hooks.example.com',
      'HTTPS://Hooks.Example.com/a?b=c#d',
      'https://localhost/',
      'https://[::1]:8443/x',
      'https://exämple.com/ü',
      'https://example.com/a@b',
      'https://example.com?x=a@b',
      'https://example.com/a\\b',
    ];
    const bad = [
      'http://hooks.example.com/a',
      'hooks.zapier.com/x',
      '//example.com',
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://example.com',
      'https:example.com',
      'https:/example.com',
      'https://',
      'https:///a',
      'https://user:secret@example.com/',
      'https://user@example.com/',
      'https://exa mple.com/',
      'https://example.com/a b',
      'https://example.com/\na',
      'https://example.com\\@evil.example/',
      'xhttps://example.com',
      'https://?a',
      'https://#a',
    ];
    for (const webhook_url of [...good, ...bad]) {
      expect([webhook_url, new RegExp(WEBHOOK_URL_PATTERN, 'i').test(webhook_url)]).toEqual([webhook_url, good.includes(webhook_url)]);
      expect([webhook_url, await send(open(), table, newLead(table, { webhook_url }))]).toEqual([webhook_url, good.includes(webhook_url) ? 'saved' : CHECK]);
    }
  });
}

export function promotionValues(open: () => Database): void {
  describe('values of the promotion form', () => {
    const table = 'promotion_leads';

    it('takes the one promotion, and no other', async () => {
      for (const promotion_type of ['20_percent_reroof', '10_PERCENT_REROOF', '', ' 10_percent_reroof'])
        expect(await send(open(), table, newLead(table, { promotion_type }))).toBe(CHECK);
      expect(await send(open(), table, newLead(table, { promotion_type: null }))).toBe(MISSING);
      expect(await send(open(), table, newLead(table, { promotion_type: PROMOTION_TYPE }))).toBe('saved');
    });

    it('takes interest in a consultation for granted, as the form does', async () => {
      const { interested_in_consultation: _interested, promotion_type: _type, ...without } = newLead(table);
      expect(await send(open(), table, without)).toBe('saved');
      expect(await stored(open(), table, without.name)).toMatchObject([{ interested_in_consultation: true, promotion_type: PROMOTION_TYPE }]);
      expect(await send(open(), table, newLead(table, { interested_in_consultation: false }))).toBe('saved');
      expect(await send(open(), table, newLead(table, { interested_in_consultation: null }))).toBe(MISSING);
    });
  });
}
