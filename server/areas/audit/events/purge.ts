import { sql } from 'kysely';
import type { AppContext } from '../../../platform/context';
import { daysBefore } from '../../../platform/time/clocks';
import { OVERLAP_HOURS } from '../syslog/queue';
import { syslogSettings } from '../syslog/settings';
import { securitySettings } from './settings';

/** Events that one statement deletes. */
const AT_ONCE = 1000;

/** Deletes noted events that are older than the setting says; the trail's own entries stay. */
export async function purgeSecurityEvents({ database: { db }, config, now }: AppContext): Promise<void> {
  const before = daysBefore(now(), config.of(securitySettings).days);
  // What a receiver does not have yet waits for it.
  const delivered =
    config.of(syslogSettings) === null
      ? sql`true`
      : sql`at < (select behind - make_interval(hours => ${OVERLAP_HOURS}) from security_receiver)`;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from security_event where id in (
        select id from security_event where at < ${before}::timestamptz and ${delivered} order by at limit ${AT_ONCE}::int)`.execute(
      db,
    );
    if (numAffectedRows < BigInt(AT_ONCE)) return;
  }
}
