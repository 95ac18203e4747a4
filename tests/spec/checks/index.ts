// Which check a row has: one of its own, else that of its kind.
import type { KINDS, Row } from '../rows';
import { cardChecks } from './cards';
import type { Check } from './check';
import { claimChecks } from './claims';
import { codeChecks } from './code';
import { commandChecks } from './commands';
import { checkCount } from './count';
import { estimatingChecks } from './estimating';
import { checkMultiplier, checkPrice, checkWorkedExample, estimatorChecks, isWorkedExample } from './estimator';
import { checkField, fieldExpectation } from './field';
import { formChecks } from './forms';
import { homeChecks } from './home';
import { checkColumn } from './leadColumns';
import { leadChecks } from './leads';
import { checkLink } from './link';
import { menuChecks } from './menus';
import { messageChecks } from './messages';
import { motionChecks } from './motion';
import { checkMenuLink, exactlyThese, navChecks } from './nav';
import { numberChecks } from './numbers';
import { offerChecks } from './offer';
import { offerPlaceChecks } from './offerPlace';
import { checkOrder } from './order';
import { pixelEventChecks } from './pixelEvents';
import { pixelLoadingChecks } from './pixelLoading';
import { placeChecks } from './places';
import { recordChecks } from './records';
import { checkPageFile, routeChecks } from './routes';
import { scriptChecks } from './scripts';
import { scrollingChecks } from './scrolling';
import { sendingChecks } from './sending';
import { serveChecks } from './serve';
import { checkComparisonCell, checkTogether, serviceChecks } from './services';
import { siteChecks } from './site';
import { checkSitemapRow, sitemapChecks } from './sitemap';
import { storyChecks } from './stories';
import { checkText } from './text';
import { troubleChecks } from './trouble';
import { validationChecks } from './validation';
import { webhookChecks } from './webhook';
import { webhookDialogChecks } from './webhookDialog';

export const OWN: Record<string, Check> = {
  ...siteChecks,
  ...routeChecks,
  ...sitemapChecks,
  ...claimChecks,
  ...codeChecks,
  ...navChecks,
  ...homeChecks,
  ...estimatorChecks,
  ...formChecks,
  ...serviceChecks,
  ...recordChecks,
  ...placeChecks,
  ...commandChecks,
  ...leadChecks,
  ...serveChecks,
  ...menuChecks,
  ...motionChecks,
  ...scrollingChecks,
  ...estimatingChecks,
  ...storyChecks,
  ...scriptChecks,
  ...sendingChecks,
  ...cardChecks,
  ...numberChecks,
  ...validationChecks,
  ...messageChecks,
  ...offerChecks,
  ...offerPlaceChecks,
  ...webhookChecks,
  ...webhookDialogChecks,
  ...pixelEventChecks,
  ...pixelLoadingChecks,
  ...troubleChecks,
  'S2.3-29': exactlyThese('/cities/'),
};

/** Parts of a page that are no section with items: a number there means something else in each row. */
const NO_ITEMS = ['page', 'head', 'header', 'footer', 'nav', 'hero', 'contact', 'floating', 'script', 'data', 'cli', 'database', 'sitemap', 'call-band'];

export function checkOf(row: Row): Check | null {
  return OWN[row.id] ?? byKind[row.kind](row);
}

const byKind: Record<(typeof KINDS)[number], (row: Row) => Check | null> = {
  text: () => checkText,
  count: (row) => (NO_ITEMS.includes(row.where) || row.where.startsWith('dialog:') || row.where === 'estimator' || row.where === 'stories' ? null : checkCount),
  link: (row) => (row.where === 'nav' ? checkMenuLink : checkLink),
  order: () => checkOrder,
  attribute: (row) => (fieldExpectation.safeParse(row.expect).success ? checkField : null),
  value: checkOfValue,
  state: () => null,
  timing: () => null,
  event: () => null,
};

/** Values that many rows have in common, known by what they state. */
function checkOfValue(row: Row): Check | null {
  if (typeof row.expect !== 'object' || row.expect === null) return null;
  const stated = (key: string) => key in (row.expect as object);
  if (row.where === 'database') return stated('column') ? checkColumn : null;
  if (stated('loc')) return checkSitemapRow;
  if (stated('path') || (stated('file') && stated('screen'))) return checkPageFile;
  if (isWorkedExample(row)) return checkWorkedExample;
  if (stated('pricePerSqFt')) return checkPrice;
  if (stated('multiplier')) return checkMultiplier;
  if (stated('row')) return checkComparisonCell;
  if ((stated('size') && stated('range')) || stated('rValue')) return checkTogether;
  return null;
}
