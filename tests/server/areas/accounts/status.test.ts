import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getAccount, updateAccountStatus } from '../../../../contract/accounts';
import { type Office, openOffice } from './office';

let office: Office;

beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  await office.database.db.updateTable('account').set({ active: true }).where('id', '=', 1).execute();
});

const params = { id: 1 };
const read = async () => (await office.portal.call(getAccount, { token: office.administrator, params })).body;
const save = (body: object, token = office.administrator, id = 1) =>
  office.portal.call(updateAccountStatus, { token, params: { id }, body });
const trail = (key = '1') =>
  office.database.db
    .selectFrom('audit')
    .where('entity', '=', 'account')
    .where('entity_key', '=', key)
    .selectAll()
    .orderBy('id')
    .execute();

test('ACC-11 level 1 switches an account off and on; its version is incremented, nothing else changes', async () => {
  const before = await read();
  const off = await save({ ativo: false, version: before.version });
  expect([off.status, off.body]).toEqual([200, { ...before, ativo: false, version: before.version + 1 }]);
  const on = await save({ ativo: 1, version: off.body.version });
  expect(on.body).toEqual({ ...before, version: before.version + 2 });
  expect((await save({ ativo: 0 })).body.ativo).toBe(false);
  expect((await read()).ativo).toBe(false);
});

test('ACC-11 a manager may not, whosever account it is, and nothing is written', async () => {
  const before = await read();
  for (const id of [1, 3, 99]) {
    const { status, body } = await save({ ativo: false }, office.manager, id);
    expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
  }
  expect(await read()).toEqual(before);
});

test('ACC-11 is in the audit trail, with its author and the values before and after', async () => {
  const already = (await trail()).length;
  await save({ ativo: false });
  const account = { id: 1, nickname: 'Conta 1', bank_code: '001', branch: '0117', number: '00418821-3' };
  expect((await trail()).slice(already)).toMatchObject([
    {
      actor: '10000001',
      action: 'update',
      before: { ...account, active: true },
      after: { ...account, active: false },
    },
  ]);
});

test('ACC-11 a save without changes is no change', async () => {
  const before = await read();
  const already = (await trail()).length;
  const { status, body } = await save({ ativo: true, version: before.version });
  expect([status, body]).toEqual([200, before]);
  expect((await trail()).length).toBe(already);
});

test('ACC-11 a stale version is refused with what a colleague has changed, and nothing is written', async () => {
  const seen = await read();
  await save({ ativo: false, version: seen.version }, office.colleague);
  const { status, body } = await save({ ativo: true, version: seen.version });
  expect([status, body.code, Object.keys(body.fields)]).toEqual([409, 'CONFLICT', ['ativo']]);
  expect((await read()).ativo).toBe(false);
});

test('ACC-11 of two changes at once on the same version one is refused', async () => {
  const { version } = await read();
  const answers = await Promise.all([
    save({ ativo: false, version }),
    save({ ativo: false, version }, office.colleague),
  ]);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
});

test.each([
  ['a status that is a word', { ativo: 'false' }, 'ativo'],
  ['a status of 2', { ativo: 2 }, 'ativo'],
  ['none', {}, 'ativo'],
  ['version 0', { ativo: false, version: 0 }, 'version'],
  ['another nickname', { ativo: false, apelido: 'Outra' }, 'apelido'],
])('ACC-11 ERR-05 %s is refused at its field', async (_what, body, field) => {
  const before = await read();
  const answer = await save(body);
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
  expect(await read()).toEqual(before);
});

test('ACC-11 an unknown account is 404', async () => {
  expect((await save({ ativo: false }, office.administrator, 99)).status).toBe(404);
});
