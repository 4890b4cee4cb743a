import { type Kysely, sql } from 'kysely';

/** Shops that should have deposited and have not, up to when they were looked for, and those that cannot be judged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table silence (
      id integer generated always as identity primary key,
      establishment_code text collate "C" not null references establishment,
      last_deposit_at timestamp(0) not null,
      noticed_at timestamptz not null,
      ended_at timestamptz,
      usual_days integer not null,
      deposit_days integer not null,
      usual_hour smallint not null,
      once_in_days integer not null
    )`,
    // A shop is silent once at a time.
    sql`create unique index silence_open on silence (establishment_code) where ended_at is null`,
    sql`create table silence_look (
      single boolean primary key default true check (single),
      looked_at timestamptz,
      behind_since timestamp(0)
    )`,
    sql`insert into silence_look default values`,
    sql`create table sparse_establishment (
      establishment_code text collate "C" primary key references establishment
    )`,
    sql`insert into notification_type (id, description) values (8, 'Estabelecimentos em silêncio') on conflict do nothing`,
  ];
  for (const statement of statements) await statement.execute(db);
}
