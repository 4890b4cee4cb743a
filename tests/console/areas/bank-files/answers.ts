import type { BankFileRow } from '../../../../contract/bank-file-list';

/** A file of a series as the server says it, with which something is wrong. */
export const row: BankFileRow = {
  id: '12-3',
  number: 3,
  account: { id: 12, name: 'Movement', bank: '341 · Itaú', branch: '0417', number: '00991-2' },
  firstDay: '2026-11-18',
  lastDay: '2026-11-19',
  delivery: 93,
  openingText: '100.00',
  credits: { count: 2, sumText: '30.00' },
  debits: { count: 1, sumText: '10.00' },
  closingText: '120.00',
  currency: 'BRL',
  before: { number: 2, closingText: '99.00' },
  chained: false,
  madeAt: '2026-11-20T06:00:00',
  madeBy: 'Ana Prado',
  madeVia: 'subscription',
  forms: ['ofx', 'cnab240'],
};
