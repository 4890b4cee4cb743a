import { sql } from 'kysely';
import { LEVEL } from '../../../contract/access';
import { todayIn } from '../../../contract/dates';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { HttpError } from '../../platform/errors/http-error';
import type { Person } from '../../platform/principal/principal';
import { purgeRows } from '../../platform/retention/purge';

/*
 * A mail to somebody who is registered goes to an address, and contains a name, that the caller has typed. So that
 * nobody mails strangers through the portal, a person may cause only so many on a day.
 */

/**
 * Mails to addresses that the caller has typed, which one person may cause on a day of the network: welcome mails, and
 * those to previous addresses.
 */
const MAILS_A_DAY = { provider: 50_000, others: 100 } as const;

/** Returns how many such mails a person may cause on a day. */
export const mostMails = ({ level }: Pick<Person, 'level'>): number =>
  level === LEVEL.provider ? MAILS_A_DAY.provider : MAILS_A_DAY.others;

/** Returns how many of them are left today. */
export async function mailsLeft(
  db: Db,
  { config, now }: Pick<AppContext, 'config' | 'now'>,
  person: Person,
): Promise<number> {
  const day = await db
    .selectFrom('mail_day')
    .where('user_id', '=', person.id)
    .where('day', '=', todayIn(config.timeZone, now()))
    .select('mails')
    .executeTakeFirst();
  return mostMails(person) - (day?.mails ?? 0);
}

/**
 * Counts mails that the transaction sends.
 * @throws HttpError 429 where there are more than are left today
 */
export async function reserveMails(
  trx: Db,
  { config, now }: AppContext,
  person: Person,
  mails: number,
): Promise<void> {
  if (mails === 0) return;
  const most = mostMails(person);
  const { rows } = await sql`
    insert into mail_day as counted (user_id, day, mails)
    select ${person.id}::int, ${todayIn(config.timeZone, now())}::date, ${mails}::int where ${mails}::int <= ${most}::int
    on conflict (user_id, day) do update set mails = counted.mails + excluded.mails
      where counted.mails + excluded.mails <= ${most}
    returning user_id`.execute(trx);
  if (rows.length === 0) throw new HttpError(429, 'userReplies.mailsUsedUp', {}, null, { most });
}

/** What was counted on earlier days is thrown out. */
export async function purgeMailDays(context: AppContext): Promise<void> {
  const today = todayIn(context.config.timeZone, context.now());
  await purgeRows(context, 'mail_day', sql`day < ${today}::date`);
}
