import { type Kysely, sql } from 'kysely';
import { stamped } from './list-steps';

export const brings = ['operator_use'];

/**
 * Requests for codes as a list (decision 29), and what the terminals' gateway is told of codes (decision 48).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // In place of the one without what the list is narrowed by.
    sql`drop index code_request_newest`,
    sql`create index code_request_by_time on code_request (requested_at, id) include (establishment_code, status)`,
    sql`create index code_request_by_establishment on code_request (establishment_code, id) include (requested_at, status)`,
    sql`create index code_request_by_quantity on code_request (quantity, id)
      include (establishment_code, requested_at, status)`,
    sql`create index code_request_by_status on code_request (status, id) include (establishment_code, requested_at)`,
    sql`insert into list_stamp (list) values ('codeRequests')`,
    stamped('codeRequests', 'code_request'),

    // When administrators were told that it waits for too long.
    sql`alter table code_request add column told_at timestamptz`,
    sql`create index code_request_untold on code_request (requested_at) where status = 2 and told_at is null`,

    // The newest change of each code that its gateway has to learn. Whoever writes, a screen, a load, the demo: the row
    // is written with the change, and its position is given at the end of the transaction, under a lock that ends with
    // it. So positions are in commit order, and a reader who follows them misses nothing. No code is ever deleted.
    sql`create table code_change (
      operator_id integer primary key references operator,
      batch bigint not null,
      position bigint unique
    )`,
    sql`create index code_change_waiting on code_change (batch) where position is null`,
    sql`create sequence code_change_position`,
    // A row for each statement that changes codes, as long as its transaction lasts.
    sql`create table code_change_batch (id bigint generated always as identity primary key)`,
    sql`create function note_code_changes(changed integer[]) returns void language plpgsql as $$
      declare
        new_batch bigint;
      begin
        if cardinality(changed) = 0 then
          return;
        end if;
        insert into code_change_batch default values returning id into new_batch;
        insert into code_change (operator_id, batch) select id, new_batch from unnest(changed) id order by id
          on conflict (operator_id) do update set batch = excluded.batch, position = null;
      end
    $$`,
    sql`create function codes_made() returns trigger language plpgsql as $$
      begin
        perform note_code_changes(array(select id from now_there));
        return null;
      end
    $$`,
    sql`create function codes_changed() returns trigger language plpgsql as $$
      begin
        perform note_code_changes(array(select now_there.id from now_there join was_there using (id)
          where (now_there.establishment_code, now_there.card_number, now_there.active, now_there.code_request_id,
              now_there.started_at, now_there.ended_at)
            is distinct from (was_there.establishment_code, was_there.card_number, was_there.active,
              was_there.code_request_id, was_there.started_at, was_there.ended_at)));
        return null;
      end
    $$`,
    sql`create trigger codes_made after insert on operator
      referencing new table as now_there for each statement execute function codes_made()`,
    sql`create trigger codes_changed after update on operator
      referencing old table as was_there new table as now_there for each statement execute function codes_changed()`,
    sql`create function give_code_positions() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtext('code change position'));
        update code_change c set position = given.position from (
          select operator_id, nextval('code_change_position') as position from (
            select operator_id from code_change where batch = new.id and position is null order by operator_id
          ) waiting
        ) given where c.operator_id = given.operator_id;
        delete from code_change_batch where id = new.id;
        return null;
      end
    $$`,
    sql`create constraint trigger give_code_positions after insert on code_change_batch
      deferrable initially deferred for each row execute function give_code_positions()`,
    sql`insert into code_change (operator_id, batch, position)
      select id, 0, nextval('code_change_position') from (select id from operator order by id) as known`,

    // When each code was used first and last, cancelled movements included. It is written with every delivery: room on
    // its pages and no index on what changes keep that within the page.
    sql`create table operator_use (
      operator_id integer primary key references operator,
      first_used_at timestamp(0) not null,
      last_used_at timestamp(0) not null
    ) with (fillfactor = 50)`,
    sql`insert into operator_use
      select operator_id, min(captured_at), max(captured_at) from cash_transaction group by 1`,
    // Codes that were used as they should not be: after they were switched off, or in a shop that is not their own.
    sql`create table operator_misuse (
      operator_id integer not null references operator,
      kind text not null check (kind in ('off', 'elsewhere')),
      establishment_code text collate "C" not null references establishment,
      first_used_at timestamp(0) not null,
      last_used_at timestamp(0) not null,
      count integer not null,
      told_at timestamptz,
      primary key (operator_id, kind, establishment_code)
    ) with (fillfactor = 50)`,
    // When a code was switched off is an instant, which only the network's clocks compare with a capture: what was used
    // after that before this version is not known.
    sql`insert into operator_misuse (operator_id, kind, establishment_code, first_used_at, last_used_at, count)
      select t.operator_id, 'elsewhere', t.establishment_code, min(t.captured_at), max(t.captured_at), count(*)
      from cash_transaction t join operator o on o.id = t.operator_id
      where o.establishment_code <> t.establishment_code group by 1, 2, 3`,
  ];
  for (const statement of statements) await statement.execute(db);
}
