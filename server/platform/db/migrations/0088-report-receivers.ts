import { type Kysely, sql } from 'kysely';

/**
 * Subscriptions go to receivers of events too, and send the numbered files of an account's series (decision 116). What an
 * event tells of more than one establishment is of the scope of its manager when it was made: `scope` says which it was.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table subscription
    add column webhook_id integer references webhook_endpoint on delete set null,
    add column numbered boolean not null default false,
    add column series_account integer,
    add column last_bank_file integer`.execute(db);
  await sql`create index subscription_webhook on subscription (webhook_id) where webhook_id is not null`.execute(
    db,
  );
  await sql`alter table subscription_run
    add column numbered boolean not null default false,
    add column account_id integer,
    add column bank_file integer`.execute(db);
  await sql`alter table subscription_sending add column event_id uuid`.execute(db);
  await sql`create index subscription_sending_event on subscription_sending (event_id) where event_id is not null`.execute(
    db,
  );
  await sql`alter table webhook_event add column scope text collate "C"`.execute(db);
}
