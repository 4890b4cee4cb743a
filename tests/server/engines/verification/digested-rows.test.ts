import { expect, test } from 'vitest';
import type { Cell, ColumnType, Row } from '../../../../server/engines/exports/table';
import { DigestedRows, digested, written } from '../../../../server/engines/verification/canonical';
import fc from '../../../support/fast-check';

const types: ColumnType[] = ['text', 'code', 'date', 'dateTime', 'integer', 'money'];

/** Each is treated differently from another one, or in combination with another one. */
const CHARACTERS = [
  ["'", '=', '-', '"', 'a', 'é', 'ß', ' ', '\t', '\n', '\u0000', '\u001e', '\u001f', '\u007f'],
  ['\u0080', '\u00a0', '\u00a1', '\u07ff', '\u0800', '\u2003', '\u2013', '\ufeff', '\ufffd', '\uffff'],
  ['😀', '\ud83d', '\ude00'],
].flat();
const character = fc.constantFrom(...CHARACTERS);
const cell: fc.Arbitrary<Cell> = fc.oneof(
  fc.array(character, { maxLength: 6 }).map((characters) => characters.join('')),
  fc.string(),
  fc.integer(),
  fc.constant(null),
);
const row = fc.array(cell, { minLength: types.length, maxLength: types.length });

/** The digest is of these bytes: files that were made long ago are known by it. */
const asTexts = (rows: readonly Row[]) =>
  Buffer.from(rows.map((row) => digested(types.map((type, at) => written(row[at], type)))).join(''));

test('STMT-29 rows go into the digest in the form in which their cells are compared, whatever is in them', () => {
  const batches = fc.array(fc.array(row, { maxLength: 4 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(batches, (all) => {
      const bytes = new DigestedRows(types);
      for (const rows of all) {
        for (const one of rows) bytes.add(one);
        expect(asTexts(rows).equals(bytes.take())).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test('STMT-29 more rows than the initial memory, and texts that are cut', () => {
  const long = 'São '.repeat(9000);
  const rows = Array.from({ length: 20 }, (): Row => [long, long.trim(), null, null, 1, '1.00']);
  const bytes = new DigestedRows(types);
  for (const one of rows) bytes.add(one);
  expect(asTexts(rows).equals(bytes.take())).toBe(true);
});
