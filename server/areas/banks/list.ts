import { sql } from 'kysely';
import type { BankFilter, BankSort, listBanks } from '../../../contract/banks';
import type { QueryOf } from '../../../contract/operation';
import type { Db } from '../../platform/db/connections';
import { readPage, sortOf } from '../../platform/db/page';
import { bankCalled, hasBankCode } from '../../platform/db/search-box';
import { bankColumns } from './record';

export const bankSortColumns = {
  codigoBancario: 'code',
  nome: 'name_folded',
  parceiro: 'partner',
  tamanhoCodigoDepositoIdentificado: 'deposit_code_length',
  ativo: 'active',
} as const satisfies Record<BankSort, string>;

/** Queries the banks that match a filter, without columns and unsorted: for the list and exports. */
export function matchingBanks(db: Db, filter: BankFilter) {
  const { codigoBancario, name, statusParceiro, statusDeposito, status } = filter;
  return db
    .selectFrom('bank')
    .$if(codigoBancario !== undefined, (q) => q.where(hasBankCode(sql.ref('code'), codigoBancario ?? '')))
    .$if(name !== undefined, (q) => q.where(bankCalled(sql.ref('name_folded'), sql.ref('code'), name ?? '')))
    .$if(statusParceiro !== undefined, (q) => q.where('partner', '=', statusParceiro === 1))
    .$if(statusDeposito !== undefined, (q) =>
      q.where('deposit_code_length', statusDeposito === 1 ? '>' : '=', 0),
    )
    .$if(status !== undefined, (q) => q.where('active', '=', status === 1));
}

/** API-29: returns a page of the banks that match, by default sorted by code (BANK-02). */
export function banksPage(db: Db, query: QueryOf<typeof listBanks>) {
  const [field, direction] = sortOf(query, 'codigoBancario,asc');
  return readPage(db, query, {
    stamped: 'banks',
    matching: matchingBanks(db, query),
    rows: db.selectFrom('bank').select(bankColumns),
    by: sql.ref(bankSortColumns[field]),
    direction,
    key: sql.ref('code'),
  });
}
