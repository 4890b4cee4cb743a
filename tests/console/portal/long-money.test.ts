import { expect, test } from 'vitest';
import { withLongMoneyAsText } from '../../../src/portal/long-money';
import fc from '../../support/fast-check';

const read = (json: string) => JSON.parse(withLongMoneyAsText(json));

test('STMT-12 money that a double would round is read as its digits', () => {
  expect(read('{"a":90071992547409.93,"b":[-12345678901234567.10, 1.50]}')).toEqual({
    a: '90071992547409.93',
    b: ['-12345678901234567.10', 1.5],
  });
});

test('texts stay as they are, whatever they look like', () => {
  const value = {
    text: 'a:90071992547409.93,',
    'b":1': '\\":90071992547409.93,"',
    money: '90071992547409.93',
  };
  expect(read(JSON.stringify([value, 1]).replace(',1]', ',90071992547409.93]'))).toEqual([
    value,
    '90071992547409.93',
  ]);
});

test('any other answer is read as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      // No money, but what only looks like it in texts.
      const other = JSON.stringify({ json, text: ':90071992547409.93,', value: JSON.parse(json) });
      fc.pre(!/[:[,]-?\d{14,}\.\d\d[,\]}]/.test(JSON.stringify([JSON.parse(json)])));
      expect(read(other)).toEqual(JSON.parse(other));
    }),
  );
});
