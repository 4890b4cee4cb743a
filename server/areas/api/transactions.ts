import { type ApiTransaction, apiTransaction, apiTransactions } from '../../../contract/api-transactions';
import { API } from '../../../contract/limits';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/open';
import { inSnapshot } from '../../platform/db/reading';
import { moneyOf } from '../../platform/http/exact-money';
import type { Call } from '../../platform/http/serve';
import type { Written } from '../../platform/http/written';
import type { Scope } from '../../platform/principal/scope';
import { newestPosition } from '../../platform/reconciliation/as-of';
import { type ReadUpTo, rowsAfter } from '../../platform/reconciliation/by-arrival';
import {
  type MovementRow,
  type PlaceInDelivery,
  type RowKey,
  rowsOfDay,
} from '../../platform/reconciliation/rows';
import { wallClock } from '../../platform/time/wall-clock';
import { cursorOf, placeOf } from './cursor';
import { filterText, refuseNoDay, scopeOfCall } from './filter';
import { formOf, written } from './forms';

type TransactionsCall = Call<typeof apiTransactions>;

interface Page {
  rows: MovementRow[];
  more: boolean;
  next: string | null;
  follow: string | null;
}

/**
 * Returns a page of transactions. Its cursors contain how far the client has read and, for a day, up to which delivery
 * the day is read, so that what arrives between two pages does not change the result.
 * @throws HttpError 400 for a foreign cursor, 403 for a foreign establishment, 406
 */
export async function transactionsPage(context: AppContext, call: TransactionsCall): Promise<Written> {
  const form = formOf(call.headers.accept);
  const { accountingDate } = call.query;
  if (accountingDate !== undefined) refuseNoDay(accountingDate);
  const { db } = context.database;
  const scope = await scopeOfCall(db, call.principal, call.query.establishment);
  // A day as of a position is the same whenever it is read (as-of.ts): without a snapshot it takes fewer round trips.
  const page =
    accountingDate === undefined
      ? await inSnapshot(db, (trx) => byArrival(trx, context, call, scope))
      : await ofDay(db, context, call, { scope, accountingDate });
  const { rows, more, next, follow } = page;
  const moment = (at: Date | null) => (at === null ? null : wallClock(context.config.timeZone, at));
  const transaction = <Amount>(row: MovementRow, amount: Amount) =>
    transactionOf(row, amount, moment(row.cancelled_at));
  return written(form, {
    rows,
    json: (row) => transaction(row, moneyOf(row.amount)),
    whole: (transactions) => ({ transactions, more, next, follow }),
    columns: Object.keys(apiTransaction.shape),
    cells: (row) => Object.values(transaction(row, row.amount)),
    headers: {
      'cursor-more': String(more),
      ...(next !== null && { 'cursor-next': next, link: `<${addressOf(call, next)}>; rel="next"` }),
      ...(follow !== null && { 'cursor-follow': follow }),
    },
  });
}

/** A row in the form of the contract, in its order. It creates a single object, because a page has a thousand rows. */
function transactionOf<Amount>(
  row: MovementRow,
  amount: Amount,
  cancelledAt: string | null,
): Omit<ApiTransaction, 'amount'> & { amount: Amount } {
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
  };
}

async function byArrival(trx: Db, context: AppContext, { query, principal }: TransactionsCall, scope: Scope) {
  const of = cursorsOf(context, principal.clientId, null, query.establishment);
  const from = query.since === undefined ? { position: 0, place: null } : readUpTo(placeOf(of, query.since));
  const { rows, upTo, more } = await rowsAfter(trx, scope, from, query.limit ?? API.page);
  const next = cursorOf(of, [upTo.position, ...(upTo.place ?? [])]);
  return { rows, more, next, follow: null } satisfies Page;
}

function readUpTo([position, ...place]: unknown[]): ReadUpTo {
  return {
    position: Number(position),
    place: place.length === 0 ? null : (place as unknown as PlaceInDelivery),
  };
}

async function ofDay(
  db: Db,
  context: AppContext,
  { query, principal }: TransactionsCall,
  { scope, accountingDate }: { scope: Scope; accountingDate: string },
): Promise<Page> {
  const { clientId } = principal;
  const of = cursorsOf(context, clientId, accountingDate, query.establishment);
  const place = query.since === undefined ? [await newestPosition(db)] : placeOf(of, query.since);
  const [position, ...key] = place as [number, ...string[]];
  const limit = query.limit ?? API.page;
  const after = key.length === 0 ? null : (key as unknown as RowKey);
  const found = await rowsOfDay(db, scope, { accountingDate, position, after, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  if (found.length > limit && last !== undefined) {
    const next = cursorOf(of, [position, last.captured_at, last.logical_number, last.nsu]);
    return { rows, more: true, next, follow: null };
  }
  return {
    rows,
    more: false,
    next: null,
    follow: followingCursor(context, clientId, query.establishment, position),
  };
}

/** Returns a cursor for everything that arrives after a delivery. */
export function followingCursor(
  context: AppContext,
  clientId: string,
  establishments: readonly string[] | undefined,
  position: number,
): string {
  return cursorOf(cursorsOf(context, clientId, null, establishments), [position]);
}

const cursorsOf = (
  { secret }: AppContext,
  clientId: string,
  accountingDate: string | null,
  establishments: readonly string[] | undefined,
) => ({ secret, clientId, filter: filterText(accountingDate, establishments) });

/** Returns the path and query of the same call with another cursor. */
function addressOf({ query }: TransactionsCall, since: string): string {
  const { accountingDate, limit, establishment = [] } = query;
  const parameters = new URLSearchParams();
  if (accountingDate !== undefined) parameters.set('accountingDate', accountingDate);
  if (limit !== undefined) parameters.set('limit', String(limit));
  for (const code of establishment) parameters.append('establishment', code);
  parameters.set('since', since);
  return `${apiTransactions.path}?${parameters}`;
}
