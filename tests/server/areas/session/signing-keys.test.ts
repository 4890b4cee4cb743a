import { afterAll, beforeAll, expect, test } from 'vitest';
import { resetPassword, validateTokenPassword } from '../../../../contract/password';
import { login, refreshToken, robotCheck, validateSession } from '../../../../contract/session';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { doPasswordJobs, keptLetters, tokenIn } from '../../../support/letters';
import { addUser, PASSWORD } from '../../../support/network';
import { SECRET, type TestPortal, testPortal } from '../../../support/portal';
import { solveRobotCheck } from '../../../support/robot-check';

/* The signing key is changed in steps: the new one is known beside the old one, then it signs, then the old one goes. */

const NEW = 'Zq3vX9nB1kLw7TyR5sHd2MfJ8cPg4AeU';
let database: Database;
let before: TestPortal;
/** Signs with the new key and knows the old one. */
let between: TestPortal;
/** Knows the new key alone. */
let after: TestPortal;

beforeAll(async () => {
  database = await freshDatabase();
  await addUser(database.db, { login: '20000002', role: 2 });
  const guarded = { PORTAL_ROBOT_CHECK: 'on' };
  before = await testPortal(database, guarded);
  between = await testPortal(database, guarded, { secrets: [NEW, SECRET] });
  after = await testPortal(database, guarded, { secrets: [NEW] });
  for (const portal of [before, between, after]) portal.setNow(new Date());
});
afterAll(async () => {
  for (const { app } of [before, between, after]) await app.close();
  await database.close();
});

async function signIn(asked: TestPortal, given = asked): Promise<{ token: string; refreshToken: string }> {
  const payload = await solveRobotCheck((await asked.call(robotCheck)).body);
  const body = { user: '20000002', password: PASSWORD, robotCheck: payload };
  const answer = await given.call(login, { body });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`);
  return answer.body;
}
const statusAt = async (portal: TestPortal, token: string) =>
  (await portal.call(validateSession, { token })).status;

test('a session of the old key goes on with both keys, and ends with the new one alone', async () => {
  const { token, refreshToken: refresh } = await signIn(before);
  expect(await statusAt(between, token)).toBe(200);
  expect(await statusAt(after, token)).toBe(401);
  const renewed = await between.call(refreshToken, { body: { token, refreshToken: refresh } });
  expect(renewed.status).toBe(200);
  expect(await statusAt(after, renewed.body.token)).toBe(200);
});

test('a robot check of the old key is good with both keys, and only there', async () => {
  await expect(signIn(before, between)).resolves.toBeDefined();
  await expect(signIn(before, after)).rejects.toThrow(/^400/);
});

test('a link that waits to be mailed is mailed with both keys, and stays what it was', async () => {
  await before.call(resetPassword, { query: { cpf: '20000002' } });
  const post = keptLetters();
  await doPasswordJobs(between, post);
  const token = tokenIn(post.letters[0] ?? {});
  for (const portal of [before, between, after])
    expect((await portal.call(validateTokenPassword, { query: { token } })).body).toBe(true);
});
