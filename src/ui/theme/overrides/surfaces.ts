import type { Components, Theme } from '@mui/material/styles';
import type { Tokens } from '../tokens';
import { rem } from '../typography';

/** Pixels of the page that stay in sight above the highest sheet of a phone. */
const SHEET_TOP = 24;

/** Where a phone is narrow, fields need the width more than their edges do. */
const sides = { '@media (max-width: 360px)': { paddingLeft: 14, paddingRight: 14 } };

/** Styles of surfaces: cards are flat with a hairline; only floating elements have a shadow. */
export function surfaceOverrides(tokens: Tokens): Components<Theme> {
  const floating = { border: `1px solid ${tokens.line}`, borderRadius: 8, boxShadow: tokens.shadow };
  return {
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: 8 } } },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderColor: tokens.line, borderRadius: 8 } },
    },
    MuiAccordion: { defaultProps: { disableGutters: true, elevation: 0 } },
    MuiAppBar: {
      defaultProps: { color: 'inherit', elevation: 0 },
      styleOverrides: {
        root: { backgroundColor: tokens.surface, borderBottom: `1px solid ${tokens.line}` },
      },
    },
    MuiDrawer: { styleOverrides: { paper: { backgroundColor: tokens.nav.main, color: tokens.nav.text } } },
    MuiBackdrop: {
      styleOverrides: {
        root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(6,14,18,.55)' } },
      },
    },
    MuiPopover: { styleOverrides: { paper: floating } },
    MuiMenu: {
      styleOverrides: {
        paper: { minWidth: 200 },
        list: { padding: 4 },
      },
    },
    MuiDialog: {
      styleOverrides: {
        // The second touch of a double tap falls on what was touched, not on a button that has come in its place. By
        // the delay, because people who want no motion have the duration cut.
        root: {
          '@keyframes settle': { from: { pointerEvents: 'none' } },
          animation: 'settle 1ms 300ms backwards',
        },
        paper: {
          borderRadius: 12,
          border: `1px solid ${tokens.line}`,
          boxShadow: tokens.shadow,
          // A sheet, as high as what it says: where a thumb reaches it, with the page in sight above one line.
          '@media (max-width: 520px)': {
            alignSelf: 'flex-end',
            width: '100%',
            maxWidth: 'none',
            maxHeight: `calc(100% - ${SHEET_TOP}px)`,
            margin: 0,
            borderWidth: '1px 0 0',
            borderRadius: '12px 12px 0 0',
            paddingBottom: 'env(safe-area-inset-bottom)',
          },
          // With zoom, or on a phone in landscape, every line counts.
          '@media (max-height: 480px)': {
            margin: 8,
            maxHeight: 'calc(100% - 16px)',
            '& .MuiDialogTitle-root': { paddingTop: 12 },
            '& .MuiDialogActions-root': { paddingTop: 8, paddingBottom: 12 },
          },
          // Only the fields scroll; on a phone the buttons stay within reach of the thumb.
          '& > form': { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 },
        },
        paperWidthXs: { maxWidth: 480 },
        paperWidthSm: { maxWidth: 480 },
        paperWidthMd: { maxWidth: 960 },
      },
    },
    MuiDialogTitle: {
      styleOverrides: {
        root: {
          padding: '20px 24px 8px',
          fontSize: rem(18),
          lineHeight: 24 / 18,
          fontWeight: 600,
          overflowWrap: 'anywhere',
          ...sides,
        },
      },
    },
    MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 16px', ...sides } } },
    // A word may be longer than a line: a name, a login, an address of IPv6.
    MuiDialogContentText: { styleOverrides: { root: { color: tokens.text2, overflowWrap: 'anywhere' } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px', gap: 8, ...sides } } },
    MuiAvatar: {
      styleOverrides: {
        root: {
          width: 32,
          height: 32,
          fontSize: rem(13.5),
          fontWeight: 600,
          border: `1px solid ${tokens.tintLine}`,
        },
        colorDefault: { backgroundColor: tokens.tint, color: tokens.primary },
      },
    },
    MuiDivider: { styleOverrides: { root: { borderColor: tokens.line } } },
  };
}
