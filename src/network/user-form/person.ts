import type { UserRecord } from '../../../contract/users';
import type { RecordOpening } from '../../kit/list/record-link';

/** What every shape of a user has: the row of either list, the record of the forms, and what a save answers. */
export interface Person {
  id: number;
  name: string;
  login: string;
  email: string;
  active: boolean;
}

/** A row of either list. */
export interface ListedPerson extends Person {
  version: number;
  /** API-16: only the links of this person may be changed; on the list of users never. */
  linksOnly?: boolean;
}

/** The two resources that people are managed as; a report viewer is on the lists of both (LIST-01). */
export const PEOPLE = ['usuarios', 'visualizadores-relatorios'] as const;
export type PeopleScreen = `/${(typeof PEOPLE)[number]}`;

/** USR-08: what the edit action carries; it only prefills (USR-10). */
interface Carried {
  edit: true;
  user: Person;
}

/** USR-08, VIEW-03: how the rows of either list open. */
export const personOpening: RecordOpening<ListedPerson> = {
  carry: (user): Carried => ({ edit: true, user }),
};

/** USR-10: what a navigation carries is whatever the history holds: taken where it reads as a person. */
export function carriedPerson(state: unknown): Person | null {
  const user = (state as Partial<Carried> | null)?.user as Partial<Person> | undefined;
  return typeof user?.id === 'number' && typeof user.name === 'string' && typeof user.login === 'string'
    ? { active: false, email: '', ...(user as Pick<Person, 'id' | 'name' | 'login'>) }
    : null;
}

/** A person as the forms load one. */
export type PersonRecord = UserRecord;
