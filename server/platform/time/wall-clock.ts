const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

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
 * over that time, the first instant after the leap.
 * @param text `YYYY-MM-DDTHH:mm:ss`
 */
export function instantAt(timeZone: string, text: string): Date {
  const wanted = Date.parse(`${text}Z`);
  let instant = wanted;
  // The first step finds the zone's offset, the second that of the right side of a change of the clocks.
  for (let step = 0; step < 2; step += 1) {
    instant += wanted - Date.parse(`${wallClock(timeZone, new Date(instant))}Z`);
  }
  return wallClock(timeZone, new Date(instant)) === text
    ? new Date(instant)
    : afterLeap(timeZone, text, instant);
}

/** The first second at which the clocks show more than a time that they leap over. @param near an instant beside the leap */
function afterLeap(timeZone: string, text: string, near: number): Date {
  let [before, after] = [near - DAY_MS, near + DAY_MS];
  while (after - before > SECOND_MS) {
    const middle = Math.floor((before + after) / 2 / SECOND_MS) * SECOND_MS;
    if (wallClock(timeZone, new Date(middle)) > text) after = middle;
    else before = middle;
  }
  return new Date(after);
}

/**
 * The hours of today that have begun by a network's clocks, `00` to `23`, the newest last. On a day on which the clocks
 * are put forward one of them is not there, and on one on which they are put back one is there twice.
 */
export function hoursOfToday(timeZone: string, now: Date): string[] {
  const today = wallClock(timeZone, now).slice(0, 10);
  const hours: string[] = [];
  for (let instant = now.getTime(); ; instant -= HOUR_MS) {
    const at = wallClock(timeZone, new Date(instant));
    if (!at.startsWith(today)) return hours.toReversed();
    hours.push(at.slice(11, 13));
  }
}
