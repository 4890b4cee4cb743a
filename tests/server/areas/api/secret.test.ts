import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiEstablishments, issueToken } from '../../../../contract/api';
import { getApiCredentials, renewOwnSecret, revokeOwnSecret } from '../../../../contract/api-credentials';
import { apiTransactions } from '../../../../contract/api-transactions';
import { renewApiSecret, revokeApiSecret } from '../../../../contract/api-users';
import { updateUser } from '../../../../contract/users';
import { addUser } from '../../../support/network';
import { NOON } from '../../../support/portal';
import { type Credentials, openShop, type Shop } from './shop';

const HOUR = 3_600_000;

let shop: Shop;
let mine: Credentials & { id: number };
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.portal.setNow(NOON);
  await sql`delete from rate_limit`.execute(shop.database.db);
  mine = await shop.another(['0003']);
});

/** Moves the clock by so many hours. */
const later = (hours: number) => shop.portal.setNow(new Date(Date.parse(NOON) + hours * HOUR));
const grant = async ({ clientId, clientSecret }: Credentials) => {
  const body = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
  return (await shop.portal.call(issueToken, { body })).status;
};
const works = async (token: string) => (await shop.call(apiEstablishments, { token })).status;
const renew = async (body: object = {}) =>
  shop.portal.call(renewApiSecret, {
    token: shop.tokens.administrator,
    body: { codUsuario: mine.id, ...body },
    headers: { 'accept-language': 'en' },
  });
const change = (values: object) =>
  shop.database.db.updateTable('portal_user').set(values).where('id', '=', mine.id).execute();

describe('a new secret', () => {
  test('API-17 ends the previous one at once, and its tokens', async () => {
    const token = await shop.token(mine);
    const { body } = await renew();
    expect([await works(token), await grant(mine), await grant(body)]).toEqual([401, 401, 200]);
  });

  test('API-17 USR-35 keeps the previous one valid for the chosen number of hours', async () => {
    const token = await shop.token(mine);
    const { body } = await renew({ overlapHours: 24 });
    expect([await works(token), await grant(mine), await grant(body)]).toEqual([200, 200, 200]);
    later(23.9);
    const last = await shop.token(mine);
    expect(await works(last)).toBe(200);
    later(24);
    expect([await works(last), await grant(mine), await grant(body)]).toEqual([401, 401, 200]);
  });

  test('API-17 a second renewal ends the first secret, even during its overlap', async () => {
    const token = await shop.token(mine);
    const second = (await renew({ overlapHours: 24 })).body;
    const third = (await renew({ overlapHours: 1 })).body;
    expect([await works(token), await grant(mine)]).toEqual([401, 401]);
    expect([await grant(second), await grant(third)]).toEqual([200, 200]);
  });

  test.each([-1, 25, 1.5, '1'])('API-17 is refused with an overlap of %j', async (overlapHours) => {
    const { status, body } = await renew({ overlapHours });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['overlapHours']]);
    expect(await grant(mine)).toBe(200);
  });
});

describe('revoking', () => {
  test('API-17 takes effect on the next request, until a new secret is made without any overlap', async () => {
    const token = await shop.token(mine);
    const revoke = () =>
      shop.portal.call(revokeApiSecret, { token: shop.tokens.administrator, body: { codUsuario: mine.id } });
    expect([(await revoke()).status, (await revoke()).status]).toEqual([200, 200]);
    expect([await works(token), await grant(mine)]).toEqual([401, 401]);
    const { body } = await renew({ overlapHours: 24 });
    expect([await works(token), await grant(mine), await grant(body)]).toEqual([401, 401, 200]);
    const trail = await shop.database.db
      .selectFrom('audit')
      .where('entity', '=', 'api_user')
      .where('entity_key', '=', String(mine.id))
      .select(['action', 'after'])
      .orderBy('id')
      .execute();
    const { clientId } = mine;
    expect(trail).toEqual([
      { action: 'create', after: { clientId } },
      { action: 'revoke', after: { clientId, secret: 'revoked' } },
      { action: 'update', after: { clientId, secret: 'renewed', overlapHours: 24 } },
    ]);
  });
});

describe('a token of before', () => {
  const save = async (body: object) => {
    const params = { id: mine.id };
    const answer = await shop.portal.call(updateUser, { token: shop.tokens.administrator, params, body });
    expect(answer.status).toBe(200);
  };
  const api = (dtInicio: string | null, dtFinal: string | null = null) => ({
    flagUserApi: { codUsuario: null, apiAccess: dtInicio === null ? 0 : 1, dtInicio, dtFinal },
  });

  test.each([
    ['a deactivation', { active: false }, { active: true }],
    ['the loss of API access', api(null), api('2026-11-20')],
    ['an end of API access that was moved', api('2026-01-01', '2026-11-19'), api('2026-01-01')],
  ])('API-17 %s opens nothing when it is back, and the secret gets new ones', async (_what, lost, back) => {
    const token = await shop.token(mine);
    await renew({ overlapHours: 24 });
    expect(await works(token)).toBe(200);
    const { body } = await renew({ overlapHours: 24 });
    const last = await shop.token(body);
    await save(lost);
    expect(await works(last)).toBe(401);
    await save(back);
    expect([await works(last), await works(token)]).toEqual([401, 401]);
    expect(await works(await shop.token(body))).toBe(200);
  });

  test('API-17 another change of the person leaves it good', async () => {
    const token = await shop.token(mine);
    await save({ email: 'renata@example.com' });
    expect(await works(token)).toBe(200);
  });
});

describe('API-17 every call checks whether the manager still has access', () => {
  test.each([
    ['whose validity has expired', { api_ends_on: '2026-11-19' }, 401],
    ['whose validity ends today', { api_ends_on: '2026-11-20' }, 200],
    ['whose validity starts tomorrow', { api_starts_on: '2026-11-21' }, 401],
    ['whose validity starts today', { api_starts_on: '2026-11-20' }, 200],
    ['without API access', { api_access: false }, 401],
    ['who was deactivated', { active: false }, 401],
  ])('API-17 one %s', async (_what, values, status) => {
    const token = await shop.token(mine);
    expect(await works(token)).toBe(200);
    await change(values);
    expect([await works(token), await grant(mine)]).toEqual([status, status]);
  });

  test('API-17 what the manager sees changes with the next call', async () => {
    const token = await shop.token(mine);
    const codes = async () =>
      (await shop.call(apiEstablishments, { token })).body.establishments.map(
        ({ code }: { code: string }) => code,
      );
    expect(await codes()).toEqual(['0003']);
    await shop.database.db
      .insertInto('user_establishment')
      .values({ user_id: mine.id, establishment_code: '0004' })
      .execute();
    expect(await codes()).toEqual(['0003', '0004']);
  });
});

describe('SES-28 what managers see and do themselves', () => {
  const own = async () => (await shop.portal.call(getApiCredentials, { token: shop.tokens.manager })).body;

  test('SES-28 USR-34 the last use, and calls and errors by day', async () => {
    const before = await own();
    expect(before).toMatchObject({
      clientId: shop.credentials.clientId,
      startsOn: '2026-01-01',
      endsOn: null,
    });
    expect(before.days.map(({ day }: { day: string }) => day).slice(0, 2)).toEqual([
      '2026-11-20',
      '2026-11-19',
    ]);
    const used = ({ calls, errors }: { calls: number; errors: number }) => [calls, errors];
    shop.portal.setNow('2026-11-20T15:10:00Z');
    const token = await shop.token();
    await shop.call(apiEstablishments, { token, remoteAddress: '10.20.30.40' });
    await shop.call(apiTransactions, { token, query: { limit: 1_000_000 }, remoteAddress: '10.20.30.40' });
    // Tokens are calls; a wrong secret is an error.
    await grant({ ...shop.credentials, clientSecret: 'wrong' });
    await shop.call(apiEstablishments, { token, remoteAddress: '10.20.30.41' });
    const { lastUsedAt, lastUsedFrom, days } = await own();
    expect([lastUsedAt, lastUsedFrom]).toEqual(['2026-11-20T12:10:00', '10.20.30.41']);
    const [calls, errors] = used(before.days[0]);
    expect(used(days[0])).toEqual([(calls ?? 0) + 5, (errors ?? 0) + 2]);
    expect(days).toHaveLength(14);
  });

  test('API-17 no call writes: the counts are written once a minute, and when the server ends', async () => {
    const written = async () => {
      const { rows } = await sql<{ calls: number }>`
        select calls from api_use where client_id = ${mine.clientId}`.execute(shop.database.db);
      return rows.map(({ calls }) => calls);
    };
    const token = await shop.token(mine);
    for (let count = 0; count < 3; count += 1) await works(token);
    expect(await written()).toEqual([]);
    await own();
    expect(await written()).toEqual([4]);
  });

  test('SES-28 API-17 managers renew and revoke their own', async () => {
    const token = shop.tokens.manager;
    const first = shop.credentials;
    const { status, body } = await shop.portal.call(renewOwnSecret, { token, body: { overlapHours: 2 } });
    expect([status, body]).toEqual([
      200,
      { codUsuario: shop.id, clientId: first.clientId, clientSecret: expect.stringMatching(/^[\w-]{43}$/) },
    ]);
    expect(await own()).toMatchObject({
      previousUntil: '2026-11-20T14:00:00',
      renewedAt: '2026-11-20T12:00:00',
    });
    expect([await grant(first), await grant(body)]).toEqual([200, 200]);
    expect((await shop.portal.call(revokeOwnSecret, { token })).body).toEqual({ revoked: true });
    expect([await grant(first), await grant(body)]).toEqual([401, 401]);
    expect(await own()).toMatchObject({ previousUntil: null, revokedAt: '2026-11-20T12:00:00' });
    shop.credentials = (await shop.portal.call(renewOwnSecret, { token, body: {} })).body;
    expect(await grant(shop.credentials)).toBe(200);
  });

  test('SES-28 nobody without API access, and nobody for somebody else', async () => {
    await addUser(shop.database.db, { login: '48000001', role: 2, establishments: ['0001'] });
    const { token } = await shop.portal.signIn('48000001');
    const statuses = await Promise.all(
      [getApiCredentials, renewOwnSecret, revokeOwnSecret].map(
        async (operation) =>
          (
            await shop.portal.call(operation, {
              token,
              ...(operation === renewOwnSecret && { body: {} }),
            })
          ).status,
      ),
    );
    expect(statuses).toEqual([403, 403, 403]);
    expect(await grant(mine)).toBe(200);
  });
});
