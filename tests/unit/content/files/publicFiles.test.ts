// data/public: what is put at the root of the site as it is, and what never is.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { publicFiles, publicProblems } from '../../../../generator/content/files/publicFiles';
import { pageOf } from '../../../../generator/content/site/url';
import { filesIn } from '../../../setup/output';

const PAGES = new Set(['/', '/contact', '/services/gutters', '/404']);

let data: string;
const root = () => join(data, 'public');
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'shingle-public-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

function put(file: string, text = 'x'): void {
  mkdirSync(dirname(join(root(), file)), { recursive: true });
  writeFileSync(join(root(), file), text);
}

const told = () => publicProblems(data, PAGES).map(({ severity, file, what }) => `${severity} ${file?.slice(root().length + 1)}: ${what}`);

it('is what hosts and search engines ask for, without what systems and editors leave', () => {
  expect(publicFiles(data)).toEqual([]);
  const files = [
    '.well-known/acme-challenge/aB-_9',
    '.well-known/security.txt',
    'BingSiteAuth.xml',
    'CNAME',
    'ads.txt',
    'downloads/roof-care.pdf',
    'google1234567890abcdef.html',
    'services/price-list.pdf',
  ];
  for (const file of [...files, '.DS_Store', 'CNAME~', 'ads.txt.bak', 'downloads/Thumbs.db', '._CNAME']) put(file);
  expect(publicFiles(data)).toEqual(files);
  expect(told()).toEqual([]);
});

describe('a file', () => {
  it.each([
    ['contact.html', 'the page /contact'],
    ['contact', 'the page /contact'],
    ['Contact.HTML', 'the page /contact'],
    ['index.html', 'the page /'],
    ['INDEX.htm', 'the page /'],
    ['services/gutters.html', 'the page /services/gutters'],
    ['services/gutters/index.html', 'the page /services/gutters'],
    ['404.html', 'the page /404'],
    ['robots.txt', 'a file that every run writes'],
    ['Robots.txt', 'a file that every run writes'],
    ['sitemap.xml', 'a file that every run writes'],
    ['sitemap-12.xml', 'a file that every run writes'],
    ['_headers', 'a file that every run writes'],
    ['favicon.ico', 'a file that every run writes'],
    ['assets/x.js', 'a folder of the site'],
    ['Images/roof.jpg', 'a folder of the site'],
    ['rest/v1/leads', 'a folder of the site'],
  ])('is not put over what is there: %s over %s', (file, there) => {
    put(file);
    expect(told()[0]).toContain(`: at this address stands ${there}.`);
  });

  it.each([
    ['.env', 'hidden'],
    ['.git/config', 'hidden'],
    ['downloads/.htaccess', 'hidden'],
    ['sub/.well-known/x', 'hidden'],
    ['price list.pdf', 'would not be the same in every address'],
    ['größe.txt', 'would not be the same in every address'],
    ['a%20b.txt', 'would not be the same in every address'],
    ['what?.txt', 'would not be the same in every address'],
    ['form.php', 'a program by its name'],
    ['Setup.EXE', 'a program by its name'],
    ['server.key', 'a secret key by its name'],
    ['home.yaml', 'a file of data by its name'],
  ])('is refused by its name: %s', (file, why) => {
    put(file);
    expect(told()).toEqual([expect.stringContaining(why)]);
  });

  it('is refused as a link, and what is behind it is not published', () => {
    put('CNAME');
    symlinkSync('/etc/passwd', join(root(), 'accounts.txt'));
    symlinkSync(data, join(root(), 'round'));
    expect(told()).toEqual([expect.stringContaining('error accounts.txt: this is a link'), expect.stringContaining('error round: this is a link')]);
    expect(publicFiles(data)).toEqual(['CNAME']);
  });

  it('is refused beside one of the same name in capitals, where the disk keeps both', () => {
    put('ads.txt');
    put('ADS.txt', 'y');
    const both = publicFiles(data).length === 2;
    expect(told()).toEqual(both ? [expect.stringContaining('error ads.txt: ADS.txt has the same name')] : []);
  });

  it('is refused where it is a picture that says where it was taken', () => {
    put('press/crew.jpg', 'exif:GPSLatitude="33,57.2N"');
    put('press/how-to.txt', 'GPSLatitude is the name of a field.');
    expect(told()).toEqual([expect.stringContaining('error press/crew.jpg: this picture says where it was taken')]);
  });

  it('is warned of where it is large, and refused where hosts would', () => {
    put('film.mp4');
    truncateSync(join(root(), 'film.mp4'), 12_900_000);
    expect(told()).toEqual([expect.stringContaining('warning film.mp4: this file is 12.9 MB large')]);
    truncateSync(join(root(), 'film.mp4'), 27_000_000);
    expect(told()).toEqual([expect.stringContaining('error film.mp4: this file is 27.0 MB large')]);
  });

  it('is refused under the name of any file of a finished site', () => {
    const ours = filesIn(inject('site'));
    const pages = new Set(ours.flatMap((file) => pageOf(file) ?? []));
    for (const file of ours) put(file);
    const refused = new Set(publicProblems(data, pages).map(({ file = '' }) => file.slice(root().length + 1)));
    const covered = (file: string) => refused.has(file) || [...refused].some((folder) => file.startsWith(`${folder}/`));
    expect(ours.filter((file) => !covered(file))).toEqual([]);
  });
});
