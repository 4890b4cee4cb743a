import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

test('the audit trail only grows', async () => {
  await database.db
    .insertInto('audit')
    .values({
      actor: 'test',
      action: 'create',
      entity: 'x',
      entity_key: '1',
      actor_id: null,
      address: null,
      before: null,
      after: null,
    })
    .execute();
  await expect(database.db.updateTable('audit').set({ actor: 'other' }).execute()).rejects.toThrow(
    /only grows/,
  );
  await expect(database.db.deleteFrom('audit').execute()).rejects.toThrow(/only grows/);
});
