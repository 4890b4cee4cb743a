import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AppContext } from '../../../../server/platform/context';
import type { Database } from '../../../../server/platform/db/open';
import { outboxOf } from '../../../../server/platform/mail/outbox';
import { purgedThings } from '../../../../server/platform/retention/purged';
import { retention, retentionSettings } from '../../../../server/platform/retention/settings';
import { tidy } from '../../../../server/tidy';
import { freshDatabase } from '../../../support/databases';
import { addUser } from '../../../support/network';
import { NOON, type TestPortal, testPortal } from '../../../support/portal';
import { MEASURED, samplesOf, scrape, valueOf } from '../metrics/metrics-portal';

let database: Database;
let folder: string;
let portal: TestPortal;
beforeAll(async () => {
  database = await freshDatabase();
  await addUser(database.db, { login: '20000002', role: 2 });
  await sql`insert into api_user (client_id, user_id, secret_hash)
    select 'client', id, '' from portal_user`.execute(database.db);
  folder = mkdtempSync(join(tmpdir(), 'cofre-tidy-'));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  portal = await testPortal(database, { ...MEASURED, PORTAL_DATA_DIR: folder });
  return () => portal.app.close();
});

const failures: unknown[] = [];
const tidied = async (context: AppContext = portal.context) => {
  failures.length = 0;
  await tidy(context, (error) => failures.push(error));
};

const daysAgo = (days: number) => new Date(Date.parse(NOON) - days * 86_400_000);

test('each table is purged, by what the deployment says of each name', async () => {
  const asked = new Set<PropertyKey>();
  const { config } = portal.context;
  const days = new Proxy(config.of(retentionSettings), {
    get: (set, name: keyof typeof retention) => {
      asked.add(name);
      return set[name];
    },
  });
  const of: typeof config.of = (settings) =>
    (settings as unknown) === retentionSettings ? (days as never) : config.of(settings);
  await tidied({ ...portal.context, config: { ...config, of } });
  expect(failures).toEqual([]);
  expect(asked).toEqual(new Set(Object.keys(retention)));
  const last = samplesOf(await scrape(portal)).filter(
    ({ name }) => name === 'cofre_purge_last_success_timestamp_seconds',
  );
  expect(Object.fromEntries(last.map(({ labels, value }) => [labels.table, value]))).toEqual(
    Object.fromEntries(purgedThings.map((table) => [table, Date.parse(NOON) / 1000])),
  );
});

describe('rows whose time is over', () => {
  /** Counts of calls, which are over when they reset. */
  const fill = (count: number, resets: Date) =>
    sql`insert into rate_limit (key, hits, resets_at)
      select 'tidy ' || n || ${resets.toISOString()}::text, 1, ${resets.toISOString()}::timestamptz
      from generate_series(1, ${count}::int) n`.execute(database.db);

  test('are deleted a thousand a statement, counted by table, and no others with them', async () => {
    const portions: bigint[] = [];
    const db = database.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (result.numAffectedRows !== undefined && result.rows.length === 0)
          portions.push(result.numAffectedRows);
        return result;
      },
    });
    await fill(2500, daysAgo(1));
    await fill(3, daysAgo(-1));
    await tidied({ ...portal.context, database: { ...database, db } });
    const { rows } = await sql`select from rate_limit`.execute(database.db);
    expect(rows).toHaveLength(3);
    expect(portions.filter((count) => count > 0n)).toEqual([1000n, 1000n, 500n]);
    const counted = (table: string) =>
      scrape(portal).then((text) => valueOf(text, 'cofre_purged_rows_total', { table }));
    expect([await counted('rate_limit'), await counted('user_session')]).toEqual([2500, 0]);
  });

  test('that cannot be deleted are told, and the other tables go on', async () => {
    await fill(1, daysAgo(2));
    const db = database.db.withPlugin({
      transformQuery: ({ node }) => {
        if (JSON.stringify(node).includes('export_file')) throw new Error('no');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await tidied({ ...portal.context, database: { ...database, db } });
    expect(failures).toEqual([new Error('no')]);
    const text = await scrape(portal);
    const last = (table: string) => valueOf(text, 'cofre_purge_last_success_timestamp_seconds', { table });
    expect([last('export_file'), last('import_batch')]).toEqual([0, Date.parse(NOON) / 1000]);
    expect(valueOf(text, 'cofre_purged_rows_total', { table: 'rate_limit' })).toBe(1);
  });
});

test('sessions, failed jobs and calls of programs are kept as long as the deployment says', async () => {
  const short = await testPortal(database, { PORTAL_RETENTION: 'sessions=30,jobs=2,calls=14' });
  const add = async (days: number) => {
    await sql`insert into user_session (id, user_id, started_at, address, user_agent)
      select gen_random_uuid(), id, ${daysAgo(days).toISOString()}::timestamptz, '192.0.2.1', '' from portal_user`.execute(
      database.db,
    );
    await sql`insert into job (kind, payload, due_at, failed_at)
      values ('tidy', '{}', now(), ${daysAgo(days).toISOString()}::timestamptz)`.execute(database.db);
    await sql`insert into api_use (client_id, day, calls, errors)
      values ('client', ${daysAgo(days).toISOString().slice(0, 10)}::date, 1, 0)`.execute(database.db);
  };
  for (const days of [1, 3, 14, 15, 29, 31]) await add(days);
  await tidied(short.context);
  await short.app.close();
  expect(failures).toEqual([]);
  const count = async (table: string) =>
    (await sql<{ count: number }>`select count(*)::int from ${sql.table(table)}`.execute(database.db)).rows[0]
      ?.count;
  expect([await count('user_session'), await count('job'), await count('api_use')]).toEqual([5, 1, 3]);
});

test('mails of the outbox are deleted after their days, and nothing else in that folder', async () => {
  const outbox = outboxOf({ dataDir: folder });
  // Where there is no outbox there is nothing to delete.
  expect(existsSync(outbox)).toBe(false);
  await tidied();
  expect(failures).toEqual([]);
  mkdirSync(outbox);
  for (const [name, days] of [
    ['old.eml', 31],
    ['new.eml', 29],
    ['notes.txt', 31],
  ] as const) {
    writeFileSync(join(outbox, name), '');
    utimesSync(join(outbox, name), daysAgo(days), daysAgo(days));
  }
  await tidied();
  expect(readdirSync(outbox).toSorted()).toEqual(['new.eml', 'notes.txt']);
  expect(valueOf(await scrape(portal), 'cofre_purged_rows_total', { table: 'outbox' })).toBe(1);
});

test('what cannot be deleted of the outbox keeps nothing else in it, and is told once', async () => {
  const outbox = outboxOf({ dataDir: folder });
  rmSync(outbox, { recursive: true, force: true });
  mkdirSync(join(outbox, '0dir.eml'), { recursive: true });
  mkdirSync(join(outbox, '1dir.eml'));
  writeFileSync(join(outbox, 'old.eml'), '');
  for (const name of readdirSync(outbox)) utimesSync(join(outbox, name), daysAgo(31), daysAgo(31));
  await tidied();
  expect(readdirSync(outbox).toSorted()).toEqual(['0dir.eml', '1dir.eml']);
  expect(failures).toEqual([new Error('2 entries of the outbox cannot be deleted')]);
  const text = await scrape(portal);
  expect([
    valueOf(text, 'cofre_purged_rows_total', { table: 'outbox' }),
    valueOf(text, 'cofre_purge_last_success_timestamp_seconds', { table: 'outbox' }),
  ]).toEqual([1, 0]);
});
