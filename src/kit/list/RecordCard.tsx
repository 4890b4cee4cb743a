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
  /** A few letters that share the line of the status. */
  brief?: ReactNode;
  /** What else the list says of a record, each a line. */
  children?: ReactNode;
  /** What stands below the status. */
  note?: ReactNode;
  /** What can be done without leaving the list. */
  actions?: ReactNode;
}

/** A record on a phone: its name leads to its page, what can be done at once stands beside. */
export function RecordCard(props: RecordCardProps) {
  const { name, active, feminine, brief, children, note, actions } = props;
  return (
    <Card sx={cardStyle}>
      <Box className="main">
        <CardName>{name}</CardName>
        <Box className="brief">
          {brief}
          <StatusMark active={active} feminine={feminine} />
        </Box>
        {children}
        {note}
      </Box>
      {actions}
    </Card>
  );
}

const cardStyle: SxProps<Theme> = {
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  padding: '10px 12px',
  overflow: 'visible',
  typography: 'body2',
  color: 'text.secondary',
  '& .main': { display: 'grid', flex: 1, gap: '2px', minWidth: 0, overflowWrap: 'anywhere' },
  '& .brief': { display: 'flex', flexWrap: 'wrap', gap: '0 12px' },
  '& .MuiSwitch-root': { flex: 'none' },
};
