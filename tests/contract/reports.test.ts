import { describe, expect, test } from 'vitest';
import { addDays } from '../../contract/calendar';
import type { Language } from '../../contract/languages';
import { narrows, type Period, periodMoments, periodOf, periodProblem, REPORT } from '../../contract/reports';
import { type ReportRequest, STATEMENT } from '../../contract/statement';
import { loadCatalogue } from '../../i18n';

const TODAY = '2026-11-20';
const period = (overrides: Partial<Period> = {}): Period => ({
  dateType: 'dt',
  startDate: TODAY,
  endDate: TODAY,
  startTime: '00:00:00',
  endTime: '23:59:59',
  ...overrides,
});

describe('the period', () => {
  test('STMT-23 both dates are required, and times by transaction date only', () => {
    expect(periodProblem(period(), TODAY)).toBeNull();
    for (const gap of [
      { startDate: '' },
      { endDate: '' },
      { startTime: '' },
      { endTime: '' },
      { endDate: '2026-02-29' },
    ]) {
      expect(periodProblem(period(gap), TODAY)).toBe('fillIn');
    }
    expect(periodProblem(period({ dateType: 'dc', startTime: '', endTime: '' }), TODAY)).toBeNull();
  });

  test('STMT-24 the start is not after the end; by accounting date times do not count', () => {
    const backwards = { startTime: '10:00:01', endTime: '10:00:00' };
    expect(periodProblem(period(backwards), TODAY)).toBe('order');
    expect(periodProblem(period({ ...backwards, dateType: 'dc' }), TODAY)).toBeNull();
    expect(periodProblem(period({ startDate: addDays(TODAY, 1) }), TODAY)).toBe('order');
  });

  test('STMT-25 the start lies 365 days back at most', () => {
    const back = (days: number) => ({ startDate: addDays(TODAY, -days), endDate: addDays(TODAY, -days) });
    expect(periodProblem(period(back(365)), TODAY)).toBeNull();
    expect(periodProblem(period(back(366)), TODAY)).toBe('tooOld');
  });

  test('STMT-26 the range is under sixty days', () => {
    expect(periodProblem(period({ startDate: addDays(TODAY, -59) }), TODAY)).toBeNull();
    expect(periodProblem(period({ startDate: addDays(TODAY, -60) }), TODAY)).toBe('tooLong');
  });

  test('STMT-17 the moments carry the times, and whole days by accounting date', () => {
    expect(periodMoments(period({ startTime: '08:30:00' }))).toEqual({
      tsInicio: `${TODAY} 08:30:00`,
      tsFim: `${TODAY} 23:59:59`,
    });
    const whole = period({ dateType: 'dc', startTime: '08:30:00', endTime: '09:00:00' });
    expect(periodMoments(whole)).toEqual({ tsInicio: `${TODAY} 00:00:00`, tsFim: `${TODAY} 23:59:59` });
  });

  test('what is sent reads back as the period it was', () => {
    const request = {
      tipoDeData: 'dt',
      ...periodMoments(period({ startTime: '08:30:00' })),
    } as ReportRequest;
    expect(periodOf(request)).toEqual(period({ startTime: '08:30:00' }));
    expect(periodOf({ ...request, tsInicio: 'never' })).toMatchObject({ startDate: '', startTime: '' });
  });
});

test('STMT-27 one of the four lists or one all-flag is a choice', () => {
  const request = { ecs: [], contas: [], operadores: [], agrupadores: [] } as unknown as ReportRequest;
  expect(narrows(request)).toBe(false);
  expect(narrows({ ...request, corban: true })).toBe(false);
  for (const choice of [
    { ecs: ['1'] },
    { contas: ['1'] },
    { operadores: ['1'] },
    { agrupadores: ['1'] },
    { todosEcs: true },
    { todasContas: true },
    { todosOperadores: true },
    { todosAgrupadores: true },
  ]) {
    expect(narrows({ ...request, ...choice })).toBe(true);
  }
  expect(narrows({ ...request, todosEcs: false })).toBe(false);
});

const told = {
  fillIn: /date and time|fecha y hora|data e hora/,
  order: /start .* end |inicial .* final/,
  tooOld: new RegExp(`\\b${REPORT.maxDaysBack}\\b`),
  tooLong: new RegExp(`\\b${REPORT.rangeDays}\\b`),
  select: /operador|operator/,
  corban: /Corban/,
  waiting: /wait|espere|aguarde/i,
};
describe.each<Language>(['en', 'co', 'es', 'pt'])('in %s', async (language) => {
  const { dateTypes, warning, results } = (await loadCatalogue(language)).reports;

  test('STMT-25 STMT-26 STMT-29 each warning says what is wrong, with the limit that holds', () => {
    for (const [key, words] of Object.entries(told)) {
      const saying = Object.keys(told).filter((name) => words.test(warning[name as keyof typeof told]));
      expect(saying).toEqual([key]);
    }
  });

  test('STMT-02 STMT-15 the dates are called what they are, and the note counts the rows that there are', () => {
    expect(dateTypes.dt).toMatch(/transaction|transacci|transação/i);
    expect(dateTypes.dc).toMatch(/accounting|contable|contábil/i);
    expect(results.truncated).toMatch(new RegExp(`\\b${STATEMENT.screenRows}\\b`));
  });
});
