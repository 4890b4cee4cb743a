import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Language } from '../../../../contract/languages';
import { openConsole, pageTitled } from '../../../support/open-console';
import { people } from '../../../support/people';
import { put } from '../../../support/put';
import { tableRows } from '../../../support/shown-list';

interface Options {
  path?: string;
  language?: Language;
  width?: number;
}

/** The address of a list with these filters, as a person would share it. */
export const userAddress = (filter: object, rest: Record<string, string> = {}) =>
  `/usuarios?${new URLSearchParams({ filter: JSON.stringify(filter), ...rest })}`;

/** The list of users, as the administrator sees it. */
export const openUsers = ({ path = '/usuarios', language = 'en', width = 1440 }: Options = {}) =>
  openConsole({ person: people.administrator, path, language, width });

/** The cells of the table, row by row, without heading, checkbox and actions. */
export async function rows(table = 'Users'): Promise<string[][]> {
  return (await tableRows(table)).map((cells) => cells.slice(1, -1));
}

export const names = async (table?: string) => (await rows(table)).map(([name]) => name);

/** The form of an existing user, once it is shown. */
export async function openUser(id: number, options: Options = {}) {
  const opened = await openUsers({ path: `/usuarios/editar/${id}`, ...options });
  await screen.findByRole('textbox', { name: /^E-mail/ });
  await scopeLoaded();
  return opened;
}

/** The form of a new user, once its selectors are there. */
export async function openNewUser(options: Options = {}) {
  const opened = await openUsers({ path: '/usuarios/adicionar', ...options });
  await pageTitled('New user');
  await screen.findByRole('textbox', { name: /^E-mail/ });
  await scopeLoaded();
  return opened;
}

async function scopeLoaded(): Promise<void> {
  await waitFor(() =>
    expect(screen.queryByRole('progressbar', { name: 'Loading establishments and groups…' })).toBeNull(),
  );
}

export const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
export const profile = (name: string) => screen.getByRole('checkbox', { name });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const save = () => button('Save');

type User = Awaited<ReturnType<typeof openUsers>>['user'];

/** Chooses an option of a multi-select. */
export async function choose(user: User, label: string, option: RegExp): Promise<void> {
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
  await user.keyboard('{Escape}');
}

/** Fills in a new user with everything but profile and scope. */
export async function fillIn(user: User, { name, login, email }: Record<'name' | 'login' | 'email', string>) {
  await put(user, field(/^Name/), name);
  await put(user, field(/^Login/), login);
  await put(user, field(/^E-mail/), email);
  await user.click(screen.getByRole('radio', { name: 'Active' }));
}
