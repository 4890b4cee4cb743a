import { type Kysely, sql } from 'kysely';
import { stamped, trigramsOf } from './list-steps';

/**
 * The list of accounts at a hundred thousand (decision 29): its sorts with what narrows it, its texts by their trigrams,
 * the accounts of an establishment in one index, and its stamps. Branch and account numbers are searched and sorted without
 * the signs that set them apart, because people write them with and without.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const trigrams = await trigramsOf(db);
  const statements = [
    sql`alter table account
      add column branch_plain text collate "C" generated always as (translate(folded(branch), ' .-/', '')) stored,
      add column number_plain text collate "C" generated always as (translate(folded(number), ' .-/', '')) stored`,
    sql`drop index account_by_nickname`,
    sql`create index account_by_nickname on account (nickname_folded, id)
      include (bank_code, branch_plain, number_plain, active)`,
    sql`create index account_by_bank on account (bank_code, id) include (branch_plain, number_plain, active)`,
    sql`create index account_by_branch on account (branch_plain, id) include (bank_code, number_plain, active)`,
    sql`create index account_by_number on account (number_plain, id) include (bank_code, branch_plain, active)`,
    sql`create index account_by_active on account (active, id) include (bank_code, branch_plain, number_plain)`,
    sql`create index account_nickname_part on account ${trigrams('nickname_folded')}`,
    sql`create index account_branch_part on account ${trigrams('branch_plain')}`,
    sql`create index account_number_part on account ${trigrams('number_plain')}`,
    sql`drop index account_establishment_establishment`,
    sql`create index account_establishment_establishment
      on account_establishment (establishment_code, account_id)`,
    sql`insert into list_stamp (list) values ('accounts')`,
    // What is in the list for whom is told by these; the bank is searched by its name.
    stamped('accounts', 'account'),
    stamped('accounts', 'account_establishment'),
    stamped('accounts', 'bank', 'stamp_accounts'),
  ];
  for (const statement of statements) await statement.execute(db);
}
