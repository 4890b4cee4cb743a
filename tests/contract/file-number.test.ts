import { expect, test } from 'vitest';
import { FILE_NUMBER, fileNumberOf, readFileNumber } from '../../contract/file-number';
import fc from '../support/fast-check';

const values = fc.array(fc.integer({ min: 0, max: 31 }), { minLength: 9, maxLength: 9 });

test('STMT-30 a number of a file is read however it is typed', () => {
  fc.assert(
    fc.property(values, (nine) => {
      const number = fileNumberOf(nine);
      expect(number).toMatch(new RegExp(`^${FILE_NUMBER.source}$`));
      for (const typed of [number, number.toLowerCase(), number.replaceAll('-', ''), ` ${number.slice(3)} `])
        expect(readFileNumber(typed)).toBe(number);
      expect(readFileNumber(number.replaceAll('0', 'O').replaceAll('1', 'l'))).toBe(number);
    }),
  );
});

test('STMT-30 a number that begins with CF itself is read with and without what stands before all of them', () => {
  const number = fileNumberOf([12, 15, 0, 1, 2, 3, 4, 5, 6]);
  expect(number).toMatch(/^CF-CF/);
  for (const typed of [number, number.slice(3), number.replaceAll('-', '').toLowerCase()])
    expect(readFileNumber(typed)).toBe(number);
});

test('STMT-30 one wrong sign is found, wherever it stands', () => {
  fc.assert(
    fc.property(values, fc.nat(8), fc.integer({ min: 1, max: 31 }), (nine, place, more) => {
      const number = fileNumberOf(nine);
      const other = nine.map((value, at) => (at === place ? (value + more) % 32 : value));
      expect(readFileNumber(fileNumberOf(other).slice(0, -1) + number.slice(-1))).toBeNull();
    }),
  );
});

test.each(['', 'CF-', 'CF-00000-0000', 'CF-00000-000000', 'XX-00000-00000', 'CF-0000U-00000'])(
  '%j is no number of a file',
  (typed) => expect(readFileNumber(typed)).toBeNull(),
);
