import { BAR_HEIGHT, DRAWER_WIDTH, MOBILE_BELOW } from '../shell/theme/sizes';
import { darkTokens, lightTokens, type Tokens } from '../shell/theme/tokens';

/*
 * The frame as the page itself draws it, before any script is there: bar, menu and mark, with places where titles and
 * entries will stand. `FramePlaceholder` draws the same until the session is verified, so that nothing jumps.
 */

const variables = ({ mode, canvas, surface, line, hover, text, nav }: Tokens) =>
  `color-scheme:${mode};--canvas:${canvas};--surface:${surface};--line:${line};--place:${hover};--text:${text};` +
  `--nav:${nav.main};--nav-place:${nav.line};--nav-strong:${nav.strong};--dot:${nav.dot}`;

/** The style of it. The device says which colours, unless `data-theme` has another choice of the person. */
export const frameStyle = `
:root{${variables(lightTokens)}}
:root[data-theme=dark]{${variables(darkTokens)}}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${variables(darkTokens)}}}
:root[data-away] .frame{display:none}
body{margin:0;background:var(--canvas)}
.frame i{display:block;border-radius:4px;background:var(--place)}
.frame-bar{position:fixed;inset:0 0 auto;box-sizing:border-box;height:${BAR_HEIGHT}px;display:flex;align-items:center;gap:16px;
padding:0 24px 0 ${DRAWER_WIDTH + 28}px;background:var(--surface);border-bottom:1px solid var(--line);color:var(--text)}
.frame-bar svg{display:none}
.frame-bar i{width:160px;height:16px}
.frame-menu{position:fixed;inset:0 auto 0 0;width:${DRAWER_WIDTH}px;background:var(--nav);color:var(--nav-strong)}
.frame-menu p{display:flex;align-items:center;gap:11px;height:${BAR_HEIGHT - 1}px;margin:0 0 29px;padding:0 20px;
font:600 18px/24px "Inter Variable",sans-serif;letter-spacing:-.01em}
.frame-menu i{height:12px;margin:0 20px 22px;background:var(--nav-place)}
.frame-menu i:nth-of-type(3n){width:96px}
.frame-menu i:nth-of-type(3n+1){width:124px}
@media (max-width:${MOBILE_BELOW - 0.02}px){
.frame-menu{display:none}
.frame-bar{padding:0 20px 0 16px}
.frame-bar svg{display:block}
}
@media print{.frame{display:none}}
`.replaceAll('\n', '');

const places = '<i></i>'.repeat(9);

/** The inside of it; nothing of it is read out. */
export const frameMarkup =
  '<div class="frame-bar" aria-hidden="true"><svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor">' +
  '<path d="M3 18h18v-2H3zm0-5h18v-2H3zm0-7v2h18V6z"/></svg><i></i></div>' +
  '<div class="frame-menu" aria-hidden="true"><p><svg width="25" height="25" viewBox="0 0 24 24" fill="none">' +
  '<rect x="1" y="1" width="22" height="22" rx="6" stroke="currentColor" stroke-width="1.8"/>' +
  '<path d="M15.6 9.2a4.6 4.6 0 1 0 0 5.6" stroke="currentColor" stroke-width="2"/>' +
  `<path d="M14.4 12h5.2" stroke="var(--dot)" stroke-width="2"/></svg><span>Cofre</span></p>${places}</div>`;
