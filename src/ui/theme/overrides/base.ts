import type { Components, Theme } from '@mui/material/styles';
import { forcedColors } from '../forced-colors';
import { reducedMotion } from '../motion';
import type { Tokens } from '../tokens';
import { rem } from '../typography';

/** Styles of all elements: page, focus, icons, links, and progress indicators. */
export function baseOverrides(tokens: Tokens): Components<Theme> {
  const focus = { outline: `2px solid ${tokens.primary}`, outlineOffset: 2 };
  return {
    MuiCssBaseline: {
      styleOverrides: {
        html: {
          scrollPaddingTop: 72,
          // The bars at the foot of the window set these variables to their height.
          scrollPaddingBottom: 'calc(var(--dock, 0px) + var(--export-tray, 0px))',
        },
        body: { fontVariantNumeric: 'lining-nums', WebkitTapHighlightColor: 'transparent' },
        // Digits that stand below one another have one width; in a sentence that would widen its hyphens as well.
        ':is(.amount, .terse, .fixed, time), .MuiTableCell-alignRight': {
          fontVariantNumeric: 'tabular-nums lining-nums',
        },
        ':focus-visible': focus,
        // A press is seen at once, also where its work takes longer.
        ':is(a, button, [role="button"]):active': { opacity: 0.8 },
        '::selection': { backgroundColor: tokens.tintLine, color: tokens.text },
        ...reducedMotion,
        ...forcedColors,
        '@media print': {
          body: { backgroundColor: '#FFFFFF', fontSize: '9pt' },
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: {
          '&:focus-visible, &.Mui-focusVisible': focus,
          // A spinner that disappears between press and release would swallow the click.
          '& .MuiCircularProgress-root': { pointerEvents: 'none' },
        },
      },
    },
    MuiSvgIcon: {
      styleOverrides: {
        root: { fontSize: rem(20) },
        fontSizeSmall: { fontSize: rem(18) },
        fontSizeLarge: { fontSize: rem(24) },
        fontSizeInherit: { fontSize: 'inherit' },
      },
    },
    // A text is a heading where its component says so, never by its size.
    MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
    MuiLink: {
      defaultProps: { underline: 'always' },
      styleOverrides: { root: { textUnderlineOffset: 2, '&:hover': { color: tokens.primaryHover } } },
    },
    MuiSkeleton: {
      defaultProps: { animation: 'pulse' },
      styleOverrides: { root: { backgroundColor: tokens.hover, borderRadius: 4 } },
    },
    MuiLinearProgress: {
      styleOverrides: { root: { height: 2, backgroundColor: 'transparent' }, bar: { borderRadius: 0 } },
    },
  };
}
