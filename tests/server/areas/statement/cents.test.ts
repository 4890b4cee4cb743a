import { expect, test } from 'vitest';
import { centsText } from '../../../../contract/money';
import { Cents, centsOf } from '../../../../server/areas/statement/cents';
import fc from '../../../support/fast-check';

const largest = 999_999_999_999_999n; // numeric(15, 2)
const cents = fc.oneof(
  fc.bigInt({ min: largest - 1000n, max: largest }),
  fc.bigInt({ min: 0n, max: largest }),
);

test('STMT-12 an amount is read to the cent, including the largest', () => {
  fc.assert(
    fc.property(cents, fc.boolean(), (amount, debt) => {
      const signed = debt ? -amount : amount;
      expect(BigInt(centsOf(centsText(signed)))).toBe(signed);
    }),
  );
});

test('STMT-12 a sum is exact beyond the precision of a number', () => {
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 200 }), (amounts) => {
      const sum = new Cents();
      for (const amount of amounts) sum.add(Number(amount));
      expect(sum.sum).toBe(amounts.reduce((total, amount) => total + amount, 0n));
    }),
    {
      examples: [[Array.from({ length: 31 }, () => largest)], [[2n ** 49n, ...Array(100).fill(largest), 1n]]],
    },
  );
});
