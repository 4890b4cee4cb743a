import type { SxProps, Theme } from '@mui/material/styles';

export const gridStyle: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: '16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
};

export const slidesStyle: SxProps<Theme> = {
  display: 'grid',
  touchAction: 'pan-y pinch-zoom',
  '& fieldset': {
    gridArea: '1 / 1',
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
    alignItems: 'center',
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
    visibility: 'hidden',
  },
  '& fieldset.shown': { visibility: 'visible' },
  '& .words': {
    alignSelf: { xs: 'start', sm: 'center' },
    display: 'grid',
    justifyItems: 'start',
    gap: '6px',
    padding: { xs: '14px 16px 16px', md: '16px 28px' },
    overflowWrap: 'anywhere',
  },
  '& .MuiButton-root': { marginTop: '8px' },
};

export const dialogStyle: SxProps<Theme> = {
  '& .MuiDialog-paper': { maxWidth: 640 },
  '& .MuiDialogContent-root': { padding: 0, '&:focus-visible': { outlineOffset: -2 } },
  '& .words': { display: 'grid', gap: '10px', padding: '16px 24px', overflowWrap: 'anywhere' },
};
