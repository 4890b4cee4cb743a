/** Offsets of a zone by the hour; there are no more hours than statements have. */
type Offsets = (moment: string) => number;

/**
 * Tells by how many minutes the clocks of a zone are ahead of UTC at a moment that they show.
 * @param timeZone its IANA name
 */
export function offsetsOf(timeZone: string): Offsets {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const shown = (instant: number) => {
    const found = new Map(parts.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
    const of = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? 0;
    return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
  };
  const known = new Map<string, number>();
  return (moment) => {
    const hour = moment.slice(0, 13);
    const before = known.get(hour);
    if (before !== undefined) return before;
    const wall = Date.UTC(
      Number(hour.slice(0, 4)),
      Number(hour.slice(5, 7)) - 1,
      Number(hour.slice(8, 10)),
      Number(hour.slice(11, 13)),
    );
    // A first guess, and once more where the clocks have changed in between.
    let instant = wall - (shown(wall) - wall);
    instant = wall - (shown(instant) - instant);
    const minutes = Math.round((wall - instant) / 60_000);
    known.set(hour, minutes);
    return minutes;
  };
}

/** `-03:00`, as ISO 8601 has it. */
export function isoOffset(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
