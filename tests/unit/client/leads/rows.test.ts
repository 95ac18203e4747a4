// From the form to the row: exactly the columns, trimmed, null for what was left empty; and to the webhook's payload.
import { describe, expect, it } from 'vitest';
import { clean } from '../../../../client/leads/clean';
import { contactLead, contactValues, promotionLead, promotionValues } from '../../../../client/leads/rows';
import { webhookPayload } from '../../../../client/leads/webhook';
import { CONTACT_COLUMNS, PROMOTION_COLUMNS } from '../../../../generator/leads/columns';
import { values } from './leads';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

const filled = {
  name: ' Ana  Núñez\u00a0',
  email: '\tana@example.com\n',
  phone: '(951) 555-0123 x4 ',
  address: ' 1 A St\nRiverside ',
  roofAge: '6-10',
  bestTime: 'morning',
  emergency: 'on',
  message: ' Two leaks.\n\nOne is “big”. ',
};

describe('the contact row', () => {
  it('has the nine columns, as typed and trimmed', () => {
    const { table, row } = contactLead(contactValues(form(filled), ' https://hooks.example.com/x '));
    expect(table).toBe('contact_submissions');
    expect(Object.keys(row)).toEqual([...CONTACT_COLUMNS]);
    expect(row).toEqual({
      name: 'Ana  Núñez',
      email: 'ana@example.com',
      phone: '(951) 555-0123 x4',
      address: '1 A St\nRiverside',
      roof_age: '6-10',
      best_time: 'morning',
      emergency: true,
      message: 'Two leaks.\n\nOne is “big”.',
      webhook_url: 'https://hooks.example.com/x',
    });
  });

  it.each(['', ' ', '\n\t\u00a0\ufeff'])('holds null for an optional field with %j', (empty) => {
    const { row } = contactLead({ ...values, roofAge: empty, bestTime: empty, message: empty, webhookUrl: empty });
    expect(row).toMatchObject({ roof_age: null, best_time: null, message: null, webhook_url: null, emergency: false });
  });

  it('has all columns when the form has lost its fields', () => {
    const { row } = contactLead(contactValues(form({}), ''));
    expect(row).toEqual({ name: '', email: '', phone: '', address: '', roof_age: null, best_time: null, emergency: false, message: null, webhook_url: null });
  });

  it('takes no file for a text', () => {
    const data = form(filled);
    data.set('name', new File(['x'], 'x.txt'));
    expect(contactValues(data, '').name).toBe('');
  });
});

describe('the promotion row', () => {
  it('has the six columns', () => {
    const { table, row } = promotionLead(promotionValues(form({ ...filled, interestedInConsultation: 'on' })));
    expect(table).toBe('promotion_leads');
    expect(Object.keys(row)).toEqual([...PROMOTION_COLUMNS]);
    expect(row).toMatchObject({ interested_in_consultation: true, promotion_type: '10_percent_reroof', address: '1 A St\nRiverside' });
  });

  it('says no to the consultation when the box is empty', () => {
    expect(promotionLead(promotionValues(form(filled))).row).toMatchObject({ interested_in_consultation: false });
  });
});

describe('a text', () => {
  it.each([
    ['a\0b\0', 'ab'],
    ['\0 ', ''],
    ['\ud83c and \udfe0', '\ufffd and \ufffd'],
    ['🏠👩‍🚒 é e\u0301 \u202ea', '🏠👩‍🚒 é e\u0301 \u202ea'],
    ['\u00a0\u200bann@example.com\u200b\ufeff', 'ann@example.com'],
    ['\u202aann@example.com\u202c', 'ann@example.com'],
    ['\u2066\u200eann@example.com\u200f\u2069 \u2060', 'ann@example.com'],
    ['\u00ad\u200d \u200c\u061c\u180e', ''],
    ['\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'],
    ['\u2764\ufe0f', '\u2764\ufe0f'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ["Robert'); drop table leads;--", "Robert'); drop table leads;--"],
  ])('%j is kept as %j', (typed, kept) => {
    expect(clean(typed)).toBe(kept);
    expect(clean(kept)).toBe(kept);
  });

  it('with a great gap in it is read at once', () => {
    const start = performance.now();
    const typed = `a${' '.repeat(500_000)}b`;
    expect(clean(typed)).toBe(typed);
    // Quadratic it would take minutes.
    expect(performance.now() - start).toBeLessThan(5000);
  });
});

it('the payload has the fields of the form under their names, then time and source', () => {
  const payload = webhookPayload(contactValues(form(filled), 'https://hooks.example.com/x'), {
    timestamp: '2026-03-02T18:00:00.000Z',
    source: 'Acme website contact form',
  });
  expect(Object.keys(payload)).toEqual([
    'name',
    'email',
    'phone',
    'address',
    'roofAge',
    'bestTime',
    'emergency',
    'message',
    'webhookUrl',
    'timestamp',
    'source',
  ]);
  expect(payload).toMatchObject({
    name: 'Ana  Núñez',
    roofAge: '6-10',
    emergency: true,
    webhookUrl: 'https://hooks.example.com/x',
    timestamp: '2026-03-02T18:00:00.000Z',
  });
});
