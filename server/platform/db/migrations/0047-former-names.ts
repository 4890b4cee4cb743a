import { type Kysely, sql } from 'kysely';

/**
 * The former names of codes that were renamed before they were kept, as the trail has them; and the codes that were
 * handed over to somebody after they were named last are called so from the confirmation on, as both say who has a code.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`insert into operator_former_name (operator_id, until_at, name)
      select operator.id, date_trunc('second', audit.at), before ->> 'name' from audit join operator on entity_key = operator.id::text
      where entity = 'operator' and action = 'update' and before ->> 'name' <> after ->> 'name'
      on conflict do nothing`,
    sql`update operator set named_at = greatest(named_at, former.until_at)
      from (select operator_id, max(until_at) as until_at from operator_former_name group by 1) as former
      where former.operator_id = id`,
    sql`update operator set name = last.person, named_at = last.confirmed_at, version = version + 1
      from (
        select distinct on (operator_id) operator_id, person, person_folded, confirmed_at from code_handover
        order by operator_id, id desc
      ) as last
      where last.operator_id = operator.id and last.person_folded <> operator.name_folded
        and (named_at is null or last.confirmed_at > named_at)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
