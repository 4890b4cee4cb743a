import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, robotCheck } from '../../../../contract/session';
import { beginSession } from '../../../../server/areas/session/begin';
import { purgeOldAttempts } from '../../../../server/platform/credentials/attempts';
import type { Db } from '../../../../server/platform/db/connections';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addUser, PASSWORD } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';
import { solveRobotCheck } from '../../../support/robot-check';

/* A session begins by one statement, with everything that belongs to it, or not at all. */

let database: Database;
let portal: TestPortal;
/** The statements that were sent since it was emptied. */
const sent: string[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  const db: Db = database.db.withPlugin({
    transformQuery: ({ node }) => {
      sent.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  portal = await testPortal({ ...database, db }, { PORTAL_ROBOT_CHECK: 'on' });
  portal.setNow(new Date());
  await addUser(database.db, { login: '20000002', role: 2 });
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const tables = [
  'user_session',
  'refresh_token',
  'audit',
  'user_browser',
  'known_origin',
  'notification',
  'user_notification',
  'sign_in_failure',
] as const;

/** The number of rows in each of the tables to which a sign-in writes. */
async function held(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from ${sql.table(table)}`.execute(database.db);
    counts[table] = rows[0]?.count ?? -1;
  }
  return counts;
}

const signIn = async (userAgent: string) => {
  const payload = await solveRobotCheck((await portal.call(robotCheck)).body);
  sent.length = 0;
  return portal.call(login, {
    body: { user: '20000002', password: PASSWORD, robotCheck: payload },
    headers: { 'user-agent': userAgent },
  });
};

test('a sign-in makes three queries: for the call, before the password is checked, and after', async () => {
  expect((await signIn('Mozilla/5.0 (Windows NT 10.0) Chrome/140.0')).status).toBe(200);
  expect(sent).toHaveLength(3);
  expect(await held()).toEqual({
    user_session: 1,
    refresh_token: 1,
    audit: 1,
    user_browser: 1,
    known_origin: 2,
    notification: 0,
    user_notification: 0,
    sign_in_failure: 0,
  });
  expect((await signIn('Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0')).status).toBe(200);
  expect(sent).toHaveLength(3);
  expect(await held()).toEqual({
    user_session: 2,
    refresh_token: 2,
    audit: 2,
    user_browser: 2,
    known_origin: 3,
    notification: 1,
    user_notification: 1,
    sign_in_failure: 0,
  });
});

test.each([
  ['has another password by now', { password_hash: 'of another password' }],
  ['is no longer active', { active: false }],
])(
  'a person who %s begins no session, leaves nothing behind, and stays counted as failed',
  async (_what, change) => {
    const user = await addUser(database.db, { login: `2000${Object.keys(change)[0]}`, role: 2 });
    const {
      id,
      login: name,
      password_hash,
    } = await database.db
      .selectFrom('portal_user')
      .where('id', '=', user)
      .select(['id', 'login', 'password_hash'])
      .executeTakeFirstOrThrow();
    const failure = await database.db
      .insertInto('sign_in_failure')
      .values({ login: name, address: '10.9.0.1', at: portal.context.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database.db.updateTable('portal_user').set(change).where('id', '=', id).execute();
    const before = await held();
    const signer = { sign: () => 'a token' } as unknown as Parameters<typeof beginSession>[1];
    const entrant = { id, login: name, role: 2, password_hash: password_hash ?? '', attemptId: failure.id };
    const from = {
      address: '10.9.0.1',
      userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0',
      language: 'en' as const,
      browser: { given: 'a browser' },
    };
    expect(await beginSession(portal.context, signer, entrant, from)).toBeNull();
    expect(await held()).toEqual(before);
  },
);

test('the place from which somebody signs in stays known for 400 days, and no longer', async () => {
  await signIn('Mozilla/5.0 (Windows NT 10.0) Chrome/140.0');
  const seen = (days: number) =>
    sql`update known_origin set seen_at = ${portal.context.now()}::timestamptz - make_interval(days => ${days})`.execute(
      database.db,
    );
  await seen(400);
  await purgeOldAttempts(portal.context);
  expect((await held()).known_origin).toBeGreaterThan(0);
  await seen(401);
  await purgeOldAttempts(portal.context);
  expect((await held()).known_origin).toBe(0);
});
