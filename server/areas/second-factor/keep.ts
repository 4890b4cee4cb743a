import { sql } from 'kysely';
import { SECOND_FACTOR } from '../../../contract/second-factor';
import { TOTP_SEAL } from '../../network/people/factor-codes';
import type { AppContext } from '../../platform/context';
import { seal, unseal } from '../../platform/credentials/sealed';
import { purgeRows } from '../../platform/retention/purge';

/** Secrets that one statement reads. */
const AT_ONCE = 500;

/**
 * Throws out secrets whose first code did not come and challenges that are too old to be answered again, and seals with
 * the present signing key what an older one has sealed.
 */
export async function keepFactors(context: AppContext): Promise<void> {
  const { database, now, olderSecrets } = context;
  const expired = new Date(now().getTime() - SECOND_FACTOR.enrolMinutes * 60_000);
  await sql`update second_factor set pending = null, pending_at = null
    where pending_at < ${expired}::timestamptz`.execute(database.db);
  await purgeRows(context, 'passkey_challenge_used', sql`expires_at < ${now()}::timestamptz`);
  if (olderSecrets.length > 0) await sealAnew(context);
}

/** So that an older key can be taken from PORTAL_SECRET without anybody having to set up a second factor again. */
async function sealAnew(context: AppContext): Promise<void> {
  const { db } = context.database;
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('second_factor')
      .where('user_id', '>', after)
      .where('sealed', 'is not', null)
      .orderBy('user_id')
      .limit(AT_ONCE)
      .select(['user_id', 'sealed'])
      .execute();
    for (const { user_id, sealed } of rows) {
      const opened = sealed === null ? null : unseal(context, TOTP_SEAL, sealed);
      if (!opened?.stale) continue;
      await db
        .updateTable('second_factor')
        .set({ sealed: seal(context, TOTP_SEAL, opened.plain) })
        .where('user_id', '=', user_id)
        // Another phone may have been set up meanwhile.
        .where('sealed', '=', sealed)
        .execute();
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) return;
    after = last.user_id;
  }
}
