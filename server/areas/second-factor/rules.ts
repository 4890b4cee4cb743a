import { sql } from 'kysely';
import { assignedRoles, LEVEL } from '../../../contract/access';
import { isDate, todayIn } from '../../../contract/dates';
import type { FactorRules, NewFactorRule, ShownFactorRule } from '../../../contract/factor-rules';
import type { FactorRule } from '../../../contract/second-factor';
import { recordChanges } from '../../platform/audit/record';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { invalid } from '../../platform/errors/http-error';
import { requiresOn, ruleOf, type SetRule, stricter } from '../../platform/principal/factor-rule';
import { factorSettings } from '../../platform/principal/factor-settings';
import { factorSince, hasFactor } from '../../platform/principal/has-factor';
import { stillAllowed } from '../../platform/principal/person';
import type { SignedIn } from '../../platform/principal/principal';
import { wallClock } from '../../platform/time/wall-clock';

/** Returns what level 1 has set for a role; `null`: nothing. */
export async function ruleFor(db: Db, role: number): Promise<SetRule | null> {
  const { rows } = await sql<{ rule: FactorRule; required_from: string | null }>`
    select rule, required_from::text from second_factor_rule where role = ${role}::int`.execute(db);
  const [row] = rows;
  return row === undefined ? null : { rule: row.rule, requiredFrom: row.required_from };
}

interface Counted {
  role: (typeof assignedRoles)[number];
  rule: FactorRule | null;
  required_from: string | null;
  people: number;
  enrolled: number;
}

/** The rule of each profile, with how many people have set up a second factor. */
async function shownRules({ config, database: { db } }: AppContext): Promise<ShownFactorRule[]> {
  const { rows } = await sql<Counted>`
    select known.role, r.rule, r.required_from::text, count(u.id)::int as people,
      count(u.id) filter (where ${hasFactor})::int as enrolled
    from unnest(${assignedRoles}::int[]) with ordinality as known (role, place)
      left join second_factor_rule r on r.role = known.role
      left join portal_user u on u.role = known.role and u.active
    group by known.role, place, r.rule, r.required_from order by place`.execute(db);
  return rows.map(({ role, rule, required_from, people, enrolled }) => ({
    profile: role,
    ...ruleOf(config, role, rule === null ? null : { rule, requiredFrom: required_from }),
    deployment: config.of(factorSettings)(role).least,
    people,
    enrolled,
  }));
}

/** The provider administrators, whom no list of users has. */
async function administrators({ config, database: { db } }: AppContext, ownId: number) {
  const { rows } = await sql<{ id: number; name: string; login: string; since: Date | null }>`
    select id, name, login, ${factorSince} as since from portal_user u
    where role = ${LEVEL.provider}::int and active order by name, id`.execute(db);
  return rows.map(({ since, ...person }) => ({
    ...person,
    since: since === null ? null : wallClock(config.timeZone, since),
    own: person.id === ownId,
  }));
}

export async function listRules(context: AppContext, { id }: Pick<SignedIn, 'id'>): Promise<FactorRules> {
  return { rules: await shownRules(context), administrators: await administrators(context, id) };
}

/**
 * Sets the rule of a profile.
 * @throws HttpError 400 where the deployment asks for more, or the day is missing, no day, or past
 */
export async function setRule(
  context: AppContext,
  person: SignedIn,
  { profile, rule, requiredFrom }: NewFactorRule,
): Promise<FactorRules> {
  const { config, database, now } = context;
  const { least, standard } = config.of(factorSettings)(profile);
  if (stricter(least, rule) !== rule) throw invalid('factorReplies.weaker', { rule: 'factorReplies.weaker' });
  if (rule === 'required') {
    if (requiredFrom === null || !isDate(requiredFrom))
      throw invalid('errors.validation', { requiredFrom: 'factorReplies.day' });
  }
  // Whoever would be shut out by it could not finish this call.
  if (
    profile === person.level &&
    !person.factor.enrolled &&
    requiresOn({ rule, requiredFrom }, todayIn(config.timeZone, now()))
  )
    throw invalid('errors.validation', { rule: 'factorReplies.ownFirst' });
  await database.db.transaction().execute(async (trx) => {
    await stillAllowed(trx, person, '/acesso');
    await sql`lock table second_factor_rule in share row exclusive mode`.execute(trx);
    const before = await ruleFor(trx, profile);
    const after: SetRule = { rule, requiredFrom: rule === 'required' ? requiredFrom : null };
    if (before?.rule === after.rule && before.requiredFrom === after.requiredFrom) return;
    if (after.requiredFrom !== null && after.requiredFrom !== before?.requiredFrom) {
      if (after.requiredFrom < todayIn(config.timeZone, now()))
        throw invalid('errors.validation', { requiredFrom: 'factorReplies.past' });
    }
    const row = { rule, required_from: after.requiredFrom };
    await trx
      .insertInto('second_factor_rule')
      .values({ role: profile, ...row })
      .onConflict((conflict) => conflict.column('role').doUpdateSet(row))
      .execute();
    const said = (set: SetRule | null) => set && { factorRule: set.rule, requiredFrom: set.requiredFrom };
    await recordChanges(trx, person, [
      {
        action: 'update',
        entity: 'second_factor_rule',
        key: String(profile),
        before: said(before) ?? { factorRule: standard, requiredFrom: null },
        after: { role: profile, ...said(after) },
      },
    ]);
  });
  return listRules(context, person);
}
