import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { findRecords } from '../../../contract/find';
import { bridgeToPortal, held } from '../../support/bridge';
import { openConsole, pageTitled } from '../../support/open-console';
import { people } from '../../support/people';

/* SHELL-17: the finder opens over everything, and finds pages, actions and records. */

const bridge = bridgeToPortal();
afterEach(() => {
  window.history.pushState(null, '', '/');
  vi.restoreAllMocks();
});

const LABEL = 'Find anything';
const hit = (title: string, record: string) => ({
  kind: 'user',
  title,
  detail: '',
  to: { screen: '/usuarios', record },
});
const answerWith = (...hits: object[]) => ({ status: 200, body: { hits, incomplete: false } });

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const group = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('option')
    .map((option) => option.textContent);
const selected = () => screen.queryByRole('option', { selected: true })?.textContent ?? null;

/** Opens the console at home, and the finder by its keys. */
async function openFinder(person: string, path = '/home', title = 'Home') {
  const console = await openConsole({ person, language: 'en', path });
  await pageTitled(title);
  await console.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: LABEL });
  expect(field).toHaveFocus();
  await screen.findByRole('listbox');
  return { ...console, field: () => screen.getByRole('combobox', { name: LABEL }) };
}

test('SHELL-17 Ctrl+K leads to the finder; part of a title finds allowed pages only, Enter opens', async () => {
  const { user, field } = await openFinder(people.viewer);
  expect(group('Pages')).toEqual([
    'Home',
    'Dashboards',
    'Bulletins',
    'Transaction statement',
    'Closings',
    'Bank files',
    'Verify a file',
    'Change password',
    'Help',
    'My second factor',
    'My sessions',
    'Subscriptions',
  ]);
  await user.keyboard('STATE');
  expect(group('Pages')).toEqual(['Transaction statement']);
  await user.clear(field());
  await user.keyboard('users');
  expect(await screen.findByText('Nothing found for “users”')).toBeVisible();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.clear(field());
  await user.keyboard('pass{Enter}');
  expect(await pageTitled('Change password')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('SHELL-17 what is typed before the finder is there is not lost, nor is Enter', async () => {
  const { user } = await openConsole({ person: people.administrator, language: 'pt' });
  await pageTitled('Início');
  await user.keyboard('{Control>}k{/Control}codigos so{Enter}');
  expect(await pageTitled('Códigos solicitados')).toBeVisible();
});

test('SHELL-17 the field in the bar opens it, Escape closes it, and the focus returns', async () => {
  const { user } = await openConsole({ person: people.viewer, language: 'en' });
  await pageTitled('Home');
  const opener = within(screen.getByRole('banner')).getByRole('button', { name: LABEL });
  await user.click(opener);
  expect(await screen.findByRole('combobox', { name: LABEL })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
});

test('SHELL-17 a record is found by what was typed, and Enter opens it', async () => {
  const { user } = await openFinder(people.administrator);
  await user.keyboard('200.000-02');
  await waitFor(() => expect(group('Records')[0]).toMatch(/^Marina Prado/));
  expect(selected()).toMatch(/^Marina Prado.*20000002/);
  await user.keyboard('{Enter}');
  expect(await screen.findByDisplayValue('Marina Prado', {}, { timeout: 10_000 })).toBeVisible();
  expect(window.location.pathname).toMatch(/^\/usuarios\/editar\/\d+$/);
});

test('SHELL-17 Enter before the answer opens the first record as soon as it is there', async () => {
  const { user } = await openFinder(people.administrator);
  const { until, release } = held();
  bridge.fail(findRecords, { ...answerWith(hit('Zenaide Quintela', '2')), after: until });
  await user.keyboard('zenaide{Enter}');
  expect(screen.getByText('Searching…')).toBeVisible();
  release();
  await waitFor(() => expect(window.location.pathname).toBe('/usuarios/editar/2'));
});

test('SHELL-17 an answer to an older text is never shown for a newer one', async () => {
  const { user, field } = await openFinder(people.administrator);
  const { until, release } = held();
  bridge.fail(findRecords, { ...answerWith(hit('Zenaide Quintela', '2')), after: until });
  await user.keyboard('zenaide');
  await waitFor(() => expect(bridge.callsOf(findRecords)).toHaveLength(1));
  bridge.fail(findRecords, answerWith(hit('Zuleica Vidal', '3')));
  await user.clear(field());
  await user.keyboard('zuleica');
  await waitFor(() => expect(group('Records')).toEqual(['Zuleica Vidal']));
  expect(bridge.callsOf(findRecords)[0]?.aborted()).toBe(true);
  release();
  await waitFor(() => expect(group('Records')).toEqual(['Zuleica Vidal']));
});

test('SHELL-17 a search that fails says so and can be tried again; pages stay', async () => {
  const { user } = await openFinder(people.administrator);
  bridge.fail(findRecords, { status: 500, body: {} });
  await user.keyboard('banks');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Records could not be searched');
  expect(group('Pages')).toEqual(['Banks']);
  bridge.fail(findRecords, answerWith(hit('Ana Banks', '2')));
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(group('Records')).toEqual(['Ana Banks']));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('SHELL-17 part of the records could not be searched: what was found is shown, with another try', async () => {
  const { user } = await openFinder(people.administrator);
  bridge.fail(findRecords, {
    status: 200,
    body: { hits: [hit('Zuleica Vidal', '3')], incomplete: true },
  });
  await user.keyboard('zuleica');
  expect(await screen.findByText(/Some records could not be searched/)).toBeVisible();
  expect(group('Records')).toEqual(['Zuleica Vidal']);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('SHELL-17 arrows move through all groups and around, and screen readers hear of it', async () => {
  const { user, field } = await openFinder(people.administrator);
  bridge.fail(findRecords, answerWith(hit('News Stand', '2')));
  await user.keyboard('news');
  await waitFor(() => expect(options()).toEqual(['News', 'New news item', 'News Stand']));
  expect(selected()).toBe('News');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(selected()).toBe('News Stand');
  const active = field().getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(active)).toHaveTextContent('News Stand');
  await user.keyboard('{ArrowDown}');
  expect(selected()).toBe('News');
  await user.keyboard('{ArrowUp}');
  expect(selected()).toBe('News Stand');
  expect(screen.getByText('3 results')).toBeInTheDocument();
});

test('SHELL-17 actions: a new user, the statement of seven days, only where the person may', async () => {
  const { user, field } = await openFinder(people.administrator);
  await user.keyboard('new user');
  expect(group('Actions')).toEqual(['New user']);
  expect(screen.getByRole('option', { name: 'New user' })).toHaveAttribute('href', '/usuarios/adicionar');
  await user.clear(field());
  await user.keyboard('last 7 days');
  const days = screen.getByRole('option', { name: 'Statement, last 7 days' });
  const { searchParams } = new URL(days.getAttribute('href') ?? '', 'http://localhost');
  expect(JSON.parse(searchParams.get('filter') ?? '')).toEqual({ period: 'sevenDays' });
  await user.click(days);
  expect(await pageTitled('Transaction statement')).toBeVisible();
});

test('SHELL-17 a viewer is offered no action of a closed page', async () => {
  const { user } = await openFinder(people.viewer);
  await user.keyboard('new');
  await waitFor(() => expect(bridge.callsOf(findRecords)).toHaveLength(1));
  expect(await screen.findByText('Nothing found for “new”')).toBeVisible();
});

test('SHELL-17 dark, a language and signing out are found as well', async () => {
  const { user } = await openFinder(people.viewer);
  await user.keyboard('dark{Enter}');
  await waitFor(() => expect(localStorage.getItem('@theme')).toBe('dark'));
  localStorage.removeItem('@theme');
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
  await user.keyboard('sign out');
  expect(await screen.findByRole('option', { name: 'Sign out' })).toHaveAttribute('href', '/logout');
  await user.clear(screen.getByRole('combobox'));
  await user.keyboard('portugues{Enter}');
  expect(await pageTitled('Início')).toBeVisible();
});

test('SHELL-17 what was chosen is offered first the next time, and to nobody after a sign-out', async () => {
  const { user } = await openFinder(people.administrator);
  await user.keyboard('banks{Enter}');
  await pageTitled('Banks');
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('group', { name: 'Recent' });
  expect(group('Recent')[0]).toBe('Banks');
  expect(selected()).toBe('Banks');
  const kept = `RaStore/${people.administrator}/.found`;
  expect(localStorage.getItem(kept)).toContain('/bancos');
  await user.keyboard('sign out{Enter}');
  await waitFor(() => expect(localStorage.getItem(kept)).toBeNull());
});

test('SHELL-17 Ctrl and Enter open a tab, and the finder stays', async () => {
  const { user } = await openFinder(people.viewer);
  const tab = vi.spyOn(window, 'open').mockReturnValue(null);
  await user.keyboard('help{Control>}{Enter}{/Control}');
  expect(tab).toHaveBeenCalledWith('/ajuda', '_blank', 'noopener');
  expect(screen.getByRole('combobox', { name: LABEL })).toHaveFocus();
  expect(window.location.pathname).toBe('/home');
});

test('SHELL-17 what is pasted with line ends is one line', async () => {
  const { user, field } = await openFinder(people.administrator);
  await user.paste('\tMarina\r\nPrado\n');
  expect(field()).toHaveValue('Marina Prado');
  await waitFor(() => expect(group('Records')[0]).toMatch(/^Marina Prado/));
});

test('SHELL-17 it opens over the menu of the avatar, which is gone after a choice', async () => {
  const { user } = await openConsole({ person: people.viewer, language: 'en' });
  await user.click(await screen.findByRole('button', { name: /^Profile of / }));
  await screen.findByRole('menu');
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: LABEL });
  expect(field).toHaveFocus();
  await user.keyboard('help{Enter}');
  expect(await pageTitled('Help')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

test('SHELL-17 a file that was found by its number is looked up on the page that verifies files', async () => {
  const { user } = await openFinder(people.administrator);
  bridge.fail(
    findRecords,
    answerWith({
      kind: 'file',
      title: 'File CF-00000-00000',
      detail: '',
      to: { screen: '/verificar', filter: { number: 'CF-00000-00000' } },
    }),
  );
  await user.keyboard('cf-00000-00000');
  await screen.findByRole('option', { name: /^File/ });
  await user.keyboard('{Enter}');
  await pageTitled('Verify a file');
  expect(await screen.findByDisplayValue('CF-00000-00000')).toBeVisible();
});
