// The checks themselves: each has to be able to fail. How they read a page, its menus and the sources, and how they judge what was seen.
import { describe, expect, it } from 'vitest';
import { type Visit, WIDE } from './browser';
import { type Given, lookingBack } from './checks/check';
import { partsOf } from './checks/home';
import { wrongInsert } from './checks/leadForm';
import { entriesOfMenu } from './checks/nav';
import { endOf } from './checks/offer';
import { type Standing, wrongCard, wrongSheet } from './checks/offerPlace';
import { isPublic } from './checks/sending';
import { type SourceFile, SUPABASE_JS, wrongUsers } from './checks/serve';
import { tableOf } from './checks/services';
import { blocksOf, groupsOf, isCalled, itemsOf, linksOf, menuOf, textOf, titleOfItem } from './dom';
import { blankSite, nothing, rows } from './nothing';
import { section } from './part';
import type { Row } from './rows';
import { pagesOf, parse, type Site, sectionOf } from './site';

describe('the navigation', () => {
  const nav = section(
    '<nav><ul><li><a href="/">Home</a></li>' +
      '<li><button type="button">Services</button><div hidden><ul><li><a href="/services/residential-roofing">Residential Roofing</a>' +
      '<p>Houses</p><ul><li><a href="/services/gutters">Gutters</a></li></ul></li><li><a href="#contact">Emergency Repairs</a></li></ul></div></li>' +
      '<li><a class="button" href="#contact">Free Inspection</a></li></ul></nav>',
  );

  it('is a tree of labels and links', () => {
    expect(menuOf(nav).map(({ label, href, button }) => [label, href, button])).toEqual([
      ['Home', '/', false],
      ['Services', null, false],
      ['Free Inspection', '#contact', true],
    ]);
    expect(entriesOfMenu(nav, 'Services menu')).toHaveLength(2);
    expect(entriesOfMenu(nav, 'Residential submenu')).toEqual([{ label: 'Gutters', href: '/services/gutters', button: false, entries: [] }]);
  });

  it('says which menu it lacks', () => {
    expect(entriesOfMenu(nav, 'Commercial submenu')).toMatch(/no menu Commercial Roofing/);
    expect(entriesOfMenu(nav, 'Service Areas menu')).toMatch(/no menu Service Areas/);
  });
});

describe('how a page is read', () => {
  it('by blocks, without what is hidden', () => {
    expect(blocksOf(section('<p>A <b>b</b></p><p hidden>C</p><ul><li>D<br>E</li></ul>'))).toEqual(['A b', 'D E']);
    expect(textOf(section('<p>Emergency/<wbr>ASAP</p>'))).toBe('Emergency/ASAP');
  });

  it('by items and their lists', () => {
    const part = section('<ul><li data-item>A</li><li data-item>B</li></ul><div><p data-item><b>C</b> d</p></div>');
    expect(itemsOf(part)).toHaveLength(3);
    expect(groupsOf(part).map((items) => items.map(titleOfItem))).toEqual([['A', 'B'], ['C']]);
  });

  it('by sections: none and two of a name are both told', () => {
    const page = parse(
      '<html><body><header data-section="header"></header><section data-section="a"><i data-section="b"></i></section><p data-section="c"></p><p data-section="c"></p></body></html>',
    );
    expect(sectionOf(page, 'stories')).toMatch(/no stories on the page/);
    expect(sectionOf(page, 'c')).toBe('2 times c');
    expect(typeof sectionOf(page, 'a')).toBe('object');
    expect(partsOf(page)).toEqual(['header', 'a', 'c', 'c']);
  });

  it('by tables', () => {
    const table = section('<table><thead><tr><td></td><th>TPO</th></tr></thead><tbody><tr><th>Cost</th><td>low</td></tr></tbody></table>');
    expect(tableOf(table)).toEqual({ columns: ['TPO'], rows: [{ name: 'Cost', cells: ['low'] }] });
    expect(tableOf(section('<p>TPO</p>'))).toBeNull();
  });

  it('a link is called by its whole text or that of an element in it', () => {
    const [link] = linksOf(section('<a href="/"><b>Home</b> page</a>'));
    expect(link && isCalled(link.element, 'Home')).toBe(true);
    expect(link && isCalled(link.element, 'page')).toBe(false);
  });
});

describe('supabase-js', () => {
  const importing = (path: string, specifier: string): SourceFile => ({ path, text: `import { x } from '${specifier}';` });
  const files = [
    importing('generator/cli/leads.ts', '../leads/check'),
    importing('generator/leads/check.ts', SUPABASE_JS),
    importing('tests/serve/dataApi/supabase.test.ts', SUPABASE_JS),
    importing('client/leads/insert.ts', '@supabase/postgrest-js'),
  ];

  it('is used by the command and by tests', () => {
    expect(wrongUsers(files)).toEqual([]);
  });

  it.each([
    ['the site', [...files, importing('client/leads/sender.ts', SUPABASE_JS)]],
    ['the site, when it is asked for', [...files, { path: 'client/boot.ts', text: `await import("${SUPABASE_JS}")` }]],
    ['the site, through the check', [...files, importing('client/leads/sender.ts', '../../generator/leads/check')]],
    ['serve', [...files, importing('generator/serve/store.ts', SUPABASE_JS)]],
    ['no command', files.slice(1)],
    ['a check that no command runs', [{ path: 'generator/cli/leads.ts', text: '' }, ...files.slice(1)]],
    ['no check', files.filter(({ path }) => path !== 'generator/leads/check.ts')],
    ['no test', files.filter(({ path }) => !path.startsWith('tests/'))],
  ])('is not to be used by %s', (_, changed) => {
    expect(wrongUsers(changed)).toHaveLength(1);
  });
});

describe('pages of a group', () => {
  it('a group without pages and a path without a page are told, not passed over', () => {
    const empty: Site = { folder: '', files: [], pages: new Map() };
    expect(pagesOf(empty, 'cities')).toEqual([{ path: 'cities', page: null }]);
    expect(pagesOf(empty, ['/services/gutters'])).toEqual([{ path: '/services/gutters', page: null }]);
  });
});

describe('what was seen in the browser', () => {
  const desk: Standing = {
    open: true,
    modal: false,
    behind: true,
    box: { x: 1000, y: 300, width: 400, height: 560 },
    window: { width: 1440, height: 900 },
  };
  const hand: Standing = { ...desk, box: { x: 0, y: 200, width: 390, height: 644 }, window: { width: 390, height: 844 } };

  it('a card stands at the side, a sheet comes from below, and neither is modal', () => {
    expect(wrongCard(desk)).toEqual([]);
    expect(wrongSheet(hand)).toEqual([]);
    for (const change of [{ open: false }, { modal: true }, { behind: false }]) {
      expect(wrongCard({ ...desk, ...change })).toHaveLength(1);
      expect(wrongSheet({ ...hand, ...change })).toHaveLength(1);
    }
    expect(wrongCard({ ...desk, box: { ...desk.box, x: 520 } })).toHaveLength(1);
    expect(wrongSheet({ ...hand, box: { ...hand.box, y: 100 } })).toHaveLength(1);
    expect(wrongSheet({ ...hand, box: { ...hand.box, width: 300 } })).toHaveLength(1);
  });

  it('a day ends at midnight in California, in summer and in winter', () => {
    expect(new Date(endOf('2030-12-31')).toISOString()).toBe('2031-01-01T08:00:00.000Z');
    expect(new Date(endOf('2030-06-30')).toISOString()).toBe('2030-07-01T07:00:00.000Z');
  });

  it('a key is public when it says so', () => {
    const token = (role: string) => `x.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.x`;
    expect(['sb_publishable_x', token('anon')].filter(isPublic)).toHaveLength(2);
    expect(['', 'sb_secret_x', 'password', token('service_role')].filter(isPublic)).toEqual([]);
  });

  it('an insert is one POST of one row of exactly these columns', () => {
    const post = (table: string, body: unknown) => ({ method: () => 'POST', url: () => `http://host/rest/v1/${table}`, postDataJSON: () => body });
    const wrong = (...requests: ReturnType<typeof post>[]) => wrongInsert({ requests }, { table: 'leads', rows: 1, columns: ['name', 'phone'] }).length;
    expect(wrong(post('leads', { phone: '1', name: 'x' }))).toBe(0);
    expect(wrong(post('leads', { name: 'x' }))).toBe(1);
    expect(wrong(post('leads', { name: 'x', phone: '1', more: null }))).toBe(1);
    expect(wrong(post('others', { name: 'x', phone: '1' }))).toBe(1);
    expect(wrong(post('leads', { name: 'x', phone: '1' }), post('leads', { name: 'x', phone: '1' }))).toBe(1);
    expect(
      wrong(
        post('leads', [
          { name: 'x', phone: '1' },
          { name: 'y', phone: '1' },
        ]),
      ),
    ).toBe(1);
    expect(wrong()).toBeGreaterThan(0);
  });

  it('is looked at once for all rows, and what went wrong meanwhile is told to each', async () => {
    let visits = 0;
    const complaint = { expected: 'no complaint of the page', found: 'a complaint' };
    const look = lookingBack('/', WIDE, () => Promise.resolve(++visits));
    const row = rows[0] as Row;
    const seen = (browse: Given['browse']) => look((count) => [{ expected: 'none', found: String(count) }])({ ...nothing, row, browse, site: blankSite('') });
    const quiet: Given['browse'] = (_path, _visitor, see) => see({} as Visit);
    expect(await seen(quiet)).toMatchObject([{ found: '1' }]);
    expect(await seen(quiet)).toMatchObject([{ found: '1' }]);
    const complaining: Given['browse'] = async (_path, _visitor, see) => [...(await see({} as Visit)), complaint];
    expect(await seen(complaining)).toMatchObject([complaint, { found: '2' }]);
    const broken: Given['browse'] = () => Promise.resolve([complaint]);
    expect(await seen(broken)).toMatchObject([complaint]);
    expect(visits).toBe(2);
  });
});
