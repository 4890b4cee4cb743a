import type { Bank } from '../../../contract/banks';
import { type ListFilter, statusChoices, yesNoChoices } from '../../kit/list/list-filter';

/** A bank as react-admin knows it; its code is its id. */
export type BankRecord = Bank & { id: string };

export const recordOf = (bank: Bank): BankRecord => ({ ...bank, id: bank.codigoBancario });

/** LIST-20: the kept filters. */
export interface BankFilter {
  name: string;
  statusParceiro: 0 | 1;
  statusDeposito: 0 | 1;
  status: 0 | 1;
}

/** BANK-04: the filters, in the order of the dialog. */
export const bankFilters = [
  { source: 'name', label: 'banks.filters.name', wire: 'codigoBancario' },
  { source: 'status', label: 'banks.filters.status', choices: statusChoices },
  { source: 'statusParceiro', label: 'banks.filters.statusParceiro', choices: yesNoChoices },
  { source: 'statusDeposito', label: 'banks.filters.statusDeposito', choices: yesNoChoices },
] as const satisfies readonly (ListFilter & { source: keyof BankFilter })[];
