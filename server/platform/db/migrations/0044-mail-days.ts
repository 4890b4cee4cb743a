import { type Kysely, sql } from 'kysely';

/** How many mails to addresses of its choice a person has caused on a day of the network. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table mail_day (
    user_id integer not null references portal_user on delete cascade,
    day date not null,
    mails integer not null,
    primary key (user_id, day)
  )`.execute(db);
}
