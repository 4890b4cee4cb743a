import { expect, test } from 'vitest';
import { loadCatalogue } from '../../../i18n';
import { i18nProviderFor } from '../../../src/shell/language/i18n-provider';

test('SHELL-21 a missing text does not go unseen while developing; a text of the server is told as it is', async () => {
  const { translate, getLocale } = i18nProviderFor('es', await loadCatalogue('es'));
  expect(getLocale()).toBe('es');
  expect(translate('shell.profile', { name: 'Rosa' })).toBe('Perfil de Rosa');
  expect(() => translate('shell.nothing')).toThrow('No text for "shell.nothing"');
  expect(translate('Ya existe.', { _: 'Ya existe.' })).toBe('Ya existe.');
});
