import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FALLBACK_LANGUAGE, languages, localeOf } from '../../../../contract/languages';
import { changePassword } from '../../../../contract/password';
import { getOwnFactor, proveFactor } from '../../../../contract/second-factor';
import { login, validateSession } from '../../../../contract/session';
import { message } from '../../../../i18n/server';
import { stepOfCode } from '../../../../server/platform/credentials/totp';
import type { Database } from '../../../../server/platform/db/open';
import { setUpFactor, shownCode } from '../../../support/authenticator';
import { freshDatabase } from '../../../support/databases';
import { factorLetters, SITE } from '../../../support/letters';
import { addNetwork, addUser, PASSWORD } from '../../../support/network';
import { NOON, type TestPortal, testPortal } from '../../../support/portal';

/* The second step of a sign-in (decision 102). */

let database: Database;
let portal: TestPortal;
let made = 0;

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  portal = await testPortal(database);
});
beforeEach(() => portal.setNow(NOON));
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

/** Seconds after the second factor was set up. */
const at = (seconds: number) => portal.setNow(new Date(Date.parse(NOON) + seconds * 1000));
const codeAt = (secret: string, seconds: number) =>
  shownCode(secret, new Date(Date.parse(NOON) + seconds * 1000));

async function enrolled() {
  made += 1;
  const user = String(61_000_000 + made);
  const id = await addUser(database.db, { login: user, role: 2, establishments: ['0001'] });
  const { token } = await portal.signIn(user);
  return { id, user, token, ...(await setUpFactor(portal, token)) };
}
const password = (user: string, typed = PASSWORD, headers: Record<string, string> = {}) =>
  portal.call(login, { body: { user, password: typed }, headers, remoteAddress: '203.0.113.7' });
const prove = (
  factorToken: string,
  code: string,
  headers: Record<string, string> = { 'accept-language': 'en' },
) => portal.call(proveFactor, { body: { factorToken, code }, headers, remoteAddress: '203.0.113.7' });
const tokenOf = async (user: string) => (await password(user)).body.factorToken as string;

test.each([
  // RFC 6238, appendix B, of the SHA-1 column the last six digits.
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %s the code of the RFC is %s', (second, code) => {
  const secret = new TextEncoder().encode('12345678901234567890');
  expect(stepOfCode(secret, code, new Date(second * 1000), 0)).toBe(0);
  expect(stepOfCode(secret, code, new Date((second + 30) * 1000), 0)).toBeNull();
  expect(stepOfCode(secret, code, new Date((second + 30) * 1000), 1)).toBe(-1);
});

test('LOG-12 with the right password alone nobody is in, and the code of the program lets in', async () => {
  const { user, secret } = await enrolled();
  at(60);
  const first = await password(user);
  expect(first.status).toBe(200);
  expect(Object.keys(first.body)).toEqual(['message', 'factorToken', 'passkey']);
  expect((await portal.call(validateSession, { token: first.body.factorToken })).status).toBe(401);
  const { status, body } = await prove(first.body.factorToken, codeAt(secret, 60));
  expect(status).toBe(200);
  expect(body).toMatchObject({ login: user, perfil: 2 });
  expect((await portal.call(validateSession, { token: body.token })).body.authenticated).toBe(true);
});

test.each(languages)('what is missing is said in the language of the caller (%s)', async (language) => {
  const { user } = await enrolled();
  const { body } = await password(user, PASSWORD, { 'accept-language': localeOf[language] });
  expect(body.message).toBe(message(language, 'factorReplies.asked'));
});

test('a wrong password says nothing of a second factor', async () => {
  const { user } = await enrolled();
  const { status, body } = await password(user, 'Wrong&2026x');
  expect([status, typeof body]).toEqual([401, 'string']);
});

test.each([
  ['groups', (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`],
  ['a hyphen', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
  ['spaces around', (code: string) => ` ${code}\n`],
  [
    'full width',
    (code: string) => code.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  ],
])('a code that is typed with %s is taken', async (_what, typed) => {
  const { user, secret } = await enrolled();
  at(60);
  expect((await prove(await tokenOf(user), typed(codeAt(secret, 60)))).status).toBe(200);
});

describe('a code', () => {
  test.each([
    ['of the step before', 90, 60, 200],
    ['of the next step', 60, 90, 200],
    ['of two steps before', 120, 60, 400],
    ['of two steps later', 60, 120, 400],
  ])('%s', async (_what, now, of, expected) => {
    const { user, secret } = await enrolled();
    at(now);
    expect((await prove(await tokenOf(user), codeAt(secret, of))).status).toBe(expected);
  });

  test('works once, and one before it no more', async () => {
    const { user, secret } = await enrolled();
    at(60);
    expect((await prove(await tokenOf(user), codeAt(secret, 60))).status).toBe(200);
    const again = await prove(await tokenOf(user), codeAt(secret, 60));
    expect([again.status, again.body.fields.code]).toEqual([
      400,
      'This code was used already. Wait until your app shows the next one.',
    ]);
    expect((await prove(await tokenOf(user), codeAt(secret, 30))).status).toBe(400);
    expect((await prove(await tokenOf(user), codeAt(secret, 90))).status).toBe(200);
  });

  test('that has set the factor up does not sign in', async () => {
    const { user, secret } = await enrolled();
    expect((await prove(await tokenOf(user), codeAt(secret, 0))).body.fields.code).toContain('used already');
  });

  test('works once, however many come with it at the same moment', async () => {
    const { user, secret } = await enrolled();
    at(60);
    const tokens = await Promise.all(Array.from({ length: 4 }, () => tokenOf(user)));
    const replies = await Promise.all(tokens.map((token) => prove(token, codeAt(secret, 60))));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('of another person opens nothing', async () => {
    const { user } = await enrolled();
    const other = await enrolled();
    at(60);
    expect((await prove(await tokenOf(user), codeAt(other.secret, 60))).status).toBe(400);
  });

  test('of an hour ago says how old it is, and what time the phone should show', async () => {
    const { user, secret } = await enrolled();
    at(3660);
    const { body } = await prove(await tokenOf(user), codeAt(secret, 60));
    expect(body.fields.code).toBe(
      'This code was valid 60 minutes ago. Enter the one that your app shows now. Your phone should show the time 13:01.',
    );
  });

  test('that will be right is told from no wrong one', async () => {
    const { user, secret } = await enrolled();
    const early = await prove(await tokenOf(user), codeAt(secret, 600));
    const wrong = await prove(await tokenOf(user), differentFrom(codeAt(secret, 0)));
    expect(early.body).toEqual(wrong.body);
  });
});

const differentFrom = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('five wrong codes wait a quarter of an hour, and the person is told by notification and mail', async () => {
  const { id, user, secret } = await enrolled();
  at(60);
  const token = await tokenOf(user);
  for (let time = 0; time < 5; time += 1) expect((await prove(token, `nothing ${time}`)).status).toBe(400);
  const { status, headers } = await prove(token, codeAt(secret, 60));
  expect([status, Number(headers['retry-after'])]).toEqual([429, 900]);
  const told = await database.db
    .selectFrom('notification')
    .innerJoin('user_notification', 'user_notification.notification_id', 'notification.id')
    .where('user_id', '=', id)
    .where('kind', '=', 'wrongCodes')
    .select('parameters')
    .execute();
  expect(told).toEqual([{ parameters: { times: 5, address: '203.0.113.7' } }]);
  const letters = (await factorLetters(portal)).filter(({ text }) => text.includes('203.0.113.7'));
  expect(letters).toHaveLength(1);
  expect(letters[0]?.subject).toBe(message(FALLBACK_LANGUAGE, 'mail.secondFactor.wrongCodes.subject'));
  expect(letters[0]?.text).toContain(user);
  expect(letters[0]?.text).toContain(`${SITE}/alterar-senha-perfil`);
  const trail = await database.db
    .selectFrom('audit')
    .where('entity_key', '=', user)
    .where('action', 'in', ['sign-in-failed', 'lock'])
    .select(['action', 'after'])
    .orderBy('id')
    .execute();
  expect(trail.slice(-2)).toEqual([
    { action: 'sign-in-failed', after: { reason: 'wrong code' } },
    { action: 'lock', after: { reason: 'wrong codes of the login' } },
  ]);
  at(961);
  expect((await prove(await tokenOf(user), codeAt(secret, 961))).status).toBe(200);
});

describe('a recovery code', () => {
  test('lets in once, in whatever case and groups, and the person is told how many are left', async () => {
    const { id, user, recoveryCodes } = await enrolled();
    const [first = '', second = ''] = recoveryCodes;
    expect(recoveryCodes).toHaveLength(10);
    const { status, body } = await prove(await tokenOf(user), first.toLowerCase().replaceAll('-', ' '));
    expect(status).toBe(200);
    expect((await portal.call(getOwnFactor, { token: body.token })).body.recoveryCodes).toBe(9);
    const again = await prove(await tokenOf(user), first);
    expect(again.body.fields.code).toBe('This recovery code was used already. Each works once.');
    expect((await prove(await tokenOf(user), second)).status).toBe(200);
    const told = await database.db
      .selectFrom('notification')
      .innerJoin('user_notification', 'user_notification.notification_id', 'notification.id')
      .where('user_id', '=', id)
      .where('kind', '=', 'recoveryCodeUsed')
      .orderBy('notification.id')
      .select('parameters')
      .execute();
    expect(told).toEqual([{ parameters: { left: 9 } }, { parameters: { left: 8 } }]);
  });

  test('of another person is wrong', async () => {
    const { user } = await enrolled();
    const { recoveryCodes } = await enrolled();
    const { status, body } = await prove(await tokenOf(user), recoveryCodes[0] ?? '');
    expect([status, body.fields.code]).toEqual([
      400,
      'This recovery code is not right. Check each character.',
    ]);
  });

  test('is nowhere in the database as it is', async () => {
    const { recoveryCodes, secret, id } = await enrolled();
    const kept = await database.db
      .selectFrom('recovery_code')
      .where('user_id', '=', id)
      .selectAll()
      .execute();
    const factor = await database.db
      .selectFrom('second_factor')
      .where('user_id', '=', id)
      .selectAll()
      .execute();
    const text = JSON.stringify([kept, factor], (_key, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    );
    const bytes = Buffer.from(new TOTP({ secret: Secret.fromBase32(secret) }).secret.bytes).toString(
      'latin1',
    );
    for (const code of recoveryCodes) expect(text).not.toContain(code.replaceAll('-', ''));
    expect(text).not.toContain(bytes);
  });
});

describe('a sign-in that waits for the second factor', () => {
  test('ends after ten minutes', async () => {
    const { user, secret } = await enrolled();
    const token = await tokenOf(user);
    at(599);
    expect((await prove(token, 'wrong')).status).toBe(400);
    at(600);
    expect((await prove(token, codeAt(secret, 600))).status).toBe(401);
  });

  test('begins one session', async () => {
    const { user, secret, recoveryCodes } = await enrolled();
    at(60);
    const token = await tokenOf(user);
    expect((await prove(token, codeAt(secret, 60))).status).toBe(200);
    expect((await prove(token, recoveryCodes[0] ?? '')).status).toBe(401);
  });

  test('is void once another password is set, or the person is switched off', async () => {
    const one = await enrolled();
    const other = await enrolled();
    const [first, second] = [await tokenOf(one.user), await tokenOf(other.user)];
    const body = { newPassword: 'Mudei%2026', currentPassword: PASSWORD };
    expect((await portal.call(changePassword, { token: one.token, body })).status).toBe(200);
    await database.db.updateTable('portal_user').set({ active: false }).where('id', '=', other.id).execute();
    at(60);
    expect((await prove(first, codeAt(one.secret, 60))).status).toBe(401);
    expect((await prove(second, codeAt(other.secret, 60))).status).toBe(401);
  });

  test('has a token that nobody thinks up', async () => {
    expect((await prove('a'.repeat(43), '123456')).status).toBe(401);
  });
});
