import { OPERATOR_CODE } from '../../../../contract/limits';
import type { Db } from '../../../platform/db/open';
import { managersOf } from '../../../platform/notices/audience';
import type { NoticeParameters } from '../../../platform/notices/kinds';
import { type Happening, notify } from '../../../platform/notices/notify';
import type { StoredCode } from '../save';

/** So many codes are named in a notice. */
const NAMED = 5;

/** Tells those who run each shop of its codes, all of a shop in one notice. */
export async function tellOfUnused(
  trx: Db,
  codes: readonly StoredCode[],
  happening: (codes: NoticeParameters['codesUnused']) => Happening,
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
    await notify(trx, { ...what, to: await managersOf(trx, [code]), at });
  }
}
