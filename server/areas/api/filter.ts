import { isDate } from '../../../contract/dates';
import type { Db } from '../../platform/db/open';
import { invalid } from '../../platform/http/http-error';
import { refuseForeign } from '../../platform/principal/foreign';
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
  await refuseForeign(db, scope, establishments, 'establishment');
  return only([...new Set(establishments)].toSorted());
}

/** @throws HttpError 400 for a day that is not supported, as 0000-01-01 */
export function refuseNoDay(accountingDate: string): void {
  if (!isDate(accountingDate)) throw invalid('errors.validation', { accountingDate: 'apiReplies.day' });
}

/** The text of a filter in its cursors: a cursor by arrival is not valid for a day, nor for other establishments. */
export function filterText(accountingDate: string | null, establishments: readonly string[] | undefined) {
  const named = establishments === undefined ? null : [...new Set(establishments)].toSorted();
  return JSON.stringify([accountingDate, named]);
}
