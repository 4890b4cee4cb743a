import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { RecordCard } from '../../kit/list/RecordCard';
import type { ListedPerson } from './person';
import { StatusSwitch } from './StatusSwitch';

interface PersonCardProps {
  person: ListedPerson;
  /** What else the list says of a person, each a line. */
  children: ReactNode;
}

/** A person on a phone: the name leads to the form, the switch saves at once. */
export function PersonCard({ person, children }: PersonCardProps) {
  const translate = useTranslate();
  const reason = useId();
  return (
    <RecordCard
      name={person.name}
      active={person.active}
      brief={person.login}
      note={
        person.linksOnly && (
          <Typography variant="caption" id={reason}>
            {translate('users.problems.beyondScope')}
          </Typography>
        )
      }
      actions={<StatusSwitch person={person} disabledBy={person.linksOnly ? reason : undefined} />}
    >
      {children}
    </RecordCard>
  );
}
