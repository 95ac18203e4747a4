// Folders that a site is never written to.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refuseFolder } from '../../../generator/publish/refusals';
import { sourceFolders } from '../../../generator/settings';
import { project } from '../../setup/run';

const data = join(project, 'tests/sample');
const sources = sourceFolders({ project, data });

describe('the site is not written', () => {
  it.each([
    ['to the data', data, 'is what the site is made from'],
    ['into the data', join(data, 'public'), 'is what the site is made from'],
    ['among the templates', join(project, 'templates/site'), 'is what the site is made from'],
    ['among the packages', join(project, 'node_modules/.site'), 'is what the site is made from'],
    ['over the project', project, 'the folder holds'],
    ['over what is above the data', join(data, '..'), 'the folder holds'],
  ])('%s', (_where, out, why) => {
    expect(refuseFolder(out, sources)).toMatchObject({ file: out, what: expect.stringContaining(why), fix: 'name another folder with --out' });
  });

  it('but beside them, whatever its name begins with', () => {
    for (const name of ['out-new', 'database', 'templates-old/site']) expect(refuseFolder(join(project, name), sources)).toBeNull();
  });
});
