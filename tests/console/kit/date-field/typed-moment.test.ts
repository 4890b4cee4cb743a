import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../../../../contract/calendar';
import { languages } from '../../../../contract/languages';
import { formatDate } from '../../../../i18n/format';
import { dateOrderOf, typedDate, typedTime } from '../../../../src/kit/date-field/typed-moment';
import fc from '../../../support/fast-check';
import { inEveryZone, ODD_DAYS } from '../../../support/zones';

inEveryZone(() => {
  test('STMT-03 what a language shows is read back as the same day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.constantFrom(...languages), (days, language) => {
        const date = addDays('1990-01-01', days);
        for (const currency of ['USD', 'BRL']) {
          const order = dateOrderOf(language, currency);
          expect(typedDate(formatDate(date, language), order)).toBe(date);
          expect(typedDate(date, order)).toBe(date);
        }
      }),
      { examples: ODD_DAYS.map((day) => [daysBetween('1990-01-01', day), 'pt']) },
    );
  });

  test('STMT-03 English beside US dollars has the month first, everything else the day', () => {
    expect(dateOrderOf('en', 'USD')).toBe('monthFirst');
    expect(dateOrderOf('en', 'BRL')).toBe('dayFirst');
    for (const language of ['co', 'es', 'pt'] as const) {
      expect(dateOrderOf(language, 'USD')).toBe('dayFirst');
    }
  });

  test.each([
    ['1/2/26', '2026-01-02', '2026-02-01'],
    ['010226', '2026-01-02', '2026-02-01'],
    ['1.2.2026', '2026-01-02', '2026-02-01'],
    ['01022026', '2026-01-02', '2026-02-01'],
    ['11/20/2026', '2026-11-20', null],
    ['11-20-26', '2026-11-20', null],
    ['20/11/2026', '2026-11-20', '2026-11-20'],
    ['1 Feb 26', '2026-02-01', '2026-02-01'],
    ['29/2/24', '2024-02-29', '2024-02-29'],
  ])('STMT-03 %s is %s where the month stands first, else %s', (text, monthFirst, dayFirst) => {
    expect(typedDate(text, 'monthFirst')).toBe(monthFirst);
    expect(typedDate(text, 'dayFirst')).toBe(dayFirst);
  });

  test.each([
    '\u200e20/11/2026',
    '\u202a20/11/2026\u202c',
    '20\u201111\u20112026',
    '２０/１１/２０２６',
    '20\u00a0Nov\u00a02026',
  ])('STMT-03 %j, as programs copy a day, is read', (text) => {
    expect(typedDate(text, 'dayFirst')).toBe('2026-11-20');
    expect(typedDate(text, 'monthFirst')).toBe('2026-11-20');
  });

  test('STMT-23 what is no date that exists is not read', () => {
    for (const text of [
      '',
      ' ',
      '31/11/2026',
      '29/02/2026',
      '2026-02-30',
      '1/2',
      '20/11/026',
      '20/11',
      '13/13/26',
      '0/0/26',
      '1 Foo 2026',
      'x',
    ]) {
      expect(typedDate(text, 'dayFirst')).toBeNull();
      expect(typedDate(text, 'monthFirst')).toBeNull();
    }
  });
});

test('STMT-04 a typed time is read to the second; what is no time is not', () => {
  expect(typedTime('7:05')).toBe('07:05:00');
  expect(typedTime('070509')).toBe('07:05:09');
  expect(typedTime('\u200e07：05\u200f')).toBe('07:05:00');
  for (const text of ['', '24:00', '12:60', '12', '12:30:99', 'noon']) expect(typedTime(text)).toBeNull();
});
