import { sql } from 'kysely';
import type { AppContext } from '../../../platform/context';
import { purgeRows } from '../../../platform/retention/purge';
import { keptSince } from '../../../platform/retention/settings';
import { OVERLAP_HOURS } from '../syslog/queue';
import { syslogSettings } from '../syslog/settings';

/** Deletes noted events that are older than the setting says; the trail's own entries stay. */
export async function purgeSecurityEvents(context: AppContext): Promise<void> {
  // What a receiver does not have yet waits for it.
  const delivered =
    context.config.of(syslogSettings) === null
      ? sql`true`
      : sql`at < (select behind - make_interval(hours => ${OVERLAP_HOURS}) from security_receiver)`;
  const before = keptSince(context, 'security_events');
  await purgeRows(context, 'security_event', sql`at < ${before}::timestamptz and ${delivered}`);
}
