import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface ScrollListProps {
  /** Pixels that it takes before it scrolls. */
  maxHeight: number;
  /** What it is called, or the element that says so. */
  name: { 'aria-label': string } | { 'aria-labelledby': string };
  /** Its rows, each an `li`; what matters most of one is in a `b`. */
  children: ReactNode;
}

/** A framed list that scrolls in itself. What scrolls is reached by the keyboard; on paper all of it is there. */
export function ScrollList({ maxHeight, name, children }: ScrollListProps) {
  return (
    <Box component="ul" tabIndex={0} {...name} sx={{ maxHeight, ...listStyle }}>
      {children}
    </Box>
  );
}

const listStyle = {
  width: '100%',
  overflowY: 'auto',
  margin: 0,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '6px',
  padding: 0,
  listStyle: 'none',
  '& li': { padding: '8px 12px', typography: 'body2', overflowWrap: 'anywhere' },
  '& li + li': { borderTop: '1px solid', borderColor: 'divider' },
  '& li b': { fontWeight: 500 },
  '@media print': { maxHeight: 'none', overflow: 'visible' },
} satisfies SxProps<Theme>;
