import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { billFormats, financialDetail } from '../../../../contract/financial';
import { billMonth } from '../../../../server/areas/financial/bill-month';
import { knownTariffs, saveTariffs, tariffOf } from '../../../../server/ingest/master-data/tariffs';
import { cancelTransactions } from '../../../../server/ingest/transactions/cancel';
import type { Database } from '../../../../server/platform/db/open';
import { system } from '../../../../server/platform/principal/principal';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addTransactions, addUser, transaction } from '../../../support/network';
import { NOON, type TestPortal, testPortal } from '../../../support/portal';
import { fetchFile, partsOf } from '../../engines/exports/statement-file';

let database: Database;
let portal: TestPortal;
let admin: string;
let manager: string;
const billing = system('billing');

beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  await addNetwork(db);
  await addUser(db, { login: '10000001', role: 1 });
  await addUser(db, { login: '20000002', role: 2, groups: [1] });
  portal = await testPortal(database);
  admin = (await portal.signIn('10000001')).token;
  manager = (await portal.signIn('20000002')).token;
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const ask = (query: object | string = {}, token = admin) =>
  portal.call(financialDetail, {
    token,
    query: typeof query === 'string' ? query : { formato: 'tela', ...query },
    headers: { 'accept-language': 'en' },
  });
const numbers = async (query: object | string = {}, token = admin) => {
  const { status, body } = await ask(query, token);
  expect([status, body.message]).toEqual([200, undefined]);
  return body.content.map(({ mes, numeroLogico }: Record<string, string>) => `${mes} ${numeroLogico}`);
};

test('FIN-02 before any bill the list is empty and says that no terminal has a tariff', async () => {
  const { body } = await ask();
  expect(body).toMatchObject({ content: [], totalElements: 0, ultimoMes: null, semTarifa: { total: 4 } });
  expect(body.totais).toEqual({
    franquia: 0,
    depositoVarejista: 0,
    excedente: 0,
    descontos: 0,
    adicionais: 0,
    realizado: 0,
  });
});

describe('with bills', () => {
  beforeAll(async () => {
    const wrong = transaction('2026-09-10T10:00:00', { amount: '30.10' });
    const deposit = (at: string, amount: string, establishmentCode = '0001') =>
      addTransactions(database.db, [transaction(at, { amount, establishmentCode })]);
    const tariffs = [
      tariffOf('0001', '2026-09', null, '100.00'),
      tariffOf('0002', '2026-09', null, '50.50'),
      tariffOf('0004', '2026-10', null, '10.00'),
    ];
    await database.db
      .transaction()
      .execute(async (trx) => saveTariffs(trx, billing, tariffs, await knownTariffs(trx, tariffs)));
    const bill = (month: string, date: string) =>
      database.db.transaction().execute((trx) => billMonth(trx, billing, month, date));
    await addTransactions(database.db, [wrong]);
    await deposit('2026-09-11T10:00:00', '100.00');
    await bill('2026-09', '2026-10-01');
    await deposit('2026-09-12T10:00:00', '7.00');
    await deposit('2026-10-12T10:00:00', '60.00', '0002');
    await database.db
      .transaction()
      .execute((trx) => cancelTransactions(trx, [{ ...wrong, cancelledAt: new Date(NOON) }]));
    await bill('2026-10', '2026-11-01');
  });

  test('FIN-02 API-38 a row has the fields of the specification, and the corrections of earlier months', async () => {
    const { body } = await ask();
    expect(body.content[0]).toEqual({
      id: expect.any(Number),
      mes: '2026-10',
      dataFaturamento: '2026-11-01',
      numeroLogico: 'T0001',
      ec: '0001',
      nomeFantasia: 'Mercado 1',
      franquia: 100,
      depositoVarejista: 0,
      excedente: 0,
      descontos: 30.1,
      adicionais: 7,
      realizado: -23.1,
      ajustes: [{ mes: '2026-09', descontos: 30.1, adicionais: 7 }],
    });
    expect(body).toMatchObject({
      ultimoMes: '2026-10',
      totais: {
        franquia: 311,
        depositoVarejista: 190.1,
        excedente: 39.6,
        descontos: 30.1,
        adicionais: 7,
        realizado: 167,
      },
    });
  });

  test('FIN-09 a page has ten rows, the newest first, each day in the order of establishments', async () => {
    expect(await numbers()).toEqual([
      '2026-10 T0001',
      '2026-10 T0002',
      '2026-10 T0004',
      '2026-09 T0001',
      '2026-09 T0002',
    ]);
    const { body } = await ask({ page: '1', size: '10' });
    expect(body).toMatchObject({ content: [], totalElements: 5, totalPages: 1, pageable: { pageNumber: 1 } });
  });

  test.each([
    ['dataFaturamento,asc', '2026-09 T0001'],
    ['numeroLogico,desc', '2026-10 T0004'],
    ['ec,desc', '2026-10 T0004'],
    ['franquia,asc', '2026-10 T0004'],
    ['depositoVarejista,desc', '2026-09 T0001'],
    ['excedente,desc', '2026-09 T0001'],
    ['descontos,desc', '2026-10 T0001'],
    ['adicionais,desc', '2026-10 T0001'],
    ['realizado,asc', '2026-10 T0001'],
  ])('sorted by %s it begins with %s', async (sort, first) => {
    expect((await numbers({ sort }))[0]).toBe(first);
  });

  test('FIN-03 the filters apply to the rows, their totals and what has no tariff', async () => {
    expect(await numbers({ numeroLogico: '0002' })).toEqual(['2026-10 T0002', '2026-09 T0002']);
    expect(await numbers({ numeroLogico: 't0002' })).toHaveLength(2);
    expect(await numbers({ numeroLogico: '%' })).toEqual([]);
    expect(await numbers({ ec: '0004' })).toEqual(['2026-10 T0004']);
    expect(await numbers('?formato=tela&ec=0004&ec=0001')).toHaveLength(3);
    expect(await numbers({ mes: '2026-09' })).toEqual(['2026-09 T0001', '2026-09 T0002']);
    const { body } = await ask({ mes: '2026-09', ec: '0001' });
    expect(body).toMatchObject({ totais: { realizado: 130.1 }, totalElements: 1, semTarifa: { total: 0 } });
  });

  test('the terminals without a tariff are those of the requested month, or of the last billed one', async () => {
    const bare = async (query: object = {}) =>
      (await ask(query)).body.semTarifa.terminais.map(
        ({ numeroLogico }: Record<string, string>) => numeroLogico,
      );
    expect(await bare()).toEqual(['T0003']);
    expect(await bare({ mes: '2026-09' })).toEqual(['T0003', 'T0004']);
    expect((await ask()).body.semTarifa.terminais[0]).toEqual({
      numeroLogico: 'T0003',
      ec: '0003',
      nomeFantasia: 'Mercado 3',
    });
  });

  test('of many terminals without a tariff ten are named, and all are counted', async () => {
    const many = Array.from({ length: 12 }, (_, index) => ({
      logical_number: `T0003-${String(index).padStart(2, '0')}`,
      establishment_code: '0003',
    }));
    await database.db.insertInto('terminal').values(many).execute();
    const { total, terminais } = (await ask()).body.semTarifa;
    expect([total, terminais.length, terminais[1].numeroLogico]).toEqual([13, 10, 'T0003-00']);
    await sql`delete from terminal where logical_number like 'T0003-%'`.execute(database.db);
  });

  test('API-38 a manager sees only the bills of its establishments', async () => {
    expect(await numbers({}, manager)).toEqual([
      '2026-10 T0001',
      '2026-10 T0002',
      '2026-09 T0001',
      '2026-09 T0002',
    ]);
    const { body } = await ask({}, manager);
    expect(body).toMatchObject({ totais: { franquia: 301 }, semTarifa: { total: 0 } });
    expect((await ask({ ec: '0004' }, manager)).status).toBe(403);
    expect((await ask({ ec: '0999' }, manager)).status).toBe(403);
    expect((await ask({ ec: '0999' })).status).toBe(400);
  });

  test.each([
    ['an unknown form', { formato: 'xls' }],
    ['a day as month', { mes: '2026-09-01' }],
    ['a thirteenth month', { mes: '2026-13' }],
    ['a sort that there is not', { sort: 'nomeFantasia,asc' }],
    ['a number that no terminal can have', { numeroLogico: 'x'.repeat(21) }],
  ])('%s is refused', async (_, query) => {
    expect((await ask(query)).status).toBe(400);
  });

  test('FIN-06 API-38 a file has all bills of the filter, and their sums below', async () => {
    const { body } = await ask({ formato: 'csv', mes: '2026-10' });
    expect(body).toMatchObject({ urlDownload: expect.any(String) });
    const { heading, rows, totals } = partsOf((await fetchFile(portal, admin, body)).body);
    expect(heading).toEqual([
      'Billing date',
      'Month',
      'Logical number',
      'Establishment',
      'Trade name',
      'Franchise',
      'Retailer deposit',
      'Excess',
      'Deductions',
      'Extras',
      'Realised',
      'Currency',
    ]);
    expect(rows).toEqual([
      [
        '2026-11-01',
        '2026-10',
        'T0001',
        '0001',
        'Mercado 1',
        '100.00',
        '0.00',
        '0.00',
        '30.10',
        '7.00',
        '-23.10',
        'USD',
      ],
      [
        '2026-11-01',
        '2026-10',
        'T0002',
        '0002',
        'Mercado 2',
        '50.50',
        '60.00',
        '9.50',
        '0.00',
        '0.00',
        '60.00',
        'USD',
      ],
      [
        '2026-11-01',
        '2026-10',
        'T0004',
        '0004',
        'Mercado 4',
        '10.00',
        '0.00',
        '0.00',
        '0.00',
        '0.00',
        '0.00',
        'USD',
      ],
    ]);
    expect(totals).toEqual([
      ['Total', '', '', '', '', '160.50', '60.00', '9.50', '30.10', '7.00', '36.90', ''],
    ]);
  });

  test.each(billFormats)('FIN-06 API-38 %s is promised, and fetched as relatorio', async (formato) => {
    const { body } = await ask({ formato });
    const { statusCode, headers, rawPayload } = await fetchFile(portal, admin, body);
    expect([statusCode, headers['content-disposition']]).toEqual([
      200,
      `attachment; filename="relatorio.${formato}"`,
    ]);
    expect(rawPayload.length).toBeGreaterThan(300);
  });

  test.each(billFormats)('FIN-06 the %s says in which currency its amounts are', async (formato) => {
    await fetchFile(portal, admin, (await ask({ formato })).body);
    const file = await database.db
      .selectFrom('export_file')
      .where('format', '=', formato)
      .select(['facts', 'columns'])
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(file.facts).toContainEqual({ label: 'Currency', value: 'USD' });
    expect(file.columns).toContainEqual(expect.objectContaining({ id: 'realizado', currency: 'USD' }));
  });
});
