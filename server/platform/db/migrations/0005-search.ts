import { type Kysely, sql } from 'kysely';

/**
 * Searching and sorting by name as people expect it: `itau` finds Itaú, and Ágil stands beside Agro. The folded
 * name is kept beside the name, because folding a hundred thousand names for every letter typed is what costs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The same on both databases, whatever their locale: letters are translated before case is.
  await sql`create function folded(text) returns text language sql immutable strict parallel safe as $$
    select lower(translate($1,
      'ÁÀÂÃÄÅáàâãäåÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÕÖóòôõöÚÙÛÜúùûüÇçÑñÝý',
      'AAAAAAaaaaaaEEEEeeeeIIIIiiiiOOOOOoooooUUUUuuuuCcNnYy') collate "C")
  $$`.execute(db);
  await sql`alter table bank add column name_folded text collate "C" generated always as (folded(name)) stored`.execute(
    db,
  );
}
