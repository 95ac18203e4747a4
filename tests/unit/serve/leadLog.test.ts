import { describe, expect, it } from 'vitest';
import { leadLog } from '../../../generator/serve/leadLog';
import { databaseRefusal, noKey, tooLarge } from '../../../generator/serve/postgrest';
import { pageSentFrom } from '../../../generator/serve/sentFrom';
import type { SiteFile, SiteFiles } from '../../../generator/serve/siteFiles';

const saved = { status: 201, headers: {}, body: '' };
const sent = (table: string, page: string | null = null, method = 'POST') => ({ method, path: [table], page: async () => page });
const refused = (code: string, message: string) => databaseRefusal({ code, message, detail: 'Failing row contains (Ann Example).', hint: null });

describe('a line for each lead', () => {
  it.each([
    [sent('contact_submissions', '/cities/riverside'), saved, 'lead saved: contact form on /cities/riverside'],
    [sent('promotion_leads', '/'), saved, 'lead saved: promotion form on /'],
    [sent('contact_submissions'), saved, 'lead saved: contact form'],
    [sent('contact_submissions', null, 'GET'), saved, null],
    [sent('elsewhere'), saved, null],
    [sent('constructor'), saved, null],
    [sent('__proto__'), saved, null],
  ])('%j', async (request, answer, line) => expect(await leadLog(request, answer)).toBe(line));

  it('says how many there are, and nothing of none', async () => {
    expect(await leadLog(sent('contact_submissions', '/'), saved, 3)).toBe('3 leads saved: contact form on /');
    expect(await leadLog(sent('contact_submissions', '/'), saved, 0)).toBeNull();
  });

  it.each([
    [refused('PT429', 'Too many requests'), 'too many came from one address (429)'],
    [refused('PT429', 'Too many requests were sent in this hour.'), 'too many came in one hour (429)'],
    [refused('PT413', 'At most 10 leads are taken in one request.'), 'it is too large (413)'],
    [refused('23505', 'duplicate key value violates unique constraint "contact_submissions_same_lead"'), 'the same lead is kept already (409)'],
    [
      refused('23514', 'new row for relation "contact_submissions" violates check constraint "contact_submissions_email"'),
      'its email is not as it has to be (400)',
    ],
    [refused('23502', 'null value in column "phone" of relation "contact_submissions" violates not-null constraint'), 'its phone is missing (400)'],
    [refused('22P02', 'invalid input syntax for type boolean: "Ann Example"'), 'it is not what a form sends (400)'],
    [refused('57P01', 'terminating connection'), 'the lead store could not take it now (503)'],
    [noKey(), 'it came without the right key, or asked for more than a form may (401)'],
    [tooLarge(), 'it is too large (413)'],
    [{ status: 400, headers: {}, body: 'no json' }, 'it is not what a form sends (400)'],
  ])('gives the reason in words of its own: %j', async (answer, reason) => {
    expect(await leadLog(sent('contact_submissions'), answer)).toBe(`lead not saved: contact form: ${reason}`);
  });
});

describe('the page of a lead', () => {
  const files: SiteFiles = {
    read: async (file) => {
      if (file === 'services/gutters.html') throw new Error('EACCES');
      return ['index.html', 'cities/riverside.html', '404.html', 'sitemap.xml'].includes(file) ? ({ file } as SiteFile) : null;
    },
  };

  it.each([
    ['http://x.test:4173/', '/', '/'],
    ['http://x.test:4173/cities/riverside?email=ann@x.test#contact', '/', '/cities/riverside'],
    ['http://x.test:4173/roofing/cities/riverside', '/roofing/', '/roofing/cities/riverside'],
    ['http://x.test:4173/cities/riverside', '/roofing/', null],
    ['http://x.test:4173/cities/norco', '/', null],
    ['http://x.test:4173/call-ann-at-9515550101', '/', null],
    ['http://x.test:4173/services/gutters', '/', null],
    ['http://x.test:4173/404', '/', null],
    ['http://x.test:4173/sitemap.xml', '/', null],
    ['http://x.test:4173/rest/v1/contact_submissions', '/', null],
    ['https://elsewhere.test/cities/riverside', '/', null],
    ['no address', '/', null],
    [undefined, '/', null],
  ])('%s under %s is %s', async (referer, base, page) => {
    expect(await pageSentFrom({ host: 'x.test:4173', ...(referer !== undefined && { referer }) }, { base, files })).toBe(page);
  });
});
