import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { bridgeToPortal } from '../../support/bridge';
import { openConsole, pageTitled } from '../../support/open-console';
import { people } from '../../support/people';

bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const open = (width: number) => openConsole({ person: people.manager, language: 'en', width });

test.each([1000, 1440])('SHELL-19 at %i px the menu is there and needs no button', async (width) => {
  await open(width);
  await pageTitled('Home');
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open menu' })).not.toBeInTheDocument();
});

test.each([999.98, 390])('SHELL-16 SHELL-19 at %d px a button of the bar brings the menu', async (width) => {
  const { user } = await open(width);
  await pageTitled('Home');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Main menu' }));
  expect(drawer.getByText('Marina Prado')).toBeVisible();
  expect(drawer.getByText(/Establishment administrator/)).toHaveTextContent(people.manager);
  expect(drawer.getByRole('button', { name: /^EN/ })).toBeVisible();

  await user.click(drawer.getByRole('link', { name: 'Statement' }));
  expect(await pageTitled('Transaction statement')).toBeVisible();
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('SHELL-16 the drawer closes by its button and by Escape, and gives the focus back', async () => {
  const { user } = await open(390);
  await pageTitled('Home');
  const button = screen.getByRole('button', { name: 'Open menu' });
  const gone = () => vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'Close menu' }));
  await gone();
  expect(button).toHaveFocus();

  await user.click(button);
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  await gone();
  expect(button).toHaveFocus();
});

test('SHELL-17 on a phone the finder has a button', async () => {
  const { user } = await open(390);
  await pageTitled('Home');
  await user.click(screen.getByRole('button', { name: 'Find anything' }));
  const finder = within(await screen.findByRole('dialog')).getByRole('combobox', { name: 'Find anything' });
  await vi.waitFor(() => expect(finder).toHaveFocus());
  await user.keyboard('statement{Enter}');
  expect(await pageTitled('Transaction statement')).toBeVisible();
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
