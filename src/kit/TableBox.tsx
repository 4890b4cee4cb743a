import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface TableBoxProps {
  /** What the table is of. */
  label: string;
  /** Of what stands in its cells. */
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** A box in which a table scrolls, never the page (SHELL-20). What scrolls is reached by the keyboard. */
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
  '& td': { overflowWrap: 'anywhere' },
};
