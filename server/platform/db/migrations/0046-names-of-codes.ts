import { type Kysely, sql } from 'kysely';

/**
 * A name of an operator code holds from a moment on (decision 71): what a code was called until when. A trigger keeps it,
 * so that screens, loads, SQL by hand and servers of an earlier version are covered alike. A change that counts
 * `respellings` up corrects the name that holds, and leaves no former one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table operator_former_name (
      operator_id integer not null references operator on delete cascade,
      until_at timestamptz not null,
      name text not null,
      primary key (operator_id, until_at)
    )`,
    // Since when the name holds; null: since the code was made.
    sql`alter table operator add column named_at timestamptz, add column respellings integer not null default 0`,
    sql`create function keep_former_name() returns trigger language plpgsql as $$
      begin
        if new.respellings <> old.respellings then
          return new;
        end if;
        if new.named_at is not distinct from old.named_at then
          new.named_at := clock_timestamp();
        end if;
        -- To the second, as captures are.
        new.named_at := greatest(date_trunc('second', new.named_at), old.named_at);
        insert into operator_former_name (operator_id, until_at, name) values (old.id, new.named_at, old.name)
          on conflict do nothing;
        return new;
      end
    $$`,
    sql`create trigger keep_former_name before update on operator for each row
      when (old.name is distinct from new.name) execute function keep_former_name()`,
  ];
  for (const statement of statements) await statement.execute(db);
}
