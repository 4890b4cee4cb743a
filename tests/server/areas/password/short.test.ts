import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setFactorRule } from '../../../../contract/factor-rules';
import { languages, localeOf } from '../../../../contract/languages';
import { removePasskey } from '../../../../contract/passkeys';
import { changePassword, linkLogin, resetPassword } from '../../../../contract/password';
import { getOwnFactor, proveFactor, removeFactor, resetUserFactor } from '../../../../contract/second-factor';
import { login } from '../../../../contract/session';
import { message } from '../../../../i18n/server';
import { storePassword } from '../../../../server/areas/password/store';
import { resetByOperator } from '../../../../server/areas/second-factor/reset';
import type { Database } from '../../../../server/platform/db/open';
import { setUpFactor, shownCode } from '../../../support/authenticator';
import { freshDatabase } from '../../../support/databases';
import { doPasswordJobs, factorLetters, keptLetters, SITE, tokenIn } from '../../../support/letters';
import { addNetwork, addUser, PASSWORD } from '../../../support/network';
import { NOON, type TestPortal, testPortal } from '../../../support/portal';

/* Where length alone counts, 8 characters are enough beside a second factor, and never alone (decision 101). */

const SHORT = 'trem da7';
const LONG = 'trem da pedra azul';

let database: Database;
let portal: TestPortal;
let made = 0;

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  portal = await testPortal(database, { PORTAL_PASSWORD_POLICY: 'nist' });
});
beforeEach(() => portal.setNow(NOON));
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const headers = { 'accept-language': 'en' };

async function somebody(role: 1 | 2 = 2) {
  made += 1;
  const user = String(64_000_000 + made);
  const id = await addUser(database.db, { login: user, role, establishments: role === 1 ? [] : ['0001'] });
  return { id, user, ...(await portal.signIn(user)) };
}
async function enrolled() {
  const person = await somebody();
  return { ...person, ...(await setUpFactor(portal, person.token)) };
}
const setOwn = (token: string, newPassword: string, currentPassword = PASSWORD, at = portal) =>
  at.call(changePassword, { token, body: { newPassword, currentPassword }, headers });
/** Somebody whose password is short, because there is an authenticator app beside it. */
async function withShort() {
  const person = await enrolled();
  expect((await setOwn(person.token, SHORT)).body).toBe(true);
  return person;
}
const setByLink = (token: string, newPassword: string) =>
  portal.call(changePassword, { body: { newPassword, token }, headers });
async function linkFor(user: string): Promise<string> {
  const post = keptLetters();
  await portal.call(resetPassword, { query: { cpf: user } });
  await doPasswordJobs(portal, post);
  return tokenIn(post.letters[0] ?? {});
}
const signIn = (user: string, password: string, at = portal) =>
  at.call(login, { body: { user, password }, headers });
const addPasskeyTo = async (userId: number) => {
  const bytes = Buffer.from(`key of ${userId}`);
  const { id } = await database.db
    .insertInto('passkey')
    .values({
      user_id: userId,
      credential_id: bytes,
      public_key: bytes,
      user_handle: bytes,
      counter: 0,
      transports: [],
      name: 'Blue key',
      synced: false,
      created_at: portal.context.now(),
      used_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
/** What the sign-in says to whoever has a password of beside a second factor, and none. */
const NOT_ALONE = `403${message('en', 'passwordReplies.needsFactor')}`;
const notAlone = { status: 403, body: NOT_ALONE };

/** What a password of beside the factor is not called: it may be a long one, or one of before a change of the policy. */
const PROMISES = /short|long|curta|corta|larg/i;

const refusalsOf = (user: string) =>
  database.db
    .selectFrom('security_event')
    .where('actor', '=', user)
    .where('kind', '=', 'access-refused')
    .select(['reason', 'operation'])
    .distinct()
    .execute();
const storedOf = (id: number) =>
  database.db
    .selectFrom('portal_user')
    .where('id', '=', id)
    .select(['password_hash', 'password_needs_factor'])
    .executeTakeFirstOrThrow();

describe('a password of 8 characters', () => {
  test('LOG-32 is taken on the own page of whoever has a second factor, and one of 7 is not', async () => {
    const { token, user, secret } = await enrolled();
    expect((await setOwn(token, 'trem da')).body.fields).toEqual({
      newPassword: message('en', 'password.own.criteria'),
    });
    expect((await setOwn(token, SHORT)).body).toBe(true);
    portal.setNow(new Date(Date.parse(NOON) + 60_000));
    const asked = await signIn(user, SHORT);
    expect(Object.keys(asked.body)).toContain('factorToken');
    const code = shownCode(secret, portal.context.now());
    const proven = await portal.call(proveFactor, { body: { factorToken: asked.body.factorToken, code } });
    expect([proven.status, proven.body.login]).toEqual([200, user]);
  });

  test('LOG-32 is refused on the own page of whoever has none, and taken once there is a passkey', async () => {
    const { token, id } = await somebody();
    expect((await setOwn(token, SHORT)).status).toBe(400);
    await addPasskeyTo(id);
    expect((await setOwn(token, SHORT)).body).toBe(true);
  });

  test('is refused to whoever has begun to set up a second factor, before its first code', async () => {
    const { token, id } = await somebody();
    await database.db
      .insertInto('second_factor')
      .values({ user_id: id, pending: Buffer.from('x'), pending_at: portal.context.now() })
      .execute();
    expect((await setOwn(token, SHORT)).status).toBe(400);
  });

  test('LOG-20 LOG-24 is taken by a mailed link whose person has a second factor, which the link tells, and of nobody else', async () => {
    const [having, lacking] = [await enrolled(), await somebody()];
    const links = { having: await linkFor(having.user), lacking: await linkFor(lacking.user) };
    const tells = async (token: string) => (await portal.call(linkLogin, { body: { token } })).body;
    expect(await tells(links.having)).toEqual({ login: having.user, hasFactor: true });
    expect(await tells(links.lacking)).toEqual({ login: lacking.user, hasFactor: false });
    expect(await tells('of no link')).toEqual({ login: null, hasFactor: false });
    expect((await setByLink(links.having, SHORT)).body).toBe(true);
    expect((await setByLink(links.lacking, SHORT)).body).toBe(false);
    // Refused, the link goes on.
    expect((await setByLink(links.lacking, LONG)).body).toBe(true);
    expect(Object.keys((await signIn(having.user, SHORT)).body)).toContain('factorToken');
  });

  test('LOG-32 is not one of eight units: four emoji are too short beside a factor, and eight without one', async () => {
    const [having, lacking] = [await enrolled(), await somebody()];
    expect((await setOwn(having.token, '🐢🦊🐻🐼')).status).toBe(400);
    expect((await setOwn(lacking.token, '🐢🦊🐻🐼🐨🐯🦁🐮')).status).toBe(400);
    expect((await setOwn(having.token, '🐢🦊🐻🐼🐨🐯🦁🐮')).body).toBe(true);
    // Beside the factor alone.
    expect((await portal.call(removeFactor, { token: having.token })).status).toBe(403);
  });

  test('of those that everybody tries is refused all the same', async () => {
    const { token } = await enrolled();
    for (const common of ['password', 'Senha@26', 'qwertyui'])
      expect((await setOwn(token, common)).status, common).toBe(400);
  });

  test('by the specification is no matter of second factors', async () => {
    const specified = await testPortal(database);
    const { token } = await enrolled();
    expect((await setOwn(token, SHORT, PASSWORD, specified)).status).toBe(400);
    expect((await setOwn(token, 'Mudei%20', PASSWORD, specified)).body).toBe(true);
    expect((await portal.call(removeFactor, { token })).body).toBe(true);
    await specified.app.close();
  });
});

describe('the last second factor beside a short password', () => {
  const passwordFirst = message('en', 'factorReplies.longPasswordFirst', { least: 15 });
  const remove = (token: string) => portal.call(removeFactor, { token, headers });

  test('is not removed by its owner before there is a longer one', async () => {
    const { token, user } = await withShort();
    const refused = await remove(token);
    expect([refused.status, refused.body.message]).toEqual([403, passwordFirst]);
    expect(passwordFirst).toContain('15');
    expect((await portal.call(getOwnFactor, { token })).body.since).not.toBeNull();
    expect((await setOwn(token, LONG, SHORT)).body).toBe(true);
    expect((await remove(token)).body).toBe(true);
    expect((await signIn(user, LONG)).body).toHaveProperty('token');
  });

  test('is the passkey where the app has gone', async () => {
    const { token, id } = await withShort();
    const passkey = await addPasskeyTo(id);
    expect((await remove(token)).body).toBe(true);
    const refused = await portal.call(removePasskey, { token, params: { passkey }, headers });
    expect([refused.status, refused.body.message]).toEqual([403, passwordFirst]);
    expect((await portal.call(getOwnFactor, { token })).body.passkeys).toHaveLength(1);
  });

  test.each(['nist', 'specification'] as const)(
    'is kept with a sentence that is true of a long password as well, where the policy is %s now',
    async (policy) => {
      const { token } = await enrolled();
      // Sixteen characters, which repeat eight.
      expect((await setOwn(token, 'kq8vxw2jkq8vxw2j')).body).toBe(true);
      const now = await testPortal(database, { PORTAL_PASSWORD_POLICY: policy });
      for (const language of languages) {
        const refused = await now.call(removeFactor, {
          token,
          headers: { 'accept-language': localeOf[language] },
        });
        const said = message(
          language,
          policy === 'nist' ? 'factorReplies.longPasswordFirst' : 'factorReplies.passwordFirst',
          { least: 15 },
        );
        expect([refused.status, refused.body.message]).toEqual([403, said]);
        // How long the next one has to be is known where length alone counts, and is no judgement of this one.
        expect(/\d+/.exec(said)?.[0]).toBe(policy === 'nist' ? '15' : undefined);
        expect(said).not.toMatch(PROMISES);
      }
      await now.app.close();
    },
  );

  test('is kept with an event of security that says why', async () => {
    const { token, user } = await withShort();
    expect((await remove(token)).status).toBe(403);
    expect(await refusalsOf(user)).toEqual([
      { reason: 'password needs a second factor', operation: 'removeFactor' },
    ]);
    const specified = await testPortal(database);
    expect((await specified.call(removeFactor, { token })).status).toBe(403);
    expect(await refusalsOf(user)).toEqual([
      { reason: 'password needs a second factor', operation: 'removeFactor' },
    ]);
    await specified.app.close();
  });

  test('gone in the moment in which the password is set, is said at the password, and nothing is stored', async () => {
    const { id, user, token } = await somebody();
    const before = await storedOf(id);
    const person = { id, login: user, address: '192.0.2.1' };
    const password = { hash: 'of a short one', replaced: before.password_hash, needsFactor: true };
    await expect(storePassword(portal.context, person, password)).rejects.toMatchObject({
      status: 409,
      key: 'passwordReplies.factorGone',
      fields: { newPassword: 'passwordReplies.factorGone' },
    });
    expect(await storedOf(id)).toEqual(before);
    expect((await portal.call(getOwnFactor, { token })).status).toBe(200);
  });

  test('is asked for also where the rule of the profile was turned off', async () => {
    const { user } = await withShort();
    const { token } = await somebody(1);
    const rule = (name: 'off' | 'offered') =>
      portal.call(setFactorRule, { token, body: { profile: 2, rule: name, requiredFrom: null } });
    expect((await rule('off')).status).toBe(200);
    expect(Object.keys((await signIn(user, SHORT)).body)).toContain('factorToken');
    expect((await rule('offered')).status).toBe(200);
  });

  test('reset by an administrator, leaves a password that signs nobody in, and the person is told how to go on', async () => {
    const { id, user } = await withShort();
    await factorLetters(portal);
    const administrator = await somebody(1);
    const call = { token: administrator.token, params: { id } };
    expect((await portal.call(resetUserFactor, call)).body).toBe(true);
    expect(await signIn(user, SHORT)).toMatchObject(notAlone);
    // By whatever policy the portal goes on.
    const specified = await testPortal(database);
    expect(await signIn(user, SHORT, specified)).toMatchObject(notAlone);
    await specified.app.close();
    const [letter] = await factorLetters(portal);
    expect(letter?.text).toContain(message('co', 'mail.secondFactor.passwordNeedsFactor'));
    expect(letter?.text).not.toContain(message('co', 'mail.secondFactor.signInAgain'));
    expect(letter?.text).toContain(`${SITE}/esqueceu-sua-senha`);
    const link = await linkFor(user);
    expect((await setByLink(link, 'rio da9a')).body).toBe(false);
    expect((await setByLink(link, LONG)).body).toBe(true);
    expect((await signIn(user, LONG)).body).toHaveProperty('token');
  });

  test('reset at the machine, says that another password is needed, which the link sets', async () => {
    const { user } = await withShort();
    expect(await resetByOperator(database.db, user)).toBe('new password needed');
    expect(await resetByOperator(database.db, user)).toBe('none');
    expect(await signIn(user, SHORT)).toMatchObject(notAlone);
    expect((await setByLink(await linkFor(user), LONG)).body).toBe(true);
    expect((await signIn(user, LONG)).body).toHaveProperty('token');
  });

  test('reset beside a long one, leaves that, and the mail says to sign in with it', async () => {
    const { token, user } = await enrolled();
    expect((await setOwn(token, LONG)).body).toBe(true);
    await factorLetters(portal);
    expect(await resetByOperator(database.db, user)).toBe('reset');
    expect((await signIn(user, LONG)).body).toHaveProperty('token');
    const [letter] = await factorLetters(portal);
    expect(letter?.text).toContain(message('co', 'mail.secondFactor.signInAgain'));
    expect(letter?.text).toContain(`${SITE}/segundo-fator`);
  });

  test('counts a repeated part as short, whatever its length', async () => {
    const { token, user } = await enrolled();
    expect((await setOwn(token, 'vento!1vvento!1v')).body).toBe(true);
    expect(await resetByOperator(database.db, user)).toBe('new password needed');
    expect(await signIn(user, 'vento!1vvento!1v')).toMatchObject(notAlone);
  });
});

describe('the refusal of a short password alone', () => {
  test.each(languages)('LOG-10 says in %s what to do instead', async (language) => {
    const { user } = await withShort();
    await resetByOperator(database.db, user);
    const { status, body } = await portal.call(login, {
      body: { user, password: SHORT },
      headers: { 'accept-language': localeOf[language] },
    });
    expect({ status, body }).toEqual({
      status: 403,
      body: `403${message(language, 'passwordReplies.needsFactor')}`,
    });
    expect(body.slice(3)).not.toMatch(/:|passwordReplies/);
    expect(body).not.toMatch(PROMISES);
    expect(message(language, 'mail.secondFactor.passwordNeedsFactor')).not.toMatch(PROMISES);
    expect(message(language, 'audit.values.passwordNeedsFactor')).not.toMatch(PROMISES);
  });

  test('is no failed attempt, is an event of security, and a wrong password stays a wrong password', async () => {
    const { user } = await withShort();
    await resetByOperator(database.db, user);
    for (let time = 0; time < 6; time += 1) expect((await signIn(user, SHORT)).status).toBe(403);
    expect((await signIn(user, 'wrong da7')).status).toBe(401);
    expect(await refusalsOf(user)).toContainEqual({
      reason: 'password needs a second factor',
      operation: 'login',
    });
  });
});
