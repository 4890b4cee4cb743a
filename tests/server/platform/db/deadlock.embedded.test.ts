import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

test('a wait inside a transaction for the one embedded connection is refused, and does not deadlock', async () => {
  const deadlock = database.db.transaction().execute(async () => {
    await sql`select 1`.execute(database.db); // the mistake: the outer connection instead of the transaction
  });
  await expect(deadlock).rejects.toThrow(/timeout/);
  await expect(sql`select 1`.execute(database.db)).resolves.toBeDefined();
});
