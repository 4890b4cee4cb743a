import { type ClosingRequest, daysOfPeriod, filterOfClosing } from '../../../contract/closings';
import { isDate, LAST_DAY } from '../../../contract/dates';
import type { Language } from '../../../contract/languages';
import { type Period, periodOf, type ReportFilter } from '../../../contract/reports';
import type { TwoPeriodsRequest } from '../../../contract/two-periods';
import { formatDate, formatDateTime, formatMonth } from '../../../i18n/format';
import type { MessageKey } from '../../../i18n/server';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { HttpError, invalid, throwRefusals } from '../../platform/errors/http-error';
import type { Person } from '../../platform/principal/principal';
import { wallClock } from '../../platform/time/wall-clock';
import { selectionRefusals } from '../reports/check';
import { type Closing, closedDays, closingOf } from './closings';
import { dueMoment, dueText } from './due';

/** A request for a closed period that has passed all checks but whether it is closed. */
export interface Asked {
  /** As it was asked for: `YYYY-MM` or `YYYY-MM-DD`. */
  name: string;
  lastDay: string;
  period: Period;
  filter: ReportFilter;
}

/**
 * Checks what a request says by itself: its period, and its selections as the statement does.
 * @throws HttpError 400 with the first of its faults, and at the fields with all of them
 */
export function askedPeriod(request: ClosingRequest, person: Pick<Person, 'level'>): Asked {
  return askedAt(request, { periodo: request.periodo }, person).periodo;
}

/**
 * The same of two periods side by side.
 * @throws HttpError 400 with the first of its faults, and at the fields with all of them
 */
export function askedPeriods(
  { other, by: _by, figures: _figures, order: _order, direction: _direction, ...request }: TwoPeriodsRequest,
  person: Pick<Person, 'level'>,
): { one: Asked; other: Asked } {
  const asked = askedAt(request, { periodo: request.periodo, other }, person);
  // Its differences would all be nothing, and look like an answer.
  if (request.periodo === other) throw invalid('closings.refusals.same', { other: 'closings.refusals.same' });
  return { one: asked.periodo, other: asked.other };
}

/**
 * The same of periods by the names of their fields, all with the selections of the request.
 * @throws HttpError 400 with the first of its faults, and at the fields with all of them
 */
export function askedAt<Field extends string>(
  request: ClosingRequest,
  periods: Record<Field, string>,
  { level }: Pick<Person, 'level'>,
): Record<Field, Asked> {
  const fields = Object.entries<string>(periods);
  const unread = fields.filter(([, name]) => daysOfPeriod(name) === null).map(([field]) => field);
  const refusals = unread.map((field) =>
    invalid('closings.refusals.period', { [field]: 'closings.refusals.period' }),
  );
  const asked = fields.map(([field, name]) => {
    // Its selections are looked at all the same, so that one answer names all faults.
    const { first, last } = daysOfPeriod(name) ?? { first: LAST_DAY, last: LAST_DAY };
    const filter = filterOfClosing(request, { first, last });
    return [field, { name, lastDay: last, period: periodOf(filter), filter }] as const;
  });
  // The selections are the same of all of them.
  throwRefusals([
    ...refusals,
    ...asked.slice(0, 1).flatMap(([, one]) => selectionRefusals(one.filter, level)),
  ]);
  return Object.fromEntries(asked) as Record<Field, Asked>;
}

/** A period in words, for a sentence. */
export const periodInWords = (name: string, language: Language, { alone = false } = {}): string =>
  isDate(name) ? formatDate(name, language) : formatMonth(name, language, { alone });

/**
 * Returns how a period was closed.
 * @throws HttpError 400 where it was not, with the moment at which it will be, or from which day closings are kept
 */
export async function closingOfAsked(
  trx: Db,
  context: Pick<AppContext, 'config' | 'now'>,
  { name, lastDay }: Pick<Asked, 'name' | 'lastDay'>,
  language: Language,
  field = 'periodo',
): Promise<Closing> {
  const known = await closingOf(trx, lastDay);
  if (known !== null) return known;
  const period = periodInWords(name, language, { alone: true });
  // What holds a time stands at the field alone, because no message has a colon (ERR-01).
  const refused = (key: MessageKey, words: Record<string, string>) =>
    new HttpError(
      400,
      'closings.refusals.notClosed',
      { [field]: { key, parameters: { period, ...words } } },
      null,
      { period },
    );
  const { since, next, heldAt } = await closedDays(trx, context);
  const first = since ?? next;
  if (lastDay < first) throw refused('closings.refusals.before', { since: formatDate(first, language) });
  const { dayClose, timeZone } = context.config;
  const said = (moment: string) => {
    const { date, time } = formatDateTime(moment, language);
    return { date, time: time.slice(0, 5) };
  };
  if (dueMoment(context.config, lastDay) > context.now())
    throw refused('closings.refusals.notYet', said(dueText(dayClose, lastDay)));
  if (heldAt === null) throw refused('closings.refusals.soon', {});
  throw refused('closings.refusals.held', {
    ...said(wallClock(timeZone, heldAt)),
    day: formatDate(next, language),
  });
}
