import { BANK } from '../../../contract/banks';
import type { RecordShape } from '../../kit/edit/EditForm';
import type { BankRecord } from './bank';

/** The values in the form of a bank; the length is kept as it was typed. */
export interface BankValues {
  parceiro: boolean;
  tamanhoCodigoDepositoIdentificado: string;
  ativo: boolean;
}

/** The fields that can be changed, in the order of the form. */
export const bankFields = ['parceiro', 'tamanhoCodigoDepositoIdentificado', 'ativo'] as const;

interface Difference {
  field: keyof BankValues;
  before: boolean | string;
  after: boolean | string;
}

export const bankShape: RecordShape<BankRecord, BankValues, Difference> = {
  valuesOf: ({ parceiro, tamanhoCodigoDepositoIdentificado: length, ativo }) => ({
    parceiro,
    tamanhoCodigoDepositoIdentificado: String(length),
    ativo,
  }),
  dataOf: ({ tamanhoCodigoDepositoIdentificado: length, ...values }) => ({
    ...values,
    tamanhoCodigoDepositoIdentificado: Number(length),
  }),
  differences: (one, other) =>
    bankFields
      .map((field) => ({ field, before: one[field], after: other[field] }))
      .filter(({ before, after }) => before !== after),
};

/** BANK-09: whether a typed length is a whole number from 0 to 20. */
export function isLength(text: string): boolean {
  return /^\d{1,2}$/.test(text.trim()) && Number(text) <= BANK.depositCodeLength;
}
