import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { bridgeToPortal } from '../../../support/bridge';
import { openConsole, pageTitled } from '../../../support/open-console';
import { people } from '../../../support/people';

bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const key = (login: string) => `RaStore/${login}/.leftOff`;
const links = async () => {
  const card = await screen.findByRole('region', { name: 'Where you left off' });
  return within(card)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
};

test('a record and a filter that were open stand at home, the newest first, each with its screen', async () => {
  const filter = encodeURIComponent('{"status":0,"sla":1}');
  const { goTo } = await openConsole({
    person: people.administrator,
    language: 'en',
    path: '/bancos/editar/001',
  });
  await screen.findByRole('dialog', {}, { timeout: 10_000 });
  await waitFor(() => expect(localStorage.getItem(key(people.administrator))).toContain('001'));
  await goTo(`/chamados?filter=${filter}`);
  await pageTitled('Work orders');
  await waitFor(() => expect(localStorage.getItem(key(people.administrator))).toContain('/chamados'));
  await goTo('/home');
  await pageTitled('Home');
  expect(await links()).toEqual([
    ['Status: Waiting for service, SLA: OverdueWork orders', `/chamados?filter=${filter}`],
    ['001 · Banco do BrasilBanks', '/bancos/editar/001'],
  ]);
});

test('five are kept, and of a page the last filter', async () => {
  const kept = ['1', '2', '3', '4', '5'].map((id) => ({
    title: `User ${id}`,
    address: `/usuarios/editar/${id}`,
  }));
  localStorage.setItem(key(people.administrator), JSON.stringify(kept));
  const { goTo } = await openConsole({
    person: people.administrator,
    language: 'en',
    path: `/chamados?filter=${encodeURIComponent('{"status":0}')}`,
  });
  await pageTitled('Work orders');
  await goTo(`/chamados?filter=${encodeURIComponent('{"status":2}')}`);
  await waitFor(() => expect(localStorage.getItem(key(people.administrator))).toContain('Attended'));
  await goTo('/home');
  await pageTitled('Home');
  const shown = await links();
  expect(shown.map(([text]) => text)).toEqual([
    'Status: AttendedWork orders',
    'User 1Users',
    'User 2Users',
    'User 3Users',
    'User 4Users',
  ]);
});

test('a screen that the person may not open is not offered, nor what somebody else has kept', async () => {
  localStorage.setItem(
    key(people.viewer),
    JSON.stringify([{ title: 'A bank', address: '/bancos/editar/001' }]),
  );
  localStorage.setItem(
    key(people.manager),
    JSON.stringify([{ title: 'Codes', address: '/codigos-operadores' }]),
  );
  await openConsole({ person: people.viewer, language: 'en' });
  await pageTitled('Home');
  await screen.findByRole('button', { name: 'Next highlight' });
  expect(screen.queryByRole('region', { name: 'Where you left off' })).not.toBeInTheDocument();
});

test('a sign-out forgets it', async () => {
  localStorage.setItem(
    key(people.viewer),
    JSON.stringify([{ title: 'Today', address: '/transacoes-extrato' }]),
  );
  await openConsole({ person: people.viewer, language: 'en' });
  await pageTitled('Home');
  expect(await links()).toHaveLength(1);
  const { endStoredSession } = await import('../../../../src/session/end-stored-session');
  endStoredSession();
  expect(localStorage.getItem(key(people.viewer))).toBeNull();
});

test('what an older release has written there does no harm', async () => {
  localStorage.setItem(key(people.viewer), JSON.stringify([{ address: 7 }, null, 'x']));
  await openConsole({ person: people.viewer, language: 'en' });
  await pageTitled('Home');
  await screen.findByRole('button', { name: 'Next highlight' });
  expect(screen.queryByRole('region', { name: 'Where you left off' })).not.toBeInTheDocument();
});
