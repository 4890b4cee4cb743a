import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '../../../../contract/session';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addUser, PASSWORD } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';

let database: Database;
let portal: TestPortal;
beforeAll(async () => {
  database = await freshDatabase();
  portal = await testPortal(database);
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

test('fifty people of one office who sign in at the same moment all succeed', async () => {
  const logins = Array.from({ length: 50 }, (_, index) => String(20_001_000 + index));
  for (const user of logins) await addUser(database.db, { login: user, role: 2 });
  const answers = await Promise.all(
    logins.map((user) =>
      portal.call(login, { body: { user, password: PASSWORD }, remoteAddress: '10.7.0.1' }),
    ),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(new Set(answers.map(({ body }) => body.login)).size).toBe(50);
});
