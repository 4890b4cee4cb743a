import type { TransitionsOptions } from '@mui/material/styles';

const EASING = 'cubic-bezier(.2,0,0,1)';

/** Durations: 120 ms for colours, 180 for entering, 140 for leaving, 200 for the drawer. */
export const transitions: TransitionsOptions = {
  easing: { easeInOut: EASING, easeOut: EASING, easeIn: EASING, sharp: EASING },
  duration: {
    shortest: 120,
    shorter: 120,
    short: 140,
    standard: 180,
    complex: 200,
    enteringScreen: 180,
    leavingScreen: 140,
  },
};

/**
 * With `prefers-reduced-motion` nothing moves, and fades last 80 ms at most. `!important`, because MUI writes the
 * transitions of elements that slide and grow as inline styles.
 */
export const reducedMotion = {
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '80ms !important',
      transitionProperty: 'opacity, color, background-color, border-color, visibility !important',
      scrollBehavior: 'auto !important',
    },
  },
} as const;
