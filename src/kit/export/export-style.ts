import type { SxProps, Theme } from '@mui/material/styles';

/** Between the tray and what comes into sight above it. */
const GAP = 36;
const PHONE = '@media (max-width: 599.98px)';
/** From here on a snackbar stands beside the tray, as long as the window is this wide. */
const BESIDE = '@media (min-width: 1000px) and (max-width: 1599.98px)';

export const trayStyle: SxProps<Theme> = {
  position: 'fixed',
  // Above the page and its dock, below menus, dialogs and snackbars.
  zIndex: ({ zIndex }) => zIndex.appBar + 50,
  right: 24,
  bottom: 24,
  width: 340,
  maxHeight: '40dvh',
  overflowY: 'auto',
  border: '1px solid',
  borderColor: 'divider',
  [PHONE]: { left: 8, right: 8, bottom: 8, width: 'auto' },
  '@media print': { display: 'none' },
};

/** What stands above the forms of a menu, and says what will leave in them. */
export const noteStyle: SxProps<Theme> = {
  display: 'grid',
  gap: '2px',
  maxWidth: 320,
  padding: '6px 16px 8px',
  typography: 'caption',
  color: 'text.secondary',
  borderBottom: '1px solid',
  borderColor: 'divider',
  marginBottom: '4px',
  '& .what': { fontWeight: 600, color: 'text.primary' },
  '& .warning': { color: 'warning.main' },
};

/** What stands between the forms of a table and further ones. */
export const furtherStyle: SxProps<Theme> = {
  ...noteStyle,
  borderBottom: 0,
  borderTop: '1px solid',
  borderColor: 'divider',
  margin: '4px 0 0',
  padding: '10px 16px 4px',
};

/** The arrow beside the button for the usual form. */
export const arrowStyle: SxProps<Theme> = {
  minWidth: 36,
  padding: 0,
  '@media (max-width: 999.98px)': { minWidth: 44 },
};

export const entryStyle: SxProps<Theme> = {
  display: 'grid',
  // No wider than the tray, however long the title.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6px',
  justifyItems: 'start',
  minWidth: 0,
  margin: 0,
  border: 0,
  padding: '10px 12px 12px 16px',
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
  '& .head': { display: 'flex', alignItems: 'center', gap: '8px', width: '100%' },
  '& .head p': { flex: 1, minWidth: 0 },
  '& .failure': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '6px 12px',
    width: '100%',
  },
  // Unlike the bar of a page that loads, it says how much is left.
  '& .MuiLinearProgress-root': { width: '100%', height: 4, borderRadius: '2px', backgroundColor: 'divider' },
};

/** The custom property that holds the tray's height. */
export const HEIGHT = '--tray-height';

const ROOM = `calc(var(${HEIGHT}) + ${GAP}px)`;

/**
 * The tray covers nothing that cannot be scrolled clear of it: the page's end, what comes into sight with the focus,
 * and snackbars, which would hide it, stand above it.
 */
export const beneathTray = {
  ':root': { '--export-tray': ROOM },
  body: { paddingBottom: ROOM },
  [BESIDE]: {
    'body .MuiSnackbar-root.MuiSnackbar-anchorOriginBottomCenter': {
      bottom: `calc(max(24px, var(--dock, 0px)) + var(${HEIGHT}) + 12px)`,
    },
  },
  '@media print': { body: { paddingBottom: 0 } },
};
