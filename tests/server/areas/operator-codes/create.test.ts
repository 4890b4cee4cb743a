import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createOperatorCodes, listOperatorCodes } from '../../../../contract/operator-codes';
import { shops, trailOf } from './shops';

const all = shops();
const EN = { 'accept-language': 'en' };
const make = (body: object, token = all.manager) =>
  all.portal.call(createOperatorCodes, { token, body, headers: EN });
const wish = { ec: '0001', status: 1, quantidade: 5 };
const made = () =>
  all.database.db.selectFrom('operator').where('id', '>=', 1_000_000_000).selectAll().orderBy('id').execute();
const requests = () => all.database.db.selectFrom('code_request').selectAll().orderBy('id').execute();

beforeEach(async () => {
  await sql`delete from code_change where operator_id >= 1000000000`.execute(all.database.db);
  await sql`delete from operator where id >= 1000000000`.execute(all.database.db);
  await sql`delete from code_request`.execute(all.database.db);
});

test('API-32 OPC-09 creates the requested number of codes and returns the tail of each', async () => {
  const { status, body } = await make(wish);
  expect(status).toBe(201);
  const codes = await made();
  expect(codes).toHaveLength(5);
  expect(body).toEqual(
    codes.map(({ id, card_number }) => ({ nrCartao: card_number.slice(-3), operatorCodeId: id })),
  );
  for (const code of codes) {
    expect(code).toMatchObject({ establishment_code: '0001', active: true, ended_at: null, version: 1 });
    expect(code.name).toBe(`Operator ${code.card_number.slice(-3)}`);
  }
});

test('REQ-06 the codes belong to a request that the terminals have not acknowledged yet', async () => {
  await make(wish);
  const [request] = await requests();
  expect(request).toMatchObject({
    establishment_code: '0001',
    quantity: 5,
    status: 2,
    acknowledged_at: null,
  });
  expect(new Set((await made()).map(({ code_request_id }) => code_request_id))).toEqual(
    new Set([request?.id]),
  );
});

test('OPC-06 codes have a form, are all different, and are distinguished by their tails within a shop', async () => {
  for (let batch = 0; batch < 10; batch += 1) await make({ ...wish, quantidade: 20 });
  const codes = await made();
  expect(codes).toHaveLength(200);
  for (const { card_number } of codes) expect(card_number).toMatch(/^000\d{7}$/);
  expect(new Set(codes.map(({ card_number }) => card_number)).size).toBe(200);
  expect(new Set(codes.map(({ code_tail }) => code_tail)).size).toBe(200);
  // Consecutive codes have nothing in common that could be guessed.
  const digits = codes.map(({ card_number }) => Number(card_number));
  const steps = new Set(digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0)));
  expect(steps.size).toBeGreaterThan(190);
});

test('OPC-06 the database has no number twice', async () => {
  const copy = sql`insert into operator (id, establishment_code, name, card_number, active)
    values (999, '0003', 'x', '000555110', true)`;
  await expect(copy.execute(all.database.db)).rejects.toThrow('operator_card_number');
});

describe('API-32 a request that is repeated', () => {
  test('with its key creates nothing and returns the codes of the first', async () => {
    const chave = randomUUID();
    const first = await make({ ...wish, chave });
    const second = await make({ ...wish, chave });
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect([(await made()).length, (await requests()).length]).toEqual([5, 1]);
  });

  test('at the same moment creates twenty, not forty', async () => {
    const body = { ...wish, quantidade: 20, chave: randomUUID() };
    const answers = await Promise.all([make(body), make(body), make(body), make(body)]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect([(await made()).length, (await requests()).length]).toEqual([20, 1]);
  });

  test('with its key for something else is refused', async () => {
    const chave = randomUUID();
    await make({ ...wish, chave });
    for (const other of [{ quantidade: 6 }, { ec: '0002' }]) {
      const { status, body } = await make({ ...wish, ...other, chave });
      expect([status, body.message]).toEqual([
        409,
        'These codes have already been created, with other data.',
      ]);
    }
    expect(await made()).toHaveLength(5);
  });

  test('by somebody else is a request of its own', async () => {
    const chave = randomUUID();
    await make({ ...wish, chave });
    const { body } = await make({ ...wish, chave }, all.administrator);
    expect(body).toHaveLength(5);
    expect(await made()).toHaveLength(10);
  });
});

test('API-32 OPC-09 a number that another request gets at the same moment is replaced by another one', async () => {
  const { db } = all.database;
  // A number that is taken between the query and the insert is not stored twice: here it is the first.
  await sql`create sequence tried`.execute(db);
  await sql`create function lose_first() returns trigger language plpgsql as $$ begin
    if nextval('tried') = 1 then return null; end if;
    return new; end $$`.execute(db);
  await sql`create trigger lose_first before insert on operator
    for each row execute function lose_first()`.execute(db);
  const { body } = await make({ ...wish, quantidade: 5 });
  await sql`drop function lose_first cascade`.execute(db);
  await sql`drop sequence tried`.execute(db);
  expect(body).toHaveLength(5);
  expect(await made()).toHaveLength(5);
});

test('API-32 twenty or none: if the ninth cannot be written, nothing is left, not even the key', async () => {
  const { db } = all.database;
  await sql`create function refuse_ninth() returns trigger language plpgsql as $$ begin
    if (select count(*) from operator where id >= 1000000000) >= 8 then raise exception 'full'; end if;
    return new; end $$`.execute(db);
  await sql`create trigger refuse_ninth before insert on operator
    for each row execute function refuse_ninth()`.execute(db);
  const chave = randomUUID();
  const entries = (await trailOf(all.database, 'operator')).length;
  expect((await make({ ...wish, quantidade: 8, chave: randomUUID() })).body).toHaveLength(8);
  await sql`delete from code_change where operator_id >= 1000000000`.execute(db);
  await sql`delete from operator where id >= 1000000000`.execute(db);
  await sql`delete from code_request`.execute(db);
  expect((await make({ ...wish, quantidade: 20, chave })).status).toBe(500);
  expect([(await made()).length, (await requests()).length]).toEqual([0, 0]);
  expect((await trailOf(all.database, 'operator')).length).toBe(entries + 8);
  await sql`drop function refuse_ninth cascade`.execute(db);
  expect((await make({ ...wish, quantidade: 20, chave })).body).toHaveLength(20);
});

describe('what cannot be created', () => {
  const quantity = 'The quantity must be a whole number from 1 to 20.';
  test.each([0, 21, 1.5, 'x', '5', -1, null, 1e300])('OPC-08 a quantity of %s', async (quantidade) => {
    const { status, body } = await make({ ...wish, quantidade });
    expect([status, body.fields]).toEqual([400, { quantidade: quantity }]);
  });

  test('OPC-08 without a shop and a quantity both are reported', async () => {
    for (const body of [{}, { ec: '', quantidade: null }, { ec: ' ', quantidade: 0 }]) {
      const answer = await make(body);
      expect(answer.body.fields).toEqual({ ec: 'Select an establishment.', quantidade: quantity });
    }
  });

  test('OPC-08 inactive codes, another key, an unknown field', async () => {
    for (const [more, field] of [
      [{ status: 0 }, 'status'],
      [{ chave: 'again' }, 'chave'],
      [{ nome: 'x' }, 'nome'],
    ] as const) {
      const { status, body } = await make({ ...wish, ...more });
      expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    }
  });

  test('OPC-08 a foreign shop, or none', async () => {
    expect((await make({ ...wish, ec: '0003' })).status).toBe(403);
    const nowhere = await make({ ...wish, ec: '9999' }, all.administrator);
    expect([nowhere.status, Object.keys(nowhere.body.fields)]).toEqual([400, ['ec']]);
    expect(await made()).toEqual([]);
  });
});

test('OPC-09 the trail has the request and each code, and no whole one', async () => {
  const already = (await trailOf(all.database, 'operator')).length;
  await make({ ...wish, quantidade: 2 });
  const codes = await made();
  expect((await trailOf(all.database, 'code_request')).at(-1)).toMatchObject({
    actor: '20000002',
    action: 'create',
    after: { establishment_code: '0001', quantity: 2, status: 2 },
  });
  const entries = (await trailOf(all.database, 'operator')).slice(already);
  expect(entries.map(({ entity_key, after }) => [entity_key, after])).toEqual(
    codes.map(({ id, name, code_tail }) => [
      String(id),
      { id, establishment_code: '0001', name, card_number: code_tail, active: true },
    ]),
  );
});

test('OPC-09 LIST-09 the list has the new codes, and its total counts them', async () => {
  const total = async () =>
    (await all.portal.call(listOperatorCodes, { token: all.manager })).body.totalElements;
  const before = await total();
  await make(wish);
  expect(await total()).toBe(before + 5);
});

describe('a code that is made alone', () => {
  const alone = { ec: '0001', status: 1, quantidade: 1 };

  test.each([
    ['  Nair\u00a0Prado ', 'Nair Prado'],
    ['', undefined],
    [null, undefined],
  ])('API-32 OPC-12 asked for with the name %j is called %j', async (nome, name) => {
    expect((await make({ ...alone, nome })).status).toBe(201);
    const [code] = await made();
    expect(code?.name).toBe(name ?? `Operator ${code?.card_number.slice(-3)}`);
    const [entry] = await trailOf(all.database, 'operator', String(code?.id));
    expect(JSON.stringify(entry)).toContain(code?.name);
  });

  test.each([
    ['of two codes', { quantidade: 2, nome: 'Nair' }, 'Only a code that is created alone can be named here.'],
    ['of 101 letters', { nome: 'n'.repeat(101) }, 'The name has more than 100 characters.'],
  ])('API-32 OPC-13 a name %s is refused at its field, and nothing is made', async (_what, wrong, text) => {
    const { status, body } = await make({ ...alone, ...wrong });
    expect([status, body]).toMatchObject([400, { fields: { nome: text } }]);
    expect(await made()).toEqual([]);
  });

  test('API-32 repeated with its key it is the same code, and with another name a conflict', async () => {
    const keyed = { ...alone, nome: 'Nair', chave: randomUUID() };
    const first = await make(keyed);
    expect((await make(keyed)).body).toEqual(first.body);
    const { status, body } = await make({ ...keyed, nome: 'Neusa' });
    expect([status, body]).toMatchObject([
      409,
      { message: 'These codes have already been created, with other data.' },
    ]);
    expect(await made()).toHaveLength(1);
  });
});
