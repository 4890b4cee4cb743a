import { afterAll, beforeAll, expect, test } from 'vitest';
import { movements, operatorMoments } from '../../../../server/areas/dashboard/figures';
import { spanOf } from '../../../../server/areas/dashboard/span';
import type { Database } from '../../../../server/platform/db/open';
import { EVERYTHING } from '../../../../server/platform/principal/scope';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addTransactions, transaction } from '../../../support/network';
import { readings, vacuumed } from '../../../support/plans';

/* What a dashboard reads of a network with many hours. */

const AT = '2026-11-20T12:00:00';
const HOURS_BEGUN = Array.from({ length: Number(AT.slice(11, 13)) + 1 }, (_, hour) =>
  String(hour).padStart(2, '0'),
);
const everything = { scope: EVERYTHING, establishments: null, operators: null, accounts: null };
const one = { ...everything, establishments: ['0001'] };
const HOURS = 24 * 90;

let database: Database;

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  const start = Date.parse('2026-08-23T00:00:00Z');
  for (const establishmentCode of ['0001', '0002', '0003', '0004']) {
    await addTransactions(
      database.db,
      Array.from({ length: HOURS }, (_, hour) =>
        transaction(new Date(start + hour * 3_600_000).toISOString().slice(0, 19), { establishmentCode }),
      ),
    );
  }
  await vacuumed(database.db);
});
afterAll(() => database.close());

test('DASH-09 today by hour, of all, is read only from an index', async () => {
  const span = spanOf({ estabelecimento: '*', tipoTransacao: 'dt', periodo: 0 }, AT, HOURS_BEGUN);
  const found = [
    ...(await readings(database.db, (db) => movements(db, everything, span))),
    ...(await readings(database.db, (db) => operatorMoments(db, everything, span, 'America/Sao_Paulo'))),
  ].filter(({ table }) => table === 'transaction_rollup');
  expect(found.map(({ text }) => text)).toEqual([
    'Index Only Scan transaction_rollup_hours 0',
    'Index Only Scan transaction_rollup_hours 0',
    'Index Only Scan transaction_rollup_hours 0',
  ]);
});

test.each(['dt', 'dc'] as const)(
  'DASH-03 seven days by %s of one establishment read only its days',
  async (dateType) => {
    const span = spanOf({ estabelecimento: '0001', tipoTransacao: dateType, periodo: 7 }, AT, HOURS_BEGUN);
    const found = [
      ...(await readings(database.db, (db) => movements(db, one, span))),
      ...(await readings(database.db, (db) => operatorMoments(db, one, span, 'America/Sao_Paulo'))),
    ].filter(({ table }) => table === 'transaction_day' || table === 'operator_day');
    expect(found.length).toBe(3);
    // Seven days, and the five that a capture may lie before its accounting date.
    expect(Math.max(...found.map(({ rows }) => rows))).toBeLessThanOrEqual(12);
  },
);
