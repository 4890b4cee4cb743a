import type { UserDraft } from '../../../contract/user-rules';

/** What forms, files and bulk actions change of a user: a draft whose values are all decided. */
export interface UserValues extends UserDraft {
  active: boolean;
}

/** A user as it is stored, at one version. */
export interface StoredUser {
  id: number;
  version: number;
  values: UserValues;
  /** The client id of the API user, `null` without one. */
  clientId: string | null;
  /** Whether no password has been set yet. */
  withoutPassword: boolean;
}

/** A user to be created (`before` is `null`), or the change of one that the caller has locked (`lockUsers`). */
export interface UserChange {
  before: StoredUser | null;
  after: UserValues;
  /** The rules of a provider make the change: the person needs no link to set a password. */
  byProvider?: boolean;
}

/** A change that is written, and whose user has an id. */
export interface Written extends UserChange {
  id: number;
}

/** Normalizes values, so that equal ones compare equal: each establishment and group once, sorted. */
export function normalized(values: UserValues): UserValues {
  return {
    ...values,
    establishments: [...new Set(values.establishments)].sort(),
    groups: [...new Set(values.groups)].sort((one, other) => one - other),
  };
}

/** Returns the columns of `portal_user` for values. */
export function columnsOf({ login, name, email, profile, category, active, api }: UserValues) {
  return {
    login,
    name,
    email,
    role: profile,
    specific_code: category,
    active,
    api_access: api !== null,
    api_starts_on: api?.start || null,
    api_ends_on: api?.end || null,
  };
}

/** Returns what the audit trail stores of a user: its columns and its scope, never a secret. */
export function auditedOf(values: UserValues) {
  const { establishments, groups } = normalized(values);
  return { ...columnsOf(values), establishments, groups };
}

/** The field of the contract for each audited column. */
export const auditedFields = {
  name: 'name',
  email: 'email',
  role: 'effectiveRoles',
  specific_code: 'specificAccess',
  active: 'active',
  api_access: 'flagUserApi',
  api_starts_on: 'dtInicio',
  api_ends_on: 'dtFinal',
  establishments: 'escopoAcessoEC',
  groups: 'escopoAcessoAG',
} as const satisfies Partial<Record<keyof ReturnType<typeof auditedOf>, string>>;

/** Whether two values are equal. */
export function sameValues(one: UserValues, other: UserValues): boolean {
  return JSON.stringify(auditedOf(one)) === JSON.stringify(auditedOf(other));
}
