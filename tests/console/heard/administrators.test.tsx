import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { bridgeToPortal } from '../../support/bridge';
import { openConsole, pageTitled } from '../../support/open-console';
import { people } from '../../support/people';
import { expectHeard, listen, readAloud } from '../../support/screen-reader';
import { registered } from '../areas/users/colleague';
import { userAddress } from '../areas/users/users-page';
import { fileOf, openImport, readInPlaceOfWorkers } from '../kit/import/import-page';

/* What administrators hear who do not see the screen. The people of this file are called "Ouvida …". */

bridgeToPortal();
readInPlaceOfWorkers();
afterEach(() => window.history.pushState(null, '', '/'));

const open = (path: string, width = 1440) =>
  openConsole({ person: people.administrator, path, language: 'en', width });
const button = (name: string) => screen.getByRole('button', { name });

test('USR-45 SES-29 an empty form says how much is wrong, and each field what it lacks', async () => {
  const { user } = await open('/usuarios/adicionar');
  await pageTitled('New user');
  const heard = await listen(async () => {
    await user.click(button('Save'));
    await screen.findByText('3 fields to correct');
    await user.keyboard('Ana');
    await user.tab();
  });
  expectHeard(heard, [
    'button, Save, not busy',
    'polite: No changes yet 3 fields to correct',
    'assertive: The form has errors.',
    'textbox, Name, Fill in name, e-mail and login., invalid, required',
    'polite: 1 unsaved change 2 fields to correct',
    'textbox, Login (tax id), Fill in name, e-mail and login., invalid, required',
  ]);
});

test('BANK-09 SES-29 a bank opens in a dialog that says its name, a wrong length why, and leaving asks', async () => {
  const { user } = await open('/bancos');
  await screen.findByRole('table', { name: 'Banks' });
  const heard = await listen(async () => {
    await user.click(screen.getByRole('link', { name: 'Edit Banco do Brasil' }));
    const length = await screen.findByRole('textbox', { name: 'Deposit code length' });
    await user.clear(length);
    await user.type(length, '21');
    await user.click(button('Save'));
    await screen.findByText('Enter a whole number from 0 to 20.');
    await user.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.tab();
  });
  expectHeard(heard, [
    'link, Edit Banco do Brasil',
    'dialog, Edit bank, modal',
    'button, Save, not busy',
    'textbox, Deposit code length, 21, Enter a whole number from 0 to 20., invalid',
    'dialog, Leave without saving?, modal',
    'button, Keep editing',
  ]);
});

test('USR-34 SES-29 a person is switched off by a dialog that says whom and what follows', async () => {
  await registered({ name: 'Ouvida Ana', login: '47000001', effectiveRoles: [2], escopoAcessoEC: ['0001'] });
  const { user } = await open(userAddress({ name: 'Ouvida' }), 390);
  const list = await screen.findByRole('list', { name: 'Users' });
  expect(await readAloud(list)).toEqual([
    'list, Users',
    'listitem, level 1, position 1, set size 1',
    'link, Ouvida Ana',
    '47000001',
    'Active',
    'Establishment administrator',
    'Mercado 1',
    'switch, Ouvida Ana active, checked, not busy',
  ]);
  await user.click(within(list).getByRole('switch'));
  expect(await readAloud(await screen.findByRole('dialog'))).toEqual([
    'dialog, Deactivate Ouvida Ana?, modal',
    'heading, Deactivate Ouvida Ana?, level 2',
    'paragraph',
    'Ouvida Ana will be signed out immediately and cannot sign in until someone reactivates the access.',
    'button, Cancel',
    'button, Deactivate, not busy',
  ]);
  const heard = await listen(async () => {
    await user.click(button('Deactivate'));
    await screen.findByText('Change saved successfully!');
  });
  expect(heard.at(-1)).toMatch(/^polite: Change saved successfully!/);
});

test('SHELL-17 what is typed into the finder is answered by how much was found', async () => {
  const { user } = await open('/home');
  await pageTitled('Home');
  const heard = await listen(async () => {
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog');
    await user.keyboard('itau');
    await screen.findByRole('option', { name: /Itaú/ });
    await screen.findByText('1 result');
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Edit bank' });
  });
  expectHeard(heard, ['dialog, Find a page, modal', 'polite: 1 result', 'dialog, Edit bank, modal']);
});

test('LIST-22 an import says what it read, how many rows it would take, and why it refuses the others', async () => {
  const { choose, check } = await openImport();
  const heard = await listen(async () => {
    await choose(
      fileOf('Ouvida Cai;47000009;cai@example.com;Active;0001', 'Ouvida Bia;1;bia@example.com;Active;0001'),
      'ouvida.csv',
    );
    await screen.findByRole('heading', { name: 'First rows' });
    await check();
    await screen.findByRole('heading', { name: 'Preview' });
  });
  expectHeard(heard, [
    'polite: Reading the file…',
    'heading, First rows, level 2',
    'polite: ouvida.csv · 2 rows',
    'button, Check the rows, not busy',
    'heading, Preview, level 2',
  ]);
  expectHeard(await readAloud(screen.getByRole('main')), [
    'Nothing has been saved yet.',
    'tab, New 1, not selected, 1 control, position 2, set size 5',
    'tab, Errors 1, selected, 1 control, position 5, set size 5',
    'New people who are active get an e-mail with a link to set their password.',
  ]);
});
