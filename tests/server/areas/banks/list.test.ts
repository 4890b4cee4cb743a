import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bank, getBank, listBanks } from '../../../../contract/banks';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addUser } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';

let database: Database;
let portal: TestPortal;
let token: string;

/** Codes with leading zeros, names with accents, pattern characters and both values of every flag. */
const banks: [code: string, name: string, partner: boolean, depositCodeLength: number, active: boolean][] = [
  ['001', 'Banco do Brasil', true, 10, true],
  ['033', 'Santander', false, 0, true],
  ['0330', 'Santander Select', true, 20, false],
  ['104', 'Caixa Econômica Federal', true, 14, true],
  ['237', 'Bradesco', false, 0, false],
  ['341', 'Itaú Unibanco', false, 8, true],
  ['400', 'Ágil 100% Digital', true, 0, true],
  ['401', 'Agro_Bank', false, 5, false],
  ...Array.from(
    { length: 12 },
    (_, index) =>
      [
        `9${String(index).padStart(2, '0')}`,
        `Cooperativa ${index}`,
        index % 2 === 0,
        index,
        true,
      ] as (typeof banks)[number],
  ),
];

beforeAll(async () => {
  database = await freshDatabase();
  await database.db
    .insertInto('bank')
    .values(
      banks.map(([code, name, partner, deposit_code_length, active]) => ({
        code,
        name,
        partner,
        deposit_code_length,
        active,
      })),
    )
    .execute();
  await addUser(database.db, { login: '10000001', role: 1 });
  portal = await testPortal(database);
  token = (await portal.signIn('10000001')).token;
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const list = (query?: object | string) => portal.call(listBanks, { token, query });
const codes = async (query?: object): Promise<string[]> => {
  const { status, body } = await list(query);
  expect(status).toBe(200);
  return body.content.map(({ codigoBancario }: Bank) => codigoBancario);
};

test('API-29 BANK-02 BANK-06 returns whole banks, ten a page, by code', async () => {
  const { body } = await list();
  expect(body.content).toHaveLength(10);
  expect(body.content[0]).toEqual({
    codigoBancario: '001',
    nome: 'Banco do Brasil',
    parceiro: true,
    tamanhoCodigoDepositoIdentificado: 10,
    ativo: true,
    version: 1,
  });
  expect(body.content.map(({ codigoBancario }: Bank) => codigoBancario)).toEqual(
    banks
      .map(([code]) => code)
      .sort()
      .slice(0, 10),
  );
});

test('BANK-06 no field of a bank is that of another', async () => {
  // An inactive partner and an active bank that is no partner: they differ in every value.
  const version = 7;
  await database.db.updateTable('bank').where('code', '=', '0330').set({ version }).execute();
  const wanted = {
    codigoBancario: '0330',
    nome: 'Santander Select',
    parceiro: true,
    tamanhoCodigoDepositoIdentificado: 20,
    ativo: false,
    version,
  };
  expect((await list({ codigoBancario: '0330' })).body.content).toEqual([wanted]);
  const one = await portal.call(getBank, { token, params: { codigoBancario: '0330' } });
  expect(one.body).toEqual(wanted);
  expect((await list({ codigoBancario: '341' })).body.content).toMatchObject([
    { parceiro: false, tamanhoCodigoDepositoIdentificado: 8, ativo: true },
  ]);
});

test.each(['codigoBancario', 'name', 'statusParceiro', 'statusDeposito', 'status', 'page', 'size', 'sort'])(
  'API-29 an empty %s filters nothing',
  async (key) => {
    const { status, body } = await list(`?${key}=`);
    expect([status, body]).toEqual([200, (await list()).body]);
  },
);

test('API-29 LIST-09 LIST-10 pages count from 0 and say how many there are', async () => {
  const { body } = await list({ page: 1 });
  expect({ ...body, content: body.content.length }).toEqual({
    content: 10,
    pageable: { pageNumber: 1 },
    totalPages: 2,
    totalElements: 20,
  });
  expect((await list({ size: 25 })).body).toMatchObject({ totalPages: 1, totalElements: 20 });
  expect(new Set([...(await codes({ page: 0 })), ...(await codes({ page: 1 }))]).size).toBe(20);
});

test('LIST-09 a page past the end is empty and still says how many there are', async () => {
  expect((await list({ page: 7, status: 1 })).body).toEqual({
    content: [],
    pageable: { pageNumber: 7 },
    totalPages: 2,
    totalElements: 17,
  });
});

test('API-29 BANK-07 a code is searched by its beginning, leading zeros included', async () => {
  expect(await codes({ codigoBancario: '033' })).toEqual(['033', '0330']);
  // Without them it is the whole code alone.
  expect(await codes({ codigoBancario: '33' })).toEqual(['033']);
});

test('API-29 BANK-01 a name is found by any part of it, regardless of case and accents', async () => {
  expect(await codes({ name: 'itau' })).toEqual(['341']);
  expect(await codes({ name: ' ECONÔMICA ' })).toEqual(['104']);
  expect(await codes({ name: 'á' })).toContain('001');
});

test.each([
  ['100%', ['400']],
  ['_', ['401']],
  ['o_b', ['401']],
  ['\\', []],
  ["'; drop table bank; --", []],
])('BANK-01 the text %j means itself', async (name, found) => {
  expect(await codes({ name })).toEqual(found);
});

test.each([
  ['API-29 LIST-11 BANK-04', { status: 0 }, (b: Bank) => !b.ativo],
  ['API-29 LIST-11 BANK-04', { status: 1 }, (b: Bank) => b.ativo],
  ['API-29 BANK-04', { statusParceiro: 0 }, (b: Bank) => !b.parceiro],
  ['API-29 BANK-04', { statusParceiro: 1 }, (b: Bank) => b.parceiro],
  ['API-29 BANK-04 BANK-05', { statusDeposito: 0 }, (b: Bank) => b.tamanhoCodigoDepositoIdentificado === 0],
  ['API-29 BANK-04 BANK-05', { statusDeposito: 1 }, (b: Bank) => b.tamanhoCodigoDepositoIdentificado > 0],
  [
    'BANK-04',
    { status: 1, statusParceiro: 1, statusDeposito: 1, name: 'c' },
    (b: Bank) =>
      b.ativo && b.parceiro && b.tamanhoCodigoDepositoIdentificado > 0 && b.nome.toLowerCase().includes('c'),
  ],
])('%s %j narrows', async (_ids, query, matches) => {
  const everyone: Bank[] = (await list({ size: 100 })).body.content;
  const narrowed: Bank[] = (await list({ size: 100, ...query })).body.content;
  expect(narrowed).toEqual(everyone.filter(matches));
  expect(narrowed.length).toBeGreaterThan(0);
  expect(narrowed.length).toBeLessThan(everyone.length);
});

test.each([
  ['codigoBancario', (b: Bank) => b.codigoBancario],
  ['parceiro', (b: Bank) => Number(b.parceiro)],
  ['tamanhoCodigoDepositoIdentificado', (b: Bank) => b.tamanhoCodigoDepositoIdentificado],
  ['ativo', (b: Bank) => Number(b.ativo)],
])('BANK-02 sorts by %s both ways, equal ones by code the same way', async (field, of) => {
  for (const direction of ['asc', 'desc']) {
    const rows: Bank[] = (await list({ size: 100, sort: `${field},${direction}` })).body.content;
    const ordered = [...rows].sort((a, b) => {
      const [x, y] = [of(a), of(b)];
      const way = direction === 'asc' ? 1 : -1;
      if (x !== y) return x < y ? -way : way;
      return a.codigoBancario < b.codigoBancario ? -way : way;
    });
    expect(rows.map((b) => b.codigoBancario)).toEqual(ordered.map((b) => b.codigoBancario));
  }
});

test('BANK-02 sorts names as people do, accents and case aside', async () => {
  expect((await codes({ sort: 'nome,asc' })).slice(0, 4)).toEqual(['400', '401', '001', '237']);
});

test.each([
  ['a status that is neither 0 nor 1', { status: 2 }, 'status'],
  ['a status that is a word', { status: 'active' }, 'status'],
  ['a partner that is true', { statusParceiro: true }, 'statusParceiro'],
  ['two deposits', '?statusDeposito=0&statusDeposito=1', 'statusDeposito'],
  ['two names', '?name=a&name=b', 'name'],
  ['a name that is a novel', { name: 'a'.repeat(101) }, 'name'],
  ['an unknown sort', { sort: 'name_folded,asc' }, 'sort'],
  ['a sort without direction', { sort: 'nome' }, 'sort'],
  ['a page below 0', { page: -1 }, 'page'],
  ['half a page', { page: 1.5 }, 'page'],
  ['a size that is not offered', { size: 11 }, 'size'],
  ['a misspelt filter', { statusPartner: 1 }, 'statusPartner'],
])('ERR-05 %s is refused and named', async (_what, query, field) => {
  const { status, body } = await list(query);
  expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'VALIDATION', [field]]);
});
