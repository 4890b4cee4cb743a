import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { defaultFilters } from '../../../../contract/default-filters';
import { depositReport } from '../../../../contract/statement';
import { statementPath } from '../../../../src/network/reports/statement-path';
import { bridgeToPortal } from '../../../support/bridge';
import { openConsole, pageTitled } from '../../../support/open-console';
import { people } from '../../../support/people';
import { expectSnackbar, TODAY, YESTERDAY } from './statement-page';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const KEPT = `RaStore/${people.administrator}/.statement.filters`;
const bodies = () => portal.callsOf(depositReport).map(({ body }) => body as Record<string, unknown>);

async function openAt(path: string) {
  localStorage.setItem(KEPT, JSON.stringify({ ecs: ['0002'] }));
  const opened = await openConsole({ person: people.administrator, path, language: 'en' });
  await pageTitled('Transaction statement');
  return opened;
}

test('STMT-21 LIST-04 filters of the address run at once, also for level 1, and are changed without being kept', async () => {
  const filters = { ...defaultFilters(TODAY), dtInit: YESTERDAY, ecs: ['0001'] };
  const { user, goTo } = await openAt(statementPath(filters));
  await screen.findByRole('table', { name: 'Statement rows' });
  expect(bodies()).toHaveLength(1);
  expect(bodies()[0]).toMatchObject({ ecs: ['0001'], tsInicio: `${YESTERDAY} 00:00:00` });
  await user.click(screen.getByRole('switch', { name: /Corban/ }));
  expect(localStorage.getItem(KEPT)).toBe(JSON.stringify({ ecs: ['0002'] }));
  // The statement itself begins with what it has kept, and with no report of somewhere else.
  await goTo('/transacoes-extrato');
  await waitFor(() =>
    expect(screen.queryByRole('table', { name: 'Statement rows' })).not.toBeInTheDocument(),
  );
  expect(screen.getByText('1 active')).toBeVisible();
  expect(bodies()).toHaveLength(1);
});

test.each(['nonsense', '[]', 'null', '{"ecs":"0001"}', '{"ecs":[1]}', '{"dateType":"dx"}'])(
  'LIST-04 an address whose filter is %s says so, and the kept filters stand',
  async (filter) => {
    await openAt(`/transacoes-extrato?filter=${encodeURIComponent(filter)}`);
    await expectSnackbar('The address contains a filter that cannot be read. It was ignored.', 'warning');
    expect(bodies()).toEqual([]);
    expect(await screen.findByText('1 active')).toBeVisible();
  },
);

test('STMT-32 a filter by what the person may not see is called as on the screen, and cleared without the others', async () => {
  const filters = { ...defaultFilters(TODAY), ecs: ['zzz'], accounts: ['*'] };
  const path = statementPath(filters);
  const { user } = await openConsole({ person: people.manager, path, language: 'en' });
  const results = within(await screen.findByRole('region', { name: 'Results' }));
  expect(await results.findByText('Establishments: You do not have access to “zzz”.')).toBeVisible();
  expect(results.getByText('Could not load the report.')).toBeVisible();
  expect(screen.queryByText('Page not authorized')).not.toBeInTheDocument();
  expect(results.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await user.click(results.getByRole('button', { name: 'Clear the filters' }));
  await screen.findByRole('table', { name: 'Statement rows' });
  expect(bodies().at(-1)).toMatchObject({ ecs: [], todasContas: true });
});

test('SHELL-21 STMT-32 the refusal of a report is told in the language that is chosen meanwhile', async () => {
  const path = statementPath({ ...defaultFilters(TODAY), ecs: ['zzz'] });
  const { user } = await openConsole({ person: people.manager, path, language: 'en' });
  expect(await screen.findByText('Establishments: You do not have access to “zzz”.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^PT/ }));
  expect(await screen.findByText(/: Você não tem acesso a “zzz”\.$/)).toBeVisible();
});
