import { type AccessChange, NO_CHANGE } from '../../platform/access/change';
import type { AccessSource } from '../../platform/access/source';
import type { Db } from '../../platform/db/open';
import { notFound } from '../../platform/http/http-error';

/** What a save of a group, or its deletion, changes; a new one is nobody's yet. */
export function groupChange(id: number | null, establishments: readonly string[]): AccessChange {
  return id === null ? NO_CHANGE : { groups: new Map([[id, establishments]]), people: [] };
}

/** @throws HttpError 404 */
async function refuseGone(db: Db, id: number): Promise<void> {
  const found = await db.selectFrom('grouper').where('id', '=', id).select('id').executeTakeFirst();
  if (found === undefined) throw notFound();
}

/** The effect of what the form would save. */
export const saveEffect: AccessSource<'saveGrouper'> = {
  kind: 'saveGrouper',
  screen: () => '/agrupadores',
  changeOf: async (db, _context, _person, { id, ecs }) => {
    if (id !== null) await refuseGone(db, id);
    return groupChange(id, ecs);
  },
};

/** The effect of a deletion: where anybody holds the group it is refused, and this says whom it would concern. */
export const deleteEffect: AccessSource<'deleteGrouper'> = {
  kind: 'deleteGrouper',
  screen: () => '/agrupadores',
  changeOf: async (db, _context, _person, { id }) => {
    await refuseGone(db, id);
    return groupChange(id, []);
  },
};
