import { expect, test } from 'vitest';
import { linesOf } from '../../../../server/engines/exports/long-texts';
import type { Column, Row } from '../../../../server/engines/exports/table';
import type { Line } from '../../../../server/engines/foreign/table/line';
import { contentOf, rowsIn } from '../../../../server/engines/verification/content';

/* A row of a workbook that takes several lines is one row of the file (decision 78). */

const columns: Column[] = [
  { id: 'id', heading: 'Code', type: 'code' },
  { id: 'ecs', heading: 'Establishments', type: 'text' },
  { id: 'sum', heading: 'Sum', type: 'money' },
];
const layout = { columns, language: 'en' } as const;
const list = (shops: number) => Array.from({ length: shops }, (_, at) => `Mercado ${at} (0001)`).join('; ');
const rows: Row[] = [
  ['1', list(2), '1.00'],
  ['2', list(4000), '2.00'],
  ['3', '[1/2] Rede', '3.00'],
];

async function* workbook(lines: readonly Row[]): AsyncGenerator<Line> {
  yield columns.map(({ heading }) => heading);
  for (const line of lines) yield line.map((cell) => cell ?? '');
}
const split = () => rows.flatMap((row) => linesOf(row, columns));

test('STMT-30 parts are joined before rows are compared, and lines are counted as a spreadsheet does', async () => {
  expect(split().length).toBeGreaterThan(rows.length + 1);
  const [whole, parted] = [
    await contentOf(workbook(rows), layout),
    await contentOf(workbook(split()), layout),
  ];
  expect(parted.rows).toBe(rows.length);
  expect(parted.digest).toEqual(whole.digest);
  const places: number[] = [];
  for await (const { place } of rowsIn(workbook(split()), layout)) places.push(place);
  expect(places).toEqual([2, 3, 1 + split().length]);
});

test('STMT-30 a row that has lost one of its lines is another row', async () => {
  const lines = split().filter((_, index) => index !== 2);
  expect((await contentOf(workbook(lines), layout)).digest).not.toEqual(
    (await contentOf(workbook(rows), layout)).digest,
  );
});
