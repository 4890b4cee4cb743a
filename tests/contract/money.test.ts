import { describe, expect, test } from 'vitest';
import { languages } from '../../contract/languages';
import { centsText, doubleHolds, moneyFrom, subtractMoney, toCents } from '../../contract/money';
import { formatMoney } from '../../i18n/format';
import fc from '../support/fast-check';

/** Any amount that a column of the database holds, and far more: 38 digits. */
const cents = fc.bigInt({ min: -(10n ** 38n), max: 10n ** 38n });

/** By hand, without the functions that are tested. */
const written = (amount: bigint) => {
  const digits = `${amount < 0n ? -amount : amount}`.padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, digits.length - 2)}.${digits.slice(digits.length - 2)}`;
};

describe('money of any size', () => {
  test('cents and decimal text are the same amount', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(centsText(amount)).toBe(written(amount));
        expect(toCents(written(amount))).toBe(amount);
      }),
    );
  });

  test('a number holds it, or it is text', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const money = moneyFrom(written(amount));
        if (typeof money === 'number')
          expect(money.toFixed(2).replace(/^-(0\.00)$/, '$1')).toBe(written(amount));
        else expect(money).toBe(written(amount));
      }),
    );
    expect([doubleHolds('-9999999999999.99'), doubleHolds('0.10')]).toEqual([true, true]);
    expect([doubleHolds('10000000000000.01'), doubleHolds('90071992547409.93')]).toEqual([false, false]);
  });

  test('differences are exact to the cent', () => {
    expect(subtractMoney(0.3, 0.1)).toBe(0.2);
    expect(subtractMoney(0, 0)).toBe(0);
    expect(subtractMoney('90071992547409.94', 0.01)).toBe('90071992547409.93');
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(toCents(subtractMoney(moneyFrom(written(a)), moneyFrom(written(b))))).toBe(a - b);
      }),
    );
  });

  test('STMT-12 SHELL-23 is written with all of its digits, in every language', () => {
    fc.assert(
      fc.property(cents, fc.constantFrom(...languages), (amount, language) => {
        const text = formatMoney(moneyFrom(written(amount)), language, 'USD');
        expect(text.replace(/\D/g, '')).toBe(written(amount).replace(/\D/g, ''));
        expect(text.includes('\u2212')).toBe(amount < 0n);
      }),
    );
  });
});
