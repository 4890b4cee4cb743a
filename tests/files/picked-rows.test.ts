import { expect, test } from 'vitest';
import { clipboardTable } from '../../src/kit/picked-rows/clipboard-table';
import type { PickedTable } from '../../src/kit/picked-rows/read-table';
import { flatXmlOf } from '../support/libreoffice';

/* Copied rows as a spreadsheet takes them that others wrote. */

const picked: PickedTable = {
  headings: ['Date', 'Moment', 'Code', 'Name', 'Amount', 'Count'],
  rows: [
    [
      { kind: 'moment', text: '31/12/2026', serial: 46_387, time: null },
      { kind: 'moment', text: '31/12/2026 18:00', serial: 46_387.75, time: 'minutes' },
      { kind: 'text', text: '0012' },
      { kind: 'text', text: '=1+1' },
      { kind: 'number', text: '−R$ 1.234,50', hundredths: -123_450n, money: true, decimals: true },
      { kind: 'number', text: '1.234', hundredths: 123_400n, money: false, decimals: false },
    ],
  ],
};

/** The cells of the last row, as LibreOffice holds them. */
function lastRow(xml: string) {
  const row = [...xml.matchAll(/<table:table-row[^>]*>(.*?)<\/table:table-row>/gs)].map(
    ([, cells = '']) => cells,
  );
  const cells = row.findLast((one) => one.includes('0012')) ?? '';
  return [...cells.matchAll(/<table:table-cell([^>]*)>.*?<text:p>(.*?)<\/text:p>/gs)].map(
    ([, attributes = '', text = '']) => ({
      type: /office:value-type="(\w+)"/.exec(attributes)?.[1],
      value: /office:(?:date-)?value="([^"]*)"/.exec(attributes)?.[1],
      formula: attributes.includes('table:formula'),
      text,
    }),
  );
}

test.each([
  ['a decimal comma', true],
  ['a decimal point', false],
])(
  'LibreOffice pastes rows of a language with %s: numbers, dates and codes as what they are',
  async (_, comma) => {
    const { html } = clipboardTable(picked, comma);
    const cells = lastRow(await flatXmlOf(Buffer.from(html), 'html', 'HTML (StarCalc)'));
    expect(cells.map(({ type, value, text, formula }) => [type, value ?? text, formula])).toEqual([
      ['date', '2026-12-31', false],
      ['date', '2026-12-31T18:00:00', false],
      ['string', '0012', false],
      ['string', '=1+1', false],
      ['float', '-1234.5', false],
      ['float', '1234', false],
    ]);
  },
);

test('the plain text has numbers in the language, and nothing in it runs', () => {
  expect(clipboardTable(picked, true).text.split('\r\n')[1]?.split('\t')).toEqual([
    '31/12/2026',
    '31/12/2026 18:00',
    '0012',
    "'=1+1",
    '-1234,50',
    '1234',
  ]);
  expect(clipboardTable(picked, false).text).toContain('\t-1234.50\t1234');
});
