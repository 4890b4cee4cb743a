import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { RecordCard, type RecordCardProps } from '../../kit/list/RecordCard';
import type { ListedPerson } from './person';
import { StatusSwitch } from './StatusSwitch';

/** What the list says of a person besides the name and the status. */
interface PersonCardProps extends Pick<RecordCardProps, 'about' | 'brief' | 'beside' | 'children'> {
  person: ListedPerson;
}

/** A person on a phone: the name leads to the form, the switch saves at once. */
export function PersonCard({ person, ...lines }: PersonCardProps) {
  const translate = useTranslate();
  const reason = useId();
  return (
    <RecordCard
      {...lines}
      name={person.name}
      active={person.active}
      note={
        person.linksOnly && (
          <Typography variant="caption" id={reason}>
            {translate('users.problems.beyondScope')}
          </Typography>
        )
      }
      actions={<StatusSwitch person={person} disabledBy={person.linksOnly ? reason : undefined} />}
    />
  );
}
