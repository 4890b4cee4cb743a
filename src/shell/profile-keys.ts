import { BANK_USER, LEVEL, type Standing } from '../../contract/access';

const names = {
  [LEVEL.provider]: 'provider',
  [LEVEL.manager]: 'manager',
  [LEVEL.viewer]: 'viewer',
  [LEVEL.none]: 'none',
  [LEVEL.specific]: 'specific',
} as const;

/** SHELL-26: the keys in `shell.profiles` of the names of a person's profile. */
export function profileKeys({ level, specificCode, apiAccess }: Standing) {
  const profile = level === LEVEL.specific && specificCode === BANK_USER ? 'bankUser' : names[level];
  return apiAccess ? ([profile, 'apiUser'] as const) : ([profile] as const);
}
