import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../../../contract/calendar';
import { listNotifications } from '../../../../contract/notifications';
import { codeUses } from '../../../../server/ingest/codes/use';
import { openArrival } from '../../../../server/ingest/transactions/arrival';
import { cancelTransactions } from '../../../../server/ingest/transactions/cancel';
import { storeTransactions } from '../../../../server/ingest/transactions/store';
import type { Database } from '../../../../server/platform/db/open';
import { EVERYTHING, only } from '../../../../server/platform/principal/scope';
import { freshDatabase } from '../../../support/databases';
import {
  addNetwork,
  addTransactions,
  addUser,
  forgetTransactions,
  transaction,
} from '../../../support/network';
import { forgetNotices, sentNotices } from '../../../support/notices';
import { NOON, type TestPortal, TODAY, testPortal } from '../../../support/portal';
import { rollupDifferences } from '../../../support/snapshot';
import { deliver } from './deliver';

/* The use and misuse of codes. */

let database: Database;
let portal: TestPortal;
let people: Record<'administrator' | 'manager' | 'other', number>;

beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  await addNetwork(db);
  people = {
    administrator: await addUser(db, { login: '10000001', role: 1 }),
    manager: await addUser(db, { login: '20000002', role: 2, groups: [1] }),
    other: await addUser(db, { login: '20000003', role: 2, establishments: ['0003'] }),
  };
  portal = await testPortal(database);
});
afterEach(async () => {
  const { db } = database;
  await forgetNotices(db);
  await db.updateTable('operator').set({ active: true }).execute();
  await forgetTransactions(db);
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const at = (time: string, overrides = {}) => transaction(`${TODAY}T${time}`, overrides);
const use = async (id: number) => (await codeUses(database.db, EVERYTHING, [id]))[0];
const notified = async () => (await sentNotices(database.db)).map(({ user, kind }) => [kind, user]);
/** Switched off at noon by the network's clocks: 15:00 UTC. */
const switchOff = (id: number) =>
  database.db
    .updateTable('operator')
    .set({ active: false, ended_at: new Date(NOON) })
    .where('id', '=', id)
    .execute();

describe('the first and the last use of a code', () => {
  test('follow deliveries in any order, to the second', async () => {
    expect(await use(11)).toEqual({ operatorId: 11, firstUsed: null, lastUsed: null, misuses: [] });
    await addTransactions(database.db, [at('10:00:05')]);
    expect(await use(11)).toMatchObject({ firstUsed: `${TODAY}T10:00:05`, lastUsed: `${TODAY}T10:00:05` });
    await addTransactions(database.db, [at('09:00:00'), at('11:30:59'), at('10:30:00')]);
    expect(await use(11)).toMatchObject({ firstUsed: `${TODAY}T09:00:00`, lastUsed: `${TODAY}T11:30:59` });
    const late = addDays(TODAY, -20);
    await addTransactions(database.db, [transaction(`${late}T23:59:59`), at('10:45:00')]);
    expect(await use(11)).toMatchObject({ firstUsed: `${late}T23:59:59`, lastUsed: `${TODAY}T11:30:59` });
    expect(await use(12)).toMatchObject({ firstUsed: null });
    expect(await rollupDifferences(database.db)).toEqual([]);
  });

  test('include withdrawals, and transactions that were cancelled since, because the code was used', async () => {
    const row = at('08:00:00', { processCode: 302 });
    await addTransactions(database.db, [row]);
    await database.db
      .transaction()
      .execute((trx) => cancelTransactions(trx, [{ ...row, cancelledAt: new Date(NOON) }]));
    expect(await use(11)).toMatchObject({ firstUsed: `${TODAY}T08:00:00`, lastUsed: `${TODAY}T08:00:00` });
    expect(await rollupDifferences(database.db)).toEqual([]);
  });

  test('are exact with many writers', async () => {
    const batch = (writer: number) =>
      Array.from({ length: 40 }, (_, index) => {
        const hour = String((writer * 7 + index * 5) % 24).padStart(2, '0');
        const day = addDays(TODAY, -((index * 11 + writer) % 30));
        return transaction(`${day}T${hour}:${String(index).padStart(2, '0')}:00`, {
          operatorId: [11, 12, 21, 22][(index + writer) % 4] ?? 11,
        });
      });
    await Promise.all(
      [0, 1, 2, 3, 4, 5].map((writer) =>
        (async () => {
          const rows = batch(writer);
          for (let from = 0; from < rows.length; from += 8) {
            await addTransactions(database.db, rows.slice(from, from + 8));
          }
        })(),
      ),
    );
    expect(await rollupDifferences(database.db)).toEqual([]);
  });

  test('are returned only for codes of the scope', async () => {
    await addTransactions(database.db, [at('09:00:00'), at('09:00:00', { establishmentCode: '0003' })]);
    const ids = [11, 31, 9999];
    const of = async (scope: typeof EVERYTHING) =>
      (await codeUses(database.db, scope, ids)).map(({ operatorId }) => operatorId);
    expect(await of(EVERYTHING)).toEqual([11, 31]);
    expect(await of(only(['0003']))).toEqual([31]);
    expect(await of(only([]))).toEqual([]);
  });
});

describe('a use in a shop that is not its own', () => {
  const elsewhere = (time: string) => at(time, { establishmentCode: '0003', operatorId: 11 });

  test('is stored, and notified to the managers of the code’s shop, once for each shop', async () => {
    await addTransactions(database.db, [elsewhere('09:00:00'), elsewhere('09:30:00'), at('10:00:00')]);
    expect((await use(11))?.misuses).toEqual([
      {
        kind: 'elsewhere',
        ec: '0003',
        nomeFantasia: 'Mercado 3',
        first: `${TODAY}T09:00:00`,
        last: `${TODAY}T09:30:00`,
        count: 2,
      },
    ]);
    const { administrator, manager } = people;
    const once = [
      ['codeUsedElsewhere', administrator],
      ['codeUsedElsewhere', manager],
    ];
    expect(await notified()).toEqual(once);
    const { token } = await portal.signIn('20000002');
    const { body } = await portal.call(listNotifications, { token, headers: { 'accept-language': 'en' } });
    expect(JSON.stringify(body)).toContain(
      'The code of Operador 11 ending in 110 belongs to Mercado 1 but was used on 20 Nov 2026 at 09:30 in Mercado 3.',
    );
    expect(JSON.stringify(body)).not.toContain('000555110');
    await addTransactions(database.db, [elsewhere('08:00:00'), elsewhere('11:00:00')]);
    expect(await notified()).toEqual(once);
    expect((await use(11))?.misuses).toMatchObject([
      { first: `${TODAY}T08:00:00`, last: `${TODAY}T11:00:00`, count: 4 },
    ]);
    await addTransactions(database.db, [at('11:30:00', { establishmentCode: '0004', operatorId: 11 })]);
    expect(await notified()).toHaveLength(4);
  });

  test('is counted once, however often it is delivered', async () => {
    const rows = [elsewhere('09:00:00')];
    await addTransactions(database.db, rows);
    expect(await deliver(database.db, rows)).toEqual(['known']);
    expect((await use(11))?.misuses).toMatchObject([{ count: 1 }]);
    expect(await notified()).toHaveLength(2);
  });

  test('that is rolled back is neither stored nor notified', async () => {
    const undone = database.db.transaction().execute(async (trx) => {
      await storeTransactions(
        trx,
        [elsewhere('09:00:00')],
        await openArrival(trx, 'test'),
        'America/Sao_Paulo',
      );
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect([(await use(11))?.misuses, await notified()]).toEqual([[], []]);
  });

  test('by several writers at once is notified once', async () => {
    await Promise.all(
      ['09:00:00', '09:10:00', '09:20:00', '09:30:00'].map((time) =>
        addTransactions(database.db, [elsewhere(time)]),
      ),
    );
    expect((await use(11))?.misuses).toMatchObject([{ count: 4 }]);
    expect(await notified()).toHaveLength(2);
  });
});

describe('a use after the code was switched off', () => {
  test('is stored and notified; an earlier one that arrives late is none', async () => {
    await switchOff(11);
    await addTransactions(database.db, [at('11:59:59'), at('12:00:00')]);
    expect([(await use(11))?.misuses, await notified()]).toEqual([[], []]);
    await addTransactions(database.db, [at('12:00:01'), at('13:00:00')]);
    expect((await use(11))?.misuses).toMatchObject([
      { kind: 'off', ec: '0001', first: `${TODAY}T12:00:01`, last: `${TODAY}T13:00:00`, count: 2 },
    ]);
    const { administrator, manager } = people;
    expect(await notified()).toEqual([
      ['codeUsedOff', administrator],
      ['codeUsedOff', manager],
    ]);
    await addTransactions(database.db, [at('14:00:00')]);
    expect(await notified()).toHaveLength(2);
  });

  test('in another shop is both', async () => {
    await switchOff(11);
    await addTransactions(database.db, [at('13:00:00', { establishmentCode: '0003', operatorId: 11 })]);
    expect((await use(11))?.misuses.map(({ kind, ec }) => [kind, ec])).toEqual([
      ['elsewhere', '0003'],
      ['off', '0003'],
    ]);
    expect(await notified()).toHaveLength(4);
  });

  test('of a code that was switched on again is none', async () => {
    await switchOff(11);
    await database.db.updateTable('operator').set({ active: true }).where('id', '=', 11).execute();
    await addTransactions(database.db, [at('13:00:00')]);
    expect((await use(11))?.misuses).toEqual([]);
  });
});
