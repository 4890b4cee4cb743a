import { expect, test } from 'vitest';
import { afterLastColon } from '../../contract/errors';
import { currencyOf, languageFrom } from '../../contract/languages';

test('SHELL-23 the currency follows the language', () => {
  expect(['en', 'co', 'es', 'pt'].map((code) => currencyOf(code))).toEqual(['USD', 'COP', 'MXN', 'BRL']);
  expect(currencyOf('en', 'BRL')).toBe('BRL');
});

test("SHELL-24 an unsupported language has no currency: 'Language code not found.'", () => {
  expect(() => currencyOf('fr')).toThrow('Language code not found.');
  expect(() => currencyOf('', 'BRL')).toThrow('Language code not found.');
});

test('SHELL-22 a caller without a supported language gets replies in co', () => {
  expect(languageFrom(undefined)).toBe('co');
  expect(languageFrom('fr-FR,de;q=0.8')).toBe('co');
});

test('the language is the first supported one of the header', () => {
  expect(languageFrom('pt-BR')).toBe('pt');
  expect(languageFrom('es-MX')).toBe('es');
  expect(languageFrom('es-CO')).toBe('co');
  expect(languageFrom('es')).toBe('co');
  expect(languageFrom('fr, en-GB;q=0.9, pt;q=0.8')).toBe('en');
  expect(languageFrom('en;q=0.1, pt-PT')).toBe('pt');
});

test('ERR-01 what shows is the text after the last colon, or the whole text', () => {
  expect(afterLastColon('Error: refused: The reason.')).toBe('The reason.');
  expect(afterLastColon('The reason.')).toBe('The reason.');
  expect(afterLastColon(' The reason. ')).toBe('The reason.');
  expect(afterLastColon('Error: ')).toBe('');
});
