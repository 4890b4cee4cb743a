import { describe, expect, test } from 'vitest';
import { median, quantile } from '../../bench/support/numbers';

describe('what the bench makes of its measurements', () => {
  test('the median of five is the third, whatever their order', () => {
    expect(median([9, 1, 100, 5, 3])).toBe(5);
  });

  test('a quantile is a value that was measured', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
    expect(quantile(hundred, 0.99)).toBe(99);
    expect(quantile(hundred, 1)).toBe(100);
    expect(quantile([7], 0.01)).toBe(7);
    expect(quantile([4, 8], 0.5)).toBe(4);
  });

  test('values stay in their order, and none have no quantile', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
    expect(() => median([])).toThrow(/No values/);
  });
});
