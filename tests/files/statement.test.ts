import { writeFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ExportFormat, mostRows } from '../../contract/exports';
import { CELL, depositReport, FOOTER } from '../../contract/statement';
import { readByOpenpyxl, recomputed } from '../../packages/table-files/tests/programs/xlsx-reader';
import type { Database } from '../../server/platform/db/open';
import { addMany, fetchFile, reportRequest } from '../server/engines/exports/statement-file';
import { freshDatabase } from '../support/databases';
import { sheetsInLibreOffice } from '../support/libreoffice';
import { addNetwork, addTransactions, addUser, transaction } from '../support/network';
import { type TestPortal, TODAY, testPortal } from '../support/portal';
import { inFolder, runProgram } from '../support/programs';

/* The statement in its four forms, from the call to the program that opens it. */

let database: Database;
let portal: TestPortal;
let token: string;

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: '30000003', role: 3, establishments: ['0001'] });
  await addMany(database.db, 700, '2026-11-18 08:00:00');
  await addTransactions(database.db, [
    transaction('2026-11-20T09:10:00', { amount: '9999999999999.99', nsu: '000010' }),
    transaction('2026-11-20T09:40:00', { amount: '0.20', operatorId: 12, nsu: '000011' }),
    transaction('2026-11-20T10:00:00', { amount: '50.05', processCode: 302, nsu: '000012' }),
  ]);
  portal = await testPortal(database);
  token = (await portal.signIn('30000003')).token;
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

/** No rollup contains the 700 rows, so the days with them have different totals: no test reads those. */
const wholeTime = { tsInicio: '2026-11-01 00:00:00', tsFim: `${TODAY} 23:59:59` };
const today = { tsInicio: `${TODAY} 00:00:00`, tsFim: `${TODAY} 23:59:59` };

const ask = (formato: string, period: object, language = 'en', further: object = {}) =>
  portal.call(depositReport, {
    token,
    query: { formato, ...further },
    body: reportRequest(period),
    headers: { 'accept-language': language },
  });

async function file(format: ExportFormat, period: object, further: object = {}) {
  const { status, body } = await ask(format, period, 'en', further);
  expect([status, body.format]).toEqual([200, format]);
  const answer = await fetchFile(portal, token, body);
  expect(answer.statusCode).toBe(200);
  return { headers: answer.headers, bytes: answer.rawPayload };
}

test('STMT-11 API-26 an unknown form is refused by its name', async () => {
  for (const formato of ['doc', 'CSV', '']) {
    const { status, body } = await ask(formato, today);
    expect([status, Object.keys(body.fields)], formato).toEqual([400, ['formato']]);
  }
});

test.each<[ExportFormat, string]>([
  ['pdf', 'application/pdf'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['xls', 'application/vnd.ms-excel'],
  ['csv', 'text/csv; charset=utf-8'],
])('STMT-11 STMT-30 API-27 %s leaves under its name, as %s', async (format, mediaType) => {
  const { headers } = await file(format, today);
  expect(headers).toMatchObject({
    'content-type': mediaType,
    'content-disposition': `attachment; filename="relatorio.${format}"`,
    'cache-control': 'no-store',
  });
});

describe.each<ExportFormat>(['xlsx', 'xls'])('STMT-30 the %s in LibreOffice', (format) => {
  test('STMT-12 STMT-13 STMT-14 has the rows and the totals of the screen, to the cent', async () => {
    const screen = (await ask('tela', today)).body;
    const [table, about] = await sheetsInLibreOffice((await file(format, today)).bytes, format);
    const [heading, ...lines]: string[][] = parse(table?.csv ?? '');
    expect(heading?.slice(0, 3)).toEqual(['Transaction date', 'Accounting date', 'Establishment']);
    const rows = lines.slice(0, 3);
    expect(rows.map((line) => line.slice(5))).toEqual([
      ['000012', '0117', '00418821-3', '-50.05', 'Withdrawal'],
      ['000011', '0117', '00418821-3', '0.2', 'Deposit'],
      ['000010', '0117', '00418821-3', '9999999999999.99', 'Deposit'],
    ]);
    const totals = lines.slice(-3).map((line) => [line[0], Number(line[8])]);
    const footer = screen.footers[0].map((cell: { value: number }) => cell.value);
    expect(totals).toEqual([
      ['Deposits', footer[FOOTER.deposits]],
      ['Withdrawals', -footer[FOOTER.debts]],
      ['Total balance', 9999999999950.14],
    ]);
    expect(about?.csv).toContain('20 Nov 2026 00:00:00');
    expect(about?.csv).toContain('Data up to');
  });

  test('STMT-15 STMT-30 has every row, not the hundred of the screen', async () => {
    const [table] = await sheetsInLibreOffice((await file(format, wholeTime)).bytes, format);
    const lines: string[][] = parse(table?.csv ?? '', { relax_column_count: true });
    expect(lines.filter((line) => line[2] === 'Mercado 1')).toHaveLength(703);
  });
});

test('STMT-12 STMT-13 STMT-30 the sums of the xlsx are formulas that come to those of the screen', async () => {
  const { bytes } = await file('xlsx', today, { identificadores: 'true' });
  const book = await readByOpenpyxl(bytes);
  const [sheet] = book.sheets;
  const footer = (await ask('tela', today)).body.footers[0].map((cell: { value: number }) => cell.value);
  const expected = [footer[FOOTER.deposits], -footer[FOOTER.debts], 9999999999950.14];
  const sums = sheet!.rows.slice(-3).map((row) => row[CELL.amount]);
  // The first one has more digits than a number of a workbook holds, so it is a text without a formula.
  expect(sums.map((cell) => Number(cell?.value))).toEqual(expected);
  expect(sums.map((cell) => cell?.formula !== null)).toEqual([false, true, true]);
  const currency = '[$USD] #,##0.00;[Red]-[$USD] #,##0.00';
  expect(sums.map((cell) => cell?.format)).toEqual([currency, currency, currency]);
  expect(sheet!.tables.map(([name, range]) => [name, range])).toEqual([['Transaction_statement', 'A1:N4']]);
  // Without the values that are stored.
  const [opened] = await sheetsInLibreOffice(await recomputed(bytes, null), 'xlsx');
  const computed = parse(opened?.csv ?? '', { relax_column_count: true }).slice(-3);
  expect(computed.map((line: string[]) => Number(line[CELL.amount]))).toEqual(expected);
});

test('STMT-12 STMT-30 the pdf has every row, its period and the totals', async () => {
  const { bytes } = await file('pdf', wholeTime);
  const text = await inFolder(async (folder) => {
    await writeFile(`${folder}/file.pdf`, bytes);
    await runProgram('qpdf', ['--check', `${folder}/file.pdf`], 'qpdf');
    return runProgram('pdftotext', ['-layout', `${folder}/file.pdf`, '-'], 'poppler-utils');
  });
  expect(text.match(/Mercado 1/g)).toHaveLength(703);
  expect(text).toContain('1 Nov 2026 00:00:00 – 20 Nov 2026 23:59:59');
  expect(text).toContain('9,999,999,999,999.99');
  for (const label of ['Deposits', 'Withdrawals', 'Total balance']) expect(text).toContain(label);
});

test.each<[ExportFormat, string, string]>([
  [
    'xls',
    'en',
    'Excel 97–2003 (XLS) can hold up to 200,000 rows, and this report has 200,001. Choose XLSX or CSV, or a narrower filter.',
  ],
  [
    'pdf',
    'pt-BR',
    'O formato PDF aceita no máximo 50.000 linhas, e este relatório tem 50.001. Escolha XLSX ou CSV, ou um filtro mais restrito.',
  ],
])(
  'STMT-30 a %s of too many rows is refused before work begins, with what to choose',
  async (format, language, text) => {
    const most = mostRows[format] ?? 0;
    const day = format === 'xls' ? '2026-10-05' : '2026-10-06';
    // The rollups alone: the refusal counts, and reads no row.
    const delivered = async (count: number) => {
      await database.db
        .insertInto('transaction_day')
        .values({
          establishment_code: '0001',
          capture_date: day,
          accounting_date: day,
          process_code: 304,
          count,
          sum: 1,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['establishment_code', 'capture_date', 'accounting_date', 'process_code'])
            .doUpdateSet({ count }),
        )
        .execute();
    };
    const period = { tsInicio: `${day} 00:00:00`, tsFim: `${day} 23:59:59` };
    await delivered(most);
    expect((await ask(format, period, language)).body).toMatchObject({ format, totalRows: most });
    await delivered(most + 1);
    const refused = await ask(format, period, language);
    expect([refused.status, refused.body.message]).toEqual([400, text]);
    expect(refused.body.fields).toEqual({ formato: text });
    expect((await ask('xlsx', period, language)).status).toBe(200);
    expect((await ask('csv', period, language)).status).toBe(200);
  },
);
