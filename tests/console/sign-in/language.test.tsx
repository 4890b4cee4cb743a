import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { languages, localeOf } from '../../../contract/languages';
import { bridgeToPortal } from '../../support/bridge';
import { openSignIn } from './sign-in-page';

bridgeToPortal();

test('SHELL-18 SHELL-21 the foot offers the four languages', async () => {
  await openSignIn({ language: 'pt' });
  const group = within(screen.getByRole('contentinfo')).getByRole('group', { name: 'Idioma' });
  const names = within(group).getAllByRole('button');
  expect(names.map((button) => button.textContent)).toEqual(['English', 'Colombia', 'México', 'Português']);
  expect(within(group).getByRole('button', { pressed: true })).toHaveTextContent('Português');
});

test('SHELL-18 SHELL-22 choosing one shows it at once, keeps it and keeps what is typed', async () => {
  const { person, fillIn } = await openSignIn({ language: 'pt' });
  await fillIn('10000001', 'Demo@2026');
  await person.click(screen.getByRole('button', { name: 'México' }));
  expect(await screen.findByLabelText('RFC o usuario')).toHaveValue('10000001');
  expect(screen.getByLabelText('Contraseña')).toHaveValue('Demo@2026');
  expect(localStorage.getItem('@language')).toBe('es');
  expect(document.documentElement).toHaveAttribute('lang', 'es-MX');
  expect(document.title).toBe('Iniciar sesión – Cofre');
  expect(screen.getByRole('button', { name: 'México' })).toHaveFocus();
});

test.each(languages)('SHELL-21 in %s every text of the page is in that language', async (language) => {
  const { texts } = await openSignIn({ language });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts.session.title);
  expect(screen.getByLabelText(texts.session.login)).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('lang', localeOf[language]);
  expect(document.body).not.toHaveTextContent(/%\{/);
});
