import { type Kysely, sql } from 'kysely';

/**
 * The partition of a month is made by the owner of the tables, whoever stores a row of it, so that the role of a server
 * may own nothing (decision 110). It is made apart and then attached, because all readers would otherwise wait until the
 * writer commits.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ schema: string }>`select nspname as schema
    from pg_class join pg_namespace n on n.oid = relnamespace
    where pg_class.oid = to_regclass('cash_transaction')`.execute(db);
  const schema = sql.id(rows[0]?.schema ?? 'public');
  // Temporary tables of the caller are looked for last, so that none takes the place of another table; a function that
  // takes anything is named with its schema, because one of the caller's would be nearer.
  await sql`create function add_transaction_month(month text) returns void
    language plpgsql security definer set search_path = ${schema}, pg_temp as $$
    declare
      first date;
      part text;
    begin
      if month !~ '^[0-9]{4}-(0[1-9]|1[0-2])$' then
        raise exception 'This is no month' using errcode = '22023';
      end if;
      first := (month || '-01')::date;
      part := 'cash_transaction_' || replace(month, '-', '_');
      perform pg_advisory_xact_lock(hashtext('cash_transaction partitions'));
      -- What to_regclass knows may be of before the wait; the rows of the catalogue are those of this statement.
      if exists (select from pg_class where relname = part and relnamespace = current_schema()::regnamespace) then
        return;
      end if;
      execute pg_catalog.format(
        'create table %I (like cash_transaction including defaults including constraints)', part);
      execute pg_catalog.format('alter table cash_transaction attach partition %I for values from (%L) to (%L)',
        part, first, (first + interval '1 month')::date);
    end $$`.execute(db);
}
