import type { Db } from '../../platform/db/connections';
import type { Scope } from '../../platform/principal/scope';
import { type MovementRow, type PlaceInDelivery, type RowFilter, rowsOfDeliveries } from './rows';

/** How far a client has read: a delivery, and a row in it; `null`: all of the delivery. */
export interface ReadUpTo {
  position: number;
  place: PlaceInDelivery | null;
}

/** How many deliveries a query looks through: one at first, because it alone may fill a page, then more and more. */
const FIRST = 1;
const GROWS = 8;
const MOST = 4096;
/**
 * How many queries one call makes at most. A caller for whom thousands of deliveries hold nothing gets a reply in
 * between, and calls again.
 */
const QUERIES = 8;

/**
 * What follows in the order of arrival. As deliveries become visible in the order of their positions (decision 2),
 * whoever goes on from `upTo` misses nothing and reads nothing twice, however slow a writer was.
 * @param trx sees one snapshot
 * @returns at most `limit` rows, up to where they go, and whether there is more already
 */
export async function rowsAfter(
  trx: Db,
  scope: Scope,
  from: ReadUpTo,
  { filter, limit }: { filter: RowFilter; limit: number },
): Promise<{ rows: MovementRow[]; upTo: ReadUpTo; more: boolean }> {
  const rows: MovementRow[] = [];
  let { position } = from;
  const take = async (
    deliveries: readonly { id: number; position: number }[],
    after: PlaceInDelivery | null,
  ) => {
    rows.push(
      ...(await rowsOfDeliveries(trx, scope, { deliveries, filter, after, limit: limit + 1 - rows.length })),
    );
    position = deliveries.at(-1)?.position ?? position;
    return rows.length > limit;
  };
  const page = () => {
    const shown = rows.slice(0, limit);
    return { rows: shown, upTo: placeOf(shown.at(-1)), more: true };
  };

  if (from.place !== null && (await take(await deliveryAt(trx, position), from.place))) return page();
  let width = FIRST;
  for (let query = 0; query < QUERIES; query += 1) {
    const deliveries = await deliveriesAfter(trx, position, width);
    if (await take(deliveries, null)) return page();
    if (deliveries.length < width) return { rows, upTo: { position, place: null }, more: false };
    width = Math.min(width * GROWS, MOST);
  }
  return { rows, upTo: { position, place: null }, more: true };
}

function placeOf(row: MovementRow | undefined): ReadUpTo {
  if (row === undefined) throw new Error('A full page has a last row');
  const { position, kind, establishment, captured_at, logical_number, nsu } = row;
  return {
    position,
    place: [kind === 'transaction' ? 0 : 1, establishment, captured_at, logical_number, nsu],
  };
}

const deliveryAt = (trx: Db, position: number) => listed(trx, position - 1, 1);
const deliveriesAfter = (trx: Db, position: number, most: number) => listed(trx, position, most);

async function listed(trx: Db, after: number, most: number) {
  const rows = await trx
    .selectFrom('arrival')
    .where('position', '>', after)
    .orderBy('position')
    .limit(most)
    .select(['id', 'position'])
    .execute();
  return rows.map(({ id, position }) => ({ id, position: position ?? 0 }));
}
