import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import { onTestFinished, test } from 'vitest';
import { openEmbedded, poolOver } from '../../../server/db/open';
import type { Schema } from '../../../server/db/schema';
import { beforeLists, expectFound } from './before-lists';

test('a data folder of the version before gets its indexes, and opens again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cofre-lists-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // Opened as that version did, without the extension.
  const old = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: poolOver(new PGlite(join(folder, 'database'))) }),
  });
  await beforeLists(old);
  await old.destroy();
  for (let start = 0; start < 2; start += 1) {
    const database = await openEmbedded({ folder });
    await expectFound(database.db);
    await database.close();
  }
});
