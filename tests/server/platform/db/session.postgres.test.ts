import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readConfig } from '../../../../server/config';
import { migrate } from '../../../../server/network/rollups/migrate';
import { openConfigured } from '../../../../server/open-configured';
import { isDatabaseAway } from '../../../../server/platform/db/away';
import { isMigrated } from '../../../../server/platform/db/migrations';
import { openPostgres } from '../../../../server/platform/db/open';
import { prepared } from '../../../../server/platform/db/prepared';
import { missingSettings } from '../../../../server/platform/db/settings';
import { asked } from '../../../support/asked';
import { emptyDatabase } from '../../../support/databases';
import { startServer } from '../../../support/server-process';

/* The settings that the role needs, because connections set none. */

const source = inject('databaseSource');
const role = `role_${randomUUID().replaceAll('-', '')}`;
const url = Object.assign(new URL(source), { username: role }).toString();

beforeAll(async () => {
  await asked(source, `create role ${role} login superuser`);
});
afterAll(async () => {
  await asked(source, `drop role ${role}`);
});

const set = (what: string) => asked(source, `alter role ${role} ${what}`);

test('no server starts on sessions of another time zone, and a message says how to correct it', async () => {
  await set(`set timezone to 'America/Sao_Paulo'`);
  const sentence =
    `The sessions of the PostgreSQL role ${role} have the time zone America/Sao_Paulo, and have to have UTC. ` +
    `Set it once: alter role ${role} set timezone to 'UTC'. Then start again.`;
  await expect(openConfigured(readConfig({ DATABASE_URL: url }), () => {})).rejects.toThrow(sentence);
  const server = startServer({ DATABASE_URL: url });
  expect([await server.ended, server.output(), server.errors()]).toEqual([1, '', `${sentence}\n`]);
});

test.each([
  ['datestyle', 'German, DMY', 'DateStyle German, DMY', 'ISO, MDY'],
  ['intervalstyle', 'iso_8601', 'IntervalStyle iso_8601', 'postgres'],
  ['standard_conforming_strings', 'off', 'standard_conforming_strings off', 'on'],
  ['extra_float_digits', '0', 'extra_float_digits 0', '1'],
  ['bytea_output', 'escape', 'bytea_output escape', 'hex'],
  ['array_nulls', 'off', 'array_nulls off', 'on'],
  ['transform_null_equals', 'on', 'transform_null_equals on', 'off'],
  ['gin_fuzzy_search_limit', '5', 'gin_fuzzy_search_limit 5', '0'],
  [
    'default_transaction_isolation',
    'serializable',
    'default_transaction_isolation serializable',
    'read committed',
  ],
  ['default_transaction_read_only', 'on', 'default_transaction_read_only on', 'off'],
  ['session_replication_role', 'replica', 'session_replication_role replica', 'origin'],
])(
  'no server starts with another %s, and a message says how to correct it',
  async (name, other, has, value) => {
    await set(`set timezone to 'UTC'`);
    await set(`set ${name} to '${other.replaceAll(', ', "', '")}'`);
    await expect(openConfigured(readConfig({ DATABASE_URL: url }), () => {})).rejects.toThrow(
      `The sessions of the PostgreSQL role ${role} have ${has}, and have to have ${value}. ` +
        `Set it once: alter role ${role} set ${name} to '${value}'. Then start again.`,
    );
    await set(`reset ${name}`);
  },
);

test('the driver says how texts are written, whatever the role says', async () => {
  await set(`set client_encoding to 'LATIN1'`);
  const database = openPostgres(url, () => {});
  const { rows } = await sql<{ text: string }>`select 'São João ☺' as text`.execute(database.db);
  expect(rows).toEqual([{ text: 'São João ☺' }]);
  await database.close();
  await set('reset client_encoding');
});

test('sessions that do not see the tables are refused: to them the database would be a new one', async () => {
  const own = await emptyDatabase();
  const address = Object.assign(new URL(own), { username: role }).toString();
  const made = openPostgres(own, () => {});
  await migrate(made.db);
  await made.close();
  await asked(own, 'create schema elsewhere');
  await set('set search_path to elsewhere');
  await expect(openConfigured(readConfig({ DATABASE_URL: address }), () => {})).rejects.toThrow(
    `The search_path of the PostgreSQL role ${role} is elsewhere, and Cofre's tables are in the schema public. ` +
      `Set it once: alter role ${role} set search_path to public. Then start again.`,
  );
  // After another one it is seen.
  await set('set search_path to elsewhere, public');
  const seen = openPostgres(address, () => {});
  expect(await isMigrated(seen.db)).toBe(true);
  await seen.close();
  await set('reset search_path');
});

test.each(['UTC', 'Etc/UTC', 'Zulu'])('%s is UTC', async (zone) => {
  await set(`set timezone to '${zone}'`);
  const database = openPostgres(url, () => {});
  await sql`select 1`.execute(database.db);
  await database.close();
});

test('a time zone that is changed while a server runs has no effect: new connections are refused', async () => {
  await set(`set timezone to 'UTC'`);
  const database = openPostgres(url, () => {});
  await sql`select 1`.execute(database.db);
  await set(`set timezone to 'Asia/Tokyo'`);
  await database.db.connection().execute(async () => {
    const failure: unknown = await sql`select 1`.execute(database.db).catch((error: unknown) => error);
    expect(String(failure)).toContain('have the time zone Asia/Tokyo');
    expect(isDatabaseAway(failure)).toBe(true);
  });
  await set(`set timezone to 'UTC'`);
  await sql`select 1`.execute(database.db);
  await database.close();
});

test('missing protective settings are reported, each with the statement that sets it', async () => {
  await set(`set timezone to 'UTC'`);
  for (const name of ['statement_timeout', 'random_page_cost']) await set(`reset ${name}`);
  await set('set synchronous_commit to off');
  await set(`set lock_timeout to '2s'`);
  await set(`set idle_in_transaction_session_timeout to '5min'`);
  const bare = openPostgres(url, () => {});
  expect(await missingSettings(bare)).toEqual([
    `nothing ends an endless query of the role ${role}: alter role ${role} set statement_timeout to '30s'`,
    `saves that wait for others fail after 2s: alter role ${role} reset lock_timeout`,
    `files that are read slowly break off: alter role ${role} reset idle_in_transaction_session_timeout`,
    `random_page_cost is that of disks that turn, and long lists are slow: alter role ${role} set random_page_cost to 1.1`,
    `synchronous_commit is off, and what is acknowledged may be lost: alter role ${role} reset synchronous_commit`,
  ]);
  await bare.close();
  for (const name of ['lock_timeout', 'idle_in_transaction_session_timeout']) await set(`reset ${name}`);
  await set(`set statement_timeout to '30s'`);
  await set('set random_page_cost to 1.1');
  await set('set synchronous_commit to on');
  const complete = openPostgres(url, () => {});
  expect(await missingSettings(complete)).toEqual([]);
  await complete.close();
});

test('a direct connection keeps the plans of the queries of every call', async () => {
  const database = openPostgres(source, () => {});
  await database.db.connection().execute(async (own) => {
    await sql`${prepared} select 1 as one`.execute(own);
    const { rows } = await sql<{ kept: number }>`
      select count(*)::int as kept from pg_prepared_statements where name like 'cofre_%'`.execute(own);
    expect(rows).toEqual([{ kept: 1 }]);
  });
  await database.close();
});
