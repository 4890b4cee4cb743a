import { expect, test } from 'vitest';
import { caretAfter } from '../../../../src/areas/work-orders/form/phone-mask';

test('WO-12 the caret stays before the digit that follows', () => {
  expect(caretAfter('(11) 98765-4321', 0)).toBe(0);
  expect(caretAfter('(11) 98765-4321', 3)).toBe(6);
  expect(caretAfter('(11) 98765-4321', 11)).toBe(15);
});
