// The checks of each kind themselves: each has to be able to fail. A small page that meets it, and one or more that break it.
import { describe, expect, it } from 'vitest';
import { wrongItems, wrongNumber } from './checks/count';
import { wrongField } from './checks/field';
import { wrongLinks } from './checks/link';
import { wrongItemOrder, wrongOrder } from './checks/order';
import { missingTexts } from './checks/text';
import { linksOf, optionsOf } from './dom';
import { section } from './part';
import { telOf } from './site';

const exact = { described: false };
const described = { described: true };

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
