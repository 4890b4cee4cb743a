import { LEVEL } from '../../../contract/access';
import type { UserDraft } from '../../../contract/user-rules';
import type { UserRecord } from '../../../contract/users';

/** What the form of a report viewer holds. */
export interface ViewerValues {
  name: string;
  login: string;
  email: string;
  /** `null`: none is chosen yet (USR-12). */
  active: boolean | null;
  /** Codes of the linked establishments, in the order of linking. */
  establishments: readonly string[];
}

export const newViewer: ViewerValues = { name: '', login: '', email: '', active: null, establishments: [] };

export const valuesOf = ({ name, login, email, active, escopoAcessoEC }: UserRecord): ViewerValues => ({
  name,
  login,
  email,
  active,
  establishments: escopoAcessoEC,
});

/** The form as the rules of both sides read it; groups, which the users' screen gives, are none of its fields. */
export const draftOf = (values: ViewerValues): UserDraft => ({
  ...values,
  profile: LEVEL.viewer,
  groups: [],
  category: null,
  api: null,
});

/** VIEW-16, VIEW-17: the form as it is saved; always a report viewer. */
export function viewerOf(values: ViewerValues) {
  const login = values.login.trim();
  return {
    name: values.name.trim(),
    login,
    internalLogin: login,
    email: values.email.trim(),
    active: values.active === true,
    escopoAcessoEC: [...values.establishments],
    authenticationEngine: 1 as const,
    effectiveRoles: [LEVEL.viewer],
  };
}

/** API-16: what is saved of somebody who also has establishments of others: the links, and nothing of the person. */
export const linksOf = ({ establishments }: ViewerValues) => ({ escopoAcessoEC: [...establishments] });

/** The fields of the form, in its order. */
export const viewerFields = ['name', 'login', 'email', 'active', 'establishments'] as const;
type Fact = (typeof viewerFields)[number];

const textOf = (values: ViewerValues, fact: Fact) =>
  fact === 'establishments'
    ? [...values.establishments].sort().join(', ')
    : String(values[fact] ?? '').trim();

export interface Difference {
  fact: Fact;
  before: string;
  after: string;
}

/** What differs between two states of the form, in its order; establishments by their codes. */
export function differences(one: ViewerValues, other: ViewerValues): Difference[] {
  return viewerFields
    .map((fact) => ({ fact, before: textOf(one, fact), after: textOf(other, fact) }))
    .filter(({ before, after }) => before !== after);
}

/**
 * VIEW-13: whether everything is there that a save needs.
 * @param grouped how many establishments the viewer has through groups: they count as well
 */
export function isComplete({ name, login, email, establishments }: ViewerValues, grouped: number): boolean {
  return [name, login, email].every((text) => text.trim() !== '') && establishments.length + grouped > 0;
}
