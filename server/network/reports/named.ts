import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../../contract/languages';
import type { Db } from '../../platform/db/connections';

/*
 * What people call things, with the key behind it by which programs know them: `Mercado 1 (0001)`. In the order of the
 * names; what does not exist is not there.
 */

type NameLookup = (trx: Db, keys: readonly (string | number)[]) => Promise<string[]>;

export const namedEstablishments = named(
  (keys) =>
    sql`select name, code as key from establishment where code = any(${keys}::text[]) order by name, code`,
);
/** The establishments of a filter, as a file says them. */
export const establishmentsFact = async (codes: unknown, _language: Language, trx: Db): Promise<string> =>
  (await namedEstablishments(trx, codes as string[])).join('; ');
export const namedGroups = named(
  (keys) => sql`select name, id as key from grouper where id = any(${keys}::int[]) order by name, id`,
);
export const namedOperators = named(
  (keys) => sql`select name, id as key from operator where id = any(${keys}::int[]) order by name, id`,
);
export const namedAccounts = named(
  (keys) => sql`select concat_ws(' ', b.name, a.branch, a.number) as name, a.id as key
    from account a join bank b on b.code = a.bank_code where a.id = any(${keys}::int[]) order by 1, 2`,
);

function named(query: (keys: readonly (string | number)[]) => RawBuilder<unknown>): NameLookup {
  return async (trx, keys) => {
    const { rows } = await sql<{ name: string; key: string | number }>`${query(keys)}`.execute(trx);
    return rows.map(({ name, key }) => `${name} (${key})`);
  };
}
