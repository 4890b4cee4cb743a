import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAccounts } from '../../../../contract/accounts';
import { listAudit } from '../../../../contract/audit';
import { listBanks } from '../../../../contract/banks';
import { listAssociators } from '../../../../contract/groupers';
import { listOperatorCodes } from '../../../../contract/operator-codes';
import { usageReport } from '../../../../contract/usage';
import { listEcs } from '../../../../contract/user-options';
import { listUsers } from '../../../../contract/users';
import { createWorkOrder, getWorkOrder, listWorkOrders } from '../../../../contract/work-orders';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';
import { maintenance } from '../../areas/work-orders/orders';

/* LIST-15: each search box finds what people paste into it. */

let database: Database;
let portal: TestPortal;
let token: string;

beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  await addNetwork(db);
  await addUser(db, { login: '10000001', role: 1 });
  await addUser(db, { login: '52998224725', name: 'Ana Bem-Viver', email: 'ana@bem.example', role: 3 });
  await sql`insert into bank (code, name, partner, active, deposit_code_length)
    values ('077', 'Inter', false, true, 0), ('770', 'Outro', false, true, 0)`.execute(db);
  await sql`update establishment set name = 'Loja Bem-Viver' where code = '0002'`.execute(db);
  portal = await testPortal(database);
  token = (await portal.signIn('10000001')).token;
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const fullWidth = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));

type Listed = Parameters<TestPortal['call']>[0];
const found = async (op: Listed, query: object, key: string): Promise<unknown[]> => {
  const { status, body } = await portal.call(op, { token, query });
  expect(status).toBe(200);
  return body.content.map((row: Record<string, unknown>) => row[key]);
};

test.each([
  'bem viver',
  'ana bem viver',
  'Bem-Viver',
  '52998224725',
  '529.982.247-25',
  '4725',
  'ana@bem.example',
  '５２９９８２２４７２５',
  '529.982.247\u201125',
  '529.982.247\u221225',
  '247\u201325',
  '\u200b52998224725',
  '52998224725;',
  'Ana Bem\u2011Viver,',
  'Ana Bem\u2013Viver',
  '<ana@bem.example>',
  'mailto:ana@bem.example',
  'Ana Bem-Viver <ana@bem.example>;',
])('people are found by %j', async (name) =>
  expect(await found(listUsers, { name }, 'login')).toEqual(['52998224725']),
);

test.each([
  ['Oﬁcina São José', ['oficina', 'OFICINA', 'Oﬁcina', 'ofi', 'ｏｆｉｃｉｎａ são']],
  ['Oficina do Ofício', ['Oﬁcina', 'oﬁcio', 'ｏｆｉｃｉｎａ']],
  ['Łódź Cœur Ørsted', ['lodz coeur orsted', 'ŁÓDŹ', 'cœur']],
  ['ΡΟΔΟΣ МОСКВА', ['ροδος', 'москва']],
  ['Café 100％ 1º', ['100％', '100%', '1o', '1º', 'café 100%']],
  ['Andar 2º Sala 3° 4×5', ['2° Sala', '2º sala 3º 4x5', '2o sala 3o', '3°', '4×5']],
  ['Ŋorte Əst Ɛwe Ɔkra Ɨ Ʉ', ['ŋorte əst', 'norte est ewe okra i u', 'ɛWE ɔkra ɨ ʉ']],
  ['Oﬁcina S.A. – Sul…Norte', ['S.A. – Sul', 'oficina s.a. -', 'Sul…Norte', 'sul...norte']],
])('LIST-15 %s is found by what can be typed for it', async (name, typed) => {
  await sql`update portal_user set name = ${name} where login = '52998224725'`.execute(database.db);
  for (const text of typed)
    expect(await found(listUsers, { name: text }, 'login'), text).toEqual(['52998224725']);
  expect(await found(listUsers, { name: 'o％a' }, 'login')).toEqual([]);
  await sql`update portal_user set name = 'Ana Bem-Viver' where login = '52998224725'`.execute(database.db);
});

test.each([
  ["Mercado Sant'Ana", ['Sant’Ana', "Sant'Ana", 'sant ana', 'Sant´Ana', 'mercado santʼana']],
  ['Mercado Sant’Ana', ["Sant'Ana", 'Sant’Ana', 'mercado sant ana']],
  ['Rede Centro - Sul', ['Centro Sul', 'Centro-Sul', 'Centro – Sul', 'Centro - Sul', 'rede centro sul']],
  ['Rede Centro–Sul', ['Centro-Sul', 'Centro − Sul', 'centro sul']],
  ['Rede “Norte”, Sul (2)', ['"Norte" Sul', 'norte sul', 'Sul 2', 'Norte, Sul (2)']],
])('LIST-15 %s is found whatever signs are typed between its words', async (name, typed) => {
  await sql`update grouper set name = ${name} where id = 1`.execute(database.db);
  for (const text of typed) {
    const query = { filtering: true, ecAssociatorName: text };
    expect(await found(listAssociators, query, 'id'), text).toEqual([1]);
  }
  for (const text of ['sul centro', 'centros ul', 'nort e']) {
    expect(await found(listAssociators, { filtering: true, ecAssociatorName: text }, 'id'), text).toEqual([]);
  }
});

test('API-35 API-13 an establishment is found as files and lists write it', async () => {
  const name = 'Loja Bem-Viver';
  for (const ec of [
    `${name} (0002)`,
    'Loja Bem\u2011Viver (0002)',
    '０００２',
    '0002 · Loja Bem-Viver',
    '0002;',
  ]) {
    const { status, body } = await portal.call(usageReport, {
      token,
      query: { formato: 'tela', periodo: 60, ec },
    });
    expect([status, body.totalElements + body.semUso], ec).toEqual([200, 1]);
  }
  for (const pesquisa of [
    `${name} (0002)`,
    `${name} (Cód.: 0002)`,
    'loja bem viver',
    '<０００２>',
    'Bem–Viver',
  ]) {
    const { body } = await portal.call(listEcs, { token, query: { pesquisa } });
    expect(
      body.map(({ cdEc }: { cdEc: string }) => cdEc),
      pesquisa,
    ).toEqual(['0002']);
  }
});

test('API-30 an account is found by its number and its bank as they are pasted', async () => {
  await sql`insert into account (id, nickname, bank_code, branch, number, active)
    values (900, 'Conta', '077', '1234-5', '97863-6', true)`.execute(database.db);
  for (const number of ['97863-6', '97863\u20116', '97863\u22126', '９７８６３６', '97863 6', '97863-6;']) {
    expect(await found(listAccounts, { conta: number }, 'id'), number).toEqual([900]);
    expect(await found(listAccounts, { apelido: number }, 'id'), number).toEqual([900]);
  }
  expect(await found(listAccounts, { agencia: '1234\u20135' }, 'id')).toEqual([900]);
  for (const banco of ['077', '０７７', '077-Inter', 'Inter (077)', '077 – Inter', '\u200b077']) {
    expect(await found(listAccounts, { banco }, 'id'), banco).toEqual([900]);
  }
});

test('a bank is found by its code, also without the zero in front', async () => {
  expect(await found(listBanks, { codigoBancario: '77' }, 'codigoBancario')).toEqual(['077', '770']);
  expect(await found(listBanks, { name: '077' }, 'codigoBancario')).toEqual(['077']);
  expect(await found(listBanks, { name: '77' }, 'codigoBancario')).toEqual(['077', '770']);
  for (const name of [
    '077 · Inter',
    '077 Inter',
    '77 - inter',
    '０７７',
    '\u200b077',
    '077;',
    'Inter (077)',
    '077-Inter',
    '077 – Inter',
  ]) {
    expect(await found(listBanks, { name }, 'codigoBancario'), name).toEqual(['077']);
  }
  expect(await found(listBanks, { codigoBancario: '０７７' }, 'codigoBancario')).toEqual(['077']);
  expect(await found(listBanks, { name: '077 Outro' }, 'codigoBancario')).toEqual([]);
});

describe('a code', () => {
  test('is found by its last three characters, and a whole one tells nothing but its end', async () => {
    expect(await found(listOperatorCodes, { name: '110' }, 'operatorCodeId')).toEqual([11]);
    expect(await found(listOperatorCodes, { name: '9999999110' }, 'operatorCodeId')).toEqual([11]);
    for (const name of ['１１０', '110;', '\u200b110', '9999 999 110']) {
      expect(await found(listOperatorCodes, { name }, 'operatorCodeId'), name).toEqual([11]);
    }
    expect(await found(listOperatorCodes, { code: '１１０' }, 'operatorCodeId')).toEqual([11]);
    // As the screens write it.
    const [name] = await found(listOperatorCodes, { name: '110' }, 'name');
    expect(await found(listOperatorCodes, { name: '•••110' }, 'operatorCodeId')).toEqual([11]);
    expect(await found(listOperatorCodes, { name: `${String(name)} •••110` }, 'operatorCodeId')).toEqual([
      11,
    ]);
    expect(await found(listOperatorCodes, { name: `Somebody Else •••110` }, 'operatorCodeId')).toEqual([]);
    // Digits in front of the end are not compared: a shorter text is no code.
    expect(await found(listOperatorCodes, { name: '5110' }, 'operatorCodeId')).toEqual([]);
  });
});

test('an order is found by its number, and by the code of its shop', async () => {
  const opened = await portal.call(createWorkOrder, {
    token,
    params: { type: 'manutencaoTransacao' },
    body: maintenance,
  });
  const number = opened.body.workOrder as number;
  const { body: order } = await portal.call(getWorkOrder, { token, params: { workOrder: number } });
  for (const query of [
    { nomeEstabelecimento: order.nameAndLogicNumber },
    { nomeEstabelecimento: order.numeroLogico },
    { nomeEstabelecimento: `${order.nomeEstabelecimento} (${order.ec})` },
    { nomeEstabelecimento: `${order.nomeEstabelecimento} (Cód.: ${order.ec})` },
    { nomeEstabelecimento: String(number) },
    { numeroLogico: `#${number}` },
    { nomeEstabelecimento: `nº ${number}` },
    { nomeEstabelecimento: `N° ${number};` },
    { numeroLogico: `Nº${number}` },
    { nomeEstabelecimento: fullWidth(String(number)) },
    { numeroLogico: `\u200b${order.numeroLogico},` },
    { nomeEstabelecimento: `${order.numeroLogico} – ${order.nomeEstabelecimento}` },
    { nomeEstabelecimento: `${order.numeroLogico}-${order.nomeEstabelecimento}` },
    { nomeEstabelecimento: '0001' },
  ]) {
    expect(await found(listWorkOrders, query, 'workOrder'), JSON.stringify(query)).toContain(number);
  }
  for (const nomeEstabelecimento of [
    `${order.numeroLogico} - Somebody Else`,
    `${order.nomeEstabelecimento} (0002)`,
  ]) {
    expect(await found(listWorkOrders, { nomeEstabelecimento }, 'workOrder')).toEqual([]);
  }
});

test.each([
  '52998224725',
  '529.982.247-25',
  '529.982.247\u201125',
  '５２９９８２２４７２５',
  'Ana Bem',
  'ana bem–viver',
])('what somebody did is found in the trail by %s', async (who) => {
  await portal.signIn('52998224725');
  const { status, body } = await portal.call(listAudit, { token, query: { who } });
  expect(status).toBe(200);
  expect(new Set(body.content.map(({ actor }: { actor: string }) => actor))).toEqual(
    new Set(['52998224725']),
  );
});

test('ACC-05 USR-05 of many establishments the one that was asked for stands first', async () => {
  const { db } = database;
  await sql`insert into establishment (code, name, street, number, district, postal_code, city, state, corban)
    select '9' || lpad(n::text, 3, '0'), 'A ' || n, '', '', '', '', '', '', false from generate_series(1, 20) n`.execute(
    db,
  );
  await sql`insert into account_establishment select 1, code from establishment where code like '9%'`.execute(
    db,
  );
  await sql`insert into grouper_establishment select 1, code from establishment where code like '9%'`.execute(
    db,
  );
  await sql`insert into user_establishment select id, code from portal_user, establishment
    where login = '52998224725' and code in (select code from establishment where code like '9%' or code = '0002')`.execute(
    db,
  );
  const first = async (op: Listed, query: object, key: string) => {
    const { body } = await portal.call(op, { token, query });
    return body.content[0][key][0].id;
  };
  expect(await first(listAccounts, { ecs: ['0001'] }, 'contaEcs')).toBe('0001');
  expect(await first(listAssociators, { filtering: true, ec: ['0002'] }, 'ecs')).toBe('0002');
  expect(await first(listUsers, { ecs: ['0002'], name: 'ana' }, 'ecs')).toBe('0002');
});
