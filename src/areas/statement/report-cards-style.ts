import type { SxProps, Theme } from '@mui/material/styles';

const NARROWEST = '@media (max-width: 300px)';

/** Styles of the rows of a report on a phone: they scroll with the page, and on a tablet they have two columns. */
export const cardsStyle: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
};

export const cardEntryStyle: SxProps<Theme> = {
  minWidth: 0,
  padding: '12px 16px',
  borderTop: '1px solid',
  borderColor: 'divider',
  breakInside: 'avoid',
  '& .first, & .second': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '2px 12px',
  },
  '& .amount': { typography: 'subtitle1', fontWeight: 600, whiteSpace: 'nowrap' },
  '& .amount.in': { color: 'success.main' },
  '& .amount.out': { color: 'error.main' },
  '& .type': {
    typography: 'body2',
    whiteSpace: 'nowrap',
    '& svg': { fontSize: 16, marginRight: '6px', verticalAlign: '-3px' },
  },
  '& .type.in svg': { color: 'success.main' },
  '& .type.out svg': { color: 'error.main' },
  '& .second': { marginTop: '2px', typography: 'body2' },
  '& .establishment': { minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' },
  '& .moment': { whiteSpace: 'nowrap' },
  '& .time': { color: 'text.secondary' },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 112px), 1fr))',
    gap: '6px 12px',
    margin: '8px 0 0',
  },
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& dd': { margin: 0, typography: 'body2', overflowWrap: 'anywhere' },
  '& .dispute': {
    marginTop: '8px',
    '& .MuiButton-root': { minHeight: 44, marginLeft: '-8px' },
    '& .open': { display: 'inline-block', padding: '12px 0' },
    '@media print': { '& .MuiButtonBase-root': { display: 'none' } },
  },
  [NARROWEST]: { paddingLeft: '8px', paddingRight: '8px' },
};
