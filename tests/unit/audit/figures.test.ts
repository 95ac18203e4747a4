import { describe, expect, it } from 'vitest';
import { figuresIn, isStatedBy, sentenceAt } from '../../../generator/audit/figures';

describe('figuresIn', () => {
  it.each([
    ['25+ years of experience', ['25+']],
    ['up to 30% energy savings', ['30%']],
    ['saves 20-50% of it', ['20-50%']],
    ['15 percent less', ['15 percent']],
    ['$0 down', ['$0']],
    ['$2M general liability', ['$2M']],
    ['from $1,500-$5,300 a roof', ['$1,500-$5,300']],
    ['5/5 rating', ['5/5']],
    ['5.0 on Google', ['5.0']],
    ['5 star Google rating', ['5']],
    ['4.9 out of 5', ['4.9']],
    ['A five-star roofer', ['five-star']],
    ['A+ BBB rating', ['A+']],
    ['24/7 emergency service', ['24/7']],
    ['24-48hr response', ['24-48hr']],
    ['You hear from us within 24 hours.', ['within 24 hours']],
    ['on site in under two hours', ['in under two hours']],
    ['same-day repair', ['same-day']],
    ['a 25-year warranty', ['25']],
    ['warranties of up to 50 years', ['50']],
    ['ten years in business', ['ten']],
    ['over a decade later', ['over a decade']],
    ['serving since 2009', ['serving since 2009']],
    ['serving the desert since 2009', ['serving the desert since 2009']],
    ['a lifetime warranty', ['lifetime warranty']],
    ['money-back guarantee', ['money-back guarantee']],
    ['600 roofs and counting', ['600']],
    ['2000 roofs, 2,000 roofs', ['2000', '2,000']],
    ['We replaced 1950 roofs.', ['1950']],
    ['2 crews, 9+ roofs, 10 inspections', ['2', '9+', '10']],
    ['Roofing the county since 1998', ['since 1998']],
    ['A county roofer since 1998', ['since 1998']],
    ['We have built trust since 1998.', ['since 1998']],
    ['12 crews on the road', ['12']],
    ['trusted by 4,000 homeowners', ['4,000']],
    ['4,000+ happy local families', ['4,000+']],
    ['thousands of roofs', ['thousands of']],
    ['twelve full-time crews', ['twelve']],
    ['We have re-roofed 900 homes.', ['900']],
    ['900 homes protected', ['900']],
    ['120 Google reviews', ['120']],
    ['Family owned since 1998', ['since 1998']],
    ['Est. 1998', ['Est. 1998']],
    ['the lowest price in town', ['lowest price']],
    ['Best local prices, guaranteed', ['Best local prices']],
    ['the cheapest roofer in the county', ['cheapest roofer']],
    ['We beat any written quote.', ['beat any written quote']],
    ['99% would recommend us, 200+ did', ['99%', '200+']],
  ])('%s', (text, words) => {
    expect(figuresIn(text).map((figure) => figure.words)).toEqual(words);
  });

  it.each([
    'Zone 10, 827 ft, 102.7 °F on June 29, 2013',
    'Mon-Fri 7:00 AM-7:00 PM, (951) 555-0101, 92501',
    'R-30 to R-38 in attics, slopes under 2:12',
    'houses of the 1920s, built since 1953',
    '4,862 homes on 900 acres, 370 homes by one builder',
    'In 2013 roofs failed all over town.',
    'After 2008 replacements had to reflect.',
    'In zone 10 roofs shed the sun, and unit 12 roof inspections differ.',
    'Title 24 roofs, Class 4 roofs, step 12 inspections',
    'We use 2 inspections, and 3 full roof inspections.',
    'A city since 1913, and a town of its own since 1888',
    'It is a law since 1978, and the law here since 1979.',
    'Code in force here since 2008',
    'Standing at the lake since 1928',
    '2 layers on roofs of that age',
    'homes of the 1980s, 1980s roofs',
    'one crew, one contract, two roofs side by side',
    'One roof with twenty corners, or twenty roofs with four.',
    'The cheapest remedy is a smaller unit.',
    'Begin at the lowest joint; the best time to call',
    'A 55+ golf community',
    'drawn to one scale, 0 to 30 years',
    'tracts that pass twenty years',
    'closed again the same day',
    'water that stands for two days',
    'Class A is the highest fire rating',
    'The maker stands behind the warranty.',
  ])('is none: %s', (text) => {
    expect(figuresIn(text)).toEqual([]);
  });

  it.each([
    ['25+', '25+ years', true],
    ['20-30 years', 'Lasts 20-30 years here', true],
    ['Up to 50 years', 'up to 50 years of warranty', true],
    ['up to 50 years', 'more than 50 years', false],
    ['5', '5 stars', true],
    ['5', '5 years', false],
    ['$9', '$9,500', false],
    ['25+', '125+ roofs', false],
    ['600 roofs', '600 roofs and counting', true],
    ['600', '600 roofs', true],
    ['60', '600 roofs', false],
    ['5', '5 crews', false],
    ['serving since 2009', 'serving since 2009', true],
    ['serving since 2009', 'since 1998', false],
    ['within 24 hours', 'within 48 hours', false],
  ])('the entry "%s" states "%s": %s', (entry, text, stated) => {
    const [figure] = figuresIn(text);
    expect(figure && isStatedBy(entry, text, figure)).toBe(stated);
  });
});

describe('sentenceAt', () => {
  it('is the sentence that a place is in', () => {
    const text = 'It is 5.0 miles. We save 40% of it! Really?';
    expect(sentenceAt(text, text.indexOf('40'))).toBe('We save 40% of it!');
    expect(sentenceAt(text, 3)).toBe('It is 5.0 miles.');
    expect(sentenceAt(text, text.length - 1)).toBe('Really?');
  });
});
