import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApiUser, renewApiSecret } from '../../../../contract/api-users';
import { getUser, listUsers } from '../../../../contract/users';
import { addUser } from '../../../support/network';
import { freshLogin, type Office, openOffice } from './office';

let office: Office;
let id: number;

beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  id = await addUser(office.database.db, { login: freshLogin(), role: 2, establishments: ['0001'] });
});

const headers = { 'accept-language': 'en' };
const make = (codUsuario: number, token = office.tokens.administrator) =>
  office.portal.call(createApiUser, { token, body: { codUsuario }, headers });
const renew = (codUsuario: number, token = office.tokens.administrator) =>
  office.portal.call(renewApiSecret, { token, body: { codUsuario }, headers });
const stored = () =>
  office.database.db.selectFrom('api_user').where('user_id', '=', id).selectAll().executeTakeFirst();

test('API-17 USR-35 creates the API user of a manager and returns its secret only this once', async () => {
  const { status, body } = await make(id);
  expect([status, body]).toEqual([
    201,
    {
      codUsuario: id,
      clientId: expect.stringMatching(/^[\da-f-]{36}$/),
      clientSecret: expect.stringMatching(/^[\w-]{43}$/),
    },
  ]);
  const token = office.tokens.administrator;
  const user = await office.portal.call(getUser, { token, params: { id } });
  expect(user.body.userApi).toEqual({ codUsuario: body.clientId });
  const answers = JSON.stringify([user.body, (await office.portal.call(listUsers, { token })).body]);
  expect(answers).not.toContain(body.clientSecret);
});

test('API-17 stores only the hash of the secret, and the audit trail not even that', async () => {
  const { clientSecret, clientId } = (await make(id)).body;
  expect((await stored())?.secret_hash).toEqual(createHash('sha256').update(clientSecret).digest());
  const second = (await renew(id)).body;
  const trail = await office.database.db
    .selectFrom('audit')
    .where('entity', '=', 'api_user')
    .where('entity_key', '=', String(id))
    .select(['action', 'actor', 'before', 'after'])
    .orderBy('id')
    .execute();
  expect(trail).toEqual([
    { action: 'create', actor: '10000001', before: null, after: { clientId } },
    { action: 'update', actor: '10000001', before: null, after: { clientId, secret: 'renewed' } },
  ]);
  for (const secret of [clientSecret, second.clientSecret]) {
    expect(JSON.stringify(trail)).not.toContain(secret);
    expect(JSON.stringify(await stored())).not.toContain(secret);
  }
});

test('API-17 a second one is refused, also of two simultaneous calls', async () => {
  const answers = await Promise.all([make(id), make(id, office.tokens.colleague), make(id)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.message).toBe('This user already has an API user.');
});

test('API-17 a lost secret is replaced, and the previous one ends', async () => {
  const first = (await make(id)).body;
  const { status, body } = await renew(id);
  expect([status, body.clientId, body.codUsuario]).toEqual([200, first.clientId, id]);
  expect(body.clientSecret).not.toBe(first.clientSecret);
  expect((await stored())?.secret_hash).toEqual(createHash('sha256').update(body.clientSecret).digest());
});

test.each([3, 5] as const)('USR-28 API-17 a user of profile %i gets no API user', async (role) => {
  const other = await addUser(office.database.db, { login: freshLogin(), role, establishments: ['0001'] });
  const { status, body } = await make(other);
  expect([status, body.fields]).toEqual([
    400,
    { codUsuario: 'Only an establishment administrator can have an API user.' },
  ]);
});

test('API-17 unknown people and those without an API user are 404, administrators 403', async () => {
  const statuses = [
    await make(999_999),
    await renew(999_999),
    await renew(id),
    await make(office.ids.colleague),
    await renew(office.ids.colleague),
  ].map(({ status }) => status);
  expect(statuses).toEqual([404, 404, 404, 403, 403]);
});

test('API-17 only level 1 creates one; others cannot even for themselves', async () => {
  const { manager, viewer } = office.tokens;
  const statuses = [
    await make(office.ids.manager, manager),
    await renew(office.ids.manager, manager),
    await make(id, viewer),
  ].map(({ status }) => status);
  expect(statuses).toEqual([403, 403, 403]);
});
