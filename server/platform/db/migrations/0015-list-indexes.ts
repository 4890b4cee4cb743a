import { type Kysely, type RawBuilder, sql } from 'kysely';
import { ConfigError } from '../../config';

/** Kilobytes of entries that wait to be sorted into a trigram index: writes stay cheap, searches read past few. */
const WAITING = sql.lit(256);

/**
 * Lists at a hundred thousand (decision 29): what they are sorted by, with the key behind it, is an index that also
 * holds what they are narrowed by, so that a page and a total are read from it alone; what people search by a part of
 * is an index of its trigrams; and a stamp says whether a list was written to since its total was counted.
 * @throws ConfigError where PostgreSQL lacks the extension pg_trgm, or this role may not create it
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createExtension(db);
  const trigrams = await trigramsOf(db);
  const statements = [
    sql`create index bank_by_name on bank (name_folded, code) include (partner, deposit_code_length, active)`,
    sql`create index bank_by_partner on bank (partner, code) include (deposit_code_length, active)`,
    sql`create index bank_by_deposit on bank (deposit_code_length, code) include (partner, active)`,
    sql`create index bank_by_active on bank (active, code) include (partner, deposit_code_length)`,
    sql`create index bank_name_part on bank ${trigrams('name_folded')}`,

    sql`create index portal_user_by_name on portal_user (name_folded, id) include (role, active)`,
    sql`create index portal_user_by_login on portal_user (login, id) include (role, active)`,
    sql`create index portal_user_by_email on portal_user (email_folded, id) include (role, active)`,
    sql`create index portal_user_by_role on portal_user (role, id) include (active)`,
    sql`create index portal_user_by_active on portal_user (active, id) include (role)`,
    sql`create index portal_user_name_part on portal_user ${trigrams('name_folded')}`,
    sql`create index portal_user_login_part on portal_user ${trigrams('login')}`,
    sql`create index portal_user_email_part on portal_user ${trigrams('email_folded')}`,

    sql`create index news_by_modified on news (modified_at, id) include (active)`,
    sql`create index news_by_title on news (folded(title), id) include (title, active)`,
    // The newest come first whatever the order.
    sql`create index news_by_status on news ((not active), id desc) include (active)`,
    sql`create index news_by_status_back on news ((not active) desc, id desc) include (active)`,

    // What forms and filters choose from, by name as people sort.
    sql`alter table operator
      add column name_folded text collate "C" generated always as (folded(name)) stored`,
    sql`alter table account
      add column nickname_folded text collate "C" generated always as (folded(nickname)) stored`,
    sql`alter table grouper
      add column name_folded text collate "C" generated always as (folded(name)) stored`,
    sql`create index establishment_by_name on establishment (name_folded, code) include (name, corban)`,
    sql`create index operator_by_name on operator (name_folded, id) include (name, card_number)`,
    sql`create index account_by_nickname on account (nickname_folded, id)`,
    sql`create index grouper_by_name on grouper (name_folded, id) include (name)`,
    sql`create index grouper_name_part on grouper ${trigrams('name_folded')}`,

    // In place of the one without kind and action, which the trail is narrowed by at first.
    sql`drop index audit_at`,
    sql`create index audit_at on audit (at, id) include (entity, action)`,
    sql`create index audit_system on audit (actor, at, id) where actor_id is null`,

    // As many rows a list as writers had it at one moment: whoever writes takes one that nobody holds, so that no two
    // wait for each other. Random, so that no two states of a list have the same ones, not even in another database.
    sql`create table list_stamp (
      list text collate "C" not null,
      slot integer generated always as identity,
      stamp uuid not null default gen_random_uuid(),
      primary key (list, slot)
    ) with (fillfactor = 50)`,
    sql`insert into list_stamp (list) values ('banks'), ('people'), ('groups'), ('news')`,
    sql`create function stamp_list() returns trigger language plpgsql as $$
      declare
        free integer;
      begin
        select slot into free from list_stamp where list = tg_argv[0] limit 1 for update skip locked;
        if found then
          update list_stamp set stamp = gen_random_uuid() where list = tg_argv[0] and slot = free;
        else
          insert into list_stamp (list) values (tg_argv[0]);
        end if;
        return null;
      end
    $$`,
    ...stamped('banks', ['bank']),
    // Who has access to what is told by all of these.
    ...stamped('people', ['portal_user', 'user_establishment', 'user_grouper', 'grouper_establishment']),
    ...stamped('groups', ['grouper']),
    ...stamped('news', ['news']),
  ];
  for (const statement of statements) await statement.execute(db);
}

/** PostgreSQL's: the extension's files are not there, or the role may not create anything in the database. */
const REFUSED = ['0A000', '58P01', '42501'];

/** What exists already is taken as it is, whoever created it. */
async function createExtension(db: Kysely<unknown>): Promise<void> {
  try {
    await sql`create extension if not exists pg_trgm`.execute(db);
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    if (!REFUSED.includes(code ?? '')) throw error;
    throw new ConfigError(
      `The database of DATABASE_URL needs PostgreSQL's extension pg_trgm (${message}). ` +
        'Have its administrator run "create extension pg_trgm" in this database, and start again.',
    );
  }
}

/** How an index of trigrams is written, wherever the extension was installed. */
async function trigramsOf(db: Kysely<unknown>): Promise<(column: string) => RawBuilder<unknown>> {
  const { rows } = await sql<{ schema: string }>`
    select extnamespace::regnamespace::text as schema from pg_extension where extname = 'pg_trgm'`.execute(
    db,
  );
  const operators = sql.raw(`${rows[0]?.schema}.gin_trgm_ops`);
  return (column) =>
    sql`using gin (${sql.ref(column)} ${operators}) with (gin_pending_list_limit = ${WAITING})`;
}

const stamped = (list: string, tables: readonly string[]) =>
  tables.map(
    (
      table,
    ) => sql`create trigger stamp_list after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function stamp_list(${sql.lit(list)})`,
  );
