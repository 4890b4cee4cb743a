import type { JWTPayload } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { previewEffect } from '../../../../contract/access-effect';
import { listAudit } from '../../../../contract/audit';
import { deleteGrouper } from '../../../../contract/groupers';
import { ALL } from '../../../../contract/keys';
import { filterEcs } from '../../../../contract/reports';
import { listSecurityEvents } from '../../../../contract/security-events';
import { refreshToken, validateSession } from '../../../../contract/session';
import { grantedBy, type SignOnRule } from '../../../../contract/sign-on-rules';
import { listSignOn, releaseUserSignOn, saveSignOnRules } from '../../../../contract/single-sign-on';
import { updateUser } from '../../../../contract/users';
import { message } from '../../../../i18n/server';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { type ForgingProvider, forgingProvider } from '../../../support/forging-provider';
import { addNetwork, addUser } from '../../../support/network';
import { NOON, type TestPortal, testPortal } from '../../../support/portal';
import { CLIENT, described, environmentOf, signInBy } from '../../../support/providers';

/* What a provider's groups give people, and what an administrator is shown of it before it holds. */

const english = { 'accept-language': 'en' };
let database: Database;
let provider: ForgingProvider;
let portal: TestPortal;
let administrator: string;
let made = 0;

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: '64300000', role: 1 });
  await addUser(database.db, { login: '64300001', role: 2, establishments: ['0001'] });
  provider = await forgingProvider();
  portal = await testPortal(
    database,
    environmentOf(described(provider.issuer, { admission: 'just-in-time', loginClaim: 'cpf' })),
  );
  administrator = (await portal.signIn('64300000')).token;
});
beforeEach(async () => {
  portal.setNow(NOON);
  await database.db.deleteFrom('sign_on_rule').execute();
  await database.db.deleteFrom('sign_on_link').execute();
});
afterAll(async () => {
  await portal.app.close();
  await provider.close();
  await database.close();
});

const seconds = () => Math.floor(Date.now() / 1000);
const viewer = (value: string, ...groups: number[]): SignOnRule => ({
  value,
  profile: 3,
  category: null,
  groups,
});
const manager = (value: string, ...groups: number[]): SignOnRule => ({
  value,
  profile: 2,
  category: null,
  groups,
});

const save = (rules: unknown, more: object = {}, token = administrator) =>
  portal.call(saveSignOnRules, {
    token,
    params: { provider: 'banco' },
    body: { rules, ...more },
    headers: english,
  });
const effectOf = async (rules: SignOnRule[]) => {
  const change = { kind: 'signOnRules', provider: 'banco', rules };
  const { status, body } = await portal.call(previewEffect, { token: administrator, body: { change } });
  expect(status).toBe(200);
  return body;
};

interface Outsider {
  subject: string;
  login: string;
  groups: string[];
}
/** Somebody of the provider, whom the portal does not know yet. */
function outsider(...groups: string[]): Outsider {
  made += 1;
  return { subject: `subject-${made}`, login: String(64_310_000 + made), groups };
}
/** The claims of this person, at the sign-in and at each renewal. */
const claimsOf = ({ subject, login, groups }: Outsider): JWTPayload => ({
  iss: provider.issuer,
  aud: CLIENT.clientId,
  sub: subject,
  email: `${subject}@banco.example`,
  email_verified: true,
  name: `Person ${subject}`,
  cpf: login,
  groups,
  iat: seconds(),
  exp: seconds() + 300,
});
async function signIn(person: Outsider, more: JWTPayload = {}) {
  provider.answers.userinfo = () => ({ body: { sub: person.subject } });
  return signInBy(portal, async (address) => {
    const { searchParams } = new URL(address);
    const [nonce, state] = [searchParams.get('nonce') ?? '', searchParams.get('state') ?? ''];
    provider.answers.token = async (asked) => ({
      body: {
        access_token: 'an access token',
        token_type: 'Bearer',
        refresh_token: `refresh of ${person.subject}`,
        id_token: await provider.sign({
          ...claimsOf(person),
          ...(asked.get('grant_type') === 'authorization_code' && { nonce }),
          ...more,
        }),
      },
    });
    return new URLSearchParams({ code: 'a code', state, iss: provider.issuer }).toString();
  });
}
/** The establishments that a person may choose, without the entry that stands for all of them. */
const scopeOf = async (token: string): Promise<string[]> =>
  (await portal.call(filterEcs, { token })).body
    .map(({ key }: { key: string }) => key)
    .filter((key: string) => key !== ALL);
const renew = (pair: { token: string; refreshToken: string }) =>
  portal.call(refreshToken, {
    body: { token: pair.token, refreshToken: pair.refreshToken },
    headers: english,
  });
const later = (minutes: number) => portal.setNow(new Date(Date.parse(NOON) + minutes * 60_000));
const userOf = (login: string) =>
  database.db.selectFrom('portal_user').where('login', '=', login).selectAll().executeTakeFirstOrThrow();
const said = (key: string) =>
  message('en', `signOnReplies.${key}` as Parameters<typeof message>[1], { provider: 'Banco Modelo' });

test('of several rules the most powerful profile counts, with the groups of all that give it', () => {
  const rules = [viewer('a', 1), manager('b', 2), manager('c', 1, 2), viewer('d', 2)];
  expect(grantedBy(rules, ['a'])).toEqual({ profile: 3, category: null, groups: [1] });
  expect(grantedBy(rules, ['a', 'd'])).toEqual({ profile: 3, category: null, groups: [1, 2] });
  expect(grantedBy(rules, ['a', 'b'])).toEqual({ profile: 2, category: null, groups: [2] });
  expect(grantedBy(rules, ['b', 'c', 'd'])).toEqual({ profile: 2, category: null, groups: [1, 2] });
  expect(grantedBy(rules, ['A', ' a'])).toBeNull();
});

describe('just in time', () => {
  test('a person whom the rules concern is registered, and gets no mail with a link for a password', async () => {
    await save([viewer('caixas', 1)]);
    const person = outsider('caixas', 'something else');
    const { status, body } = await signIn(person);
    expect({ status, body }).toMatchObject({ status: 200, body: { login: person.login, perfil: 3 } });
    expect(await scopeOf(body.token)).toEqual(['0001', '0002']);
    expect(await userOf(person.login)).toMatchObject({
      name: `Person ${person.subject}`,
      email: `${person.subject}@banco.example`,
      password_hash: null,
      active: true,
    });
    const jobs = await database.db.selectFrom('job').select('kind').execute();
    expect(jobs.filter(({ kind }) => kind.includes('welcome'))).toEqual([]);
    const trail = await portal.call(listAudit, { token: administrator });
    expect(trail.body.content).toContainEqual(
      expect.objectContaining({ actor: 'single-sign-on', action: 'create', entity: 'portal_user' }),
    );
  });

  test('nobody is registered whom no rule concerns, or who would be no user', async () => {
    await save([viewer('caixas', 1)]);
    await addUser(database.db, { login: '64300077', role: 3, email: 'taken@banco.example' });
    const before = await database.db.selectFrom('portal_user').select('id').execute();
    for (const [person, more, key] of [
      [outsider('others'), {}, 'noRule'],
      [outsider('caixas'), { cpf: 'no login' }, 'incomplete'],
      [outsider('caixas'), { cpf: undefined }, 'incomplete'],
      [outsider('caixas'), { name: 'x'.repeat(101) }, 'incomplete'],
      [outsider('caixas'), { email: 'x@other.example' }, 'domain'],
      // The login is an administrator's.
      [outsider('caixas'), { cpf: '64300000' }, 'incomplete'],
      // The address is somebody's who has another login.
      [outsider('caixas'), { email: 'taken@banco.example' }, 'several'],
      [outsider('caixas'), { groups: undefined }, 'silent'],
    ] as const) {
      const { status, body } = await signIn(person, more);
      expect({ status, message: body.message }).toEqual({ status: 403, message: said(key) });
    }
    expect(await database.db.selectFrom('portal_user').select('id').execute()).toEqual(before);
  });

  test('nobody becomes a provider administrator by a rule', async () => {
    const { status } = await save([{ value: 'chefes', profile: 1, category: null, groups: [] }]);
    expect(status).toBe(400);
  });
});

describe('rules follow what the provider says', () => {
  test('at each renewal: another group is another scope, and none is no access', async () => {
    await save([viewer('sul', 1), viewer('norte', 2), manager('gerentes', 2)]);
    const person = outsider('sul');
    const { body: first } = await signIn(person);
    expect(await scopeOf(first.token)).toEqual(['0001', '0002']);
    person.groups = ['norte'];
    later(15);
    const { body: second } = await renew(first);
    expect(await scopeOf(second.token)).toEqual(['0003']);
    person.groups = ['norte', 'gerentes'];
    later(30);
    const { body: third } = await renew(second);
    expect((await portal.call(validateSession, { token: third.token })).body.perfil).toBe(2);
    person.groups = [];
    later(45);
    expect((await renew(third)).status).toBe(401);
    expect((await portal.call(filterEcs, { token: third.token })).status).toBe(401);
    expect(await userOf(person.login)).toMatchObject({ active: false });
    const { status, body } = await signIn(person);
    expect({ status, message: body.message }).toEqual({ status: 403, message: said('noRule') });
    person.groups = ['sul'];
    expect((await signIn(person)).body).toMatchObject({ perfil: 3 });
    expect(await userOf(person.login)).toMatchObject({ active: true });
  });

  test('a deactivation by an administrator stands whatever the rules say', async () => {
    await save([viewer('sul', 1)]);
    const person = outsider('sul');
    await signIn(person);
    const { id } = await userOf(person.login);
    const off = await portal.call(updateUser, {
      token: administrator,
      params: { id },
      body: { active: false },
    });
    expect(off.status).toBe(200);
    for (const rules of [[viewer('sul', 1, 2)], []]) {
      await save(rules);
      const { status, body } = await signIn(person);
      expect({ status, message: body.message }).toEqual({ status: 403, message: said('off') });
    }
    expect(await userOf(person.login)).toMatchObject({ active: false });
  });

  test('so does one of somebody whom rules have kept out in between', async () => {
    const person = outsider('sul');
    await save([viewer('sul', 1)]);
    await signIn(person);
    const { id } = await userOf(person.login);
    const turn = (active: boolean) =>
      portal.call(updateUser, { token: administrator, params: { id }, body: { active } });
    await save([viewer('norte', 2)]);
    expect(await userOf(person.login)).toMatchObject({ active: false });
    // Said once more, or after a return by hand: it is the administrator's word from then on.
    for (const words of [[false], [true, false]]) {
      for (const word of words) expect((await turn(word)).status).toBe(200);
      await save([viewer('sul', 1)]);
      expect((await signIn(person)).status).toBe(403);
      expect(await userOf(person.login)).toMatchObject({ active: false });
      await turn(true);
      await save([viewer('norte', 2)]);
    }
  });

  test('the account for an emergency is none of their concern', async () => {
    const at = await testPortal(
      database,
      environmentOf(described(provider.issuer, { localSignIn: false, emergencyLogin: '64300088' })),
    );
    await addUser(database.db, {
      login: '64300088',
      role: 2,
      establishments: ['0004'],
      email: 'kept@banco.example',
    });
    await signIn(
      { subject: 'kept', login: '64300088', groups: ['nothing'] },
      { email: 'kept@banco.example' },
    );
    const saved = await at.call(saveSignOnRules, {
      token: administrator,
      params: { provider: 'banco' },
      body: { rules: [viewer('norte', 2)] },
    });
    expect(saved.status).toBe(200);
    expect(await userOf('64300088')).toMatchObject({ role: 2, active: true });
    await at.app.close();
  });

  test('a provider that does not say the groups, or too many, changes no rights and lets nobody go on', async () => {
    await save([manager('sul', 1)]);
    const person = outsider('sul');
    const { body: pair } = await signIn(person);
    const unsaid = [undefined, Array.from({ length: 1001 }, (_, index) => `group-${index}`)];
    for (const groups of unsaid) {
      Object.assign(person, { groups });
      later(15);
      expect((await renew(pair)).status).toBe(503);
      expect(await userOf(person.login)).toMatchObject({ role: 2, active: true });
    }
    person.groups = ['sul'];
    expect((await renew(pair)).status).toBe(200);
  });

  test('without rules profile and scope are those of the portal', async () => {
    await save([viewer('sul', 1)]);
    const person = outsider('sul');
    await signIn(person);
    await save([]);
    const { id } = await userOf(person.login);
    await database.db
      .insertInto('user_establishment')
      .values({ user_id: id, establishment_code: '0004' })
      .execute();
    const { body } = await signIn(person);
    expect(await scopeOf(body.token)).toEqual(['0001', '0002', '0004']);
  });

  test('a provider administrator is none of their concern', async () => {
    await addUser(database.db, { login: '64300009', role: 1, email: 'chief@banco.example' });
    await save([viewer('sul', 1)]);
    const { body } = await signIn({ subject: 'chief', login: '64300009', groups: ['sul'] });
    expect(body).toMatchObject({ perfil: 1 });
    await save([viewer('norte', 2)]);
    expect(await userOf('64300009')).toMatchObject({ role: 1, active: true });
  });
});

describe('before rules hold', () => {
  /** Two people of group 1, one of them by a second value too. */
  async function twoPeople() {
    await save([viewer('sul', 1)]);
    const [one, other] = [outsider('sul'), outsider('sul', 'caixas')];
    await signIn(one);
    await signIn(other);
    return { one, other };
  }

  test('the effect says who gains and who loses, and what is saved does just that', async () => {
    const { one, other } = await twoPeople();
    const rules = [viewer('caixas', 2)];
    const effect = await effectOf(rules);
    expect(effect).toMatchObject({ gaining: 1, losing: 2, gains: 1, losses: 4 });
    expect(effect.people.content.map(({ login }: { login: string }) => login).sort()).toEqual(
      [one.login, other.login].sort(),
    );
    const { status, body } = await save(rules, { effect: effect.fingerprint });
    expect(status).toBe(200);
    expect(body.providers[0]).toMatchObject({ people: 2, unmatched: 1, rules });
    expect(await userOf(one.login)).toMatchObject({ active: false });
    expect(await userOf(other.login)).toMatchObject({ active: true });
    // Everybody is back as soon as a rule concerns them again.
    await save([viewer('sul', 1)]);
    expect(await userOf(one.login)).toMatchObject({ active: true });
  });

  test('rules with another effect than the one that was shown are refused', async () => {
    const { one } = await twoPeople();
    const rules = [viewer('caixas', 1)];
    const { fingerprint } = await effectOf(rules);
    one.groups = ['sul', 'caixas'];
    await signIn(one);
    const { status, body } = await save(rules, { effect: fingerprint });
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 409, fields: ['effect'] });
    expect((await portal.call(listSignOn, { token: administrator })).body.providers[0].rules).toEqual([
      viewer('sul', 1),
    ]);
  });

  test('wrong rules are refused with a sentence at each field', async () => {
    const { status, body } = await save([
      viewer(' ', 1),
      viewer('a'),
      { value: 'b', profile: 5, category: null, groups: [] },
      viewer('c', 1),
      viewer('c ', 2),
      viewer('d', 999),
    ]);
    expect({ status, fields: body.fields }).toEqual({
      status: 400,
      fields: {
        'rules.0.value': said('missing'),
        'rules.1.groups': said('groups'),
        'rules.2.category': said('category'),
        'rules.4.value': said('twice'),
      },
    });
    const gone = await save([viewer('d', 999)]);
    expect(gone.body.fields).toEqual({ 'rules.0.groups': said('unknownGroup') });
    expect((await save([], {}, (await portal.signIn('64300001')).token)).status).toBe(403);
    const unknown = await portal.call(saveSignOnRules, {
      token: administrator,
      params: { provider: 'nobody' },
      body: { rules: [] },
    });
    expect(unknown.status).toBe(404);
  });

  test('GRP-03 a group that a rule gives cannot be deleted', async () => {
    const { id } = await database.db
      .insertInto('grouper')
      .values({ id: 77, name: 'Dado por regra' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await save([viewer('sul', id)]);
    const { status, body } = await portal.call(deleteGrouper, { token: administrator, query: { id } });
    expect({ status, message: body.message }).toMatchObject({ status: 409 });
    await save([]);
    expect((await portal.call(deleteGrouper, { token: administrator, query: { id } })).status).toBe(200);
  });

  test('the change is in the trail and among the events of security', async () => {
    await save([viewer('auditados', 1), manager('chefes', 1, 2)]);
    const trail = await portal.call(listAudit, { token: administrator, query: { entity: 'sign_on_rules' } });
    expect(trail.body.content[0]).toMatchObject({ actor: '64300000', entity: 'sign_on_rules' });
    expect(JSON.stringify(trail.body.content[0])).toContain('chefes · 2 · Rede Sul · Rede Norte');
    const events = await portal.call(listSecurityEvents, {
      token: administrator,
      query: { kind: 'access-changed' },
    });
    expect(events.body.content[0].entry).toMatchObject({ entity: 'sign_on_rules' });
  });
});

describe('SES-09 a renewal', () => {
  const nothing = () => ({ body: {} });
  const page = (status: number) => () => ({ status, type: 'text/html', body: '<h1>Maintenance</h1>' });

  async function signedIn() {
    await save([viewer('sul', 1)]);
    const person = outsider('sul');
    const { body: pair } = await signIn(person);
    const token = provider.answers.token;
    later(5);
    return { person, pair, token };
  }

  test.each([
    ['an answer of nothing', 'token', nothing],
    ['a page instead of an answer', 'token', page(400)],
    ['keys that cannot be had', 'keys', page(503)],
    ['a page instead of keys', 'keys', page(200)],
  ] as const)('waits after %s, and goes on then', async (_what, where, answer) => {
    const { pair, token } = await signedIn();
    const keys = provider.answers.keys;
    await provider.rotate();
    provider.answers[where] = answer;
    expect((await renew(pair)).status).toBe(503);
    Object.assign(provider.answers, { token, keys });
    // A provider is asked anew for keys half a second after it had none.
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect((await renew(pair)).status).toBe(200);
  });

  test('ends where the provider speaks of somebody else, which is an event and the provider’s doing in the trail', async () => {
    const { person, pair } = await signedIn();
    await database.db.deleteFrom('security_event').execute();
    const { subject } = person;
    person.subject = 'somebody else';
    expect((await renew(pair)).status).toBe(401);
    person.subject = subject;
    const events = await database.db
      .selectFrom('security_event')
      .select(['kind', 'actor', 'reason'])
      .execute();
    expect(events).toEqual([
      { kind: 'sign-on-refused', actor: person.login, reason: 'ended by the provider' },
    ]);
    const trail = await portal.call(listAudit, { token: administrator, query: { sessions: 'only' } });
    expect(trail.body.content[0]).toMatchObject({ actor: 'single-sign-on', action: 'revoke' });
  });

  test('links nobody anew whose account was released meanwhile', async () => {
    const { person, pair, token } = await signedIn();
    const { id } = await userOf(person.login);
    provider.answers.token = async (asked) => {
      await portal.call(releaseUserSignOn, { token: administrator, params: { id } });
      return token(asked);
    };
    expect((await renew(pair)).status).toBe(401);
    expect(await database.db.selectFrom('sign_on_link').select('subject').execute()).toEqual([]);
  });

  test('with a refresh token of before ends the session, whether the provider answers or not', async () => {
    const { pair } = await signedIn();
    const { body: next } = await renew(pair);
    await sql`update refresh_token set used_at = used_at - interval '1 hour' where used_at is not null`.execute(
      database.db,
    );
    later(10);
    provider.answers.token = page(503);
    expect((await renew(pair)).status).toBe(401);
    expect((await portal.call(filterEcs, { token: next.token })).status).toBe(401);
  });
});

test('GRP-03 rules of a provider that is no longer there hold no group', async () => {
  const { id } = await database.db
    .insertInto('grouper')
    .values({ id: 78, name: 'Dado por outro' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await save([viewer('sul', id)]);
  const without = await testPortal(database);
  expect((await without.call(deleteGrouper, { token: administrator, query: { id } })).status).toBe(200);
  await without.app.close();
});
