import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import type { Person } from '../../platform/principal/principal';
import { type AccessChange, NO_CHANGE } from '../grants/change';
import type { AccessSource } from '../grants/source';
import { chosenRows, keptInputs } from './sheet/choices';
import { batchOf, keptRows } from './store';
import type { ImportTarget, ImportTargets, Verdict } from './target';

/** What rows that were judged change of what people have access to. */
export async function accessOf(
  db: Db,
  { access }: ImportTarget,
  verdicts: readonly Verdict<object>[],
): Promise<AccessChange> {
  if (access === undefined) return NO_CHANGE;
  const plans = verdicts.flatMap((verdict) =>
    verdict.state === 'create' || verdict.state === 'change' ? [verdict.plan] : [],
  );
  return access.changeOf(db, plans);
}

/** The effect of a preview: its rows without errors are judged anew. */
export const importAccess = (targets: ImportTargets): AccessSource<'import'> => ({
  kind: 'import',
  screen: ({ resource }) => targets[resource].screen,
  changeOf: async (db: Db, context: AppContext, person: Person, { resource, batch: id, choices }) => {
    const target = targets[resource];
    const { language } = await batchOf(db, context, person, { target, id });
    const kept = await keptRows(db, id, ['create', 'change', 'unchanged', 'conflict']);
    const rows = keptInputs(target, chosenRows(kept, choices));
    return accessOf(db, target, await target.judge(db, context, { ...person, language }, rows));
  },
});
