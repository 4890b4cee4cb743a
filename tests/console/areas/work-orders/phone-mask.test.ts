import { expect, test } from 'vitest';
import { caretAfter, maskedPhone } from '../../../../src/areas/work-orders/form/phone-mask';

test.each([
  ['', ''],
  ['1', '(1'],
  ['11', '(11'],
  ['119', '(11) 9'],
  ['1198765', '(11) 98765'],
  ['11987654321', '(11) 98765-4321'],
  ['+55 (11) 98765-4321', '(55) 11987-6543'],
  ['11 98765 4321 99', '(11) 98765-4321'],
  ['(11) 9876', '(11) 9876'],
  ['abc', ''],
])('WO-12 %j stands under the mask as %j', (typed, masked) => expect(maskedPhone(typed)).toBe(masked));

test('WO-12 the caret stays before the digit that follows', () => {
  expect(caretAfter('(11) 98765-4321', 0)).toBe(0);
  expect(caretAfter('(11) 98765-4321', 3)).toBe(6);
  expect(caretAfter('(11) 98765-4321', 11)).toBe(15);
});
