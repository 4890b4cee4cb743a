import { sql } from 'kysely';
import { grantedBy, type SignOnRule } from '../../../contract/sign-on-rules';
import type { AccessChange, Holdings } from '../../engines/grants/change';
import { reaches } from '../../engines/grants/holders';
import type { Provider } from '../../network/sign-on/providers';
import type { Grant } from '../../network/sign-on/provision';
import { isExempt, standingBy } from '../../network/sign-on/standing';
import type { Db } from '../../platform/db/connections';

/** Somebody who is linked to an account of a provider, with what the provider said last. */
export interface Linked {
  id: number;
  login: string;
  name: string;
  role: number;
  active: boolean;
  suspended: boolean;
  claims: string[];
  establishments: string[];
  groups: number[];
}

/** Returns the people of a provider, in the order in which all locks of people are taken. */
export async function linkedPeople(db: Db, issuer: string): Promise<Linked[]> {
  const { rows } = await sql<Linked>`
    select u.id, u.login, u.name, u.role, u.active, l.suspended, l.claims,
      array(select establishment_code from user_establishment where user_id = u.id) as establishments,
      array(select grouper_id from user_grouper where user_id = u.id) as groups
    from sign_on_link l join portal_user u on u.id = l.user_id where l.issuer = ${issuer} order by u.id`.execute(
    db,
  );
  return rows;
}

/** The same, held fast until the transaction ends. */
export async function lockLinked(trx: Db, issuer: string): Promise<Linked[]> {
  await sql`select from portal_user where id in (select user_id from sign_on_link where issuer = ${issuer})
    order by id for update`.execute(trx);
  return linkedPeople(trx, issuer);
}

const NOTHING: Holdings = { reaches: false, establishments: [], groups: [] };

/** Works out what rules would do to what people have access to. */
export function changeBy(
  provider: Provider,
  people: readonly Linked[],
  rules: readonly SignOnRule[],
): AccessChange {
  return {
    groups: new Map(),
    people: people.map(({ login, name, role, establishments, groups, claims, ...person }) => {
      const before = person.active ? { reaches: reaches(role), establishments, groups } : NOTHING;
      const exempt = isExempt(provider, { login, role });
      const { active, granted } = standingBy(rules, claims, { exempt, ...person });
      const kept = { reaches: reaches(role), establishments, groups };
      const given = granted && {
        reaches: reaches(granted.profile),
        establishments: [],
        groups: [...granted.groups],
      };
      return { login, name, active: true, before, after: active ? (given ?? kept) : NOTHING };
    }),
  };
}

/** Works out what rules make of people, and who is kept out by them. */
export function grantsBy(
  provider: Provider,
  people: readonly Linked[],
  rules: readonly SignOnRule[],
): { grants: Grant[]; suspended: number[] } {
  const standings = people.map(({ id, claims, ...person }) => ({
    id,
    ...standingBy(rules, claims, { ...person, exempt: isExempt(provider, person) }),
  }));
  return {
    grants: standings.map(({ id, active, granted }) => ({ userId: id, active, granted })),
    suspended: standings.flatMap(({ id, suspended }) => (suspended ? [id] : [])),
  };
}

/** Counts people, and those of them whom no rule concerns. */
export const countedBy = (people: readonly Linked[], rules: readonly SignOnRule[]) => ({
  people: people.length,
  unmatched: rules.length === 0 ? 0 : people.filter(({ claims }) => grantedBy(rules, claims) === null).length,
});
