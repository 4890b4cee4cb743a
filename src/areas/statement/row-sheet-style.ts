import type { SxProps, Theme } from '@mui/material/styles';

/** Amounts have the colour of their direction. */
export const money = {
  '& .in .amount, & .amount.in': { color: 'success.main' },
  '& .out .amount, & .amount.out': { color: 'error.main' },
} as const;

export const titleStyle: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 12px',
  ...money,
  '& .amount': { typography: 'h5', whiteSpace: 'nowrap' },
  '& .type': { typography: 'body1', '& svg': { marginRight: '6px', fontSize: 18, verticalAlign: '-4px' } },
  '&.in .type svg': { color: 'success.main' },
  '&.out .type svg': { color: 'error.main' },
};

export const sheetStyle: SxProps<Theme> = {
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 132px), 1fr))',
    gap: '10px 16px',
    margin: '4px 0 8px',
  },
  '& .establishment, & .operator, & .bank': { gridColumn: '1 / -1' },
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& dd': { margin: 0, typography: 'body1', overflowWrap: 'anywhere' },
  '& .MuiButton-root': { minHeight: 44, marginLeft: '-8px' },
  '& .open': { display: 'inline-block', padding: '12px 0' },
};
