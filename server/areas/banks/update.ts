import type { Bank, updateBank } from '../../../contract/banks';
import type { BodyOf } from '../../../contract/operation';
import { recordChanges } from '../../platform/audit/record';
import { refuseStale } from '../../platform/audit/stale';
import type { Db } from '../../platform/db/connections';
import { notFound } from '../../platform/errors/http-error';
import type { Person } from '../../platform/principal/principal';
import { bankColumns } from './record';

/** The audited columns, each with its field in the contract. */
const fields = {
  partner: 'parceiro',
  deposit_code_length: 'tamanhoCodigoDepositoIdentificado',
  active: 'ativo',
} as const;

/**
 * BANK-09: changes a bank. A change that makes no difference is neither written nor audited.
 * @throws HttpError 404 for an unknown code, 409 with the fields that somebody else has changed meanwhile
 */
export async function changeBank(
  db: Db,
  person: Person,
  code: string,
  { version, ...wanted }: BodyOf<typeof updateBank>,
): Promise<Bank> {
  return db.transaction().execute(async (trx) => {
    const stored = await trx
      .selectFrom('bank')
      .where('code', '=', code)
      .select(['code', 'name', 'partner', 'deposit_code_length', 'active', 'version'])
      .forUpdate()
      .executeTakeFirst();
    if (stored === undefined) throw notFound();
    const { version: current, ...before } = stored;
    await refuseStale(trx, { entity: 'bank', key: code, seen: version, current, now: before, fields });

    const after = {
      ...before,
      partner: wanted.parceiro,
      deposit_code_length: wanted.tamanhoCodigoDepositoIdentificado,
      active: wanted.ativo,
    };
    const changed = JSON.stringify(after) !== JSON.stringify(before);
    if (changed) {
      const { partner, deposit_code_length, active } = after;
      await trx
        .updateTable('bank')
        .where('code', '=', code)
        .set({ partner, deposit_code_length, active, version: current + 1 })
        .execute();
      await recordChanges(trx, person, [{ action: 'update', entity: 'bank', key: code, before, after }]);
    }
    return trx.selectFrom('bank').where('code', '=', code).select(bankColumns).executeTakeFirstOrThrow();
  });
}
