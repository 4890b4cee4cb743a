import { describe, expect, test } from 'vitest';
import { addDays } from '../../../../contract/dates';
import { languages } from '../../../../contract/languages';
import { formatDate } from '../../../../i18n/format';
import { typedDate, typedTime } from '../../../../src/shared/date-field/typed-moment';
import fc from '../../../support/fast-check';

describe('STMT-03 a typed date', () => {
  test('STMT-03 what a language shows is read back as the same day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.constantFrom(...languages), (days, language) => {
        const date = addDays('1990-01-01', days);
        expect(typedDate(formatDate(date, language))).toBe(date);
        expect(typedDate(date)).toBe(date);
      }),
    );
  });

  test('STMT-23 what is no date that exists is not read', () => {
    for (const text of [
      '',
      ' ',
      '31/11/2026',
      '29/02/2026',
      '2026-02-30',
      '1/2',
      '20/11/26',
      '1 Foo 2026',
      'x',
    ]) {
      expect(typedDate(text)).toBeNull();
    }
  });
});

test('STMT-04 a typed time is read to the second; what is no time is not', () => {
  expect(typedTime('7:05')).toBe('07:05:00');
  expect(typedTime('070509')).toBe('07:05:09');
  for (const text of ['', '24:00', '12:60', '12', '12:30:99', 'noon']) expect(typedTime(text)).toBeNull();
});
