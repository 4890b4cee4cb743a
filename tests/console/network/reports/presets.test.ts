import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../../../../contract/calendar';
import { defaultFilters } from '../../../../contract/default-filters';
import { LONGEST_DAYS, type Preset, presetPeriod, presets } from '../../../../contract/report-presets';
import { periodProblem } from '../../../../contract/reports';
import { activePreset } from '../../../../src/network/reports/period/presets';
import { inEveryZone } from '../../../support/zones';

const daysOf = (preset: Preset, today: string) => {
  const { dtInit, dtFinal } = presetPeriod(preset, today);
  return [dtInit, dtFinal];
};

// A Saturday.
const TODAY = '2026-11-21';
const periods: [Preset, string, string][] = [
  ['today', '2026-11-21', '2026-11-21'],
  ['yesterday', '2026-11-20', '2026-11-20'],
  ['sevenDays', '2026-11-15', '2026-11-21'],
  ['thisWeek', '2026-11-16', '2026-11-21'],
  ['thirtyDays', '2026-10-23', '2026-11-21'],
  ['thisMonth', '2026-11-01', '2026-11-21'],
  ['lastMonth', '2026-10-01', '2026-10-31'],
  ['longest', '2026-09-24', '2026-11-21'],
];

inEveryZone(() => {
  test.each(periods)('STMT-03 the preset %s goes from %s to %s', (preset, first, last) => {
    expect(daysOf(preset, TODAY)).toEqual([first, last]);
  });

  test('STMT-03 the presets stand in the order of the list above', () => {
    expect(presets).toEqual(periods.map(([preset]) => preset));
  });

  test('STMT-04 a preset means whole days', () => {
    expect(presetPeriod('today', TODAY)).toMatchObject({ tmInit: '00:00:00', tmFinal: '23:59:59' });
  });

  test('STMT-03 a week begins on a Monday: on a Monday it is that day, on a Sunday all seven', () => {
    expect(daysOf('thisWeek', '2026-11-16')).toEqual(['2026-11-16', '2026-11-16']);
    expect(daysOf('thisWeek', '2026-11-22')).toEqual(['2026-11-16', '2026-11-22']);
    expect(daysOf('thisWeek', '2026-01-01')).toEqual(['2025-12-29', '2026-01-01']);
  });

  test('STMT-03 months end when they end, in leap years too', () => {
    expect(daysOf('lastMonth', '2026-03-31')).toEqual(['2026-02-01', '2026-02-28']);
    expect(daysOf('lastMonth', '2028-03-01')).toEqual(['2028-02-01', '2028-02-29']);
    expect(daysOf('lastMonth', '2026-01-31')).toEqual(['2025-12-01', '2025-12-31']);
    expect(daysOf('thisMonth', '2028-02-29')).toEqual(['2028-02-01', '2028-02-29']);
    expect(daysOf('thirtyDays', '2028-03-01')).toEqual(['2028-02-01', '2028-03-01']);
    expect(daysOf('yesterday', '2027-01-01')).toEqual(['2026-12-31', '2026-12-31']);
  });

  test('STMT-24 STMT-25 STMT-26 no preset is ever refused', () => {
    for (let today = '2027-01-01'; today < '2029-01-01'; today = addDays(today, 1)) {
      for (const preset of presets) {
        const { dtInit, dtFinal, tmInit, tmFinal } = presetPeriod(preset, today);
        const period = {
          dateType: 'dt' as const,
          startDate: dtInit,
          endDate: dtFinal,
          startTime: tmInit,
          endTime: tmFinal,
        };
        expect(periodProblem(period, today), `${preset} on ${today}`).toBeNull();
      }
    }
  });

  test('STMT-26 the longest preset has as many days as its name says', () => {
    const { dtInit, dtFinal } = presetPeriod('longest', TODAY);
    expect(daysBetween(dtInit, dtFinal) + 1).toBe(LONGEST_DAYS);
  });

  test('STMT-03 the preset that the fields hold is the active one, whoever filled them in', () => {
    const filters = defaultFilters(TODAY);
    expect(activePreset(filters, TODAY, null)).toBe('today');
    expect(activePreset({ ...filters, dtInit: '2026-11-01' }, TODAY, 'today')).toBe('thisMonth');
    expect(activePreset({ ...filters, dtInit: '2026-11-02' }, TODAY, 'today')).toBeNull();
    expect(activePreset({ ...filters, dtInit: 'tomorrow' }, TODAY, null)).toBeNull();
  });

  test('STMT-04 times count for transaction dates only', () => {
    const filters = { ...defaultFilters(TODAY), tmInit: '08:00:00' };
    expect(activePreset(filters, TODAY, null)).toBeNull();
    expect(activePreset({ ...filters, dateType: 'dc' }, TODAY, null)).toBe('today');
  });

  test('STMT-03 where two presets are one period, the one that was chosen is the active one', () => {
    const monday = '2026-11-16';
    expect(activePreset(defaultFilters(monday), monday, 'thisWeek')).toBe('thisWeek');
    expect(activePreset(defaultFilters(monday), monday, null)).toBe('today');
  });
});
