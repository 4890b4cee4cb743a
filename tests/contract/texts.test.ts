import { expect, test } from 'vitest';
import { foldedText } from '../../contract/folded-text';
import { cutTo, cutToUnits, isOneLine, normalName, visible } from '../../contract/text-forms';

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
  ['zero-width space', 'Ana\u200bLopes'],
  ['zero-width joiner between letters', 'An\u200da'],
  ['soft hyphen', 'Ana\u00adLopes'],
  ['Hangul filler', 'Ana\u3164'],
  ['word joiner', 'Ana\u2060Lopes'],
  ['byte order mark inside', 'Ana\ufeffLopes'],
  ['blank of Braille', 'Ana\u2800'],
  ['variation of a letter', 'Ana\ufe0f'],
  ['letter of a tag', 'Ana\u{e0041}'],
])('USR-38 a name holds no %s', (_what, name) => {
  expect(isOneLine(name)).toBe(false);
});

test.each([
  'Ana Lopes',
  "José O'Neil-Ñandú (filial 2)",
  'Ána',
  'Loja 😀 & Cia.',
  'Família 👨‍👩‍👧 ❤️ 1️⃣ 👍🏽',
  '株式会社',
  'مقهى',
  '',
])('USR-38 %s is a name', (name) => {
  expect(isOneLine(name)).toBe(true);
});

test('a name is stored with one character a letter, and single blanks', () => {
  expect(normalName(' Sa\u0303o\u00a0 \u2003Jose\u0301 ')).toBe('São José');
  expect(visible('foto\u200b\u202e\n1.png')).toBe('foto 1.png');
});

test('texts are compared without case, accents, invisible characters and repeated blanks', () => {
  const forms = ['São José', 'SAO  JOSE', 'Sa\u0303o\u00a0Jose\u0301', 'S\u00adão\u200b José'];
  expect(new Set(forms.map(foldedText))).toEqual(new Set(['sao jose']));
});

test.each([
  ['Oﬁcina', 'oficina'],
  ['ｏｆｉｃｉｎａ', 'oficina'],
  ['Loja 1º', 'loja 1o'],
  ['Cœur Straße Łódź Ørsted', 'coeur strasse lodz orsted'],
])('LIST-15 %s is compared as it can be typed', (text, typed) => {
  expect(foldedText(text)).toBe(typed);
});

test.each([
  ['letters', 'abcdef', 4, 'abcd…'],
  ['what fits', 'abcd', 4, 'abcd'],
  ['an emoji at the border', 'abc😀de', 4, 'abc😀…'],
  ['half of an emoji would be left', 'abcd😀', 4, 'abcd…'],
  ['a family of emoji is one sign', 'ab👨‍👩‍👧cd', 3, 'ab👨‍👩‍👧…'],
  ['an accent stays with its letter', 'abce\u0301f', 4, 'abce\u0301…'],
])('a text is cut between signs: %s', (_what, text, most, expected) => {
  expect(cutTo(text, most)).toBe(expected);
});

test.each([
  ['abcdef', 4, 'abcd'],
  ['abc😀', 4, 'abc'],
  ['ab😀cd', 4, 'ab😀'],
  ['abce\u0301', 4, 'abc'],
  ['ab👨‍👩‍👧', 6, 'ab'],
  [`${'x'.repeat(5000)}😀`, 5001, 'x'.repeat(5000)],
])('%s in %i units ends between signs', (text, most, expected) => {
  expect(cutToUnits(text, most)).toBe(expected);
});

test('a text of nothing but accents ends as well, and a cut text is whole', () => {
  const zalgo = `a${'\u0301'.repeat(9000)}`;
  expect(cutTo(zalgo.repeat(2), 40).length).toBeLessThan(3000);
  for (let most = 1; most < 80; most += 1)
    expect(cutToUnits('👩‍🚀😀é'.repeat(9), most).isWellFormed()).toBe(true);
});
