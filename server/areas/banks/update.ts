import type { Bank, updateBank } from '../../../contract/banks';
import type { BodyOf } from '../../../contract/operation';
import { changeRecord } from '../../platform/audit/change';
import type { Db } from '../../platform/db/connections';
import { notFound } from '../../platform/errors/http-error';
import type { Person } from '../../platform/principal/principal';
import { bankColumns } from './list';

/** The audited columns, each with its field in the contract. */
const fields = {
  partner: 'parceiro',
  deposit_code_length: 'tamanhoCodigoDepositoIdentificado',
  active: 'ativo',
} as const;

/** BANK-09: changes a bank, as `writeBank` does, and returns it as it is then. */
export const changeBank = (
  db: Db,
  person: Person,
  code: string,
  body: BodyOf<typeof updateBank>,
): Promise<Bank> =>
  db.transaction().execute(async (trx) => {
    await writeBank(trx, person, code, body);
    return trx.selectFrom('bank').where('code', '=', code).select(bankColumns).executeTakeFirstOrThrow();
  });

/**
 * Changes a bank inside the caller's transaction; the form and the import call it. A change that makes no difference is neither written nor audited.
 * @throws HttpError 404 for an unknown code, 409 with the fields that somebody else has changed meanwhile
 */
export async function writeBank(
  trx: Db,
  person: Person,
  code: string,
  { version: seen, ...wanted }: BodyOf<typeof updateBank>,
): Promise<void> {
  const stored = await trx
    .selectFrom('bank')
    .where('code', '=', code)
    .select(['code', 'name', 'partner', 'deposit_code_length', 'active', 'version'])
    .forUpdate()
    .executeTakeFirst();
  if (stored === undefined) throw notFound();
  const { version, ...columns } = stored;
  const set = {
    partner: wanted.parceiro,
    deposit_code_length: wanted.tamanhoCodigoDepositoIdentificado,
    active: wanted.ativo,
  };
  await changeRecord(trx, person, {
    entity: 'bank',
    key: code,
    fields,
    seen,
    held: { version, columns },
    after: { ...columns, ...set },
    write: (next) =>
      trx
        .updateTable('bank')
        .where('code', '=', code)
        .set({ ...set, version: next })
        .execute(),
  });
}
