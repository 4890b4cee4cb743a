import { type AccessChange, NO_CHANGE } from '../../engines/grants/change';
import type { AccessSource } from '../../engines/grants/source';
import type { Db } from '../../platform/db/connections';
import { notFound } from '../../platform/errors/http-error';

/** Returns the change by a save of a group, or by its deletion; a new group changes nothing, because nobody has it. */
export function groupChange(id: number | null, establishments: readonly string[]): AccessChange {
  return id === null ? NO_CHANGE : { groups: new Map([[id, establishments]]), people: [] };
}

/** @throws HttpError 404 */
async function assertNotGone(db: Db, id: number): Promise<void> {
  const found = await db.selectFrom('grouper').where('id', '=', id).select('id').executeTakeFirst();
  if (found === undefined) throw notFound();
}

/** The effect of saving the form. */
export const saveEffect: AccessSource<'saveGrouper'> = {
  kind: 'saveGrouper',
  screen: () => '/agrupadores',
  changeOf: async (db, _context, _person, { id, ecs }) => {
    if (id !== null) await assertNotGone(db, id);
    return groupChange(id, ecs);
  },
};

/** The effect of a deletion: it is refused if anybody has the group, and the effect shows these people. */
export const deleteEffect: AccessSource<'deleteGrouper'> = {
  kind: 'deleteGrouper',
  screen: () => '/agrupadores',
  changeOf: async (db, _context, _person, { id }) => {
    await assertNotGone(db, id);
    return groupChange(id, []);
  },
};
