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

function factsOf(values: UserValues): UserFacts {
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
    // An end that is still to be typed is a change of its own: the person has said that there is one.
    dtFinal: flagUserApi.apiAccess === 1 && !values.endless ? values.end : null,
  };
}

export interface Difference {
  fact: keyof UserFacts;
  before: UserFacts[keyof UserFacts];
  after: UserFacts[keyof UserFacts];
}

/** The field of the form behind each fact. */
const sources = {
  name: ['name'],
  login: ['login'],
  email: ['email'],
  active: ['active'],
  profile: ['profile'],
  category: ['category'],
  escopoAcessoAG: ['groups'],
  escopoAcessoEC: ['establishments'],
  apiAccess: ['apiAccess'],
  dtInicio: ['start'],
  dtFinal: ['end', 'endless'],
} as const satisfies Record<keyof UserFacts, readonly (keyof UserValues)[]>;

/** Whether the person has changed a fact: what another profile or the API access brings along is no change of its own. */
function isChanged(fact: keyof UserFacts, one: UserValues, other: UserValues): boolean {
  if (fact.startsWith('dt') && one.apiAccess !== other.apiAccess) return false;
  return sources[fact].some((source) => JSON.stringify(one[source]) !== JSON.stringify(other[source]));
}

/** The differences between two states of a form, in its order. */
export function differences(one: UserValues, other: UserValues): Difference[] {
  const before = factsOf(one);
  const after = factsOf(other);
  return (Object.keys(before) as (keyof UserFacts)[])
    .filter((fact) => before[fact] !== after[fact] && isChanged(fact, one, other))
    .map((fact) => ({ fact, before: before[fact], after: after[fact] }));
}
