import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useRecordLink } from './record-link';
import { OPENS } from './rows';

interface RowLinkProps {
  /** Where it leads, in the person's language, with the name of the row. */
  name: string;
  /** An icon. */
  children: ReactNode;
}

/** The button of a row that opens its record, as its name does. */
export function RowLink({ name, children }: RowLinkProps) {
  const link = useRecordLink();
  if (link === null) return null;
  return (
    <Tooltip title={name}>
      <IconButton component={Link} {...link} {...OPENS} size="small" aria-label={name}>
        {children}
      </IconButton>
    </Tooltip>
  );
}
