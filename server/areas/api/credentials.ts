import { sql } from 'kysely';
import type { getApiCredentials } from '../../../contract/api-credentials';
import { addDays } from '../../../contract/calendar';
import { todayIn } from '../../../contract/dates';
import { API } from '../../../contract/limits';
import type { ReplyOf } from '../../../contract/operation';
import type { AppContext } from '../../platform/context';
import { notFound } from '../../platform/errors/http-error';
import { purgeRows } from '../../platform/retention/purge';
import { retentionSettings } from '../../platform/retention/settings';
import { wallClock } from '../../platform/time/wall-clock';

/**
 * SES-28, USR-34: returns the API user as its manager sees it, with the calls of the last days.
 * @throws HttpError 404 for a manager without one
 */
export async function credentialsOf(
  { config: { timeZone }, database: { db }, now }: AppContext,
  userId: number,
): Promise<ReplyOf<typeof getApiCredentials>> {
  const row = await db
    .selectFrom('api_user')
    .innerJoin('portal_user', 'portal_user.id', 'api_user.user_id')
    .where('user_id', '=', userId)
    .selectAll('api_user')
    .select(['api_starts_on', 'api_ends_on'])
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  const today = todayIn(timeZone, now());
  const days = Array.from({ length: API.shownDays }, (_, ago) => addDays(today, -ago));
  const used = await db
    .selectFrom('api_use')
    .where('client_id', '=', row.client_id)
    .where('day', '>=', addDays(today, 1 - API.shownDays))
    .select(['day', 'calls', 'errors'])
    .execute();
  const byDay = new Map(used.map((use) => [use.day, use]));
  const moment = (at: Date) => wallClock(timeZone, at);
  const momentOrNone = (at: Date | null) => (at === null ? null : moment(at));
  const overlaps = row.previous_until !== null && row.previous_until > now();
  return {
    clientId: row.client_id,
    createdAt: moment(row.created_at),
    renewedAt: momentOrNone(row.renewed_at),
    previousUntil: overlaps ? momentOrNone(row.previous_until) : null,
    revokedAt: momentOrNone(row.revoked_at),
    startsOn: row.api_starts_on,
    endsOn: row.api_ends_on,
    lastUsedAt: momentOrNone(row.last_used_at),
    lastUsedFrom: row.last_used_from,
    days: days.map((day) => byDay.get(day) ?? { day, calls: 0, errors: 0 }),
  };
}

/** Deletes the counts that are too old to be shown. */
export async function purgeOldUse(context: AppContext): Promise<void> {
  const { config, now } = context;
  const first = addDays(todayIn(config.timeZone, now()), -config.of(retentionSettings).calls);
  await purgeRows(context, 'api_use', sql`day < ${first}::date`);
}
