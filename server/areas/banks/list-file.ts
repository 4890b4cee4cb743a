import { sql } from 'kysely';
import type { BankFilter, BankSort } from '../../../contract/banks';
import { message } from '../../../i18n/server';
import type { ListColumn, ListSource } from '../../engines/list-exports/source';
import { activeOrNot, flagged, type Shown, yesOrNo } from '../../engines/list-exports/words';
import { bankSortColumns, matchingBanks } from './list';

/** BANK-05: whether a bank's deposits carry a code, and how long it is. */
const depositCode: Shown = (length, language) => {
  const digits = message(language, 'banks.digits', { smart_count: Number(length) });
  return length === '0' ? yesOrNo('false', language) : `${yesOrNo('true', language)} (${digits})`;
};

/** BANK-02: the columns of the screen. */
const columns: Record<BankSort, ListColumn> = {
  codigoBancario: { title: 'banks.columns.codigoBancario', type: 'code', value: () => sql`code` },
  nome: { title: 'banks.columns.nome', type: 'text', value: () => sql`name` },
  parceiro: { title: 'banks.columns.parceiro', type: 'text', value: () => sql`partner`, shown: yesOrNo },
  tamanhoCodigoDepositoIdentificado: {
    title: 'banks.columns.tamanhoCodigoDepositoIdentificado',
    type: 'text',
    value: () => sql`deposit_code_length`,
    shown: depositCode,
  },
  ativo: { title: 'banks.columns.ativo', type: 'text', value: () => sql`active`, shown: activeOrNot },
};

const sorts = Object.fromEntries(
  Object.entries(bankSortColumns).map(([field, column]) => [field, sql.ref(`bank.${column}`)]),
);

/** API-29: the banks as a file. */
export const bankList: ListSource<BankFilter, string> = {
  name: 'bancos',
  title: 'banks.table',
  screen: '/bancos',
  columns,
  sorts,
  facts: {
    codigoBancario: { label: 'banks.columns.codigoBancario' },
    name: { label: 'banks.filters.name' },
    statusParceiro: { label: 'banks.filters.statusParceiro', shown: flagged(yesOrNo) },
    statusDeposito: { label: 'banks.filters.statusDeposito', shown: flagged(yesOrNo) },
    status: { label: 'banks.filters.status', shown: flagged(activeOrNot) },
  },
  table: sql`bank`,
  key: sql`bank.code`,
  keys: sql`text[]`,
  matching(db, _scope, filter, only, order) {
    const keys = matchingBanks(db, filter).where(only).select('bank.code as key');
    return order === undefined ? keys : keys.orderBy(order);
  },
};
