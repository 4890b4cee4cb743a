import { type Kysely, type RawBuilder, sql } from 'kysely';
import { stamped, trigramsOf } from './list-steps';

/**
 * Operator codes that the portal makes (decision 47): unique, with ids of their own, each creation known by the key of
 * its request; what a list of 100,000 takes (decision 29); and no code is whole any more where people read it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const trigrams = await trigramsOf(db);
  const narrow = sql`(establishment_code, active, code_tail)`;
  const statements = [
    // Networks of before may hold a number twice. It stays so, and nobody gets it a third time.
    sql`alter table operator add column shares_number boolean not null default false`,
    sql`update operator set shares_number = true where card_number in (
      select card_number from operator group by card_number having count(*) > 1)`,
    sql`create unique index operator_card_number on operator (card_number) where not shares_number`,
    // Far above those of files and of the demo, which bring theirs along.
    sql`create sequence operator_made as integer start with 1000000000`,
    sql`alter table code_request add column request_key uuid`,
    sql`create unique index code_request_key on code_request (requested_by, request_key)`,

    // OPC-06: what people see of a code, search it by and sort it by.
    sql`alter table operator
      add column code_tail text collate "C" generated always as (right(card_number, 3)) stored`,
    sql`drop index operator_by_name`,
    sql`create index operator_by_name on operator (name_folded, id)
      include (name, establishment_code, active, code_tail)`,
    sql`create index operator_by_establishment on operator (establishment_code, id) include (active, code_tail)`,
    sql`drop index operator_establishment`,
    sql`create index operator_by_tail on operator (code_tail, id) include (establishment_code, active)`,
    sql`create index operator_by_active on operator (active, id) include (establishment_code, code_tail)`,
    sql`create index operator_by_start on operator (started_at, id) include ${narrow}`,
    sql`create index operator_name_part on operator ${trigrams('name_folded')}`,
    sql`insert into list_stamp (list) values ('operators')`,
    stamped('operators', 'operator'),

    // What was written down whole before. The trail only grows; that somebody may read it is the greater harm.
    sql`alter table audit disable trigger audit_only_grows`,
    masked('operator', 'card_number'),
    masked('work_order', 'operator_card_number'),
    sql`alter table audit enable trigger audit_only_grows`,
    sql`update work_order set operator_card_number = right(operator_card_number, 3)
      where char_length(operator_card_number) > 3`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** Leaves the last three characters of a column in the entries of a kind of record. */
function masked(entity: string, column: string): RawBuilder<unknown> {
  const field = sql.lit(column);
  const shortened = (side: string) => sql`case when char_length(${sql.ref(side)} ->> ${field}) > 3
    then jsonb_set(${sql.ref(side)}, array[${field}], to_jsonb(right(${sql.ref(side)} ->> ${field}, 3)))
    else ${sql.ref(side)} end`;
  return sql`update audit set before = ${shortened('before')}, after = ${shortened('after')}
    where entity = ${sql.lit(entity)}
      and (char_length(before ->> ${field}) > 3 or char_length(after ->> ${field}) > 3)`;
}
