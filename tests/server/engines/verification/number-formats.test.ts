import { expect, test } from 'vitest';
import type { Column } from '../../../../server/engines/exports/table';
import { formatCheck } from '../../../../server/engines/verification/number-formats';

const amount = (currency?: string): Column[] => [
  { id: 'amount', heading: 'Amount', type: 'money', ...(currency !== undefined && { currency }) },
];
const inReals = formatCheck(amount('BRL'));

test.each([
  // The portal's own.
  'dd/mm/yyyy',
  '[$-409]d mmm yyyy hh:mm:ss',
  'mm/yyyy',
  '#,##0.00;[Red]-#,##0.00',
  '[$BRL] #,##0.00;[Red]-[$BRL] #,##0.00',
  // As LibreOffice writes them.
  'General',
  '@',
  String.raw`[$-409]d\ mmm\ yyyy\ hh:mm:ss`,
  String.raw`#,##0.00;[RED]\-#,##0.00`,
  String.raw`[$BRL]\ #,##0.00;[RED]\-[$BRL]\ #,##0.00`,
  String.raw`[$R$-416]\ #,##0.00;[RED]\-[$R$-416]\ #,##0.00`,
  // As Excel and Google write them.
  'dd/mm/yyyy;@',
  String.raw`[$-F400]h:mm:ss\ AM/PM`,
  String.raw`[$-10409]d\ "de"\ mmmm\ yyyy`,
  'yyyy-mm-dd hh:mm:ss.000',
  '0',
  '0.00',
  '#,##0',
  String.raw`#,##0.00_);\(#,##0.00\)`,
  '#,##0.00;[Red]#,##0.00',
  '"R$"#,##0.00',
  String.raw`_-* #,##0.00_-;\-* #,##0.00_-;_-* "-"??_-;_-@_-`,
  String.raw`_-"R$"\ * #,##0.00_-;\-"R$"\ * #,##0.00_-;_-"R$"\ * "-"??_-;_-@_-`,
  String.raw`_(* #,##0.00_);_(* \(#,##0.00\);_(* "-"??_);_(@_)`,
])('STMT-30 the format %s shows amounts and dates as they are', (format) => {
  expect(inReals(format)).toBe(true);
});

test.each([
  ['a digit beside the currency', '[$BRL 9]#,##0.00'],
  ['a digit for a currency', '#,##0.00;[Red]-[$9]#,##0.00'],
  ['a digit in quotes', '"9"#,##0.00'],
  ['a digit behind a backslash', String.raw`\9#,##0.00`],
  ['a digit that fills the cell', '*9#,##0.00'],
  ['a thousandth of the amount', '#,##0.00,'],
  ['a thousandth of the whole amount', '#,##0,'],
  ['a hundred times the amount', '0.00%'],
  ['a decimal sign of its own', '0","00'],
  ['no sign of negative amounts', '[$BRL] #,##0.00;[$BRL] #,##0.00'],
  ['a color alone that is no sign', '#,##0.00;[Blue]#,##0.00'],
  ['a sign of positive amounts', '-#,##0.00;#,##0.00'],
  ['a sign of all amounts', String.raw`\-#,##0.00`],
  ['no amount', ';;;'],
  ['no negative amounts', '#,##0.00;-'],
  ['a word for the amount', '"paid"'],
  ['a word behind the amount', '#,##0.00" mil"'],
  ['another amount by a condition', '[<1000]#,##0.00;[Red]-#,##0.00'],
  ['another currency', '[$USD] #,##0.00'],
  ['the sign of another currency', '"€"#,##0.00'],
  ['another text', '0.00;-0.00;0.00;"text"'],
  ['a text beside a text', '"x"@'],
  ['a year of its own', 'dd/mm/"2025"'],
  ['another calendar', '[$-1070000]dd/mm/yyyy'],
  ['no part of a date', '/'],
  ['more than a spreadsheet takes', '0'.repeat(256)],
])('STMT-30 a format that shows %s is not accepted (%s)', (_what, format) => {
  expect(inReals(format)).toBe(false);
});

test('STMT-30 before amounts whose currency a file does not say stands any, and nothing else', () => {
  const check = formatCheck(amount());
  expect(['[$USD] 0.00', '"R$" 0.00', '[$ABC] 0.00', '[$x] 0.00'].map(check)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
