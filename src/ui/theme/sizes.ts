/** The drawer, and the nav-coloured head of the bar above it, in pixels. */
export const DRAWER_WIDTH = 232;
export const BAR_HEIGHT = 56;

/** SHELL-19: below this width in pixels the frame is that of a phone. */
export const MOBILE_BELOW = 1000;
