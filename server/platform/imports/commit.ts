import type { commitImport, ImportResult } from '../../../contract/imports';
import type { BodyOf } from '../../../contract/operation';
import { actorOf, recordChanges } from '../audit/record';
import { inTurns } from '../concurrency/turns';
import { forbidden, invalid, Refusal } from '../http/refusal';
import { stillAllowed } from '../principal/person';
import { batchOf, fingerprintOf, keptRows } from './store';
import { firstOf, type Importing, type ImportTarget } from './target';

/**
 * Does what a preview says: all of it in one transaction, or nothing. A batch that was done already answers the same
 * again and does nothing more, so that a call whose answer was lost can be repeated.
 * @throws Refusal 404 for a batch that is not the person's own or too old; 400 where the numbers are not those of the
 * preview or where there is nothing to do; 409 where a row would come out differently by now
 */
export async function commit(
  target: ImportTarget,
  id: string,
  seen: BodyOf<typeof commitImport>,
  importing: Importing,
): Promise<ImportResult> {
  const { portal } = importing;
  const done = await portal.database.db
    .transaction()
    .execute(async (trx) => {
      const { counts, committed, language } = await batchOf(trx, target, id, importing, true);
      const result = { created: counts.create, changed: counts.change };
      if (seen.create !== counts.create || seen.change !== counts.change) {
        throw invalid('imports.refused.otherNumbers');
      }
      if (committed) return result;
      if (counts.create + counts.change === 0) throw invalid('imports.refused.nothing');

      const rows = await keptRows(trx, id, ['create', 'change', 'unchanged']);
      // The rows are judged by what the person sees now, not when it was shown the preview or made the call.
      const person = await stillAllowed(trx, importing.person.id, target.screen);
      if (person === null) throw forbidden();
      const asBefore = { ...importing, scope: person.scope, language };
      const verdicts = await target.judge(trx, rows, asBefore, true);
      const prints = await inTurns(verdicts, fingerprintOf);
      const moved = rows.filter(({ fingerprint }, index) => prints[index] !== fingerprint);
      if (moved.length > 0) throw outdated(moved.map(({ line }) => line));
      const plansOf = (state: 'create' | 'change') =>
        verdicts.flatMap((verdict) => (verdict.state === state ? [verdict.plan] : []));
      await target.store(trx, { creates: plansOf('create'), changes: plansOf('change') }, asBefore);

      await trx
        .updateTable('import_batch')
        .set({ committed_at: portal.now() })
        .where('id', '=', id)
        .execute();
      const after = { resource: target.name, ...result };
      await recordChanges(trx, actorOf(importing), [{ action: 'create', entity: 'import', key: id, after }]);
      return result;
    })
    .catch((error: unknown) => {
      // Somebody else has written between the look and the write.
      const conflict = target.conflictOf(error);
      throw conflict === null ? error : new Refusal(409, conflict.key, {}, null, conflict.parameters);
    });
  portal.bell.ring();
  return done;
}

function outdated(lines: readonly number[]): Refusal {
  return new Refusal(409, 'imports.refused.outdated', {}, null, { lines: firstOf(lines) });
}
