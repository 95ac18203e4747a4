import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Title } from '../../../templates/Title';

const html = (text: string, place?: string) => renderToStaticMarkup(<Title text={text} place={place} />);
const whole = (text: string) => `<span class="whole">${text}</span>`;

it.each([
  ['Contractors in Palm Springs', 'Palm Springs', `Contractors in ${whole('Palm Springs')}`],
  ['Roofing in San Diego County', 'San Diego County', `Roofing in ${whole('San Diego')} County`],
  ['10% off a full re-roof', undefined, `10% off a full ${whole('re-roof')}`],
  ['La Mesa: roofs of (La Mesa), re-roofed', 'La Mesa', `${whole('La Mesa:')} roofs of ${whole('(La Mesa),')} ${whole('re-roofed')}`],
  ['St. John (east) and I-10', 'St. John', `${whole('St. John')} (east) and ${whole('I-10')}`],
  ['Contractors in Desert Hot Springs', 'Desert Hot Springs', `Contractors in ${whole('Desert Hot Springs')}`],
  ['Roofing in San Bernardino County', 'San Bernardino County', `Roofing in ${whole('San Bernardino')} County`],
  ['Kitchen-table questions', undefined, `${whole('Kitchen-table')} questions`],
])('keeps in one line what belongs together: %s', (text, place, expected) => {
  expect(html(text, place)).toBe(expected);
});

it.each([
  ['Roofing in Riverside County', 'Riverside County'],
  ['Mon - Fri', undefined],
  ['Fort Stxhn', 'St.hn'],
  ['What La Mesans ask us', 'La Mesa'],
  ['Villa Mesa', 'la Mesa'],
  ['TPO roofing: white, welded, watertight', 'TPO Roofing'],
])('leaves alone what is one word, or a long name whose last word is County: %s', (text, place) => {
  expect(html(text, place)).toBe(text);
});

it('has apostrophes as they are set, in names too', () => {
  expect(html("Roofs of Coeur d'Alene: what's over 5' walls", "Coeur d'Alene")).toBe(`Roofs of ${whole('Coeur d’Alene:')} what’s over 5&#x27; walls`);
});
