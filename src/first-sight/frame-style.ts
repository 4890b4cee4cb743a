import { BAR_HEIGHT, DRAWER, drawerStyle, MOBILE_BELOW } from '../ui/theme/sizes';
import { darkTokens, lightTokens, type Tokens } from '../ui/theme/tokens';

/* How the frame looks that src/first-sight/frame.ts draws. */

const variables = ({ mode, canvas, surface, line, hover, field, text, text2, text3, nav }: Tokens) =>
  `color-scheme:${mode};--canvas:${canvas};--surface:${surface};--line:${line};--place:${hover};--text:${text};` +
  `--field:${field};--icon:${text2};--label:${text3};` +
  `--nav:${nav.main};--nav-place:${nav.line};--nav-strong:${nav.strong};--dot:${nav.dot}`;

/** The style of it. The device says which colours, unless `data-theme` has another choice of the person. */
export const frameStyle = `
${drawerStyle}
:root{${variables(lightTokens)}}
:root[data-theme=dark]{${variables(darkTokens)}}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${variables(darkTokens)}}}
:root[data-away] .frame{display:none}
body{margin:0;background:var(--canvas)}
.frame i{display:block;border-radius:4px;background:var(--place)}
.frame-bar{position:fixed;inset:0 0 auto;box-sizing:border-box;height:${BAR_HEIGHT}px;display:flex;align-items:center;gap:16px;
padding:0 24px 0 calc(${DRAWER} + 28px);background:var(--surface);border-bottom:1px solid var(--line);color:var(--text)}
.frame-bar svg{display:none}
.frame-bar i{width:160px;height:16px}
.frame-bar b{flex:1;overflow:hidden;font:600 1.125rem/24px "Inter Variable",system-ui,sans-serif;letter-spacing:-.01em;white-space:nowrap}
.frame-search{position:fixed;box-sizing:border-box;top:${BAR_HEIGHT + 20}px;left:calc(${DRAWER} + 24px);width:280px;height:36px;
display:flex;align-items:center;gap:8px;padding:0 10px;overflow:hidden;border-radius:6px;box-shadow:inset 0 0 0 1px var(--field);
background:var(--surface);color:var(--label);font:.875rem/20px "Inter Variable",system-ui,sans-serif;white-space:nowrap}
.frame-search svg{flex:none}
.frame-search span{overflow:hidden;text-overflow:ellipsis}
.frame-menu{position:fixed;inset:0 auto 0 0;width:${DRAWER};overflow:hidden;background:var(--nav);color:var(--nav-strong)}
.frame-menu p{display:flex;align-items:center;gap:11px;height:${BAR_HEIGHT - 1}px;margin:0 0 29px;padding:0 20px;
font:600 18px/24px "Inter Variable",sans-serif;letter-spacing:-.01em}
.frame-menu i{height:12px;margin:0 20px 22px;background:var(--nav-place)}
.frame-menu i:nth-of-type(3n){width:96px}
.frame-menu i:nth-of-type(3n+1){width:124px}
@media (max-width:${MOBILE_BELOW - 0.02}px){
.frame-menu{display:none}
.frame-bar{gap:8px;padding:0 188px 0 16px}
.frame-bar b{line-height:22px;white-space:normal;overflow-wrap:anywhere}
.frame-bar svg{display:block}
.frame-search{top:${BAR_HEIGHT + 12}px;left:16px;right:68px;width:auto;height:44px;font-size:1rem}
}
@media (max-width:400px){.frame-bar b{font-size:.9375rem;line-height:20px}}
@media (max-width:360px){.frame-bar{padding-right:144px}.frame-bar b{font-size:.875rem}}
@media (max-width:300px){.frame-search{left:8px;right:60px}}
@media print{.frame{display:none}}
`.replaceAll('\n', '');
