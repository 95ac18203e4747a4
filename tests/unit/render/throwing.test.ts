// A template that throws: its page is named, and nothing is published.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { PageModel } from '../../../templates/model';
import { shingleInside } from '../../setup/inside';
import { bytesIn } from '../../setup/output';
import { project, shingle } from '../../setup/run';

/** Paths of the pages whose template throws. */
const failing = vi.hoisted(() => new Set<string>());

vi.mock('../../../generator/render/index', async (original) => {
  const real = await original<typeof import('../../../generator/render/index')>();
  return { ...real, loadTemplates: async (file: string) => throwing(await real.loadTemplates(file)) };
});

function throwing<Templates extends { renderPage: (page: PageModel, frame: never) => string }>(templates: Templates): Templates {
  const renderPage: Templates['renderPage'] = (page, frame) => {
    if (failing.has(page.path)) throw new Error(`no heading on ${page.path}`);
    return templates.renderPage(page, frame);
  };
  return { ...templates, renderPage };
}

const scratch = mkdtempSync(join(tmpdir(), 'shingle-throwing-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const args = ['generate', '--data', 'data', '--out', 'out'];

describe('a template that throws', () => {
  it('is a problem of its page, and leaves the site as it was', async () => {
    cpSync(join(project, 'tests/fixtures/small'), join(scratch, 'data'), { recursive: true });
    expect(shingle(args, { cwd: scratch })).toMatchObject({ status: 0, stderr: '' });
    const before = bytesIn(join(scratch, 'out'));

    failing.add('/privacy').add('/');
    expect(await shingleInside(args, scratch)).toEqual({
      status: 1,
      stdout: '',
      stderr: [
        '/  this page could not be rendered: no heading on /',
        '  fix: this is a fault in a template, or data that a template did not expect; nothing was published',
        '/privacy  this page could not be rendered: no heading on /privacy',
        '  fix: this is a fault in a template, or data that a template did not expect; nothing was published',
        '',
        '2 problems. Nothing was written.',
        '',
      ].join('\n'),
    });
    const { stdout } = await shingleInside([...args, '--json'], scratch);
    const { problems } = JSON.parse(stdout) as { problems: { stack?: string }[] };
    expect(problems.map(({ stack }) => stack)).toEqual([expect.stringContaining('at Object.renderPage'), expect.stringContaining('throwing.test.ts')]);
    expect(bytesIn(join(scratch, 'out'))).toEqual(before);
  });
});
