import { OPERATOR_CODE } from '../../../../contract/limits';
import { managersOf } from '../../../engines/notices/audience';
import type { Happening } from '../../../engines/notices/define';
import { notify } from '../../../engines/notices/notify';
import type { Db } from '../../../platform/db/connections';
import type { StoredCode } from '../save';
import type { UnusedCodes } from './notices';

/** The number of codes that a notice names. */
const NAMED = 5;

/** Notifies the managers of each shop of its unused codes, with one notice for all codes of a shop. */
export async function notifyOfUnused(
  trx: Db,
  codes: readonly StoredCode[],
  happening: (codes: UnusedCodes) => Happening,
  at: Date,
): Promise<void> {
  for (const code of new Set(codes.map(({ establishment }) => establishment))) {
    const own = codes.filter(({ establishment }) => establishment === code);
    const { name } = await trx
      .selectFrom('establishment')
      .where('code', '=', code)
      .select('name')
      .executeTakeFirstOrThrow();
    const what = happening({
      shop: name,
      quantity: own.length,
      days: OPERATOR_CODE.unusedDays,
      codes: own.slice(0, NAMED).map(({ name, tail }) => ({ name, tail })),
    });
    await notify(trx, what, { to: await managersOf(trx, [code]), at });
  }
}
