import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { StatusMark } from '../StatusMark';

interface RecordCardProps {
  name: string;
  /** Where the name leads. */
  to: string;
  /** The navigation state: what the page can show of the record before it is loaded. */
  state: object;
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
export function RecordCard({ name, to, state, active, feminine, children, note, actions }: RecordCardProps) {
  return (
    <Card sx={cardStyle}>
      <Box className="main">
        <Typography
          component={Link}
          to={to}
          state={state}
          variant="subtitle1"
          className="name"
          translate="no"
        >
          {name}
        </Typography>
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
  '& a.name': {
    justifySelf: 'start',
    // A finger hits more than one sees, also where the next line begins.
    position: 'relative',
    zIndex: 1,
    padding: '6px 0',
    margin: '-6px 0',
    color: 'text.primary',
    textDecorationColor: 'line2',
    textUnderlineOffset: '3px',
    scrollMargin: '20px 0 72px',
  },
  '& .MuiSwitch-root': { flex: 'none' },
};
