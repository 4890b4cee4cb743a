import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readConfig } from '../../../../server/config';
import { openConfigured } from '../../../../server/open-configured';
import { openPostgres } from '../../../../server/platform/db/open';
import { beforeLists, expectFound } from './before-lists';

/* Which roles may create the extension, and what happens to others. */

let superuser: pg.Client;
beforeAll(async () => {
  superuser = new pg.Client({ connectionString: inject('databaseSource') });
  await superuser.connect();
});
afterAll(() => superuser.end());

/** A new database of the previous version, and a role that is no superuser; the address is that of the role. */
async function databaseOf(rights: 'owner' | 'tables'): Promise<{ url: string; asSuperuser: string }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await superuser.query(`create role ${name} login`);
  await superuser.query(`alter role ${name} set timezone to 'UTC'`);
  await superuser.query(`create database ${name} ${rights === 'owner' ? `owner ${name}` : ''}`);
  const address = (user: string) =>
    Object.assign(new URL(inject('databaseSource')), { pathname: `/${name}`, username: user }).toString();
  const asSuperuser = address(superuser.user ?? '');
  // Before version 15 everybody could; this is what a cautious administrator grants.
  await asked(asSuperuser, `grant create, usage on schema public to ${name}`);
  const database = openPostgres(address(name), () => {});
  await beforeLists(database.db);
  await database.close();
  return { url: address(name), asSuperuser };
}

async function asked(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const open = (url: string) => openConfigured(readConfig({ DATABASE_URL: url }), () => {});

test('the owner of a database of the previous version can migrate alone', async () => {
  const { url } = await databaseOf('owner');
  const database = await open(url);
  await expectFound(database.db);
  await database.close();
});

test('a role that may not create extensions gets the statement to run, and then continues', async () => {
  const { url, asSuperuser } = await databaseOf('tables');
  await expect(open(url)).rejects.toThrow(
    /^The database of DATABASE_URL needs PostgreSQL's extension pg_trgm \(permission denied.+\)\. Have its administrator/,
  );
  // In any schema of the administrator.
  await asked(asSuperuser, 'create schema "Kept apart"; create extension pg_trgm schema "Kept apart"');
  await asked(asSuperuser, 'grant usage on schema "Kept apart" to public');
  const database = await open(url);
  await expectFound(database.db);
  await database.close();
});

test('a migration may exceed the statement timeout of the role, as an index of many rows does', async () => {
  const { url, asSuperuser } = await databaseOf('owner');
  await asked(asSuperuser, `alter role ${new URL(url).username} set statement_timeout to '300ms'`);
  const busy = new pg.Client({ connectionString: asSuperuser });
  await busy.connect();
  await busy.query('begin; lock table portal_user');
  const database = openPostgres(url, () => {});
  const found = expectFound(database.db);
  found.catch(() => {}); // it is checked below
  await sleep(1000);
  await busy.query('rollback');
  await busy.end();
  await found;
  await database.close();
});
