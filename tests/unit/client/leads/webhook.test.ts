// Which addresses take a copy of a lead: what passes here passes the check of the database too.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forwardLead, parseWebhookUrl, post } from '../../../../client/leads/webhook';
import { WEBHOOK_URL_PATTERN } from '../../../database/limits';
import { count, drawing, SEED } from '../../../setup/random';
import { values } from './leads';

const inDatabase = new RegExp(WEBHOOK_URL_PATTERN, 'i');
const copy = { timestamp: '2026-03-02T18:00:00.000Z', source: 'Acme website contact form' };

afterEach(() => vi.restoreAllMocks());

describe('an address', () => {
  it.each([
    'https://hooks.zapier.com/x',
    ' https://hooks.example.com/a?b=c#d ',
    'HTTPS://Hooks.example.com',
    'https://localhost/',
    'https://[::1]:8443/x',
    'https://münchen.example/ü',
    'https://a.example?x=@',
    'https://a.example/@b',
  ])('%j is taken, trimmed', (typed) => {
    expect(parseWebhookUrl(typed)).toEqual({ url: typed.trim(), problem: null });
    expect(typed.trim()).toMatch(inDatabase);
  });

  it.each([
    ['http://hooks.example.com/', 'not-https'],
    ['javascript:alert(1)', 'not-https'],
    ['JavaScript://alert(1)', 'not-https'],
    ['data:text/plain,x', 'not-https'],
    ['ftp://example.com/', 'not-https'],
    ['wss://example.com/', 'not-https'],
    ['https://me@example.com/', 'credentials'],
    ['https://me:pw@example.com/', 'credentials'],
    ['https://:pw@example.com/', 'credentials'],
    ['https://@example.com/', 'credentials'],
    ['hooks.zapier.com/x', 'not-an-address'],
    ['localhost:8443/x', 'not-an-address'],
    ['//example.com/', 'not-an-address'],
    ['https:example.com', 'not-an-address'],
    ['https:/example.com', 'not-an-address'],
    ['https:///example.com', 'not-an-address'],
    ['https:\\\\example.com', 'not-an-address'],
    ['https://example.com\\@evil.example', 'not-an-address'],
    ['https://', 'not-an-address'],
    ['https://?x', 'not-an-address'],
    ['https://exa mple.com', 'not-an-address'],
    ['https://example.com/a b', 'not-an-address'],
    ['https://exam\nple.com', 'not-an-address'],
    ['https://example.com/\u0007', 'not-an-address'],
    ['“https://example.com”', 'not-an-address'],
    ['https://example.com:99999/', 'not-an-address'],
  ])('%j is refused: %s', (typed, problem) => {
    expect(parseWebhookUrl(typed)).toEqual({ url: null, problem });
  });

  it('never passes here and fails in the database', () => {
    const parts = ['https', 'http', ':', '/', '//', '@', '?', '#', '\\', ' ', '\u0001', '\t', 'a', 'a.example', '[::1]', ':1', '%20', 'é', '\u00a0', '.'];
    const random = drawing(SEED);
    let taken = 0;
    for (let run = 0; run < count(200_000); run += 1) {
      const typed = (random(2) ? 'https://a' : '') + Array.from({ length: random(7) }, () => parts[random(parts.length)]).join('');
      const { url } = parseWebhookUrl(typed);
      if (url === null) continue;
      taken += 1;
      expect(url, `SEED=${SEED}`).toMatch(inDatabase);
      const { protocol, username, password } = new URL(url);
      expect([protocol, username, password], `SEED=${SEED}`).toEqual(['https:', '', '']);
    }
    expect(taken).toBeGreaterThan(100);
  });
});

describe('the copy', () => {
  it('is not sent without an address, nor to one that is refused', async () => {
    const sent = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no'));
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await forwardLead(values, copy);
    expect(warned).not.toHaveBeenCalled();
    await forwardLead({ ...values, webhookUrl: 'http://hooks.example.com' }, copy);
    expect(warned).toHaveBeenCalledExactlyOnceWith('The webhook was not called: not-https.');
    expect(sent).not.toHaveBeenCalled();
  });

  it('is one POST, and what goes wrong is logged without any of its contents', async () => {
    const sent = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await forwardLead({ ...values, webhookUrl: 'https://hooks.example.com/x' }, copy);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', mode: 'no-cors', keepalive: true });
    expect(warned).toHaveBeenCalledExactlyOnceWith('The webhook was not reached:', 'Failed to fetch');
  });

  it('cannot fail even where fetch throws at once', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(() => {
      throw new TypeError('keepalive body too large');
    });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await expect(post('https://hooks.example.com/x', 'x')).resolves.toBeUndefined();
  });
});
