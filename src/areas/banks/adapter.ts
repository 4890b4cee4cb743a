import { type BankSort, bankSorts, getBank, listBanks, updateBank } from '../../../contract/banks';
import type { BodyOf } from '../../../contract/operation';
import { call } from '../../portal/client';
import { type ResourceAdapter, recordsOf } from '../../portal/resource-adapter';
import { type BankFilter, type BankRecord, recordOf } from './bank';

/** The form saves all fields; react-admin's type allows that some are missing. */
type Changes = BodyOf<typeof updateBank>;

/** API-29, BANK-09: the adapter of banks. */
export const bankAdapter: ResourceAdapter<BankRecord, BankFilter, BankSort> = {
  sortable: bankSorts,
  async list({ filter, ...page }, signal) {
    const query = { ...bankQuery(filter), ...page };
    return recordsOf(await call(listBanks, { query, signal }), recordOf);
  },
  async one(id, signal) {
    return recordOf(await call(getBank, { params: { codigoBancario: String(id) }, signal }));
  },
  async update(id, bank) {
    const { parceiro, tamanhoCodigoDepositoIdentificado, ativo, version } = bank as Changes;
    const params = { codigoBancario: String(id) };
    const body = { parceiro, tamanhoCodigoDepositoIdentificado, ativo, version };
    return recordOf(await call(updateBank, { params, body }));
  },
};

/** Converts the kept filter to that of the call; an export uses the same one. */
export function bankQuery({ name, ...filter }: Partial<BankFilter>) {
  return { ...filter, ...searched(name) };
}

/** BANK-07: only digits are a bank code, everything else is a name. */
function searched(name: string | undefined) {
  if (name === undefined) return {};
  return /^\d+$/.test(name) ? { codigoBancario: name } : { name };
}
