import { type Kysely, sql } from 'kysely';
import { trigramsOf } from './list-steps';

/** The life of operator codes (decision 49): whom they were handed over to, since when nobody uses them, what follows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const trigrams = await trigramsOf(db);
  const statements = [
    sql`create table code_handover (
      id integer generated always as identity primary key,
      operator_id integer not null references operator,
      person text not null,
      person_folded text collate "C" generated always as (folded(person)) stored,
      handed_at timestamp(0) not null,
      confirmed_at timestamptz not null,
      confirmed_by integer references portal_user
    )`,
    sql`create index code_handover_operator on code_handover (operator_id, id)`,
    sql`create index code_handover_person_part on code_handover ${trigrams('person_folded')}`,

    // The day on which a code was used last, or made. A day changes at most once a day, so that an index of it costs
    // deliveries next to nothing; operator_use has the moment and no index. What a code was made on is a day of UTC.
    sql`create table code_idle (
      operator_id integer primary key references operator on delete cascade,
      since date not null
    )`,
    sql`insert into code_idle
      select id, greatest((started_at at time zone 'UTC')::date, last_used_at::date)
      from operator left join operator_use on operator_id = id`,
    sql`create index code_idle_since on code_idle (since, operator_id)`,
    sql`create function code_idle_made() returns trigger language plpgsql as $$
      begin
        insert into code_idle select id, (started_at at time zone 'UTC')::date from now_there;
        return null;
      end
    $$`,
    sql`create function code_idle_used() returns trigger language plpgsql as $$
      begin
        update code_idle set since = now_there.last_used_at::date
          from now_there where code_idle.operator_id = now_there.operator_id and since < now_there.last_used_at::date;
        return null;
      end
    $$`,
    sql`create trigger code_idle_made after insert on operator
      referencing new table as now_there for each statement execute function code_idle_made()`,
    sql`create trigger code_idle_first_used after insert on operator_use
      referencing new table as now_there for each statement execute function code_idle_used()`,
    sql`create trigger code_idle_used after update on operator_use
      referencing new table as now_there for each statement execute function code_idle_used()`,

    // What happens to unused codes; an establishment without a row has it off.
    sql`create table unused_code_setting (
      establishment_code text collate "C" primary key references establishment,
      action text not null check (action in ('off', 'tell', 'switchOff')),
      version integer not null default 1
    )`,
    // Unused codes that managers were told of, and when each will be switched off.
    sql`create table unused_code (
      operator_id integer primary key references operator,
      establishment_code text collate "C" not null references establishment,
      told_at timestamptz not null,
      ends_on date
    )`,
    sql`create table unused_code_look (
      single boolean primary key default true check (single),
      looked_on date
    )`,
    sql`insert into unused_code_look default values`,
  ];
  for (const statement of statements) await statement.execute(db);
}
