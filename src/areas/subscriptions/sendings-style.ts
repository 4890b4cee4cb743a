import type { SxProps, Theme } from '@mui/material/styles';

export const sendingsStyle: SxProps<Theme> = {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { padding: '12px 0' },
  '& li:first-of-type': { paddingTop: 0 },
  '& li + li': { borderTop: '1px solid', borderColor: 'divider' },
};

/** One sending: its number and state in a line, below them when, to whom and what its rows come to. */
export const sendingStyle: SxProps<Theme> = {
  display: 'grid',
  justifyItems: 'start',
  gap: '4px',
  typography: 'body2',
  overflowWrap: 'break-word',
  '& > *': { maxWidth: '100%' },
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 16px',
    width: '100%',
  },
  '& .number': { fontWeight: 600 },
  '& .second': { color: 'text.secondary' },
  '& .sums': { display: 'flex', flexWrap: 'wrap', gap: '0 16px', margin: 0 },
  '& .sums > div': { display: 'flex', flexWrap: 'wrap', gap: '0 6px' },
  '& .sums dt': { color: 'text.secondary' },
  '& .sums dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
};
