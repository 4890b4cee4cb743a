import { type Kysely, type RawBuilder, sql } from 'kysely';

/**
 * Versions that store side by side (decision 73): a delivery says what the version that stores it keeps beside its rows,
 * and the database refuses those that keep too little. Versions of before say nothing, which is 0.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements: RawBuilder<unknown>[] = [
    sql`create table least_generation (
      single boolean primary key default true check (single),
      number integer not null
    )`,
    sql`insert into least_generation (number) values (0)`,
    sql`create table rollup_look (
      single boolean primary key default true check (single),
      -- The night, by the network's clocks, for which a part was compared last.
      looked_on date,
      -- How many keys differed that night.
      differences integer not null default 0
    )`,
    sql`insert into rollup_look default values`,
    sql`create function refuse_older_generation() returns trigger language plpgsql as $$
      begin
        if new.generation < (select number from least_generation) then
          raise exception 'a newer version keeps totals that this one does not: it stores nothing any more'
            using errcode = 'CF001';
        end if;
        return new;
      end
    $$`,
    sql`alter table arrival add column generation integer not null default 0`,
    sql`create trigger refuse_older_generation before insert on arrival
      for each row execute function refuse_older_generation()`,
  ];
  for (const statement of statements) await statement.execute(db);
}
