import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState } from 'react';
import { ListPopover } from '../multi-select/ListPopover';
import { useFormat } from '../use-format';

/** So many of the others the popover lists (USR-05, ACC-05, USE-05). */
const LISTED = 10;

interface FirstOfManyProps {
  /** The first, and the others as far as they are known; two may read alike. */
  items: readonly { key: string; text: string }[];
  /** How many there are. */
  total: number;
  /** What the popover is called. */
  title: string;
  /** What the button with the number of the others is called. */
  more: (count: string) => string;
}

/** The first of several, and a button that lists at most ten of the others. */
export function FirstOfMany({ items, total, title, more }: FirstOfManyProps) {
  const { integer } = useFormat();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [first, ...others] = items;
  if (first === undefined) return <Box component="span">–</Box>;
  const listed = others.slice(0, LISTED);
  const rest = total - 1;
  return (
    <Box component="span" sx={style}>
      <span>{first.text}</span>
      {rest > 0 && (
        <ButtonBase
          aria-haspopup="dialog"
          aria-label={more(integer(rest))}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          +{integer(rest)}
        </ButtonBase>
      )}
      <ListPopover title={title} anchor={anchor} onClose={() => setAnchor(null)}>
        <Box component="ul" sx={listStyle}>
          {listed.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
          {rest > listed.length && <li>...</li>}
        </Box>
      </ListPopover>
    </Box>
  );
}

const listStyle: SxProps<Theme> = {
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  typography: 'body1',
};

const style: SxProps<Theme> = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minWidth: 0,
  '& > button': {
    flex: 'none',
    minWidth: 32,
    height: 24,
    padding: '0 6px',
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: '4px',
    typography: 'caption',
    fontWeight: 500,
    backgroundColor: 'action.hover',
    '@media (max-width: 999.98px)': {
      minWidth: 44,
      height: 32,
      '&::after': { content: '""', position: 'absolute', inset: '-6px 0' },
    },
  },
};
