import type { SxProps, Theme } from '@mui/material/styles';

export const cardStyle: SxProps<Theme> = {
  display: 'grid',
  gap: '4px',
  padding: '12px',
  overflow: 'visible',
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '0 12px',
  },
  '& > .MuiButton-root': { justifySelf: 'start', minHeight: 44, margin: '0 -10px -8px' },
  '@media print': { '& > .MuiButton-root': { display: 'none' } },
};

export const figuresStyle: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  margin: '4px 0 0',
  // Two amounts in a row; an amount that is too long for that, which never wraps, has a line of its own.
  '& > div': { flex: '1 1 calc(50% - 6px)' },
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& dd': { margin: 0, typography: 'body2' },
};

/** Below the cards, like the foot of the table. */
export const totalsCardStyle: SxProps<Theme> = {
  marginTop: '8px',
  padding: '12px',
  borderTop: '2px solid',
  borderTopColor: 'text.primary',
  breakInside: 'avoid',
  '& dd': { fontWeight: 600 },
};

/** The double line that accountants draw under a total. */
export const finalStyle: SxProps<Theme> = {
  display: 'inline-block',
  borderBottom: '3px double',
  borderColor: 'text.primary',
  whiteSpace: 'nowrap',
};

export const exportStyle: SxProps<Theme> = {
  '& .MuiButton-root': { whiteSpace: 'nowrap' },
  '@media (max-width: 999.98px)': { '& .MuiButton-root': { minWidth: 44, minHeight: 44, padding: 0 } },
};
