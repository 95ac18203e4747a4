// shingle leads: what the lead store keeps, and whether the configured backend can be trusted with leads.

import { LOCAL_KEY } from '../../client/leads/config';
import { checkBackend, type Finding } from '../leads/check';
import { configuredBackend } from '../leads/configured';
import { asObject, CSV, type Format, forTerminal, JSON_LINES, printable, WORDS } from '../leads/show';
import { type LeadsPlace, listLeads, removeLead, whereServed, withOwnStore } from '../leads/source';
import { newLeads } from '../leads/watch';
import { formatProblem, type Problem } from '../problem';
import { startHttp } from '../serve/http';
import { kindOf } from '../serve/mediaTypes';
import { Refusal } from '../serve/refusal';
import { type ProcessEnv, resolveSettings } from '../settings';
import { jsonText } from '../text/json';
import { EXIT } from './exit';
import { writeJson, writeOut } from './output';
import { leadsFolder } from './serve';

export type LeadsCommand = 'list' | 'export' | 'watch' | 'check';

export interface LeadsFlags {
  leads?: string;
  json?: boolean;
  csv?: boolean;
}

export async function run(command: LeadsCommand, flags: LeadsFlags, processEnv: ProcessEnv): Promise<number> {
  return reporting(processEnv, () => COMMANDS[command](placeOf(flags, processEnv), flags, processEnv));
}

export async function remove(id: string, flags: LeadsFlags, processEnv: ProcessEnv): Promise<number> {
  return reporting(processEnv, async () => {
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id))
      throw new Refusal({ what: `${JSON.stringify(id)} is not an id of a lead.`, fix: 'copy it from bin/shingle leads list' });
    const table = await removeLead(placeOf(flags, processEnv), id);
    if (table === null) throw new Refusal({ what: `there is no lead ${id}.`, fix: 'copy the id from bin/shingle leads list' });
    if (flags.json) writeJson({ deleted: id, kind: kindOf(table) });
    else writeOut(`Deleted: ${kindOf(table)} ${id}\n`);
    return EXIT.fine;
  });
}

function placeOf(flags: LeadsFlags, processEnv: ProcessEnv): LeadsPlace {
  const warn = (problem: Problem) => process.stderr.write(`${formatProblem(problem, { cwd: processEnv.cwd, color: false })}\n`);
  return { folder: leadsFolder(flags, processEnv), project: processEnv.project, warn };
}

const COMMANDS = {
  list: async (place, flags) => {
    if (flags.json && !flags.csv) return printArray(place);
    const count = await printAll(place, flags.csv ? csv() : WORDS);
    if (count === 0) process.stderr.write('No leads yet.\n');
    return EXIT.fine;
  },
  export: async (place, flags) => {
    if (flags.json && !flags.csv) return printArray(place);
    await printAll(place, csv());
    return EXIT.fine;
  },
  watch: async (place, flags) => {
    const stop = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort());
    const format = flags.csv ? csv() : flags.json ? JSON_LINES : WORDS;
    writeOut(format.head);
    const talk = (line: string) => process.stderr.write(`${line}\n`);
    for await (const lead of newLeads({ folder: place.folder, talk, signal: stop.signal })) writeOut(format.lead(lead));
    return EXIT.fine;
  },
  check: (place, flags, processEnv) => check(place, flags, processEnv),
} satisfies Record<LeadsCommand, (place: LeadsPlace, flags: LeadsFlags, processEnv: ProcessEnv) => Promise<number>>;

async function reporting({ cwd }: ProcessEnv, work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    process.stderr.write(`${formatProblem(cause.problem, { cwd, color: false })}\n`);
    return EXIT.wrong;
  }
}

/** What a terminal shows is not a file for a spreadsheet. */
function csv(): Format {
  return process.stdout.isTTY ? forTerminal(CSV) : CSV;
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
    writeOut(leads.map((lead, index) => `${count + index === 0 ? '[' : ','}\n${jsonText(asObject(lead))}`).join(''));
    count += leads.length;
  }
  writeOut(count === 0 ? '[]\n' : '\n]\n');
  return EXIT.fine;
}

async function check(place: LeadsPlace, flags: LeadsFlags, processEnv: ProcessEnv): Promise<number> {
  const backend = configuredBackend(resolveSettings({}, processEnv));
  const name = backend === null ? 'the embedded store' : `Supabase at ${backend.url}`;
  const findings = await (backend === null ? checkEmbedded(place) : checkBackend(backend));
  const ok = findings.every((finding) => finding.ok);
  if (flags.json) writeJson({ ok, backend: name, findings }, 2);
  else writeOut(inWords(name, findings));
  return ok ? EXIT.fine : EXIT.wrong;
}

/** What a backend answered is a stranger's text. */
function inWords(name: string, findings: readonly Finding[]): string {
  const lines = findings.map(
    ({ ok, later, what, why }) => `${ok ? 'ok   ' : later ? 'LATER' : 'WRONG'} ${what}${why === null ? '' : `\n      ${printable(why)}`}\n`,
  );
  return `${lines.join('')}${verdict(name, findings)} Nothing was stored.\n`;
}

function verdict(name: string, findings: readonly Finding[]): string {
  if (findings.every(({ ok }) => ok)) return `Good: ${name} takes leads and protects them.`;
  if (findings.some(({ ok, later }) => !ok && !later)) return `Not good: ${name} cannot be trusted with leads yet.`;
  return `Not known yet: this address has reached the limit of leads at ${name}, so the limit works. Check again in some minutes.`;
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
