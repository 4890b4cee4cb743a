import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PortalError } from '../../../src/ui/failure/portal-error';
import { bridgeToPortal } from '../../support/bridge';
import { openConsole, pageTitled } from '../../support/open-console';
import { people } from '../../support/people';

const broken = vi.hoisted(() => ({ error: null as Error | null }));
vi.mock('../../../src/areas/home/Greeting', () => ({
  Greeting: () => {
    if (broken.error !== null) throw broken.error;
    return null;
  },
}));

bridgeToPortal();
beforeEach(() => (broken.error = null));
afterEach(() => window.history.pushState(null, '', '/'));

test('every page has one h1, its landmarks and its title in the tab', async () => {
  const { goTo } = await openConsole({ person: people.viewer, language: 'en' });
  for (const [path, title] of [
    ['/home', 'Home'],
    ['/transacoes-extrato', 'Transaction statement'],
    ['/nowhere', 'Page not found'],
  ] as const) {
    await goTo(path);
    await pageTitled(title);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toBe(`${title} · Cofre`);
    for (const landmark of ['banner', 'navigation', 'main', 'contentinfo']) {
      expect(screen.getAllByRole(landmark)).toHaveLength(1);
    }
  }
});

test('the keyboard can skip bar and menu', async () => {
  const { user } = await openConsole({ person: people.viewer, language: 'en' });
  await pageTitled('Home');
  await user.tab();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(skip).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('with a new page the focus goes to its content', async () => {
  const { user } = await openConsole({ person: people.viewer, language: 'en' });
  await pageTitled('Home');
  await user.click(screen.getByRole('link', { name: 'Statement' }));
  await pageTitled('Transaction statement');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a page that breaks leaves the frame alive and names the request', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  broken.error = new PortalError('refused', 500, 'Out of order.', {}, 'req-7');
  const { user, goTo, reload } = await openConsole({ person: people.viewer, language: 'en' });
  await pageTitled('This page could not be shown');
  expect(screen.getByText('Out of order.')).toBeVisible();
  expect(screen.getByText('Request req-7')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledOnce();

  await goTo('/transacoes-extrato');
  await pageTitled('Transaction statement');
  broken.error = null;
  await goTo('/home');
  expect(await pageTitled('Home')).toBeVisible();
});

test('light and dark are chosen in the menu of the avatar and survive a sign-out', async () => {
  vi.stubEnv('PORTAL_TEST_STYLES', 'on');
  const { user, goTo } = await openConsole({ person: people.viewer, language: 'en' });
  await user.click(await screen.findByRole('button', { name: /^Profile of/ }));
  const canvas = () => getComputedStyle(document.body).backgroundColor;
  expect(screen.getByRole('menuitemradio', { name: 'Same as device' })).toBeChecked();
  expect(canvas()).toBe('rgb(242, 245, 246)');

  await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  await vi.waitFor(() => expect(canvas()).toBe('rgb(12, 20, 23)'));
  expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  await goTo('/logout');
  expect(localStorage.getItem('@theme')).toBe('dark');
});
