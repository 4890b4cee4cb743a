import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface TableBoxProps {
  /** The accessible name of the table. */
  label: string;
  /** Styles of what the box contains. */
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/**
 * A box in which a wide table scrolls, so that the page never does (SHELL-20). It can be focused, so that the
 * keyboard can scroll it.
 */
export function TableBox({ label, sx = {}, children }: TableBoxProps) {
  return (
    <Box
      // No landmark: the card around it is one already, often of the same name. A fieldset is for fields.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      sx={[boxStyle, ...(Array.isArray(sx) ? sx : [sx])]}
      tabIndex={0}
      aria-label={label}
    >
      {children}
    </Box>
  );
}

const boxStyle: SxProps<Theme> = {
  overflowX: 'auto',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '8px',
  '& tr:last-of-type td': { borderBottom: 0 },
  '& th, & td': { minWidth: 90, maxWidth: 280, verticalAlign: 'top' },
  // Columns become as wide as their longest word, up to their most, before a word is broken.
  '& td': { overflowWrap: 'break-word' },
};
