import type { ReplyOf } from '../../../contract/operation';
import type { validateSession } from '../../../contract/session';
import type { Db } from '../../platform/db/connections';
import type { SignedIn } from '../../platform/principal/principal';

/**
 * The saved views with which a person opens screens. The console learns of them with the session, so that no screen waits
 * for them; whether a view may be seen is judged when it is opened.
 */
export async function defaultViewsOf(
  db: Db,
  { id, active }: Pick<SignedIn, 'id' | 'active'>,
): Promise<Pick<ReplyOf<typeof validateSession>, 'views'>> {
  if (!active) return {};
  const chosen = await db
    .selectFrom('default_view')
    .where('user_id', '=', id)
    .select(['screen', 'view_id'])
    .execute();
  if (chosen.length === 0) return {};
  return { views: Object.fromEntries(chosen.map(({ screen, view_id }) => [screen, view_id])) };
}
