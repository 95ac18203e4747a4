// The looks of the page of all drawings. Below 1200 pixels of width a drawing stands as it does on the pages of the site; above, where
// the pages place it beside their words, it fills its frame.
export const LOOKS = `
body { padding: 40px; }
h1 { font-size: var(--h2); }
h2 { margin: 72px 0 24px; font-size: var(--h3); }
.contents { display: flex; flex-wrap: wrap; gap: 4px 20px; margin-block-start: 16px; }
.group { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 560px), 1fr)); gap: 40px; }
.group--small { grid-template-columns: repeat(auto-fill, minmax(min(100%, 230px), 1fr)); }
.group--wide { grid-template-columns: minmax(0, 1fr); }
.shown { display: flex; flex-direction: column; min-inline-size: 0; margin: 0; }
.frame { position: relative; isolation: isolate; overflow: clip; }
.shown > figcaption { margin-block-start: 10px; padding-block-start: 8px; border-block-start: 1px solid var(--hairline); font-size: var(--small); line-height: 1.4; overflow-wrap: anywhere; }
.frame.grid-paper { background-color: var(--dawn); }
.frame > :is(svg, div) { max-inline-size: 100%; margin: 0; }
.drawn { display: grid; grid-template-columns: repeat(auto-fit, minmax(160px, 1fr)); align-items: end; }
.drawn--steps { grid-template-columns: repeat(auto-fill, minmax(min(200px, 44%), 1fr)); gap: 24px; padding-block-start: 12px; }
.drawn > svg { grid-column: auto; inline-size: 100%; margin: 0; }
.frame > .missing__roof { inline-size: 100%; }
.frame > .call-band { padding: 0; }
.frame > .call-band::before { margin: 0; }
.scrolls { overflow-x: auto; }
.scrolls > .heights { display: block; min-inline-size: 760px; margin: 0; }
.night { background-color: var(--sand); }
.night > svg { display: block; inline-size: 100%; block-size: 150px; }
.plate { display: grid; place-items: center; block-size: 220px; background-color: var(--sand); }
.frame > .mark { inline-size: 108px; block-size: 54px; }
.plate > img { max-block-size: 180px; }
.plate > [src$=".svg"] { inline-size: 96px; }
@media (max-width: 47.499em) {
  body { padding: 24px 20px; }
  .frame > .eave { inline-size: 100%; }
}
@media (min-width: 75em) {
  .frame > :is(svg, figure) { position: static; inline-size: 100%; margin: 0; }
  .frame > .elevation { font-size: 22.5px; }
  .frame > .eave { font-size: 23.5px; }
  .frame > .plan { inline-size: 500px; }
  .frame > .work text { font-size: 22px; }
  .frame > .county-section { padding: 0 16px 24px; }
  .frame > .county-section text { font-size: 21px; }
  .frame > .mark { inline-size: 108px; }
}`;
