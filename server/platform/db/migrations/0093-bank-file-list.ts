import { type Kysely, sql } from 'kysely';
import { stamped } from './list-steps';

/**
 * The numbered files of accounts as a list (decision 123): a key of their own, who had each made, its sorts with the key,
 * those of a part of the network, and its stamps. Only files that were made since say by which way they were.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table bank_file
      add column key text collate "C" generated always as (account_id::text || '-' || number::text) stored,
      add column made_via text collate "C"`,
    sql`create unique index bank_file_key on bank_file (key)`,
    sql`create index bank_file_made on bank_file (made_at, key)`,
    sql`create index bank_file_number on bank_file (number, key)`,
    sql`create index bank_file_establishments on bank_file using gin (establishments)`,
    sql`insert into list_stamp (list) values ('bankFiles')`,
    // An account that is shared with a foreign establishment is listed no more.
    stamped('bankFiles', 'bank_file'),
    stamped('bankFiles', 'account_establishment', 'stamp_bank_files'),
  ];
  for (const statement of statements) await statement.execute(db);
}
