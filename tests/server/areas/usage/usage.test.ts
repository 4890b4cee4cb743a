import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../../../contract/calendar';
import { exportFormats } from '../../../../contract/exports';
import { usageReport } from '../../../../contract/usage';
import { cancelTransactions } from '../../../../server/ingest/transactions/cancel';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addTransactions, addUser, transaction } from '../../../support/network';
import { NOON, type TestPortal, TODAY, testPortal } from '../../../support/portal';
import { rollupDifferences } from '../../../support/snapshot';
import { fetchFile, linesOf } from '../../engines/exports/statement-file';

let database: Database;
let portal: TestPortal;
let admin: string;

/** The last second of a day, so many days before today. */
const lateOn = (days: number) => `${addDays(TODAY, -days)}T23:59:59`;

beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  await addNetwork(db);
  await db
    .insertInto('terminal')
    .values(
      ['T0001B', 'T0001C', 'T0001D'].map((logical_number) => ({
        logical_number,
        establishment_code: '0001',
      })),
    )
    .execute();
  const cancelled = transaction(lateOn(3), { logicalNumber: 'T0001C' });
  await addTransactions(db, [
    transaction(lateOn(29), { logicalNumber: 'T0001B' }),
    transaction(lateOn(59), { logicalNumber: 'T0001B' }),
    transaction(lateOn(30), { logicalNumber: 'T0001D' }),
    cancelled,
    transaction(`${TODAY}T08:00:00`, { establishmentCode: '0002', processCode: 302 }),
    transaction(lateOn(59), { establishmentCode: '0003' }),
    transaction(lateOn(60), { establishmentCode: '0004' }),
  ]);
  await db
    .transaction()
    .execute((trx) => cancelTransactions(trx, [{ ...cancelled, cancelledAt: new Date(NOON) }]));
  await addUser(db, { login: '10000001', role: 1 });
  await addUser(db, { login: '20000002', role: 2, groups: [1] });
  portal = await testPortal(database);
  admin = (await portal.signIn('10000001')).token;
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const ask = (query: object, token = admin) =>
  portal.call(usageReport, {
    token,
    query: { formato: 'tela', ...query },
    headers: { 'accept-language': 'en' },
  });
const rows = async (query: object) => {
  const { status, body } = await ask(query);
  expect([status, body.message]).toEqual([200, undefined]);
  return body.content.map(({ id, terminais }: { id: string; terminais: string[] }) => [id, ...terminais]);
};

describe('what is in it', () => {
  test('USE-04 USE-06 an establishment has the terminals that captured anything in 30 days, today included', async () => {
    expect((await ask({ periodo: '30' })).body).toEqual({
      content: [
        { nomeFantasia: 'Mercado 1', id: '0001', terminais: ['T0001B', 'T0001C'] },
        { nomeFantasia: 'Mercado 2', id: '0002', terminais: ['T0002'] },
      ],
      pageable: { pageNumber: 0 },
      totalPages: 1,
      totalElements: 2,
      semUso: 2,
      terminaisEmUso: 3,
    });
  });

  test('USE-04 USE-07 in 60 days it has more, and the sixtieth day before is not one of them', async () => {
    expect(await rows({ periodo: '60' })).toEqual([
      ['0001', 'T0001B', 'T0001C', 'T0001D'],
      ['0002', 'T0002'],
      ['0003', 'T0003'],
    ]);
    expect((await ask({ periodo: '60' })).body.semUso).toBe(1);
  });

  test('USE-04 a cancelled transaction counts, and a late one counts when it was captured', async () => {
    await addTransactions(database.db, [
      transaction(lateOn(1), { establishmentCode: '0004', nsu: '900001' }),
      transaction(lateOn(45), { establishmentCode: '0004', nsu: '900002' }),
    ]);
    expect(await rows({ periodo: '30' })).toContainEqual(['0004', 'T0004']);
    await database.db
      .transaction()
      .execute((trx) =>
        cancelTransactions(trx, [
          { logicalNumber: 'T0004', nsu: '900001', capturedAt: lateOn(1), cancelledAt: new Date(NOON) },
        ]),
      );
    expect(await rows({ periodo: '30' })).toContainEqual(['0004', 'T0004']);
    expect(await rollupDifferences(database.db)).toEqual([]);
  });

  test('USE-03 API-35 the name is searched regardless of case and accents, also for those without use', async () => {
    expect(await rows({ periodo: '30', ec: 'MERCÁDO 2' })).toEqual([['0002', 'T0002']]);
    expect((await ask({ periodo: '30', ec: 'mercado 3' })).body).toMatchObject({ content: [], semUso: 1 });
    expect(await rows({ periodo: '60', ec: '' })).toHaveLength(4);
  });

  test('USE-04 the establishments without use are a list of their own, with the same numbers beside it', async () => {
    const used = (await ask({ periodo: '30' })).body;
    const { body } = await ask({ periodo: '30', uso: 'sem', sort: 'id,asc' });
    expect(body).toMatchObject({
      content: [{ nomeFantasia: 'Mercado 3', id: '0003', terminais: [] }],
      totalElements: 1,
      semUso: 1,
      terminaisEmUso: used.terminaisEmUso,
    });
    expect(used.content.flatMap(({ terminais }: { terminais: string[] }) => terminais)).toHaveLength(
      used.terminaisEmUso,
    );
    expect(await rows({ periodo: '30', uso: 'com' })).toHaveLength(used.totalElements);
    expect((await ask({ periodo: '30', uso: 'todos' })).status).toBe(400);
  });

  test('API-35 LIST-09 it is paged and sorted', async () => {
    const second = await ask({ periodo: '60', page: '1', size: '10', sort: 'id,desc' });
    expect(second.body).toMatchObject({ content: [], totalElements: 4, totalPages: 1 });
    const ids = async (sort: string) => (await rows({ periodo: '60', sort })).map(([id]: string[]) => id);
    expect(await ids('id,desc')).toEqual(['0004', '0003', '0002', '0001']);
    expect(await ids('nomeFantasia,desc')).toEqual(['0004', '0003', '0002', '0001']);
    expect((await ids('terminais,desc'))[0]).toBe('0001');
    expect((await ids('terminais,asc'))[3]).toBe('0001');
    expect((await ids('quantidade,desc'))[0]).toBe('0001');
  });
});

describe('what is refused', () => {
  test.each([
    ['a period of 0', { periodo: '0' }],
    ['another period', { periodo: '7' }],
    ['no period', {}],
    ['a form that there is not', { periodo: '30', formato: 'ods' }],
    ['a misspelt key', { periodo: '30', nome: 'x' }],
    ['a sort that there is not', { periodo: '30', sort: 'cidade,asc' }],
    ['a name that is too long', { periodo: '30', ec: 'x'.repeat(101) }],
  ])('USE-07 API-35 %s', async (_what, query) => {
    expect((await ask(query)).status).toBe(400);
  });

  test('API-35 everybody but the provider', async () => {
    const { token } = await portal.signIn('20000002');
    expect((await ask({ periodo: '30' }, token)).status).toBe(403);
    expect((await ask({ periodo: '30', formato: 'csv' }, token)).status).toBe(403);
  });
});

describe('as a file', () => {
  test.each(exportFormats)('USE-02 USE-08 %s is promised, and fetched as relatorio', async (formato) => {
    const asked = await ask({ periodo: '60', formato });
    expect(asked.body).toEqual({
      urlDownload: expect.stringMatching(/^\/portal\/exports\//),
      format: formato,
      totalRows: 4,
    });
    const { statusCode, headers, rawPayload } = await fetchFile(portal, admin, asked.body);
    expect(statusCode).toBe(200);
    expect(headers['content-disposition']).toBe(`attachment; filename="relatorio.${formato}"`);
    expect(rawPayload.length).toBeGreaterThan(100);
  });

  test('USE-08 USE-04 it has every row of the filter in the order of the screen, and all terminals of each', async () => {
    const asked = await ask({ periodo: '60', formato: 'csv', sort: 'id,desc', ec: 'mercado' });
    const file = await fetchFile(portal, admin, asked.body);
    expect(linesOf(file.body)).toEqual([
      ['Trade name', 'Establishment code', 'Terminals', 'Quantity'],
      ['Mercado 4', '0004', 'T0004', '1'],
      ['Mercado 3', '0003', 'T0003', '1'],
      ['Mercado 2', '0002', 'T0002', '1'],
      ['Mercado 1', '0001', 'T0001B, T0001C, T0001D', '3'],
    ]);
    const without = await ask({ periodo: '30', formato: 'csv', uso: 'sem' });
    expect(linesOf((await fetchFile(portal, admin, without.body)).body).slice(1)).toEqual([
      ['Mercado 3', '0003', '', '0'],
    ]);
  });

  test('USE-08 its days are those of the moment of the request, also after midnight', async () => {
    const terminals = (file: Awaited<ReturnType<typeof fetchFile>>) => linesOf(file.body)[1]?.[2];
    portal.setNow('2026-11-21T02:55:00Z');
    const { token } = await portal.signIn('10000001');
    const query = { periodo: '30', formato: 'csv', ec: 'mercado 1' };
    const before = await ask(query, token);
    portal.setNow('2026-11-21T03:05:00Z');
    expect(terminals(await fetchFile(portal, token, before.body))).toBe('T0001B, T0001C');
    const after = await ask(query, token);
    expect(terminals(await fetchFile(portal, token, after.body))).toBe('T0001C');
    portal.setNow(NOON);
  });
});
