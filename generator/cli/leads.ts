// shingle leads: what the lead store keeps, and whether the configured backend can be trusted with leads.
import { keyKind } from '../../client/leads/publicKey';
import { type Finding, checkBackend } from '../leads/check';
import { asObject, CSV, type Format, JSON_LINES, WORDS } from '../leads/show';
import { newLeads } from '../leads/watch';
import { type LeadsPlace, listLeads, removeLead, whereServed, withOwnStore } from '../leads/source';
import { formatProblem, type Problem } from '../problem';
import { startHttp } from '../serve/http';
import { LOCAL_KEY } from '../../client/leads/config';
import { kindOf } from '../serve/kinds';
import { Refusal } from '../serve/refusal';
import { settle, type Surroundings } from '../settings';
import { EXIT } from './main';
import { writeOut } from './output';
import { leadsFolder } from './serve';

export type LeadsCommand = 'list' | 'export' | 'watch' | 'check';

export interface LeadsFlags {
  leads?: string;
  json?: boolean;
  csv?: boolean;
}

export async function run(command: LeadsCommand, flags: LeadsFlags, surroundings: Surroundings): Promise<number> {
  return reporting(surroundings, () => COMMANDS[command](placeOf(flags, surroundings), flags, surroundings));
}

export async function remove(id: string, flags: LeadsFlags, surroundings: Surroundings): Promise<number> {
  return reporting(surroundings, async () => {
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) throw new Refusal({ what: `${JSON.stringify(id)} is no id of a lead.`, fix: 'copy it from bin/shingle leads list' });
    const table = await removeLead(placeOf(flags, surroundings), id);
    if (table === null) throw new Refusal({ what: `there is no lead ${id}.`, fix: 'copy the id from bin/shingle leads list' });
    writeOut(flags.json ? `${JSON.stringify({ deleted: id, kind: kindOf(table) })}\n` : `Deleted: ${kindOf(table)} ${id}\n`);
    return EXIT.fine;
  });
}

function placeOf(flags: LeadsFlags, surroundings: Surroundings): LeadsPlace {
  const warn = (problem: Problem) => process.stderr.write(`${formatProblem(problem, { cwd: surroundings.cwd, color: false })}\n`);
  return { folder: leadsFolder(flags, surroundings), project: surroundings.project, warn };
}

const COMMANDS = {
  list: async (place, flags) => {
    if (flags.json && !flags.csv) return printArray(place);
    const count = await printAll(place, flags.csv ? CSV : WORDS);
    if (count === 0) process.stderr.write('No leads yet.\n');
    return EXIT.fine;
  },
  export: async (place, flags) => {
    if (flags.json && !flags.csv) return printArray(place);
    await printAll(place, CSV);
    return EXIT.fine;
  },
  watch: async (place, flags) => {
    const stop = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort());
    const format = flags.csv ? CSV : flags.json ? JSON_LINES : WORDS;
    writeOut(format.head);
    const talk = (line: string) => process.stderr.write(`${line}\n`);
    for await (const lead of newLeads({ folder: place.folder, talk, signal: stop.signal })) writeOut(format.lead(lead));
    return EXIT.fine;
  },
  check: (place, flags, surroundings) => check(place, flags, surroundings),
} satisfies Record<LeadsCommand, (place: LeadsPlace, flags: LeadsFlags, surroundings: Surroundings) => Promise<number>>;

async function reporting({ cwd }: Surroundings, work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    process.stderr.write(`${formatProblem(cause.problem, { cwd, color: false })}\n`);
    return EXIT.wrong;
  }
}

async function printAll(place: LeadsPlace, format: Format): Promise<number> {
  let count = 0;
  for await (const leads of listLeads(place)) {
    writeOut((count === 0 ? format.head : '') + leads.map(format.lead).join(''));
    count += leads.length;
  }
  if (count === 0) writeOut(format.head);
  return count;
}

async function printArray(place: LeadsPlace): Promise<number> {
  let count = 0;
  for await (const leads of listLeads(place)) {
    writeOut(leads.map((lead, index) => `${count + index === 0 ? '[' : ','}\n${JSON.stringify(asObject(lead))}`).join(''));
    count += leads.length;
  }
  writeOut(count === 0 ? '[]\n' : '\n]\n');
  return EXIT.fine;
}

async function check(place: LeadsPlace, flags: LeadsFlags, surroundings: Surroundings): Promise<number> {
  const { supabase } = settle({}, surroundings);
  const { name, findings } =
    supabase.url !== null || supabase.anonKey !== null
      ? { name: `Supabase at ${supabase.url ?? '(no address)'}`, findings: await checkHosted(supabase) }
      : { name: 'the embedded store', findings: await checkEmbedded(place) };
  const ok = findings.every((finding) => finding.ok);
  if (flags.json) writeOut(`${JSON.stringify({ ok, backend: name, findings }, null, 2)}\n`);
  else {
    for (const { ok: fine, what, why } of findings) writeOut(`${fine ? 'ok   ' : 'WRONG'} ${what}${why === null ? '' : `\n      ${why}`}\n`);
    writeOut(ok ? `Good: ${name} takes leads and protects them. Nothing was stored.\n` : `Not good: ${name} cannot be trusted with leads yet. Nothing was stored.\n`);
  }
  return ok ? EXIT.fine : EXIT.wrong;
}

async function checkHosted({ url, anonKey }: { url: string | null; anonKey: string | null }): Promise<Finding[]> {
  if (url === null || anonKey === null) {
    throw new Refusal({ field: url === null ? 'SUPABASE_URL' : 'SUPABASE_ANON_KEY', what: 'is not set, but the other one is.', fix: 'set both, or neither' });
  }
  if (keyKind(anonKey) === 'secret') throw new Refusal({ field: 'SUPABASE_ANON_KEY', what: 'holds a secret key.', fix: 'set it to the public (anon or publishable) key, and replace the secret one: it may have been seen' });
  if (!URL.canParse(url)) throw new Refusal({ field: 'SUPABASE_URL', what: `${JSON.stringify(url)} is no address.`, fix: 'write it like https://abc.supabase.co' });
  return checkBackend({ url, key: anonKey });
}

/** Through a server in any case, as a browser would: the one that runs, or one for the moment. */
async function checkEmbedded(place: LeadsPlace): Promise<Finding[]> {
  const served = await whereServed(place.folder);
  if (served !== null) return checkBackend(served);
  return withOwnStore(place, async (store, schema) => {
    const log = (line: string) => process.stderr.write(`${line}\n`);
    const http = await startHttp({ host: '127.0.0.1', port: 0, base: '/', files: { read: async () => null }, store, schema, log });
    try {
      return await checkBackend({ url: `http://127.0.0.1:${http.port}`, key: LOCAL_KEY });
    } finally {
      await http.stop();
    }
  });
}
