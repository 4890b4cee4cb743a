/** Making one costs more than using it a hundred times. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** What the network's clocks show at an instant, `YYYY-MM-DDTHH:mm:ss`: the form of every capture time. */
export function wallClock(timeZone: string, instant: Date): string {
  const parts = clockOf(timeZone).formatToParts(instant);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}`;
}

/**
 * The instant at which the network's clocks show a time, the inverse of `wallClock`. Where the clocks leap forward
 * over that time, an instant beside the leap.
 * @param text `YYYY-MM-DDTHH:mm:ss`
 */
export function instantAt(timeZone: string, text: string): Date {
  const wanted = Date.parse(`${text}Z`);
  let instant = wanted;
  // The first step finds the zone's offset, the second that of the right side of a change of the clocks.
  for (let step = 0; step < 2; step += 1) {
    instant += wanted - Date.parse(`${wallClock(timeZone, new Date(instant))}Z`);
  }
  return new Date(instant);
}
