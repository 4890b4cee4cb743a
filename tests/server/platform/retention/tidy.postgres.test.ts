import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { tidy } from '../../../../server/tidy';
import { freshDatabase } from '../../../support/databases';
import { NOON, testPortal } from '../../../support/portal';

test('a row that somebody else holds is passed over, and deleted the next time', async () => {
  const database = await freshDatabase();
  const portal = await testPortal(database);
  const over = new Date(Date.parse(NOON) - 86_400_000).toISOString();
  await sql`insert into rate_limit (key, hits, resets_at)
    select 'key ' || n, 1, ${over}::timestamptz from generate_series(1, 3) n`.execute(database.db);
  const failures: unknown[] = [];
  const left = async () => {
    await tidy(portal.context, (error) => failures.push(error));
    const { rows } = await sql<{ key: string }>`select key from rate_limit`.execute(database.db);
    return rows.map(({ key }) => key);
  };
  await database.db.transaction().execute(async (trx) => {
    await sql`select from rate_limit where key = 'key 2' for update`.execute(trx);
    expect(await left()).toEqual(['key 2']);
  });
  expect(await left()).toEqual([]);
  expect(failures).toEqual([]);
  await portal.app.close();
  await database.close();
});
