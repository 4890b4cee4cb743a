import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../../../contract/calendar';
import { ACCOUNTING_LAG_DAYS } from '../../../contract/limits';
import { isBusinessDay, isHoliday, isPayday, nextBusinessDay } from '../../../server/demo/calendar';

test('holidays that move with Easter are found', () => {
  for (const date of [
    '2024-02-12',
    '2024-02-13',
    '2024-03-29',
    '2024-05-30',
    '2026-02-17',
    '2026-04-03',
    '2026-06-04',
  ]) {
    expect(isHoliday(date), date).toBe(true);
  }
  expect(isHoliday('2026-02-18')).toBe(false);
});

test('the next business day skips weekends and holidays', () => {
  expect(nextBusinessDay('2026-11-18')).toBe('2026-11-19');
  // A Thursday before a holiday on Friday.
  expect(nextBusinessDay('2026-11-19')).toBe('2026-11-23');
  // The Friday before Carnival: the longest case.
  expect(nextBusinessDay('2026-02-13')).toBe('2026-02-18');
});

test('no accounting date of thirty years exceeds the five days that the database allows', () => {
  for (let date = '2020-01-01'; date < '2050-01-01'; date = addDays(date, 1)) {
    const next = nextBusinessDay(date);
    expect(daysBetween(date, next), date).toBeLessThanOrEqual(ACCOUNTING_LAG_DAYS);
    expect(daysBetween(date, next), date).toBeGreaterThanOrEqual(1);
    expect(isBusinessDay(next), date).toBe(true);
  }
});

test('wages are paid on the fifth and the last working day, an advance on the twentieth', () => {
  const days = Array.from({ length: 30 }, (_, index) => addDays('2026-11-01', index));
  expect(days.filter(isPayday)).toEqual(['2026-11-09', '2026-11-20', '2026-11-30']);
});
