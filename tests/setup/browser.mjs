// A Chromium for the browser tests: one that is there, Playwright's too, else Debian's package where root runs the tests on Debian,
// else Playwright's download. Beside it, where there is one, the shell without a window: the same engine, in a third of the time.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Where installers for a Mac and for Windows put them, which no PATH names. */
const ON_A_MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `${name}.app/Contents/MacOS/${name}`);
const ON_WINDOWS = ['Google/Chrome/Application/chrome.exe', 'Chromium/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];

const DOWNLOAD_MS = 30_000;

/** Paths; the shell is the browser itself where there is none. */
export async function findBrowsers(project) {
  const browser = process.env.SHINGLE_BROWSER || present() || (await playwrights()) || debians() || (await downloaded(project));
  const shell = process.env.SHINGLE_BROWSER_SHELL || (process.env.SHINGLE_BROWSER ? undefined : inPath(SHELLS)) || browser;
  return { browser, shell };
}

function present() {
  return inPath(NAMES) ?? candidatesOutsidePath().find(isExecutable);
}

function inPath(names) {
  const ending = process.platform === 'win32' ? '.exe' : '';
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => join(folder, `${name}${ending}`))).find(isExecutable);
}

function candidatesOutsidePath() {
  if (process.platform === 'darwin') return ['/Applications', join(homedir(), 'Applications')].flatMap((folder) => ON_A_MAC.map((file) => join(folder, file)));
  if (process.platform !== 'win32') return [];
  const folders = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].filter(Boolean);
  return ON_WINDOWS.flatMap((file) => folders.map((folder) => join(folder, file)));
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser that Playwright keeps, if it was downloaded before. */
async function playwrights() {
  const { chromium } = await import('playwright');
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

/** Undefined where there is no apt, or where it would take an administrator's rights that we do not have. */
function debians() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  process.stderr.write('Installing chromium for the browser tests (once) ...\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'chromium-headless-shell', 'fonts-liberation'],
  ]) {
    spawnSync('/usr/bin/apt-get', args, { stdio: ['ignore', 2, 2], env });
  }
  return present();
}

/** Where nothing can be downloaded, Playwright by itself tries for minutes. */
async function downloaded(project) {
  process.stderr.write(`Downloading Chromium for the browser tests (once, for at most ${DOWNLOAD_MS / 1000} seconds) ...\n`);
  spawnSync(process.execPath, [join(project, 'node_modules/playwright/cli.js'), 'install', 'chromium'], {
    stdio: ['ignore', 2, 2],
    timeout: DOWNLOAD_MS,
    killSignal: 'SIGKILL',
  });
  const file = await playwrights();
  if (file) return file;
  throw Object.assign(new Error(`there is no Chromium for the browser tests, and none came in ${DOWNLOAD_MS / 1000} seconds.`), {
    fix: 'install Chrome or Chromium (on Debian: apt-get install chromium), or let one be downloaded for as long as it takes: npx playwright install chromium',
  });
}
