import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { findCodeHolders, handOverCode, nameOperatorCodes } from '../../../../../contract/code-life';
import { listOperatorCodes } from '../../../../../contract/operator-codes';
import { addTransactions, transaction } from '../../../../support/network';
import { NOON } from '../../../../support/portal';
import { shops, trailOf } from '../shops';

const all = shops();
const english = { 'accept-language': 'en' };

beforeEach(async () => {
  all.portal.setNow(NOON);
  await sql`delete from code_handover`.execute(all.database.db);
  await sql`update operator set name = 'Operador ' || id, respellings = respellings + 1, named_at = null,
    active = true, started_at = '2026-11-01T12:00:00Z'`.execute(all.database.db);
});

describe('the names of a fresh batch', () => {
  const name = (codes: object[], token = all.manager) =>
    all.portal.call(nameOperatorCodes, { token, body: { codes }, headers: english });
  const nameOf = async (id: number) => (await all.read(id)).name;

  test('OPC-11 are given in one call, in its order, each with its entry', async () => {
    const versions = [(await all.read(12)).version, (await all.read(11)).version];
    const entries = (await trailOf(all.database, 'operator')).length;
    const { status, body } = await name([
      { operatorCodeId: 12, name: ' Bia Luz ', version: versions[0] },
      { operatorCodeId: 11, name: 'Ana Prado', version: versions[1] },
    ]);
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { operatorCodeId: 12, name: 'Bia Luz', version: (versions[0] ?? 0) + 1, status: true },
      { operatorCodeId: 11, name: 'Ana Prado', version: (versions[1] ?? 0) + 1 },
    ]);
    expect(await nameOf(11)).toBe('Ana Prado');
    expect((await trailOf(all.database, 'operator')).slice(entries)).toHaveLength(2);
  });

  test('OPC-11 a stale one is reported at its field, and none is saved', async () => {
    const { version } = await all.read(12);
    await name([{ operatorCodeId: 12, name: 'Carla', version }], all.administrator);
    const answer = await name([
      { operatorCodeId: 11, name: 'Ana Prado' },
      { operatorCodeId: 12, name: 'Bia Luz', version },
    ]);
    expect([answer.status, answer.body.code, answer.body.fields]).toEqual([
      409,
      'CONFLICT',
      { 'codes.1.name': 'Changed by someone else.' },
    ]);
    expect([await nameOf(11), await nameOf(12)]).toEqual(['Operador 11', 'Carla']);
  });

  test('OPC-11 the same call, repeated after a lost reply, succeeds and writes nothing', async () => {
    const versions = [(await all.read(11)).version, (await all.read(12)).version];
    const codes = [
      { operatorCodeId: 11, name: 'Ana Prado', version: versions[0] },
      { operatorCodeId: 12, name: 'Bia Luz', version: versions[1] },
    ];
    const first = await name(codes);
    const entries = (await trailOf(all.database, 'operator')).length;
    const again = await name(codes);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await trailOf(all.database, 'operator')).toHaveLength(entries);
    // With another name for one of them it is another change, and reports what it would overwrite.
    const other = await name([codes[0] ?? {}, { ...codes[1], name: 'Bia Lua' }]);
    expect([other.status, Object.keys(other.body.fields)]).toEqual([409, ['codes.1.name']]);
  });

  test('OPC-12 a problem is reported at its field, and none is saved', async () => {
    const answer = await name([
      { operatorCodeId: 11, name: 'Ana Prado' },
      { operatorCodeId: 12, name: '  ' },
      { operatorCodeId: 21, name: 'x'.repeat(101) },
      { operatorCodeId: 22, name: 'Ana\nMaria' },
      { operatorCodeId: 11, name: 'Ana' },
    ]);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([
      400,
      ['codes.1.name', 'codes.2.name', 'codes.3.name', 'codes.4.operatorCodeId'],
    ]);
    expect(await nameOf(11)).toBe('Operador 11');
  });

  test('OPC-11 with one of a foreign shop or an unknown one none is saved', async () => {
    expect(
      (
        await name([
          { operatorCodeId: 11, name: 'Ana' },
          { operatorCodeId: 31, name: 'Bia' },
        ])
      ).status,
    ).toBe(403);
    expect(
      (
        await name([
          { operatorCodeId: 11, name: 'Ana' },
          { operatorCodeId: 999, name: 'Bia' },
        ])
      ).status,
    ).toBe(404);
    expect((await name([])).status).toBe(400);
    const many = Array.from({ length: 21 }, (_, index) => ({ operatorCodeId: index + 1, name: 'Ana' }));
    expect((await name(many)).status).toBe(400);
    expect(await nameOf(11)).toBe('Operador 11');
  });
});

describe('the holders of codes', () => {
  const find = async (name: string, token = all.manager) =>
    (await all.portal.call(findCodeHolders, { token, query: { name } })).body;
  const given = (id: number, to: string) =>
    all.portal.call(handOverCode, {
      token: all.administrator,
      params: { id },
      body: { to, at: '2026-11-20T12:00' },
    });
  const rename = (id: number, name: string) =>
    sql`update operator set name = ${name} where id = ${id}`.execute(all.database.db);
  const summary = (reply: { people: { name: string; codes: { operatorCodeId: number }[] }[] }) =>
    reply.people.map(({ name, codes }) => [name, codes.map(({ operatorCodeId }) => operatorCodeId)]);

  test('OPC-02 people are found by the name of their codes, without case and accents, with their shops', async () => {
    await rename(11, 'Inês Prado');
    await rename(21, 'INES PRADO');
    await rename(22, 'Bia Luz');
    await addTransactions(all.database.db, [transaction('2026-11-08T09:00:00')]);
    const reply = await find('ines');
    expect(summary(reply)).toEqual([['Inês Prado', [11, 21]]]);
    expect(reply).toMatchObject({ more: false });
    expect(reply.people[0].codes[0]).toEqual({
      operatorCodeId: 11,
      ec: '0001',
      nomefantasia: 'Mercado 1',
      numerocartao: '110',
      ultimoUso: '2026-11-08T09:00:00',
    });
  });

  test('OPC-02 people are found by the last handover of a code', async () => {
    await given(11, 'Ana Prado');
    await given(11, 'Bia Luz');
    await given(12, 'Bia Luz');
    expect(summary(await find('bia'))).toEqual([['Bia Luz', [11, 12]]]);
    expect(summary(await find('ana'))).toEqual([]);
    // The handover gave the code the name of its holder.
    expect(summary(await find('operador 11'))).toEqual([]);
  });

  test('OPC-02 only among active codes of the caller’s shops', async () => {
    for (const id of [11, 12, 31]) await rename(id, 'Ana Prado');
    await sql`update operator set active = false where id = 12`.execute(all.database.db);
    expect(summary(await find('prado'))).toEqual([['Ana Prado', [11]]]);
    expect(summary(await find('prado', all.administrator))).toEqual([['Ana Prado', [11, 31]]]);
    expect(summary(await find('%'.repeat(2)))).toEqual([]);
  });

  test('OPC-02 nobody is shown with a part of their codes: who does not fit is left out, and a shop narrows', async () => {
    const { db } = all.database;
    const codes = (from: number, count: number, name: string, establishment: string) =>
      sql`insert into operator (id, establishment_code, name, card_number, active)
        select id, ${establishment}, ${name}, id::text, true from generate_series(${from}::int, ${from + count - 1}) id`.execute(
        db,
      );
    await codes(2000, 3, 'Caixa A', '0001');
    await codes(3000, 150, 'Caixa B', '0001');
    await codes(4000, 48, 'Caixa B', '0002');
    const counts = async (query: object) => {
      const { body } = await all.portal.call(findCodeHolders, { token: all.manager, query });
      return [body.people.map((one: { codes: unknown[] }) => one.codes.length), body.more];
    };
    // 201 codes: the person of the last one is left out whole.
    expect(await counts({ name: 'caixa' })).toEqual([[3], true]);
    expect(await counts({ name: 'caixa b' })).toEqual([[198], false]);
    await codes(5000, 2, 'Caixa B', '0002');
    expect(await counts({ name: 'caixa b' })).toEqual([[200], false]);
    await codes(5002, 1, 'Caixa B', '0002');
    expect(await counts({ name: 'caixa b' })).toEqual([[], true]);
    expect(await counts({ name: 'caixa b', ec: '0001' })).toEqual([[150], false]);
    const foreign = await all.portal.call(findCodeHolders, {
      token: all.manager,
      query: { name: 'caixa b', ec: '0003' },
    });
    expect(foreign.status).toBe(403);
    await sql`delete from code_idle where operator_id >= 2000`.execute(db);
    await sql`delete from code_change where operator_id >= 2000`.execute(db);
    await sql`delete from operator where id >= 2000`.execute(db);
  });

  test('OPC-02 a text that is too short is refused', async () => {
    const { status } = await all.portal.call(findCodeHolders, { token: all.manager, query: { name: ' a ' } });
    expect(status).toBe(400);
  });
});

describe('API-31 unused codes', () => {
  const ids = async (query: object) => {
    const { body } = await all.portal.call(listOperatorCodes, { token: all.administrator, query });
    return body.content.map(({ operatorCodeId }: { operatorCodeId: number }) => operatorCodeId);
  };

  test('LIST-09 are active ones that were neither used nor created after a day', async () => {
    const { db } = all.database;
    await sql`delete from operator_use`.execute(db);
    await sql`update code_idle set since = '2026-11-19'`.execute(db);
    await sql`update code_idle set since = '2026-09-01' where operator_id in (11, 12, 21, 22)`.execute(db);
    await sql`update operator set active = false where id = 21`.execute(db);
    expect(await ids({ semUsoDesde: '2026-09-21' })).toEqual([11, 12, 22]);
    expect(await ids({ semUsoDesde: '2026-09-01', ec: '0001' })).toEqual([11, 12]);
    expect(await ids({ semUsoDesde: '2026-08-31' })).toEqual([]);
    // The total of a list is remembered until a write; a use does not write to the code.
    const total = async () => {
      const query = { semUsoDesde: '2026-09-21' };
      const { body } = await all.portal.call(listOperatorCodes, { token: all.administrator, query });
      return body.totalElements;
    };
    expect(await total()).toBe(3);
    await addTransactions(db, [transaction('2026-11-08T09:00:00', { operatorId: 12 })]);
    expect(await ids({ semUsoDesde: '2026-09-21' })).toEqual([11, 22]);
    expect(await total()).toBe(2);
    const { body } = await all.portal.call(listOperatorCodes, {
      token: all.administrator,
      query: { semUsoDesde: 'soon' },
    });
    expect(Object.keys(body.fields)).toEqual(['semUsoDesde']);
  });

  test('the list has the last use of each', async () => {
    expect(await all.read(12)).toMatchObject({ ultimoUso: '2026-11-08T09:00:00' });
    expect(await all.read(41)).toMatchObject({ ultimoUso: null });
  });
});
