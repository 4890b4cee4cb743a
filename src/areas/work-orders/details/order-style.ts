import type { SxProps, Theme } from '@mui/material/styles';

/** The conversation, and from a laptop on the facts beside it. */
export const pageStyle: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: '16px',
  maxWidth: 1280,
  // Neither column has room for the name of a section beside its fields.
  '--section-columns': 'minmax(0, 1fr)',
  '@media (min-width: 1100px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 380px',
    '& > :first-child': { gridColumn: '1 / -1' },
  },
};

export const factsStyle: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  alignItems: 'start',
  gap: '16px 20px',
  margin: 0,
  '& .whole': { gridColumn: '1 / -1' },
  '& .whole dd': { whiteSpace: 'pre-wrap' },
  '& dt': { typography: 'caption', fontWeight: 500, color: 'text.secondary' },
  '& dd': { margin: '2px 0 0', typography: 'body1', overflowWrap: 'anywhere' },
};

export const entriesStyle: SxProps<Theme> = {
  display: 'grid',
  gap: '12px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    padding: '10px 14px',
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: '8px',
    breakInside: 'avoid',
  },
  '& > li.own': { backgroundColor: 'tint', borderColor: 'tintLine' },
  '& > li.change': { border: 0, padding: '0 14px' },
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 10px',
    typography: 'caption',
    color: 'text.secondary',
  },
  '& .author': { fontWeight: 600, color: 'text.primary' },
  '& p': { margin: '4px 0 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& .picture': {
    display: 'block',
    marginTop: '8px',
    maxWidth: 320,
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: '6px',
    overflow: 'hidden',
    '& img': { display: 'block', width: '100%', height: 'auto' },
  },
};
