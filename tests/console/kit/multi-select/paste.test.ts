import { expect, test } from 'vitest';
import { isColumn, type Recognition, readPasted } from '../../../../src/kit/multi-select/paste';

const options = [
  { key: '*', value: '*' },
  { key: '0042', value: 'Padaria São João' },
  { key: '0171', value: 'Silva, Irmãos' },
  { key: '1207', value: 'Posto  Beira-Mar' },
  { key: '042', value: 'Mercado' },
  { key: '0550', value: 'Mercado' },
  { key: '0000', value: 'Bar "do Zé"' },
];
const recognition: Recognition = {
  codes: true,
  namesOf: ({ key, value }) => [value, `${value} (Cód.: ${key})`],
};
const read = (text: string, changes: Partial<Recognition> = {}) =>
  readPasted(text, options, { ...recognition, ...changes });
const missing = (value: string, several = false) => ({ value, several });

test.each(['a\nb', 'a\r\nb', 'a\tb', 'a;b', 'a, b', '0042\n\n7781\n', '"a"\n"b"'])(
  'STMT-05 %j holds several values',
  (text) => expect(isColumn(text)).toBe(true),
);

test.each(['', '0042', '0042\r\n', '\n\t0042;', 'Padaria São João', '""\n0042'])(
  'STMT-05 %j holds one value at most and is typed',
  (text) => expect(isColumn(text)).toBe(false),
);

test.each(['0171\n1207', '0171\r\n1207\r\n', '0171\t1207', '0171;1207', ' 0171 , 1207 ', '"0171";"1207"'])(
  'STMT-05 %j names two options',
  (text) => expect(read(text)).toEqual({ found: ['0171', '1207'], missing: [] }),
);

test('STMT-05 an exact key wins over what fits without leading zeros', () => {
  expect(read('0042\n042').found).toEqual(['0042', '042']);
});

test('STMT-05 leading zeros that a spreadsheet ate do not count where one option fits', () => {
  expect(read('171\n550\n00001207\n0').found).toEqual(['0171', '0550', '1207', '0000']);
});

test('STMT-05 without its zeros a code that several options fit chooses none of them', () => {
  expect(read('42\n171')).toEqual({ found: ['0171'], missing: [missing('42', true)] });
});

test('STMT-05 a key that is no code is unknown to people, and chooses nothing', () => {
  const { found, missing: unknown } = read('0171\n171\nPosto Beira-Mar', { codes: false });
  expect(found).toEqual(['1207']);
  expect(unknown).toEqual([missing('0171'), missing('171')]);
});

test('STMT-05 a name is found whatever its case, accents and blanks, and as the list shows it', () => {
  const text = 'PADARIA SAO JOAO\nposto beira-mar\nMercado (Cód.: 0550)';
  expect(read(text)).toEqual({ found: ['0042', '1207', '0550'], missing: [] });
});

test('STMT-05 part of a name is no name', () => {
  expect(read('Padaria\nPosto').found).toEqual([]);
});

test('STMT-05 a name that several options have chooses none of them', () => {
  expect(read('Mercado\n1207')).toEqual({ found: ['1207'], missing: [missing('Mercado', true)] });
});

test('STMT-05 two names of one option are not several', () => {
  expect(read('posto beira-mar\n171', { namesOf: ({ value }) => [value, value] }).found).toEqual([
    '1207',
    '0171',
  ]);
  expect(read('1207\nposto beira-mar\nPosto Beira-Mar (Cód.: 1207)').found).toEqual(['1207']);
});

test('STMT-05 a name may hold a comma: whole cells are matched before their parts', () => {
  expect(read('Silva, Irmãos\n1207').found).toEqual(['0171', '1207']);
  expect(read('"Silva, Irmãos";1207').found).toEqual(['0171', '1207']);
  expect(read('Silva, Irmãos, 1207')).toEqual({
    found: ['1207'],
    missing: [missing('Silva'), missing('Irmãos')],
  });
});

test('STMT-05 a name with a comma that several options have is named whole', () => {
  const twins = [
    { key: '1', value: 'Silva, 7' },
    { key: '2', value: 'Silva, 7' },
    { key: '7', value: 'Mercado' },
  ];
  expect(readPasted('Silva, 7\nMercado', twins, recognition)).toEqual({
    found: ['7'],
    missing: [missing('Silva, 7', true)],
  });
});

test('STMT-05 quotes and blanks around a value do not count, not even invisible ones', () => {
  expect(read('\uFEFF\'0171\n “1207” \n\u00A0«0042»\u200B\nBar do Zé\nbar "do ze"').found).toEqual([
    '0171',
    '1207',
    '0042',
    '0000',
  ]);
});

test('STMT-05 what is there twice counts once, found or not', () => {
  expect(read('0171\n171\nx\nx\n0171')).toEqual({ found: ['0171'], missing: [missing('x')] });
});

test('STMT-05 "all" is never pasted', () => {
  expect(read('*\n0171')).toEqual({ found: ['0171'], missing: [missing('*')] });
});

test('STMT-05 of thousands of values among thousands of options no option is looked at for each value', () => {
  let looks = 0;
  const many = Array.from({ length: 20_000 }, (_, index) => ({
    key: String(index).padStart(6, '0'),
    get value() {
      looks += 1;
      return `Loja São ${index}`;
    },
  }));
  const text = Array.from({ length: 5000 }, (_, index) =>
    index % 3 === 0 ? `LOJA SAO ${index}` : index % 3 === 1 ? String(index) : `unknown ${index}`,
  ).join('\n');
  const { found, missing: unknown } = readPasted(text, many, recognition);
  expect([found.length, unknown.length]).toEqual([3334, 1666]);
  expect(looks).toBeLessThanOrEqual(5 * many.length);
});
