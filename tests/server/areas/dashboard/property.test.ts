import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../../../contract/calendar';
import { type DashboardQuery, dashboard, PERIODS_OF } from '../../../../contract/dashboard';
import { type DateType, dateTypes } from '../../../../contract/reports';
import { cancelTransactions } from '../../../../server/ingest/transactions/cancel';
import type { Database } from '../../../../server/platform/db/open';
import { wallClock } from '../../../../server/platform/time/wall-clock';
import { freshDatabase } from '../../../support/databases';
import fc from '../../../support/fast-check';
import {
  addNetwork,
  addTransactions,
  addUser,
  forgetTransactions,
  transaction,
} from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';
import { type PlainRow, plainDashboard } from './plain';

/* Any transactions, any filter, any clock: the dashboard equals the sums of its rows, added up one by one. */

/** A time zone a day ahead, one a day behind, and one whose clocks skip midnight. */
const zones = ['America/Sao_Paulo', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Beirut'] as const;
const everywhere = ['0001', '0002', '0003', '0004'];
const seen: Record<string, readonly string[]> = {
  '10000001': everywhere,
  '20000002': ['0001', '0002'],
  '30000003': ['0003'],
};
const groups: Record<number, readonly string[]> = { 1: ['0001', '0002'], 2: ['0003'] };

let database: Database;
const portals = new Map<string, TestPortal>();

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: '10000001', role: 1 });
  await addUser(database.db, { login: '20000002', role: 2, groups: [1] });
  await addUser(database.db, { login: '30000003', role: 3, establishments: ['0003'] });
  for (const zone of zones) portals.set(zone, await testPortal(database, { PORTAL_TIME_ZONE: zone }));
});
afterAll(async () => {
  for (const portal of portals.values()) await portal.app.close();
  await database.close();
});

const movement = fc.record({
  establishment: fc.constantFrom(...everywhere),
  operator: fc.constantFrom(1, 2),
  daysAgo: fc.oneof(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 66 })),
  // Also the first and last second of an hour and of a day.
  second: fc.oneof(
    fc.constantFrom(0, 3599, 3600, 43_199, 43_200, 86_399),
    fc.integer({ min: 0, max: 86_399 }),
  ),
  lag: fc.integer({ min: 0, max: 5 }),
  processCode: fc.constantFrom(304, 304, 302),
  cents: fc.oneof(fc.constant(10_000), fc.integer({ min: 1, max: 2_000_000 })),
  cancelled: fc.integer({ min: 0, max: 4 }).map((of) => of === 0),
});
type Movement = typeof movement extends fc.Arbitrary<infer Value> ? Value : never;

const asked = fc.record({
  login: fc.constantFrom(...Object.keys(seen)),
  zone: fc.constantFrom(...zones),
  tipoTransacao: fc.constantFrom<DateType>(...dateTypes),
  period: fc.nat(),
  where: fc.nat(),
});

/** Told minute by minute by the clock of the zone. */
function hoursBegun(zone: string, now: Date): string[] {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  const [today] = format.format(now).split(' ');
  const hours: string[] = [];
  for (let minutes = 0; ; minutes += 60) {
    const [day, time = ''] = format.format(new Date(now.getTime() - minutes * 60_000)).split(' ');
    if (day !== today) return hours.toReversed();
    hours.push(time.slice(0, 2));
  }
}

const two = (value: number) => String(value).padStart(2, '0');
const timeOf = (second: number) =>
  `${two(Math.floor(second / 3600))}:${two(Math.floor(second / 60) % 60)}:${two(second % 60)}`;

function rowOf(move: Movement, today: string): PlainRow {
  const day = addDays(today, -move.daysAgo);
  return {
    ...transaction(`${day}T${timeOf(move.second)}`, {
      establishmentCode: move.establishment,
      operatorId: Number(move.establishment) * 10 + move.operator,
      accountingDate: addDays(day, move.lag),
      processCode: move.processCode,
      amount: (move.cents / 100).toFixed(2),
    }),
    cancelled: move.cancelled,
  };
}

test('DASH-03 DASH-11 API-28 every figure is the sum of its rows', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(movement, { minLength: 1, maxLength: 60 }),
      fc.array(asked, { minLength: 12, maxLength: 12 }),
      fc.integer({ min: 0, max: 86_400 * 400 }),
      async (moves, questions, seconds) => {
        const now = new Date(Date.UTC(2026, 0, 1) + seconds * 1000);
        await forgetTransactions(database.db);
        // The clock jumps, and the limit of sign-ins uses it.
        await database.db.deleteFrom('rate_limit').execute();
        const today = wallClock('UTC', now).slice(0, 10);
        const rows = moves.map((move) => rowOf(move, today));
        await addTransactions(database.db, rows);
        await database.db.transaction().execute((trx) =>
          cancelTransactions(
            trx,
            rows.filter(({ cancelled }) => cancelled).map((row) => ({ ...row, cancelledAt: now })),
          ),
        );
        // A session is valid only while the clock stands still.
        const tokens = new Map<string, string>();
        for (const { login, zone, tipoTransacao, period, where } of questions) {
          const portal = portals.get(zone);
          if (portal === undefined) throw new Error('every zone has its portal');
          portal.setNow(now);
          const session = login + zone;
          if (!tokens.has(session)) tokens.set(session, (await portal.signIn(login)).token);
          const token = tokens.get(session);
          const own = seen[login] ?? [];
          const places = [
            ['*', own],
            ...own.map((code) => [code, [code]]),
            ...Object.entries(groups).flatMap(([group, codes]) =>
              codes.every((code) => own.includes(code)) ? [[Number(group), codes]] : [],
            ),
          ] as [string | number, string[]][];
          const [place, establishments] = places[where % places.length] ?? ['*', own];
          const periods = PERIODS_OF[tipoTransacao];
          const query: DashboardQuery = {
            ...(typeof place === 'number' ? { agrupador: place } : { estabelecimento: place }),
            tipoTransacao,
            periodo: periods[period % periods.length] ?? 7,
          };
          const { status, body } = await portal.call(dashboard, { token, query });
          expect([status, body.message]).toEqual([200, undefined]);
          const { arrived, ...figures } = body;
          expect(arrived.delivery).toBe(1);
          const provider = login === '10000001';
          const at = wallClock(zone, now);
          expect(figures, JSON.stringify({ query, login, zone, at })).toEqual(
            plainDashboard({ rows, query, establishments, provider, at, hours: hoursBegun(zone, now) }),
          );
        }
      },
    ),
    { numRuns: 15 },
  );
}, 120_000);
