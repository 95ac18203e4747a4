// The checks themselves: each has to be able to fail. A small page that meets it, and one or more that break it.
import { describe, expect, it } from 'vitest';
import { type Visit, WIDE } from './browser';
import { type Given, lookingBack } from './checks/check';
import { wrongItems, wrongNumber } from './checks/count';
import { wrongField } from './checks/field';
import { partsOf } from './checks/home';
import { wrongInsert } from './checks/leadForm';
import { wrongLinks } from './checks/link';
import { entriesOfMenu } from './checks/nav';
import { endOf, type Standing, wrongCard, wrongSheet } from './checks/offer';
import { wrongItemOrder, wrongOrder } from './checks/order';
import { isPublic } from './checks/sending';
import { type SourceFile, SUPABASE_JS, wrongUsers } from './checks/serve';
import { tableOf } from './checks/services';
import { missingTexts } from './checks/text';
import { blocksOf, groupsOf, isCalled, itemsOf, linksOf, menuOf, optionsOf, textOf, titleOfItem } from './dom';
import { blankSite, nothing, rows } from './nothing';
import type { Row } from './rows';
import { pagesOf, parse, type Site, sectionOf, telOf } from './site';

const exact = { described: false };
const described = { described: true };

function section(html: string): Element {
  const found = parse(`<!doctype html><html><body><section data-section="part">${html}</section></body></html>`).querySelector('section');
  if (!found) throw new Error('no section');
  return found;
}

describe('text', () => {
  it.each([
    ['Roof Details', '<h2>Roof Details</h2>'],
    ['(951) 555-0100', '<p>Call <a href="#">(951) <b>555-0100</b></a> now</p>'],
    [['25+', 'years'], '<p><span>25+</span><span>years</span></p>'],
    ["Don't know?", '<p>Don’t know?</p>'],
    [{ any: ['C39', 'C-39'] }, '<p>C-39</p>'],
  ])('%j is met by %s', (expected, html) => {
    expect(missingTexts(section(html), expected, exact)).toEqual([]);
  });

  it.each([
    ['another case', '<h2>Roof details</h2>'],
    ['two blocks', '<h2>Roof</h2><p>Details</p>'],
    ['a longer word', '<p>Roof Detailsheet</p>'],
    ['a hidden element', '<h2 hidden>Roof Details</h2>'],
    ['a closed dialog', '<dialog><h2>Roof Details</h2></dialog>'],
    ['an attribute', '<input placeholder="Roof Details">'],
    ['a script', '<script type="application/json">"Roof Details"</script>'],
  ])('is not met by %s', (_, html) => {
    for (const expected of ['Roof Details', ['Roof Details', 'Roof'], { any: ['Roof Details', 'Price'] }]) {
      expect(missingTexts(section(html), expected, exact).length).toBeGreaterThan(0);
    }
  });

  it('described leaves case and surrounding words free, the words themselves not', () => {
    expect(missingTexts(section('<p>Fully Licensed and Insured, always</p>'), 'licensed and insured', described)).toEqual([]);
    expect(missingTexts(section('<p>Licensed, and also insured</p>'), 'licensed and insured', described)).toHaveLength(1);
  });
});

describe('count', () => {
  const three = '<ul><li data-item><h3>Fixed</h3></li><li data-item><h3>Venting</h3></li><li data-item><h3>Tubular</h3></li></ul>';

  it('counts items, those inside an item not', () => {
    expect(wrongItems(section(three), { n: 3, of: 'types' })).toEqual([]);
    expect(wrongItems(section('<ul><li data-item>A<ul><li data-item>a</li></ul></li></ul>'), { n: 1, of: 'cards' })).toEqual([]);
    expect(wrongItems(section(three), { n: 4, of: 'types' })).toHaveLength(1);
    expect(wrongItems(section('<ul><li>A</li><li>B</li><li>C</li></ul>'), { n: 3, of: 'types' })).toHaveLength(1);
  });

  it('keeps min and max', () => {
    expect(wrongNumber(3, { min: 2, max: 3, of: 'cards' })).toEqual([]);
    expect(wrongNumber(1, { min: 2, max: 3, of: 'cards' })).toHaveLength(1);
    expect(wrongNumber(4, { min: 2, max: 3, of: 'cards' })).toHaveLength(1);
    expect(wrongNumber(1, { n: 0, of: 'banners' })).toHaveLength(1);
  });

  it('wants each name told by an item of its own', () => {
    expect(wrongItems(section(three), { n: 3, of: 'types', names: ['tubular', 'fixed', 'venting'] })).toEqual([]);
    expect(wrongItems(section(three), { n: 3, of: 'types', names: ['fixed', 'venting', 'custom'] })).toHaveLength(1);
    expect(
      wrongItems(section('<p data-item>fixed and venting</p><p data-item>other</p>'), {
        n: 2,
        of: 'types',
        names: ['fixed', 'venting'],
      }),
    ).toHaveLength(1);
  });
});

describe('order', () => {
  const cards = '<ul><li data-item><h3>Basic</h3><p>1 visit</p></li><li data-item><h3>Premium</h3><p>4 visits</p></li></ul>';

  it('is met by one list with exactly these names', () => {
    expect(wrongItemOrder(section(cards), ['Basic', 'Premium'], exact)).toEqual([]);
    expect(wrongItemOrder(section(`<ul><li data-item>Other</li></ul>${cards}`), ['Basic', 'Premium'], exact)).toEqual([]);
    expect(wrongItemOrder(section('<p data-item><b>Quality</b> of work</p>'), ['Quality'], exact)).toEqual([]);
    expect(wrongOrder(['the cost', 'Lifespan'], ['cost', 'lifespan'], described)).toEqual([]);
  });

  it.each([
    ['another order', ['Premium', 'Basic']],
    ['one too few', ['Basic', 'Standard', 'Premium']],
    ['one too many', ['Basic']],
    ['another case', ['basic', 'premium']],
  ])('is not met by %s', (_, expected) => {
    expect(wrongItemOrder(section(cards), expected, exact)).toHaveLength(1);
  });

  it('is not met by names that are no items, nor by names spread over two lists', () => {
    expect(wrongItemOrder(section('<ul><li>Basic</li><li>Premium</li></ul>'), ['Basic', 'Premium'], exact)).toHaveLength(1);
    expect(wrongItemOrder(section('<div><p data-item>Basic</p></div><div><p data-item>Premium</p></div>'), ['Basic', 'Premium'], exact)).toHaveLength(1);
  });
});

describe('link', () => {
  const links = (html: string) => linksOf(section(html));
  const contact = [{ texts: ['Get Free Quote'], hrefs: ['#contact'] }];

  it('is met by a link of that text to that address', () => {
    expect(wrongLinks(links('<a href="#contact">Get Free Quote</a>'), contact, exact)).toEqual([]);
    expect(wrongLinks(links('<a href="#contact"><h3>Get Free Quote</h3><p>and more</p></a>'), contact, exact)).toEqual([]);
    expect(
      wrongLinks(links('<a href="tel:+19515550100">Call (951) 555-0100</a>'), [{ texts: ['(951) 555-0100'], hrefs: ['tel:+19515550100'] }], exact),
    ).toEqual([]);
    expect(wrongLinks(links('<a href="/privacy">How we keep it</a>'), [{ texts: [], hrefs: ['/privacy'] }], exact)).toEqual([]);
    expect(wrongLinks(links('<a href="/#about">x</a>'), [{ texts: [], hrefs: ['#about', '/#about'] }], exact)).toEqual([]);
  });

  it.each([
    ['another address', '<a href="/#contact">Get Free Quote</a>'],
    ['another text', '<a href="#contact">Get a Free Quote</a>'],
    ['a button', '<button>Get Free Quote</button>'],
    ['a second link of that text that leads elsewhere', '<a href="#contact">Get Free Quote</a><a href="/">Get Free Quote</a>'],
    ['no link', '<p>Get Free Quote</p>'],
  ])('is not met by %s', (_, html) => {
    expect(wrongLinks(links(html), contact, exact)).toHaveLength(1);
  });

  it('with a number has to show and dial it', () => {
    const number = [{ texts: ['(951) 555-0100'], hrefs: [telOf('(951) 555-0100')] }];
    expect(wrongLinks(links('<a href="tel:+19515550199">(951) 555-0100</a>'), number, exact)).toHaveLength(1);
    expect(wrongLinks(links('<a href="tel:+19515550100">Call us</a>'), number, exact)).toHaveLength(1);
  });
});

describe('attribute', () => {
  const form =
    '<label for="p">Phone Number</label><input id="p" name="phone" type="tel" required>' +
    '<label for="m">Details (optional)</label><textarea id="m" name="message" rows="3"></textarea>' +
    '<label for="t">Best time</label><select id="t" name="bestTime"><option value="">Choose</option><option value="morning">Morning (8AM-12PM)</option><option value="anytime">Anytime</option></select>';

  it('is met by the field of that label or name', () => {
    expect(wrongField(section(form), { label: 'Phone Number', type: 'tel', required: true })).toEqual([]);
    expect(wrongField(section(form), { field: 'message', required: false, rows: 3 })).toEqual([]);
    expect(wrongField(section(form), { label: 'Details' })).toEqual([]);
    expect(wrongField(section(form), { field: 'bestTime', options: { morning: '8AM-12PM', anytime: null } })).toEqual([]);
    expect(
      wrongField(section('<label>Feet<input name="feet" inputMode="numeric"></label>'), {
        label: 'Feet',
        type: 'text',
        inputmode: 'numeric',
      }),
    ).toEqual([]);
  });

  it.each([
    ['another label', { label: 'Phone' }],
    ['another type', { label: 'Phone Number', type: 'text' }],
    ['required where it should not be', { label: 'Phone Number', required: false }],
    ['not required where it should be', { field: 'message', required: true }],
    ['other rows', { field: 'message', rows: 4 }],
    ['no such field', { field: 'roofAge' }],
    ['a placeholder that is not there', { field: 'phone', placeholder: 'Street' }],
    ['one choice too few', { field: 'bestTime', options: { morning: null, evening: null, anytime: null } }],
    ['another label of a choice', { field: 'bestTime', options: { morning: '9AM-12PM', anytime: null } }],
    ['an inputmode that is not there', { field: 'phone', inputmode: 'numeric' }],
  ])('is not met by %s', (_, expected) => {
    expect(wrongField(section(form), expected).length).toBeGreaterThan(0);
  });

  it('reads the choices of radio buttons too', () => {
    const radios = section('<label><input type="radio" name="urgency" value="soon">Within 2 weeks</label>');
    expect(optionsOf(radios, 'urgency')).toEqual([{ value: 'soon', label: 'Within 2 weeks' }]);
    expect(optionsOf(radios, 'material')).toEqual([]);
  });
});

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
    importing('tests/serve/dataApi.test.ts', SUPABASE_JS),
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
