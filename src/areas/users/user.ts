import { LEVEL } from '../../../contract/access';
import { USER } from '../../../contract/logins';
import { assignableProfiles, type UserFilter, type UserRow } from '../../../contract/users';
import { FetchedField } from '../../kit/list/FetchedField';
import { type ListFilter, statusChoices } from '../../kit/list/list-filter';
import { establishmentOptions } from '../../network/establishments/establishment-options';

/** A user in the list. */
export type ListedUser = UserRow;

/** USR-04, USR-07, SHELL-26: key of a profile's name; a user who is neither manager nor report viewer is specific. */
export function profileLabel(profile: number): string {
  if (profile === LEVEL.manager) return 'shell.profiles.manager';
  return profile === LEVEL.viewer ? 'shell.profiles.viewer' : 'shell.profiles.specific';
}

const EstablishmentOptions = establishmentOptions();

/** USR-03, LIST-14: the filters, in the order of the dialog. */
export const userFilters = [
  { source: 'name', label: 'users.filters.name' },
  { source: 'status', label: 'users.filters.status', choices: statusChoices },
  { source: 'login', label: 'users.filters.login', maxLength: USER.typedLoginLength },
  { source: 'ecs', label: 'users.filters.ecs', Options: EstablishmentOptions, Field: FetchedField },
  {
    source: 'profileAccess',
    label: 'users.filters.profileAccess',
    several: true,
    choices: assignableProfiles.map((value) => ({ value, label: profileLabel(value) })),
  },
] as const satisfies readonly (ListFilter & { source: keyof UserFilter })[];
