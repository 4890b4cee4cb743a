import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openEmbedded, openPglite, poolOver } from '../../../../server/platform/db/open';
import type { Schema } from '../../../../server/platform/db/schema';
import { beforeLists, expectFound } from './before-lists';

test('a data folder of the previous version gets its indexes, and opens again', {
  timeout: 120_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cofre-lists-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // Opened like in that version, without the extension.
  const pglite = new PGlite(join(folder, 'database'));
  const old = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: poolOver(pglite) }) });
  await beforeLists(old);
  await old.destroy();
  await pglite.close();
  for (let start = 0; start < 2; start += 1) {
    const database = await openEmbedded({ folder });
    await expectFound(database.db);
    await database.close();
  }
});

test('a process that only opens an embedded database lives until it is open', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const before = timers();
  const opening = openPglite({});
  // Otherwise Node has nothing to wait for at some moments, and ends with 0.
  expect(timers()).toBe(before + 1);
  await (await opening).close();
});
