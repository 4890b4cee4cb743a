import type { BulkAction } from '../../contract/bulk';
import type { Doer } from '../bulk/doer';
import type { Db } from '../db/open';
import { forbidden, invalid } from '../http/refusal';

/**
 * Establishments that a bulk action names have to exist and to be the doer's own (decisions, principle 6).
 * @throws Refusal 403 for one outside the scope, 400 for one that there is not
 */
export async function refuseForeignEstablishments(
  db: Db,
  { scope }: Doer,
  action: BulkAction,
): Promise<void> {
  if (!('establishments' in action)) return;
  const codes = [...new Set(action.establishments)];
  if (!scope.all) {
    if (codes.some((code) => !scope.codes.includes(code))) throw forbidden();
    return;
  }
  const known = await db.selectFrom('establishment').where('code', 'in', codes).select('code').execute();
  if (known.length < codes.length) {
    throw invalid('errors.validation', { establishments: 'bulk.unknownEstablishment' });
  }
}
