import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { languages, localeOf } from '../../contract/languages';
import { message } from '../../i18n/server';
import { cellsIn, factsOf, pagesOf, unpacked } from '../../packages/table-files/tests/programs/pdf-reader';
import { readByXlrd } from '../../packages/table-files/tests/programs/xls-reader';
import { readByOpenpyxl } from '../../packages/table-files/tests/programs/xlsx-reader';
import { formats } from '../../server/engines/exports/formats';
import type { ExportTable, Row } from '../../server/engines/exports/table';
import { fileStream } from '../../server/platform/http/file-stream';

/* What the portal gives the writers of packages/table-files: words, a locale, its name. */

function tableOf(wanted: Partial<ExportTable>, rows: readonly Row[] = []): ExportTable {
  async function* batches() {
    yield rows;
  }
  return {
    language: 'en',
    title: 'Statement',
    facts: () => [],
    columns: [{ id: 'amount', heading: 'Amount', type: 'money' }],
    batches: batches(),
    totals: () => [],
    ...wanted,
  };
}

test.each(languages)('STMT-30 in %s each form says in its language what it says itself', async (language) => {
  const said = (key: Parameters<typeof message>[1], words = {}) => message(language, key, words);
  const made = { label: said('exportFile.facts.made'), value: '20:21:22' };
  const long = [said('exportFile.facts.note'), said('exportFile.facts.longAmounts')];
  const totals = [{ label: 'Sum', amounts: { amount: '90071992547409.93' } }];
  // The total stands below its own label in the first column, so the sum has a column of its own.
  const columns = [{ id: 'name', heading: 'Name', type: 'text' } as const, ...tableOf({}).columns];
  const table = () =>
    tableOf({ language, columns, facts: () => [made], totals: () => totals, number: 'AAAA-BBBB' });

  const xlsx = await readByOpenpyxl(await buffer(formats.xlsx(table())));
  const xls = await readByXlrd(await buffer(formats.xls(table())));
  expect(xlsx.creator).toBe('Cofre');
  for (const { sheets } of [xlsx, xls]) {
    expect(sheets.map(({ name }) => name)).toEqual(['Statement', said('exportFile.sheets.about')]);
    const lines = sheets[1]!.rows.map((row) => row.map(({ value }) => value));
    expect(lines.slice(2)).toEqual([[made.label, made.value], long]);
  }

  const pdf = await buffer(formats.pdf(table()));
  const [page = []] = await pagesOf(pdf);
  const foot = said('exportFile.pdf.page', { page: 1, pages: 1 });
  expect(cellsIn(page)[0]).toEqual(['Statement', 'Cofre']);
  expect(cellsIn(page).at(-1)).toEqual([foot, `Statement · ${made.label}: ${made.value}`]);
  expect(cellsIn(page)).toContainEqual([said('exportFile.pdf.empty')]);
  expect(await factsOf(pdf)).toMatch(/^Keywords: +AAAA-BBBB$/m);
  expect(await unpacked(pdf)).toContain(`/Lang (${localeOf[language]})`);
  const marked = await pagesOf(await buffer(formats.pdf({ ...table(), title: '日' })));
  expect(marked.join()).toContain(said('exportFile.pdf.missing'));

  const csv = String(await buffer(formats.csv(table())));
  const dotted = language === 'pt' || language === 'co';
  expect(csv).toContain(dotted ? '"Sum";90071992547409,93' : '"Sum",90071992547409.93');
});

test('it travels whole through the stream that files are sent by', async () => {
  const rows = Array.from({ length: 500 }, (_, index): Row => [`${index}.00`]);
  const pieces = formats.xls(tableOf({}, rows));
  const sent = await buffer(fileStream(await pieces.next(), pieces));
  expect(sent.equals(await buffer(formats.xls(tableOf({}, rows))))).toBe(true);
});
