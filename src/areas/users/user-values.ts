import { BANK_USER, LEVEL } from '../../../contract/access';
import { loginFrom } from '../../../contract/logins';
import type { UserDraft } from '../../../contract/user-rules';
import type { AssignableProfile, UserRecord } from '../../../contract/users';

/** The values in the form of a user. All are kept when another profile is selected and deselected again. */
export interface UserValues {
  name: string;
  login: string;
  email: string;
  /** `null` while none is chosen (USR-12). */
  active: boolean | null;
  profile: AssignableProfile;
  /** USR-15: 0 means none. */
  category: number;
  /** Establishment codes and group ids, as in the selectors. */
  establishments: readonly string[];
  groups: readonly string[];
  apiAccess: boolean;
  /** `YYYY-MM-DD`, or the typed text where it is no date. */
  start: string;
  end: string;
  /** USR-27: no validity end. */
  endless: boolean;
}

/** USR-12, USR-16: a new user has no status, and is a report viewer. */
export const newUser: UserValues = {
  name: '',
  login: '',
  email: '',
  active: null,
  profile: LEVEL.viewer,
  category: 0,
  establishments: [],
  groups: [],
  apiAccess: false,
  start: '',
  end: '',
  endless: true,
};

export function valuesOf(record: UserRecord): UserValues {
  const { flagUserApi, specificAccess, effectiveRoles } = record;
  return {
    name: record.name,
    login: record.login,
    email: record.email,
    active: record.active,
    profile: effectiveRoles[0] ?? LEVEL.viewer,
    category: specificAccess?.codAcessoEspecifico ?? 0,
    establishments: record.escopoAcessoEC,
    groups: record.escopoAcessoAG.map(String),
    apiAccess: flagUserApi.apiAccess === 1,
    start: flagUserApi.dtInicio ?? '',
    end: flagUserApi.dtFinal ?? '',
    endless: flagUserApi.dtFinal === null,
  };
}

/** USR-16: one profile at a time; deselecting the profile selects report viewer again. */
export const toggledProfile = (chosen: AssignableProfile, toggled: AssignableProfile): AssignableProfile =>
  chosen === toggled ? LEVEL.viewer : toggled;

/** The draft that the common rules check. */
export function draftOf(values: UserValues): UserDraft {
  return {
    name: values.name,
    login: values.login,
    email: values.email,
    active: values.active,
    profile: values.profile,
    establishments: values.establishments,
    groups: values.groups.map(Number),
    category: values.category === 0 ? null : values.category,
    api: values.apiAccess ? { start: values.start, end: values.endless ? '' : values.end } : null,
  };
}

/**
 * USR-29 to USR-32: the data that the form saves.
 * @param record the stored user; `null` for a new one
 */
export function userOf(values: UserValues, record: UserRecord | null) {
  const specific = values.profile === LEVEL.specific;
  const api = values.profile === LEVEL.manager && values.apiAccess;
  return {
    name: values.name.trim(),
    login: loginFrom(values.login),
    email: values.email.trim(),
    active: values.active === true,
    authenticationEngine: 1 as const,
    escopoAcessoEC: specific ? [] : [...values.establishments],
    escopoAcessoAG: specific ? [] : values.groups.map(Number),
    effectiveRoles: [values.profile],
    specificAccess: specific && values.category === BANK_USER ? { codAcessoEspecifico: BANK_USER } : null,
    idUser: record?.id ?? null,
    userApi: record?.userApi ?? null,
    flagUserApi: {
      codUsuario: record?.id ?? null,
      apiAccess: api ? (1 as const) : (0 as const),
      dtInicio: api ? values.start : null,
      dtFinal: api && !values.endless && values.end !== '' ? values.end : null,
    },
  };
}

/** USR-33: whether this save removes the user's API access. */
export function losesApi(values: UserValues, record: UserRecord): boolean {
  return record.flagUserApi.apiAccess === 1 && values.profile !== LEVEL.manager;
}
