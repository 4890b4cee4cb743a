import type { SxProps, Theme } from '@mui/material/styles';

/** The card of an entry or an event on a phone. */
export const entryCardStyle: SxProps<Theme> = {
  display: 'grid',
  justifyItems: 'start',
  gap: '6px',
  padding: '12px',
  // The focus outline lies around the content.
  overflow: 'visible',
  typography: 'body2',
  '& > *': { maxWidth: '100%', overflowWrap: 'anywhere' },
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 12px',
    width: '100%',
    color: 'text.secondary',
  },
};
