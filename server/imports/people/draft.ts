import { BANK_USER, LEVEL } from '../../../contract/access';
import type { UserDraft } from '../../../contract/user-rules';
import type { AssignableProfile } from '../../../contract/users';

/** A person as the database has it, as far as an import is concerned. */
export interface StoredPerson {
  id: number;
  login: string;
  name: string;
  email: string;
  role: number;
  specific_code: number | null;
  active: boolean;
  api_access: boolean;
  api_starts_on: string | null;
  api_ends_on: string | null;
  version: number;
  /** Sorted; also those that the caller does not see. */
  establishments: string[];
  /** Sorted. */
  groups: number[];
}

/** What a save of a row does. */
export interface PersonPlan {
  /** `null`: a new person. */
  id: number | null;
  version: number | null;
  draft: UserDraft;
}

/** The draft that would change nothing. */
export function draftOf(person: StoredPerson): UserDraft {
  const { name, login, email, active, role, establishments, groups, specific_code } = person;
  return {
    name,
    login,
    email,
    active,
    profile: role as AssignableProfile,
    establishments,
    groups,
    category: specific_code,
    api: person.api_access
      ? { start: person.api_starts_on ?? '', end: person.api_ends_on ?? '' }
      : null,
  };
}

/** Nobody yet: the profile is that of USR-16. */
export function newDraft(): UserDraft {
  return {
    name: '',
    login: '',
    email: '',
    active: null,
    profile: LEVEL.viewer,
    establishments: [],
    groups: [],
    category: null,
    api: null,
  };
}

/** USR-30 to USR-32: what a profile does not have is cleared by every save. */
export function completed(draft: UserDraft): UserDraft {
  if (draft.profile === LEVEL.manager) return { ...draft, category: null };
  if (draft.profile === LEVEL.viewer) return { ...draft, category: null, api: null };
  return { ...draft, category: draft.category === BANK_USER ? BANK_USER : null, api: null, establishments: [], groups: [] };
}
