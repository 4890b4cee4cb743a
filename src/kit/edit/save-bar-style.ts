import type { SxProps, Theme } from '@mui/material/styles';
import { CONTENT_ID } from '../../ui/focus/content-id';
import { DRAWER } from '../../ui/theme/sizes';

const PHONE = '@media (max-width: 999.98px)';
const LOW = '@media (max-height: 480px)';
const DESKTOP = '@media (min-width: 1000px)';
const BAR = 64;

export const saveBarStyle: SxProps<Theme> = {
  position: 'fixed',
  zIndex: 'appBar',
  left: DRAWER,
  right: 0,
  bottom: 0,
  minHeight: BAR,
  padding: '13px 24px',
  borderTop: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.paper',
  '& .inner': { display: 'flex', alignItems: 'center', gap: '8px', maxWidth: 1080 },
  '& .state': {
    display: 'flex',
    flexWrap: 'wrap',
    flex: 1,
    gap: '0 16px',
    minWidth: 0,
    typography: 'body1',
    color: 'text.secondary',
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: '8px' },
    '& .faults': { color: 'error.main' },
    '& .MuiSvgIcon-root': { fontSize: '1.25rem' },
  },
  [PHONE]: {
    padding: '8px 16px calc(12px + env(safe-area-inset-bottom))',
    '& .inner': { flexWrap: 'wrap' },
    '& .state': { flex: '1 1 100%', typography: 'body2' },
    '& .inner > .MuiButton-root': { flex: 1 },
  },
  '@media (max-width: 300px)': { paddingLeft: '8px', paddingRight: '8px' },
  // Where the window is low, as of a phone on its side or zoomed, the form needs the room.
  [LOW]: { position: 'static', padding: '16px 0 0', backgroundColor: 'transparent' },
  '@media print': { display: 'none' },
};

/** The custom property that holds its height: what it says may take several lines. */
export const HEIGHT = '--save-bar';

/** Snackbars and exports stand 12 px above it, and what comes into sight with the focus stays clear of it. */
export const aboveSaveBar = {
  ':root': { '--dock': `calc(var(${HEIGHT}) + 12px)` },
  [`#${CONTENT_ID}`]: { paddingBottom: `calc(var(${HEIGHT}) + 32px)` },
  [DESKTOP]: { '.MuiSnackbar-root.MuiSnackbar-anchorOriginBottomCenter': { bottom: 'var(--dock)' } },
  '.MuiPaper-root.export-tray': { bottom: 'var(--dock)' },
  [LOW]: { ':root': { '--dock': '12px' } },
};
