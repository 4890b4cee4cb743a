import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { editPath } from '../paths';
import { StatusMark } from '../StatusMark';
import type { Carried, ListedPerson, PeopleScreen } from './person';
import { StatusSwitch } from './StatusSwitch';

interface PersonCardProps {
  screen: PeopleScreen;
  person: ListedPerson;
  /** What else the list says of a person, each a line. */
  children: ReactNode;
}

/** A person on a phone: the name leads to the form, the switch saves at once. */
export function PersonCard({ screen, person, children }: PersonCardProps) {
  const translate = useTranslate();
  const reason = useId();
  const carried: Carried = { edit: true, user: person };
  return (
    <Card sx={cardStyle}>
      <Box className="main">
        <Typography
          component={Link}
          to={editPath(screen, person.id)}
          state={carried}
          variant="subtitle1"
          className="name"
        >
          {person.name}
        </Typography>
        {children}
        <StatusMark active={person.active} />
        {person.linksOnly && (
          <Typography variant="caption" id={reason}>
            {translate('users.problems.beyondScope')}
          </Typography>
        )}
      </Box>
      <StatusSwitch person={person} disabledBy={person.linksOnly ? reason : undefined} />
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
