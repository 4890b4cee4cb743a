import { sql } from 'kysely';
import { LEVEL } from '../../../contract/access';
import type { Db } from '../../platform/db/open';
import { notify } from '../../platform/notices/notify';
import { ownCodes } from '../../platform/principal/person';

/** Tells that a shop has fallen silent. */
export async function tellOfSilence(
  trx: Db,
  code: string,
  facts: { last: string; onceInDays: number },
  at: Date,
): Promise<void> {
  await notify(trx, { kind: 'shopSilent', ...(await concerned(trx, code)), ...facts, at });
}

/** Tells that a shop which was silent deposits again. */
export async function tellOfReturn(trx: Db, code: string, back: string, at: Date): Promise<void> {
  await notify(trx, { kind: 'shopBack', ...(await concerned(trx, code)), back, at });
}

/** What the shop is called, and who hears of it: active administrators, and managers who have it in their scope. */
async function concerned(trx: Db, code: string): Promise<{ shop: string; to: number[] }> {
  const { rows } = await sql<{ shop: string; to: number[] }>`
    select name as shop, array(
      select id from portal_user u
      where active and (role = ${LEVEL.provider}
        or (role = ${LEVEL.manager} and establishment.code in (${ownCodes(sql.ref('u.id'))})))
      order by id) as to
    from establishment where code = ${code}`.execute(trx);
  return rows[0] ?? { shop: code, to: [] };
}
