import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Activity, type Day, type Moment, weekdayOf } from '../../../../server/areas/silence/activity';
import { type Judged, judge } from '../../../../server/areas/silence/judge';
import { behindSince } from '../../../../server/areas/silence/network';
import { quietDays } from '../../../../server/areas/silence/quiet-days';
import { ONCE_IN_DAYS } from '../../../../server/areas/silence/settings';
import { MONDAY, onWeekdays, shopWith } from './shops';

const nobodys = () => false;
const at = (days: number, hour: number): Moment => ({ day: MONDAY + days, hour });
const stateOf = (shop: Activity, now: Moment) => judge(shop, now, nobodys).state;
const judged = (shop: Activity, now: Moment) => judge(shop, now, nobodys) as Judged;

describe('a shop that deposits on every weekday by ten', () => {
  test('is normal on the weekend, and on the first day without a deposit', () => {
    expect(stateOf(shopWith(), at(-1, 24))).toBe('usual');
    expect(stateOf(shopWith(), at(0, 23))).toBe('usual');
  });

  test('is silent on the second day, after its hour and not before', () => {
    expect(stateOf(shopWith(), at(1, 10))).toBe('usual');
    expect(stateOf(shopWith(), at(1, 11))).toBe('silent');
  });

  test('is no longer silent after the next deposit', () => {
    const shop = shopWith();
    const back = { ...shop, days: new Map([...shop.days, [MONDAY + 2, { first: 9, last: 9 }]]) };
    expect(stateOf(back, at(2, 11))).toBe('usual');
  });

  test('is explained by its days: what is usual, and by which hour', () => {
    const { last, rhythm, onceInDays } = judged(shopWith(), at(1, 23));
    expect(last).toEqual({ day: MONDAY - 3, hour: 16 });
    // All of the 49 days up to that Friday had one; the week of the silence does not count.
    expect(rhythm.usual).toEqual({ days: 49, withDeposit: 49, byHour: 11 });
    expect(onceInDays).toBeGreaterThanOrEqual(ONCE_IN_DAYS);
  });
});

test('a shop with irregular deposits is not silent so soon', () => {
  // Each fourth weekday has no deposit.
  const irregular = shopWith({ on: (day) => onWeekdays(day) && day % 4 !== 0 });
  expect(stateOf(irregular, at(1, 24))).toBe('usual');
  expect(stateOf(irregular, at(7, 24))).toBe('silent');
});

test('the weekday counts: a shop that deposits only on Mondays is not silent on a Friday, nor judged', () => {
  const mondays = shopWith({ on: (day) => weekdayOf(day) === 1 });
  expect(stateOf(mondays, at(4, 24))).toBe('sparse');
});

test('with less than four known weeks, or without any deposit, a shop is not judged', () => {
  expect(stateOf(shopWith({ weeks: 3 }), at(3, 24))).toBe('sparse');
  expect(stateOf(shopWith({ on: nobodys }), at(3, 24))).toBe('sparse');
});

test('four known weeks are enough, to the day', () => {
  // Known from its first deposit on, a Thursday, to its last one, a Wednesday.
  const known = (days: number) =>
    shopWith({ on: (day) => onWeekdays(day) && day >= MONDAY + 3 - days, until: MONDAY + 3 });
  expect(stateOf(known(28), at(4, 24))).toBe('silent');
  expect(stateOf(known(27), at(4, 24))).toBe('sparse');
});

describe('quiet days', () => {
  const city = (count: number, place: Partial<Activity> = {}) =>
    Array.from({ length: count }, (_, index) => ({ ...shopWith({ code: `1${index}` }), ...place }));

  test('days on which most shops of the city are silent are not counted', () => {
    const shops = [...city(4), ...city(20, { city: 'Campinas' }).map(awake)];
    const quiet = quietDays(shops, at(1, 24));
    for (const shop of shops.slice(0, 4)) {
      expect(judge(shop, at(1, 24), quiet)).toMatchObject({ state: 'usual' });
    }
  });

  test('a day on which only one shop of the city is silent is counted', () => {
    const [one, ...others] = city(4);
    const shops = [one as Activity, ...others.map(awake)];
    expect(judge(shops[0] as Activity, at(1, 24), quietDays(shops, at(1, 24))).state).toBe('silent');
  });

  test('if a city has too few shops its state decides, otherwise the network', () => {
    const alone = shopWith({ code: '9', city: 'Marília' });
    const closed = [alone, ...city(3), ...city(3, { city: 'Campinas' })];
    expect(judge(alone, at(1, 24), quietDays(closed, at(1, 24))).state).toBe('usual');
    const open = [alone, ...[...city(3), ...city(3, { city: 'Campinas' })].map(awake)];
    expect(judge(alone, at(1, 24), quietDays(open, at(1, 24))).state).toBe('silent');
    const elsewhere = closed.map((shop) => (shop === alone ? shop : { ...shop, state: 'RS' }));
    expect(judge(alone, at(1, 24), quietDays(elsewhere, at(1, 24))).state).toBe('usual');
  });

  test.each([
    [3, 'usual'],
    [2, 'silent'],
  ])('%i silent shops of a city: each is %s while the rest of the state is open', (count, state) => {
    const shops = [...city(count), ...city(20, { city: 'Campinas' }).map(awake)];
    expect(judge(shops[0] as Activity, at(1, 24), quietDays(shops, at(1, 24))).state).toBe(state);
  });

  test('they have no influence on the rhythm', () => {
    // There is a holiday each week: if it counted, a day without a deposit would be normal.
    const holidays = (day: Day) => day >= MONDAY - 42 && weekdayOf(day) === 3;
    const shops = city(4).map((shop) => ({
      ...shop,
      days: new Map([...shop.days].filter(([day]) => !holidays(day))),
    }));
    const [one, ...others] = shops;
    const network = [one as Activity, ...others.map(awake)];
    const quiet = quietDays(network, at(1, 24));
    const { rhythm } = judge(network[0] as Activity, at(1, 24), quiet) as Judged;
    expect(rhythm.usual.withDeposit).toBe(rhythm.usual.days);
  });

  test('of the current day only complete hours count', () => {
    const late = city(4).map((shop) => ({
      ...shop,
      days: new Map([...shop.days].map(([day, hours]) => [day, { ...hours, first: 15 }])),
    }));
    const quiet = (hour: number) => quietDays(late, at(0, hour))(late[0] as Activity, MONDAY);
    expect(quiet(14)).toBe(false);
    expect(quiet(16)).toBe(true);
  });

  function awake(shop: Activity): Activity {
    const days = new Map(shop.days);
    for (let day = MONDAY; day <= MONDAY + 1; day += 1) days.set(day, { first: 9, last: 17 });
    return { ...shop, days };
  }
});

describe('whatever the days of a shop', () => {
  const days = fc.array(fc.integer({ min: 0, max: 69 }), { maxLength: 70 });
  const shopOf = (chosen: readonly number[]) => ({
    ...shopWith(),
    days: new Map(chosen.map((ago) => [MONDAY - 1 - ago, { first: 9, last: 17 }])),
  });

  test('a longer silence is never more usual than a shorter one', () => {
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: 0, max: 9 }),
        fc.integer({ min: 0, max: 23 }),
        (chosen, day, hour) => {
          const shop = shopOf(chosen);
          const [sooner, later] = [
            judge(shop, at(day, hour), nobodys),
            judge(shop, at(day, hour + 1), nobodys),
          ];
          if (sooner.state === 'silent') expect(later.state).toBe('silent');
        },
      ),
    );
  });

  test('a silence is reported only if it is as rare as the setting requires', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 9 }), (chosen, day) => {
        const judgement = judge(shopOf(chosen), at(day, 24), nobodys);
        if (judgement.state === 'sparse') return;
        expect(judgement.state === 'silent').toBe(judgement.onceInDays >= ONCE_IN_DAYS);
      }),
    );
  });
});

describe('the network as a whole', () => {
  // Deposits in every hour of the day, none from ten at night until six.
  const open = Array.from({ length: 40 * 24 }, (_, hour) => hour).filter(
    (hour) => hour % 24 >= 6 && hour % 24 < 22,
  );

  test('is behind if nothing arrives for longer than ever, not in an ordinary night', () => {
    const evening = open.at(-1) as number;
    expect(behindSince(open, evening + 9)).toBeNull();
    expect(behindSince(open, evening + 11)).toBe(evening);
  });

  test('is not behind before anything has arrived', () => expect(behindSince([], 100)).toBeNull());
});
