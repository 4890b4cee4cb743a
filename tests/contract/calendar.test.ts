import { addHours, addMonths, endOfMonth, startOfISOWeek } from 'date-fns';
import { expect, test } from 'vitest';
import { addDays, daysBetween, dayText, utcDay } from '../../contract/calendar';
import { isDate, isTime, todayIn } from '../../contract/dates';
import fc from '../support/fast-check';
import { inEveryZone, ODD_DAYS } from '../support/zones';

const DAY_MS = 86_400_000;
/** Days by plain counting, apart from what is tested. */
const nth = (count: number) => new Date(count * DAY_MS).toISOString().slice(0, 10);
const counted = fc.integer({ min: -25_000, max: 80_000 });

inEveryZone(() => {
  test('only days and times that exist are dates and times', () => {
    expect(['2024-02-29', '2026-12-31', ...ODD_DAYS].every(isDate)).toBe(true);
    expect(
      ['2026-02-29', '2026-13-01', '2026-1-1', '20261101', '', '0000-01-01', '2026-11-20 '].some(isDate),
    ).toBe(false);
    expect(['00:00:00', '23:59:59'].every(isTime)).toBe(true);
    expect(['24:00:00', '10:60:00', '10:00', '', '1:00:00'].some(isTime)).toBe(false);
  });

  test('a day is its own text, and so many days later is the day that counting finds', () => {
    fc.assert(
      fc.property(counted, counted, (start, days) => {
        expect(dayText(utcDay(nth(start)))).toBe(nth(start));
        expect(addDays(nth(start), days)).toBe(nth(start + days));
        expect(daysBetween(nth(start), nth(start + days))).toBe(days);
      }),
    );
  });

  test('days that the clocks of the machine leapt over, or into, are days like others', () => {
    for (const day of ODD_DAYS) {
      const at = Date.parse(day) / DAY_MS;
      expect([addDays(day, -1), addDays(day, 0), addDays(day, 1)]).toEqual([nth(at - 1), day, nth(at + 1)]);
      expect([daysBetween(addDays(day, -1), day), daysBetween(day, addDays(day, 1))]).toEqual([1, 1]);
    }
  });

  test('what date-fns makes of a day stays on UTC: weeks, months and hours', () => {
    expect(dayText(startOfISOWeek(utcDay('2018-11-04')))).toBe('2018-10-29');
    expect(dayText(endOfMonth(utcDay('2011-12-30')))).toBe('2011-12-31');
    expect(dayText(addMonths(utcDay('2018-10-04'), 1))).toBe('2018-11-04');
    expect(dayText(addHours(utcDay('2018-11-03'), 24))).toBe('2018-11-04');
  });

  test('the day after the last one has a year of five digits, as PostgreSQL has it', () => {
    expect([addDays('9999-12-30', 1), addDays('9999-12-31', 1)]).toEqual(['9999-12-31', '10000-01-01']);
  });

  test('what is no day is not counted with', () => {
    expect(daysBetween('2026-11-20', 'tomorrow')).toBeNaN();
    expect(() => addDays('tomorrow', 1)).toThrow(RangeError);
  });

  test('today is what the wall clock of the zone shows', () => {
    const instant = new Date('2026-11-20T02:30:00Z');
    expect(todayIn('America/Sao_Paulo', instant)).toBe('2026-11-19');
    expect(todayIn('UTC', instant)).toBe('2026-11-20');
  });
});
