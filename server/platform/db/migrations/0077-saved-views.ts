import { type Kysely, sql } from 'kysely';

/**
 * Saved views (decision 112): a filter with a name and without an end, of one person, who may share it with profiles and
 * with people by name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table saved_view (
    id text primary key,
    owner_id integer not null references portal_user on delete cascade,
    screen text not null,
    name text not null,
    name_folded text not null generated always as (folded(name)) stored,
    state text not null,
    version integer not null default 1,
    left_at timestamptz
  )`.execute(db);
  await sql`create unique index saved_view_name on saved_view (owner_id, screen, name_key(name))`.execute(db);
  await sql`create table saved_view_profile (
    view_id text not null references saved_view on delete cascade,
    role integer not null,
    primary key (view_id, role)
  )`.execute(db);
  await sql`create index saved_view_profile_role on saved_view_profile (role, view_id)`.execute(db);
  await sql`create table saved_view_person (
    view_id text not null references saved_view on delete cascade,
    user_id integer not null references portal_user on delete cascade,
    primary key (view_id, user_id)
  )`.execute(db);
  await sql`create index saved_view_person_user on saved_view_person (user_id, view_id)`.execute(db);
  await sql`create table default_view (
    user_id integer not null references portal_user on delete cascade,
    screen text not null,
    view_id text not null references saved_view on delete cascade,
    primary key (user_id, screen)
  )`.execute(db);
  await sql`create index default_view_view on default_view (view_id)`.execute(db);
  // Others than its person find a filter by its id alone.
  await sql`create index kept_filter_id on kept_filter (id)`.execute(db);
  await sql`insert into notification_type (id, description) values (10, 'Visões salvas') on conflict do nothing`.execute(
    db,
  );
}
