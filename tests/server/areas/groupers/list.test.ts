import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportGroupers } from '../../../../contract/groupers';
import { listed, listFile } from '../../engines/lists/list-file';
import { type GroupersOffice, openGroupersOffice } from './groupers-office';

let office: GroupersOffice;
beforeAll(async () => {
  office = await openGroupersOffice();
  const { db } = office.database;
  await db
    .insertInto('grouper')
    .values([
      { id: 3, name: 'Ágil Oeste', active: false },
      { id: 4, name: '=Vazio; "x"' },
    ])
    .execute();
  await sql`insert into establishment (code, name, street, number, district, postal_code, city, state)
    select (2000 + n)::text, 'Loja ' || lpad(n::text, 2, '0'), 'Rua A', '1', 'Centro', '01000-000', 'Lins', 'SP'
    from generate_series(1, 14) n`.execute(db);
  await sql`insert into grouper_establishment select 3, (2000 + n)::text from generate_series(1, 14) n`.execute(
    db,
  );
});
afterAll(() => office.close());

const names = async (query: object) =>
  (await office.list(query)).body.content.map(({ nome }: { nome: string }) => nome);

test('API-14 GRP-10 returns groupers in pages, each with its status and establishments', async () => {
  const { status, body } = await office.list();
  expect(status).toBe(200);
  expect(body).toMatchObject({ pageable: { pageNumber: 0 }, totalPages: 1, totalElements: 4 });
  expect(body.content[2]).toEqual({
    id: 2,
    nome: 'Rede Norte',
    ativo: true,
    ecs: [{ id: '0003', nomeFantasia: 'Mercado 3' }],
    ecsTotal: 1,
    version: 1,
  });
  const many = body.content[1];
  expect(many).toMatchObject({ id: 3, nome: 'Ágil Oeste', ativo: false, ecsTotal: 14 });
  // Of many establishments eleven are returned, by name (ACC-05).
  expect(many.ecs).toHaveLength(11);
  expect(many.ecs[0]).toEqual({ id: '2001', nomeFantasia: 'Loja 01' });
});

test('API-14 LIST-18 finds by a part of the name and by establishments, also by both', async () => {
  expect(await names({ ecAssociatorName: 'AGIL' })).toEqual(['Ágil Oeste']);
  expect(await names({ ec: '0001' })).toEqual(['Rede Sul']);
  expect(await names({ ec: ['0003', '2014'] })).toEqual(['Ágil Oeste', 'Rede Norte']);
  expect(await names({ ec: ['0003', '2014'], ecAssociatorName: 'rede' })).toEqual(['Rede Norte']);
  expect(await names({ ec: '9999' })).toEqual([]);
});

test('API-14 LIST-10 sorts by name and by status, and has pages', async () => {
  expect(await names({ sort: 'nome,desc' })).toEqual(['Rede Sul', 'Rede Norte', 'Ágil Oeste', '=Vazio; "x"']);
  expect((await names({ sort: 'ativo,asc' }))[0]).toBe('Ágil Oeste');
  const { body } = await office.list({ page: 1, size: 10 });
  expect(body).toMatchObject({ content: [], pageable: { pageNumber: 1 }, totalElements: 4 });
});

test('API-14 without filtering the rows of the user form stay as they are', async () => {
  for (const query of [{ filtering: false }, { filtering: false, page: 0 }]) {
    const { body } = await office.list(query);
    expect(body.content[3]).toEqual({ id: 1, nome: 'Rede Sul' });
  }
});

test('LIST-09 the total follows changes of groups', async () => {
  const { db } = office.database;
  const total = async () => (await office.list({ ec: '0004' })).body.totalElements;
  expect(await total()).toBe(0);
  await db
    .insertInto('grouper_establishment')
    .values({ grouper_id: 4, establishment_code: '0004' })
    .execute();
  expect(await total()).toBe(1);
  await db.deleteFrom('grouper_establishment').where('grouper_id', '=', 4).execute();
  expect(await total()).toBe(0);
});

test('SES-26 API-14 a query key that is misspelt is refused', async () => {
  expect((await office.list({ ecs: '0001' })).status).toBe(400);
});

test('GRP-02 is exported as a file with the filter and the order of the list, and all establishments', async () => {
  const token = office.tokens.administrator;
  const { heading, rows, total } = await listed(office.portal, exportGroupers, {
    token,
    body: { sort: 'nome,desc' },
  });
  expect(heading).toEqual(['Name', 'Establishments', 'Status', 'ID']);
  expect(total).toBe(4);
  expect(rows[0]).toEqual(['Rede Sul', 'Mercado 1 (0001); Mercado 2 (0002)', 'Active', '1']);
  expect(rows[2]?.[1]?.split('; ')).toHaveLength(14);
  // A formula is exported as text.
  expect(rows[3]?.[0]).toBe('\'=Vazio; "x"');
  const some = await listed(office.portal, exportGroupers, {
    token,
    body: { filter: { associatorName: 'agil', ec: ['2001'] }, columns: ['nome', 'ativo'] },
  });
  expect(some.rows).toEqual([['Ágil Oeste', 'Inactive']]);
  const { file } = await listFile(office.portal, exportGroupers, { token, body: { format: 'xlsx' } });
  expect(file.headers['content-disposition']).toBe('attachment; filename="agrupadores.xlsx"');
});
