import { LEVEL } from '../../../contract/access';
import type { UserDraft } from '../../../contract/user-rules';
import type { UserRecord } from '../../../contract/users';

/** The values in the form of a report viewer. */
export interface ViewerValues {
  name: string;
  login: string;
  email: string;
  /** `null` while none is chosen (USR-12). */
  active: boolean | null;
  /** The codes of the linked establishments, in the order of linking. */
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

/** The draft that the common rules check. Groups are not part of this form: they are assigned on the users' screen. */
export const draftOf = (values: ViewerValues): UserDraft => ({
  ...values,
  profile: LEVEL.viewer,
  groups: [],
  category: null,
  api: null,
});

/** VIEW-16, VIEW-17: the data that the form saves, always as a report viewer. */
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

/** API-16: for a viewer who also has establishments of others, only the links are saved, and no data of the viewer. */
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

/** The differences between two states of the form, in its order; establishments are compared by their codes. */
export function differences(one: ViewerValues, other: ViewerValues): Difference[] {
  return viewerFields
    .map((fact) => ({ fact, before: textOf(one, fact), after: textOf(other, fact) }))
    .filter(({ before, after }) => before !== after);
}

/**
 * VIEW-13: whether the form is complete enough to be saved.
 * @param grouped how many establishments the viewer has through groups, which count as well
 */
export function isComplete({ name, login, email, establishments }: ViewerValues, grouped: number): boolean {
  return [name, login, email].every((text) => text.trim() !== '') && establishments.length + grouped > 0;
}
