// A project of a test's own: what is said of the default folders is tried there, and the operator's data/ and out/ stay out of it.
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { project } from './run';

const PROGRAM = ['bin', 'generator', 'templates', 'client', 'supabase', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** Puts the program into `folder`, with a copy of `data` as its data; gives its launcher. */
export function ownProject(folder: string, data: string): string {
  for (const name of PROGRAM) cpSync(join(project, name), join(folder, name), { recursive: true });
  cpSync(data, join(folder, 'data'), { recursive: true });
  // On Windows anybody may make a junction; elsewhere it is a link.
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return join(folder, 'bin/shingle');
}
