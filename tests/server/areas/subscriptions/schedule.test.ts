import { expect, test } from 'vitest';
import { type Schedule, scheduleProblems } from '../../../../contract/subscription-settings';
import { nextAfter } from '../../../../server/areas/subscriptions/schedule';

const days = (schedule: Schedule, from: string, count: number, zone = 'America/Sao_Paulo') => {
  const found: string[] = [];
  for (let last = from; found.length < count; ) {
    const { day } = nextAfter(schedule, last, zone);
    found.push(day);
    last = day;
  }
  return found;
};

test('each rhythm has its days, and a month without the day its last one', () => {
  expect(days({ rhythm: 'daily', time: '07:00' }, '2026-02-27', 2)).toEqual(['2026-02-28', '2026-03-01']);
  expect(days({ rhythm: 'businessDays', time: '07:00' }, '2026-11-19', 3)).toEqual([
    '2026-11-20',
    '2026-11-23',
    '2026-11-24',
  ]);
  expect(days({ rhythm: 'weekly', weekday: 7, time: '07:00' }, '2026-11-20', 2)).toEqual([
    '2026-11-22',
    '2026-11-29',
  ]);
  expect(days({ rhythm: 'monthly', day: 31, time: '07:00' }, '2027-01-30', 3)).toEqual([
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
  ]);
  expect(days({ rhythm: 'monthClosed' }, '2026-11-20', 2)).toEqual(['2026-11-30', '2026-12-31']);
});

test('on the day of a change of the clocks it is due once, also at an hour that is left out or comes twice', () => {
  const zone = 'America/New_York';
  const at = (time: string, last: string) =>
    nextAfter({ rhythm: 'daily', time }, last, zone).at?.toISOString();
  // The first moment after the leap of the night, and not an hour before it is wanted.
  expect(at('02:30', '2026-03-07')).toBe('2026-03-08T07:00:00.000Z');
  expect(at('02:30', '2026-03-08')).toBe('2026-03-09T06:30:00.000Z');
  expect(days({ rhythm: 'daily', time: '01:30' }, '2026-10-31', 2, zone)).toEqual([
    '2026-11-01',
    '2026-11-02',
  ]);
  expect(at('01:30', '2026-11-01')).toBe('2026-11-02T06:30:00.000Z');
});

test('a schedule has what its rhythm asks for, and nothing else', () => {
  expect(scheduleProblems({ rhythm: 'weekly', weekday: 1, time: '07:00' })).toEqual({});
  expect(scheduleProblems({ rhythm: 'weekly' })).toEqual({ time: 'required', weekday: 'required' });
  expect(scheduleProblems({ rhythm: 'daily', time: '24:00' })).toEqual({ time: 'noTime' });
  expect(scheduleProblems({ rhythm: 'dayClosed', time: '07:00', day: 1 })).toEqual({
    time: 'notTaken',
    day: 'notTaken',
  });
});
