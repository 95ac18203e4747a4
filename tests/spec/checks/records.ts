// Rows of 3.5 about the fields of a record: what its schema asks for, allows and refuses, and that a page shows them.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { stat } from '../../../templates/fields';
import { Services } from '../../../templates/sections/services/Services';
import { servicesSchema } from '../../../templates/sections/services/schema';
import { statsSchema } from '../../../templates/sections/stats/schema';
import { type Data, filesIn, listAt, textAt } from '../data';
import { blocksOf, itemsOf, mentions, textOf, titleOfItem } from '../dom';
import type { Miss } from '../miss';
import { all, type Check, inPlace, miss, once, onPages, quoted, want } from './check';

type Fields = Record<string, unknown>;

/** A record is taken with all fields and without those that may be left out; without any other, or with one more, it is refused. */
function wrongSchema(record: Fields, optional: readonly string[], takes: (record: Fields) => boolean): Miss[] {
  const without = (name: string) => Object.fromEntries(Object.entries(record).filter(([field]) => field !== name));
  const wrong = Object.keys(record).filter((name) => takes(without(name)) !== optional.includes(name));
  return [
    ...want(takes(record), `the fields ${quoted(Object.keys(record))}`, 'refused'),
    ...want(wrong.length === 0, `only ${quoted(optional)} may be left out`, `not so: ${quoted(wrong)}`),
    ...want(!takes({ ...record, weather: 'sunny' }), 'no other field', 'taken'),
  ];
}

/** Service cards of the home page in the data. */
function cardsIn(data: Data): Fields[] {
  const services = listAt(data.files.get('home'), 'body').find((part) => textAt(part, 'type') === 'services');
  return z.array(z.record(z.string(), z.unknown())).parse(listAt(services, 'items'));
}

const CARD = { title: 'Roofing', description: 'Roofs.', features: ['Tile'], image: { src: 'roof.jpg', alt: 'A roof' } };

function wrongCards(data: Data): Miss[] {
  const section = { type: 'services', title: 'Work' };
  const takes = (card: Fields) => servicesSchema.safeParse({ ...section, items: [card] }).success;
  const drawn = renderToStaticMarkup(createElement(Services, { section: { ...section, background: 'paper', items: [CARD] } as never }));
  const cards = cardsIn(data);
  return [
    ...wrongSchema(CARD, ['image'], takes),
    ...want(!takes({ ...CARD, features: [] }), 'a feature list that is not empty', 'an empty one is taken'),
    ...want(/<img [^>]*alt="A roof"/.test(drawn), 'the image on the card', drawn),
    ...want(cards.length === 4 && cards.every(takes), 'four such cards in data/home.yaml', quoted(cards.map((card) => textAt(card, 'title')))),
  ];
}

/** Each card of the page shows what its record holds. */
const cardsShown = onPages((given) =>
  inPlace('services', (section) => {
    const items = itemsOf(section);
    return cardsIn(given.data).flatMap((card) => {
      const title = textAt(card, 'title');
      const item = items.find((candidate) => titleOfItem(candidate) === title);
      if (!item) return miss(`a card ${title}`, quoted(items.map(titleOfItem)));
      const features = listAt(card, 'features').map((feature) =>
        String(feature)
          .replace(/\{.*\}/, '')
          .trim(),
      );
      const silent = [textAt(card, 'description'), ...features].filter((text) => !mentions(textOf(item), text));
      return want(silent.length === 0 && item.querySelectorAll('li').length === features.length, `${title} with all its fields`, `without ${quoted(silent)}`);
    });
  })(given),
);

const TILE = { number: '25+', label: 'years', icon: 'roof' };

function wrongTiles(data: Data): Miss[] {
  const takes = (tile: Fields) => stat.safeParse(tile).success;
  const inSection = (tile: Fields) => statsSchema.safeParse({ type: 'stats', items: [tile, TILE, TILE, TILE] }).success;
  const stats = [data.files.get('city-pages'), data.files.get('county-pages')].flatMap((file) => listAt(file, 'stats'));
  return [
    ...wrongSchema(TILE, ['icon'], takes),
    ...wrongSchema(TILE, ['icon'], inSection),
    ...want(!takes({ ...TILE, number: '' }) && !takes({ ...TILE, label: ' ' }), 'a number and a label that are not empty', 'taken'),
    ...want(stats.length > 0 && stats.every((tile) => takes(tile as Fields)), 'such tiles in the data', JSON.stringify(stats)),
    ...want(filesIn(data, 'cities').size > 0, 'pages that have them', 'none'),
  ];
}

/** The tiles that each page with tiles shows: a number and a label. */
const tilesShown = onPages(({ page }) => {
  const tiles = [...page.document.querySelectorAll('[data-section="stats"] [data-item]')];
  const bare = tiles.filter((tile) => !/^(\d\S*) .*[a-z]{3}/i.test(blocksOf(tile).join(' ')));
  const wanted = page.kind === 'city' || page.kind === 'county';
  return want(bare.length === 0 && (!wanted || tiles.length === 4), 'a number and a label on each of four tiles', quoted(tiles.map(textOf)));
});

export const recordChecks: Record<string, Check> = {
  'S3.5-03': all(
    once('data/home.yaml', ({ data }) => wrongCards(data)),
    cardsShown,
  ),
  'S3.5-05': all(
    once('templates/fields.ts', ({ data }) => wrongTiles(data)),
    tilesShown,
  ),
};
