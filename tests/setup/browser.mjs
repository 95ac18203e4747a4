// A Chromium for the browser tests: one that is there, Playwright's too, else Debian's by apt, else Playwright's download. Beside
// it, where there is one, the shell without a window: the same engine, and the tests take two thirds of the time.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Paths; the shell is the browser itself where there is none. */
export async function findBrowsers(project) {
  const browser = process.env.SHINGLE_BROWSER || present(NAMES) || (await playwrights()) || debians() || (await downloaded(project));
  const shell = process.env.SHINGLE_BROWSER_SHELL || (process.env.SHINGLE_BROWSER ? undefined : present(SHELLS)) || browser;
  return { browser, shell };
}

function present(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Debian's package, where apt is there and we may use it. */
function debians() {
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  const root = process.getuid?.() === 0;
  const apt = (...args) => {
    const command = root ? ['apt-get', ...args] : ['sudo', '-n', 'apt-get', ...args];
    return spawnSync(command[0], command.slice(1), { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  };
  process.stderr.write('Installing chromium for the browser tests (once) ...\n');
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'chromium-headless-shell', 'fonts-liberation');
  return present(NAMES);
}

/** The browser that Playwright keeps, if it was downloaded before. */
async function playwrights() {
  const { chromium } = await import('playwright');
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

async function downloaded(project) {
  spawnSync(process.execPath, [join(project, 'node_modules/playwright/cli.js'), 'install', '--with-deps', 'chromium'], { stdio: ['ignore', 2, 2] });
  const file = await playwrights();
  if (file) return file;
  throw new Error('There is no Chromium for the browser tests.\n  fix: install one (on Debian: apt-get install chromium), or name it in SHINGLE_BROWSER');
}
