import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { getBank, listBanks, updateBank } from '../../../../contract/banks';
import { refreshToken } from '../../../../contract/session';
import { bridgeToPortal, held } from '../../../support/bridge';
import { pageTitled } from '../../../support/open-console';
import { counted } from '../../../support/shown-list';
import { colleagueSaves, openBanks, rows } from './banks-page';

/* Each test edits a cooperative of its own, found by its name: other tests look at the others. */

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const dialog = () => within(screen.getByRole('dialog', { name: 'Edit bank' }));
const lengthField = () => dialog().getByRole('textbox', { name: 'Deposit code length' });
const partner = () => dialog().getByRole('switch', { name: 'Partner' });
const active = () => dialog().getByRole('switch', { name: 'Active' });
const button = (name: string) => dialog().getByRole('button', { name });
const snackbar = (text: string) => screen.findByText(text);
const saves = () => portal.callsOf(updateBank);

/** The dialog of a bank, opened from the list that was searched for it. */
async function edit(code: string) {
  const opened = await openBanks({
    path: `/bancos?${new URLSearchParams({ filter: JSON.stringify({ name: code }) })}`,
  });
  const name = `Cooperativa ${String(Number(code) - 900).padStart(2, '0')}`;
  await counted('1 bank');
  await opened.user.click(screen.getByRole('link', { name: `Edit ${name}` }));
  await waitFor(() => expect(lengthField()).toBeVisible());
  return { ...opened, name };
}

async function setLength(user: Awaited<ReturnType<typeof edit>>['user'], text: string) {
  await user.clear(lengthField());
  if (text !== '') await user.type(lengthField(), text);
}

test('BANK-09 LIST-06 LIST-07 a saved change closes the dialog, says so once, and the list shows it', async () => {
  const { user, name, goTo } = await edit('915');
  expect(dialog().getByText(`915 · ${name}`)).toBeVisible();
  await user.click(partner());
  await setLength(user, '20');
  await user.click(active());
  await user.click(button('Save'));
  expect(await snackbar('Bank saved successfully!')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(async () =>
    expect(await rows()).toEqual([['915', name, 'Yes', 'Yes 20 digits', 'Inactive']]),
  );
  expect(saves().map(({ body }) => body)).toEqual([
    { parceiro: true, tamanhoCodigoDepositoIdentificado: 20, ativo: false, version: 1 },
  ]);
  expect(portal.callsOf(listBanks)).toHaveLength(2);

  // The flag is removed: coming back shows no message and fetches nothing.
  expect(window.history.state?.usr ?? null).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('Bank saved successfully!')).not.toBeInTheDocument());
  await goTo('/home');
  await pageTitled('Home');
  await goTo('/bancos');
  await counted('1 bank');
  expect(screen.queryByText('Bank saved successfully!')).not.toBeInTheDocument();
  expect(portal.callsOf(listBanks)).toHaveLength(2);
});

test('BANK-09 two quick clicks on Save send one call', async () => {
  const { user } = await edit('916');
  const slow = held();
  portal.fail(updateBank, { until: slow.until });
  await setLength(user, '3');
  await user.dblClick(button('Save'));
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(button('Save')).toHaveAttribute('aria-busy', 'true');
  await user.click(button('Save'));
  slow.release();
  await snackbar('Bank saved successfully!');
  expect(saves()).toHaveLength(1);
});

test.each(['21', '', '1.5', '-1', 'x'])(
  'BANK-09 the length %j is refused at its field, and not sent',
  async (typed) => {
    const { user } = await edit('917');
    await setLength(user, typed);
    await user.click(button('Save'));
    expect(await dialog().findByText('Enter a whole number from 0 to 20.')).toBeVisible();
    expect(lengthField()).toHaveFocus();
    expect(lengthField()).toBeInvalid();
    expect(saves()).toHaveLength(0);
  },
);

describe('BANK-09 a colleague has saved meanwhile', () => {
  const theirs = { parceiro: true, tamanhoCodigoDepositoIdentificado: 7, ativo: false };

  test('BANK-09 the save is refused, says what changed, and keeps what was typed', async () => {
    const { user } = await edit('918');
    await colleagueSaves('918', theirs);
    await setLength(user, '9');
    await user.click(button('Save'));
    const notice = within(await dialog().findByRole('alert'));
    expect(notice.getByText('Someone else changed this record after you opened it.')).toBeVisible();
    expect(notice.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Partner, No before, Yes now',
      'Deposit code length, 0 before, 7 now',
      'Active, Yes before, No now',
    ]);
    expect(lengthField()).toHaveValue('9');
    expect(partner()).not.toBeChecked();

    await user.click(button('Save anyway'));
    await snackbar('Bank saved successfully!');
    await waitFor(async () => expect((await rows())[0]?.slice(2)).toEqual(['No', 'Yes 9 digits', 'Active']));
  });

  test('BANK-09 the colleague’s values can be taken over', async () => {
    const { user } = await edit('919');
    await colleagueSaves('919', theirs);
    await setLength(user, '9');
    await user.click(button('Save'));
    await user.click(await dialog().findByRole('button', { name: 'Use the saved values' }));
    expect(lengthField()).toHaveValue('7');
    expect(partner()).toBeChecked();
    expect(active()).not.toBeChecked();
    expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
    expect(button('Save')).toBeVisible();
  });

  test('BANK-09 a save that had arrived without its reply is a success when it is tried again', async () => {
    const { user } = await edit('921');
    await setLength(user, '5');
    // The server took it, and the connection broke before it could say so.
    await colleagueSaves('921', { parceiro: false, tamanhoCodigoDepositoIdentificado: 5, ativo: true });
    portal.fail(updateBank, 'dropped');
    await user.click(button('Save'));
    await dialog().findByText('The record could not be saved.');
    await user.click(button('Save'));
    expect(await snackbar('Bank saved successfully!')).toBeVisible();
  });
});

describe('when something fails', () => {
  test.each([
    [
      'a dropped connection',
      'dropped' as const,
      'The server did not answer. Your values are still here, so you can try again.',
    ],
    [
      'a fault of the server',
      { status: 500 },
      'The server did not answer. Your values are still here, so you can try again.',
    ],
    [
      'a refusal with words',
      { status: 404, body: { code: 'NOT_FOUND', message: 'Not found.' } },
      'Not found.',
    ],
    [
      'a call too many in a minute',
      { status: 429, body: { code: 'TOO_MANY_REQUESTS', message: 'Wait a minute and try again.' } },
      'Wait a minute and try again.',
    ],
  ])(
    'BANK-09 %s keeps the dialog and what was typed, and tells no success',
    async (_what, failure, sentence) => {
      const { user } = await edit('922');
      await setLength(user, '4');
      portal.fail(updateBank, failure);
      await user.click(button('Save'));
      const alert = await dialog().findByRole('alert');
      expect(alert).toHaveTextContent('The record could not be saved.');
      expect(alert).toHaveTextContent(sentence);
      expect(lengthField()).toHaveValue('4');
      expect(screen.queryByText('Bank saved successfully!')).not.toBeInTheDocument();
    },
  );

  test('ERR-05 what the server refuses at a field is shown at the field', async () => {
    const { user } = await edit('922');
    await setLength(user, '4');
    portal.fail(updateBank, {
      status: 400,
      body: {
        code: 'VALIDATION',
        message: 'Check the highlighted fields.',
        fields: { tamanhoCodigoDepositoIdentificado: 'Not today.' },
      },
    });
    await user.click(button('Save'));
    expect(await dialog().findByText('Not today.')).toBeVisible();
    expect(lengthField()).toBeInvalid();
  });

  test('SES-09 ERR-05 a save that is forbidden is reported in a snackbar; nothing is reported as saved, and nothing is lost', async () => {
    const { user } = await edit('922');
    await setLength(user, '4');
    portal.fail(updateBank, { status: 403, body: { code: 'FORBIDDEN', message: 'Not yours.' } });
    await user.click(button('Save'));
    expect(await screen.findByText('Not yours.', { selector: '.MuiSnackbar-root *' })).toBeVisible();
    expect(dialog().getByRole('alert')).toHaveTextContent('Not yours.');
    expect(lengthField()).toHaveValue('4');
    expect(screen.queryByText('Bank saved successfully!')).not.toBeInTheDocument();
  });

  test('SES-09 SES-11 a save whose session has ended is covered; nothing is reported as saved, and nothing is lost', async () => {
    const { user } = await edit('922');
    await setLength(user, '4');
    portal.fail(updateBank, { status: 401, body: { code: 'UNAUTHENTICATED', message: 'Over.' } });
    portal.fail(refreshToken, { status: 500 });
    await user.click(button('Save'));
    expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeVisible();
    expect(screen.queryByText('Bank saved successfully!')).not.toBeInTheDocument();
    const [length] = screen.getAllByLabelText('Deposit code length');
    expect(length).toHaveValue('4');
  });

  test('BANK-09 a bank that cannot be loaded can be tried again', async () => {
    portal.fail(getBank, 'dropped');
    const { user } = await openBanks({ path: '/bancos/editar/923' });
    expect(await screen.findByText('The record could not be loaded.')).toBeVisible();
    await user.click(button('Try again'));
    await waitFor(() => expect(lengthField()).toHaveValue('0'));
  });

  test.each(['/bancos/editar/no-such-bank', '/bancos/editar', '/bancos/elsewhere'])(
    'BANK-09 %s leads to the list, which says so',
    async (path) => {
      await openBanks({ path });
      expect(await screen.findByText('Select a record in the list.')).toBeVisible();
      await counted('30 banks');
      expect(window.location.pathname).toBe('/bancos');
    },
  );
});

test('BANK-09 a link fills nothing in: what an address says of a record is left out', async () => {
  const source = JSON.stringify({ tamanhoCodigoDepositoIdentificado: '9', parceiro: true });
  await openBanks({ path: `/bancos/editar/922?${new URLSearchParams({ source, page: '2' })}` });
  await waitFor(() => expect(lengthField()).toBeVisible());
  expect(screen.getByText('No changes yet')).toBeVisible();
  expect(lengthField()).toHaveValue('0');
  expect(partner()).not.toBeChecked();
  expect(window.location.search).toBe('?page=2');
});

describe('leaving', () => {
  test('BANK-09 an unchanged dialog closes at once, by Cancel or Escape', async () => {
    const { user, name } = await edit('924');
    expect(screen.getByText('No changes yet')).toBeVisible();
    await user.click(button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: `Edit ${name}` })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: `Edit ${name}` }));
    await waitFor(() => expect(lengthField()).toBeVisible());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(saves()).toHaveLength(0);
  });

  test('BANK-09 a changed one asks for a confirmation, and staying loses nothing', async () => {
    const { user } = await edit('924');
    await setLength(user, '8');
    expect(screen.queryByText('No changes yet')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    expect(question.getByText('There are unsaved changes. Leave anyway?')).toBeVisible();
    expect(question.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(lengthField()).toHaveValue('8'));
    await user.click(button('Cancel'));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(saves()).toHaveLength(0);
  });

  test('BANK-09 closing the tab on a changed dialog asks for a confirmation as well', async () => {
    const { user } = await edit('925');
    const leaves = () => {
      const event = new Event('beforeunload', { cancelable: true });
      act(() => {
        window.dispatchEvent(event);
      });
      return event.defaultPrevented;
    };
    expect(leaves()).toBe(false);
    await setLength(user, '8');
    expect(leaves()).toBe(true);
  });
});
