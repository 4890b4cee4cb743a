import { expect, test } from 'vitest';
import { loadCatalogue, loadFrame } from '../../../i18n';
import { speakerOf } from '../../../src/shell/language/i18n-provider';

test('SHELL-21 a missing text is an error in development; a text of the server is shown as it is', async () => {
  const { translate, getLocale } = speakerOf('es', await loadCatalogue('es')).i18nProvider;
  expect(getLocale()).toBe('es');
  expect(translate('shell.profile', { name: 'Rosa' })).toBe('Perfil de Rosa');
  expect(() => translate('shell.nothing')).toThrow('No text for "shell.nothing"');
  expect(translate('Ya existe.', { _: 'Ya existe.' })).toBe('Ya existe.');
});

test('SHELL-21 the texts of an area are fetched with its pages, once, and named among those of the next language', async () => {
  const { bring, brought, i18nProvider } = speakerOf('pt', await loadFrame('pt'));
  expect(() => i18nProvider.translate('reports.filters.create')).toThrow('No text');
  const coming = bring(['reports', 'statement']);
  expect(bring(['reports', 'statement'])).toBe(coming);
  await coming;
  const { reports } = await loadCatalogue('pt');
  expect(i18nProvider.translate('reports.filters.create')).toBe(reports.filters.create);
  expect(bring(['reports', 'statement'])).toBeNull();
  expect(brought()).toEqual(['reports', 'statement']);
});

test('SHELL-21 of texts that are fetched at the same time none takes the place of others', async () => {
  const { bring, i18nProvider } = speakerOf('pt', await loadFrame('pt'));
  await Promise.all([bring(['password']), bring(['secondFactor']), bring(['reports'])]);
  const { password, secondFactor, reports } = await loadCatalogue('pt');
  expect(i18nProvider.translate('password.own.newPassword')).toBe(password.own.newPassword);
  expect(i18nProvider.translate('secondFactor.app')).toBe(secondFactor.app);
  expect(i18nProvider.translate('reports.filters.create')).toBe(reports.filters.create);
});
