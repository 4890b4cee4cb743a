import { sql } from 'kysely';
import type { SignOnRule } from '../../../contract/sign-on-rules';
import type { AssignableProfile } from '../../../contract/users';
import type { Db } from '../../platform/db/connections';

interface Row {
  value: string;
  role: AssignableProfile;
  specific_code: number | null;
  groups: number[];
}

/** Returns what a provider's values give, in the order in which an administrator has put them. */
export async function rulesOf(db: Db, issuer: string): Promise<SignOnRule[]> {
  const { rows } = await sql<Row>`
    select value, role, specific_code,
      array(select grouper_id from sign_on_rule_grouper where rule_id = sign_on_rule.id order by grouper_id) as groups
    from sign_on_rule where issuer = ${issuer} order by place`.execute(db);
  return rows.map(({ value, role, specific_code, groups }) => ({
    value,
    profile: role,
    category: specific_code,
    groups,
  }));
}

/** Replaces the rules of a provider; the caller has held its rules and the groups fast. */
export async function replaceRules(trx: Db, issuer: string, rules: readonly SignOnRule[]): Promise<void> {
  await trx.deleteFrom('sign_on_rule').where('issuer', '=', issuer).execute();
  for (const [place, { value, profile, category, groups }] of rules.entries()) {
    const { id } = await trx
      .insertInto('sign_on_rule')
      .values({ issuer, place, value, role: profile, specific_code: category })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (groups.length === 0) continue;
    await trx
      .insertInto('sign_on_rule_grouper')
      .values(groups.map((grouper_id) => ({ rule_id: id, grouper_id })))
      .execute();
  }
}

/** Two who change the rules of providers, or let people in by them, do so one after the other. */
export async function holdRules(trx: Db, { writing }: { writing: boolean }): Promise<void> {
  const mode = writing ? sql`share row exclusive` : sql`share`;
  await sql`lock table sign_on_rule in ${mode} mode`.execute(trx);
}
