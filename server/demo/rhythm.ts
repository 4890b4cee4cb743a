import { addDays } from '../../contract/calendar';
import { isEve, isHoliday, isPayday, weekday } from './calendar';
import type { Chance } from './chance';

/** Opening and closing hour; `null`: closed. */
type Hours = readonly [open: number, close: number] | null;

/** What a kind of shop is like. */
interface Rhythm {
  weekdays: Hours;
  saturday: Hours;
  /** Sundays and holidays. */
  sunday: Hours;
  /** How busy it is compared with the other kinds. */
  traffic: number;
  /** The median deposit, in reais. */
  deposit: number;
}

const rhythms = {
  bakery: { weekdays: [6, 20], saturday: [6, 20], sunday: [6, 13], traffic: 1.1, deposit: 780 },
  market: { weekdays: [8, 21], saturday: [8, 21], sunday: [8, 14], traffic: 1.6, deposit: 1650 },
  station: { weekdays: [0, 24], saturday: [0, 24], sunday: [0, 24], traffic: 1.5, deposit: 1250 },
  pharmacy: { weekdays: [8, 22], saturday: [8, 22], sunday: [9, 18], traffic: 0.9, deposit: 720 },
  lottery: { weekdays: [9, 18], saturday: [9, 13], sunday: null, traffic: 1.4, deposit: 1900 },
  restaurant: { weekdays: [11, 22], saturday: [11, 23], sunday: [11, 16], traffic: 0.8, deposit: 940 },
  shop: { weekdays: [9, 18], saturday: [9, 14], sunday: null, traffic: 0.6, deposit: 860 },
  hardware: { weekdays: [7, 17], saturday: [7, 12], sunday: null, traffic: 0.7, deposit: 1450 },
} as const satisfies Record<string, Rhythm>;

export type Kind = keyof typeof rhythms;

/** Takings of the weekend reach the safe on Monday; Friday and Saturday are the shop's own best days. */
const WEEK = [0.55, 1.15, 0.92, 0.94, 1, 1.22, 1.12];
/** On payday, the day after, two days after. */
const AFTER_PAYDAY = [1.45, 1.3, 1.15];
/** The thirteenth wage is spent before Christmas. */
const CHRISTMAS = { from: '-12-10', to: '-12-24', factor: 1.25 };
/** On the eves of Christmas and New Year, who is not open around the clock closes at two. */
const EVE_CLOSE = 14;
/** Withdrawals (change for the till, wages) are the smaller part of an ordinary day's movements … */
const WITHDRAWALS = 0.095;
/** … and cluster where wages are paid. */
const WITHDRAWALS_AFTER_PAYDAY = [0.21, 0.17, 0.13];

/** How many movements a shop of this kind has on a date, compared with an ordinary day of an ordinary shop. */
export function busyness(kind: Kind, date: string): number {
  if (hoursOf(kind, date) === null) return 0;
  const day = isHoliday(date) ? 0 : weekday(date);
  const season = date.slice(4) >= CHRISTMAS.from && date.slice(4) <= CHRISTMAS.to ? CHRISTMAS.factor : 1;
  return rhythms[kind].traffic * (WEEK[day] ?? 1) * (AFTER_PAYDAY[daysAfterPayday(date)] ?? 1) * season;
}

/** How many of a date's movements are withdrawals, from 0 to 1. */
export function withdrawalShare(date: string): number {
  return WITHDRAWALS_AFTER_PAYDAY[daysAfterPayday(date)] ?? WITHDRAWALS;
}

/** What `daysAfterPayday` has found: every shop asks it for the same dates. */
const afterPayday = new Map<string, number>();

/** 0 on payday, up to 2; -1 on any other day. */
function daysAfterPayday(date: string): number {
  const known = afterPayday.get(date);
  if (known !== undefined) return known;
  const found = AFTER_PAYDAY.findIndex((_, days) => isPayday(addDays(date, -days)));
  afterPayday.set(date, found);
  return found;
}

/** The weight of each hour of a date; all zero when closed. */
export function hourWeights(kind: Kind, date: string): number[] {
  const hours = hoursOf(kind, date);
  return Array.from({ length: 24 }, (_, hour) => {
    if (hours === null) return 0;
    const [open, close] = hours;
    // The till is emptied when shifts change, most of all before and just after closing.
    if (hour === close) return 0.7;
    if (hour < open || hour > close) return 0;
    if (open === 0) return hour < 6 ? 0.15 : 1;
    if (hour >= close - 2) return 1.7;
    return hour >= 12 && hour <= 14 ? 1.3 : 0.7;
  });
}

function hoursOf(kind: Kind, date: string): Hours {
  const rhythm: Rhythm = rhythms[kind];
  const day = weekday(date);
  const hours = day === 0 || isHoliday(date) ? rhythm.sunday : day === 6 ? rhythm.saturday : rhythm.weekdays;
  if (hours === null || !isEve(date) || hours[0] === 0) return hours;
  return [hours[0], Math.min(hours[1], EVE_CLOSE)];
}

/** A deposit as notes make it, seldom with coins; in cents. */
export function depositCents(kind: Kind, chance: Chance): number {
  const reais = Math.min(Math.max(chance.around(rhythms[kind].deposit, 0.8), 20), 28_000);
  const rounding = chance.next();
  if (rounding < 0.05) return Math.round(reais * 20) * 5;
  if (rounding < 0.15) return Math.round(reais) * 100;
  return rounding < 0.45 ? Math.round(reais / 5) * 500 : Math.round(reais / 10) * 1000;
}

/** A withdrawal: round, as the dispenser has tens and fifties; in cents. */
export function withdrawalCents(chance: Chance): number {
  const reais = Math.min(Math.max(chance.around(320, 0.7), 20), 5000);
  return reais < 200 ? Math.round(reais / 10) * 1000 : Math.round(reais / 50) * 5000;
}
