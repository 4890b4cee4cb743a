import { useTranslate } from 'react-admin';
import type { TodayItem } from '../../../../contract/today';
import { useFormat } from '../../../ui/format/use-format';

const MINUTE = 60_000;
const [HOUR, DAY] = [60, 24 * 60];
/** From so many days on nobody counts the hours. */
const LONG_DAYS = 7;

/** Both moments are by the network's clocks, so that their distance needs no time zone. */
const minutesBetween = (from: string, to: string) =>
  Math.max(0, Math.floor((Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / MINUTE));

/** Returns how a thing's age reads: since when, how late, or how soon it is due. */
export function useAge(): (age: NonNullable<TodayItem['age']>, checkedAt: string) => string {
  const translate = useTranslate();
  const { integer, date } = useFormat();
  const lasting = (minutes: number) => {
    const hours = Math.floor(minutes / HOUR);
    const rest = hours % 24;
    if (hours === 0) return translate('home.today.age.minutes', { count: integer(minutes) });
    if (minutes < DAY) return translate('home.today.age.hours', { count: integer(hours) });
    const days = Math.floor(minutes / DAY);
    return rest === 0 || days >= LONG_DAYS
      ? translate('home.today.age.days', { days: integer(days) })
      : translate('home.today.age.daysHours', { days: integer(days), hours: integer(rest) });
  };
  return ({ moment, of }, checkedAt) => {
    if (of === 'late')
      return translate('home.today.age.late', { time: lasting(minutesBetween(moment, checkedAt)) });
    const minutes = minutesBetween(of === 'due' ? checkedAt : moment, of === 'due' ? moment : checkedAt);
    if (of === 'due')
      return translate('home.today.age.due', {
        // Of days to come nobody counts the hours.
        time: lasting(minutes < DAY ? minutes : minutes - (minutes % DAY)),
      });
    return minutes < DAY
      ? translate('home.today.age.for', { time: lasting(minutes) })
      : translate('home.today.age.since', { date: date(moment.slice(0, 10)) });
  };
}
