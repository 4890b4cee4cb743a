import { addDays, daysBetween } from '../../contract/calendar';

/** Shops that stop on purpose, so that somebody falls silent; of one a terminal is broken, of the other nobody knows why. */
const STOPPING: ReadonlyMap<string, { breaks: boolean }> = new Map([
  ['Pão da Serra Sorocaba', { breaks: true }],
  ['Pescados da Ilha', { breaks: false }],
]);

/** The first time on the last five days of those that a demo is filled with, then every four weeks, for twelve days. */
const FIRST_AFTER_DAYS = 85;
const EVERY_DAYS = 28;
const DAYS = 12;

/** When a shop stops, for as long as the demo lives. */
export interface Stops {
  /** `YYYY-MM-DD`: from this day on, and every four weeks. */
  from: string;
  /** Whether a terminal is broken: a work order is opened for it. */
  breaks: boolean;
}

/** @param firstDay the first day that the demo has movements of */
export function stopsOf(name: string, firstDay: string): Stops | null {
  const stopping = STOPPING.get(name);
  return stopping === undefined ? null : { from: addDays(firstDay, FIRST_AFTER_DAYS), ...stopping };
}

/** Whether a shop has no movements on a date, because it has stopped. */
export function isStopped(stops: Stops | null, date: string): boolean {
  return dayOfStop(stops, date) !== null;
}

/** Whether it is on this date that a shop stops. */
export function stopsOn(stops: Stops | null, date: string): boolean {
  return dayOfStop(stops, date) === 0;
}

function dayOfStop(stops: Stops | null, date: string): number | null {
  const days = stops === null ? -1 : daysBetween(stops.from, date);
  return days >= 0 && days % EVERY_DAYS < DAYS ? days % EVERY_DAYS : null;
}
