import { describe, expect, it } from 'vitest';
import { mainBlocks, readPage } from '../../../generator/audit/pages';

const HTML = `<!doctype html><html><head><title>Roofs &amp; gutters</title><meta name="description" content="What we do."/>
<meta name="robots" content="noindex"/><script type="application/ld+json">{"@type":"Thing"}</script></head>
<body><header data-section="header"><p>Lic. 123</p><a href="/" aria-label="Call us">Home</a></header>
<main><section data-section="stats"><h1>One <em>roof</em></h1><ul><li data-item="true"><span>25+</span><span>years</span></li>
<li data-item="true"><h3>Licensed</h3><p>Don’t<!-- --> ask<span class="visually-hidden">for listeners</span>twice</p></li></ul>
<table><caption class="visually-hidden">Hours</caption><tr><th>Mon</th><td>8-5</td></tr></table>
<p hidden>Never seen</p><svg><title>No title</title><text>42</text></svg>
<form><label>Roof age<span> (optional)</span></label><select><option>0 to 5</option></select><dialog><h4>Inside</h4></dialog></form></section></main>
<footer><p>First<br/>second</p></footer><dialog data-section="dialog:promotion"><h2>10% off</h2></dialog></body></html>`;

describe('readPage', () => {
  const page = readPage('index.html', HTML);
  const shown = page.blocks.map(({ region, section, tag, text, visible }) => `${region} ${section} ${tag}${visible ? '' : ' unseen'}: ${text}`);

  it('reads texts block by block, with the place of each', () => {
    expect(shown).toEqual([
      'head null title unseen: Roofs & gutters',
      'head null description unseen: What we do.',
      'header header p: Lic. 123',
      'label header aria-label unseen: Call us',
      'header header header: Home',
      'main stats h1: One roof',
      'main stats li: 25+ years',
      'main stats h3: Licensed',
      "main stats p: Don't ask",
      'main stats span unseen: for listeners',
      'main stats p: twice',
      'main stats caption unseen: Hours',
      'main stats th: Mon',
      'main stats td: 8-5',
      'main stats p unseen: Never seen',
      'form stats form: Roof age (optional)',
      'form stats option: 0 to 5',
      'dialog stats h4: Inside',
      'footer null p: First second',
      'dialog dialog:promotion h2: 10% off',
    ]);
  });

  it('knows the head, the headings and the structured data', () => {
    expect(page).toMatchObject({ title: 'Roofs & gutters', description: 'What we do.', noindex: true, jsonLd: ['{"@type":"Thing"}'] });
    expect(page.headings).toEqual([
      { level: 1, text: 'One roof' },
      { level: 3, text: 'Licensed' },
    ]);
  });

  it('puts the blocks of one card and one row together, and no others', () => {
    const group = (text: string) => page.blocks.find((block) => block.text === text)?.group;
    expect(group('Licensed')).toBe(group("Don't ask"));
    expect(group('Mon')).toBe(group('8-5'));
    expect(group('Licensed')).not.toBe(group('25+ years'));
    expect(group('One roof')).not.toBe(group('Mon'));
  });

  it('takes as main text what the eye reads outside of forms and dialogs', () => {
    expect(mainBlocks(page).map(({ text }) => text)).toEqual(['One roof', '25+ years', 'Licensed', "Don't ask", 'twice', 'Mon', '8-5']);
  });
});
