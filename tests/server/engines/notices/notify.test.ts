import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newsPublished } from '../../../../server/areas/news/notices';
import { notify } from '../../../../server/engines/notices/notify';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { NOON } from '../../../support/portal';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

test('NOTE-02 a whole country is notified by one call, each person once', async () => {
  const { db } = database;
  const count = 70_000;
  const { rows } = await sql<{ id: number }>`
    insert into portal_user (login, name, email, role, password_hash)
    select to_char(n, 'FM90000000'), 'Person ' || n, n || '@example.org', 3, 'x' from generate_series(1, ${count}::int) n
    returning id`.execute(db);
  const to = rows.map(({ id }) => id);
  await db
    .transaction()
    .execute((trx) => notify(trx, newsPublished({ title: 'To all' }), { to, at: new Date(NOON) }));
  const { told, people } = await db
    .selectFrom('user_notification')
    .select(({ fn }) => [
      fn.countAll<number>().as('told'),
      fn.count<number>('user_id').distinct().as('people'),
    ])
    .executeTakeFirstOrThrow();
  expect([told, people]).toEqual([count, count]);
});
