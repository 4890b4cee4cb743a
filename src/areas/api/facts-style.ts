import type { SxProps, Theme } from '@mui/material/styles';

/** Styles of a list of facts: names on the left where there is room, and their values. */
export const factsStyle: SxProps<Theme> = {
  display: 'grid',
  gap: '8px',
  margin: 0,
  typography: 'body2',
  overflowWrap: 'anywhere',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' },
    columnGap: '12px',
  },
  '& dt': { color: 'text.secondary' },
  '& dd': { margin: 0 },
};
