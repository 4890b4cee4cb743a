import { describe, expect, test } from 'vitest';
import { inParts, joined, linesOfRecord } from '../../contract/cell-parts';
import fc from '../support/fast-check';

const CELL = 32_767;

/** Texts beyond a cell, of signs that a cut could tear apart. */
const long = fc
  .tuple(
    fc.array(fc.constantFrom('a', ' ', '  ', '; ', '😀', '[1/2]', 'Mercado 1 (0001)'), {
      minLength: 1,
      maxLength: 30,
    }),
    fc.integer({ min: CELL + 1, max: 5 * CELL }),
  )
  .map(([signs, length]) => signs.join('').repeat(Math.ceil(length / signs.join('').length)));

test('GRP-02 parts fit into a cell, are whole characters, end with none of the blanks, and join to the same text', () => {
  fc.assert(
    fc.property(long, fc.option(long, { nil: 'short' }), (one, other) => {
      const [parts, others] = [inParts(one), other === 'short' ? [] : inParts(other)];
      const count = Math.max(parts.length, others.length);
      for (const part of [...parts, ...others]) {
        expect(part.length).toBeLessThanOrEqual(CELL);
        expect(part.isWellFormed()).toBe(true);
      }
      const lines = Array.from({ length: count }, (_, line) => [
        '0417',
        parts[line] ?? '',
        other === 'short' ? other : (others[line] ?? ''),
      ]);
      expect(linesOfRecord(lines[0] ?? [])).toBe(count);
      expect(joined(lines)).toEqual(['0417', one, other]);
    }),
  );
});

describe('what is no record of several lines', () => {
  const [first = '', second = '', third = ''] = inParts('x y '.repeat(20_000));
  const record = (...parts: string[]) => parts.map((part) => ['0417', part]);

  test.each([
    ['in another order', record(first, third, second)],
    ['with a part twice', record(first, first, second)],
    ['with one that is missing', record(first, second)],
    ['of another record', [...record(first, second), ['0418', third]]],
  ])('GRP-02 %s', (_, lines) => {
    expect(lines.length === linesOfRecord(lines[0] ?? []) ? joined(lines) : null).toBeNull();
  });

  test('GRP-02 a short text that looks like a part', () => {
    expect(linesOfRecord(['[1/2] Rede', '0001'])).toBe(1);
  });
});
