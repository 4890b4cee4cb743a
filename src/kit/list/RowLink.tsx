import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

interface RowLinkProps extends Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'> {
  /** Where it leads, in the person's language, with the name of the row. */
  name: string;
  /** An icon. */
  children: ReactNode;
}

/** The way from a row of a list to what it is about; `state` carries what the row knows. */
export function RowLink({ name, children, ...link }: RowLinkProps) {
  return (
    <Tooltip title={name}>
      <IconButton component={Link} {...link} size="small" aria-label={name}>
        {children}
      </IconButton>
    </Tooltip>
  );
}
