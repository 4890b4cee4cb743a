import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeByBack } from '../../../src/shell/back-closes';
import { bridgeToPortal } from '../../support/bridge';
import { openConsole, pageTitled } from '../../support/open-console';
import { people } from '../../support/people';

bridgeToPortal();

/** As a browser has it: the last watcher that is alive hears of a request, and of one only. */
const alive: Watcher[] = [];
class Watcher extends EventTarget {
  constructor() {
    super();
    alive.push(this);
  }
  destroy() {
    const place = alive.indexOf(this);
    if (place >= 0) alive.splice(place, 1);
  }
}
/** The Back of a phone; whether something has heard of it, so that the page stays. */
function back(): boolean {
  const watcher = alive.at(-1);
  watcher?.destroy();
  act(() => {
    watcher?.dispatchEvent(new Event('close'));
  });
  return watcher !== undefined;
}

let end: () => void;
beforeEach(() => {
  window.CloseWatcher = Watcher;
  end = closeByBack();
});
afterEach(() => {
  end();
  delete window.CloseWatcher;
  alive.length = 0;
  window.history.pushState(null, '', '/');
});

const dialog = () => screen.queryByRole('dialog');

test('Back closes a sheet of a phone, and leaves the page only after that', async () => {
  const { user } = await openConsole({
    person: people.administrator,
    path: '/usuarios',
    language: 'en',
    width: 390,
  });
  await pageTitled('Users');
  expect(back()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await screen.findByRole('dialog', { name: 'Filters' });
  expect(back()).toBe(true);
  // It hears of requests until it has moved away.
  await vi.waitFor(() => expect(alive).toEqual([]));
  expect(dialog()).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
});

test('Back closes the menu of a phone', async () => {
  const { user } = await openConsole({ person: people.manager, language: 'en', width: 390 });
  await pageTitled('Home');
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(screen.getByRole('dialog', { name: 'Main menu' })).toBeVisible();
  expect(back()).toBe(true);
  await vi.waitFor(() => expect(dialog()).not.toBeInTheDocument());
});

test('Back asks before it leaves what was typed in a sheet, and takes the question away first', async () => {
  const { user } = await openConsole({
    person: people.administrator,
    path: '/bancos',
    language: 'en',
    width: 390,
  });
  await pageTitled('Banks');
  const banks = within(await screen.findByRole('list', { name: 'Banks' }));
  await user.click(banks.getAllByRole('link')[0] as HTMLElement);
  const form = await screen.findByRole('dialog', { name: /^Edit/ });
  await user.click(await within(form).findByRole('switch', { name: 'Partner' }));
  expect(back()).toBe(true);
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  expect(back()).toBe(true);
  await vi.waitFor(() => expect(question).not.toBeInTheDocument());
  expect(form).toBeVisible();
});
