import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';

/* docs/security/retention.md says of every table how long it is kept. */

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

test('the page of retention names every table of the database once, and none that is gone', async () => {
  const page = readFileSync('docs/security/retention.md', 'utf8');
  const named = page
    .split('\n')
    .map((line) => line.split('|')[1] ?? '')
    .flatMap((cell) => [...cell.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name))
    .filter((name) => name !== 'outbox');
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'`.execute(
    database.db,
  );
  expect(new Set(named)).toEqual(new Set(rows.map(({ name }) => name)));
  expect(named).toHaveLength(rows.length);
});

test('the page of data names tables that the page of retention has', () => {
  const tables = (page: string) =>
    new Set(
      readFileSync(`docs/security/${page}.md`, 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('|'))
        .flatMap((line) => line.match(/(?<=`)[a-z]+(_[a-z]+)*(?=`)/g) ?? []),
    );
  const [named, kept] = [tables('data'), tables('retention')];
  expect(named.size).toBeGreaterThan(25);
  expect([...named].filter((name) => !kept.has(name))).toEqual([]);
});
