import { type Kysely, sql } from 'kysely';

/** Requests for codes as a list (decision 29). */
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
    sql`create trigger stamp_list after insert or update or delete or truncate on code_request
      for each statement execute function stamp_list('codeRequests')`,
  ];
  for (const statement of statements) await statement.execute(db);
}
