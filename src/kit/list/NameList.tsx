import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** So many a popover lists (USR-05, ACC-05, USE-05). */
const LISTED = 10;

export interface NameListProps {
  /** As far as they are known; two may read alike. */
  items: readonly { key: string; text: ReactNode }[];
  /** How many there are. */
  total: number;
}

/** At most ten of many, for a popover. */
export function NameList({ items, total }: NameListProps) {
  const listed = items.slice(0, LISTED);
  return (
    <Box component="ul" sx={listStyle}>
      {listed.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
      {total > listed.length && <li>...</li>}
    </Box>
  );
}

const listStyle: SxProps<Theme> = {
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  typography: 'body1',
};
