import type { SxProps, Theme } from '@mui/material/styles';

const DESKTOP = '@media (min-width: 1000px)';
/** SHELL-20: up to this width, cards and fields are stacked. */
export const STACKED = '@media (max-width: 522px)';

export const pageStyle: SxProps<Theme> = {
  display: 'flex',
  flexDirection: 'column',
  gap: '16px',
  minWidth: 0,
};

export const gridStyle: SxProps<Theme> = {
  display: 'grid',
  gap: '16px',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [DESKTOP]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', alignItems: 'stretch' },
  '& .main': { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  '& .pair': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
    gap: '16px',
    [STACKED]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& .pair:empty': { display: 'none' },
  '&.old': { '& .MuiCard-root': { opacity: 0.55 } },
  // Fits the two columns of a desktop on one sheet of paper.
  '@media print': {
    zoom: 0.65,
    gridTemplateColumns: 'minmax(0, 1fr) 340px',
    '& .MuiCard-root': { breakInside: 'avoid' },
  },
};
