import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { languages, localeOf } from '../../../../contract/languages';
import { changePassword, resetPassword } from '../../../../contract/password';
import { login } from '../../../../contract/session';
import { message } from '../../../../i18n/server';
import { changeOwn } from '../../../../server/areas/password/change';
import { personOfSession } from '../../../../server/platform/principal/person';
import { tokenSigner } from '../../../../server/platform/principal/tokens';
import { freshDatabase } from '../../../support/databases';
import { doPasswordJobs, keptLetters, tokenIn } from '../../../support/letters';
import { addUser, PASSWORD } from '../../../support/network';
import { NOON, type TestPortal, testPortal } from '../../../support/portal';

/* LOG-33: a change of the own password needs the current one, however new the sign-in is (decision 102). */

let database: Awaited<ReturnType<typeof freshDatabase>>;
let portal: TestPortal;
let token: string;
const LOGIN = '20000002';
const NEW = 'Mudei%2026';
const MISSING = 'Enter your current password.';
const WRONG = 'The current password is incorrect. Try again.';

beforeAll(async () => {
  database = await freshDatabase();
  portal = await testPortal(database);
});
beforeEach(async () => {
  await addUser(database.db, { login: LOGIN, name: 'Marina do Prado', role: 2 });
  ({ token } = await portal.signIn(LOGIN));
});
afterEach(async () => {
  portal.setNow(NOON);
  for (const table of ['sign_in_failure', 'rate_limit', 'portal_user'] as const) {
    await database.db.deleteFrom(table).execute();
  }
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const secondsLater = (seconds: number) => portal.setNow(new Date(Date.parse(NOON) + seconds * 1000));
const change = (body: object, headers: Record<string, string> = { 'accept-language': 'en' }) =>
  portal.call(changePassword, { token, body: { newPassword: NEW, ...body }, headers });
const signIn = async (password: string) =>
  (await portal.call(login, { body: { user: LOGIN, password } })).status;
const refusal = (text: string) => ({
  status: 403,
  body: { code: 'FORBIDDEN', message: text, fields: { currentPassword: text } },
});

test.each([0, 1, 301])(
  'LOG-33 %s seconds after the sign-in the current password is required, and nothing is changed without it',
  async (seconds) => {
    secondsLater(seconds);
    for (const body of [{}, { currentPassword: '' }])
      expect(await change(body)).toMatchObject(refusal(MISSING));
    expect(await signIn(PASSWORD)).toBe(200);
    expect(await change({ currentPassword: PASSWORD })).toMatchObject({ status: 200, body: true });
    expect(await signIn(NEW)).toBe(200);
  },
);

test.each(languages)('LOG-33 both refusals are in the language of the caller (%s)', async (language) => {
  const headers = { 'accept-language': localeOf[language] };
  const missing = await change({}, headers);
  const wrong = await change({ currentPassword: 'not it' }, headers);
  expect([missing.body.message, wrong.body.message]).toEqual([
    message(language, 'passwordReplies.currentMissing'),
    message(language, 'passwordReplies.currentWrong'),
  ]);
});

describe('a wrong current password', () => {
  test('LOG-33 is refused, and changes nothing', async () => {
    expect(await change({ currentPassword: NEW })).toMatchObject(refusal(WRONG));
    expect(await signIn(PASSWORD)).toBe(200);
  });

  test('LOG-02 LOG-33 counts: after five the change is locked, also with the right one, and the sign-in is not', async () => {
    for (let time = 0; time < 5; time += 1) {
      expect((await change({ currentPassword: `wrong ${time}` })).status).toBe(403);
    }
    expect(await change({ currentPassword: PASSWORD })).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS' },
    });
    expect(await signIn(PASSWORD)).toBe(200);
    // Another session of the person has a count of its own.
    ({ token } = await portal.signIn(LOGIN));
    expect((await change({ currentPassword: PASSWORD })).status).toBe(200);
  });

  test('LOG-02 LOG-33 no longer counts after the right one', async () => {
    expect((await change({ currentPassword: PASSWORD })).body).toBe(true);
    for (let time = 1; time < 5; time += 1) await change({ currentPassword: 'wrong' });
    // It is refused for another reason, but the current password was right, which counts.
    const remembered = await change({ currentPassword: NEW });
    expect([remembered.status, Object.keys(remembered.body.fields)]).toEqual([400, ['newPassword']]);
    expect(await database.db.selectFrom('sign_in_failure').selectAll().execute()).toEqual([]);
  });
});

test('LOG-32 LOG-33 without the current one earlier passwords are not revealed', async () => {
  expect((await change({ currentPassword: PASSWORD })).body).toBe(true);
  expect(await change({})).toMatchObject(refusal(MISSING));
});

test('LOG-33 a running change is not made if the password is set by link meanwhile', async () => {
  const sessionId = tokenSigner(portal.app, portal.context).read(token)?.sessionId ?? '';
  const person = await personOfSession(portal.context, sessionId, { address: '127.0.0.1', language: 'en' });
  if (person === null) throw new Error('no session');
  const post = keptLetters();
  await portal.call(resetPassword, { query: { cpf: LOGIN } });
  await doPasswordJobs(portal, post);
  const link = { token: tokenIn(post.letters[0] ?? {}), newPassword: 'Retomada-7 minha' };
  expect((await portal.call(changePassword, { body: link })).body).toBe(true);
  const mine = { newPassword: NEW, currentPassword: 'Retomada-7 minha' };
  await expect(changeOwn(portal.context, person, mine)).rejects.toMatchObject({ status: 401 });
  expect([await signIn(NEW), await signIn('Retomada-7 minha')]).toEqual([401, 200]);
});
