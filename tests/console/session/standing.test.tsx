import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listUsers } from '../../../contract/users';
import { bridgeToPortal } from '../../support/bridge';
import { openConsole, pageTitled } from '../../support/open-console';
import { PROMOTED } from '../../support/people';
import { asColleague, colleagueSaves, storedUser } from '../areas/users/colleague';

bridgeToPortal();

const inMenu = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Main menu' })).queryByRole('link', { name });

test('SES-05 another profile shows with the next call, in the menu and on the pages, without a new sign-in', async () => {
  const { goTo } = await openConsole({ person: PROMOTED, language: 'en' });
  await pageTitled('Home');
  expect(inMenu('Accounts')).toBeVisible();
  const page = await asColleague(listUsers, `${listUsers.path}?login=${PROMOTED}`);
  const [{ id }] = (page as { content: [{ id: number }] }).content;
  const { version } = await storedUser(id);
  await colleagueSaves(id, { effectiveRoles: [3], version });
  await goTo('/transacoes-extrato');
  await pageTitled('Transaction statement');
  await expect.poll(() => inMenu('Accounts')).toBeNull();
  await goTo('/contas');
  expect(await pageTitled('Page not authorized')).toBeVisible();
});
