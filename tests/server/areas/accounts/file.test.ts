import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountRow, accountSorts, exportAccounts, listAccounts } from '../../../../contract/accounts';
import { askForList, listed } from '../../engines/lists/list-file';
import { type Office, openOffice } from './office';

let office: Office;

beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const file = (body: object = {}, token = office.administrator, language = 'en') =>
  listed(office.portal, exportAccounts, { token, body, language });

test('ACC-02 ACC-04 the file has the columns of the screen, numbers with their zeros, and all establishments', async () => {
  const { heading, rows, total } = await file();
  expect(heading).toEqual([
    'Nickname',
    'Bank',
    'Branch number',
    'Account number',
    'Establishments',
    'Status',
  ]);
  expect(total).toBe(8);
  expect([rows[0], rows[6], rows[7]]).toEqual([
    ['Ágil Movimento', '341 · Itaú', '0042', '00991234-5', 'Mercado 2 Cód.:(0002)', 'Inactive'],
    [
      'Rede',
      '001 · Banco do Brasil',
      '0042',
      '00991235-0',
      'Mercado 1 Cód.:(0001); Mercado 2 Cód.:(0002); Mercado 3 Cód.:(0003); Mercado 4 Cód.:(0004)',
      'Active',
    ],
    ['Reserva', '001 · Banco do Brasil', '7', '7', '', 'Active'],
  ]);
});

test('LIST-19 the filtered file has the rows of the filtered list, in each of its orders', async () => {
  const filter = { banco: '001', status: 1, agencia: '7' };
  for (const field of accountSorts) {
    const sort = `${field},desc`;
    const { body } = await office.portal.call(listAccounts, {
      token: office.administrator,
      query: { ...filter, sort },
    });
    const { rows } = await file({ filter, sort, columns: ['apelido'] });
    expect(rows.flat(), field).toEqual(body.content.map(({ apelido }: AccountRow) => apelido));
    expect(rows.length).toBe(3);
  }
});

test('LIST-19 accounts, columns and language are the requested ones', async () => {
  const body = { ids: ['2', '13', '99'], columns: ['numeroConta', 'ativo'], sort: 'apelido,desc' };
  const { heading, rows } = await file(body, office.administrator, 'pt-BR');
  expect([heading, ...rows]).toEqual([
    ['Número da conta', 'Status'],
    ['00991235-0', 'Ativa'],
    ['00418822-3', 'Ativa'],
  ]);
});

test('API-30 LIST-23 the file of a manager has its accounts, and of their establishments its own', async () => {
  const { rows } = await file({ columns: ['apelido', 'contaEcs'] }, office.manager);
  expect(rows).toEqual([
    ['Ágil Movimento', 'Mercado 2 Cód.:(0002)'],
    ['Conta 1', 'Mercado 1 Cód.:(0001)'],
    ['Conta 2', 'Mercado 2 Cód.:(0002)'],
    ['Rede', 'Mercado 1 Cód.:(0001); Mercado 2 Cód.:(0002)'],
  ]);
  expect((await file({ ids: ['3', '12', '2'] }, office.manager)).rows).toHaveLength(1);
  const foreign = await askForList(office.portal, exportAccounts, {
    token: office.manager,
    body: { filter: { ecs: ['0003'] } },
  });
  expect(foreign.status).toBe(403);
});
