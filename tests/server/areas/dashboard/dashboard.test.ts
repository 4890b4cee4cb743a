import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DASHBOARD, type DashboardReply, dashboard } from '../../../../contract/dashboard';
import { periodMoments } from '../../../../contract/reports';
import { depositReport, FOOTER } from '../../../../contract/statement';
import { spanOf } from '../../../../server/areas/dashboard/span';
import type { TransactionRow } from '../../../../server/ingest/transactions/batch';
import { cancelTransactions } from '../../../../server/ingest/transactions/cancel';
import type { Database } from '../../../../server/platform/db/open';
import { wallClock } from '../../../../server/platform/time/wall-clock';
import { freshDatabase } from '../../../support/databases';
import {
  addNetwork,
  addTransactions,
  addUser,
  forgetTransactions,
  transaction,
} from '../../../support/network';
import { NOON, type TestPortal, TODAY, testPortal } from '../../../support/portal';
import { reportRequest } from '../../engines/exports/statement-file';

let database: Database;
let portal: TestPortal;

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: '10000001', role: 1 });
  await addUser(database.db, { login: '20000002', role: 2, groups: [1] });
  await addUser(database.db, { login: '20000004', role: 2 });
  await addUser(database.db, { login: '30000003', role: 3, establishments: ['0001'] });
  await addUser(database.db, { login: '50000005', role: 5, specificCode: 1 });
  portal = await testPortal(database);
});
afterEach(async () => {
  portal.setNow(NOON);
  await forgetTransactions(database.db);
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const ask = async (login: string, query: object) =>
  portal.call(dashboard, { token: (await portal.signIn(login)).token, query });
const shown = async (query: object, login = '10000001'): Promise<DashboardReply> => {
  const { status, body } = await ask(login, query);
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
};
const store = (...rows: TransactionRow[]) => addTransactions(database.db, rows);
const cancel = (...rows: TransactionRow[]) =>
  database.db.transaction().execute((trx) =>
    cancelTransactions(
      trx,
      rows.map((row) => ({ ...row, cancelledAt: new Date(NOON) })),
    ),
  );
const week = { estabelecimento: '0001', tipoTransacao: 'dt', periodo: 7 };
const points = ({ dashboardTransacaoList }: DashboardReply, code: 304 | 302) =>
  dashboardTransacaoList
    .filter(({ cdProc }) => cdProc === code)
    .map(({ dataCaptura, valor }) => [dataCaptura, valor]);

describe('the period', () => {
  test('DASH-03 DASH-13 seven days are today and the six days before, those without movement as 0', async () => {
    await store(
      transaction('2026-11-13T23:59:59', { amount: '1.00' }),
      transaction('2026-11-14T00:00:00', { amount: '2.50' }),
      transaction(`${TODAY}T23:59:59`, { amount: '4.00' }),
    );
    const reply = await shown(week);
    expect([reply.inicio, reply.fim]).toEqual(['2026-11-14', TODAY]);
    expect(points(reply, 304)).toEqual([
      ['2026-11-14', 2.5],
      ['2026-11-15', 0],
      ['2026-11-16', 0],
      ['2026-11-17', 0],
      ['2026-11-18', 0],
      ['2026-11-19', 0],
      [TODAY, 4],
    ]);
    expect(reply.sum).toEqual({ deposito: 6.5, saque: 0 });
  });

  test('DASH-03 thirty days begin 29 days before today', async () => {
    const { inicio, dashboardTransacaoList } = await shown({ ...week, periodo: 30 });
    expect([inicio, dashboardTransacaoList.length]).toEqual(['2026-10-22', 60]);
  });

  test('DASH-03 DASH-09 today is shown hour by hour, up to the current one', async () => {
    await store(
      transaction('2026-11-19T10:00:00'),
      transaction(`${TODAY}T00:30:00`, { amount: '3.00' }),
      transaction(`${TODAY}T12:59:59`, { amount: '1.00' }),
      transaction(`${TODAY}T13:00:00`, { amount: '9.00' }),
    );
    const reply = await shown({ ...week, periodo: 0 });
    expect(points(reply, 304).length).toBe(13);
    expect(points(reply, 304).filter(([, valor]) => valor !== 0)).toEqual([
      [`${TODAY}T00:00:00`, 3],
      [`${TODAY}T12:00:00`, 1],
    ]);
    // DASH-11: thirteen hours have begun.
    expect(reply.media.deposito).toBe(0.31);
    expect([reply.inicio, reply.fim, reply.at]).toEqual([TODAY, TODAY, `${TODAY}T12:00:00`]);
  });

  test('DASH-13 by accounting date the points are capture days, which may begin five days earlier', async () => {
    await store(
      transaction('2026-11-09T10:00:00', { accountingDate: '2026-11-14', amount: '5.00' }),
      transaction('2026-11-10T10:00:00', { accountingDate: '2026-11-13', amount: '7.00' }),
      transaction(`${TODAY}T10:00:00`, { accountingDate: '2026-11-21', amount: '8.00' }),
    );
    const reply = await shown({ ...week, tipoTransacao: 'dc' });
    expect(points(reply, 304)[0]).toEqual(['2026-11-09', 5]);
    expect(points(reply, 302).map(([day]) => day)).toEqual(points(reply, 304).map(([day]) => day));
    expect(points(reply, 304).at(-1)).toEqual([TODAY, 0]);
    expect(reply.sum.deposito).toBe(5);
    expect(reply.inicio).toBe('2026-11-14');
  });

  test('API-28 the previous period has the same length, and ends at the same time of day', async () => {
    await store(
      transaction('2026-11-07T00:00:00', { amount: '1.00' }),
      transaction('2026-11-13T12:00:00', { amount: '2.00' }),
      transaction('2026-11-13T12:00:01', { amount: '4.00' }),
      transaction('2026-11-13T09:00:00', { amount: '8.00', processCode: 302 }),
      transaction('2026-11-19T12:00:00', { amount: '16.00' }),
      transaction('2026-11-19T12:00:01', { amount: '32.00' }),
    );
    expect((await shown(week)).anterior).toEqual({ deposito: 3, saque: 8 });
    // Posted on the day itself, a second later: today that is still to come.
    expect((await shown({ ...week, tipoTransacao: 'dc' })).anterior).toEqual({ deposito: 3, saque: 8 });
    expect((await shown({ ...week, periodo: 0 })).anterior).toEqual({ deposito: 16, saque: 0 });
  });
});

describe('DASH-13 a day that cannot have posted yet', () => {
  const posted = async (query: object = {}) =>
    (await shown({ ...week, tipoTransacao: 'dc', ...query })).lancadoAte;
  const deposit = (day: string, accountingDate: string, establishmentCode = '0001') =>
    transaction(`${day}T10:00:00`, { accountingDate, establishmentCode });

  test('is today, whose money posts tomorrow, and by transaction date none', async () => {
    await store(deposit('2026-11-19', TODAY), deposit(TODAY, '2026-11-21'));
    expect(await posted()).toBe('2026-11-19');
    expect(await posted({ periodo: 30 })).toBe('2026-11-19');
    expect(await posted({ tipoTransacao: 'dt' })).toBe(TODAY);
    expect(await posted({ tipoTransacao: 'dt', periodo: 0 })).toBe(TODAY);
  });

  test('is each of the days before a holiday that wait for the same business day', async () => {
    await store(
      deposit('2026-11-16', '2026-11-17'),
      deposit('2026-11-17', '2026-11-21'),
      deposit(TODAY, '2026-11-21'),
    );
    expect(await posted()).toBe('2026-11-16');
  });

  test('is none where the network posts on the day itself', async () => {
    await store(deposit('2026-11-18', '2026-11-23'), deposit(TODAY, TODAY, '0002'));
    expect(await posted()).toBe(TODAY);
  });

  test('is told from the network: of a shop without deposits the zeros are shown', async () => {
    await store(deposit('2026-11-16', '2026-11-17'), deposit('2026-11-19', TODAY, '0002'));
    expect(await posted()).toBe('2026-11-19');
  });

  test('is today alone where nothing has come for days', async () => {
    await store(deposit('2026-11-14', '2026-11-16'));
    expect(await posted()).toBe('2026-11-19');
  });
});

describe('the highest operators', () => {
  const operators = async (query: object) => {
    const { operadoresDTOS } = await shown({ ...week, ...query });
    return operadoresDTOS.map(({ id, valor, datasMaioresValores }) => ({
      id,
      valor,
      at: datasMaioresValores.map(({ dataCaptura, valor }) => [dataCaptura, valor]),
    }));
  };

  test('DASH-19 DASH-26 today by hour: withdrawals are none of theirs, nor is what another hour or operator has', async () => {
    await store(
      transaction(`${TODAY}T09:00:00`, { amount: '10.00' }),
      transaction(`${TODAY}T09:59:59`, { amount: '5.00' }),
      transaction(`${TODAY}T10:00:00`, { amount: '20.00' }),
      transaction(`${TODAY}T10:30:00`, { amount: '900.00', processCode: 302 }),
      transaction(`${TODAY}T11:00:00`, { amount: '800.00', processCode: 302, operatorId: 12 }),
      transaction(`${TODAY}T11:00:00`, { amount: '7.00', operatorId: 12 }),
      transaction('2026-11-19T11:00:00', { amount: '600.00', operatorId: 12 }),
    );
    expect(await operators({ periodo: 0 })).toEqual([
      {
        id: 11,
        valor: 35,
        at: [
          [`${TODAY}T10:00:00`, 20],
          [`${TODAY}T09:00:00`, 15],
        ],
      },
      { id: 12, valor: 7, at: [[`${TODAY}T11:00:00`, 7]] },
    ]);
  });

  test.each([
    ['days', { periodo: 7 }, (index: number) => `2026-11-${15 + index}T10:00:00`, 10],
    ['hours', { periodo: 0 }, (index: number) => `${TODAY}T0${5 + index}:00:00`, 19],
  ] as const)('DASH-25 of equal %s the latest come first', async (_, query, moment, length) => {
    await store(...[0, 1, 2, 3, 4].map((index) => transaction(moment(index), { amount: '10.00' })));
    const latest = [4, 3, 2].map((index) => [moment(index).slice(0, length), 10]);
    expect(await operators(query)).toEqual([{ id: 11, valor: 50, at: latest }]);
    const { maioresValores } = await shown({ ...week, ...query });
    expect(maioresValores.map(({ dataCaptura, valor }) => [dataCaptura, valor])).toEqual(latest);
  });
});

test.each([
  // The clocks of Santiago went from 23:59:59 to 01:00:00, and at the end of the summer from 23:59:59 to 23:00:00.
  ['forward', '2026-09-06T12:30:00-03:00', 12],
  ['back', '2026-04-04T23:30:00-04:00', 25],
])(
  'DASH-11 on a day on which the clocks are put %s the average is by the hours that there were',
  async (_, now, hours) => {
    const zoned = await testPortal(database, { PORTAL_TIME_ZONE: 'America/Santiago' });
    zoned.setNow(new Date(now).toISOString());
    await store(transaction(`${now.slice(0, 10)}T05:00:00`, { amount: '300.00' }));
    const { token } = await zoned.signIn('10000001');
    const { body } = await zoned.call(dashboard, { token, query: { ...week, periodo: 0 } });
    await zoned.app.close();
    expect(body.media.deposito).toBe(300 / hours);
    expect(points(body, 304).filter(([, valor]) => valor !== 0)).toEqual([
      [`${now.slice(0, 10)}T05:00:00`, 300],
    ]);
    expect(points(body, 304)[0]?.[0]).toBe(`${now.slice(0, 10)}T${hours === 12 ? '01' : '00'}:00:00`);
  },
);

test('DASH-16 cancellations of the period before are counted to the second, as its money is', async () => {
  const rows = ['11:59:59', '12:00:00', '12:00:01', '12:59:59', '13:00:00'].flatMap((time) =>
    ['2026-11-13', '2026-11-19'].map((day) => transaction(`${day}T${time}`, { amount: '1.00' })),
  );
  const early = transaction('2026-11-12T23:00:00', { amount: '1.00' });
  await store(...rows, early);
  await cancel(...rows, early);
  expect((await shown(week)).transacoesCanceladasDTOS?.anterior).toBe(3);
  expect((await shown({ ...week, periodo: 0 })).transacoesCanceladasDTOS?.anterior).toBe(2);
  // By accounting date those of the last day that had been captured by then, and of the other days all.
  expect((await shown({ ...week, tipoTransacao: 'dc' })).transacoesCanceladasDTOS?.anterior).toBe(3);
});

describe('the figures', () => {
  test('DASH-11 DASH-23 DASH-28 deposits are 304 and withdrawals 302, each with sum, average and shares', async () => {
    await store(
      transaction('2026-11-18T10:00:00', { amount: '100.00' }),
      transaction(`${TODAY}T10:00:00`, { amount: '50.00' }),
      transaction(`${TODAY}T11:00:00`, { amount: '0.05', processCode: 302 }),
    );
    const reply = await shown(week);
    expect(reply.sum).toEqual({ deposito: 150, saque: 0.05 });
    expect(reply.media).toEqual({ deposito: 21.43, saque: 0.01 });
    expect(reply.dashboardTransacaoList.filter(({ valor }) => valor !== 0)).toEqual([
      { valor: 100, cdProc: 304, dataCaptura: '2026-11-18', rowNumber: 5, percent: 66.67 },
      { valor: 50, cdProc: 304, dataCaptura: TODAY, rowNumber: 7, percent: 33.33 },
      { valor: 0.05, cdProc: 302, dataCaptura: TODAY, rowNumber: 7, percent: 100 },
    ]);
  });

  test('DASH-12 DASH-25 the three highest days of each kind are returned, of equal ones the latest', async () => {
    await store(
      ...['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18'].map((day) =>
        transaction(`${day}T10:00:00`, { amount: '10.00' }),
      ),
      transaction('2026-11-15T11:00:00', { amount: '60.00' }),
      transaction('2026-11-16T11:00:00', { amount: '1.00', processCode: 302 }),
    );
    expect((await shown(week)).maioresValores).toEqual([
      { cdProc: 304, valor: 70, dataCaptura: '2026-11-15', percent: 70, rowNumber: 1 },
      { cdProc: 304, valor: 10, dataCaptura: '2026-11-18', percent: 10, rowNumber: 2 },
      { cdProc: 304, valor: 10, dataCaptura: '2026-11-17', percent: 10, rowNumber: 3 },
      { cdProc: 302, valor: 1, dataCaptura: '2026-11-16', percent: 100, rowNumber: 1 },
    ]);
  });

  test('DASH-19 DASH-26 operators are sorted by their deposits, each with its highest days', async () => {
    await store(
      transaction('2026-11-17T10:00:00', { amount: '10.00', operatorId: 11 }),
      transaction('2026-11-18T10:00:00', { amount: '20.00', operatorId: 12 }),
      transaction('2026-11-19T10:00:00', { amount: '50.00', operatorId: 12 }),
      transaction('2026-11-19T11:00:00', { amount: '999.00', operatorId: 11, processCode: 302 }),
    );
    const reply = await shown(week);
    expect(reply.operadoresDTOS).toEqual([
      {
        operador: 'Operador 12',
        id: 12,
        cdProc: 304,
        valor: 70,
        percent: 87.5,
        media: 10,
        datasMaioresValores: [
          { cdProc: 304, valor: 50, dataCaptura: '2026-11-19', percent: 71.43, rowNumber: 1 },
          { cdProc: 304, valor: 20, dataCaptura: '2026-11-18', percent: 28.57, rowNumber: 2 },
        ],
      },
      {
        operador: 'Operador 11',
        id: 11,
        cdProc: 304,
        valor: 10,
        percent: 12.5,
        media: 1.43,
        datasMaioresValores: [
          { cdProc: 304, valor: 10, dataCaptura: '2026-11-17', percent: 100, rowNumber: 1 },
        ],
      },
    ]);
    expect(reply.totalOperadores).toBe(2);
  });

  test('DASH-26 of many operators those with the highest deposits are listed, and all are counted', async () => {
    const many = DASHBOARD.operators + 20;
    await database.db
      .insertInto('operator')
      .values(
        Array.from({ length: many }, (_, index) => ({
          id: 5000 + index,
          establishment_code: '0001',
          name: `Caixa ${index}`,
          card_number: `9${index}`,
          active: true,
        })),
      )
      .execute();
    await store(
      ...Array.from({ length: many }, (_, index) =>
        transaction(`${TODAY}T10:00:00`, { operatorId: 5000 + index, amount: `${index + 1}.00` }),
      ),
    );
    const { operadoresDTOS, totalOperadores, sum } = await shown(week);
    expect([operadoresDTOS.length, totalOperadores]).toEqual([DASHBOARD.operators, many]);
    expect([operadoresDTOS[0]?.valor, operadoresDTOS.at(-1)?.valor]).toEqual([many, 21]);
    expect(sum.deposito).toBe((many * (many + 1)) / 2);
  });

  test('DASH-15 DASH-16 DASH-27 cancellations are by capture day, and only for level 1', async () => {
    const rows = [
      transaction('2026-11-17T10:00:00'),
      transaction('2026-11-18T10:00:00'),
      transaction('2026-11-18T11:00:00', { processCode: 302 }),
      transaction(`${TODAY}T09:00:00`),
      transaction('2026-11-13T09:00:00'),
    ];
    await store(...rows, transaction('2026-11-18T12:00:00', { amount: '7.00' }));
    await cancel(...rows);
    const reply = await shown(week);
    expect(reply.transacoesCanceladasDTOS).toEqual({
      totalCancelamentos: 4,
      mediaCancelamentos: 0.57,
      maioresDatas: [
        { id: 1, date: '2026-11-18', percent: 50, quantity: 2 },
        { id: 2, date: TODAY, percent: 25, quantity: 1 },
        { id: 3, date: '2026-11-17', percent: 25, quantity: 1 },
      ],
      anterior: 1,
    });
    expect(reply.sum).toEqual({ deposito: 7, saque: 0 });
    for (const login of ['20000002', '30000003']) {
      expect((await shown(week, login)).transacoesCanceladasDTOS).toBeNull();
    }
  });

  test('DASH-24 amounts of any size are exact to the cent', async () => {
    const amount = '9999999999999.99';
    await store(
      ...Array.from({ length: 12 }, (_, index) => transaction(`${TODAY}T10:00:${10 + index}`, { amount })),
    );
    const { token } = await portal.signIn('10000001');
    const { body } = await portal.app.inject({
      url: `${dashboard.path}?estabelecimento=*&tipoTransacao=dt&periodo=7`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(body).toContain('"sum":{"deposito":119999999999999.88,');
    expect(body).toContain('"media":{"deposito":17142857142857.13,');
  });
});

test.each([
  ['dt', 0],
  ['dt', 7],
  ['dt', 30],
  ['dc', 7],
  ['dc', 30],
] as const)('DASH-11 sums of %s over %d equal the statement’s', async (tipoTransacao, periodo) => {
  await store(
    ...Array.from({ length: 60 }, (_, index) =>
      transaction(
        `2026-11-${String(1 + (index % 20)).padStart(2, '0')}T${String(6 + (index % 5)).padStart(2, '0')}:00:${10 + (index % 50)}`,
        {
          amount: `${index}.37`,
          accountingDate: `2026-11-${String(1 + (index % 20) + (index % 3)).padStart(2, '0')}`,
          processCode: index % 4 === 0 ? 302 : 304,
          establishmentCode: index % 2 === 0 ? '0001' : '0002',
        },
      ),
    ),
  );
  const query = { estabelecimento: '*', tipoTransacao, periodo };
  const { token } = await portal.signIn('20000002');
  const { sum } = await shown(query, '20000002');
  const { period } = spanOf(query, wallClock('America/Sao_Paulo', new Date(NOON)), []);
  const { body } = await portal.call(depositReport, {
    token,
    query: { formato: 'tela' },
    body: reportRequest({ tipoDeData: tipoTransacao, ...periodMoments(period), ecs: [] }),
  });
  expect(body.totalRows).toBeGreaterThan(0);
  expect(sum).toEqual({
    deposito: body.footers[0][FOOTER.deposits].value,
    saque: body.footers[0][FOOTER.debts].value,
  });
});

describe('who sees what', () => {
  test.each([
    ['10000001', '*', 1111],
    ['20000002', '*', 11],
    ['20000004', '*', 0],
    ['30000003', '*', 1],
    ['30000003', '0001', 1],
    ['10000001', '0003', 100],
  ])('DASH-06 %s sees of %s what is in its scope', async (login, estabelecimento, deposito) => {
    await store(
      ...['0001', '0002', '0003', '0004'].map((establishmentCode, index) =>
        transaction(`${TODAY}T10:00:00`, { establishmentCode, amount: `${10 ** index}.00` }),
      ),
    );
    expect((await shown({ ...week, estabelecimento }, login)).sum.deposito).toBe(deposito);
  });

  test('API-28 a group is what the caller sees of it', async () => {
    await store(
      ...['0001', '0002', '0003'].map((establishmentCode, index) =>
        transaction(`${TODAY}T10:00:00`, { establishmentCode, amount: `${10 ** index}.00` }),
      ),
    );
    const group = { tipoTransacao: 'dt', periodo: 7, agrupador: 1 };
    expect((await shown(group)).sum.deposito).toBe(11);
    expect((await shown(group, '30000003')).sum.deposito).toBe(1);
  });

  test('DASH-06 API-28 a foreign establishment is forbidden, an unknown one a bad request for level 1', async () => {
    for (const foreign of [
      { ...week, estabelecimento: '0003' },
      { ...week, estabelecimento: '9999' },
    ]) {
      expect((await ask('30000003', foreign)).status).toBe(403);
    }
    expect((await ask('20000002', { tipoTransacao: 'dt', periodo: 7, agrupador: 2 })).status).toBe(403);
    expect((await ask('10000001', { ...week, estabelecimento: '9999' })).status).toBe(400);
    expect((await ask('10000001', { tipoTransacao: 'dt', periodo: 7, agrupador: 99 })).status).toBe(400);
    expect((await ask('50000005', week)).status).toBe(403);
  });

  test.each([
    ['an unknown kind of date', { ...week, tipoTransacao: 'dx' }],
    ['an unknown period', { ...week, periodo: 14 }],
    ['no period', { estabelecimento: '0001', tipoTransacao: 'dt' }],
    ['no place', { tipoTransacao: 'dt', periodo: 7 }],
    ['two places', { ...week, agrupador: 1 }],
  ])('API-28 %s is a bad request', async (_, query) => {
    expect((await ask('10000001', query)).status).toBe(400);
  });

  test('DASH-08 accounting dates have no hours', async () => {
    const { status, body } = await ask('10000001', { ...week, tipoTransacao: 'dc', periodo: 0 });
    expect([status, body.fields]).toEqual([400, { periodo: 'Por fecha contable, elija 7 o 30 días.' }]);
  });

  test('API-28 an establishment without any movement has zeros', async () => {
    const reply = await shown(week);
    expect(reply).toMatchObject({
      sum: { deposito: 0, saque: 0 },
      media: { deposito: 0, saque: 0 },
      maioresValores: [],
      operadoresDTOS: [],
      totalOperadores: 0,
      transacoesCanceladasDTOS: {
        totalCancelamentos: 0,
        mediaCancelamentos: 0,
        maioresDatas: [],
        anterior: 0,
      },
      anterior: { deposito: 0, saque: 0 },
      arrived: null,
    });
    expect(reply.dashboardTransacaoList.every(({ valor, percent }) => valor === 0 && percent === 0)).toBe(
      true,
    );
  });
});
