import { LEVEL } from '../../../contract/access';
import type { UserRecord } from '../../../contract/users';
import type { Scope } from '../../platform/principal/scope';
import type { StoredUser } from './values';

/** Returns a user as the forms load it; of its scope only what the caller may change (API-16). */
export function userRecordOf(
  { id, version, values, clientId, withoutPassword }: StoredUser,
  scope: Scope,
): Omit<UserRecord, 'linksOnly'> {
  const { name, login, email, active, profile, category, api, establishments, groups } = values;
  const own = scope.all ? null : new Set(scope.codes);
  return {
    id,
    name,
    login,
    email,
    active,
    authenticationEngine: 1,
    escopoAcessoEC: own === null ? [...establishments] : establishments.filter((code) => own.has(code)),
    escopoAcessoAG: own === null ? [...groups] : [],
    effectiveRoles: [profile],
    specificAccess: profile === LEVEL.specific ? { codAcessoEspecifico: category } : null,
    userApi: clientId === null ? null : { codUsuario: clientId },
    flagUserApi: {
      codUsuario: id,
      apiAccess: api === null ? 0 : 1,
      dtInicio: api?.start || null,
      dtFinal: api?.end || null,
    },
    awaitsWelcome: withoutPassword,
    version,
  };
}
