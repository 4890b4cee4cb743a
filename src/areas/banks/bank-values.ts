import { BANK } from '../../../contract/limits';
import type { BankRecord } from './bank';

/** What the form of a bank holds; the length is kept as it was typed. */
export interface BankValues {
  parceiro: boolean;
  tamanhoCodigoDepositoIdentificado: string;
  ativo: boolean;
}

/** The fields that can be changed, in the order of the form. */
export const bankFields = ['parceiro', 'tamanhoCodigoDepositoIdentificado', 'ativo'] as const;

export const valuesOf = (bank: BankRecord): BankValues => ({
  parceiro: bank.parceiro,
  tamanhoCodigoDepositoIdentificado: String(bank.tamanhoCodigoDepositoIdentificado),
  ativo: bank.ativo,
});

/** BANK-09: whether a typed length is a whole number from 0 to 20. */
export function isLength(text: string): boolean {
  return /^\d{1,2}$/.test(text.trim()) && Number(text) <= BANK.depositCodeLength;
}

/** The form as it is saved. */
export function bankOf(values: BankValues) {
  return {
    ...values,
    tamanhoCodigoDepositoIdentificado: Number(values.tamanhoCodigoDepositoIdentificado),
  };
}

/** Whether a stored bank is what was sent. */
export function holds(stored: BankRecord, sent: Partial<BankRecord>): boolean {
  return bankFields.every((field) => stored[field] === sent[field]);
}
