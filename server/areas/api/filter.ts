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
  assertNoFaults(isDate(day) ? [] : [field], 'apiReplies.day');
}

type Query = QueryOf<typeof apiTransactions>;

/** The parameters that take a day. */
const DATES = ['accountingDate', 'accountingFrom', 'accountingTo', 'capturedFrom', 'capturedTo'] as const;

/**
 * Returns the period that a call asks for.
 * @returns `null` where it names no day: then it goes by arrival
 * @throws HttpError 400 for a day that is not supported, a period that ends before it begins, or a day beside a period
 */
export function periodOf(query: Query): Period | null {
  const given = DATES.filter((field) => query[field] !== undefined);
  assertNoFaults(
    given.filter((field) => !isDate(query[field] ?? '')),
    'apiReplies.day',
  );
  if (given.length === 0) return null;
  const { accountingDate: day, accountingFrom, accountingTo, capturedFrom, capturedTo } = query;
  if (day !== undefined) {
    const beside = (['accountingFrom', 'accountingTo'] as const).filter(
      (field) => query[field] !== undefined,
    );
    assertNoFaults(beside, 'apiReplies.oneDay');
  }
  const backwards = [
    ...(endsBefore(accountingFrom, accountingTo) ? ['accountingTo'] : []),
    ...(endsBefore(capturedFrom, capturedTo) ? ['capturedTo'] : []),
  ];
  assertNoFaults(backwards, 'apiReplies.backwards');
  return {
    accounting: { from: day ?? accountingFrom, to: day ?? accountingTo },
    captured: { from: capturedFrom, to: capturedTo },
  };
}

const endsBefore = (from: string | undefined, to: string | undefined) =>
  from !== undefined && to !== undefined && to < from;

function assertNoFaults(fields: readonly string[], text: MessageKey): void {
  if (fields.length > 0)
    throw invalid('errors.validation', Object.fromEntries(fields.map((field) => [field, text])));
}

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
