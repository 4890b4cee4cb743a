import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listNotifications } from '../../../../contract/notifications';
import { login } from '../../../../contract/session';
import { bridgeToPortal } from '../../../support/bridge';
import { PASSWORD } from '../../../support/network';
import { openConsole } from '../../../support/open-console';
import { people, readers } from '../../../support/people';

/** Minutes pass in a moment; each test says how fast. */
const FRESH = vi.hoisted(() => ({ stale: 0, every: 0, rest: 0 }));
vi.mock('../../../../src/shell/notifications/freshness', () => ({ FRESH, nextPause: () => FRESH.every }));

const HOUR = 3_600_000;
const portal = bridgeToPortal();
beforeEach(() => Object.assign(FRESH, { stale: HOUR, every: HOUR, rest: HOUR }));
afterEach(() => {
  look('visible');
  window.history.pushState(null, '', '/');
});

// The other end of the list: nobody else's.
let next = readers.length;
function newReader(): string {
  next -= 1;
  return readers[next] ?? '';
}
const bell = (name: string | RegExp) => screen.findByRole('button', { name });
const asked = () => portal.callsOf(listNotifications).length;
const pause = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

/** Whether anybody can see the tab. */
function look(visibilityState: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

async function signInElsewhere(reader: string, agent: string): Promise<void> {
  const answer = await fetch(new URL(login.path, window.location.href), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify({ user: reader, password: PASSWORD }),
  });
  expect(answer.ok).toBe(true);
}

test('NOTE-01 a visible tab fetches at intervals, a hidden one does not', async () => {
  FRESH.every = 100;
  await openConsole({ person: people.viewer, language: 'en' });
  await waitFor(() => expect(asked()).toBeGreaterThan(3));
  look('hidden');
  await pause(50);
  const before = asked();
  await pause(500);
  expect(asked()).toBe(before);
});

test('NOTE-01 returning to the tab fetches a stale list, and only a stale one', async () => {
  await openConsole({ person: people.viewer, language: 'en' });
  await bell('Notifications');
  await waitFor(() => expect(asked()).toBe(1));
  look('hidden');
  look('visible');
  await pause(100);
  expect(asked()).toBe(1);
  cleanup();

  FRESH.stale = 20;
  await openConsole({ person: people.viewer, language: 'en' });
  await waitFor(() => expect(asked()).toBe(2));
  await pause(100);
  look('hidden');
  await pause(100);
  expect(asked()).toBe(2);
  look('visible');
  await waitFor(() => expect(asked()).toBe(3));
});

test('NOTE-01 a tab that nobody uses makes no call until somebody does', async () => {
  Object.assign(FRESH, { every: 100, stale: 20, rest: 300 });
  const { user } = await openConsole({ person: people.viewer, language: 'en' });
  await bell('Notifications');
  await pause(1000);
  const before = asked();
  await pause(500);
  expect(asked()).toBe(before);
  await user.keyboard('a');
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
});

test('SHELL-15 NOTE-01 what arrives between two calls is announced, counted, and shown in the list', async () => {
  FRESH.every = 300;
  const reader = newReader();
  const { user } = await openConsole({ person: reader, language: 'en' });
  await bell('Notifications, 2 unread');
  await signInElsewhere(reader, 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0');
  // Another status of the page is the pager of the news.
  const heading = await screen.findByText('New notification');
  const card = screen.getAllByRole('status').find((status) => status.contains(heading)) ?? heading;
  expect(card).toHaveTextContent(/^New notificationSomeone signed in .*Firefox on Linux/);
  expect(await bell('Notifications, 3 unread')).toBeVisible();
  FRESH.every = HOUR;
  await user.click(within(card).getByRole('button', { name: 'Show' }));
  const panel = await screen.findByRole('dialog', { name: 'Notifications' });
  expect((await within(panel).findAllByRole('listitem'))[0]).toHaveTextContent('Firefox on Linux');
  await waitFor(() => expect(screen.queryByText('New notification')).not.toBeInTheDocument());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await bell('Notifications, 3 unread')).toHaveFocus();
});

test('NOTE-01 tabs of one person share the list, those of another person receive nothing', async () => {
  const reader = newReader();
  const other = new BroadcastChannel(`cofre-notifications ${reader}`);
  const stranger = new BroadcastChannel(`cofre-notifications ${people.viewer}`);
  const heard: { queryKey: unknown; list: { isVisualizado: number }[] }[] = [];
  const overheard: unknown[] = [];
  other.addEventListener('message', ({ data }) => heard.push(data));
  stranger.addEventListener('message', ({ data }) => overheard.push(data));
  await openConsole({ person: reader, language: 'en' });
  await bell('Notifications, 2 unread');
  await waitFor(() => expect(heard).toHaveLength(1));
  const [{ queryKey, list } = { queryKey: null, list: [] }] = heard;
  expect(list.map(({ isVisualizado }) => isVisualizado)).toEqual([0, 0, 1]);

  // It was viewed in the other tab: this one makes no call and sends nothing back.
  other.postMessage({
    queryKey,
    list: list.map((one, at) => (at === 0 ? { ...one, isVisualizado: 1 } : one)),
  });
  await bell('Notifications, 1 unread');
  await pause(100);
  expect([asked(), heard.length, overheard.length]).toEqual([1, 1, 0]);
  other.close();
  stranger.close();
});

test('NOTE-02 another language fetches the list again, with its own texts', async () => {
  const { user } = await openConsole({ person: newReader(), language: 'en' });
  await user.click(await bell('Notifications, 2 unread'));
  await screen.findByText('Helena Duarte reactivated your access.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: /^PT/ }));
  await user.click(await bell('Notificações, 2 não lidas'));
  expect(await screen.findByText('Helena Duarte reativou o seu acesso.')).toBeVisible();
  expect(screen.queryByText('New notification')).not.toBeInTheDocument();
});

test('NOTE-04 the list stays when it cannot be refreshed, and that is said', async () => {
  FRESH.stale = 20;
  const { user } = await openConsole({ person: newReader(), language: 'en' });
  await bell('Notifications, 2 unread');
  await pause(100);
  portal.fail(listNotifications, 'dropped');
  await user.click(await bell('Notifications, 2 unread'));
  expect(await screen.findByText('Could not refresh the list.')).toBeVisible();
  const panel = screen.getByRole('dialog', { name: 'Notifications' });
  expect(within(panel).getAllByRole('listitem')).toHaveLength(3);
  await user.click(within(panel).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('Could not refresh the list.')).not.toBeInTheDocument());
});

test('NOTE-02 whoever signs in after somebody else sees nothing of them', async () => {
  const { user } = await openConsole({ person: newReader(), language: 'en' });
  await user.click(await bell('Notifications, 2 unread'));
  await screen.findByText('Helena Duarte reactivated your access.');
  cleanup();
  localStorage.clear();
  await openConsole({ person: people.viewer, language: 'en' });
  expect(await bell('Notifications')).toBeVisible();
  expect(screen.queryByText(/Helena Duarte/)).not.toBeInTheDocument();
});
