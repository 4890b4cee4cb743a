export { camt053 } from './camt053.ts';
export { cnab240 } from './cnab240.ts';
export { bankFileProblem, MOST_CNAB_ENTRIES } from './limits.ts';
export { mt940 } from './mt940.ts';
export { ofx } from './ofx.ts';
export type { BankAccount, BankEntry, BankStatement, Movement } from './statement.ts';
