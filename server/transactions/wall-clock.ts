import { todayIn } from '../../contract/dates';

/** What the network's clocks show at an instant, `YYYY-MM-DDTHH:mm:ss`: the form of every capture time. */
export function wallClock(timeZone: string, instant: Date): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium', hourCycle: 'h23' });
  return `${todayIn(timeZone, instant)}T${time.format(instant)}`;
}
