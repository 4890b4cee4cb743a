import { LEVEL } from '../../../contract/access';
import type {
  ApiClosingChange,
  ApiClosingFigures,
  apiClosing,
  apiClosingChanges,
} from '../../../contract/api-closings';
import type { ApiComparedSums, apiClosingComparison } from '../../../contract/api-compared-closings';
import { addDays, addMonths } from '../../../contract/calendar';
import { isDate, isMonth } from '../../../contract/dates';
import { API } from '../../../contract/limits';
import { centsText, toCents } from '../../../contract/money';
import type { ReplyOf } from '../../../contract/operation';
import { percentOf } from '../../../contract/two-periods';
import type { MessageKey } from '../../../i18n/server';
import { type Asked, askedAt, closingOfAsked } from '../../network/closings/asked';
import {
  type ChangedRow,
  changesBetween,
  changesIn,
  compare,
  type Sums,
} from '../../network/closings/changes';
import { readTwoPeriods, restOf, sharedOf } from '../../network/closings/side-by-side';
import type { Pair, PairSums } from '../../network/closings/two-periods';
import { newestPosition } from '../../network/reconciliation/as-of';
import { referenceOf, reversalReference } from '../../network/reconciliation/reference';
import type { Selection } from '../../network/reports/selection';
import type { ReportSemaphore } from '../../platform/concurrency/report-semaphore';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { readingReport } from '../../platform/db/reading';
import { invalid } from '../../platform/errors/http-error';
import type { Call } from '../../platform/http/serve';
import { wallClock } from '../../platform/time/wall-clock';
import { cursorOf, placeOf } from './cursor';
import { scopeOfCall } from './filter';
import { cursorsOf } from './transactions';

/** What the calls about closed periods need of the server. */
export interface ClosingContext {
  context: AppContext;
  reports: ReportSemaphore;
}

/** The periods that a call names, with all that the client may see of them. */
const NOTHING_CHOSEN = { periodo: '', ecs: [], contas: [], operadores: [], agrupadores: [] };
const askedIn = <Field extends string>(periods: Record<Field, string>): Record<Field, Asked> =>
  askedAt(NOTHING_CHOSEN, periods, { level: LEVEL.manager });

type ClosingCall =
  | Call<typeof apiClosing>
  | Call<typeof apiClosingChanges>
  | Call<typeof apiClosingComparison>;

async function selectionOfCall(db: Db, { principal, query }: ClosingCall): Promise<Selection> {
  const scope = await scopeOfCall(db, principal, query.establishment);
  return { scope, establishments: null, operators: null, accounts: null };
}

/** @throws HttpError 400 for a delivery that there is not yet */
async function lastDelivery(trx: Db, wanted: number | undefined): Promise<number> {
  const newest = await newestPosition(trx);
  if (wanted !== undefined && wanted > newest) {
    const faults: Record<string, MessageKey> = { delivery: 'apiReplies.position' };
    throw invalid('errors.validation', faults);
  }
  return wanted ?? newest;
}

/** @throws HttpError 400 for what is no period or is not closed, 403 for a foreign establishment */
export async function closingOfProgram(
  { context, reports }: ClosingContext,
  call: Call<typeof apiClosing>,
): Promise<ReplyOf<typeof apiClosing>> {
  const { period: asked } = askedIn({ period: call.params.period });
  const selection = await selectionOfCall(context.database.db, call);
  return readingReport(context.database, reports, call, async (trx) => {
    const { position, closedAt } = await closingOfAsked(trx, context, asked, call.language, 'period');
    const upTo = Math.max(await lastDelivery(trx, call.query.delivery), position);
    const found = await compare(trx, selection, asked.period, { after: position, upTo });
    const { before, arrived, cancelled, now, passing } = found;
    return {
      period: asked.name,
      closedAt: wallClock(context.config.timeZone, closedAt),
      delivery: position,
      closed: figuresOf(before),
      arrived: figuresOf(arrived),
      cancelled: figuresOf(cancelled),
      now: figuresOf(now),
      passing,
      totalChanges: changesIn(found),
      upTo,
    };
  });
}

const figuresOf = ({ deposits, withdrawals }: Sums): ApiClosingFigures => ({
  deposits: { count: deposits.count, sumText: deposits.sum },
  withdrawals: { count: withdrawals.count, sumText: withdrawals.sum },
  balanceText: centsText(toCents(deposits.sum) - toCents(withdrawals.sum)),
});

/** What a cursor of changes says: up to which delivery the pages go, and after which change the next one begins. */
type Place = [upTo: number, position: number, capturedAt: string, terminal: string, nsu: string];

/**
 * A page of what has changed. The cursor has the last delivery of all pages, so that what arrives between two of them
 * changes none.
 * @throws HttpError 400 for what is no period, is not closed, or a foreign cursor, 403 for a foreign establishment
 */
export async function closingChangesPage(
  { context, reports }: ClosingContext,
  call: Call<typeof apiClosingChanges>,
): Promise<ReplyOf<typeof apiClosingChanges>> {
  const { query, params, principal } = call;
  const { period: asked } = askedIn({ period: params.period });
  const { timeZone } = context.config;
  const { since, limit = API.page, establishment, delivery } = query;
  const filter = JSON.stringify(['closing', asked.name, establishment ?? null, delivery ?? null]);
  const of = cursorsOf(context, principal.clientId, filter);
  const place = since === undefined ? null : (placeOf(of, since) as Place);
  const selection = await selectionOfCall(context.database.db, call);
  return readingReport(context.database, reports, call, async (trx) => {
    const { position: after } = await closingOfAsked(trx, context, asked, call.language, 'period');
    const upTo = place?.[0] ?? Math.max(await lastDelivery(trx, delivery), after);
    const last =
      place === null
        ? null
        : { position: place[1], captured_at: place[2], logical_number: place[3], nsu: place[4] };
    const between = { after, upTo };
    const found = await changesBetween(trx, selection, asked.period, {
      between,
      timeZone,
      last,
      limit: limit + 1,
    });
    const rows = found.slice(0, limit);
    const end = rows.at(-1);
    return {
      changes: rows.map((row) => changeOf(row, timeZone)),
      next:
        found.length > limit && end !== undefined
          ? cursorOf(of, [upTo, end.position, end.captured_at, end.logical_number, end.nsu])
          : null,
    };
  });
}

function changeOf(row: ChangedRow, timeZone: string): ApiClosingChange {
  const reference = referenceOf(row.logical_number, row.nsu, row.captured_at);
  const cancelled = row.change === 'cancelled';
  const cents = toCents(row.amount);
  return {
    change: row.change,
    delivery: row.position,
    at: wallClock(timeZone, row.arrived_at),
    cancelledAt: row.cancelled_at && wallClock(timeZone, row.cancelled_at),
    establishment: row.establishment_code,
    terminal: row.logical_number,
    nsu: row.nsu,
    capturedAt: row.captured_at,
    accountingDate: row.accounting_date,
    type: row.type,
    amountText: row.amount,
    effectText: centsText((row.type === 'withdrawal') === cancelled ? cents : -cents),
    operator: row.operator_id,
    account: row.account_id,
    reference: cancelled ? reversalReference(reference) : reference,
  };
}

/** @throws HttpError 400 for what is no period or is not closed, 403 for a foreign establishment */
export async function closingComparison(
  { context, reports }: ClosingContext,
  call: Call<typeof apiClosingComparison>,
): Promise<ReplyOf<typeof apiClosingComparison>> {
  const { query, params, language } = call;
  const { timeZone } = context.config;
  const { with: other = periodBefore(params.period), by = 'establishment', figures = 'closed' } = query;
  const asked = askedIn({ period: params.period, with: other });
  const selection = await selectionOfCall(context.database.db, call);
  return readingReport(context.database, reports, call, async (trx) => {
    const sides = {
      one: {
        asked: asked.period,
        closing: await closingOfAsked(trx, context, asked.period, language, 'period'),
      },
      other: { asked: asked.with, closing: await closingOfAsked(trx, context, asked.with, language, 'with') },
    };
    const found = await readTwoPeriods(trx, selection, sides, {
      by,
      figures,
      order: query.order,
      direction: query.direction,
      agrupadores: [],
      entrega: await lastDelivery(trx, query.delivery),
      limit: query.limit ?? API.page,
      timeZone,
    });
    const side = (name: 'one' | 'other') => ({
      period: sides[name].asked.name,
      closedAt: wallClock(timeZone, sides[name].closing.closedAt),
      delivery: sides[name].closing.position,
      closed: sumsOf(found.closed[name]),
      now: sumsOf(found.now[name]),
    });
    const rest = restOf(found);
    const shared = sharedOf(found, figures);
    return {
      one: side('one'),
      other: side('other'),
      total: pairOf(found[figures]),
      lines: found.lines.map(({ key, name, detail, ...pair }) => ({ key, name, detail, ...pairOf(pair) })),
      rest: rest && { lines: rest.lines, ...pairOf(rest) },
      shared: shared && pairOf(shared),
      upTo: found.upTo,
    };
  });
}

/** What is no period has none before it, and is refused as what it is. */
function periodBefore(name: string): string {
  if (isMonth(name)) return addMonths(name, -1);
  return isDate(name) ? addDays(name, -1) : name;
}

const sumsOf = ({ count, deposits, withdrawals }: PairSums): ApiComparedSums => ({
  count,
  depositsText: deposits,
  withdrawalsText: withdrawals,
  balanceText: centsText(toCents(deposits) - toCents(withdrawals)),
});

function pairOf({ one, other }: Pair) {
  const [mine, its] = [sumsOf(one), sumsOf(other)];
  return {
    one: mine,
    other: its,
    differenceText: centsText(toCents(mine.balanceText) - toCents(its.balanceText)),
    percentText: percentOf(mine.balanceText, its.balanceText),
  };
}
