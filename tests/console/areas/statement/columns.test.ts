import { expect, test } from 'vitest';
import type { ReportRow } from '../../../../contract/statement';
import { isWithdrawal, signedAmount, totalsOf } from '../../../../src/areas/statement/columns';

const cells = (...values: (string | number | null)[]): ReportRow => values.map((value) => ({ value }));
const row = (type: string | number | null) => cells('', '', '', '', '', '', '', '', 12.5, type);

test('STMT-14 type 1 is a withdrawal, any other type a deposit', () => {
  expect(isWithdrawal(row(1))).toBe(true);
  expect(signedAmount(row(1))).toBe(-12.5);
  for (const type of [2, 0, 7, null]) {
    expect(isWithdrawal(row(type))).toBe(false);
    expect(signedAmount(row(type))).toBe(12.5);
  }
});

test('STMT-12 STMT-20 the balance is cell 6 minus cell 7 of the first footer, counted from 0', () => {
  const footer = cells(null, null, null, null, null, null, 0.3, 0.1, null, null);
  const decoy = cells(...Array.from({ length: 10 }, () => 99));
  const reply = { rows: [], footers: [footer, decoy], totalRows: 0, identificadores: [], arrived: null };
  expect(totalsOf(reply)).toEqual({ deposits: 0.3, debts: 0.1, balance: 0.2 });
  const below = cells(...Array.from({ length: 10 }, (_, at) => ({ 6: 0.1, 7: 0.3 })[at] ?? null));
  expect(totalsOf({ ...reply, footers: [below] }).balance).toBe(-0.2);
  expect(totalsOf({ rows: [], footers: [], totalRows: 0, identificadores: [], arrived: null })).toEqual({
    deposits: 0,
    debts: 0,
    balance: 0,
  });
});
