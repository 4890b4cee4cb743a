import type { apiTransactions } from '../../../contract/api-transactions';
import { isDate } from '../../../contract/dates';
import type { QueryOf } from '../../../contract/operation';
import type { MessageKey } from '../../../i18n/server';
import type { Period } from '../../network/reconciliation/as-of';
import type { RowFilter } from '../../network/reconciliation/rows';
import type { Db } from '../../platform/db/connections';
import { invalid } from '../../platform/errors/http-error';
import { assertInScope } from '../../platform/principal/foreign';
import type { Client } from '../../platform/principal/principal';
import { only, type Scope } from '../../platform/principal/scope';
import { isCursor } from './cursor';

/**
 * Returns the establishments that a call is about: those that it names, or all of the client's.
 * @throws HttpError 403 if it names one that is not the client's
 */
export async function scopeOfCall(
  db: Db,
  { scope }: Client,
  establishments: readonly string[] | undefined,
): Promise<Scope> {
  if (establishments === undefined) return scope;
  await assertInScope(db, scope, { establishment: establishments });
  return only([...new Set(establishments)].toSorted());
}

/** @throws HttpError 400 for a day that is not supported, as 0000-01-01 */
export function assertDay(day: string, field = 'accountingDate'): void {
  if (!isDate(day)) throw invalid('errors.validation', { [field]: 'apiReplies.day' });
}

type Query = QueryOf<typeof apiTransactions>;

/** The parameters that take a day. */
const DATES = ['accountingDate', 'accountingFrom', 'accountingTo', 'capturedFrom', 'capturedTo'] as const;

/**
 * Refuses a call by the form of its parameters.
 * @throws HttpError 400 for days that are not supported, a period that ends before it begins, a day beside a period, and
 * a text that is no cursor
 */
export function assertQuery(query: Partial<Query>): void {
  const { accountingDate: day, accountingFrom, accountingTo, capturedFrom, capturedTo, since } = query;
  const faults: Record<string, MessageKey> = {};
  if (since !== undefined && !isCursor(since)) faults.since = 'apiReplies.cursor';
  if (endsBefore(accountingFrom, accountingTo)) faults.accountingTo = 'apiReplies.backwards';
  if (endsBefore(capturedFrom, capturedTo)) faults.capturedTo = 'apiReplies.backwards';
  for (const field of ['accountingFrom', 'accountingTo'] as const) {
    if (day !== undefined && query[field] !== undefined) faults[field] = 'apiReplies.oneDay';
  }
  for (const field of DATES) {
    if (query[field] !== undefined && !isDate(query[field])) faults[field] = 'apiReplies.day';
  }
  if (Object.keys(faults).length > 0) throw invalid('errors.validation', faults);
}

/**
 * Returns the period that a call asks for, which `assertQuery` has checked.
 * @returns `null` where it names no day: then it goes by arrival
 */
export function periodOf(query: Query): Period | null {
  if (DATES.every((field) => query[field] === undefined)) return null;
  const { accountingDate: day, accountingFrom, accountingTo, capturedFrom, capturedTo } = query;
  return {
    accounting: { from: day ?? accountingFrom, to: day ?? accountingTo },
    captured: { from: capturedFrom, to: capturedTo },
  };
}

const endsBefore = (from: string | undefined, to: string | undefined) =>
  from !== undefined && to !== undefined && isDate(from) && to < from;

/** Terminal and type narrow the rows of a call further than its days and establishments do. */
export const rowFilterOf = ({ terminal, type }: Query): RowFilter => ({
  ...(terminal !== undefined && { terminals: distinct(terminal) }),
  ...(type !== undefined && { type }),
});

const distinct = (values: readonly string[]) => [...new Set(values)].toSorted();

/**
 * The text of a filter in its cursors: a cursor by arrival is not valid for a day, nor for other establishments. What
 * narrows nothing is not in it, so that cursors of before there was more to narrow by stay valid.
 * @param period `null`: by arrival
 */
export function filterText(
  period: Period | null,
  establishments: readonly string[] | undefined,
  filter: RowFilter,
): string {
  const { accounting, captured } = period ?? { accounting: {}, captured: {} };
  const isDay = accounting.from !== undefined && accounting.from === accounting.to;
  const more = {
    ...(!isDay && given({ accountingFrom: accounting.from, accountingTo: accounting.to })),
    ...given({ capturedFrom: captured.from, capturedTo: captured.to, ...filter }),
  };
  const named = establishments === undefined ? null : distinct(establishments);
  const day = isDay ? accounting.from : null;
  return JSON.stringify([day, named, ...(Object.keys(more).length === 0 ? [] : [more])]);
}

const given = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
