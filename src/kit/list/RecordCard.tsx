import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { StatusMark } from '../StatusMark';
import { CardName } from './CardName';
import { cardBase } from './card-base';

export interface RecordCardProps {
  name: string;
  active: boolean;
  feminine?: boolean;
  /** A picture before all lines. */
  picture?: ReactNode;
  /** A line between the name and the status. */
  about?: ReactNode;
  /** A few letters before the status, in its line. */
  brief?: ReactNode;
  /** What follows the status, in its line where there is room. */
  beside?: ReactNode;
  /** What else the list says of a record, each a line. */
  children?: ReactNode;
  /** What stands below the status. */
  note?: ReactNode;
  /** What can be done without leaving the list. */
  actions?: ReactNode;
}

/**
 * A record on a phone: its name leads to its page, what can be done at once stands beside. Three or four lines, so that
 * a screen of 390 x 844 has room for six.
 */
export function RecordCard(props: RecordCardProps) {
  const { name, active, feminine, picture, about, brief, beside, children, note, actions } = props;
  return (
    <Card sx={cardStyle}>
      {picture}
      <Box className="main">
        <CardName>{name}</CardName>
        {about}
        <Box className="brief">
          {brief}
          <StatusMark active={active} feminine={feminine} />
          {beside}
        </Box>
        {children}
        {note}
      </Box>
      {actions}
    </Card>
  );
}

const cardStyle = {
  ...cardBase,
  '& .brief': { display: 'flex', flexWrap: 'wrap', gap: '0 12px' },
  '& .MuiSwitch-root': { flex: 'none' },
} satisfies SxProps<Theme>;
