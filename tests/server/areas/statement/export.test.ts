import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FILE_NUMBER } from '../../../../contract/file-number';
import type { Language } from '../../../../contract/languages';
import { CELL, depositReport, FOOTER, identifiers, newerDepositReport } from '../../../../contract/statement';
import { openStatement, statementLines } from '../../../../server/areas/statement/export-rows';
import { openReading } from '../../../../server/engines/exports/reading';
import { closeArrival, openArrival } from '../../../../server/ingest/transactions/arrival';
import type { TransactionRow } from '../../../../server/ingest/transactions/batch';
import { cancelTransactions } from '../../../../server/ingest/transactions/cancel';
import { ReportSemaphore } from '../../../../server/platform/concurrency/report-semaphore';
import { Semaphore } from '../../../../server/platform/concurrency/semaphore';
import type { Database } from '../../../../server/platform/db/open';
import { EVERYTHING } from '../../../../server/platform/principal/scope';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addTransactions, addUser, transaction } from '../../../support/network';
import { NOON, type TestPortal, TODAY, testPortal } from '../../../support/portal';
import {
  askForFile,
  fetchFile,
  linesOf,
  partsOf,
  reportRequest,
  statementFile,
} from '../../engines/exports/statement-file';

let database: Database;
let portal: TestPortal;
let admin: string;
let manager: string;
let viewer: string;
let managerId: number;

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: '10000001', role: 1 });
  managerId = await addUser(database.db, { login: '20000003', role: 2, establishments: ['0001', '0002'] });
  await addUser(database.db, { login: '30000003', role: 3, establishments: ['0001'] });
  await addTransactions(database.db, [
    transaction('2026-11-20T09:10:00', { amount: '100.10', nsu: '000010' }),
    transaction('2026-11-20T09:40:00', { amount: '0.20', operatorId: 12, nsu: '000011' }),
    transaction('2026-11-20T10:00:00', { amount: '50.05', processCode: 302, nsu: '000012' }),
    transaction('2026-11-20T10:59:59', { amount: '7.00', establishmentCode: '0002', nsu: '000013' }),
    transaction('2026-11-20T11:00:00', { amount: '1.00', establishmentCode: '0003' }),
    transaction('2026-11-19T23:59:59', { amount: '3.33', accountingDate: TODAY, nsu: '000015' }),
  ]);
  portal = await testPortal(database);
  admin = (await portal.signIn('10000001')).token;
  manager = (await portal.signIn('20000003')).token;
  viewer = (await portal.signIn('30000003')).token;
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

describe('the file', () => {
  test('STMT-30 API-26 API-27 is relatorio.csv, text in UTF-8, and not cached', async () => {
    const { body } = await askForFile(portal, viewer);
    const { headers, rawPayload } = await fetchFile(portal, viewer, body);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="relatorio.csv"',
      'cache-control': 'no-store',
    });
    expect([...rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  test('STMT-13 STMT-14 STMT-30 has the columns of the screen, and negative withdrawals', async () => {
    const file = await statementFile(portal, viewer, { tsInicio: '2026-11-19 00:00:00' });
    expect(linesOf(file).slice(0, 9)).toEqual([
      [
        'Transaction date',
        'Accounting date',
        'Establishment',
        'Operator',
        'Bank',
        'Bank sequence number',
        'Branch',
        'Account',
        'Amount',
        'Type',
      ],
      ...[
        [`${TODAY} 10:00:00`, 'Operador 11', '000012', '-50.05', 'Withdrawal'],
        [`${TODAY} 09:40:00`, 'Operador 12', '000011', '0.20', 'Deposit'],
        [`${TODAY} 09:10:00`, 'Operador 11', '000010', '100.10', 'Deposit'],
        ['2026-11-19 23:59:59', 'Operador 11', '000015', '3.33', 'Deposit'],
      ].map(([captured, operator, nsu, amount, type]) => [
        captured,
        TODAY,
        'Mercado 1',
        operator,
        'Banco do Brasil',
        nsu,
        '0117',
        '00418821-3',
        amount,
        type,
      ]),
      Array.from({ length: 10 }, () => ''),
      ['Deposits', '', '', '', '', '', '', '', '103.63', ''],
      ['Withdrawals', '', '', '', '', '', '', '', '-50.05', ''],
      ['Total balance', '', '', '', '', '', '', '', '53.58', ''],
    ]);
  });

  test('STMT-13 STMT-30 has what identifies a row behind the columns of the screen, if that is asked for', async () => {
    const asked = async (identificadores: string, language = 'en', formato = 'csv') =>
      portal.call(depositReport, {
        token: manager,
        query: { formato, identificadores },
        body: reportRequest(),
        headers: { 'accept-language': language },
      });
    const file = async (identificadores: string, language?: string) =>
      (await fetchFile(portal, manager, (await asked(identificadores, language)).body)).body;
    const plain = partsOf(await file('false'));
    const { heading, rows, totals } = partsOf(await file('true'));
    expect(heading.slice(0, 10)).toEqual(plain.heading);
    expect(heading.slice(10)).toEqual([
      'Establishment code',
      'Terminal',
      'Operator (end of code)',
      'Currency',
    ]);
    expect(rows.map((row) => row.slice(0, 10))).toEqual(plain.rows);
    const { rows: operators } = await sql<{ id: number; tail: string }>`
      select id, right(card_number, 3) as tail from operator`.execute(database.db);
    const tailOf = (id: number) => operators.find((operator) => operator.id === id)?.tail;
    expect(rows.map((row) => row.slice(10))).toEqual([
      ['0002', 'T0002', tailOf(21), 'USD'],
      ['0001', 'T0001', tailOf(11), 'USD'],
      ['0001', 'T0001', tailOf(12), 'USD'],
      ['0001', 'T0001', tailOf(11), 'USD'],
    ]);
    expect(totals.map((line) => line.slice(10))).toEqual(totals.map(() => ['', '', '', '']));
    const portuguese = partsOf(await file('true', 'pt-BR'), ';');
    expect([portuguese.heading.at(-1), portuguese.rows[0]?.at(-1)]).toEqual(['Moeda', 'BRL']);
    // A page says the currency above its lines.
    await fetchFile(portal, manager, (await asked('true', 'en', 'pdf')).body);
    const paper = await database.db
      .deleteFrom('export_file')
      .where('format', '=', 'pdf')
      .returning('columns')
      .executeTakeFirstOrThrow();
    expect((paper.columns as { id: string }[]).map(({ id }) => id).slice(10)).toEqual(identifiers);
    const refused = await asked('sim');
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['identificadores']]);
  });

  test('STMT-30 has its period, its filters, when it was made and up to which delivery', async () => {
    const { facts } = partsOf(
      await statementFile(portal, admin, {
        agrupadores: ['2', '1'],
        operadores: ['12', '11'],
        contas: ['1'],
        tsFim: `${TODAY} 12:30:00`,
      }),
    );
    expect(facts).toEqual([
      ['Period', 'Transaction date, 20 Nov 2026 00:00:00 – 20 Nov 2026 12:30:00'],
      ['Groups', 'Rede Norte (2); Rede Sul (1)'],
      ['Operators', 'Operador 11 (11); Operador 12 (12)'],
      ['Accounts', 'Banco do Brasil 0117 00418821-3 (1)'],
      ['Currency', 'USD'],
      ['Rows', '3'],
      ['Created', '20 Nov 2026 12:00:00 (America/Sao_Paulo)'],
      ['Data up to', expect.stringMatching(/^\d+ \w{3} \d{4} \d\d:\d\d:\d\d \(delivery 1\)$/)],
      ['File number', expect.stringMatching(FILE_NUMBER)],
    ]);
    const corban = { todosEcs: true, corban: true, tipoDeData: 'dc' };
    const more = partsOf(await statementFile(portal, admin, corban, 'pt-BR'), ';').facts;
    expect(more.slice(0, 6)).toEqual([
      ['Período', 'Data contábil, 20/11/2026 – 20/11/2026'],
      ['Estabelecimentos', 'Todos (1)'],
      ['Corban', 'Somente correspondentes bancários'],
      ['Moeda', 'BRL'],
      ['Linhas', '0'],
      ['Gerado em', '20/11/2026 12:00:00 (America/Sao_Paulo)'],
    ]);
  });

  test('of many filter values all are named, in as many facts as they take, and above a PDF the first twenty', async () => {
    await sql`
      insert into establishment (code, name, street, number, district, postal_code, city, state, corban)
      select '9' || lpad(n::text, 3, '0'), 'Loja ' || lpad(n::text, 3, '0'), 'Rua', '', '', '', 'Recife', 'PE', false
      from generate_series(1, 400) as n`.execute(database.db);
    const ecs = Array.from({ length: 400 }, (_, index) => String(9001 + index));
    const names = ecs.map((code, index) => `Loja ${String(index + 1).padStart(3, '0')} (${code})`);
    const { facts } = partsOf(await statementFile(portal, admin, { ecs }));
    const chosen = facts.filter(([label]) => label === 'Establishments').map(([, value]) => value);
    expect(chosen.length).toBe(2);
    expect(chosen.join(' ')).toBe(names.join('; '));
    const asked = await portal.call(depositReport, {
      token: admin,
      query: { formato: 'pdf' },
      body: reportRequest({ ecs }),
      headers: { 'accept-language': 'en' },
    });
    await fetchFile(portal, admin, asked.body);
    const paper = await database.db
      .selectFrom('export_file')
      .where('format', '=', 'pdf')
      .orderBy('made_at', 'desc')
      .select('facts')
      .executeTakeFirstOrThrow();
    expect(paper.facts).toContainEqual({
      label: 'Establishments',
      value: `${names.slice(0, 20).join('; ')}; 380 more`,
    });
  });

  test('STMT-30 a file as the report stood on the screen has neither what came nor lost what was cancelled since', async () => {
    const { db } = database;
    const day = '2026-10-01';
    const period = { tsInicio: `${day} 00:00:00`, tsFim: `${day} 23:59:59` };
    const early = [1, 2, 3].map((second) =>
      transaction(`${day}T09:00:0${second}`, { amount: `${second}.00` }),
    );
    await addTransactions(db, early);
    const body = reportRequest(period);
    const onScreen = await portal.call(depositReport, { token: viewer, query: { formato: 'tela' }, body });
    const { arrived, totalRows } = onScreen.body;
    await addTransactions(db, [transaction(`${day}T10:00:00`, { amount: '50.00' })]);
    await db.transaction().execute(async (trx) => {
      const arrival = await openArrival(trx, 'test');
      await cancelTransactions(
        trx,
        [{ ...(early[0] as TransactionRow), cancelledAt: new Date(NOON) }],
        arrival,
      );
      await closeArrival(trx, arrival);
    });
    const asked = (entrega?: number) =>
      portal.call(depositReport, {
        token: viewer,
        query: { formato: 'csv', ...(entrega !== undefined && { entrega }) },
        body,
        headers: { 'accept-language': 'en' },
      });
    const amounts = async (entrega?: number) => {
      const reply = (await asked(entrega)).body;
      const { rows, totals, facts } = partsOf((await fetchFile(portal, viewer, reply)).body);
      const upTo = facts.find(([label]) => label === 'Data up to')?.[1];
      return {
        promised: reply.totalRows,
        rows: rows.map((row) => row[CELL.amount]),
        total: totals[0]?.[CELL.amount],
        counted: facts.find(([label]) => label === 'Rows')?.[1],
        pinned: upTo?.endsWith(`(delivery ${arrived.delivery})`),
      };
    };
    expect(totalRows).toBe(3);
    expect(await amounts(arrived.delivery)).toEqual({
      promised: 3,
      rows: ['3.00', '2.00', '1.00'],
      total: '6.00',
      counted: '3',
      pinned: true,
    });
    expect(await amounts()).toMatchObject({ rows: ['50.00', '3.00', '2.00'], total: '55.00', pinned: false });
  });

  test('STMT-15 a report on the screen is told of rows that came and of rows that were cancelled, of its own alone', async () => {
    const { db } = database;
    const day = '2026-10-03';
    const period = { tsInicio: `${day} 09:00:00`, tsFim: `${day} 09:59:59` };
    const first = transaction(`${day}T09:00:01`, { accountingDate: '2026-10-05' });
    await addTransactions(db, [first]);
    const latest = async () => {
      const { position } = await db
        .selectFrom('arrival')
        .select(({ fn }) => fn.max('position').as('position'))
        .executeTakeFirstOrThrow();
      return position ?? 0;
    };
    const newer = async (entrega: number, overrides: object = period) => {
      const body = reportRequest(overrides);
      const reply = await portal.call(newerDepositReport, { token: viewer, query: { entrega }, body });
      expect([reply.status, reply.body.message]).toEqual([200, undefined]);
      return reply.body.newer;
    };
    const cancel = (row: TransactionRow) =>
      db.transaction().execute(async (trx) => {
        const arrival = await openArrival(trx, 'test');
        await cancelTransactions(trx, [{ ...row, cancelledAt: new Date(NOON) }], arrival);
        await closeArrival(trx, arrival);
      });
    const shown = await latest();
    expect(await newer(shown)).toBe(false);
    // Of another hour, of another establishment, and one that came and went.
    const passing = transaction(`${day}T09:00:05`);
    await addTransactions(db, [
      transaction(`${day}T10:00:00`),
      transaction(`${day}T09:00:02`, { establishmentCode: '0003', operatorId: 31 }),
      passing,
    ]);
    expect(await newer(shown)).toBe(true);
    await cancel(passing);
    expect(await newer(shown)).toBe(false);
    await cancel(first);
    expect(await newer(shown)).toBe(true);
    const days = { tsInicio: '2026-10-05 00:00:00', tsFim: '2026-10-05 23:59:59', tipoDeData: 'dc' };
    expect(await newer(shown, days)).toBe(true);
    expect(await newer(await latest())).toBe(false);
  });

  test('STMT-06 STMT-30 all groups narrow nothing, and the file says so', async () => {
    const { facts, rows } = partsOf(await statementFile(portal, admin, { todosAgrupadores: true }));
    expect(facts[1]).toEqual(['Groups', 'All, including establishments without a group']);
    const { rows: all } = partsOf(await statementFile(portal, admin, { todosEcs: true }));
    expect(rows).toEqual(all);
  });

  test('STMT-30 says that all establishments are in it, with their number', async () => {
    const establishments = async (token: string, overrides = {}) =>
      new Map(partsOf(await statementFile(portal, token, overrides)).facts as [string, string][]).get(
        'Establishments',
      );
    expect(await establishments(viewer)).toBe('All (1)');
    expect(await establishments(manager)).toBe('All (2)');
    expect(await establishments(manager, { contas: ['1'] })).toBe('All (2)');
    expect(await establishments(manager, { ecs: ['0002'] })).toBe('Mercado 2 (0002)');
    expect(await establishments(admin, { agrupadores: ['1'] })).toBeUndefined();
  });

  test('STMT-30 a delivery is named by its number, without separators', async () => {
    await sql`insert into arrival (source, position, arrived_at) values ('test', 1234567, now())`.execute(
      database.db,
    );
    const { facts } = partsOf(await statementFile(portal, viewer));
    expect(facts.at(-2)?.[1]).toMatch(/ \(delivery 1234567\)$/);
    await sql`delete from arrival where position = 1234567`.execute(database.db);
  });

  test('STMT-30 the currency is the one that the deployment pins', async () => {
    const pinned = await testPortal(database, { PORTAL_CURRENCY: 'MXN' });
    const { token } = await pinned.signIn('30000003');
    expect(partsOf(await statementFile(pinned, token)).facts).toContainEqual(['Currency', 'MXN']);
    await pinned.app.close();
  });

  const headings = {
    en: 'Transaction date|Accounting date|Establishment|Operator|Bank|Bank sequence number|Branch|Account|Amount|Type',
    co: 'Fecha de transacción|Fecha contable|Establecimiento|Operador|Banco|Referencia bancaria|Oficina|Cuenta|Valor|Tipo',
    es: 'Fecha de transacción|Fecha contable|Establecimiento|Operador|Banco|Folio bancario|Sucursal|Cuenta|Importe|Tipo',
    pt: 'Data da transação|Data contábil|Estabelecimento|Operador|Banco|NSU do banco|Agência|Conta|Valor|Tipo',
  };
  test.each<[Language, string, string, string[]]>([
    ['en', ',', '-50.05', ['Bank sequence number', 'Withdrawal', 'Total balance']],
    ['co', ';', '-50,05', ['Referencia bancaria', 'Retiro', 'Saldo total']],
    ['es', ',', '-50.05', ['Folio bancario', 'Retiro', 'Saldo total']],
    ['pt', ';', '-50,05', ['NSU do banco', 'Saque', 'Saldo total']],
  ])(
    'SHELL-25 STMT-13 STMT-30 in %s its separator is %s, and it has %s',
    async (language, separator, amount, words) => {
      const locale = { en: 'en', co: 'es-CO', es: 'es-MX', pt: 'pt-BR' }[language];
      const { heading, rows, totals } = partsOf(await statementFile(portal, viewer, {}, locale), separator);
      expect([heading[CELL.sequenceNumber], rows[0]?.[CELL.type], totals.at(-1)?.[0]]).toEqual(words);
      expect(rows[0]?.[CELL.amount]).toBe(amount);
      expect(heading.join('|')).toBe(headings[language]);
    },
  );

  test('STMT-12 STMT-30 an export without rows has its heading and its totals', async () => {
    const file = await statementFile(portal, viewer, { tsInicio: `${TODAY} 23:00:00` });
    const { heading, rows, totals } = partsOf(file);
    expect(heading).toHaveLength(10);
    expect(rows).toEqual([]);
    expect(totals.map((line) => line[CELL.amount])).toEqual(['0.00', '0.00', '0.00']);
  });

  test('STMT-30 formulas in names are made harmless, quotes and line breaks stay', async () => {
    const rename = (name: string) =>
      // Another spelling, which also holds for what the code has done before.
      database.db
        .updateTable('operator')
        .set({ name, respellings: sql`respellings + 1` })
        .where('id', '=', 12)
        .execute();
    const nameInFile = async () => partsOf(await statementFile(portal, viewer)).rows[1]?.[CELL.operator];
    await rename('=HYPERLINK("http://example.com","x")');
    expect(await nameInFile()).toBe(`'=HYPERLINK("http://example.com","x")`);
    await rename('Ana "Nana", da\r\nSilva; José');
    expect(await nameInFile()).toBe('Ana "Nana", da\r\nSilva; José');
    await rename('Operador 12');
  });

  test('cancelled rows are absent', async () => {
    const day = '2026-09-20';
    await addTransactions(database.db, [
      transaction(`${day}T10:15:00`, { nsu: 'gone', amount: '5.00' }),
      transaction(`${day}T10:20:00`, { nsu: 'stays' }),
    ]);
    await database.db
      .updateTable('cash_transaction')
      .set({ cancelled_at: new Date() })
      .where('nsu', '=', 'gone')
      .execute();
    const file = await statementFile(portal, viewer, {
      tsInicio: `${day} 00:00:00`,
      tsFim: `${day} 23:59:59`,
    });
    const { rows, totals } = partsOf(file);
    expect(rows.map((row) => row[CELL.sequenceNumber])).toEqual(['stays']);
    expect(totals.at(-1)?.[CELL.amount]).toBe('100.00');
  });
});

describe('the whole report', () => {
  const day = '2026-10-05';
  const wholeDay = { tsInicio: `${day} 00:00:00`, tsFim: `${day} 23:59:59` };

  beforeAll(async () => {
    // Two chunks and a bit, and several rows of one second across the end of a chunk.
    const time = (second: number) => new Date(second * 1000).toISOString().slice(11, 19);
    await addTransactions(
      database.db,
      Array.from({ length: 4100 }, (_, index) =>
        transaction(`${day}T${time(8 * 3600 + index)}`, { amount: '1.00' }),
      ),
    );
    await addTransactions(
      database.db,
      Array.from({ length: 300 }, (_, index) =>
        transaction(`${day}T08:35:00`, {
          amount: '2.00',
          establishmentCode: index % 2 === 0 ? '0001' : '0002',
          accountingDate: index % 3 === 0 ? '2026-10-06' : day,
        }),
      ),
    );
  });

  const screen = (overrides: object) =>
    portal.call(depositReport, {
      token: manager,
      query: { formato: 'tela' },
      body: reportRequest(overrides),
    });

  test.each([
    ['transaction', { ...wholeDay, tipoDeData: 'dt' }],
    ['accounting', { tipoDeData: 'dc', tsInicio: `${day} 00:00:00`, tsFim: '2026-10-06 23:59:59' }],
  ])(
    'STMT-13 STMT-15 STMT-30 by %s date it has every row once, in the order of the screen',
    async (_name, period) => {
      const { rows } = partsOf(await statementFile(portal, manager, period));
      const { body } = await screen(period);
      const shown = body.rows.map((row: { value: unknown }[]) => row[CELL.sequenceNumber]?.value);
      expect(rows.slice(0, 100).map((row) => row[CELL.sequenceNumber])).toEqual(shown);
      expect(body.totalRows).toBe(4400);
      expect(rows).toHaveLength(4400);
      const keys = rows.map((row) => [row[0], row[CELL.establishment], row[CELL.sequenceNumber]].join());
      expect(new Set(keys).size).toBe(4400);
      const date = (row: string[]) => (period.tipoDeData === 'dc' ? row[CELL.accountingDate] : '');
      const order = rows.map((row) => `${date(row)} ${row[CELL.transactionDate]}`);
      expect(order).toEqual(order.toSorted().toReversed());
    },
  );

  test.each([
    ['all of them', {}],
    ['some accounts', { contas: ['1'] }],
    ['an operator', { operadores: ['11'] }],
    ['an establishment', { ecs: ['0002'] }],
  ])(
    'STMT-12 STMT-20 the totals of %s are those of the screen and the sums of the rows',
    async (_, choice) => {
      const period = { tsInicio: '2026-09-25 00:00:00', tsFim: `${TODAY} 23:59:59`, ...choice };
      const { rows, totals } = partsOf(await statementFile(portal, manager, period));
      const { body } = await screen(period);
      const footer = body.footers[0].map((cell: { value: number }) => cell.value);
      const [deposits, debts] = [footer[FOOTER.deposits], footer[FOOTER.debts]];
      const amounts = totals.map((line) => Number(line[CELL.amount]));
      expect(amounts).toEqual([deposits, debts === 0 ? 0 : -debts, (deposits * 100 - debts * 100) / 100]);
      const cents = rows.reduce((sum, row) => sum + Math.round(Number(row[CELL.amount]) * 100), 0);
      expect(cents).toBe(Math.round((amounts[2] ?? 0) * 100));
      expect(rows).toHaveLength(body.totalRows);
    },
  );

  test('STMT-30 transactions that arrive while the file is made are not in it', async () => {
    const { read, close } = await openReading(
      database,
      { all: new Semaphore(1), own: new ReportSemaphore(database), personId: 1 },
      new AbortController().signal,
    );
    const request = reportRequest({ ...wholeDay, ecs: ['0001'] });
    const statement = await read((trx) => openStatement(trx, EVERYTHING, request));
    const chunks = statementLines({ read, timeZone: 'America/Sao_Paulo' }, statement);
    let count = (await chunks.next()).value?.rows ?? 0;
    await addTransactions(database.db, [transaction(`${day}T07:00:00`)]);
    for await (const { rows } of chunks) count += rows;
    await close();
    expect(count).toBe(4250);
    const { rows } = partsOf(await statementFile(portal, viewer, wholeDay));
    expect(rows).toHaveLength(4251);
  });

  test('a value that contains an internal separator fails the file, instead of corrupting it', async () => {
    await addTransactions(database.db, [transaction('2026-09-22T10:00:00', { nsu: 'a\u001fb' })]);
    const { body } = await askForFile(portal, viewer, {
      tsInicio: '2026-09-22 00:00:00',
      tsFim: '2026-09-22 23:59:59',
    });
    expect((await fetchFile(portal, viewer, body)).statusCode).toBe(500);
  });
});

describe('what is refused', () => {
  test('STMT-23 STMT-25 STMT-26 the period is checked before a file is promised', async () => {
    const message = async (overrides: object) => (await askForFile(portal, viewer, overrides)).body.message;
    expect(await message({ tsInicio: '' })).toBe('Fill in the date and time filters.');
    expect(await message({ tsInicio: '2025-11-19 00:00:00' })).toBe(
      'The start date cannot be more than 365 days ago.',
    );
    expect(await message({ tsInicio: '2026-09-21 00:00:00' })).toBe(
      'The period must be shorter than 60 days.',
    );
  });

  test('STMT-27 the filters, the keys and the scope are checked too', async () => {
    expect((await askForFile(portal, admin)).body.message).toBe(
      'Select at least one establishment, operator, account or group.',
    );
    expect((await askForFile(portal, admin, { ecs: ['7777'] })).status).toBe(400);
    expect((await askForFile(portal, viewer, { ecs: ['0002'] })).status).toBe(403);
    expect((await askForFile(portal, viewer, { contas: ['2'] })).status).toBe(403);
  });

  test('STMT-30 a scope that has shrunk applies: the file has less, and named establishments are refused', async () => {
    const everything = (await askForFile(portal, manager)).body;
    const named = (await askForFile(portal, manager, { ecs: ['0002'] })).body;
    expect(partsOf((await fetchFile(portal, manager, everything)).body).rows).toHaveLength(4);
    await database.db
      .deleteFrom('user_establishment')
      .where('user_id', '=', managerId)
      .where('establishment_code', '=', '0002')
      .execute();
    const less = await fetchFile(portal, manager, everything);
    expect(partsOf(less.body).rows.map((row) => row[CELL.establishment])).toEqual([
      'Mercado 1',
      'Mercado 1',
      'Mercado 1',
    ]);
    const refused = await fetchFile(portal, manager, named);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'FORBIDDEN']);
    expect(refused.headers['content-disposition']).toBeUndefined();
  });
});
