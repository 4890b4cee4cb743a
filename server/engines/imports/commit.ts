import type { commitImport, ImportResult } from '../../../contract/imports';
import type { BodyOf } from '../../../contract/operation';
import { recordChanges } from '../../platform/audit/record';
import { inTurns } from '../../platform/concurrency/turns';
import type { AppContext } from '../../platform/context';
import { HttpError, invalid } from '../../platform/errors/http-error';
import { stillAllowed } from '../../platform/principal/person';
import type { Person } from '../../platform/principal/principal';
import { assertSameEffect, holdGroups } from '../grants/confirmed';
import { accessOf } from './access';
import { isRenamed } from './renamed';
import { chosenRows, keptInputs } from './sheet/choices';
import { movedSheet } from './sheet/moved';
import { batchOf, fingerprintOf, type KeptRow, keptRows } from './store';
import { type Difference, firstOf, type ImportTarget } from './target';

/**
 * Does what a preview says, all in one transaction. A batch that was done already returns the same result and does
 * nothing more, so that a call whose reply was lost can be repeated.
 * @throws HttpError 404 for a batch that does not belong to the person or is too old; 400 where the numbers are not
 *   those of the preview or where there is nothing to do; 409 where a row, or the effect on access, has changed since
 *   the preview
 */
export async function commit(
  context: AppContext,
  target: ImportTarget,
  person: Person,
  id: string,
  seen: BodyOf<typeof commitImport>,
): Promise<ImportResult> {
  const done = await context.database.db
    .transaction()
    .execute(async (trx) => {
      const batch = await batchOf(trx, context, person, { target, id }, true);
      const { counts, committed, language, sheetLanguage } = batch;
      const done = { created: counts.create, changed: counts.change + batch.chosen };
      if (seen.create !== counts.create || seen.change !== counts.change) {
        throw invalid('imports.refused.otherNumbers');
      }
      if (committed) return done;
      const kept = await keptRows(trx, id, ['create', 'change', 'unchanged', 'conflict']);
      const rows = chosenRows(kept, seen.choices);
      const { respelled = false } = seen;
      if (respelled && !kept.some((row) => isRenamed(target, differencesOf(row)))) {
        throw invalid('imports.refused.noNames');
      }
      const chosen = rows.filter(({ state }) => state === 'conflict').length;
      if (counts.create + counts.change + chosen === 0) throw invalid('imports.refused.nothing');

      if (target.access !== undefined) await holdGroups(trx, { writing: target.access.of === 'groups' });
      // The rows are judged by what the person sees now, not when it was shown the preview or made the call.
      const asNow = { ...(await stillAllowed(trx, person, target.screen)), language };
      const verdicts = await target.judge(trx, context, asNow, keptInputs(target, rows), true);
      const prints = await inTurns(verdicts, fingerprintOf);
      const moved = rows.filter(({ fingerprint }, index) => prints[index] !== fingerprint);
      if (moved.length > 0 && sheetLanguage !== null) {
        throw await movedSheet(trx, context, asNow, { target, language: sheetLanguage, moved });
      }
      if (moved.length > 0) throw outdated(moved.map(({ line }) => line));
      await assertSameEffect(trx, asNow.scope, await accessOf(trx, target, verdicts), seen.effect);
      const plansOf = (state: 'create' | 'change') =>
        verdicts.flatMap((verdict) => (verdict.state === state ? [verdict.plan] : []));
      const plans = { creates: plansOf('create'), changes: plansOf('change'), respelled };
      await target.store(trx, context, asNow, plans);

      await trx
        .updateTable('import_batch')
        .set({ committed_at: context.now(), chosen })
        .where('id', '=', id)
        .execute();
      const result = { created: counts.create, changed: counts.change + chosen };
      const after = { resource: target.name, ...result };
      await recordChanges(trx, person, [{ action: 'create', entity: 'import', key: id, after }]);
      return result;
    })
    .catch((error: unknown) => {
      // Somebody else has written between the check and the write.
      const conflict = target.conflictOf(error);
      throw conflict === null ? error : new HttpError(409, conflict.key, {}, null, conflict.parameters);
    });
  context.jobSignal.notify();
  return done;
}

/** Rows in these states are kept with what they change. */
const differencesOf = ({ state, outcome }: KeptRow) =>
  state === 'change' || state === 'conflict' ? (outcome as Difference[]) : [];

function outdated(lines: readonly number[]): HttpError {
  return new HttpError(409, 'imports.refused.outdated', {}, null, {
    lines: firstOf(lines),
    smart_count: lines.length,
  });
}
