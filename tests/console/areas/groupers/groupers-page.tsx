import { screen, waitFor, within } from '@testing-library/react';
import { saveGrouper } from '../../../../contract/groupers';
import type { Language } from '../../../../contract/languages';
import { createUser } from '../../../../contract/users';
import { call } from '../../../../src/portal/client';
import { signInAs } from '../../../support/bridge';
import { openConsole } from '../../../support/open-console';
import { people } from '../../../support/people';

interface Options {
  person?: string;
  path?: string;
  language?: Language;
  width?: number;
}

export const openGroupers = ({
  person = people.administrator,
  path = '/agrupadores',
  language = 'en',
  width = 1440,
}: Options = {}) => openConsole({ person, path, language, width });

/** The address of the list with these filters. */
export const grouperAddress = (filter: object) =>
  `/agrupadores?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

let made = 0;
/** A group of a test's own, with a name that no other one has. */
export async function ownGroup(codes: readonly string[] = ['0001'], name = 'Console') {
  made += 1;
  const whole = `${name} ${process.pid} ${Date.now()} ${made}`;
  await signInAs(people.administrator);
  const { idGrouper } = await call(saveGrouper, {
    body: { id: null, name: whole, ecs: codes.map((cdEc) => ({ cdEc })) },
  });
  return { id: idGrouper, name: whole };
}

/** A report viewer who has a group. */
export async function holderOf(group: number) {
  made += 1;
  const login = `52${String(process.pid % 1000).padStart(3, '0')}${String(made).padStart(3, '0')}`;
  const name = `Titular ${login}`;
  await call(createUser, {
    body: {
      name,
      login,
      email: `${login}@example.com`,
      active: true,
      effectiveRoles: [3],
      escopoAcessoAG: [group],
    },
  });
  return { login, name };
}

type User = Awaited<ReturnType<typeof openConsole>>['user'];

/** Chooses establishments in the form. */
export async function choose(user: User, ...names: RegExp[]) {
  const field = await screen.findByRole('combobox', { name: 'Establishments' });
  await user.click(field);
  // The list stays open.
  for (const name of names) await user.click(await screen.findByRole('option', { name }));
  await user.keyboard('{Escape}');
}

export const nameField = () => screen.findByRole('textbox', { name: /^Name/ });
export const dialogNamed = async (name: string | RegExp) =>
  within(await screen.findByRole('dialog', { name }));
export const noDialog = () =>
  waitFor(() => {
    if (screen.queryByRole('dialog') !== null) throw new Error('A dialog is open');
  });
