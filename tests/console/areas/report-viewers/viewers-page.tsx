import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Language } from '../../../../contract/languages';
import { openConsole } from '../../../support/open-console';
import { people } from '../../../support/people';

interface Options {
  path?: string;
  language?: Language;
  width?: number;
  person?: string;
}

export const LIST = '/visualizadores-relatorios';

/** The address of a list with these filters, as a person would share it. */
export const viewerAddress = (filter: object) =>
  `${LIST}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

/** The screen of report viewers, as the administrator sees it. */
export const openViewers = ({ path = LIST, language = 'en', width = 1440, person }: Options = {}) =>
  openConsole({ person: person ?? people.administrator, path, language, width });

/** A form of this screen, once its establishments are there. */
export async function openForm(path: string, options: Options = {}) {
  const opened = await openViewers({ path, ...options });
  await screen.findByRole('textbox', { name: /^E-mail/ });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Link establishments' })).toBeEnabled());
  return opened;
}

export const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
export const save = () => screen.getByRole('button', { name: 'Save' });

/** The codes in the table of linked establishments. */
export function linked(): string[] {
  const table = screen.queryByRole('table', { name: 'Linked establishments' });
  if (table === null) return [];
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent ?? '');
}

export const dialog = () => within(screen.getByRole('dialog', { name: 'Link establishments' }));
const side = (name: string) => within(dialog().getByRole('region', { name }));
export const left = () => side('Available');
export const right = () => side('Selected');

/** The codes of a side of the dialog. */
export const codesOf = (which: ReturnType<typeof left>) =>
  which
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);

export const move = (name: string) => dialog().getByRole('button', { name });

type User = Awaited<ReturnType<typeof openViewers>>['user'];

/** Links one establishment through the dialog. */
export async function link(user: User, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Link establishments' }));
  await user.click(left().getByRole('checkbox', { name: new RegExp(`^${name} `) }));
  await user.click(move('Move marked to selected'));
  await user.click(dialog().getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}
