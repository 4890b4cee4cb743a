import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { previewBulk } from '../../../../contract/bulk';
import { bridgeToPortal } from '../../../support/bridge';
import { openConsole } from '../../../support/open-console';
import { people } from '../../../support/people';
import { box, button, counted, openZone, pageBox } from './bulk-page';

const portal = bridgeToPortal();
vi.setConfig({ testTimeout: 90_000 });
afterEach(() => window.history.pushState(null, '', '/'));

const previews = () => portal.callsOf(previewBulk).map(({ body }) => body);
const nextPage = () => button('Next page');

describe('selecting', () => {
  test('rows are selected one by one, and the strip becomes the bulk bar', async () => {
    const { user } = await openZone('A');
    await user.click(box('Zona A 01'));
    expect(await counted('1 selected')).toBeVisible();
    expect(pageBox()).toBePartiallyChecked();
    const actions = within(screen.getByRole('group', { name: 'Actions for the selection' }));
    expect(actions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Activate',
      'Deactivate',
      'Assign establishments',
      'Remove establishments',
      'Resend welcome e-mail',
      'Export',
    ]);
    await user.click(box('Zona A 01'));
    expect(await counted('12 users')).toBeVisible();
  });

  test('a checkbox is ticked at once, and does not jump back before other components are updated', async () => {
    await openZone('A');
    fireEvent.click(box('Zona A 01'));
    expect(box('Zona A 01')).toBeChecked();
    fireEvent.click(pageBox());
    expect(box('Zona A 02')).toBeChecked();
  });

  test('the page is selected by its checkbox, and survives paging and sorting', async () => {
    const { user } = await openZone('A');
    await user.click(pageBox());
    await counted('10 selected');
    await user.click(nextPage());
    await waitFor(() => expect(box('Zona A 11')).not.toBeChecked());
    expect(pageBox()).not.toBeChecked();
    await user.click(box('Zona A 12'));
    await counted('11 selected');
    await user.click(button('Previous page'));
    await waitFor(() => expect(box('Zona A 10')).toBeChecked());
    await user.click(button(/^Sort by Name/));
    await waitFor(() => expect(box('Zona A 12')).toBeChecked());
    expect(screen.getByRole('checkbox', { name: 'Select Zona A 11' })).not.toBeChecked();
    await counted('11 selected');
  });

  test('all that match are selected by name of their number, and single ones can be left out', async () => {
    const { user } = await openZone('A');
    await user.click(box('Zona A 01'));
    await user.click(button('Select all 12'));
    await counted('12 selected');
    expect(screen.queryByRole('button', { name: 'Select all 12' })).not.toBeInTheDocument();
    await user.click(nextPage());
    await waitFor(() => expect(box('Zona A 11')).toBeChecked());
    await user.click(box('Zona A 11'));
    await counted('11 selected');
    await user.click(button('Deactivate'));
    await waitFor(() =>
      expect(previews()).toEqual([
        {
          resource: 'usuarios',
          selection: { filter: { name: 'Zona A' }, except: [expect.stringMatching(/^\d+$/)] },
          action: { kind: 'deactivate' },
        },
      ]),
    );
  });

  test('all of one filter ends with it, chosen records stay', async () => {
    const { user } = await openZone('A');
    await user.click(box('Zona A 01'));
    const search = screen.getByRole('searchbox', { name: 'Search by name' });
    await user.type(search, ' 0');
    await counted('1 selected');
    await user.click(await screen.findByText('Select all 9'));
    await counted('9 selected');
    await user.clear(search);
    await user.type(search, 'Zona A 1');
    await counted('3 users');
  });

  test('clearing keeps the focus in the strip', async () => {
    const { user } = await openZone('A');
    await user.click(box('Zona A 02'));
    await user.click(button('Clear selection'));
    await counted('12 users');
    expect(pageBox()).toHaveFocus();
  });

  test('a selection survives a visit to another page', async () => {
    const { user, goTo } = await openZone('A');
    await user.click(box('Zona A 03'));
    await goTo('/home');
    await goTo(`/usuarios?${new URLSearchParams({ filter: JSON.stringify({ name: 'Zona A' }) })}`);
    await counted('1 selected');
    expect(box('Zona A 03')).toBeChecked();
  });

  test('everything is done by keyboard', async () => {
    const { user } = await openZone('A');
    box('Zona A 01').focus();
    await user.keyboard(' ');
    await counted('1 selected');
    button('Select all 12').focus();
    await user.keyboard('{Enter}');
    await counted('12 selected');
    // The button is gone, and the focus is not.
    expect(pageBox()).toHaveFocus();
    await user.keyboard(' ');
    await counted('2 selected');
  });
});

describe('on a phone', () => {
  test('cards have checkboxes once somebody turns selection on', async () => {
    const { user } = await openZone('F', { width: 390 });
    expect(screen.queryByRole('checkbox', { name: 'Select Zona F 01' })).not.toBeInTheDocument();
    await user.click(button('Select'));
    await user.click(box('Zona F 02'));
    expect(await screen.findByText('1 selected', { selector: '.count' })).toBeVisible();
    expect(screen.getByText('3 users', { selector: 'section output' })).toHaveTextContent(
      '3 users 1 selected',
    );
    expect(button('Deactivate')).toBeVisible();
    await user.click(button('Clear selection'));
    await counted('3 users');
    await user.click(button('Done'));
    expect(screen.queryByRole('checkbox', { name: 'Select Zona F 01' })).not.toBeInTheDocument();
    expect(button('Select')).toHaveFocus();
  });
});

test('a list without bulk work has no checkboxes and no choice of columns', async () => {
  await openConsole({ person: people.administrator, path: '/bancos', language: 'en', width: 1440 });
  await screen.findByRole('table', { name: 'Banks' });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Columns' })).not.toBeInTheDocument();
});
