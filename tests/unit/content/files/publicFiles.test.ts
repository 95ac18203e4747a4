// data/public: what is put at the root of the site as it is, and what never is.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publicFiles, publicProblems } from '../../../../generator/content/files/publicFiles';
import { CSV } from '../../../../generator/leads/show';
import { keyOf } from '../../../setup/keys';

const PAGES = new Set(['/', '/contact', '/services/gutters', '/404']);

let data: string;
const root = () => join(data, 'public');
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'shingle-public-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

function put(file: string, text: string | Buffer = 'www.example.com'): void {
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
    ['cities', 'a folder of the site'],
    ['Services', 'a folder of the site'],
    ['service-areas', 'a folder of the site'],
    ['assets', 'a folder of the site'],
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

  it.each(['crew.jpg', 'crew.jfif', 'crew.HEIF', 'crew.gif', 'crew.dng', 'crew'])(
    'is refused where it says where it was taken, whatever its name: %s',
    (file) => {
      put(`press/${file}`, 'exif:GPSLatitude="33,57.2N"');
      put('press/how-to.txt', 'GPSLatitude is the name of a field.');
      expect(told()).toEqual([expect.stringContaining(`error press/${file}: this file says where it was taken`)]);
    },
  );

  it.each(['walk.mov', 'walk.mp4'])('is refused where it is a film that says where it was taken: %s', (file) => {
    put(file, Buffer.from('\0\0\0\x1e\xa9xyz\0\x12\x15\xc7+33.9533-117.3962/', 'latin1'));
    expect(told()).toEqual([expect.stringContaining(`error ${file}: this file says where it was taken`)]);
  });

  it.each([
    ['notes.txt', `the key is ${keyOf({ role: 'service_role' })}`, 'a secret key'],
    ['.well-known/config.json', `{"database":"postgres://u:p@db.example.org/leads"}`, 'an address with a password'],
    ['prices.txt', Buffer.from('\ufeffpostgres://u:p@db.example.org/leads', 'utf16le'), 'an address with a password'],
    ['app.bin', Buffer.from(`\xff\xfe\x80\0sb_secret_abcdefghijkl\0\xff`, 'latin1'), 'a secret key of Supabase'],
    ['settings.txt', 'host: db\r\npassword: hunter2\r\n', 'a password'],
    ['settings', Buffer.from('DB_HOST=db\nDB_PASS="hunter2"\n', 'utf16le'), 'a password'],
    ['settings.json', '{\n  "user": "ann",\n  "password": "hunter2"\n}', 'a password'],
    ['id_rsa', '-----BEGIN OPENSSH PRIVATE KEY-----\nx', 'a private key'],
  ])('is refused where it holds a secret: %s', (file, content, secret) => {
    put(file, content);
    expect(told()).toEqual([`error ${file}: this file holds what looks like ${secret}, and everyone can load it.`]);
  });

  it.each([
    ['leads.csv', `${CSV.head}contact,1,2026-01-01T00:00:00Z,Ann,ann@example.org\n`],
    ['customers.txt', 'Name;E-Mail;City;Telephone\nAnn;ann@example.org;Riverside;555-0100\n'],
  ])('is refused where it holds a list of people: %s', (file, content) => {
    put(file, content);
    expect(told()).toEqual([`error ${file}: this file holds what looks like a list of people and how to reach them, and everyone can load it.`]);
  });

  it.each([
    ['CNAME', 'www.example.com\n', []],
    ['CNAME', 'https://www.example.com', ['error CNAME: this is not a domain name alone, and a host would not find the site by it.']],
    ['CNAME', 'www.example.com/', ['error CNAME: this is not a domain name alone, and a host would not find the site by it.']],
    ['CNAME', 'a.example.com\nb.example.com', ['error CNAME: this is not a domain name alone, and a host would not find the site by it.']],
    ['CNAME.txt', 'www.example.com', ['error CNAME.txt: hosts read the domain of a site from a file of the name CNAME, and not from this one.']],
    ['cname', 'www.example.com', ['error cname: hosts read the domain of a site from a file of the name CNAME, and not from this one.']],
  ])('names the domain in CNAME and nothing else: %s, %j', (file, content, problems) => {
    put(file, content);
    expect(told()).toEqual(problems);
  });

  it('is not taken for one with a secret by signs that only look like it', () => {
    put('webfinger.json', '{"@context":"https://schema.org","@type":"Organization","subject":"acct:ann@example.org"}');
    put('script.js', 'fetch(url+"&password="+typed+"://"+host+":"+port+"@")');
    put('how-to.txt', 'Password: none is needed.\nCompass: north\nBypass: yes\nPassword = ');
    put('form.js', 'const empty = {\n  password: "",\n  pass: () => {},\n};');
    put('contact.txt', 'Our e-mail, phone and address stand on the page');
    put('key.txt', keyOf({ role: 'anon' }));
    put('drawing.svg', `<image href="data:image/png;base64,+EAA${'b'.repeat(60)}"/>`);
    put('film.mp4', noise(3_000_000));
    expect(told()).toEqual([]);
  });

  it('is warned of where it is large, and refused where hosts would', () => {
    put('film.mp4');
    truncateSync(join(root(), 'film.mp4'), 12_900_000);
    expect(told()).toEqual([expect.stringContaining('warning film.mp4: this file is 12.9 MB large')]);
    truncateSync(join(root(), 'film.mp4'), 27_000_000);
    expect(told()).toEqual([expect.stringContaining('error film.mp4: this file is 27.0 MB large')]);
  });
});

/** The same each time, and like a film to whoever looks for words in it. */
function noise(size: number): Buffer {
  const bytes = Buffer.alloc(size);
  let state = 1;
  for (let index = 0; index < size; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[index] = state >>> 24;
  }
  return bytes;
}
