// What a visitor's first use of a form costs: the module that talks to the backend, as Vite makes it.
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { project } from '../../../setup/run';

/** Sender, insert, rows and key check, all of it used. */
const ENTRY =
  'export * from "/client/leads/sender.ts"; export * from "/client/leads/rows.ts"; export * from "/client/leads/publicKey.ts"; export * from "/client/leads/config.ts";';

it('weighs less than 6.5 KiB, and holds no key but the public one', async () => {
  const code = await bundled();
  expect(code).toContain('/rest/v1');
  expect(code).not.toMatch(/eyJ[\w-]{10}|service_role/);
  expect(brotliCompressSync(code).length).toBeLessThan(6.5 * 1024);
});

async function bundled(): Promise<string> {
  const result = await build({
    configFile: false,
    root: project,
    mode: 'production',
    logLevel: 'error',
    plugins: [{ name: 'entry', resolveId: (id) => (id === 'leads-entry' ? id : null), load: (id) => (id === 'leads-entry' ? ENTRY : null) }],
    build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions: { input: 'leads-entry', preserveEntrySignatures: 'strict' } },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  expect(chunks).toHaveLength(1);
  return chunks[0]?.code ?? '';
}
