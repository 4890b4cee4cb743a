import type { Db } from '../../platform/db/connections';
import type { References } from './rules';

/** Reads all keys that a file may refer to; called once for each file. */
export async function readReferences(db: Db): Promise<References> {
  const banks = await db.selectFrom('bank').select('code').execute();
  const establishments = await db.selectFrom('establishment').select('code').execute();
  const terminals = await db
    .selectFrom('terminal')
    .select(['logical_number', 'establishment_code'])
    .execute();
  const operators = await db.selectFrom('operator').select('id').execute();
  const accounts = await db.selectFrom('account').select('id').execute();
  return {
    banks: new Set(banks.map(({ code }) => code)),
    establishments: new Set(establishments.map(({ code }) => code)),
    terminals: new Map(terminals.map((terminal) => [terminal.logical_number, terminal.establishment_code])),
    operators: new Set(operators.map(({ id }) => id)),
    accounts: new Set(accounts.map(({ id }) => id)),
  };
}
