import { LEVEL } from '../../../contract/access';
import type { BulkAction } from '../../../contract/bulk';
import type { Reason } from '../../engines/bulk/reasons';
import type { Candidate, Judgement } from '../../engines/bulk/target';
import type { Scope } from '../../platform/principal/scope';
import type { StoredUser, UserValues } from './values';

/** A user with everything that judging a bulk action needs. */
export interface UserCandidate extends Candidate {
  user: StoredUser;
  /** Those of the action's establishments to which the user has access through groups. */
  throughGroups: readonly string[];
  /** Whether the user has access to more than the person who runs the action. */
  beyond: boolean;
  /** Whether the mails that the action sends to the user are among those that are left today. */
  mailable: boolean;
}

/** What a bulk action writes to a user; its establishments are only those that really come or go. */
export interface UserRewriting {
  active?: boolean;
  add?: string[];
  remove?: string[];
  /** The welcome mail is sent again. */
  welcome?: true;
}

const ALREADY = { outcome: 'already' } as const;

/** Judges what a bulk action does to a user, by the rules of the form (USR-32, USR-40, USR-41). */
export function judgeUser(candidate: UserCandidate, action: BulkAction): Judgement<UserRewriting> {
  if (action.kind === 'addEstablishments') return judgeAddition(candidate, action.establishments);
  if (action.kind === 'removeEstablishments') return judgeRemoval(candidate, action.establishments);
  if (action.kind === 'sendWelcome') return judgeWelcome(candidate);
  return judgeStatus(candidate, action.kind === 'activate');
}

/** Whoever has a password can request a link on the sign-in page; nobody else's request is a welcome. */
function judgeWelcome({ user, mailable }: UserCandidate): Judgement<UserRewriting> {
  if (!user.values.active) return { outcome: 'refused', reason: 'inactive' };
  if (!user.withoutPassword) return { outcome: 'refused', reason: 'hasPassword' };
  if (!mailable) return { outcome: 'refused', reason: 'mailsUsedUp' };
  return { outcome: 'changing', change: { welcome: true }, reversal: {} };
}

function judgeStatus(
  { user: { values }, mailable }: UserCandidate,
  active: boolean,
): Judgement<UserRewriting> {
  if (values.active === active) return ALREADY;
  if (!mailable) return { outcome: 'refused', reason: 'mailsUsedUp' };
  return { outcome: 'changing', change: { active }, reversal: { active: !active } };
}

/**
 * Access through a group counts as access. A user who has only groups gets no establishments beside them, because a
 * user has either the one or the other (USR-41); only older records have both.
 */
function judgeAddition(
  { user: { values }, throughGroups }: UserCandidate,
  codes: readonly string[],
): Judgement<UserRewriting> {
  if (values.profile === LEVEL.specific) return { outcome: 'refused', reason: 'specificUser' };
  const known = new Set([...values.establishments, ...throughGroups]);
  const add = [...new Set(codes)].filter((code) => !known.has(code));
  if (add.length === 0) return ALREADY;
  if (values.groups.length > 0 && values.establishments.length === 0) {
    return { outcome: 'refused', reason: 'groups' };
  }
  return { outcome: 'changing', change: { add }, reversal: { remove: add } };
}

/** Nobody is left without any scope (USR-40), and access by a group can only be removed in the group. */
function judgeRemoval(
  { user: { values }, throughGroups }: UserCandidate,
  codes: readonly string[],
): Judgement<UserRewriting> {
  const has = new Set(values.establishments);
  const remove = [...new Set(codes)].filter((code) => has.has(code));
  if (remove.length === 0) {
    return throughGroups.length > 0 ? { outcome: 'refused', reason: 'throughGroup' } : ALREADY;
  }
  if (remove.length === has.size && values.groups.length === 0 && values.profile !== LEVEL.specific) {
    return { outcome: 'refused', reason: 'lastEstablishment' };
  }
  return { outcome: 'changing', change: { remove }, reversal: { add: remove } };
}

/** API-16: people assign and remove only their own establishments, and cannot change the status of users with more. */
export function forbidsChange(
  scope: Scope,
  { beyond }: Pick<UserCandidate, 'beyond'>,
  { active, add = [], remove = [], welcome }: UserRewriting,
): Reason | null {
  if (scope.all) return null;
  const own = new Set(scope.codes);
  if (![...add, ...remove].every((code) => own.has(code))) return 'outsideScope';
  return (active !== undefined || welcome) && beyond ? 'beyondScope' : null;
}

/** Returns a user's values after a change. */
export function valuesAfter(
  values: UserValues,
  { active = values.active, add = [], remove = [] }: UserRewriting,
): UserValues {
  const gone = new Set(remove);
  return {
    ...values,
    active,
    establishments: [...values.establishments.filter((code) => !gone.has(code)), ...add],
  };
}
