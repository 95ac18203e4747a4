#!/usr/bin/env node
// Inserts per second over HTTP on the embedded store and on PostgreSQL, and static requests per second: see ../README.md.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { load } from './load.mjs';

const { values: flags } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    clients: { type: 'string', default: '1,32,256' },
    'no-postgres': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const seconds = Number(flags.seconds);
const counts = flags.clients.split(',').map(Number);

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const scratch = mkdtempSync(join(tmpdir(), 'shingle-bench-'));
const servers = [];
let lead = 0;

try {
  const site = join(scratch, 'out');
  execFileSync(process.execPath, [join(project, 'bin/shingle'), 'generate', '--quiet', '--out', site], { cwd: project });
  const embedded = await start([
    join(project, 'bin/shingle'),
    'serve',
    '--json',
    '--port',
    '0',
    '--out',
    site,
    '--leads',
    join(scratch, 'leads'),
    '--lead-limit',
    '100000000/1',
  ]);
  const rows = [];
  await warmUp(embedded);
  for (const clients of counts) rows.push({ what: 'inserts, embedded', clients, ...(await inserts(embedded, clients)) });
  for (const encoding of ['br', 'identity']) rows.push({ what: `pages, ${encoding}`, clients: 32, ...(await pages(embedded, encoding, site)) });
  await stop(embedded);
  if (!flags['no-postgres']) {
    const postgres = await start([await bundled('bench/leads/postgresServer.ts')]);
    await warmUp(postgres);
    for (const clients of counts) rows.push({ what: `inserts, PostgreSQL ${postgres.version}`, clients, ...(await inserts(postgres, clients)) });
    await stop(postgres);
  }
  print(rows);
} finally {
  for (const { child } of servers) child.kill('SIGKILL');
  rmSync(scratch, { recursive: true, force: true });
}

async function start(args) {
  const child = spawn(process.execPath, args, { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'exit').then(() => {
    throw new Error(`${args[0]} ended`);
  });
  gone.catch(() => {});
  const [line] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), gone]);
  const server = { child, ...JSON.parse(line) };
  servers.push(server);
  return server;
}

async function stop({ child }) {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** The server over PostgreSQL is TypeScript, as what it measures is. */
async function bundled(source) {
  const { build } = await import('vite');
  const outDir = join(project, '.shingle', 'bench');
  await build({
    configFile: false,
    root: project,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: { input: { postgresServer: join(project, source) }, output: { entryFileNames: '[name].js' } },
    },
  });
  return join(outDir, 'postgresServer.js');
}

/** WebAssembly and JavaScript are compiled as they run: the first few hundred leads take several times as long. */
async function warmUp(server) {
  for (let saved = 0; saved < 500; ) saved += (await inserts(server, 8, 1)).count;
}

/** Each lead another, from one of a thousand addresses. */
function inserts({ url, key = 'sb_publishable_shingle-local' }, clients, duration = seconds) {
  const { host } = new URL(url);
  const next = () => {
    lead += 1;
    const body = JSON.stringify({
      name: `Visitor ${lead}`,
      email: 'visitor@example.com',
      phone: '(951) 555-0123',
      address: '1 Main Street, Riverside, CA 92501',
      roof_age: '11-15',
      best_time: 'morning',
      emergency: false,
      message: 'The roof leaks over the kitchen.',
      webhook_url: null,
    });
    return (
      `POST /rest/v1/contact_submissions HTTP/1.1\r\nHost: ${host}\r\napikey: ${key}\r\nAuthorization: Bearer ${key}\r\n` +
      `Content-Profile: public\r\nContent-Type: application/json\r\nX-Forwarded-For: 10.0.${lead % 4}.${lead % 250}\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    );
  };
  return load({ url: new URL(url), clients, seconds: duration, next });
}

function pages({ url }, encoding, site) {
  const { host } = new URL(url);
  const cities = readdirSync(join(site, 'cities')).map((name) => `/cities/${name.replace(/\.html$/, '')}`);
  let count = 0;
  const next = () => `GET ${cities[count++ % cities.length]} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: ${encoding}\r\n\r\n`;
  return load({ url: new URL(url), clients: 32, seconds, next });
}

function print(rows) {
  if (flags.json) return console.log(JSON.stringify(rows, null, 2));
  console.log('| what | clients | per second | p50 ms | p99 ms | ratio to PostgreSQL | answers |');
  console.log('|---|--:|--:|--:|--:|--:|---|');
  for (const row of rows) {
    const other = row.what.startsWith('inserts') ? rows.find(({ what, clients }) => /PostgreSQL/.test(what) && clients === row.clients) : undefined;
    const ratio = other === undefined ? '' : (row.perSecond / other.perSecond).toFixed(2);
    const answers = Object.entries(row.statuses)
      .map(([status, count]) => `${count} x ${status}`)
      .join(', ');
    console.log(`| ${row.what} | ${row.clients} | ${row.perSecond.toFixed(0)} | ${row.p50.toFixed(1)} | ${row.p99.toFixed(1)} | ${ratio} | ${answers} |`);
  }
}
