import { useTranslate } from 'react-admin';
import type { Schedule } from '../../../contract/subscription-settings';

/** By their names in the texts; the first is day 1, a Monday. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** From this day on a month may lack it, and its last day stands for it. */
export const LAST_DAY = 31;

/** Returns a function that says in words when something is sent. */
export function useScheduleText(): (schedule: Schedule) => string {
  const translate = useTranslate();
  return ({ rhythm, time, weekday, day }) => {
    const name = weekdays[(weekday ?? 1) - 1] ?? 'monday';
    const key = rhythm === 'monthly' && day === LAST_DAY ? 'lastDay' : rhythm;
    return translate(`subscriptions.schedules.${key}`, {
      time,
      day,
      weekday: translate(`subscriptions.weekdays.${name}`),
    });
  };
}
