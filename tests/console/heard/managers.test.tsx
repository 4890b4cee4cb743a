import { screen } from '@testing-library/react';
import { afterEach, test } from 'vitest';
import { bridgeToPortal } from '../../support/bridge';
import { openConsole, pageTitled } from '../../support/open-console';
import { people } from '../../support/people';
import { expectHeard, listen, readAloud } from '../../support/screen-reader';
import { codesAddress } from '../areas/operator-codes/codes-page';

/* What managers of shops hear who do not see the screen. */

bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const open = (path: string, width = 1440) =>
  openConsole({ person: people.manager, path, language: 'en', width });
const button = (name: string) => screen.getByRole('button', { name });

test('OPC-07 OPC-08 the form of new codes says what each field takes, and what is wrong with it', async () => {
  const { user } = await open('/codigos-operadores/adicionar');
  await pageTitled('New codes');
  const establishment = await screen.findByRole('combobox', { name: 'Establishment' });
  const phrases = [
    'polite: 1 unsaved change',
    'textbox, Quantity, 1, From 1 to 20., not invalid, required',
    'polite: 2 unsaved changes 1 field to correct',
    'textbox, Quantity, 21, The quantity must be a whole number from 1 to 20., invalid, required',
  ] as const;
  const heard = await listen(async (until) => {
    await user.click(establishment);
    await user.click(await screen.findByRole('option', { name: 'Mercado 1 (Cód.: 0001)' }));
    await until(phrases[0]);
    await user.tab();
    await until(phrases[1]);
    await user.keyboard('{Backspace}21');
    await user.click(button('Save'));
    await until(phrases[2]);
    await until(phrases[3]);
  });
  expectHeard(heard, phrases);
  expectHeard(await readAloud(screen.getByRole('main')), [
    'heading, Codes to create, level 2',
    'The codes go straight to the terminals. Here you see only the last 3 characters of each one.',
    'radio, Active, checked, disabled, position 1, set size 2',
  ]);
});

test('what is ticked is counted aloud, and the dialog says how many it changes and what follows', async () => {
  const { user } = await open(codesAddress({ operator: 'Operador' }));
  const boxes = await screen.findAllByRole('checkbox', { name: /^Select Operador/ });
  const heard = await listen(async (until) => {
    for (const [at, box] of boxes.slice(0, 2).entries()) {
      await user.click(box);
      await until(`polite: ${at + 1} selected`);
    }
    await user.click(button('Deactivate'));
    await screen.findByRole('button', { name: 'Deactivate 2' });
  });
  expectHeard(heard, ['polite: 1 selected', 'polite: 2 selected']);
  expectHeard(await readAloud(screen.getByRole('dialog')), [
    'dialog, Deactivate, modal',
    'Nothing has been changed yet.',
    'These codes stop working at the terminals. If you switch them on again, they work as before.',
    'term',
    'Will change',
    'definition',
    '2',
    'button, Cancel',
  ]);
});

test('a list on a phone says how many, and of each person the name first', async () => {
  await open(
    `/visualizadores-relatorios?filter=${encodeURIComponent(JSON.stringify({ name: 'Caio' }))}`,
    390,
  );
  await screen.findByRole('list', { name: 'Report viewers' });
  expectHeard(await readAloud(screen.getByRole('main')), [
    'search, Search by name',
    '1 report viewer',
    'list, Report viewers',
    'listitem, level 1, position 1, set size 1',
    'link, Caio Menezes',
    '30000003',
    'switch, Caio Menezes active, checked, not busy',
  ]);
});

test('home says first what needs the person, and each thing with where it leads', async () => {
  await open('/home');
  const link = await screen.findByRole('link', { name: /^View codes – / });
  const title = (link.getAttribute('aria-label') ?? link.textContent ?? '').replace('View codes – ', '');
  expectHeard(await readAloud(screen.getByRole('main')), [
    'heading, Needs you today, level 2',
    `heading, ${title}, level 3`,
    `link, View codes – ${title}`,
    'heading, Deposit balance, level 2',
  ]);
});
