import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { languages, localeOf } from '../../../../contract/languages';
import { login, refreshToken } from '../../../../contract/session';
import {
  endOtherSessions,
  endOwnSession,
  endUserSessions,
  listSessions,
  listUserSessions,
} from '../../../../contract/sessions';
import { message } from '../../../../i18n/server';
import { purgeSignIns } from '../../../../server/areas/session/purge';
import { readConfig } from '../../../../server/config';
import { sessionSettings } from '../../../../server/network/people/session-settings';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { doBrowserJobs, keptLetters, SITE } from '../../../support/letters';
import { addNetwork, addUser, PASSWORD } from '../../../support/network';
import { NOON, type TestPortal, testPortal } from '../../../support/portal';

/* Where people are signed in, and for how long at most (decision 100). */

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';

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

const at = (hours: number) => portal.setNow(new Date(Date.parse(NOON) + hours * 3_600_000));

async function somebody(role: 1 | 2 | 3 = 2): Promise<{ id: number; user: string }> {
  made += 1;
  const user = String(60_000_000 + made);
  const id = await addUser(database.db, { login: user, role, establishments: role === 1 ? [] : ['0001'] });
  return { id, user };
}
async function enter(user: string, agent = FIREFOX, remoteAddress = '203.0.113.7', language = 'pt-BR') {
  const headers = { 'user-agent': agent, 'accept-language': language };
  const { status, body } = await portal.call(login, {
    body: { user, password: PASSWORD },
    headers,
    remoteAddress,
  });
  expect(status).toBe(200);
  return { token: body.token, refreshToken: body.refreshToken };
}
const works = async (token: string) => (await portal.call(listSessions, { token })).status === 200;
const trail = (userId: number) =>
  database.db
    .selectFrom('audit')
    .where('entity', '=', 'session')
    .where('action', '=', 'revoke')
    .where('entity_key', 'in', (eb) =>
      eb
        .selectFrom('user_session')
        .where('user_id', '=', userId)
        .select((one) => one.cast<string>('id', 'text').as('id')),
    )
    .select(['actor', 'after'])
    .orderBy('id')
    .execute();

test('a person sees the own sessions, the last used first, and which of them this is', async () => {
  const { user } = await somebody();
  const { token } = await enter(user);
  at(0.2);
  await enter(user, IPHONE, '::ffff:198.51.100.4');
  await enter((await somebody()).user);
  const { body } = await portal.call(listSessions, { token });
  expect(body.total).toBe(2);
  expect(body.sessions).toMatchObject([
    {
      browser: 'Safari',
      system: 'iPhone',
      address: '198.51.100.4',
      startedAt: '2026-11-20T12:12:00',
      usedAt: '2026-11-20T12:12:00',
      endsAt: '2026-11-27T12:12:00',
      current: false,
    },
    { browser: 'Firefox', system: 'Windows', address: '203.0.113.7', current: true },
  ]);
});

test('a session is listed while one of its tokens is good for something, and no longer', async () => {
  const { user } = await somebody();
  await enter(user);
  at(11);
  const { token } = await enter(user);
  expect((await portal.call(listSessions, { token })).body.total).toBe(2);
  at(12);
  const { body } = await portal.call(refreshToken, { body: await enter(user) });
  expect((await portal.call(listSessions, { token: body.token })).body.total).toBe(2);
});

test('the time of the last renewal is that of the last use', async () => {
  const { user } = await somebody();
  const pair = await enter(user);
  await portal.call(refreshToken, { body: pair });
  const { used_at } = await database.db
    .selectFrom('refresh_token')
    .innerJoin('user_session', 'user_session.id', 'refresh_token.session_id')
    .innerJoin('portal_user', 'portal_user.id', 'user_session.user_id')
    .where('portal_user.login', '=', user)
    .where('used_at', 'is not', null)
    .select('used_at')
    .executeTakeFirstOrThrow();
  const [session] = (await portal.call(listSessions, { token: pair.token })).body.sessions;
  // Uses are counted by the database's clock, which the test does not set.
  const later = [used_at as Date, new Date(NOON)].toSorted(
    (one, other) => other.getTime() - one.getTime(),
  )[0];
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(later);
  expect(session.usedAt).toBe(shown.replace(' ', 'T'));
});

test('a person ends one session, whose tokens stop working with the next call', async () => {
  const { id, user } = await somebody();
  const [one, other, third] = [await enter(user), await enter(user, IPHONE), await enter(user)];
  const { sessions } = (await portal.call(listSessions, { token: one.token })).body;
  const phone = sessions.find(({ system }: { system: string }) => system === 'iPhone');
  const ended = await portal.call(endOwnSession, { token: one.token, params: { session: phone.id } });
  expect(ended.body).toEqual({ ended: 1 });
  expect([await works(one.token), await works(other.token), await works(third.token)]).toEqual([
    true,
    false,
    true,
  ]);
  expect((await portal.call(refreshToken, { body: other })).status).toBe(401);
  expect(await trail(id)).toMatchObject([
    { actor: user, after: { userId: id, reason: 'ended by the person' } },
  ]);
  // A second press, or another tab that was faster.
  const again = await portal.call(endOwnSession, { token: one.token, params: { session: phone.id } });
  expect([again.status, again.body]).toEqual([200, { ended: 0 }]);
  expect(await trail(id)).toHaveLength(1);
});

test('a person ends all other sessions and stays', async () => {
  const { id, user } = await somebody();
  const [one, other, third] = [await enter(user), await enter(user), await enter(user)];
  const stranger = await enter((await somebody()).user);
  const { body } = await portal.call(endOtherSessions, { token: other.token });
  expect(body).toEqual({ ended: 2 });
  expect([await works(one.token), await works(other.token), await works(third.token)]).toEqual([
    false,
    true,
    false,
  ]);
  expect(await works(stranger.token)).toBe(true);
  expect(await trail(id)).toHaveLength(2);
});

test("nobody ends another person's session by its id", async () => {
  const [one, other] = [await somebody(1), await somebody()];
  const [{ token }, theirs] = [await enter(one.user), await enter(other.user)];
  const [{ id }] = (await portal.call(listSessions, { token: theirs.token })).body.sessions;
  expect((await portal.call(endOwnSession, { token, params: { session: id } })).status).toBe(404);
  const third = await somebody();
  const named = { token, params: { id: third.id }, query: { session: id } };
  expect((await portal.call(endUserSessions, named)).body).toEqual({ ended: 0 });
  expect(await works(theirs.token)).toBe(true);
});

test('SES-26 level 1 sees and ends the sessions of a user, and the trail says whose', async () => {
  const administrator = await enter((await somebody(1)).user);
  const { id, user } = await somebody(3);
  const [one, other] = [await enter(user), await enter(user, IPHONE)];
  const { token } = administrator;
  const listed = await portal.call(listUserSessions, { token, params: { id } });
  expect(listed.body.total).toBe(2);
  expect(listed.body.sessions.map(({ current }: { current: boolean }) => current)).toEqual([false, false]);
  const phone = listed.body.sessions.find(({ system }: { system: string }) => system === 'iPhone');
  const single = { token, params: { id }, query: { session: phone.id } };
  expect((await portal.call(endUserSessions, single)).body).toEqual({ ended: 1 });
  expect([await works(one.token), await works(other.token)]).toEqual([true, false]);
  expect((await portal.call(endUserSessions, { token, params: { id } })).body).toEqual({ ended: 1 });
  expect(await works(one.token)).toBe(false);
  const after = { userId: id, reason: 'ended by an administrator' };
  expect(await trail(id)).toMatchObject([{ after }, { after }]);
  // The person may come back: whoever may not is deactivated.
  expect(await works((await enter(user)).token)).toBe(true);
});

test('SES-26 the sessions of unknown people and of other administrators stay out of reach', async () => {
  const { token } = await enter((await somebody(1)).user);
  const colleague = await somebody(1);
  for (const operation of [listUserSessions, endUserSessions]) {
    expect((await portal.call(operation, { token, params: { id: 2_000_000 } })).status).toBe(404);
    expect((await portal.call(operation, { token, params: { id: colleague.id } })).status).toBe(403);
    const manager = await enter((await somebody(2)).user);
    expect(
      (await portal.call(operation, { token: manager.token, params: { id: colleague.id } })).status,
    ).toBe(403);
  }
});

test.each([
  [1, 12],
  [2, 168],
  [3, 168],
] as const)('however much it is used, a session of level %i ends after %i hours', async (role, hours) => {
  const { id, user } = await somebody(role);
  let pair = await enter(user);
  for (let hour = 10; hour < hours; hour += 10) {
    at(hour);
    const renewed = await portal.call(refreshToken, { body: pair });
    expect(renewed.status).toBe(200);
    pair = renewed.body;
  }
  at(hours - 0.1);
  pair = (await portal.call(refreshToken, { body: pair })).body;
  expect(await works(pair.token)).toBe(true);
  // Five minutes before an access token of its own would have expired.
  at(hours);
  expect(await works(pair.token)).toBe(false);
  expect((await portal.call(refreshToken, { body: pair })).status).toBe(401);
  expect(await trail(id)).toMatchObject([{ actor: user, after: { reason: 'end of its time' } }]);
  expect(await works((await enter(user)).token)).toBe(true);
});

test('an older session ends at its next renewal where the hours have become fewer', async () => {
  const { user } = await somebody();
  const pair = await enter(user);
  at(2);
  const shorter = await testPortal(database, { PORTAL_SESSION_HOURS: '1' });
  shorter.setNow(new Date(Date.parse(NOON) + 2 * 3_600_000));
  expect((await shorter.call(refreshToken, { body: pair })).status).toBe(401);
  await shorter.app.close();
});

test.each([
  [undefined, { provider: 12, others: 168 }],
  ['8', { provider: 8, others: 8 }],
  ['4, 24', { provider: 4, others: 24 }],
])('the hours of sessions are read from the environment: %s', (text, hours) => {
  const variables = text === undefined ? {} : { PORTAL_SESSION_HOURS: text };
  expect(readConfig({ NODE_ENV: 'test', ...variables }).of(sessionSettings)).toEqual(hours);
});

test.each(['0', '12,', '1,2,3', '1.5', 'twelve', '8761', '-1'])(
  '%j hours are refused with a sentence',
  (text) => {
    expect(() => readConfig({ NODE_ENV: 'test', PORTAL_SESSION_HOURS: text })).toThrow(
      /PORTAL_SESSION_HOURS.*neither a whole number of hours from 1 to 8760 nor two of them/,
    );
  },
);

test.each(languages)(
  'a new browser is told by mail as well, in the language of before (%s)',
  async (language) => {
    const { user } = await somebody();
    const locale = localeOf[language];
    await enter(user, FIREFOX, '203.0.113.7', locale);
    await enter(user, FIREFOX, '203.0.113.8', locale);
    await enter(user, IPHONE, '198.51.100.4', language === 'en' ? 'pt-BR' : 'en');
    await enter(user, IPHONE, '198.51.100.5', locale);
    const post = keptLetters();
    await doBrowserJobs(portal, post);
    const letters = post.letters.filter(({ to }) => to.address === `${user}@example.com`);
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatchObject({
      language,
      subject: message(language, 'mail.newBrowser.subject'),
      link: `${SITE}/sessoes`,
    });
    expect(letters[0]?.text).toMatch(/iPhone.*198\.51\.100\.4/);
    expect(letters[0]?.text).toContain(user);
    expect(`${letters[0]?.text}${letters[0]?.html}`).not.toContain('%{');
  },
);

test('nobody who was deactivated meanwhile gets the mail of a new browser', async () => {
  const { id, user } = await somebody();
  await enter(user);
  await enter(user, IPHONE);
  await database.db.updateTable('portal_user').set({ active: false }).where('id', '=', id).execute();
  const post = keptLetters();
  await doBrowserJobs(portal, post);
  expect(post.letters.filter(({ to }) => to.address === `${user}@example.com`)).toEqual([]);
});

test('a session is thrown out 400 days after the sign-in; the newest stays, and one that a token is good for', async () => {
  const { id, user } = await somebody();
  await enter(user);
  at(24 * 2);
  await enter(user);
  at(24 * 3);
  await enter(user);
  const kept = () =>
    database.db
      .selectFrom('user_session')
      .where('user_id', '=', id)
      .orderBy('started_at')
      .select(['id', 'started_at'])
      .execute();
  const days = async () =>
    (await kept()).map(({ started_at }) => (started_at.getTime() - Date.parse(NOON)) / 86_400_000);
  at(24 * 400);
  await purgeSignIns(portal.context);
  expect(await days()).toEqual([0, 2, 3]);
  at(24 * 401);
  await purgeSignIns(portal.context);
  expect(await days()).toEqual([2, 3]);
  await database.db
    .insertInto('refresh_token')
    .values({
      hash: Buffer.from('x'),
      session_id: (await kept())[0]?.id ?? '',
      expires_at: new Date('2100-01-01'),
      used_at: null,
      parent: null,
    })
    .execute();
  at(24 * 500);
  await purgeSignIns(portal.context);
  expect(await days()).toEqual([2, 3]);
  await sql`delete from refresh_token where expires_at > '2099-01-01'`.execute(database.db);
  await purgeSignIns(portal.context);
  expect(await days()).toEqual([3]);
  // It remembers the language, and is no session that anybody sees.
  const { token } = await enter((await somebody(1)).user);
  const seen = await portal.call(listUserSessions, { token, params: { id } });
  expect(seen.body).toEqual({ sessions: [], total: 0 });
});

test('the mail of a new browser speaks the language of the person, however long the last sign-in is ago', async () => {
  const { user } = await somebody();
  await enter(user, FIREFOX, '203.0.113.7', 'es-CO');
  at(24 * 500);
  await purgeSignIns(portal.context);
  await enter(user, IPHONE, '198.51.100.4', 'en');
  const post = keptLetters();
  await doBrowserJobs(portal, post);
  const letters = post.letters.filter(({ to }) => to.address === `${user}@example.com`);
  expect(letters.map(({ language }) => language)).toEqual(['co']);
});

test('the session of the call itself is not ended by its id: that is a sign-out', async () => {
  const { user } = await somebody();
  const { token } = await enter(user);
  const own = (await portal.call(listSessions, { token })).body.sessions[0];
  const { status, body } = await portal.call(endOwnSession, {
    token,
    params: { session: own.id },
    headers: { 'accept-language': 'en' },
  });
  expect([status, body.message]).toEqual([409, message('en', 'errorReplies.currentSession')]);
  expect(await works(token)).toBe(true);
});
