import { expect, test } from 'vitest';
import { isOneLine } from '../../contract/texts';

test.each([
  ['a line break', 'Ana\nLopes'],
  ['a return', 'Ana\rLopes'],
  ['a tab', 'Ana\tLopes'],
  ['an escape, which colours a terminal', '\u001b[31mAna'],
  ['NUL', 'Ana\0'],
  ['a C1 control', 'Ana\u0085Lopes'],
  ['a line separator', 'Ana\u2028Lopes'],
  ['a paragraph separator', 'Ana\u2029Lopes'],
  ['a mark that turns the direction around', 'Ana\u202eLopes'],
  ['an isolate', 'Ana\u2066Lopes'],
  ['a mark of direction', 'Ana\u200fLopes'],
  ['half of a character', 'Ana\ud800'],
])('USR-38 a name holds no %s', (_what, name) => {
  expect(isOneLine(name)).toBe(false);
});

test.each(['Ana Lopes', "José O'Neil-Ñandú (filial 2)", 'Ána', 'Loja 😀 & Cia.', '株式会社', 'مقهى', ''])(
  'USR-38 %s is a name',
  (name) => {
    expect(isOneLine(name)).toBe(true);
  },
);
