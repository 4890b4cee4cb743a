import type { Components, Theme } from '@mui/material/styles';
import { darkTokens, lightTokens, type Tokens } from '../tokens';
import { rem } from '../typography';

/** Styles of messages: alerts in place, snackbars, tooltips and badges. */
export function messageOverrides(tokens: Tokens): Components<Theme> {
  // The snackbar has the background of the other mode, and so the colours that are readable on it.
  const other = tokens.mode === 'light' ? darkTokens : lightTokens;
  const severity = { success: other.in, info: other.primary, warning: other.warning, error: other.out };
  const inverse = { backgroundColor: tokens.inverse.main, color: tokens.inverse.text };
  const alert = (colour: string, tint: string) => ({
    color: tokens.text,
    backgroundColor: tint,
    '& .MuiAlert-icon': { color: colour },
  });
  return {
    MuiAlert: {
      styleOverrides: {
        root: { borderRadius: 6, padding: '6px 12px', fontSize: rem(13), lineHeight: 20 / 13 },
        icon: { padding: '7px 0', marginRight: 10, fontSize: rem(20), opacity: 1 },
        standardSuccess: alert(tokens.in, tokens.inTint),
        standardError: alert(tokens.out, tokens.outTint),
        standardWarning: alert(tokens.warning, tokens.warningTint),
        standardInfo: alert(tokens.primary, tokens.tint),
      },
    },
    MuiSnackbar: {
      styleOverrides: {
        // Options that somebody chooses from stand above a message, in a dialog too: MUI's dialogs have 1300.
        root: { 'body:has(.MuiAutocomplete-popper, .MuiMenu-root) &': { zIndex: 1299 } },
        anchorOriginBottomCenter: ({ theme }) => ({
          bottom: 24,
          // Where there is no room beside them, it stands above the bars at the foot of the window.
          [theme.breakpoints.down('md')]: {
            left: 16,
            right: 16,
            bottom: `calc(max(16px, var(--dock, 0px) + var(--export-tray, 0px)) + env(safe-area-inset-bottom))`,
            transform: 'none',
          },
          // A sheet of a phone ends where a message would stand, and would lose its fields below it.
          '@media (max-width: 520px)': {
            'body:has(.MuiDialog-paper:not(.MuiDialog-paperFullScreen)) &': {
              top: 'calc(8px + env(safe-area-inset-top))',
              bottom: 'auto',
            },
          },
        }),
      },
    },
    MuiSnackbarContent: {
      styleOverrides: {
        root: {
          ...inverse,
          flexWrap: 'nowrap',
          borderRadius: 8,
          padding: '6px 8px 6px 16px',
          boxShadow: tokens.shadow,
          fontSize: rem(14),
          lineHeight: 20 / 14,
          ...Object.fromEntries(
            Object.entries(severity).map(([name, colour]) => [
              `&[data-severity="${name}"]`,
              { borderLeft: `4px solid ${colour}`, '& .severity': { color: colour } },
            ]),
          ),
        },
        action: { gap: 4, marginRight: 0 },
      },
    },
    MuiTooltip: {
      styleOverrides: {
        tooltip: {
          ...inverse,
          padding: '6px 8px',
          borderRadius: 6,
          fontSize: rem(12),
          lineHeight: 16 / 12,
          fontWeight: 400,
        },
        arrow: { color: tokens.inverse.main },
      },
    },
    MuiBadge: {
      styleOverrides: {
        badge: { fontSize: rem(11), fontWeight: 600, height: 18, minWidth: 18, padding: '0 4px' },
      },
    },
  };
}
