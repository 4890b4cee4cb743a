import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { partitionedIndexBeside } from '../../../../../server/platform/db/migrate/indexes';
import { PATIENCE } from '../../../../../server/platform/db/migrate/patience';
import { hasSteps, type Step, takeSteps } from '../../../../../server/platform/db/migrate/run';
import { migrations } from '../../../../../server/platform/db/migrations';
import type { Database } from '../../../../../server/platform/db/open';
import { freshDatabase } from '../../../../support/databases';
import { addNetwork } from '../../../../support/network';

/* Steps of a version to come, beside those who read and write. */

let database: Database & { url: string | null };
const others: pg.Client[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
});
afterAll(async () => {
  await Promise.all(others.map((client) => client.end()));
  await database.close();
});

/** Somebody else's session. */
async function session(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url ?? '' });
  await client.connect();
  others.push(client);
  return client;
}

const step = (statement: string, more: Partial<Step> = {}): Step => ({
  up: async (db) => {
    await sql.raw(statement).execute(db);
  },
  ...more,
});
const quick = { ...PATIENCE, lock: 50, pause: 20 };
const known = (name: string) => hasSteps(database.db, { [name]: step('') });

test('a migration that waits for a long reading keeps nobody waiting behind it, and comes in after it', async () => {
  const reader = await session();
  await reader.query('begin isolation level repeatable read; select count(*) from cash_transaction');
  const told: string[] = [];
  const steps = { ...migrations, '9001-column': step('alter table cash_transaction add column later text') };
  const migrating = takeSteps(database.db, steps, {
    patience: { ...quick, tell: (sentence) => told.push(sentence) },
  });
  await expect.poll(() => told.length).toBeGreaterThan(0);
  // They would queue behind a lock that is waited for until it is there.
  const person = await session();
  for (let turn = 0; turn < 20; turn += 1) await person.query('select count(*) from cash_transaction');
  expect(told[0]).toMatch(
    /^The migration 9001-column waits for a lock; the oldest transaction is that of process \d+/,
  );
  expect(await known('9001-column')).toBe(false);
  await reader.query('commit');
  await migrating;
  expect(await known('9001-column')).toBe(true);
});

test('a migration that never gets its lock ends with a sentence, and those before it are in', async () => {
  const reader = await session();
  await reader.query('begin; select count(*) from bank');
  const steps = {
    ...migrations,
    '9001-column': step(''),
    '9002-table': step('create table of_a_later_version (id integer primary key)'),
    '9003-column': step('alter table bank add column later text'),
    '9004-table': step('create table another (id integer primary key)'),
  };
  await expect(takeSteps(database.db, steps, { patience: { ...quick, tries: 3 } })).rejects.toThrow(
    /^The migration 9003-column waits for a lock; .+ Nothing of it is in; start again\.$/,
  );
  await reader.query('rollback');
  expect(await known('9002-table')).toBe(true);
  expect(await known('9003-column')).toBe(false);
  expect(await known('9004-table')).toBe(false);
});

test('locks are taken in the order of the feed, whatever order a migration names them in', async () => {
  const feed = await session();
  await feed.query('begin; lock table cash_transaction in row exclusive mode');
  const told: string[] = [];
  const steps = {
    ...migrations,
    '9001-column': step(''),
    '9002-table': step(''),
    '9003-both': step(
      'alter table transaction_day add column later text; alter table cash_transaction add column latest text',
      { locks: ['transaction_day', 'cash_transaction'] },
    ),
  };
  const migrating = takeSteps(database.db, steps, {
    patience: { ...PATIENCE, lock: 60_000, tell: (sentence) => told.push(sentence) },
  });
  const queued = async () => {
    const { rows } = await feed.query(`select relation::regclass::text as table from pg_locks
      where not granted and relation is not null and database = (select oid from pg_database where datname = current_database())`);
    return rows.map(({ table }) => table);
  };
  await expect.poll(queued).toEqual(['cash_transaction']);
  // A migration that held this one by now would be in a deadlock with the feed.
  await feed.query('lock table transaction_day in row exclusive mode');
  await feed.query('commit');
  await migrating;
  expect(told).toEqual([]);
});

test('a version before that of the database ends with a sentence, at the start', async () => {
  await expect(takeSteps(database.db, migrations)).rejects.toThrow(
    'The database is one of a newer version of Cofre (9001-column, 9002-table, 9003-both). ' +
      'Start that version or a newer one; to go back, restore a backup of before the upgrade.',
  );
  // Servers that run go on beside it.
  expect(await hasSteps(database.db, migrations)).toBe(true);
});

test('an index of the transactions is made beside those who write them, also after it broke off', async () => {
  const db = database.db as unknown as Kysely<unknown>;
  const partitions = ['2031_01', '2031_02'];
  for (const month of partitions) {
    await sql
      .raw(`create table cash_transaction_${month} partition of cash_transaction
      for values from ('${month.replace('_', '-')}-01') to ('${month.replace('_', '-')}-28')`)
      .execute(db);
  }
  const index = {
    name: 'later_amount',
    table: 'cash_transaction',
    definition: sql`(amount)`,
  };
  // As a server that was killed leaves it: one that is there and not to be trusted, and one that is not there.
  await sql`create index later_amount on only cash_transaction (amount)`.execute(db);
  await sql`create index later_amount_2031_01 on cash_transaction_2031_01 (amount)`.execute(db);
  await sql`update pg_index set indisvalid = false where indexrelid = 'later_amount_2031_01'::regclass`.execute(
    db,
  );
  const writer = await session();
  await writer.query('begin; lock table cash_transaction in row exclusive mode');
  const making = partitionedIndexBeside(db, quick, index);
  // It waits for whoever writes already, and keeps nobody else waiting.
  const feed = await session();
  await feed.query('begin; lock table cash_transaction in row exclusive mode; commit');
  await writer.query('commit');
  await making;
  const { rows } = await sql<{ name: string; valid: boolean }>`
    select indexrelid::regclass::text as name, indisvalid as valid from pg_index
    where indexrelid::regclass::text like 'later_amount%' order by 1`.execute(db);
  expect(rows).toEqual([
    { name: 'later_amount', valid: true },
    { name: 'later_amount_2031_01', valid: true },
    { name: 'later_amount_2031_02', valid: true },
  ]);
});
