import { type Kysely, sql } from 'kysely';

/** Notifications that everybody reads in their own language, and what has to be remembered to tell of it once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // What happened, and its particulars; what a person wrote has neither.
    sql`alter table notification
      add column kind text,
      add column parameters jsonb,
      add check ((kind is null) = (parameters is null))`,
    sql`insert into notification_type (id, description) values
      (1, 'Notícia'), (2, 'Chamado'), (3, 'Códigos de operador'), (4, 'Faturamento'), (5, 'Segurança'), (6, 'Exportação')
      on conflict do nothing`,
    sql`create index user_notification_unread on user_notification (user_id, id desc) where viewed_at is null`,

    // From which browsers somebody has signed in so far.
    sql`create table user_browser (
      user_id integer not null references portal_user on delete cascade,
      browser text collate "C" not null,
      first_seen_at timestamptz not null,
      primary key (user_id, browser)
    )`,

    // When the whole of the file was first handed over.
    sql`alter table export_ticket add column ready_at timestamptz`,
  ];
  for (const statement of statements) await statement.execute(db);
}
