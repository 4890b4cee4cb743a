import { sql } from 'kysely';
import { type BulkAction, screenOf } from '../../../contract/bulk';
import type { GrouperFilter } from '../../../contract/groupers';
import { GROUPER } from '../../../contract/groupers';
import { integerKeys } from '../../engines/bulk/integer-keys';
import type { BulkTarget, Candidate, Judgement } from '../../engines/bulk/target';
import { holdGroups } from '../../engines/grants/confirmed';
import { assertInScope } from '../../platform/principal/foreign';
import { matchingGroupers } from './list';
import { type StoredGrouper, storedGroupers } from './record';
import { storeGroupers } from './store';

interface GrouperCandidate extends Candidate {
  grouper: StoredGrouper;
}

/** The establishments that are added to a group, and those that are removed. */
interface GrouperRewriting {
  add?: string[];
  remove?: string[];
}

/** Groupers as the target of bulk actions, which only add and remove establishments. */
export const grouperBulk: BulkTarget<GrouperCandidate, GrouperRewriting> = {
  name: 'agrupadores',
  screen: screenOf('agrupadores'),
  check: async (db, { scope }, selection, action) => {
    const { ec = [] } = 'filter' in selection ? (selection.filter as GrouperFilter) : {};
    await assertInScope(db, scope, {
      ...('establishments' in action && { 'action.establishments': action.establishments }),
      'selection.filter.ec': ec,
    });
  },
  matching: (db, _person, filter) => {
    const groupers = matchingGroupers(db, filter as GrouperFilter).select([
      sql<string>`grouper.id::text`.as('id'),
      'grouper.name_folded as place',
    ]);
    return sql`${groupers}`;
  },
  load: async (db, _person, { ids, lock }) => {
    if (lock) await holdGroups(db, { writing: true });
    const stored = await storedGroupers(db, integerKeys(ids));
    return [...stored.values()].map((grouper) => {
      const { id, name, version } = grouper;
      return { id: String(id), name, code: String(id), version, grouper };
    });
  },
  judge: judgeGrouper,
  // Only level 1 changes groups, and it sees all establishments.
  forbids: () => null,
  apply: async (trx, _context, person, changes) => {
    const after = changes.map(({ row: { grouper }, change }) => ({
      before: grouper,
      after: valuesAfter(grouper, change),
    }));
    await storeGroupers(trx, person, after);
  },
  access: {
    of: 'groups',
    changeOf: (changes) => ({
      people: [],
      groups: new Map(
        changes.map(({ row: { grouper }, change }) => [
          grouper.id,
          valuesAfter(grouper, change).establishments,
        ]),
      ),
    }),
  },
};

/** GRP-07: at least one establishment has to remain in a group. */
function judgeGrouper({ grouper }: GrouperCandidate, action: BulkAction): Judgement<GrouperRewriting> {
  const has = new Set(grouper.establishments);
  const named = 'establishments' in action ? [...new Set(action.establishments)] : [];
  if (action.kind === 'addEstablishments') {
    const add = named.filter((code) => !has.has(code));
    if (add.length === 0) return { outcome: 'already' };
    if (has.size + add.length > GROUPER.establishments) return { outcome: 'refused', reason: 'grouperFull' };
    return { outcome: 'changing', change: { add }, reversal: { remove: add } };
  }
  const remove = named.filter((code) => has.has(code));
  if (remove.length === 0) return { outcome: 'already' };
  if (remove.length === has.size) return { outcome: 'refused', reason: 'lastOfGroup' };
  return { outcome: 'changing', change: { remove }, reversal: { add: remove } };
}

function valuesAfter({ name, establishments }: StoredGrouper, { add = [], remove = [] }: GrouperRewriting) {
  const gone = new Set(remove);
  return {
    name,
    establishments: [...new Set([...establishments.filter((code) => !gone.has(code)), ...add])],
  };
}
