import { sql } from 'kysely';
import { settled } from '../../platform/db/citus/moment';
import type { Db } from '../../platform/db/connections';
import type { Misuse } from '../codes/misuse';
import { asTable, type TransactionRow, withKnown } from './batch';
import {
  hoursOf,
  type Inserted,
  intoDays,
  intoHours,
  intoOperatorDays,
  keptHere,
  PENDING,
  type Storing,
  TRANSACTION,
} from './sums';

/*
 * Storing on a Citus cluster (decision 124): the statement of store.ts in the pieces that Citus takes, in the same
 * transaction and order.
 */

const keyOf = ({ capturedAt, logicalNumber, nsu }: TransactionRow) => `${capturedAt} ${logicalNumber} ${nsu}`;

/** As `insert` of store.ts. */
export async function insertSpread(
  trx: Db,
  rows: readonly TransactionRow[],
  arrivalId: number,
  how: Storing,
): Promise<Inserted> {
  await oneNodeAfterAnother(trx);
  await lockTerminals(
    trx,
    rows.map(({ logicalNumber }) => logicalNumber),
  );
  const elsewhere = await knownElsewhere(trx, rows);
  const incoming = rows.filter((row) => !elsewhere.has(keyOf(row)));
  if (incoming.length === 0) return { stored: new Set(), pending: [] };
  const { rows: keys } = await sql<{ key: string }>`
    insert into cash_transaction (${TRANSACTION}, arrival_id)
    select ${TRANSACTION}, ${arrivalId}::bigint from ${asTable(incoming)}
    order by captured_at, logical_number, nsu, ordinal
    on conflict do nothing
    returning to_char(captured_at, 'YYYY-MM-DD"T"HH24:MI:SS') || ' ' || logical_number || ' ' || nsu as key`.execute(
    trx,
  );
  const fresh = new Set(keys.map(({ key }) => key));
  // Of two rows with the same key the first one was stored.
  const ordinals = rows.flatMap((row, index) => (fresh.delete(keyOf(row)) ? [index + 1] : []));
  if (ordinals.length === 0) return { stored: new Set(), pending: [] };
  const stored = ordinals.flatMap((ordinal) => rows[ordinal - 1] ?? []);
  const hours = sql`(${hoursOf(asTable(stored))}) as hours`;
  const always = sql<boolean>`true`;
  await intoHours(hours).execute(trx);
  await intoOperatorDays(hours, always).execute(trx);
  await intoDays(hours, always).execute(trx);
  const { rows: told } = await sql<{ pending: Misuse[] }>`
    with stored as (select * from ${asTable(stored)}), ${keptHere(always, how)}
    select ${PENDING} as pending`.execute(trx);
  return {
    stored: ordinals.length === rows.length ? 'all' : new Set(ordinals),
    pending: told[0]?.pending ?? [],
  };
}

/** One connection to each node, so that a statement sees what an earlier one did, and locks come in one order. */
export async function oneNodeAfterAnother(trx: Db): Promise<void> {
  await sql`set local citus.multi_shard_modify_mode = 'sequential'`.execute(trx);
}

/**
 * Locks the terminals of a batch. Citus keeps a key unique within an establishment, and terminals move: two writers of
 * the same row may have it in two shops.
 */
export async function lockTerminals(trx: Db, logicalNumbers: readonly string[]): Promise<void> {
  await sql`select from terminal where logical_number = any(${[...new Set(logicalNumbers)]}::text[])
    order by logical_number for no key update`.execute(trx);
}

/** The keys of the rows that are stored in another shop, of those whose terminals were used in another one. */
async function knownElsewhere(trx: Db, rows: readonly TransactionRow[]): Promise<Set<string>> {
  const { rows: moved } = await sql<{ terminal: string }>`
    select distinct use.logical_number as terminal
    from (select distinct logical_number, establishment_code from ${asTable(rows)}) incoming
      join terminal_use use using (logical_number)
    where use.establishment_code <> incoming.establishment_code`.execute(trx);
  if (moved.length === 0) return new Set();
  const terminals = new Set(moved.map(({ terminal }) => terminal));
  const suspects = rows.filter(({ logicalNumber }) => terminals.has(logicalNumber));
  await settled(trx);
  const { rows: found } = await sql<{ ordinal: number }>`
    select incoming.ordinal from ${await withKnown(trx, asTable(suspects), [...terminals])}
    where known.establishment_code <> incoming.establishment_code`.execute(trx);
  return new Set(found.flatMap(({ ordinal }) => suspects.slice(ordinal - 1, ordinal).map(keyOf)));
}
