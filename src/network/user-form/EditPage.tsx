import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { fieldsStyle } from '../../kit/edit/form-style';
import { RecordPage } from '../../kit/edit/RecordPage';
import { WaitingCard, WaitingField, WaitingSections } from '../../kit/edit/WaitingCard';
import { carriedPerson, PEOPLE, type PeopleScreen, type Person, type PersonRecord } from './person';

/** The record, its password and its API user. */
const ENTITIES = ['portal_user', 'password', 'api_user'] as const;

interface EditPageProps {
  screen: PeopleScreen;
  /** Of the page and of the arrow that leads back, in the person's language. */
  title: string;
  back: string;
  /** The form, once the person is here. */
  children: (record: PersonRecord) => ReactNode;
}

/** USR-10: a person to edit. */
export function EditPage(props: EditPageProps) {
  const carried = carriedPerson(useLocation().state);
  return (
    <RecordPage<PersonRecord, Person>
      {...props}
      carried={carried}
      also={PEOPLE}
      entity={ENTITIES}
      Waiting={Waiting}
    />
  );
}

function Waiting({ carried }: { carried: Person | null }) {
  return <FormSkeleton person={carried} />;
}

/** A form whose record is on its way: what is known of the person already, and where the rest will be. */
function FormSkeleton({ person }: { person: Person | null }) {
  const translate = useTranslate();
  return (
    <WaitingCard
      title={translate('users.form.basics')}
      text={translate('users.form.basicsFixed')}
      rest={<WaitingSections />}
    >
      <Box sx={fieldsStyle}>
        {(['name', 'login', 'email'] as const).map((field) => (
          <WaitingField key={field} label={translate(`users.form.${field}`)} value={person?.[field]} />
        ))}
        <WaitingField />
      </Box>
    </WaitingCard>
  );
}
