import type { ReplyOf } from '../../../contract/operation';
import type { validateSession } from '../../../contract/session';
import { seenBy } from '../../network/filters/seen-views';
import type { Db } from '../../platform/db/connections';
import type { SignedIn } from '../../platform/principal/principal';

/**
 * The saved views with which a person opens screens, of those that it sees by now: a profile changes. The console learns
 * of them with the session, so that no screen waits for them.
 */
export async function defaultViewsOf(
  db: Db,
  { id, level, active }: Pick<SignedIn, 'id' | 'level' | 'active'>,
): Promise<Pick<ReplyOf<typeof validateSession>, 'views'>> {
  if (!active) return {};
  const chosen = await db
    .selectFrom('default_view')
    .innerJoin('saved_view', 'saved_view.id', 'default_view.view_id')
    .where('default_view.user_id', '=', id)
    .where(seenBy({ id, level }))
    .select(['default_view.screen', 'default_view.view_id'])
    .execute();
  if (chosen.length === 0) return {};
  return { views: Object.fromEntries(chosen.map(({ screen, view_id }) => [screen, view_id])) };
}
