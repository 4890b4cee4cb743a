import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { listNotifications, viewNotification, viewNotifications } from '../../../../contract/notifications';
import { validateSession } from '../../../../contract/session';
import { FRESH, nextPause } from '../../../../src/shell/notifications/freshness';
import { bridgeToPortal, held } from '../../../support/bridge';
import { openConsole } from '../../../support/open-console';
import { people, readers } from '../../../support/people';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

/** Each test reads as somebody else. */
let next = 0;
function newReader(): string {
  const reader = readers[next];
  next += 1;
  if (reader === undefined) throw new Error('There are more tests than readers');
  return reader;
}

const bell = (name: string | RegExp) => screen.findByRole('button', { name });
const panel = () => screen.findByRole('dialog', { name: 'Notifications' });
const entries = async () => within(await panel()).findAllByRole('listitem');

const open = () => openConsole({ person: newReader(), language: 'en' });

async function openPanel() {
  const opened = await open();
  await opened.user.click(await bell(/^Notifications, /));
  await entries();
  return opened;
}

describe('the bell', () => {
  test('SHELL-15 NOTE-03 says how many are unread, as a number and in its name', async () => {
    await open();
    expect(await bell('Notifications, 2 unread')).toHaveTextContent('2');
  });

  test.each([
    ['has no channels between tabs', undefined],
    [
      'refuses channels as it refuses its storage',
      function refused() {
        throw new DOMException('Refused', 'SecurityError');
      },
    ],
  ])('SHELL-15 NOTE-01 shows them in a browser that %s', async (_what, channel) => {
    vi.stubGlobal('BroadcastChannel', channel);
    await openConsole({ person: people.viewer, language: 'en' });
    expect(await bell('Notifications')).toBeVisible();
    await waitFor(() => expect(portal.callsOf(listNotifications)).toHaveLength(1));
  });

  test('SHELL-15 has no number where there is nothing unread', async () => {
    await openConsole({ person: people.viewer, language: 'en' });
    expect(await bell('Notifications')).toBeVisible();
  });

  test('NOTE-01 are fetched when the session was validated, and once', async () => {
    const { until, release } = held();
    portal.fail(validateSession, { until });
    await open();
    await vi.waitFor(() => expect(portal.callsOf(validateSession)).toHaveLength(1));
    expect(portal.callsOf(listNotifications)).toHaveLength(0);
    release();
    await bell('Notifications, 2 unread');
    expect(portal.callsOf(listNotifications)).toHaveLength(1);
  });

  test('NOTE-01 SHELL-15 more than the list holds are not counted wrong', async () => {
    const one = {
      codNotificacao: 1,
      isVisualizado: 0,
      createdAt: '2026-11-19T12:00:00',
      screen: null,
      record: null,
    };
    const tipoNotificacao = { codTipoNotificacao: 1, descricaoTipoNotificacao: 'News' };
    const body = Array.from({ length: 100 }, (_, index) => ({
      ...one,
      codUsuarioNotificacao: index + 1,
      notificacao: { descricaoNotificacao: `Number ${index}`, tipoNotificacao },
    }));
    portal.fail(listNotifications, { status: 200, body });
    await openConsole({ person: people.viewer, language: 'en' });
    expect(await bell('Notifications, more than 99 unread')).toHaveTextContent('99+');
  });
});

describe('the list', () => {
  test('NOTE-04 NOTE-02 hangs from the bell, newest first, with type, text and moment; unread is said', async () => {
    await openPanel();
    const shown = (await entries()).map((entry) => entry.textContent);
    expect(shown).toEqual([
      expect.stringMatching(
        /^Unread Operator codes 19 Nov 2026 15:05The 3 operator codes requested for Mercado 1/,
      ),
      expect.stringMatching(/^Unread Security 19 Nov 2026 12:05Helena Duarte reactivated your access\./),
      expect.stringMatching(/^News 19 Nov 2026 09:05News: Coletas em feriados/),
    ]);
  });

  test('NOTE-04 is empty in a sentence', async () => {
    const { user } = await openConsole({ person: people.viewer, language: 'en' });
    await user.click(await bell('Notifications'));
    expect(await within(await panel()).findByText('You have no notifications.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
  });

  test('NOTE-04 says why it could not be loaded and loads it again', async () => {
    portal.fail(
      listNotifications,
      {
        status: 500,
        body: { code: 'INTERNAL', message: 'Out of order.' },
        headers: { 'x-request-id': 'req-9' },
      },
      2,
    );
    const { user } = await open();
    await vi.waitFor(() => expect(portal.callsOf(listNotifications)).toHaveLength(1));
    await user.click(await bell('Notifications'));
    const alert = await within(await panel()).findByRole('alert');
    expect(alert).toHaveTextContent('Could not load the notifications.');
    expect(alert).toHaveTextContent('Out of order.');
    expect(alert).toHaveTextContent('Request req-9');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await entries()).toHaveLength(3);
  });

  test('NOTE-04 closes with Escape and gives the focus back to the bell', async () => {
    const { user } = await openPanel();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await bell('Notifications, 2 unread')).toHaveFocus();
  });
});

describe('opening one', () => {
  const second = async () => within((await entries())[1] as HTMLElement).findByRole('button');
  const detail = () => screen.findByRole('dialog', { name: 'Security' });

  test('NOTE-06 NOTE-05 shows it in a modal, marks it viewed and counts again; the focus returns to it', async () => {
    const { user } = await openPanel();
    await user.click(await second());
    expect(await detail()).toHaveTextContent('19 Nov 2026 12:05');
    expect(await detail()).toHaveTextContent('Helena Duarte reactivated your access.');
    await waitFor(() => expect(portal.callsOf(viewNotification)).toHaveLength(1));
    await user.click(within(await detail()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Security' })).not.toBeInTheDocument());
    expect(await second()).toHaveFocus();
    expect(await second()).not.toHaveTextContent('Unread');
    expect(await second()).toHaveTextContent(/^Security/);
    await user.keyboard('{Escape}');
    expect(await bell('Notifications, 1 unread')).toHaveFocus();
    expect(portal.callsOf(listNotifications)).toHaveLength(1);
  });

  test('NOTE-06 one of security leads to the password, and the list is out of the way', async () => {
    const told = (codUsuarioNotificacao: number, screen: string | null, descricaoNotificacao: string) => ({
      codUsuarioNotificacao,
      codNotificacao: codUsuarioNotificacao,
      isVisualizado: 1,
      createdAt: '2026-11-19T12:00:00',
      screen,
      record: null,
      notificacao: {
        descricaoNotificacao,
        tipoNotificacao: { codTipoNotificacao: 5, descricaoTipoNotificacao: 'Security' },
      },
    });
    portal.fail(listNotifications, {
      status: 200,
      body: [told(1, '/alterar-senha-perfil', 'Your password was changed.'), told(2, null, 'Reactivated.')],
    });
    const { user } = await openConsole({ person: people.viewer, language: 'en' });
    await user.click(await bell('Notifications'));
    await user.click(await second());
    expect(within(await detail()).queryByRole('link')).not.toBeInTheDocument();
    await user.click(within(await detail()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Security' })).not.toBeInTheDocument());
    await user.click(await within((await entries())[0] as HTMLElement).findByRole('button'));
    await user.click(within(await detail()).getByRole('link', { name: 'Change password' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Change password' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('NOTE-06 one of a work order leads to that order', async () => {
    const tipoNotificacao = { codTipoNotificacao: 2, descricaoTipoNotificacao: 'Work order' };
    const told = {
      codUsuarioNotificacao: 1,
      codNotificacao: 1,
      isVisualizado: 1,
      createdAt: '2026-11-19T12:00:00',
      screen: '/chamados',
      record: '9001',
      notificacao: { descricaoNotificacao: 'Work order 9001 was attended.', tipoNotificacao },
    };
    portal.fail(listNotifications, { status: 200, body: [told] });
    const { user } = await openConsole({ person: people.administrator, language: 'en' });
    await user.click(await bell('Notifications'));
    await user.click(await within((await entries())[0] as HTMLElement).findByRole('button'));
    const dialog = await screen.findByRole('dialog', { name: 'Work order' });
    const link = within(dialog).getByRole('link', { name: 'Open' });
    expect(link).toHaveAttribute('href', '/chamados/detalhes/9001');
  });

  test('NOTE-05 with the keyboard alone', async () => {
    const { user } = await open();
    (await bell('Notifications, 2 unread')).focus();
    await user.keyboard('{Enter}');
    await entries();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveFocus();
    await user.tab();
    await user.tab();
    await user.keyboard(' ');
    await detail();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Security' })).not.toBeInTheDocument());
    expect(await second()).toHaveFocus();
    expect(await panel()).toBeVisible();
  });

  test('NOTE-05 is counted again at once, before the server has answered', async () => {
    const { until, release } = held();
    portal.fail(viewNotification, { until });
    const { user } = await openPanel();
    await user.click(await second());
    await detail();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Security' })).not.toBeInTheDocument());
    await user.keyboard('{Escape}');
    expect(await bell('Notifications, 1 unread')).toBeVisible();
    release();
  });

  test('NOTE-05 what the server does not take is unread again, and that is said', async () => {
    portal.fail(viewNotification, { status: 500, body: { code: 'INTERNAL', message: 'Out of order.' } });
    const { user } = await openPanel();
    await user.click(await second());
    expect(await screen.findByText('It could not be marked as read. Out of order.')).toBeVisible();
    await waitFor(async () => expect(await detail()).toBeVisible());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Security' })).not.toBeInTheDocument());
    expect(await second()).toHaveTextContent('Unread');
    await user.keyboard('{Escape}');
    expect(await bell('Notifications, 2 unread')).toBeVisible();
  });

  test('NOTE-05 one that was viewed before is shown without a call', async () => {
    const { user } = await openPanel();
    const [, , third] = await entries();
    await user.click(within(third as HTMLElement).getByRole('button'));
    expect(await screen.findByRole('dialog', { name: 'News' })).toHaveTextContent('Coletas em feriados');
    expect(portal.callsOf(viewNotification)).toHaveLength(0);
  });

  test('NOTE-05 all of them at once; the focus stays in the list', async () => {
    const { user } = await openPanel();
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument(),
    );
    expect(await panel()).toHaveFocus();
    await waitFor(() => expect(portal.callsOf(viewNotifications)).toHaveLength(1));
    expect(screen.queryByText('Unread')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(await bell('Notifications')).toBeVisible();
  });

  test('NOTE-05 all of them, refused: they are unread as before', async () => {
    portal.fail(viewNotifications, 'dropped');
    const { user } = await openPanel();
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText(/^It could not be marked as read\./)).toBeVisible();
    expect(screen.getAllByText('Unread')).toHaveLength(2);
  });
});

test('NOTE-01 a minute passes between two calls, not the same for everybody, and five after a failure', () => {
  const pauses = Array.from({ length: 100 }, () => nextPause(false));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(60_000);
  expect(Math.max(...pauses)).toBeLessThan(60_000 + FRESH.jitter);
  expect(new Set(pauses).size).toBeGreaterThan(50);
  expect(nextPause(true)).toBeGreaterThanOrEqual(300_000);
});
