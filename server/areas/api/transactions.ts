import { type ApiTransaction, apiTransaction, apiTransactions } from '../../../contract/api-transactions';
import { API } from '../../../contract/limits';
import { addressOf } from '../../../contract/operation';
import { newestPosition, type Period } from '../../network/reconciliation/as-of';
import { type ReadUpTo, rowsAfter } from '../../network/reconciliation/by-arrival';
import { referenceOf, reversalReference } from '../../network/reconciliation/reference';
import {
  type MovementRow,
  type PlaceInDelivery,
  type RowFilter,
  type RowKey,
  rowsOfPeriod,
} from '../../network/reconciliation/rows';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { atPosition, inSnapshot } from '../../platform/db/reading';
import { moneyOf } from '../../platform/http/exact-money';
import type { Call } from '../../platform/http/serve';
import type { Written } from '../../platform/http/written';
import type { Scope } from '../../platform/principal/scope';
import { wallClock } from '../../platform/time/wall-clock';
import { type CursorOf, cursorOf, placeOf } from './cursor';
import { assertQuery, filterText, periodOf, rowFilterOf, scopeOfCall } from './filter';
import { formOf, written } from './forms';

type TransactionsCall = Call<typeof apiTransactions>;

interface Page {
  rows: MovementRow[];
  more: boolean;
  next: string | null;
  follow: string | null;
}

/** A row in CSV has its amount once: there all of it is text. */
const COLUMNS = Object.keys(apiTransaction.shape).filter((name) => name !== 'amountText');

/**
 * Returns a page of transactions. Its cursors contain how far the client has read and, for a period, up to which delivery
 * it is read, so that what arrives between two pages does not change the result.
 * @throws HttpError 400 for a foreign cursor or a period that is none, 403 for a foreign establishment, 406
 */
export async function transactionsPage(context: AppContext, call: TransactionsCall): Promise<Written> {
  const form = formOf(call.headers.accept);
  assertQuery(call.query);
  const period = periodOf(call.query);
  const { db } = context.database;
  const scope = await scopeOfCall(db, call.principal, call.query.establishment);
  // A period as of a position is the same whenever it is read (as-of.ts): without a snapshot it takes fewer round trips.
  const page =
    period === null
      ? await inSnapshot(db, (trx) => byArrival(trx, context, call, scope))
      : await atPosition(db, (trx) => ofPeriod(trx, context, call, { scope, period }));
  const { rows, more, next, follow } = page;
  const moment = (at: Date | null) => (at === null ? null : wallClock(context.config.timeZone, at));
  const transaction = <Amount>(row: MovementRow, amount: Amount) =>
    transactionOf(row, amount, moment(row.cancelled_at));
  return written(form, {
    rows,
    json: (row) => Object.assign(transaction(row, moneyOf(row.amount)), { amountText: row.amount }),
    whole: (transactions) => ({ transactions, more, next, follow }),
    columns: COLUMNS,
    cells: (row) => Object.values(transaction(row, row.amount)),
    headers: {
      'cursor-more': String(more),
      ...(next !== null && {
        'cursor-next': next,
        link: `<${addressOf(apiTransactions, undefined, { ...call.query, since: next })}>; rel="next"`,
      }),
      ...(follow !== null && { 'cursor-follow': follow }),
    },
  });
}

/** A row in the form of the contract, in its order. It creates a single object, because a page has a thousand rows. */
function transactionOf<Amount>(
  row: MovementRow,
  amount: Amount,
  cancelledAt: string | null,
): Omit<ApiTransaction, 'amount' | 'amountText'> & { amount: Amount } {
  const reference = referenceOf(row.logical_number, row.nsu, row.captured_at);
  return {
    event: row.kind,
    position: row.position,
    establishment: row.establishment,
    terminal: row.logical_number,
    nsu: row.nsu,
    capturedAt: row.captured_at,
    accountingDate: row.accounting_date,
    type: row.type,
    amount,
    operator: row.operator_id,
    account: row.account_id,
    cancelledAt,
    delivery: row.position,
    reference: row.kind === 'cancellation' ? reversalReference(reference) : reference,
  };
}

async function byArrival(trx: Db, context: AppContext, { query, principal }: TransactionsCall, scope: Scope) {
  const filter = rowFilterOf(query);
  const of = cursorsOf(context, principal.clientId, filterText(null, query.establishment, filter));
  const from = query.since === undefined ? { position: 0, place: null } : readUpTo(placeOf(of, query.since));
  const limit = query.limit ?? API.page;
  const { rows, upTo, more } = await rowsAfter(trx, scope, from, { filter, limit });
  const next = cursorOf(of, [upTo.position, ...(upTo.place ?? [])]);
  return { rows, more, next, follow: null } satisfies Page;
}

function readUpTo([position, ...place]: unknown[]): ReadUpTo {
  return {
    position: Number(position),
    place: place.length === 0 ? null : (place as unknown as PlaceInDelivery),
  };
}

async function ofPeriod(
  db: Db,
  context: AppContext,
  { query, principal }: TransactionsCall,
  { scope, period }: { scope: Scope; period: Period },
): Promise<Page> {
  const { clientId } = principal;
  const filter = rowFilterOf(query);
  const of = cursorsOf(context, clientId, filterText(period, query.establishment, filter));
  const place = query.since === undefined ? [await newestPosition(db)] : placeOf(of, query.since);
  const [position, ...key] = place as [number, ...string[]];
  const limit = query.limit ?? API.page;
  const after = key.length === 0 ? null : (key as unknown as RowKey);
  const found = await rowsOfPeriod(db, scope, { period, filter, position, after, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  if (found.length > limit && last !== undefined) {
    const next = cursorOf(of, [position, last.captured_at, last.logical_number, last.nsu]);
    return { rows, more: true, next, follow: null };
  }
  const follow = followingCursor(context, clientId, query.establishment, { position, filter });
  return { rows, more: false, next: null, follow };
}

/** Returns a cursor for everything that arrives after a delivery. */
export function followingCursor(
  context: AppContext,
  clientId: string,
  establishments: readonly string[] | undefined,
  { position, filter = {} }: { position: number; filter?: RowFilter },
): string {
  return cursorOf(cursorsOf(context, clientId, filterText(null, establishments, filter)), [position]);
}

/** Of which client and filter cursors are. */
export const cursorsOf = (
  { secret, olderSecrets }: AppContext,
  clientId: string,
  filter: string,
): CursorOf => ({
  secrets: [secret, ...olderSecrets],
  clientId,
  filter,
});
