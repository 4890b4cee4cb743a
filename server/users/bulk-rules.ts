import { LEVEL } from '../../contract/access';
import type { BulkAction } from '../../contract/bulk';
import type { Candidate, Judgement } from '../bulk/target';

/** A user with all that is audited of one, and which of the action's establishments it reaches through groups. */
export interface UserCandidate extends Candidate {
  login: string;
  email: string;
  role: number;
  specific_code: number | null;
  active: boolean;
  api_access: boolean;
  api_starts_on: string | null;
  api_ends_on: string | null;
  /** Codes and group ids, sorted. */
  establishments: string[];
  groups: number[];
  throughGroups: string[];
}

/** What is written to a user; codes are those alone that it has not, or has. */
export interface UserChange {
  active?: boolean;
  add?: string[];
  remove?: string[];
}

const ALREADY = { outcome: 'already' } as const;

/** What a bulk action does to a user, by the rules of the form (USR-32, USR-40, USR-41). */
export function judgeUser(user: UserCandidate, action: BulkAction): Judgement<UserChange> {
  switch (action.kind) {
    case 'activate':
    case 'deactivate':
      return judgeStatus(user, action.kind === 'activate');
    case 'addEstablishments':
      return judgeAddition(user, action.establishments);
    case 'removeEstablishments':
      return judgeRemoval(user, action.establishments);
  }
}

function judgeStatus(user: UserCandidate, active: boolean): Judgement<UserChange> {
  if (user.active === active) return ALREADY;
  return { outcome: 'changing', change: { active }, reversal: { active: !active } };
}

/**
 * Access through a group counts as access. Who has groups alone gets no establishments beside them: a user has either
 * (USR-41), and only older records have both.
 */
function judgeAddition(user: UserCandidate, codes: readonly string[]): Judgement<UserChange> {
  if (user.role === LEVEL.specific) return { outcome: 'refused', reason: 'specificUser' };
  const add = unique(codes).filter(
    (code) => !user.establishments.includes(code) && !user.throughGroups.includes(code),
  );
  if (add.length === 0) return ALREADY;
  if (user.groups.length > 0 && user.establishments.length === 0) {
    return { outcome: 'refused', reason: 'groups' };
  }
  return { outcome: 'changing', change: { add }, reversal: { remove: add } };
}

/** Nobody is left without any scope (USR-40), and what a group gives is taken from the group alone. */
function judgeRemoval(user: UserCandidate, codes: readonly string[]): Judgement<UserChange> {
  const remove = unique(codes).filter((code) => user.establishments.includes(code));
  if (remove.length === 0) {
    return user.throughGroups.length > 0 ? { outcome: 'refused', reason: 'throughGroup' } : ALREADY;
  }
  if (remove.length === user.establishments.length && user.groups.length === 0) {
    return { outcome: 'refused', reason: 'lastEstablishment' };
  }
  return { outcome: 'changing', change: { remove }, reversal: { add: remove } };
}

const unique = (codes: readonly string[]) => [...new Set(codes)];
