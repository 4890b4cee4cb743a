import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { renewOwnSecret } from '../../../../contract/api-credentials';
import { createApiUser } from '../../../../contract/api-users';
import { exportAudit, listAudit } from '../../../../contract/audit';
import { previewBulk, startBulk, undoBulk } from '../../../../contract/bulk';
import { listFactorRules, setFactorRule } from '../../../../contract/factor-rules';
import { saveGrouper } from '../../../../contract/groupers';
import { commitImport } from '../../../../contract/imports';
import { languages } from '../../../../contract/languages';
import { listNotifications } from '../../../../contract/notifications';
import { listViewers } from '../../../../contract/report-viewers';
import {
  beginFactor,
  confirmFactor,
  getOwnFactor,
  getUserFactor,
  proveAgain,
  proveFactor,
  removeFactor,
  renewRecoveryCodes,
  resetUserFactor,
} from '../../../../contract/second-factor';
import { login, logout, refreshToken, validateSession } from '../../../../contract/session';
import { updateUser } from '../../../../contract/users';
import { message } from '../../../../i18n/server';
import { keepFactors } from '../../../../server/areas/second-factor/keep';
import { resetByOperator } from '../../../../server/areas/second-factor/reset';
import { readConfig } from '../../../../server/config';
import type { Database } from '../../../../server/platform/db/open';
import { factorSettings } from '../../../../server/platform/principal/factor-settings';
import { setUpFactor, shownCode } from '../../../support/authenticator';
import { freshDatabase } from '../../../support/databases';
import { factorLetters } from '../../../support/letters';
import { addNetwork, addUser, PASSWORD } from '../../../support/network';
import { NOON, SECRET, type TestPortal, testPortal } from '../../../support/portal';

/* The own second factor, who has to have one, and what asks for it again (decision 102). */

let database: Database;
let portal: TestPortal;
let made = 0;

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  portal = await testPortal(database);
});
beforeEach(async () => {
  portal.setNow(NOON);
  await database.db.deleteFrom('second_factor_rule').execute();
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const moment = (seconds: number) => new Date(Date.parse(NOON) + seconds * 1000);
const at = (seconds: number) => portal.setNow(moment(seconds));

async function somebody(role: 1 | 2 | 3 = 2) {
  made += 1;
  const user = String(62_000_000 + made);
  const id = await addUser(database.db, { login: user, role, establishments: role === 1 ? [] : ['0001'] });
  return { id, user, ...(await portal.signIn(user)) };
}
async function enrolled(role: 1 | 2 | 3 = 2) {
  const person = await somebody(role);
  return { ...person, ...(await setUpFactor(portal, person.token)) };
}
const trailOf = (entity: string, key: string | number) =>
  database.db
    .selectFrom('audit')
    .where('entity', '=', entity)
    .where('entity_key', '=', String(key))
    .select(['actor', 'action', 'before', 'after'])
    .orderBy('id')
    .execute();
const kindsOf = async (id: number) => {
  const rows = await database.db
    .selectFrom('notification')
    .innerJoin('user_notification', 'user_notification.notification_id', 'notification.id')
    .where('user_id', '=', id)
    .orderBy('notification.id')
    .select('kind')
    .execute();
  return rows.map(({ kind }) => kind);
};
const letters = () => factorLetters(portal);

describe('setting it up', () => {
  test('asks for the current password, and counts a wrong one', async () => {
    const { token } = await somebody();
    const { status, body } = await portal.call(beginFactor, {
      token,
      body: { currentPassword: 'Wrong&2026x' },
    });
    expect([status, Object.keys(body.fields)]).toEqual([403, ['currentPassword']]);
  });

  test('shows a secret as text, address and picture, and counts with its first code', async () => {
    const { token, user, id } = await somebody();
    const { body } = await portal.call(beginFactor, { token, body: { currentPassword: PASSWORD } });
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.address).toBe(
      `otpauth://totp/Cofre:${user}?issuer=Cofre&secret=${body.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(body.qr.size).toBeGreaterThan(32);
    // Until then the password alone signs in.
    expect((await portal.call(login, { body: { user, password: PASSWORD } })).body).toHaveProperty('token');
    const wrong = await portal.call(confirmFactor, { token, body: { code: '12345' } });
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['code']]);
    const code = shownCode(body.secret, moment(0));
    const confirmed = await portal.call(confirmFactor, { token, body: { code } });
    expect(confirmed.body.recoveryCodes).toHaveLength(10);
    expect(new Set(confirmed.body.recoveryCodes).size).toBe(10);
    for (const recovery of confirmed.body.recoveryCodes)
      expect(recovery).toMatch(
        /^[A-HJ-NP-Z](?:[2-9A-HJ-NP-Z]{3}-)(?:[2-9A-HJ-NP-Z]{4}-){4}[2-9A-HJ-NP-Z]{4}$/,
      );
    expect((await portal.call(getOwnFactor, { token })).body).toEqual({
      rule: 'offered',
      requiredFrom: null,
      since: '2026-11-20T12:00:00',
      passkeys: [],
      recoveryCodes: 10,
    });
    expect(await kindsOf(id)).toContain('factorAdded');
    expect(await trailOf('second_factor', id)).toMatchObject([{ actor: user, action: 'create' }]);
    const [letter] = await letters();
    expect(letter?.subject).toBe(message('co', 'mail.secondFactor.added.subject'));
    // The secret is shown once.
    expect((await portal.call(confirmFactor, { token, body: { code } })).status).toBe(409);
  });

  test.each([
    [-600, 'slow', 10],
    [600, 'fast', 10],
  ])('by a phone whose clock is %s seconds off it says so', async (seconds, _which, minutes) => {
    const { token } = await somebody();
    const { body } = await portal.call(beginFactor, { token, body: { currentPassword: PASSWORD } });
    const code = shownCode(body.secret, moment(seconds));
    const headers = { 'accept-language': 'en' };
    const reply = await portal.call(confirmFactor, { token, body: { code }, headers });
    expect(reply.body.fields.code).toBe(
      `The clock of your phone is ${minutes} minutes ${_which}. Set it to 12:00 and enter the next code.`,
    );
  });

  test('ends all other sessions of the person, which began without it', async () => {
    const person = await somebody();
    const { token } = await portal.signIn(person.user);
    await setUpFactor(portal, person.token);
    expect((await portal.call(getOwnFactor, { token })).status).toBe(401);
    expect((await portal.call(getOwnFactor, { token: person.token })).status).toBe(200);
  });

  test('takes the first code from the session alone that has asked for the secret', async () => {
    const person = await somebody();
    const { token } = await portal.signIn(person.user);
    const begun = await portal.call(beginFactor, {
      token: person.token,
      body: { currentPassword: PASSWORD },
    });
    const body = { code: shownCode(begun.body.secret, moment(0)) };
    expect((await portal.call(confirmFactor, { token, body })).status).toBe(409);
    expect((await portal.call(confirmFactor, { token: person.token, body })).status).toBe(200);
  });

  test('waits after five wrong codes', async () => {
    const { token } = await somebody();
    const { body } = await portal.call(beginFactor, { token, body: { currentPassword: PASSWORD } });
    const give = (code: string) => portal.call(confirmFactor, { token, body: { code } });
    for (let time = 0; time < 5; time += 1) expect((await give('wrong')).status).toBe(400);
    expect((await give(shownCode(body.secret, moment(0)))).status).toBe(429);
  });

  test('ends after half an hour', async () => {
    const { token, refreshToken: refresh } = await somebody();
    const { body } = await portal.call(beginFactor, { token, body: { currentPassword: PASSWORD } });
    at(1800);
    const later = (await portal.call(refreshToken, { body: { token, refreshToken: refresh } })).body;
    const code = shownCode(body.secret, moment(1800));
    const headers = { 'accept-language': 'en' };
    const { status, body: reply } = await portal.call(confirmFactor, {
      token: later.token,
      body: { code },
      headers,
    });
    expect([status, reply.message]).toEqual([409, message('en', 'factorReplies.noneWaits')]);
  });

  test('of another phone leaves the first one until its code has come', async () => {
    const { id, token, user, secret, recoveryCodes } = await enrolled();
    const next = await portal.call(beginFactor, { token, body: { currentPassword: PASSWORD } });
    expect(next.status).toBe(200);
    const sign = async (code: string) => {
      const { body } = await portal.call(login, { body: { user, password: PASSWORD } });
      return (await portal.call(proveFactor, { body: { factorToken: body.factorToken, code } })).status;
    };
    at(60);
    expect(await sign(shownCode(secret, moment(60)))).toBe(200);
    const code = shownCode(next.body.secret, moment(60));
    expect((await portal.call(confirmFactor, { token, body: { code } })).status).toBe(200);
    at(120);
    expect(await sign(shownCode(secret, moment(120)))).toBe(400);
    expect(await sign(recoveryCodes[0] ?? '')).toBe(400);
    expect(await sign(shownCode(next.body.secret, moment(120)))).toBe(200);
    expect((await trailOf('second_factor', id)).map(({ action, after }) => [action, after])).toEqual([
      ['create', { userId: id }],
      ['update', { userId: id, factorWay: 'another phone' }],
    ]);
  });
});

test('new recovery codes replace those before', async () => {
  const { token, user, recoveryCodes } = await enrolled();
  const { body } = await portal.call(renewRecoveryCodes, { token });
  expect(body.recoveryCodes).toHaveLength(10);
  expect(body.recoveryCodes.filter((code: string) => recoveryCodes.includes(code))).toEqual([]);
  const sign = async (code: string) => {
    const first = await portal.call(login, { body: { user, password: PASSWORD } });
    return (await portal.call(proveFactor, { body: { factorToken: first.body.factorToken, code } })).status;
  };
  expect(await sign(recoveryCodes[0] ?? '')).toBe(400);
  expect(await sign(body.recoveryCodes[0])).toBe(200);
  expect((await portal.call(renewRecoveryCodes, { token: (await somebody()).token })).status).toBe(409);
});

test('removed, the password alone signs in, and the person is told', async () => {
  const { token, user, id } = await enrolled();
  expect((await portal.call(removeFactor, { token })).body).toBe(true);
  expect((await portal.call(login, { body: { user, password: PASSWORD } })).body).toHaveProperty('token');
  expect(await kindsOf(id)).toContain('factorRemoved');
  expect(await trailOf('second_factor', id)).toMatchObject([
    { action: 'create' },
    { action: 'delete', before: { userId: id } },
  ]);
  expect((await portal.call(removeFactor, { token })).body).toBe(false);
});

describe('asked for again', () => {
  const renew = (token: string) => portal.call(renewRecoveryCodes, { token });

  test('ten minutes after it was given, and not again for ten minutes once it was', async () => {
    const { token: first, refreshToken: refresh, secret } = await enrolled();
    at(600);
    expect((await renew(first)).status).toBe(200);
    const pair = { token: first, refreshToken: refresh };
    const { token } = (await portal.call(refreshToken, { body: pair })).body;
    at(601);
    const refused = await renew(token);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([403, ['factor']]);
    expect((await portal.call(proveAgain, { token, body: { code: 'nothing' } })).status).toBe(400);
    expect((await renew(token)).status).toBe(403);
    const code = shownCode(secret, moment(601));
    expect((await portal.call(proveAgain, { token, body: { code } })).body).toBe(true);
    at(1201);
    expect((await renew(token)).status).toBe(200);
    at(1202);
    expect((await renew(token)).status).toBe(403);
  });

  /** The second factor of the person's sessions was given so long ago. */
  const aWhileAgo = (id: number) =>
    database.db
      .updateTable('user_session')
      .set({ factor_at: moment(-900) })
      .where('user_id', '=', id)
      .execute();

  test('by the calls that move access or evidence, and by no others', async () => {
    const { token, id } = await enrolled(1);
    const viewer = await somebody(3);
    const other = await somebody(3);
    const bulk = (user: number, kind: string) =>
      portal.call(previewBulk, {
        token,
        body: { resource: 'usuarios', selection: { ids: [String(user)] }, action: { kind } },
      });
    const done = (await bulk(other.id, 'deactivate')).body.id;
    expect((await portal.call(startBulk, { token, params: { id: done }, query: {} })).status).toBe(200);
    await aWhileAgo(id);
    const write = (body: object) => portal.call(updateUser, { token, params: { id: viewer.id }, body });
    const batch = await bulk(viewer.id, 'deactivate');
    const asked = [
      await portal.call(createApiUser, { token, body: { codUsuario: viewer.id } }),
      await portal.call(exportAudit, { token, body: { format: 'csv', filter: {} } }),
      await write({ active: false }),
      await portal.call(startBulk, { token, params: { id: batch.body.id }, query: {} }),
      await portal.call(resetUserFactor, { token, params: { id: viewer.id } }),
      await portal.call(saveGrouper, {
        token,
        body: { id: null, name: 'Zona nova', establishments: ['0001'], active: true },
      }),
      ...(await Promise.all(
        (['usuarios', 'visualizadores-relatorios', 'agrupadores'] as const).map((resource) =>
          portal.call(commitImport, {
            token,
            params: { resource, batch: '00000000-0000-4000-8000-000000000000' },
            body: { create: 1, change: 0 },
          }),
        ),
      )),
      await portal.call(undoBulk, { token, params: { id: done }, query: {} }),
    ];
    for (const { status, body } of asked)
      expect([status, body.fields]).toEqual([403, { factor: expect.anything() }]);
    expect((await portal.call(listNotifications, { token })).status).toBe(200);
  });

  test('of nobody who has none', async () => {
    const { token } = await somebody(1);
    expect((await portal.call(exportAudit, { token, body: { format: 'csv', filter: {} } })).status).toBe(200);
  });

  test('of a manager who renews the own API secret', async () => {
    const person = await enrolled();
    await database.db
      .updateTable('portal_user')
      .set({ api_access: true, api_starts_on: '2026-01-01' })
      .where('id', '=', person.id)
      .execute();
    await aWhileAgo(person.id);
    const renewed = await portal.call(renewOwnSecret, { token: person.token, body: {} });
    expect([renewed.status, Object.keys(renewed.body.fields ?? {})]).toEqual([403, ['factor']]);
  });
});

describe('the rule of a profile', () => {
  const set = (token: string, body: object) => portal.call(setFactorRule, { token, body });

  test('requires it from a day on, before which everybody goes on, and after which nobody without it does', async () => {
    const { token } = await somebody(1);
    const manager = await somebody();
    const body = { profile: 2, rule: 'required', requiredFrom: '2026-11-22' };
    expect((await set(token, body)).status).toBe(200);
    const own = async (of: string) => (await portal.call(validateSession, { token: of })).body.factorDue;
    at(86_400);
    const { token: before } = await portal.signIn(manager.user);
    expect(await own(before)).toBe(false);
    expect((await portal.call(listNotifications, { token: before })).status).toBe(200);
    at(2 * 86_400);
    const { token: after } = await portal.signIn(manager.user);
    expect(await own(after)).toBe(true);
    // Calls of screens say why as well.
    const ofScreen = await portal.call(listViewers, { token: after, headers: { 'accept-language': 'en' } });
    expect(ofScreen.body.message).toBe(message('en', 'factorReplies.due'));
    const refused = await portal.call(listNotifications, {
      token: after,
      headers: { 'accept-language': 'en' },
    });
    expect([refused.status, refused.body.message]).toEqual([403, message('en', 'factorReplies.due')]);
    expect(refused.headers['cofre-standing']).toContain('due');
    expect((await portal.call(getOwnFactor, { token: after })).body).toMatchObject({
      rule: 'required',
      requiredFrom: '2026-11-22',
      since: null,
    });
    await setUpFactor(portal, after);
    expect(await own(after)).toBe(false);
    expect((await portal.call(listNotifications, { token: after })).status).toBe(200);
    const kept = await portal.call(removeFactor, { token: after, headers: { 'accept-language': 'en' } });
    expect([kept.status, kept.body.message]).toEqual([403, message('en', 'factorReplies.required')]);
    // Viewers have another rule.
    expect(await own((await portal.signIn((await somebody(3)).user)).token)).toBe(false);
  });

  test('of the own profile is not required from today by somebody who has none', async () => {
    const { token } = await somebody(1);
    const body = { profile: 1, rule: 'required', requiredFrom: '2026-11-20' };
    const refused = await set(token, body);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['rule']]);
    await setUpFactor(portal, token);
    expect((await set(token, body)).status).toBe(200);
  });

  test('counts who has one', async () => {
    const administrator = await somebody(1);
    const before = (await portal.call(listFactorRules, { token: administrator.token })).body.rules[1];
    await enrolled();
    await somebody();
    const after = (await portal.call(listFactorRules, { token: administrator.token })).body.rules[1];
    expect([after.people - before.people, after.enrolled - before.enrolled]).toEqual([2, 1]);
  });

  test.each([
    [{ profile: 2, rule: 'required', requiredFrom: null }, 'requiredFrom'],
    [{ profile: 2, rule: 'required', requiredFrom: '2026-02-30' }, 'requiredFrom'],
    [{ profile: 2, rule: 'required', requiredFrom: '2026-11-19' }, 'requiredFrom'],
    [{ profile: 4, rule: 'off', requiredFrom: null }, 'profile'],
    [{ profile: 2, rule: 'perhaps', requiredFrom: null }, 'rule'],
  ])('%o is refused at its field', async (body, field) => {
    const { token } = await somebody(1);
    const { status, body: reply } = await set(token, body);
    expect([status, Object.keys(reply.fields)]).toEqual([400, [field]]);
  });

  test('whose day has passed stays, when it is saved again', async () => {
    const { token, user } = await somebody(1);
    const body = { profile: 3, rule: 'required', requiredFrom: '2026-11-20' };
    expect((await set(token, body)).status).toBe(200);
    at(2 * 86_400);
    const later = await portal.signIn(user);
    expect((await set(later.token, body)).status).toBe(200);
    expect(await trailOf('second_factor_rule', 3)).toMatchObject([
      {
        actor: user,
        before: { factorRule: 'offered', requiredFrom: null },
        after: { role: 3, factorRule: 'required', requiredFrom: '2026-11-20' },
      },
    ]);
  });

  test('that is off lets nobody set one up, and whoever has one is asked for it all the same', async () => {
    const { token } = await somebody(1);
    const person = await enrolled();
    expect((await set(token, { profile: 2, rule: 'off', requiredFrom: null })).status).toBe(200);
    const other = await somebody();
    const body = { currentPassword: PASSWORD };
    expect((await portal.call(beginFactor, { token: other.token, body })).status).toBe(403);
    expect((await portal.call(beginFactor, { token: person.token, body })).status).toBe(200);
    expect(
      (await portal.call(login, { body: { user: person.user, password: PASSWORD } })).body,
    ).toHaveProperty('factorToken');
  });

  test.each([[2], [3]] as const)('is no matter of level %s', async (role) => {
    const { token } = await somebody(role);
    expect((await portal.call(listFactorRules, { token })).status).toBe(403);
    expect((await set(token, { profile: 2, rule: 'off', requiredFrom: null })).status).toBe(403);
  });
});

describe('the rule of the deployment', () => {
  const of = (variables: Record<string, string>) => {
    const config = readConfig({ PORTAL_DATA_DIR: '/tmp', ...variables });
    return [1, 2, 3, 5].map(config.of(factorSettings)).map(({ least, standard }) => `${least} ${standard}`);
  };

  test('offers it to everybody, and in production level 1 needs it', () => {
    expect(of({})).toEqual(['off offered', 'off offered', 'off offered', 'off offered']);
    const production = {
      NODE_ENV: 'production',
      PORTAL_SECRET: 'a signing key of forty characters or so',
    };
    expect(of(production)).toEqual(['required required', 'off offered', 'off offered', 'off offered']);
  });

  test('is set for each profile', () => {
    expect(of({ PORTAL_SECOND_FACTOR: 'provider=required, manager=required,viewer=off' })).toEqual([
      'required required',
      'required required',
      'off off',
      'off offered',
    ]);
  });

  test.each([
    'required',
    'managers=required',
    'manager=must',
    'manager=required;viewer=off',
    'viewer=off,viewer=required',
  ])('%s is refused with what is expected', (text) => {
    expect(() => of({ PORTAL_SECOND_FACTOR: text })).toThrow('provider=required,manager=offered');
  });
});

describe('reset by an administrator', () => {
  test('it is gone with the sessions, the person is told in its language, and the trail says who did it', async () => {
    const administrator = await somebody(1);
    const person = await enrolled();
    const { body } = await portal.call(getUserFactor, {
      token: administrator.token,
      params: { id: person.id },
    });
    expect(body).toMatchObject({ since: '2026-11-20T12:00:00', recoveryCodes: 10 });
    await letters();
    const reset = () =>
      portal.call(resetUserFactor, { token: administrator.token, params: { id: person.id } });
    expect((await reset()).body).toBe(true);
    expect((await reset()).body).toBe(false);
    expect((await portal.call(validateSession, { token: person.token })).status).toBe(401);
    expect(
      (await portal.call(login, { body: { user: person.user, password: PASSWORD } })).body,
    ).toHaveProperty('token');
    expect(await kindsOf(person.id)).toContain('factorReset');
    expect((await letters()).map(({ subject }) => subject)).toEqual([
      message('co', 'mail.secondFactor.reset.subject'),
    ]);
    expect((await trailOf('second_factor', person.id)).at(-1)).toMatchObject({
      actor: administrator.user,
      action: 'delete',
    });
  });

  test('another administrator too, and nobody the own one', async () => {
    const [one, other] = [await enrolled(1), await enrolled(1)];
    const reset = (id: number) => portal.call(resetUserFactor, { token: one.token, params: { id } });
    expect((await reset(one.id)).status).toBe(403);
    expect((await reset(other.id)).body).toBe(true);
    expect((await reset(2_000_000)).status).toBe(404);
  });

  test('no manager does', async () => {
    const viewer = await enrolled(3);
    const { token } = await somebody();
    expect((await portal.call(resetUserFactor, { token, params: { id: viewer.id } })).status).toBe(403);
    expect((await portal.call(getUserFactor, { token, params: { id: viewer.id } })).status).toBe(403);
  });
});

test.each(languages)('every mail and refusal is there in %s', (language) => {
  for (const what of ['added', 'removed', 'reset'] as const)
    for (const part of ['subject', 'title', 'happened', 'notYou'] as const)
      expect(
        message(language, `mail.secondFactor.${what}.${part}`, { login: 'x', date: 'x', time: 'x' }),
      ).not.toMatch(/%\{|mail\./);
});

test('a recovery code that is given again is told and audited, and wrong ones lock nobody but the session out', async () => {
  const { id, token, user, secret, recoveryCodes } = await enrolled();
  const give = (code: string) => portal.call(proveAgain, { token, body: { code } });
  expect((await give(recoveryCodes[0] ?? '')).body).toBe(true);
  expect(await kindsOf(id)).toContain('recoveryCodeUsed');
  expect((await trailOf('second_factor', id)).at(-1)).toMatchObject({
    action: 'update',
    after: { userId: id, factorWay: 'recovery code' },
  });
  for (let time = 0; time < 5; time += 1) expect((await give('wrong')).status).toBe(400);
  expect((await give(recoveryCodes[1] ?? '')).status).toBe(429);
  expect(await kindsOf(id)).not.toContain('wrongCodes');
  at(60);
  const { body } = await portal.call(login, { body: { user, password: PASSWORD } });
  const code = shownCode(secret, moment(60));
  expect((await portal.call(proveFactor, { body: { factorToken: body.factorToken, code } })).status).toBe(
    200,
  );
});

test('a session that was signed out gives nothing again', async () => {
  const { token, refreshToken, secret } = await enrolled();
  await portal.call(logout, { body: { token, refreshToken } });
  const code = shownCode(secret, moment(60));
  expect((await portal.call(proveAgain, { token, body: { code } })).status).toBe(401);
});

test('an operator resets it by the login, and is told of whoever has none', async () => {
  const { user, id } = await enrolled();
  expect(await resetByOperator(database.db, user)).toBe('reset');
  expect((await portal.call(login, { body: { user, password: PASSWORD } })).body).toHaveProperty('token');
  expect((await trailOf('second_factor', id)).at(-1)).toMatchObject({ actor: 'admin:reset-factor' });
  expect(await resetByOperator(database.db, user)).toBe('none');
  expect(await resetByOperator(database.db, '99999999')).toBe('unknown');
});

test('a factor that an older signing key has sealed is sealed anew, and goes on when that key is taken away', async () => {
  const { user, secret, token } = await enrolled();
  const next = 'another secret for tests, long enough';
  const both = await testPortal(database, {}, { secrets: [next, SECRET] });
  both.setNow(NOON);
  await both.call(beginFactor, { token, body: { currentPassword: PASSWORD } });
  await keepFactors(both.context);
  await both.app.close();
  const alone = await testPortal(database, {}, { secrets: [next] });
  alone.setNow(moment(60));
  const sign = async (at: TestPortal) => {
    const { body } = await at.call(login, { body: { user, password: PASSWORD } });
    const code = shownCode(secret, moment(60));
    return (await at.call(proveFactor, { body: { factorToken: body.factorToken, code } })).status;
  };
  expect(await sign(alone)).toBe(200);
  await alone.app.close();
});

test('the trail calls a second factor by its person, and finds it by the login', async () => {
  const { token } = await somebody(1);
  const { user, id } = await enrolled();
  const query = { page: 0, size: 10, record: user, entity: 'second_factor' };
  const { body } = await portal.call(listAudit, { token, query });
  expect(body.content).toMatchObject([{ key: String(id), label: { login: user } }]);
});

test('a secret whose first code never came is thrown out', async () => {
  const { token, id } = await somebody();
  await portal.call(beginFactor, { token, body: { currentPassword: PASSWORD } });
  const pending = async () => {
    const row = await database.db
      .selectFrom('second_factor')
      .where('user_id', '=', id)
      .select('pending')
      .executeTakeFirstOrThrow();
    return row.pending;
  };
  at(1800);
  await keepFactors(portal.context);
  expect(await pending()).not.toBeNull();
  at(1801);
  await keepFactors(portal.context);
  expect(await pending()).toBeNull();
});
