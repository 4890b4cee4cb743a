const NOON = 12;
const EVENING = 18;

/** The part of the day of an instant, by the wall clock of a time zone. */
export function partOfDay(timeZone: string, instant: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(instant),
  );
  if (hour < NOON) return 'morning';
  return hour < EVENING ? 'afternoon' : 'evening';
}
