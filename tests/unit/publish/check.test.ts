import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../generator/publish/check';
import { recordOf } from '../../../generator/render/record';
import { ASSETS } from '../../setup/assets';

const frame = { header: '', footer: '', promotion: '', assets: ASSETS };
const NONE = { links: [], ids: [] };

const page = (path: string, html: string, words = { title: path, description: `About ${path}` }) =>
  recordOf({ path, variant: 'plain', file: path === '/' ? 'index.html' : `${path.slice(1)}.html`, ...words }, html, { frame, kept: new Map() });

const check = (...records: ReturnType<typeof page>[]) =>
  checkSite({ base: '/', records, frames: { home: NONE, contact: NONE, plain: NONE }, files: ['assets/boot.js'] }).map(
    ({ severity, file, what, fix }) => `${severity} ${file} ${what} ${fix}`,
  );

describe('the check before publishing', () => {
  it('is content with links, anchors and assets that are there', () => {
    expect(
      check(
        page('/', '<a href="/privacy#choices"></a><a href="#top"></a><p id="top"></p><script src="/assets/boot.js"></script>'),
        page('/privacy', '<p id="choices"></p><a href="/"></a><a href="tel:+1"></a><a href="https://x.test/y"></a>'),
      ),
    ).toEqual([]);
  });

  it('names a link to no page, with the near one', () => {
    expect(check(page('/', '<a href="/privcy"></a>'), page('/privacy', ''))).toEqual([
      'error index.html the link /privcy leads nowhere. use one of /privacy, / (did you mean "/privacy"?)',
    ]);
  });

  it('names an anchor that is not there, and an asset', () => {
    const [anchor, asset] = check(page('/', '<a href="#contct"></a><i id="contact"></i><img src="/assets/x.png">'));
    expect(anchor).toContain('the link #contct leads to an anchor that index.html does not have. use "contact"');
    expect(asset).toContain('the link /assets/x.png leads nowhere. use "assets/boot.js"');
  });

  it('names an id that stands twice', () => {
    expect(check(page('/', '<i id="a"></i><i id="a"></i>'))).toEqual([
      'error index.html the id "a" stands twice on the page. give one of the two parts another id',
    ]);
  });

  it('warns of two pages with one title', () => {
    const words = { title: 'Same', description: 'Same words' };
    expect(check(page('/', '', words), page('/privacy', '', words))).toEqual([
      "warning privacy.html has the same title as /. write a title of its own in the page's data file",
      "warning privacy.html has the same description as /. write a description of its own in the page's data file",
    ]);
  });

  it('takes no text for an attribute', () => {
    const { links, ids } = page('/', '<meta content="find it at href="/><p title="its id=" id="a">x id=&quot;b&quot;</p><input disabled id="c"/>');
    expect({ links, ids }).toEqual({ links: [], ids: ['a', 'c'] });
  });

  it('reads escaped attributes as browsers do', () => {
    expect(page('/', '<a href="/a?b=1&amp;c=2"></a>').links).toEqual(['/a?b=1&c=2']);
  });
});
