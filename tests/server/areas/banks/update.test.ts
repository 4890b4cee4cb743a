import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getBank, updateBank } from '../../../../contract/banks';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';

let database: Database;
let portal: TestPortal;
let token: string;
let colleague: string;

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: '10000001', role: 1 });
  await addUser(database.db, { login: '10000002', role: 1 });
  portal = await testPortal(database);
  token = (await portal.signIn('10000001')).token;
  colleague = (await portal.signIn('10000002')).token;
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});
beforeEach(async () => {
  await database.db
    .updateTable('bank')
    .where('code', '=', '001')
    .set({ partner: true, deposit_code_length: 10, active: true })
    .execute();
});

const params = { codigoBancario: '001' };
const values = { parceiro: false, tamanhoCodigoDepositoIdentificado: 20, ativo: false };
const read = async () => (await portal.call(getBank, { token, params })).body;
const save = (body: object, by = token) => portal.call(updateBank, { token: by, params, body });
const trail = () =>
  database.db
    .selectFrom('audit')
    .where('entity', '=', 'bank')
    .where('entity_key', '=', '001')
    .selectAll()
    .orderBy('id')
    .execute();

test('BANK-09 changes a bank, increments its version and returns the new record', async () => {
  const before = await read();
  const { status, body } = await save({ ...values, version: before.version });
  expect([status, body]).toEqual([200, { ...before, ...values, version: before.version + 1 }]);
  expect(await read()).toEqual(body);
});

test('BANK-09 is in the audit trail, with its author and the values before and after', async () => {
  const already = (await trail()).length;
  await save(values);
  const entries = (await trail()).slice(already);
  expect(entries).toMatchObject([
    {
      actor: '10000001',
      address: '127.0.0.1',
      action: 'update',
      before: { code: '001', partner: true, deposit_code_length: 10, active: true },
      after: { code: '001', partner: false, deposit_code_length: 20, active: false },
    },
  ]);
});

test('BANK-09 a save that changes nothing is no change', async () => {
  const before = await read();
  const already = (await trail()).length;
  const { nome: _nome, codigoBancario: _code, ...same } = before;
  const { body } = await save(same);
  expect(body).toEqual(before);
  expect((await trail()).length).toBe(already);
});

test('BANK-09 a stale version is refused with what a colleague has changed, and nothing is written', async () => {
  const seen = await read();
  await save({ ...values, parceiro: true, version: seen.version }, colleague);
  const { status, body } = await portal.call(updateBank, {
    token,
    params,
    body: { ...values, version: seen.version },
    headers: { 'accept-language': 'en' },
  });
  expect([status, body]).toEqual([
    409,
    {
      code: 'CONFLICT',
      message: 'Someone else changed this record after you opened it.',
      fields: {
        tamanhoCodigoDepositoIdentificado: 'Changed by someone else.',
        ativo: 'Changed by someone else.',
      },
    },
  ]);
  expect((await read()).parceiro).toBe(true);
});

test('BANK-09 the changes of several saves are reported, not only those of the last', async () => {
  const seen = await read();
  await save({ parceiro: false, tamanhoCodigoDepositoIdentificado: 10, ativo: true }, colleague);
  await save({ parceiro: false, tamanhoCodigoDepositoIdentificado: 3, ativo: true }, colleague);
  const { body } = await save({ ...values, version: seen.version });
  expect(Object.keys(body.fields)).toEqual(['parceiro', 'tamanhoCodigoDepositoIdentificado']);
});

test('BANK-09 of two saves at once on the same version one is refused', async () => {
  const { version } = await read();
  const answers = await Promise.all([
    save({ ...values, version }),
    save({ ...values, tamanhoCodigoDepositoIdentificado: 4, version }, colleague),
  ]);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
});

test('BANK-09 without a version the save is accepted', async () => {
  await save({ ...values, ativo: true }, colleague);
  expect((await save(values)).status).toBe(200);
});

test.each([
  [
    'a code length of 21',
    { ...values, tamanhoCodigoDepositoIdentificado: 21 },
    'tamanhoCodigoDepositoIdentificado',
  ],
  [
    'a code length below 0',
    { ...values, tamanhoCodigoDepositoIdentificado: -1 },
    'tamanhoCodigoDepositoIdentificado',
  ],
  [
    'a code length of 1.5',
    { ...values, tamanhoCodigoDepositoIdentificado: 1.5 },
    'tamanhoCodigoDepositoIdentificado',
  ],
  ['a status that is a word', { ...values, ativo: 'yes' }, 'ativo'],
  ['a missing partner', { tamanhoCodigoDepositoIdentificado: 1, ativo: true }, 'parceiro'],
  ['another name', { ...values, nome: 'Outro' }, 'nome'],
  ['version 0', { ...values, version: 0 }, 'version'],
])('BANK-09 %s is refused at its field', async (_what, body, field) => {
  const before = await read();
  const answer = await save(body);
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
  expect(await read()).toEqual(before);
});

test('BANK-09 an unknown bank is 404', async () => {
  const unknown = { codigoBancario: '1' };
  expect((await portal.call(getBank, { token, params: unknown })).status).toBe(404);
  expect((await portal.call(updateBank, { token, params: unknown, body: values })).status).toBe(404);
});
