import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listNotifications } from '../../../../contract/notifications';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addUser } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';

/* Every call queries its caller: the connection plans this query once. */

let database: Database;
let portal: TestPortal;

beforeAll(async () => {
  database = await freshDatabase();
  portal = await testPortal(database);
  await addUser(database.db, { login: '10000001', role: 1 });
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

test('the query of the caller is planned once, and runs for each call', async () => {
  const { token } = await portal.signIn('10000001');
  const call = async () => (await portal.call(listNotifications, { token })).status;
  // One after another they use the same connection; PostgreSQL uses a generic plan after five.
  for (let count = 0; count < 10; count += 1) expect(await call()).toBe(200);
  const { rows } = await sql<{ plans: number }>`
    select coalesce(max(generic_plans), 0)::int as plans from pg_prepared_statements
    where statement like '%from user_session s join portal_user u%'`.execute(database.db);
  expect(rows[0]?.plans).toBeGreaterThanOrEqual(3);
  await database.db.updateTable('user_session').set({ ended_at: new Date() }).execute();
  expect(await call()).toBe(401);
});
