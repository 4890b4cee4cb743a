import type { SxProps, Theme } from '@mui/material/styles';

/** What is known of something: names on the left where there is room, and what they stand for. */
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
