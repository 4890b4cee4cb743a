import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { languages } from '../../../contract/languages';
import { loadCatalogue } from '../../../i18n';
import { bridgeToPortal } from '../../support/bridge';
import { firstLanguageIs } from '../../support/first-language';
import { openConsole, pageTitled } from '../../support/open-console';
import { people } from '../../support/people';

bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const foot = () => within(screen.getByRole('contentinfo'));

test('SHELL-18 the footer holds the language switcher', async () => {
  await openConsole({ person: people.viewer, language: 'en' });
  await pageTitled('Home');
  const group = foot().getByRole('group', { name: 'Language' });
  const buttons = within(group).getAllByRole('button');
  expect(buttons.map((button) => [button.textContent, button.lang])).toEqual([
    ['EN English', 'en'],
    ['CO Español (Colombia)', 'es-CO'],
    ['ES Español (México)', 'es-MX'],
    ['PT Português', 'pt-BR'],
  ]);
  expect(within(group).getByRole('button', { pressed: true })).toHaveTextContent('EN');
});

test('SHELL-18 SHELL-21 SHELL-22 another language is spoken at once and kept, and what is typed stays', async () => {
  const { user } = await openConsole({ person: people.viewer, path: '/transacoes-extrato', language: 'en' });
  await pageTitled('Transaction statement');
  const field = screen.getByRole('textbox', { name: 'Start time' });
  await user.clear(field);
  await user.type(field, '08:15:00');

  await user.click(foot().getByRole('button', { name: /^PT/ }));
  await pageTitled('Extrato de transações');
  expect(screen.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
  expect(field).toHaveValue('08:15:00');
  expect(field).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('lang', 'pt-BR');
  expect(localStorage.getItem('@language')).toBe('pt');
});

test('SHELL-21 an area whose texts come with its pages has the language that has been chosen since', async () => {
  const { user, goTo } = await openConsole({ person: people.viewer, language: 'en' });
  expect(await screen.findByRole('link', { name: 'Open statement' })).toBeVisible();
  await user.click(foot().getByRole('button', { name: /^PT/ }));
  expect(await screen.findByRole('link', { name: 'Abrir extrato' })).toBeVisible();
  await goTo('/transacoes-extrato');
  expect(await screen.findByRole('button', { name: 'Gerar relatório' })).toBeVisible();
});

test.each(languages)('SHELL-21 the frame speaks %s', async (language) => {
  await openConsole({ person: people.viewer, language });
  const { shell, screens } = await loadCatalogue(language);
  await pageTitled(screens['/home'].title);
  expect(screen.getByRole('navigation', { name: shell.menu })).toHaveTextContent(
    screens['/transacoes-extrato'].menu,
  );
  expect(screen.getByRole('button', { name: shell.finder.label })).toBeVisible();
});

test('SHELL-22 without a preference the console speaks co and stores none', async () => {
  await openConsole({ person: people.viewer });
  await pageTitled('Inicio');
  expect(foot().getByRole('button', { pressed: true })).toHaveTextContent('CO');
  expect(localStorage.getItem('@language')).toBeNull();
  expect(screen.queryByText('Código de idioma no encontrado.')).not.toBeInTheDocument();
});

test('SHELL-22 without a preference the console speaks what the deployment says, and stores none', async () => {
  firstLanguageIs('pt');
  await openConsole({ person: people.viewer });
  await pageTitled('Início');
  expect(foot().getByRole('button', { pressed: true })).toHaveTextContent('PT');
  expect(localStorage.getItem('@language')).toBeNull();
});

test('SHELL-22 another tab that changes the language changes it here', async () => {
  await openConsole({ person: people.viewer, language: 'en' });
  await pageTitled('Home');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: '@language', newValue: 'pt' }));
  });
  expect(await pageTitled('Início')).toBeVisible();
});

test('SHELL-24 a stored code that is no language is reported once and replaced by co', async () => {
  localStorage.setItem('@language', 'fr');
  const { goTo } = await openConsole({ person: people.viewer });
  const notice = await screen.findByText('Código de idioma no encontrado.');
  expect(notice.closest('[data-severity]')).toHaveAttribute('data-severity', 'error');
  expect(screen.getAllByText('Código de idioma no encontrado.')).toHaveLength(1);
  expect(localStorage.getItem('@language')).toBe('co');
  await pageTitled('Inicio');
  await goTo('/transacoes-extrato');
  await pageTitled('Extracto de transacciones');
  expect(screen.getAllByText('Código de idioma no encontrado.')).toHaveLength(1);
});
