import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { updateOperatorCode } from '../../../../contract/operator-codes';
import { NOON } from '../../../support/portal';
import { shops, trailOf } from './shops';

const all = shops();
const save = (body: object, token = all.manager) =>
  all.portal.call(updateOperatorCode, { token, body, headers: { 'accept-language': 'en' } });
const wish = { operatorcodeId: 11, ec: '0001', status: 1, name: 'Rosa Maria', numerocartao: '110' };
/** The same moment by the network's clocks. */
const [NOW, LOCAL] = [NOON, '2026-11-20T12:00:00'];

beforeEach(async () => {
  all.portal.setNow(NOW);
  await sql`update operator set name = 'Operador ' || id, active = true`.execute(all.database.db);
});

test('API-33 OPC-11 changes the name and returns the new record', async () => {
  const before = await all.read(11);
  const { status, body } = await save({ ...wish, name: '  Rosa Maria ', version: before.version });
  expect([status, body]).toEqual([200, { ...before, name: 'Rosa Maria', version: before.version + 1 }]);
  expect(await all.read(11)).toEqual(body);
});

test('OPC-05 API-33 the id is accepted by both of its names', async () => {
  const { operatorcodeId, ...rest } = wish;
  expect((await save({ ...rest, operatorCodeId: operatorcodeId })).body.name).toBe('Rosa Maria');
  expect((await save({ ...wish, operatorCodeId: 11, name: 'Ana' })).body.name).toBe('Ana');
  for (const body of [rest, { ...wish, operatorCodeId: 12 }]) {
    const { status, body: answer } = await save(body);
    expect([status, Object.keys(answer.fields)]).toEqual([400, ['operatorcodeId']]);
  }
});

describe('OPC-13 the end of a code', () => {
  test.each([[0], [false]])('is the moment of saving if status becomes %s', async (status) => {
    const { body } = await save({ ...wish, status, fim: LOCAL });
    expect(body).toMatchObject({ status: false, fim: LOCAL });
  });

  test('is by the server’s clock, whatever that of the browser is', async () => {
    const { body } = await save({ ...wish, status: 0, fim: '2020-01-01T00:00:00' });
    expect(body.fim).toBe(LOCAL);
    all.portal.setNow('2026-11-20T15:05:00Z');
    expect((await save({ ...wish, status: 0, name: 'Ana' })).body.fim).toBe(LOCAL);
  });

  test.each([[1], [true]])('is removed if status becomes %s', async (status) => {
    await save({ ...wish, status: 0 });
    expect((await save({ ...wish, status, fim: null })).body).toMatchObject({ status: true, fim: null });
  });

  test('that is not a moment is refused', async () => {
    for (const fim of ['yesterday', '2026-02-30T00:00:00', '2026-11-20 12:00:00']) {
      const { status, body } = await save({ ...wish, status: 0, fim });
      expect([status, Object.keys(body.fields)]).toEqual([400, ['fim']]);
    }
  });
});

describe('OPC-12 what is required', () => {
  test.each([
    ['ec', { ec: '' }],
    ['name', { name: '   ' }],
    ['numerocartao', { numerocartao: null }],
    ['name', { name: undefined }],
  ])('%s', async (field, without) => {
    const { status, body } = await save({ ...wish, ...without });
    expect([status, body.fields]).toEqual([400, { [field]: 'Fill in establishment, code and name.' }]);
  });

  test('a status, and a readable name that is not too long', async () => {
    const { status: _status, ...without } = wish;
    expect((await save(without)).body.fields).toEqual({ status: 'Select a status.' });
    expect(Object.keys((await save({ ...wish, name: 'x'.repeat(101) })).body.fields)).toEqual(['name']);
    expect(Object.keys((await save({ ...wish, name: 'Ana\nMaria' })).body.fields)).toEqual(['name']);
  });
});

test('OPC-06 API-33 the code cannot be changed, and whole ones are not compared', async () => {
  const other = await save({ ...wish, numerocartao: '111' });
  expect([other.status, Object.keys(other.body.fields)]).toEqual([400, ['numerocartao']]);
  // Whether the hidden digits are right or wrong, the reply is the same, so that nobody can guess.
  for (const numerocartao of ['000555110', '000999110']) {
    expect((await save({ ...wish, numerocartao })).status).toBe(200);
  }
  const { card_number } = await all.database.db
    .selectFrom('operator')
    .where('id', '=', 11)
    .select('card_number')
    .executeTakeFirstOrThrow();
  expect(card_number).toBe('000555110');
});

test('API-33 a code stays in its shop, and can be changed by everybody with access to the shop', async () => {
  const moved = await save({ ...wish, ec: '0002' });
  expect([moved.status, moved.body.fields]).toEqual([400, { ec: 'A code belongs to its establishment.' }]);
  expect((await save({ ...wish, ec: '0003' })).status).toBe(403);
  expect((await save(wish, all.neighbour)).status).toBe(403);
  expect((await save({ ...wish, operatorcodeId: 31, ec: '0001', numerocartao: '310' })).status).toBe(403);
  expect((await save({ ...wish, operatorcodeId: 99 })).status).toBe(404);
  expect((await save({ ...wish, ec: '0003' }, all.administrator)).status).toBe(400);
  expect(await all.read(11)).toMatchObject({ ec: '0001', name: 'Operador 11' });
});

test('API-33 a code that was switched off meanwhile is reported, not overwritten', async () => {
  const seen = await all.read(11);
  await save({ ...wish, name: 'Operador 11', status: 0, version: seen.version }, all.administrator);
  const { status, body } = await save({ ...wish, version: seen.version });
  expect([status, body.code, body.fields]).toEqual([409, 'CONFLICT', { status: 'Changed by someone else.' }]);
  expect(await all.read(11)).toMatchObject({ status: false, name: 'Operador 11' });
});

test('API-33 of two saves of one version the second gets the change of the first', async () => {
  const { version } = await all.read(12);
  const body = { ...wish, operatorcodeId: 12, numerocartao: '120', version };
  const answers = await Promise.all([save({ ...body, name: 'Ana' }), save({ ...body, name: 'Bia' })]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
});

test('OPC-06 the trail has who changed what, and no whole code', async () => {
  const already = (await trailOf(all.database, 'operator', '11')).length;
  await save({ ...wish, status: 0 });
  await save({ ...wish, status: 0 });
  const code = { id: 11, establishment_code: '0001', card_number: '110' };
  expect((await trailOf(all.database, 'operator', '11')).slice(already)).toMatchObject([
    {
      actor: '20000002',
      address: '127.0.0.1',
      action: 'update',
      before: { ...code, name: 'Operador 11', active: true },
      after: { ...code, name: 'Rosa Maria', active: false },
    },
  ]);
});
