import { describe, expect, it } from 'vitest';
import { leadNews } from '../../generator/serve/leadNews';
import { databaseRefusal, noKey, tooLarge } from '../../generator/serve/postgrest';

const saved = { status: 201, headers: {}, body: '' };
const sent = (table: string, referer?: string, method = 'POST') => ({ method, path: [table], headers: referer === undefined ? {} : { referer } });
const refused = (code: string, message: string) => databaseRefusal({ code, message, detail: 'Failing row contains (Ann Example).', hint: null });

describe('a line for each lead', () => {
  it.each([
    [sent('contact_submissions', 'https://x.test/cities/riverside?email=ann@x.test#contact'), saved, 'lead saved: contact form on /cities/riverside'],
    [sent('promotion_leads', 'https://x.test/'), saved, 'lead saved: promotion form on /'],
    [sent('contact_submissions'), saved, 'lead saved: contact form'],
    [sent('contact_submissions', 'https://x.test/Ann%20Example'), saved, 'lead saved: contact form'],
    [sent('contact_submissions', 'no address'), saved, 'lead saved: contact form'],
    [sent('contact_submissions', undefined, 'GET'), saved, null],
    [sent('elsewhere'), saved, null],
  ])('%j', (request, answer, line) => expect(leadNews(request, answer)).toBe(line));

  it.each([
    [refused('PT429', 'Too many requests'), 'too many came from one address (429)'],
    [refused('23505', 'duplicate key value violates unique constraint "contact_submissions_same_lead"'), 'the same lead is kept already (409)'],
    [refused('23514', 'new row for relation "contact_submissions" violates check constraint "contact_submissions_email"'), 'its email is not as it has to be (400)'],
    [refused('23502', 'null value in column "phone" of relation "contact_submissions" violates not-null constraint'), 'its phone is missing (400)'],
    [refused('22P02', 'invalid input syntax for type boolean: "Ann Example"'), 'it is not what a form sends (400)'],
    [refused('57P01', 'terminating connection'), 'the lead store could not take it now (503)'],
    [noKey(), 'it came without the right key, or asked for more than a form may (401)'],
    [tooLarge(), 'it is too large (413)'],
    [{ status: 400, headers: {}, body: 'no json' }, 'it is not what a form sends (400)'],
  ])('gives the reason in words of its own: %j', (answer, reason) => {
    expect(leadNews(sent('contact_submissions'), answer)).toBe(`lead not saved: contact form: ${reason}`);
  });
});
