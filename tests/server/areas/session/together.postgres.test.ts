import { expect, test } from 'vitest';
import { logout, validateSession } from '../../../../contract/session';
import { freshDatabase } from '../../../support/databases';
import { addUser } from '../../../support/network';
import { testPortal } from '../../../support/portal';

test('SES-08 calls that arrive together query their callers together, each for its session', async () => {
  const database = await freshDatabase();
  let questions = 0;
  const counted = database.db.withPlugin({
    transformQuery: ({ node }) => {
      const asked = node.kind === 'RawNode' ? node.sqlFragments.join('?') : '';
      if (asked.includes('from user_session s join portal_user u')) questions += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const portal = await testPortal({ ...database, db: counted });
  await addUser(database.db, { login: '10000001', role: 1 });
  await addUser(database.db, { login: '20000002', role: 2 });
  const first = await portal.signIn('10000001');
  const second = await portal.signIn('20000002');
  const over = await portal.signIn('20000002');
  await portal.call(logout, { body: over });
  questions = 0;
  const answers = await Promise.all(
    [first, second, first, over, second].map(({ token }) => portal.call(validateSession, { token })),
  );
  expect(questions).toBe(1);
  expect(answers.map(({ status, body }) => (status === 200 ? body.login : status))).toEqual([
    '10000001',
    '20000002',
    '10000001',
    401,
    '20000002',
  ]);
  await portal.app.close();
  await database.close();
});
