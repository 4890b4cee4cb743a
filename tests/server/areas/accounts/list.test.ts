import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountRow, getAccount, listAccounts } from '../../../../contract/accounts';
import { type Office, openOffice } from './office';

let office: Office;

beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const list = (query?: object | string, token = office.administrator) =>
  office.portal.call(listAccounts, { token, query });
const ids = async (query?: object, token?: string): Promise<number[]> => {
  const { status, body } = await list(query, token);
  expect(status).toBe(200);
  return body.content.map(({ id }: AccountRow) => id);
};
const one = (id: number, token = office.administrator) =>
  office.portal.call(getAccount, { token, params: { id } });

const market = (number: number) => ({ id: `000${number}`, nomeFantasia: `Mercado ${number}` });

describe('a page', () => {
  test('API-30 ACC-07 returns whole accounts, by nickname as people sort', async () => {
    const { body } = await list();
    expect(body.content.map(({ apelido }: AccountRow) => apelido)).toEqual([
      'Ágil Movimento',
      'agro_100%',
      'Conta 1',
      'Conta 2',
      'Conta 3',
      'Conta 4',
      'Rede',
      'Reserva',
    ]);
    expect(body.content[0]).toEqual({
      id: 10,
      apelido: 'Ágil Movimento',
      banco: 'Itaú',
      codigoBancario: '341',
      numeroAgencia: '0042',
      numeroConta: '00991234-5',
      ativo: false,
      contaEcs: [market(2)],
      ecsTotal: 1,
      version: 1,
    });
    expect(body.content[7]).toMatchObject({ contaEcs: [], ecsTotal: 0 });
  });

  test('API-30 LIST-09 LIST-10 pages count from 0, ten rows at first, and say how many there are', async () => {
    const { body } = await list({ size: 10, page: 0 });
    expect({ ...body, content: body.content.length }).toEqual({
      content: 8,
      pageable: { pageNumber: 0 },
      totalPages: 1,
      totalElements: 8,
    });
    expect((await list({ page: 3 })).body).toEqual({
      content: [],
      pageable: { pageNumber: 3 },
      totalPages: 1,
      totalElements: 8,
    });
  });

  test('ACC-05 ACC-07 a row has at most eleven establishments, by name, and their number', async () => {
    const { db } = office.database;
    const shops = Array.from({ length: 14 }, (_, index) => String(9000 + index));
    await db
      .insertInto('establishment')
      .values(
        shops.map((code, index) => ({
          code,
          name: `Ótica ${String(13 - index).padStart(2, '0')}`,
          street: 'Rua A',
          number: '1',
          district: 'Centro',
          postal_code: '01000-000',
          city: 'São Paulo',
          state: 'SP',
        })),
      )
      .execute();
    await db
      .insertInto('account_establishment')
      .values(shops.map((establishment_code) => ({ account_id: 12, establishment_code })))
      .execute();
    const [row]: AccountRow[] = (await list({ apelido: 'reserva' })).body.content;
    expect(row?.ecsTotal).toBe(14);
    expect(row?.contaEcs).toHaveLength(11);
    expect(row?.contaEcs.slice(0, 2)).toEqual([
      { id: '9013', nomeFantasia: 'Ótica 00' },
      { id: '9012', nomeFantasia: 'Ótica 01' },
    ]);
    // The details have them all.
    const { contaEcs } = (await one(12)).body;
    expect(contaEcs.map(({ id }: { id: string }) => id)).toEqual(shops.toReversed());
    await db.deleteFrom('account_establishment').where('account_id', '=', 12).execute();
  });

  test.each([
    ['apelido', (row: AccountRow) => row.apelido.toLowerCase().replace('á', 'a')],
    ['banco', (row: AccountRow) => row.codigoBancario],
    ['numeroAgencia', (row: AccountRow) => row.numeroAgencia.replace('-', '')],
    ['numeroConta', (row: AccountRow) => row.numeroConta.toLowerCase().replace(/[-.]/g, '')],
    ['ativo', (row: AccountRow) => String(row.ativo)],
  ])('API-30 ACC-02 sorts by %s both ways, equal ones by id the same way', async (field, of) => {
    for (const [direction, way] of [
      ['asc', 1],
      ['desc', -1],
    ] as const) {
      const rows: AccountRow[] = (await list({ sort: `${field},${direction}` })).body.content;
      const ordered = [...rows].sort((a, b) => {
        const [x, y] = [of(a), of(b)];
        return way * (x === y ? a.id - b.id : x < y ? -1 : 1);
      });
      expect(rows.map(({ id }) => id)).toEqual(ordered.map(({ id }) => id));
    }
  });
});

describe('filters', () => {
  test.each([
    ['ACC-01', { apelido: 'agil' }, [10]],
    ['ACC-01', { apelido: ' CONTA ' }, [1, 2, 3, 4]],
    ['ACC-06', { apelido: '100%' }, [11]],
    ['ACC-06', { apelido: 'o_1' }, [11]],
    ['ACC-06 LIST-11', { status: 0 }, [10]],
    ['ACC-06 LIST-11', { status: 1 }, [11, 1, 2, 3, 4, 13, 12]],
    ['ACC-06', { banco: 'itau' }, [10, 2, 4]],
    ['ACC-06', { banco: 'BRASIL' }, [11, 1, 3, 13, 12]],
    ['ACC-06', { banco: '34' }, [10, 2, 4]],
    ['ACC-06', { banco: '41' }, []],
    ['ACC-06', { agencia: '0042' }, [10, 13]],
    ['ACC-06', { agencia: '42' }, [10, 13]],
    ['ACC-06', { agencia: '19' }, [11]],
    ['ACC-06', { agencia: '1-9' }, [11]],
    ['ACC-06', { conta: '991234' }, [10]],
    ['ACC-06', { conta: '0099 1234-5' }, [10]],
    ['ACC-06', { conta: '77880x' }, [11]],
    ['ACC-06', { conta: '%' }, []],
    ['ACC-06', { ecs: ['0002'] }, [10, 2, 13]],
    ['ACC-06', { ecs: ['0002', '0004'] }, [10, 11, 2, 4, 13]],
    [
      'ACC-06 LIST-19',
      { apelido: 'r', banco: '001', status: 1, agencia: '4', conta: '9', ecs: ['0003'] },
      [13],
    ],
  ])('API-30 %s %j finds %j', async (_ids, query, found) => {
    expect(await ids(query)).toEqual(found);
  });

  test.each(['apelido', 'banco', 'status', 'agencia', 'conta', 'ecs', 'page', 'size', 'sort'])(
    'API-30 an empty %s filters nothing',
    async (key) => {
      expect((await list(`?${key}=`)).body).toEqual((await list()).body);
    },
  );

  test.each([
    ['a status that is neither 0 nor 1', { status: 2 }, 'status'],
    ['a nickname that is a novel', { apelido: 'a'.repeat(101) }, 'apelido'],
    ['two nicknames', '?apelido=a&apelido=b', 'apelido'],
    ['an unknown sort', { sort: 'contaEcs,asc' }, 'sort'],
    ['a name, which the kept shape alone has', { name: 'a' }, 'name'],
    ['an establishment that there is not', { ecs: ['9999'] }, 'ecs'],
  ])('ERR-05 %s is refused and named', async (_what, query, field) => {
    const { status, body } = await list(query);
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'VALIDATION', [field]]);
  });
});

describe('the scope', () => {
  test('API-30 ACC-07 a manager sees the accounts of its establishments, and of these only its own', async () => {
    expect(await ids({}, office.manager)).toEqual([10, 1, 2, 13]);
    const rows: AccountRow[] = (await list({}, office.manager)).body.content;
    expect(rows.at(-1)).toMatchObject({ id: 13, contaEcs: [market(1), market(2)], ecsTotal: 2 });
    expect((await list({ apelido: 'rede' })).body.content[0]).toMatchObject({ ecsTotal: 4 });
    expect((await list({}, office.manager)).body.totalElements).toBe(4);
  });

  test('API-30 LIST-23 a manager who names an establishment of others is refused', async () => {
    for (const ecs of [['0003'], ['0001', '0003'], ['9999']]) {
      expect((await list({ ecs }, office.manager)).status).toBe(403);
    }
    expect(await ids({ ecs: ['0002'] }, office.manager)).toEqual([10, 2, 13]);
  });

  test('ACC-09 one account has what the caller may see of it', async () => {
    const { status, body } = await one(13, office.manager);
    expect([status, body]).toEqual([
      200,
      {
        id: 13,
        apelido: 'Rede',
        banco: 'Banco do Brasil',
        codigoBancario: '001',
        numeroAgencia: '0042',
        numeroConta: '00991235-0',
        ativo: true,
        contaEcs: [market(1), market(2)],
        version: 1,
      },
    ]);
    expect((await one(13)).body.contaEcs).toEqual([1, 2, 3, 4].map(market));
  });

  test.each([
    ['of others', 11, 403],
    ['of nobody', 12, 403],
    ['that there is not', 99, 404],
  ])('ACC-09 an account %s is refused to a manager', async (_what, id, status) => {
    expect((await one(id, office.manager)).status).toBe(status);
    expect((await one(id)).status).toBe(status === 403 ? 200 : 404);
  });
});
