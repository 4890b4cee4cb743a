import { sql } from 'kysely';
import { managersOf } from '../../engines/notices/audience';
import { notify } from '../../engines/notices/notify';
import { nameThen } from '../../network/reports/operator-names';
import type { Db } from '../../platform/db/connections';
import { codeUsedElsewhere, codeUsedOff } from './notices';

/** A code that was used after it was switched off (`off`), or in a shop that is not its own (`elsewhere`). */
export type MisuseKind = 'off' | 'elsewhere';

export interface Misuse {
  operatorId: number;
  kind: MisuseKind;
  /** The establishment of the terminal. */
  establishmentCode: string;
  /** The last misuse, `YYYY-MM-DDTHH:mm:ss` on the network's clocks. */
  at: string;
}

const notices = { off: codeUsedOff, elsewhere: codeUsedElsewhere };

/**
 * Notifies the managers of a code's own shop of a misuse, once for each code, kind and shop: the notice is recorded
 * with the misuse, in the transaction that stores the movement.
 * @param pending the misuses without a notice; their rows are locked
 */
export async function notifyOfMisuse(trx: Db, pending: readonly Misuse[], timeZone: string): Promise<void> {
  for (const { operatorId, kind, establishmentCode, at } of pending) {
    const { own, ...words } = await trx
      .selectFrom('operator as o')
      .innerJoin('establishment', 'establishment.code', 'o.establishment_code')
      .where('o.id', '=', operatorId)
      .select([
        nameThen(sql`${at}::timestamp`, timeZone).as('operator'),
        'o.code_tail as code',
        'establishment.code as own',
        'establishment.name as shop',
        sql<string>`(select name from establishment where code = ${establishmentCode})`.as('where'),
      ])
      .executeTakeFirstOrThrow();
    // Like the arrival of a delivery, the notice has the time of the real clock.
    const now = new Date();
    const to = await managersOf(trx, [own]);
    await notify(trx, notices[kind]({ ...words, used: at }), { to, at: now });
    await trx
      .updateTable('operator_misuse')
      .set({ told_at: now })
      .where('operator_id', '=', operatorId)
      .where('kind', '=', kind)
      .where('establishment_code', '=', establishmentCode)
      .execute();
  }
}
