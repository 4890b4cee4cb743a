import { addDays } from '../../contract/calendar';

export const HOUR = 3600;
export const DAY = 24 * HOUR;

/** A stretch of the network's life on its own clocks; the start belongs to it, the end does not. */
export interface Span {
  /** `YYYY-MM-DD` */
  firstDay: string;
  /** Where it starts on the first day, in seconds from midnight. */
  from: number;
  lastDay: string;
  /** Where it ends on the last day: after it nothing has happened yet. */
  until: number;
}

/** A day, or the part of it that belongs to a span, in seconds from midnight. */
export interface DayPart {
  date: string;
  from: number;
  until: number;
}

/** The days of a span, one after the other. */
export function daysOf({ firstDay, from, lastDay, until }: Span): DayPart[] {
  const parts: DayPart[] = [];
  for (let date = firstDay; date <= lastDay; date = addDays(date, 1)) {
    parts.push({ date, from: date === firstDay ? from : 0, until: date === lastDay ? until : DAY });
  }
  return parts;
}

/** Whether a moment of the day belongs to the part. */
export function happensIn({ from, until }: DayPart, second: number): boolean {
  return second >= from && second < until;
}

/** `YYYY-MM-DDTHH:mm:ss`; the end of a day is the start of the next. */
export function clockText(date: string, second: number): string {
  if (second >= DAY) return clockText(addDays(date, 1), second - DAY);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${date}T${two(second / HOUR)}:${two((second % HOUR) / 60)}:${two(second % 60)}`;
}

/** The seconds from midnight of `YYYY-MM-DDTHH:mm:ss`. */
export function secondOf(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.slice(11).split(':').map(Number);
  return hours * HOUR + minutes * 60 + seconds;
}
