import { setTimeout as pause } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { depositBalance } from '../../../contract/balance';
import { addDays } from '../../../contract/calendar';
import { dashboard } from '../../../contract/dashboard';
import { depositReport } from '../../../contract/statement';
import { billMonth } from '../../../server/areas/financial/bill-month';
import { knownTariffs, saveTariffs, tariffOf } from '../../../server/ingest/master-data/tariffs';
import type { TransactionRow } from '../../../server/ingest/transactions/batch';
import { cancelTransactions } from '../../../server/ingest/transactions/cancel';
import { newestPosition } from '../../../server/network/reconciliation/as-of';
import { type ReadUpTo, rowsAfter } from '../../../server/network/reconciliation/by-arrival';
import { differences } from '../../../server/network/rollups/compare';
import { migrate } from '../../../server/network/rollups/migrate';
import { distribute } from '../../../server/platform/db/citus/distribute';
import { SPREAD } from '../../../server/platform/db/citus/spread';
import { PATIENCE } from '../../../server/platform/db/migrate/patience';
import { type Database, openPostgres } from '../../../server/platform/db/open';
import { inSnapshot } from '../../../server/platform/db/reading';
import { system } from '../../../server/platform/principal/principal';
import { EVERYTHING } from '../../../server/platform/principal/scope';
import { type Citus, hasCitus, spreadDatabase, startCitus } from '../../support/citus';
import { freshDatabase } from '../../support/databases';
import { addNetwork, addTransactions, addUser, transaction } from '../../support/network';
import { type TestPortal, TODAY, testPortal } from '../../support/portal';
import { linesOf, reportRequest, statementFile } from '../engines/exports/statement-file';
import { send, wire } from '../ingest/feed/send';

/* The same server on a Citus cluster of a coordinator and two workers (decision 124). */

const SHOPS = ['0001', '0002', '0003', '0004'];
const PATIENT = { timeout: 30_000 };

/** Rows of all shops, so that a batch lies on all nodes. */
const batchOf = (capturedAt: string, amount = '10.00'): TransactionRow[] =>
  SHOPS.map((establishmentCode) => transaction(capturedAt, { establishmentCode, amount }));

describe.skipIf(!hasCitus())('on a Citus cluster, or skipped where the extension is not installed', () => {
  let citus: Citus;
  let spread: Database;
  let onCitus: TestPortal;
  const told: string[] = [];

  beforeAll(async () => {
    citus = await startCitus(['synchronous_commit=on']);
    const url = await spreadDatabase(citus, 'shop');
    // Connections that break while nodes die are not looked at here.
    spread = openPostgres(url, () => {});
    await migrate(spread.db, { patience: { ...PATIENCE, tell: (sentence) => told.push(sentence) } });
    await addNetwork(spread.db);
    await addUser(spread.db, { login: '10000001', role: 1 });
    onCitus = await testPortal(spread);
  }, 120_000);
  afterAll(async () => {
    await onCitus.app.close();
    await spread.close();
    await citus.stop();
  });

  test('a start spreads the tables over the workers, says so, and does it once', async () => {
    const { rows } = await sql<{ name: string; nodes: number }>`
      select t.table_name::text as name, count(distinct nodeport)::int as nodes
      from citus_tables t join citus_shards s using (table_name)
      where t.citus_table_type = 'distributed' and t.distribution_column = 'establishment_code'
      group by 1 order by 1`.execute(spread.db);
    expect(rows.map(({ name }) => name)).toEqual([...SPREAD].sort());
    expect(rows.every(({ nodes }) => nodes === citus.workers.length)).toBe(true);
    expect(told.map((sentence) => sentence.split(' ').slice(0, 2).join(' '))).toEqual([
      'spreading cash_transaction,',
      'the tables',
    ]);
    await migrate(spread.db, { patience: { ...PATIENCE, tell: (sentence) => told.push(sentence) } });
    expect(told).toHaveLength(2);
  });

  test('a worker is no database for a server', async () => {
    const [worker] = citus.workers;
    const wrong = openPostgres(
      Object.assign(new URL(worker?.url ?? ''), { pathname: '/shop' }).toString(),
      () => {},
    );
    await expect(distribute(wrong.db)).rejects.toThrow('DATABASE_URL leads to a worker of a Citus cluster');
    await wrong.close();
  });

  test('FIN-02 STMT-20 DASH-03 every answer is that of one PostgreSQL with the same rows', async () => {
    const single = await freshDatabase();
    await addNetwork(single.db);
    await addUser(single.db, { login: '10000001', role: 1 });
    const onSingle = await testPortal(single);
    const rows = [0, 1, 2, 7, 13, 29, 45].flatMap((ago, index) => [
      ...batchOf(`${addDays(TODAY, -ago)}T09:1${index}:00`, `${index + 1}.05`),
      ...batchOf(`${addDays(TODAY, -ago)}T11:5${index}:30`, '100.00').map((row) => ({
        ...row,
        processCode: 302,
      })),
      ...batchOf(`${addDays(TODAY, -ago)}T11:2${index}:30`, '33.10').map((row) => ({
        ...row,
        operatorId: row.operatorId + 1,
      })),
    ]);
    const cancelled = rows.filter((_, index) => index % 7 === 0);
    const billing = system('billing');
    const answers: unknown[] = [];
    for (const portal of [onSingle, onCitus]) {
      const { db } = portal.database;
      const sent = await send(portal, [...rows, ...rows.slice(0, 3)].map(wire));
      expect([sent.status, sent.body.stored, sent.body.known]).toEqual([200, rows.length, 3]);
      const other = await send(
        portal,
        rows.slice(0, 1).map((row) => wire({ ...row, amount: '9.99' })),
      );
      expect(other.body.problems[0]?.reason).toContain('contradicts the same transaction');
      const outcomes = await db.transaction().execute((trx) =>
        cancelTransactions(
          trx,
          cancelled.map((row) => ({ ...row, cancelledAt: new Date('2026-11-20T12:00:00Z') })),
        ),
      );
      expect(outcomes.every((outcome) => outcome === 'cancelled')).toBe(true);
      const bills = await db.transaction().execute(async (trx) => {
        const tariffs = SHOPS.map((code) => tariffOf(code, '2026-09', null, '10.00'));
        await saveTariffs(trx, billing, tariffs, await knownTariffs(trx, tariffs));
        await billMonth(trx, billing, '2026-10', '2026-11-01');
        const { rows: made } =
          await sql`select establishment_code, logical_number, retailer_deposit, excess, realised
          from billing order by 1, 2`.execute(trx);
        return made;
      });
      const { token } = await portal.signIn('10000001');
      const statement = async (period: object) => {
        const { status, body } = await portal.call(depositReport, {
          token,
          query: { formato: 'tela' },
          body: reportRequest({ todosEcs: !('ecs' in period), ...period }),
        });
        expect([status, body.message]).toEqual([200, undefined]);
        return [body.rows, body.footers, body.totalRows];
      };
      const long = { tsInicio: `${addDays(TODAY, -58)} 00:00:00` };
      const figures = async (query: object) => {
        const { status, body } = await portal.call(dashboard, { token, query });
        expect([status, body.message]).toEqual([200, undefined]);
        // The moment of arrival is that of the clock of this machine.
        return { ...body, arrived: body.arrived.delivery };
      };
      const days = ([0, 7, 30] as const).flatMap((periodo) =>
        (periodo === 0 ? ['dt'] : ['dt', 'dc']).map((tipoTransacao) => ({
          estabelecimento: '*',
          periodo,
          tipoTransacao,
        })),
      );
      const balance = await portal.call(depositBalance, { token });
      answers.push({
        bills,
        today: await statement({}),
        long: await statement({ ...long, ecs: ['0002'] }),
        posted: await statement({ ...long, tipoDeData: 'dc' }),
        parts: await statement({ tsInicio: `${TODAY} 09:10:30`, tsFim: `${TODAY} 11:29:59` }),
        balance: balance.body.reportData,
        dashboards: await Promise.all(days.map(figures)),
        file: linesOf(await statementFile(portal, token, { todosEcs: true, ...long })).filter(([first]) =>
          first?.startsWith('20'),
        ),
        rollups: await differences(db, { first: addDays(TODAY, -60), last: TODAY }),
      });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[1]).toMatchObject({
      bills: { length: 4 },
      file: { length: rows.length - cancelled.length },
      rollups: [],
    });
    await onSingle.app.close();
    await single.close();
  }, 60_000);

  test('a row that comes again after its terminal has moved is known, also to two writers at once', async () => {
    const row = transaction(`${TODAY}T08:00:00`);
    const moved = { ...row, establishmentCode: '0002' };
    const store = (one: TransactionRow) => addTransactions(spread.db, [one]);
    await store(transaction(`${TODAY}T07:59:00`));
    await Promise.all([store(row), store(moved)]);
    await store(moved);
    await store(row);
    expect(await storedOnce([row])).toEqual([]);
  });

  /** The keys of the rows that are not stored exactly once. */
  async function storedOnce(rows: readonly TransactionRow[]): Promise<string[]> {
    const { rows: stored } = await sql<{ nsu: string; count: number }>`
      select nsu, count(*)::int as count from cash_transaction group by nsu`.execute(spread.db);
    const counts = new Map(stored.map(({ nsu, count }) => [nsu, count]));
    return rows.map(({ nsu }) => nsu).filter((nsu) => counts.get(nsu) !== 1);
  }

  const asked = async (query: RawBuilder<{ count: number }>, db = spread.db) =>
    (await query.execute(db)).rows[0]?.count;

  const countRows = sql<{ count: number }>`select count(*)::int as count from cash_transaction`;

  test('a snapshot is one moment of all nodes, whatever is stored while it is read', async () => {
    const before = await asked(countRows);
    await inSnapshot(spread.db, async (trx) => {
      const position = await newestPosition(trx);
      await addTransactions(spread.db, batchOf(`${TODAY}T06:00:00`));
      expect([await newestPosition(trx), await asked(countRows, trx)]).toEqual([position, before]);
    });
    expect(await asked(countRows)).toBe((before ?? 0) + SHOPS.length);
  });

  test('nothing is read while a node has not committed what is decided', async () => {
    const worker = openPostgres(
      Object.assign(new URL(citus.workers[0]?.url ?? ''), { pathname: '/shop' }).toString(),
      () => {},
    );
    // As a coordinator leaves it that dies between its own commit and that of the node.
    await sql`create table left_behind ()`.execute(worker.db);
    await worker.db.connection().execute(async (one) => {
      await sql`begin`.execute(one);
      await sql`insert into left_behind default values`.execute(one);
      await sql`prepare transaction 'citus_0_1_1_0'`.execute(one);
    });
    await sql`insert into pg_dist_transaction (groupid, gid)
      select groupid, 'citus_0_1_1_0' from pg_dist_node where nodeport = ${Number(new URL(citus.workers[0]?.url ?? '').port)}`.execute(
      spread.db,
    );
    const there = sql<{ count: number }>`select count(*)::int as count from left_behind`;
    expect(await inSnapshot(spread.db, () => asked(there, worker.db))).toBe(1);
    await worker.close();
  });

  test('who follows positions misses nothing with several writers, and rows and totals are of one moment', async () => {
    let writing = true;
    const from = (await newestPosition(spread.db)) ?? 0;
    const written: TransactionRow[] = [];
    const writer = async (hour: number) => {
      for (let count = 0; count < 12; count += 1) {
        const rows = batchOf(`${TODAY}T0${hour}:00:${String(count).padStart(2, '0')}`);
        await addTransactions(spread.db, rows);
        written.push(...rows);
      }
    };
    const read: string[] = [];
    const perDelivery = new Map<number, number>();
    const reader = async () => {
      let upTo: ReadUpTo = { position: from, place: null };
      for (let [more, last] = [true, false]; more || !last; ) {
        last = !writing;
        const page = await inSnapshot(spread.db, async (trx) => {
          const moments = [
            sql<{
              count: number;
            }>`select count(*)::int as count from cash_transaction where cancelled_at is null`,
            sql<{ count: number }>`select sum(count)::int as count from transaction_day`,
            sql<{ count: number }>`select sum(count)::int as count from transaction_rollup`,
          ];
          const counts = [];
          for (const moment of moments) counts.push(await asked(moment, trx));
          expect(new Set(counts).size).toBe(1);
          return rowsAfter(trx, EVERYTHING, upTo, { filter: {}, limit: 1000 });
        });
        for (const { nsu, position } of page.rows) {
          read.push(nsu);
          perDelivery.set(position, (perDelivery.get(position) ?? 0) + 1);
        }
        ({ upTo, more } = page);
      }
    };
    const writers = Promise.all([1, 2, 3, 4].map(writer)).finally(() => {
      writing = false;
    });
    await Promise.all([writers, reader(), reader()]);
    const twice = [...written, ...written].map(({ nsu }) => nsu);
    expect(read.toSorted()).toEqual(twice.toSorted());
    // Each of the two readers has met every delivery whole.
    expect(new Set(perDelivery.values())).toEqual(new Set([2 * SHOPS.length]));
  }, 60_000);

  test('through deaths of workers and coordinator every acknowledged row is there once', async () => {
    const acknowledged: TransactionRow[] = [];
    let dying = true;
    const gateway = async (hour: number) => {
      for (let count = 0; dying || count < 20; count += 1) {
        const second = String(count % 60).padStart(2, '0');
        const rows = batchOf(`${TODAY}T${hour}:${String(Math.floor(count / 60)).padStart(2, '0')}:${second}`);
        // The same batch is sent again until it is answered, whatever became of it.
        for (;;) {
          const { status, body } = await send(onCitus, rows.map(wire));
          if (status === 200) {
            expect(body.refused).toBe(0);
            break;
          }
          await pause(50);
        }
        acknowledged.push(...rows);
      }
    };
    const gateways = Promise.all([10, 11].map(gateway));
    const nodes = [...citus.workers, citus.coordinator];
    for (let round = 0; round < 4; round += 1) {
      for (const node of nodes) {
        const before = acknowledged.length;
        await node.pause('immediate');
        await node.resume();
        await expect.poll(() => acknowledged.length, PATIENT).toBeGreaterThan(before);
      }
    }
    dying = false;
    await gateways;
    await expect.poll(() => storedOnce(acknowledged), PATIENT).toEqual([]);
    const days = { first: TODAY, last: TODAY };
    await expect.poll(() => differences(spread.db, days), PATIENT).toEqual([]);
    const rows =
      await asked(sql`select count(*)::int as count from cash_transaction where captured_at >= ${`${TODAY}T10:00:00`}::timestamp
      and captured_at < ${`${TODAY}T12:00:00`}::timestamp and nsu = any(${acknowledged.map(({ nsu }) => nsu)}::text[])`);
    expect(rows).toBe(acknowledged.length);
  }, 90_000);
});
