// The same data gives the same bytes: twice, in another time zone and locale, from another folder, under another name.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { bytesIn, filesIn } from '../setup/output';
import { ownProject } from '../setup/ownProject';
import { sample, shingle } from '../setup/run';

const scratch = mkdtempSync(join(tmpdir(), 'shingle same (1) ñ '));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const shipped = inject('site');

describe('the same bytes', () => {
  it('come out twice, in another time zone and locale, from another folder', () => {
    const out = join(scratch, 'twice');
    const env = { TZ: 'Pacific/Kiritimati', LC_ALL: 'de_DE.UTF-8', LANG: 'de_DE.UTF-8' };
    for (let run = 0; run < 2; run += 1) {
      expect(shingle(['generate', '--quiet', '--out', out], { cwd: scratch, env })).toMatchObject({ status: 0, stdout: '' });
      expect(bytesIn(out)).toEqual(bytesIn(shipped));
    }
  });

  it('come out of data with Windows line ends', () => {
    const data = join(scratch, 'crlf');
    cpSync(sample, data, { recursive: true });
    for (const file of filesIn(data)) writeFileSync(join(data, file), readFileSync(join(data, file), 'utf8').replace(/\n/g, '\r\n'));
    const out = join(scratch, 'crlf-out');
    expect(shingle(['generate', '--quiet', '--data', data, '--out', out]).status).toBe(0);
    expect(bytesIn(out)).toEqual(bytesIn(shipped));
  });

  it('come out of a project in a folder with spaces and accents', () => {
    const copy = join(scratch, 'my site');
    expect(shingle(['generate', '--quiet'], { bin: ownProject(copy, sample), cwd: scratch }).status).toBe(0);
    expect(bytesIn(join(copy, 'out'))).toEqual(bytesIn(shipped));
  });
});
