import { LEVEL } from './access';
import { isDate } from './dates';
import { isEmail, isLogin, loginFrom, USER } from './logins';
import { isOneLine, normalName } from './text-forms';
import type { AssignableProfile } from './users';

/**
 * A complete user, as the forms have it and the server after filling in the gaps: no field is missing, and texts are
 * trimmed.
 */
export interface UserDraft {
  name: string;
  login: string;
  email: string;
  active: boolean | null;
  profile: AssignableProfile;
  /** Establishment codes. */
  establishments: readonly string[];
  /** Group ids. */
  groups: readonly number[];
  /** Only of a specific user: the category, `null` where none is chosen. */
  category: number | null;
  /** API access; `null`: off. Dates `YYYY-MM-DD`; an empty start is none, an empty end is "no validity end". */
  api: { start: string; end: string } | null;
}

/** The fields of the form, as messages point at them; names of the wire, so that refusals of the server fit too. */
export type UserField =
  | 'name'
  | 'email'
  | 'login'
  | 'active'
  | 'escopoAcessoEC'
  | 'escopoAcessoAG'
  | 'dtInicio'
  | 'dtFinal'
  | 'specificAccess';

/** The fields of a message and its key below `users.problems`. */
export interface UserProblem {
  /** All of them are marked; the first takes the focus. */
  fields: readonly [UserField, ...UserField[]];
  key:
    | 'required'
    | 'email'
    | 'nameTooLong'
    | 'nameUnseen'
    | 'status'
    | 'scope'
    | 'bothScopes'
    | 'login'
    | 'endBeforeStart'
    | 'endMissing'
    | 'start'
    | 'startPast'
    | 'category';
}

interface Circumstances {
  /** A new user: both scopes are refused (USR-41), and a login and a name are asked for. */
  creating: boolean;
  /** The network's day, `YYYY-MM-DD`. */
  today: string;
  /** The start that is stored: one in the past may stay (USR-43). */
  storedStart: string | null;
}

/**
 * USR-38 to USR-45: the first problem of a user, in the order of the checks; `null` where there is none. The server
 * makes the same checks at every save, and whether the login is free.
 */
export function userProblem(draft: UserDraft, circumstances: Circumstances): UserProblem | null {
  const checks = [basics, status, scope, bothScopes, login, api, category];
  for (const check of checks) {
    const problem = check(draft, circumstances);
    if (problem !== null) return problem;
  }
  return null;
}

type Check = (draft: UserDraft, circumstances: Circumstances) => UserProblem | null;

/** Check 1, and what a name and an e-mail may be (USR-38). */
const basics: Check = ({ name, login: typed, email }, { creating }) => {
  const texts = [
    ['name', name],
    ['login', typed],
    ['email', email],
  ] as const;
  const [first, ...others] = texts.flatMap(([field, text]) => (text.trim() === '' ? [field] : []));
  if (first !== undefined) return { fields: [first, ...others], key: 'required' };
  if (normalName(name).length > USER.nameLength) return { fields: ['name'], key: 'nameTooLong' };
  // An existing name cannot be changed, and must not prevent other changes.
  if (creating && !isOneLine(name.trim())) return { fields: ['name'], key: 'nameUnseen' };
  return isEmail(email.trim()) ? null : { fields: ['email'], key: 'email' };
};

/** Check 2. */
const status: Check = ({ active }) => (active === null ? { fields: ['active'], key: 'status' } : null);

/** USR-32: saving a specific user clears its scope, so that none is asked for. */
const needsScope = ({ profile }: UserDraft) => profile !== LEVEL.specific;

/** Check 3. */
const scope: Check = (draft) =>
  needsScope(draft) && draft.establishments.length + draft.groups.length === 0
    ? { fields: ['escopoAcessoEC', 'escopoAcessoAG'], key: 'scope' }
    : null;

/** Check 4: older records may hold both (USR-41). */
const bothScopes: Check = (draft, { creating }) =>
  creating && needsScope(draft) && draft.establishments.length > 0 && draft.groups.length > 0
    ? { fields: ['escopoAcessoAG', 'escopoAcessoEC'], key: 'bothScopes' }
    : null;

/** Check 5. */
const login: Check = ({ login: typed }) =>
  isLogin(loginFrom(typed)) ? null : { fields: ['login'], key: 'login' };

/** Check 6: invalid dates count as missing. */
const api: Check = ({ profile, api: access }, { today, storedStart }) => {
  if (profile !== LEVEL.manager || access === null) return null;
  const { start, end } = access;
  if (isDate(start) && isDate(end) && end < start) return { fields: ['dtFinal'], key: 'endBeforeStart' };
  if (!isDate(start)) return { fields: ['dtInicio'], key: 'start' };
  if (end !== '' && !isDate(end)) return { fields: ['dtFinal'], key: 'endMissing' };
  return start < today && start !== storedStart ? { fields: ['dtInicio'], key: 'startPast' } : null;
};

/** Check 7. */
const category: Check = ({ profile, category: chosen }) =>
  profile === LEVEL.specific && !chosen ? { fields: ['specificAccess'], key: 'category' } : null;
