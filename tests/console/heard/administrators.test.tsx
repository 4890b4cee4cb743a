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

test('USR-45 an empty form says how much is wrong, and each field what it lacks', async () => {
  const { user } = await open('/usuarios/adicionar');
  await pageTitled('New user');
  const phrases = [
    'polite: No changes yet 3 fields to correct',
    'assertive: The form has errors.',
    'textbox, Name, Fill in name, e-mail and login., invalid, required',
    'polite: 1 unsaved change 2 fields to correct',
    'textbox, Login (tax id), Fill in name, e-mail and login., invalid, required',
  ] as const;
  const heard = await listen(async (until) => {
    await user.click(button('Save'));
    for (const phrase of phrases.slice(0, 3)) await until(phrase);
    await user.keyboard('Ana');
    await until(phrases[3]);
    await user.tab();
    await until(phrases[4]);
  });
  expectHeard(heard, phrases);
});

test('a bank opens in a dialog that says its name, a wrong length why, and leaving asks', async () => {
  const { user } = await open('/bancos');
  await screen.findByRole('table', { name: 'Banks' });
  const phrases = [
    'dialog, Edit bank, modal',
    'textbox, Deposit code length, 21, Enter a whole number from 0 to 20., invalid',
    'dialog, Leave without saving?, modal',
    'button, Keep editing',
  ] as const;
  const heard = await listen(async (until) => {
    await user.click(screen.getByRole('link', { name: 'Edit Banco do Brasil' }));
    await until(phrases[0]);
    const length = await screen.findByRole('textbox', { name: 'Deposit code length' });
    await user.clear(length);
    await user.type(length, '21');
    await user.click(button('Save'));
    await until(phrases[1]);
    await user.keyboard('{Escape}');
    await until(phrases[2]);
    await user.tab();
    await until(phrases[3]);
  });
  expectHeard(heard, phrases);
});

test('a person is switched off by a dialog that says whom and what follows', async () => {
  await registered({ name: 'Ouvida Ana', login: '47000001', effectiveRoles: [2], escopoAcessoEC: ['0001'] });
  const { user } = await open(userAddress({ name: 'Ouvida' }), 390);
  const list = await screen.findByRole('list', { name: 'Users' });
  expect(await readAloud(list)).toEqual([
    'list, Users',
    'listitem, level 1, position 1, set size 1',
    'link, Ouvida Ana',
    '47000001',
    'Establishment administrator',
    'Active',
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
  await listen(async (until) => {
    await user.click(button('Deactivate'));
    await until('polite: Change saved successfully!Undo');
  });
});

test('SHELL-17 what is typed into the finder is answered by how much was found', async () => {
  const { user } = await open('/home');
  await pageTitled('Home');
  const heard = await listen(async (until) => {
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog');
    await user.keyboard('itau');
    await until('polite: 1 result');
    await user.keyboard('{Enter}');
    await until('dialog, Edit bank, modal');
  });
  expectHeard(heard, ['polite: 1 result', 'dialog, Edit bank, modal']);
});

test('an import says what it read, how many rows it would take, and why it refuses the others', async () => {
  const { choose, check } = await openImport();
  const phrases = [
    'heading, First rows, level 2',
    'polite: ouvida.csv · 2 rows',
    'heading, Preview, level 2',
  ] as const;
  const heard = await listen(async (until) => {
    await choose(
      fileOf('Ouvida Cai;47000009;cai@example.com;Active;0001', 'Ouvida Bia;1;bia@example.com;Active;0001'),
      'ouvida.csv',
    );
    await until(phrases[0]);
    await until(phrases[1]);
    await check();
    await until(phrases[2]);
  });
  expectHeard(heard, phrases);
  expectHeard(await readAloud(screen.getByRole('main')), [
    'Nothing has been saved yet.',
    'tab, New 1, not selected, 1 control, position 2, set size 5',
    'tab, Errors 1, selected, 1 control, position 5, set size 5',
    'New people who are active get an e-mail with a link to set their password.',
  ]);
});
