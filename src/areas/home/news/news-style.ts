import type { SxProps, Theme } from '@mui/material/styles';
import { DOCKED } from '../../../kit/dock-style';

export const gridStyle: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: '16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // On a phone six cards with large pictures would be four screens long.
  [DOCKED]: {
    gap: '8px',
    '& > li, & > div': { display: 'grid', gridTemplateColumns: '88px minmax(0, 1fr)', alignItems: 'center' },
    '& > * > div:first-of-type': { alignSelf: 'stretch', aspectRatio: 'auto', minHeight: 72 },
    '& .words': { padding: '8px 12px' },
  },
};

/** A card of one row: picture, title with date, and the button. */
export const slidesStyle: SxProps<Theme> = {
  minWidth: 0,
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 16px',
    minHeight: { xs: 52, md: 48 },
    padding: '4px 8px 4px 16px',
    '& > h2': { flex: 1 },
  },
  '& .slides': {
    display: 'grid',
    borderTop: '1px solid',
    borderColor: 'divider',
    touchAction: 'pan-y pinch-zoom',
  },
  '& fieldset': {
    gridArea: '1 / 1',
    display: 'grid',
    gridTemplateColumns: { xs: '64px minmax(0, 1fr)', sm: '96px minmax(0, 1fr) auto' },
    alignItems: 'center',
    gap: '4px 12px',
    minWidth: 0,
    margin: 0,
    padding: '10px 16px',
    border: 0,
    visibility: 'hidden',
  },
  '& fieldset.shown': { visibility: 'visible' },
  '& fieldset > :first-of-type': { borderRadius: '6px' },
  '& .words': { minWidth: 0, overflowWrap: 'anywhere' },
  '& h3': { fontWeight: 600 },
  '& h3 button': {
    justifyContent: 'flex-start',
    font: 'inherit',
    letterSpacing: 'inherit',
    textAlign: 'left',
    borderRadius: '4px',
    '&:hover': { color: 'primary.main' },
  },
  // On a narrow phone the button stands under the title.
  '& fieldset > .MuiButton-root': { gridColumn: { xs: '2', sm: 'auto' }, justifySelf: 'start' },
};

export const dialogStyle: SxProps<Theme> = {
  '& .MuiDialog-paper': { maxWidth: 640 },
  '& .MuiDialogContent-root': { padding: 0, '&:focus-visible': { outlineOffset: -2 } },
  '& .words': { display: 'grid', gap: '10px', padding: '16px 24px', overflowWrap: 'anywhere' },
};
