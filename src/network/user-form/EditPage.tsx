import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { RecordPage } from '../../kit/edit/RecordPage';
import { FormSkeleton } from './FormSkeleton';
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
