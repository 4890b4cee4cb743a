import type { SxProps, Theme } from '@mui/material/styles';

/** The facts of a file in two columns, below them how it is checked, and its forms. */
export const factsStyle: SxProps<Theme> = {
  display: 'grid',
  gap: '16px',
  typography: 'body2',
  overflowWrap: 'anywhere',
  '& > *': { minWidth: 0 },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '8px 16px',
    margin: 0,
    '@media (max-width: 599.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& dl > div:first-of-type': { gridColumn: '1 / -1' },
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  '& section': { display: 'grid', gap: '6px', justifyItems: 'start' },
  '& p': { margin: 0 },
  '& b': { fontWeight: 600 },
  '& .second': { color: 'text.secondary' },
  '& .sums': { fontVariantNumeric: 'tabular-nums' },
  '& ul': { width: '100%', margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    display: 'grid',
    justifyItems: 'start',
    gap: '2px',
    padding: '8px 0',
    borderTop: '1px solid',
    borderColor: 'divider',
  },
  '& li > *': { maxWidth: '100%' },
  '& .head': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    width: '100%',
  },
  '& code': { fontFamily: 'ui-monospace, monospace', fontSize: '0.75rem', overflowWrap: 'anywhere' },
};
