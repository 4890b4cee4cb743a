import type { SxProps, Theme } from '@mui/material/styles';

/** A list of rows, each with what it is about on the left and its button on the right. */
export const rowsStyle: SxProps<Theme> = {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '12px 0',
  },
  '& li:first-of-type': { paddingTop: 0 },
  '& li + li': { borderTop: '1px solid', borderColor: 'divider' },
  '& .about': { flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' },
};
