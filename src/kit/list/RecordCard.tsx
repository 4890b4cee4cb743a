import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { StatusMark } from '../StatusMark';
import { CardName } from './CardName';

interface RecordCardProps {
  name: string;
  active: boolean;
  feminine?: boolean;
  /** What else the list says of a record, each a line. */
  children?: ReactNode;
  /** What stands below the status. */
  note?: ReactNode;
  /** What can be done without leaving the list. */
  actions?: ReactNode;
}

/** A record on a phone: its name leads to its page, what can be done at once stands beside. */
export function RecordCard({ name, active, feminine, children, note, actions }: RecordCardProps) {
  return (
    <Card sx={cardStyle}>
      <Box className="main">
        <CardName>{name}</CardName>
        {children}
        <StatusMark active={active} feminine={feminine} />
        {note}
      </Box>
      {actions}
    </Card>
  );
}

const cardStyle: SxProps<Theme> = {
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  padding: '12px',
  overflow: 'visible',
  typography: 'body2',
  color: 'text.secondary',
  '& .main': { display: 'grid', flex: 1, gap: '2px', minWidth: 0, overflowWrap: 'anywhere' },
  '& .MuiSwitch-root': { flex: 'none' },
};
