import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportFormats } from '../../../../contract/exports';
import { CELL, depositReport, FOOTER, type ReportRequest } from '../../../../contract/statement';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addTransactions, addUser, transaction } from '../../../support/network';
import { type Answer, NOON, type TestPortal, TODAY, testPortal } from '../../../support/portal';
import { reportRequest } from '../../engines/exports/statement-file';

let database: Database;
let portal: TestPortal;
let admin: string;
let manager: string;
let viewer: string;

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: '10000001', role: 1 });
  await addUser(database.db, { login: '20000002', role: 2, groups: [1] });
  await addUser(database.db, { login: '30000003', role: 3, establishments: ['0001'] });
  await addTransactions(database.db, [
    transaction('2026-11-20T09:10:00', { amount: '100.10', nsu: '000010' }),
    transaction('2026-11-20T09:40:00', { amount: '0.20', operatorId: 12 }),
    transaction('2026-11-20T10:00:00', { amount: '50.05', processCode: 302 }),
    transaction('2026-11-20T10:59:59', { amount: '7.00', establishmentCode: '0002' }),
    transaction('2026-11-20T11:00:00', { amount: '1.00', establishmentCode: '0003' }),
    transaction('2026-11-19T23:59:59', { amount: '3.33', accountingDate: TODAY }),
    transaction('2026-11-20T11:30:00', {
      amount: '9.99',
      nsu: '000044',
      establishmentCode: '0004',
      accountingDate: '2026-11-23',
    }),
  ]);
  portal = await testPortal(database);
  admin = (await portal.signIn('10000001')).token;
  manager = (await portal.signIn('20000002')).token;
  viewer = (await portal.signIn('30000003')).token;
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const run = (
  token: string,
  overrides: object = {},
  headers: Record<string, string> = { 'accept-language': 'en' },
) =>
  portal.call(depositReport, { token, query: { formato: 'tela' }, body: reportRequest(overrides), headers });
/** Deposits, debts and count of a report. */
const totals = ({ body }: Answer) => [
  body.footers[0][FOOTER.deposits].value,
  body.footers[0][FOOTER.debts].value,
  body.totalRows,
];
const column = ({ body }: Answer, cell: number) =>
  body.rows.map((row: { value: unknown }[]) => row[cell]?.value);

describe('what a report contains', () => {
  test('STMT-13 API-26 a row has ten cells in the documented order, newest first', async () => {
    const { status, body } = await run(admin, { ecs: ['0004'] });
    expect(status).toBe(200);
    expect(body.rows).toEqual([
      [
        { value: '2026-11-20T11:30:00' },
        { value: '2026-11-23' },
        { value: 'Mercado 4' },
        { value: 'Operador 41' },
        { value: 'Itaú' },
        { value: '000044' },
        { value: '0417' },
        { value: '00418824-3' },
        { value: 9.99 },
        { value: 2 },
      ],
    ]);
    expect(column(await run(viewer), CELL.transactionDate)).toEqual([
      '2026-11-20T10:00:00',
      '2026-11-20T09:40:00',
      '2026-11-20T09:10:00',
    ]);
  });

  test('STMT-13 rows of one second are sorted by terminal and number, descending', async () => {
    const at = '2026-10-01T08:00:00';
    await addTransactions(database.db, [
      transaction(at, { nsu: '000100' }),
      transaction(at, { nsu: '000099' }),
      transaction(at, { nsu: '000098', establishmentCode: '0002' }),
    ]);
    const answer = await run(manager, { tsInicio: '2026-10-01 08:00:00', tsFim: '2026-10-01 08:00:00' });
    expect(column(answer, CELL.sequenceNumber)).toEqual(['000098', '000100', '000099']);
  });

  test('API-26 STMT-14 STMT-20 a withdrawal has type 1 and a positive amount, and counts as debt in cell 7', async () => {
    const answer = await run(viewer);
    expect(column(answer, CELL.type)).toEqual([1, 2, 2]);
    expect(column(answer, CELL.amount)).toEqual([50.05, 0.2, 100.1]);
    expect(totals(answer)).toEqual([100.3, 50.05, 3]);
  });

  test('API-26 STMT-19 the reply has rows, one footer of ten cells and the count of all rows', async () => {
    const { body } = await run(viewer);
    expect(Object.keys(body).sort()).toEqual(['arrived', 'footers', 'identificadores', 'rows', 'totalRows']);
    expect(body.footers).toHaveLength(1);
    expect(body.footers[0]).toHaveLength(10);
    const unused = body.footers[0].filter((_: unknown, index: number) => index !== 6 && index !== 7);
    expect(unused).toEqual(Array.from({ length: 8 }, () => ({ value: null })));
    expect(body.footers[0].slice(6, 8)).toEqual([{ value: 100.3 }, { value: 50.05 }]);
  });

  test('STMT-13 of each row the reply says which establishment, terminal and operator it is of', async () => {
    const { body } = await run(viewer);
    expect(body.identificadores).toHaveLength(body.rows.length);
    const { rows: known } = await sql<Record<string, string>>`
      select t.establishment_code as "establishmentCode", t.logical_number as terminal,
        right(o.card_number, 3) as "operatorTail"
      from cash_transaction t join operator o on o.id = t.operator_id
      where t.nsu = ${body.rows[0][CELL.sequenceNumber].value}`.execute(database.db);
    expect(body.identificadores[0]).toEqual(known[0]);
    expect(body.identificadores[0].operatorTail).toHaveLength(3);
  });

  test.each(exportFormats)(
    'API-26 STMT-19 as %s the reply is the address of a file and its format',
    async (formato) => {
      const body = reportRequest();
      const answer = await portal.call(depositReport, { token: viewer, query: { formato }, body });
      expect([answer.status, answer.body]).toEqual([
        200,
        {
          urlDownload: expect.stringMatching(/^\/portal\/exports\/[\w-]{43}$/),
          format: formato,
          totalRows: 3,
        },
      ]);
    },
  );

  test('STMT-15 at most a hundred rows are returned, totals cover all rows', async () => {
    const day = '2026-09-15';
    await addTransactions(
      database.db,
      Array.from({ length: 130 }, (_, index) =>
        transaction(`${day}T10:${String(index % 60).padStart(2, '0')}:00`, { amount: '0.10' }),
      ),
    );
    const answer = await run(viewer, { tsInicio: `${day} 00:00:00`, tsFim: `${day} 23:59:59` });
    expect(answer.body.rows).toHaveLength(100);
    expect(totals(answer)).toEqual([13, 0, 130]);
  });

  test('cancelled rows are absent', async () => {
    const day = '2026-09-20';
    await addTransactions(database.db, [
      transaction(`${day}T10:15:00`, { nsu: 'gone', amount: '5.00' }),
      transaction(`${day}T10:20:00`),
    ]);
    await database.db
      .updateTable('cash_transaction')
      .set({ cancelled_at: new Date() })
      .where('nsu', '=', 'gone')
      .execute();
    // Half an hour within an hour: totals are read from the rows.
    const answer = await run(viewer, { tsInicio: `${day} 10:10:00`, tsFim: `${day} 10:40:00` });
    expect(totals(answer)).toEqual([100, 0, 1]);
    expect(answer.body.rows).toHaveLength(1);
  });
});

describe('which rows a report covers', () => {
  test('STMT-17 both ends of a transaction-date range belong to it, to the second', async () => {
    const between = (from: string, to: string) =>
      run(admin, { todosEcs: true, tsInicio: `2026-11-20 ${from}`, tsFim: `2026-11-20 ${to}` });
    expect(totals(await between('10:00:00', '10:59:59'))).toEqual([7, 50.05, 2]);
    expect(totals(await between('10:00:01', '10:59:58'))).toEqual([0, 0, 0]);
    expect(totals(await between('09:10:00', '09:40:00'))).toEqual([100.3, 0, 2]);
    expect(totals(await between('09:10:01', '11:00:00'))).toEqual([8.2, 50.05, 4]);
    expect(totals(await between('09:40:00', '09:40:00'))).toEqual([0.2, 0, 1]);
  });

  test('STMT-02 STMT-17 by accounting date the whole days count, whenever the cash was captured', async () => {
    const answer = await run(admin, { todosEcs: true, tipoDeData: 'dc' });
    expect(totals(answer)).toEqual([111.63, 50.05, 6]);
    expect(column(answer, CELL.transactionDate).at(-1)).toBe('2026-11-19T23:59:59');
    const monday = await run(admin, {
      todosEcs: true,
      tipoDeData: 'dc',
      tsInicio: '2026-11-23 00:00:00',
      tsFim: '2026-11-23 23:59:59',
    });
    expect(totals(monday)).toEqual([9.99, 0, 1]);
  });

  test('STMT-27 STMT-28 level 1 has to choose something, and "all" counts as a choice', async () => {
    const nothing = await run(admin);
    expect(nothing).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', message: 'Select at least one establishment, operator, account or group.' },
    });
    for (const choice of [
      { todosEcs: true },
      { todasContas: true },
      { todosOperadores: true },
      { todosAgrupadores: true },
    ]) {
      expect((await run(admin, choice)).status).toBe(200);
    }
  });

  test('STMT-28 levels 2 and 3 need no choice and get their whole scope', async () => {
    expect(totals(await run(manager))).toEqual([107.3, 50.05, 4]);
    expect(totals(await run(viewer))).toEqual([100.3, 50.05, 3]);
  });

  test('STMT-06 an all-flag with its empty list filters only by the scope', async () => {
    expect(totals(await run(manager, { todosEcs: true, todosOperadores: true, todasContas: true }))).toEqual([
      107.3, 50.05, 4,
    ]);
  });

  test('STMT-05 establishments, operators, accounts and groups each filter the report', async () => {
    expect(totals(await run(admin, { ecs: ['0002', '0003'] }))).toEqual([8, 0, 2]);
    expect(totals(await run(admin, { operadores: ['12'] }))).toEqual([0.2, 0, 1]);
    expect(totals(await run(admin, { contas: ['1'] }))).toEqual([100.3, 50.05, 3]);
    expect(totals(await run(admin, { agrupadores: ['2'] }))).toEqual([1, 0, 1]);
    expect(totals(await run(admin, { agrupadores: ['1'], operadores: ['12', '21'] }))).toEqual([7.2, 0, 2]);
    expect(totals(await run(admin, { ecs: ['0001'], contas: ['1'], operadores: ['11'] }))).toEqual([
      100.1, 50.05, 2,
    ]);
  });

  test('STMT-08 STMT-09 corban selects corban establishments', async () => {
    expect(totals(await run(admin, { todosEcs: true, corban: true }))).toEqual([9.99, 0, 1]);
    expect(totals(await run(admin, { ecs: ['0001', '0004'], corban: true }))).toEqual([9.99, 0, 1]);
    expect(totals(await run(admin, { todosEcs: true, corban: false }))).toEqual([118.29, 50.05, 6]);
    expect(totals(await run(manager, { corban: true }))).toEqual([0, 0, 0]);
    expect(totals(await run(admin, { agrupadores: ['1'], corban: true }))).toEqual([0, 0, 0]);
  });

  test('STMT-13 something outside the scope is 403, something unknown 400 for level 1', async () => {
    const foreign = [
      { ecs: ['0003'] },
      { agrupadores: ['2'] },
      { operadores: ['31'] },
      { contas: ['3'] },
      { ecs: ['0001', '0003'] },
    ];
    for (const choice of foreign) expect((await run(manager, choice)).status).toBe(403);
    const unknown = [
      { ecs: ['7777'] },
      { agrupadores: ['77'] },
      { operadores: ['x'] },
      { contas: ['999999999999'] },
      { contas: ['2147483648'] },
    ];
    for (const choice of unknown) {
      const [[field, [key]] = ['', ['']]] = Object.entries(choice);
      expect(await run(manager, choice)).toMatchObject({
        status: 403,
        body: { fields: { [field]: `You do not have access to “${key}”.` } },
      });
      expect(await run(admin, choice)).toMatchObject({
        status: 400,
        body: { message: 'Unknown filter value.', fields: { [field]: `There is no “${key}”.` } },
      });
    }
  });

  test('STMT-13 ERR-05 a refusal names every field with keys that are not the caller’s', async () => {
    const sent = { ecs: ['7777'], contas: ['9', 'x'], operadores: ['99', '98'], agrupadores: ['77'] };
    expect((await run(manager, sent)).body.fields).toEqual({
      ecs: 'You do not have access to “7777”.',
      contas: 'You do not have access to “x”, “9”.',
      operadores: 'You do not have access to “99”, “98”.',
      agrupadores: 'You do not have access to “77”.',
    });
    expect(Object.keys((await run(admin, sent)).body.fields)).toHaveLength(4);
  });

  test('a group shows a manager only the establishments of its scope', async () => {
    await database.db.insertInto('grouper').values({ id: 3, name: 'Mista' }).execute();
    await database.db
      .insertInto('grouper_establishment')
      .values([
        { grouper_id: 3, establishment_code: '0002' },
        { grouper_id: 3, establishment_code: '0003' },
      ])
      .execute();
    expect(totals(await run(manager, { agrupadores: ['3'] }))).toEqual([7, 0, 1]);
  });
});

describe('what is refused', () => {
  const warning = async (overrides: object) => {
    const { status, body } = await run(viewer, overrides);
    return [status, body.message, ...Object.keys(body.fields ?? {})];
  };

  test('STMT-23 a missing or impossible date or time is refused with the request to fill it in', async () => {
    const text = [400, 'Fill in the date and time filters.'];
    expect(await warning({ tsInicio: '' })).toEqual([...text, 'tsInicio']);
    expect(await warning({ tsInicio: '', tsFim: '' })).toEqual([...text, 'tsInicio', 'tsFim']);
    expect(await warning({ tsFim: '2026-02-30 10:00:00' })).toEqual([...text, 'tsFim']);
    expect(await warning({ tsFim: '2026-11-20 24:00:00' })).toEqual([...text, 'tsFim']);
    expect(await warning({ tsFim: '2026-11-20' })).toEqual([...text, 'tsFim']);
  });

  test('STMT-24 a start after the end is refused', async () => {
    const text = [400, 'The start date cannot be after the end date.', 'tsFim'];
    expect(await warning({ tsInicio: '2026-11-20 10:00:01', tsFim: '2026-11-20 10:00:00' })).toEqual(text);
  });

  test('STMT-25 a start more than 365 days ago is refused, 365 days are not', async () => {
    const back = (day: string) => warning({ tsInicio: `${day} 00:00:00`, tsFim: `${day} 23:59:59` });
    expect(await back('2025-11-19')).toEqual([
      400,
      'The start date cannot be more than 365 days ago.',
      'tsInicio',
    ]);
    expect(await back('2025-11-20')).toEqual([200, undefined]);
    // At half past one at night in Greenwich it is still that day in São Paulo.
    portal.setNow('2026-11-21T01:30:00Z');
    const { token } = await portal.signIn('30000003');
    const start = { tsInicio: '2025-11-20 00:00:00', tsFim: '2025-11-20 23:59:59' };
    expect((await run(token, start)).status).toBe(200);
    portal.setNow(NOON);
  });

  test('STMT-26 sixty days are refused, fifty-nine are not', async () => {
    expect(await warning({ tsInicio: '2026-09-21 00:00:00' })).toEqual([
      400,
      'The period must be shorter than 60 days.',
      'tsInicio',
      'tsFim',
    ]);
    expect(await warning({ tsInicio: '2026-09-22 00:00:00' })).toEqual([200, undefined]);
  });

  const flags = [
    ['todosEcs', 'ecs', '0001'],
    ['todasContas', 'contas', '1'],
    ['todosOperadores', 'operadores', '11'],
    ['todosAgrupadores', 'agrupadores', '1'],
  ] as const;

  test.each(flags)('STMT-06 STMT-28 %s counts alone, and not together with %s', async (flag, list, key) => {
    // For level 1 it is the required choice, and filters nothing.
    expect(totals(await run(admin, { [flag]: true }))).toEqual([118.29, 50.05, 6]);
    expect((await run(admin, { [flag]: false })).status).toBe(400);
    for (const token of [admin, viewer]) {
      expect(await run(token, { [flag]: true, [list]: [key] })).toMatchObject({
        status: 400,
        body: {
          message: 'Choose all of them or some of them, not both.',
          fields: { [list]: 'Choose all of them or some of them, not both.' },
        },
      });
      expect((await run(token, { [flag]: false, [list]: [key] })).status).toBe(200);
    }
    const file = {
      token: admin,
      query: { formato: 'csv' },
      body: reportRequest({ [flag]: true, [list]: [key] }),
    };
    expect((await portal.call(depositReport, file)).status).toBe(400);
  });

  test('STMT-06 all of one kind and some of another are an ordinary filter', async () => {
    expect(totals(await run(admin, { todosEcs: true, operadores: ['12'] }))).toEqual([0.2, 0, 1]);
    expect(totals(await run(admin, { todosEcs: true, contas: ['1'] }))).toEqual([100.3, 50.05, 3]);
    expect(totals(await run(admin, { todosOperadores: true, ecs: ['0002'] }))).toEqual([7, 0, 1]);
    expect(totals(await run(admin, { todosAgrupadores: true, todasContas: true, ecs: ['0003'] }))).toEqual([
      1, 0, 1,
    ]);
  });

  test.each([
    ['contas', ['1']],
    ['operadores', ['11']],
    ['todasContas', true],
    ['todosOperadores', true],
  ])('STMT-09 corban together with %s is refused', async (field, value) => {
    const text = 'With the Corban option, you cannot filter by operator or account.';
    expect(await run(admin, { todosEcs: true, corban: true, [field]: value })).toMatchObject({
      status: 400,
      body: { message: text, fields: { [field]: text } },
    });
    expect((await run(admin, { todosEcs: true, corban: false, [field]: value })).status).toBe(200);
  });

  test('STMT-17 an accounting date has only the times of the whole day', async () => {
    const text = 'By accounting date, a report covers whole days.';
    const days = (from: string, to: string) => ({
      tipoDeData: 'dc',
      tsInicio: `${TODAY} ${from}`,
      tsFim: `${TODAY} ${to}`,
    });
    expect(await run(viewer, days('00:00:01', '23:59:59'))).toMatchObject({
      status: 400,
      body: { message: text, fields: { tsInicio: text } },
    });
    for (const [from, to] of [
      ['00:00:00', '23:59:58'],
      ['00:00:00', '00:00:00'],
      ['00:00:00', '99:99:99'],
      ['0:0:0', '23:59:59'],
    ] as const) {
      expect((await run(viewer, days(from, to))).body.message).toBe(text);
    }
    expect((await run(viewer, days('00:00:00', '23:59:59'))).status).toBe(200);
  });

  test('STMT-13 a key with leading zeros is another key', async () => {
    for (const choice of [
      { operadores: ['011'] },
      { contas: ['01'] },
      { agrupadores: ['001'] },
      { contas: ['0'] },
    ]) {
      expect((await run(admin, choice)).body.message).toBe('Unknown filter value.');
      expect((await run(manager, choice)).status).toBe(403);
    }
  });

  test('API-26 STMT-18 escopo other than 1, flTotalizar other than true and no form are refused', async () => {
    for (const wrong of [{ escopo: 2 }, { flTotalizar: false }]) {
      const { status, body } = await run(viewer, wrong);
      expect([status, Object.keys(body.fields)]).toEqual([400, Object.keys(wrong)]);
    }
    const { status, body } = await portal.call(depositReport, { token: viewer, body: reportRequest() });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['formato']]);
  });

  const required = Object.keys(reportRequest()) as (keyof ReportRequest)[];
  test.each(required)('API-26 STMT-17 STMT-18 a body without %s is refused and names it', async (field) => {
    const { status, body } = await run(viewer, { [field]: undefined });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  test('STMT-29 the warnings are in the language of the caller', async () => {
    const inLanguage = async (language: string) =>
      (await run(viewer, { tsInicio: '' }, { 'accept-language': language })).body.message;
    expect(await inLanguage('pt-BR')).toBe('Preencha os filtros de data e hora.');
    expect(await inLanguage('es-MX')).toBe('Llene los filtros de fecha y hora.');
    expect(await inLanguage('es-CO')).toBe('Diligencie los filtros de fecha y hora.');
  });

  test('STMT-17 a body with an unknown key or a wrong type is refused with the field', async () => {
    expect((await run(viewer, { ec: ['0001'] })).body).toMatchObject({
      code: 'VALIDATION',
      fields: { ec: 'The field “ec” does not exist here.' },
    });
    expect(Object.keys((await run(viewer, { ecs: '0001' })).body.fields)).toEqual(['ecs']);
    expect(Object.keys((await run(viewer, { tipoDeData: 'dx' })).body.fields)).toEqual(['tipoDeData']);
    expect(Object.keys((await run(viewer, { ecs: [7] })).body.fields)).toEqual(['ecs.0']);
  });
});
