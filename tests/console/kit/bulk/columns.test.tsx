import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { bridgeToPortal } from '../../../support/bridge';
import { button, dialog, openZone } from './bulk-page';

bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const TITLE = 'Visible columns';
const headings = () =>
  within(screen.getByRole('table', { name: 'Users' }))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const standard = ['Select', 'Name', 'Login', 'Establishments', 'Profile', 'Status', 'Actions'];

test('USR-05 some columns are hidden at first, and everybody chooses the own ones', async () => {
  const { user } = await openZone('A');
  expect(headings()).toEqual(standard);
  await user.click(button('Columns'));
  const choices = dialog(TITLE).getAllByRole('checkbox');
  // The name always stays, the actions as well.
  expect(
    choices.map((choice) => [choice.closest('label')?.textContent, (choice as HTMLInputElement).checked]),
  ).toEqual([
    ['Login', true],
    ['Establishments', true],
    ['Profile', true],
    ['Status', true],
    ['E-mail', false],
    ['API', false],
  ]);
  await user.click(dialog(TITLE).getByRole('checkbox', { name: 'E-mail' }));
  await user.click(dialog(TITLE).getByRole('checkbox', { name: 'Login' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(headings()).toEqual(['Select', 'Name', 'Establishments', 'Profile', 'Status', 'E-mail', 'Actions']);
  expect(button('Columns')).toHaveFocus();
});

test('the choice is kept, can be made by keyboard, and can be undone', async () => {
  const { user, goTo } = await openZone('A');
  button('Columns').focus();
  await user.keyboard('{Enter}');
  dialog(TITLE).getByRole('checkbox', { name: 'Status' }).focus();
  await user.keyboard(' {Escape}');
  await waitFor(() => expect(headings()).not.toContain('Status'));
  await goTo('/home');
  await goTo('/usuarios');
  await screen.findByRole('table', { name: 'Users' });
  expect(headings()).not.toContain('Status');
  await user.click(button('Columns'));
  await user.click(dialog(TITLE).getByRole('button', { name: 'Default columns' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(headings()).toEqual(standard));
});
