// The webhook where it will run: what Chromium really sends there.
import { beforeEach, describe, expect, it } from 'vitest';
import { values } from '../../unit/client/leads/leads';
import { closeOff, context, listen, listening, page, site } from './setup';

describe('the webhook', () => {
  beforeEach(closeOff);
  const copy = { timestamp: '2026-03-02T18:00:00.000Z', source: 'Acme website contact form' };

  it('gets text/plain that is JSON, without cookies and without being asked first', async () => {
    const echo = await listening((response) => response.writeHead(200, { 'Set-Cookie': 'a=b' }).end('ok'));
    const host = await site();
    await page.goto(host.url);
    await context.addCookies([{ name: 'session', value: 'secret', url: echo.url }]);
    await page.evaluate(([url, given, when]) => leads.post(url, JSON.stringify(leads.webhookPayload(given, when))), [
      `${echo.url}/hook?x=1`,
      values,
      copy,
    ] as const);
    expect(echo.received).toHaveLength(1);
    const [{ line, headers, body } = { line: '', headers: [], body: '' }] = echo.received;
    const header = Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
    expect(line).toBe('POST /hook?x=1');
    expect(header).toMatchObject({ 'content-type': 'text/plain;charset=UTF-8', 'sec-fetch-mode': 'no-cors' });
    expect(header).not.toHaveProperty('cookie');
    expect(JSON.parse(body)).toEqual({ ...values, ...copy });
  });

  it('gets it after the page is left', async () => {
    const echo = await listening((response) => response.end('ok'));
    const host = await site();
    await page.goto(host.url);
    await page.evaluate((url) => {
      addEventListener('pagehide', () => void leads.post(url, 'x'.repeat(40_000)));
    }, echo.url);
    await page.goto(`${host.url}/other`);
    await expect.poll(() => echo.received.map(({ body }) => body.length)).toEqual([40_000]);
  });

  it('is called at its https address, once, with keepalive', async () => {
    const calls: { method: string; body: string | null }[] = [];
    await context.route('https://hooks.example.com/**', (route) => {
      calls.push({ method: route.request().method(), body: route.request().postData() });
      return route.fulfill({ status: 200, body: 'ok' });
    });
    const host = await site();
    await page.goto(host.url);
    const inits = await page.evaluate(
      async ([given, when]) => {
        const seen: (RequestInit | undefined)[] = [];
        const send = window.fetch;
        window.fetch = (input, init) => (seen.push(init), send(input, init));
        await leads.forwardLead({ ...given, webhookUrl: ' https://hooks.example.com/x ' }, when);
        return seen.map((init) => ({ keepalive: init?.keepalive, mode: init?.mode }));
      },
      [values, copy] as const,
    );
    expect(inits).toEqual([{ keepalive: true, mode: 'no-cors' }]);
    expect(calls.map(({ method, body }) => [method, JSON.parse(body ?? '')])).toEqual([
      ['POST', { ...values, webhookUrl: 'https://hooks.example.com/x', ...copy }],
    ]);
  });

  it('fails nothing: blocked, gone, too large', async () => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const host = await site();
    await page.goto(host.url);
    const gone = await listen(() => {});
    await gone.close();
    await page.evaluate(
      (url) => Promise.all([leads.post('https://blocked.example/', 'x'), leads.post(url, 'x'), leads.post(url, 'x'.repeat(70_000))]),
      gone.url,
    );
    expect(warnings).toHaveLength(3);
    for (const warning of warnings) expect(warning).toMatch(/^The webhook was not reached: Failed to (fetch|execute)/);
    expect(errors).toEqual([]);
  });
});
