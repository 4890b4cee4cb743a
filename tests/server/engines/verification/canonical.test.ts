import { expect, test } from 'vitest';
import type { Language } from '../../../../contract/languages';
import type { ColumnType } from '../../../../server/engines/exports/table';
import type { ReadCell } from '../../../../server/engines/foreign/table/line';
import { found, pointIn, readingIn, written } from '../../../../server/engines/verification/canonical';

test.each<[ReadCell, ColumnType, string]>([
  ['1234.50', 'money', '1234.50'],
  ['-850.00', 'money', '-850.00'],
  ['12,345', 'money', '12345.00'],
  ['1,234,567.8', 'money', '1234567.80'],
  // Programs that read the file take these for other amounts.
  ['0.2360', 'money', '0.2360'],
  ['2.360', 'money', '2.360'],
  ['-25.100', 'money', '-25.100'],
  ['940,00', 'money', '940,00'],
  ['0,02360.00', 'money', '0,02360.00'],
  ['5,07320.25', 'money', '5,07320.25'],
  ['02360.00', 'money', '02360.00'],
  ['2,36,0.00', 'money', '2,36,0.00'],
  ['2360.', 'money', '2360.'],
  [-1234.5, 'money', '-1234.50'],
  [0.1 + 0.2, 'money', String(0.1 + 0.2)],
  [9_999_999_999_999.99, 'money', '9999999999999.99'],
  ['ten', 'money', 'ten'],
  ['2026-11-20', 'date', '2026-11-20'],
  ['11/20/2026', 'date', '2026-11-20'],
  ['20/11/2026', 'date', '2026-11-20'],
  ['20.11.2026', 'date', '2026-11-20'],
  ['2026-11-20 00:00:00', 'date', '2026-11-20'],
  ['2026-11-20 23:59:59', 'date', '2026-11-20 23:59:59'],
  [46346, 'date', '2026-11-20'],
  ['2026-11-20T09:10', 'dateTime', '2026-11-20 09:10:00'],
  ['11/20/2026 9:10:05', 'dateTime', '2026-11-20 09:10:05'],
  [46346.381944444445, 'dateTime', '2026-11-20 09:10:00'],
  ['2026-10', 'month', '2026-10'],
  ['10/2026', 'month', '2026-10'],
  ['2026-10-01', 'month', '2026-10'],
  ['2026-10-01 00:00:00', 'month', '2026-10'],
  ['2026-10-01 paid', 'month', '2026-10-01 paid'],
  ['2026-10-02', 'month', '2026-10-02'],
  [46296, 'month', '2026-10'],
  ['Oct', 'month', 'Oct'],
  ['1,234', 'integer', '1234'],
  ['1.234', 'integer', '1.234'],
  [7, 'integer', '7'],
  ['000123', 'code', '000123'],
  [123, 'code', '123'],
  ["'=1+1", 'text', '=1+1'],
  ["'＝1+1", 'text', '＝1+1'],
  ['  a \r\n b ', 'text', 'a b'],
])('STMT-29 %j in a column of %s is compared as %j', (cell, type, text) => {
  expect(found(cell, type, readingIn('en'))).toBe(text);
});

test.each<[Language, string]>([
  ['en', '2026-03-04'],
  ['pt', '2026-04-03'],
  ['es', '2026-04-03'],
])('in a file in %s an ambiguous date is read in its language', (language, date) => {
  expect(found('03/04/2026', 'date', readingIn(language))).toBe(date);
});

test.each<[string, string]>([
  ['2360,00', '2360.00'],
  ['-1.234,5', '-1234.50'],
  ['2,360', '2,360'],
  ['0,002360', '0,002360'],
  ['5,07320.25', '5,07320.25'],
  ['2.360', '2360.00'],
])('STMT-29 in a Portuguese file %s is compared as %s', (cell, text) => {
  expect(found(cell, 'money', readingIn('pt'))).toBe(text);
});

test.each([
  ['2360,00', ','],
  ['1,234.5', '.'],
  ['2360', null],
  ['2.360', null],
  [2360.5, null],
])('the decimal sign of %j is %j', (cell, point) => expect(pointIn(cell)).toBe(point));

test('texts that differ far behind their beginning differ', () => {
  const long = 'é'.repeat(40_000);
  expect(found(`${long}a`, 'text', readingIn('en'))).not.toBe(written(`${long}b`, 'text'));
});

test('what is written and what is read of it are compared in one form', () => {
  for (const text of ['=1+1', "'=1+1", 'two  spaces', 'a\nb', '\u0000x', ' x ', 'é'.repeat(40_000)]) {
    expect(found(text, 'text', readingIn('en'))).toBe(written(text, 'text'));
  }
  expect(written(null, 'money')).toBe('');
});
