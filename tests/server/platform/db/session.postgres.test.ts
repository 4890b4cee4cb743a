import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readConfig } from '../../../../server/config';
import { isDatabaseAway } from '../../../../server/platform/db/away';
import { openConfigured } from '../../../../server/platform/db/configured';
import { openPostgres } from '../../../../server/platform/db/open';
import { prepared } from '../../../../server/platform/db/prepared';
import { missingSettings } from '../../../../server/platform/db/settings';
import { asked } from '../../../support/asked';
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
  const bare = openPostgres(url, () => {});
  expect(await missingSettings(bare)).toEqual([
    `nothing ends an endless query of the role ${role}: alter role ${role} set statement_timeout to '30s'`,
    `random_page_cost is that of disks that turn, and long lists are slow: alter role ${role} set random_page_cost to 1.1`,
    `synchronous_commit is off, and what is acknowledged may be lost: alter role ${role} reset synchronous_commit`,
  ]);
  await bare.close();
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
