/** The drawer, and the nav-coloured head of the bar above it, in pixels; as a rail it shows icons alone. */
export const DRAWER_WIDTH = 232;
const RAIL_WIDTH = 64;
export const BAR_HEIGHT = 56;

/** SHELL-19: below this width in pixels the frame is that of a phone. */
export const MOBILE_BELOW = 1000;
/** Below this width the drawer is a rail, unless the person keeps it open: tables need the room. */
const RAIL_BELOW = 1280;

/** The drawer may be a rail on these screens. */
export const RAIL_SCREENS = `(min-width: ${MOBILE_BELOW}px) and (max-width: ${RAIL_BELOW - 0.02}px)`;

const AS_RAIL = 'html:not([data-menu=open])';

/** Styles of something while the drawer is a rail. */
export const inRail = <Styles extends object>(styles: Styles) => ({
  [`@media ${RAIL_SCREENS}`]: { [`${AS_RAIL} &`]: styles },
});

/** The room that the drawer takes: a custom property, which the page has before any script (src/first-sight). */
export const DRAWER = 'var(--drawer)';
export const drawerStyle =
  `:root{--drawer:${DRAWER_WIDTH}px}` +
  `@media ${RAIL_SCREENS}{${AS_RAIL}{--drawer:${RAIL_WIDTH}px}}` +
  `@media (max-width:${MOBILE_BELOW - 0.02}px){:root{--drawer:0px}}`;
