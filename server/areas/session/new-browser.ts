import type { Db } from '../../platform/db/open';
import { notify } from '../../platform/notices/notify';
import { browserOf } from './browser';

interface Visit {
  userId: number;
  userAgent: string;
  address: string;
  at: Date;
}

/**
 * Tells a person of the first sign-in from a browser that is not one of theirs so far; that of somebody of whom no
 * browser is known yet is no news. Of two sign-ins at the same moment one tells.
 */
export async function noteBrowser(trx: Db, { userId, userAgent, address, at }: Visit): Promise<void> {
  const here = browserOf(userAgent);
  const browser = `${here.browser ?? '?'} / ${here.system ?? '?'}`;
  const { numInsertedOrUpdatedRows: added = 0n } = await trx
    .insertInto('user_browser')
    .values({ user_id: userId, browser, first_seen_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (added === 0n) return;
  const another = await trx
    .selectFrom('user_browser')
    .where('user_id', '=', userId)
    .where('browser', '<>', browser)
    .select('browser')
    .limit(1)
    .executeTakeFirst();
  if (another === undefined) return;
  await notify(trx, {
    kind: 'newBrowser',
    ...here,
    // How a server that listens on IPv6 sees IPv4.
    address: address.replace(/^::ffff:/i, ''),
    to: [userId],
    at,
  });
}
