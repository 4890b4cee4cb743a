import { describe, expect, test } from 'vitest';
import { amountText, typedAmount } from '../../../../src/ui/format/typed-amount';

describe('WO-13 an amount is exact to the cent, however it is typed', () => {
  test.each([
    ['1234.56', 1234.56],
    ['1,234.56', 1234.56],
    ['1,234', 1234],
    ['$ 12', 12],
    ['0.1', 0.1],
    ['12,50', 12.5],
    ['1.234,56', 1234.56],
    ['9999999999999.99', 9_999_999_999_999.99],
    ['US$ 1,234.56', 1234.56],
    ['MXN\u00a01,234.56', 1234.56],
    ['1,234.56 MXN', 1234.56],
  ])('WO-13 %s where the decimals follow a point', (typed, amount) =>
    expect(typedAmount(typed, false)).toBe(amount),
  );

  test.each([
    ['1234,56', 1234.56],
    ['1.234,56', 1234.56],
    ['1.234', 1234],
    ['12.50', 12.5],
    ['0,07', 0.07],
    ['R$\u00a01.234,56', 1234.56],
    ['\u200eR$ 1.234,56', 1234.56],
    ['COP 1.234,56', 1234.56],
    ['１２,５０', 12.5],
  ])('WO-13 %s where the decimals follow a comma', (typed, amount) =>
    expect(typedAmount(typed, true)).toBe(amount),
  );

  test.each([
    '',
    'x',
    '12a',
    '1.2.3',
    '1,23,4',
    '-5',
    '1e3',
    '1.005',
    '12345678901234',
    '0x10',
    ',50',
    'R$',
    'ABCD 5',
    '−5',
  ])('WO-13 %j is none', (typed) => {
    expect(typedAmount(typed, false)).toBeNull();
  });

  test('WO-13 groups of the other language are no amount', () => {
    expect(typedAmount('1,005', true)).toBeNull();
  });

  test('WO-13 what is filled in reads back as it was', () => {
    for (const comma of [true, false]) {
      expect(typedAmount(amountText(1234.5, comma), comma)).toBe(1234.5);
      expect(typedAmount(amountText(100, comma), comma)).toBe(100);
    }
  });
});
