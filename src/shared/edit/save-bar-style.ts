import type { SxProps, Theme } from '@mui/material/styles';
import { CONTENT_ID } from '../../layout/content-id';
import { DRAWER_WIDTH } from '../../layout/theme/theme-for';

const PHONE = '@media (max-width: 999.98px)';
const DESKTOP = '@media (min-width: 1000px)';
/** Its height, and on a phone with the line of what is unsaved above the buttons. */
const BAR = 64;
const PHONE_BAR = 100;

export const saveBarStyle: SxProps<Theme> = {
  position: 'fixed',
  zIndex: 'appBar',
  left: DRAWER_WIDTH,
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
    left: 0,
    padding: '8px 16px calc(12px + env(safe-area-inset-bottom))',
    '& .inner': { flexWrap: 'wrap' },
    '& .state': { flex: '1 1 100%', typography: 'body2' },
    '& .inner > .MuiButton-root': { flex: 1 },
  },
  '@media (max-width: 300px)': { paddingLeft: '8px', paddingRight: '8px' },
  '@media print': { display: 'none' },
};

/** Snackbars and exports stand 12 px above it, and what comes into sight with the focus stays clear of it. */
export const aboveSaveBar = {
  ':root': { '--dock': `${BAR + 12}px` },
  [`#${CONTENT_ID}`]: { paddingBottom: BAR + 32 },
  [DESKTOP]: { '.MuiSnackbar-root.MuiSnackbar-anchorOriginBottomCenter': { bottom: BAR + 12 } },
  '.MuiPaper-root.export-tray': { bottom: BAR + 12 },
  [PHONE]: {
    ':root': { '--dock': `${PHONE_BAR + 12}px` },
    [`#${CONTENT_ID}`]: { paddingBottom: PHONE_BAR + 24 },
    '.MuiPaper-root.export-tray': { bottom: PHONE_BAR + 12 },
  },
} as const;
