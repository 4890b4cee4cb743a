import { LEVEL } from '../../../contract/access';
import { type UserValues, userOf } from './user-values';

/** The effective values of a form, without hidden ones, such as an end that is switched off. */
export interface UserFacts {
  name: string;
  login: string;
  email: string;
  active: boolean | null;
  profile: number;
  category: number | null;
  escopoAcessoAG: string;
  escopoAcessoEC: string;
  apiAccess: boolean;
  dtInicio: string | null;
  dtFinal: string | null;
}

export function factsOf(values: UserValues): UserFacts {
  const { flagUserApi, escopoAcessoAG, escopoAcessoEC, ...user } = userOf(values, null);
  return {
    name: user.name,
    login: user.login,
    email: user.email,
    active: values.active,
    profile: values.profile,
    category: values.profile === LEVEL.specific ? values.category : null,
    escopoAcessoAG: escopoAcessoAG.map(String).sort().join(', '),
    escopoAcessoEC: [...escopoAcessoEC].sort().join(', '),
    apiAccess: flagUserApi.apiAccess === 1,
    dtInicio: flagUserApi.dtInicio,
    dtFinal: flagUserApi.dtFinal,
  };
}

export interface Difference {
  fact: keyof UserFacts;
  before: UserFacts[keyof UserFacts];
  after: UserFacts[keyof UserFacts];
}

/** The differences between two states of a form, in its order. */
export function differences(one: UserValues, other: UserValues): Difference[] {
  const before = factsOf(one);
  const after = factsOf(other);
  return (Object.keys(before) as (keyof UserFacts)[])
    .filter((fact) => before[fact] !== after[fact])
    .map((fact) => ({ fact, before: before[fact], after: after[fact] }));
}
