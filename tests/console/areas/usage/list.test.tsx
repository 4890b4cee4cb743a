import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { exportFormats } from '../../../../contract/exports';
import { NEWER } from '../../../../contract/limits';
import { usageReport } from '../../../../contract/usage';
import { bridgeToPortal } from '../../../support/bridge';
import { openConsole, pageTitled } from '../../../support/open-console';
import { people } from '../../../support/people';
import { catchSavedFiles } from '../../../support/saved-files';
import { counted, tableRows } from '../../../support/shown-list';

const portal = bridgeToPortal();
const saved = catchSavedFiles();
afterEach(() => window.history.pushState(null, '', '/'));

const address = (filter: object) =>
  `/relatorio-utilizacao?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
const openUsage = ({ path = '/relatorio-utilizacao', width = 1440 } = {}) =>
  openConsole({ person: people.administrator, path, language: 'en', width });

const rows = () => tableRows('Use of terminals by establishment');
const asked = () => portal.callsOf(usageReport).map(({ query }) => Object.fromEntries(query));
const sixty = async () => {
  const opened = await openUsage({ path: address({ period: 60 }) });
  await counted('4 establishments');
  return opened;
};

describe('newer rows', () => {
  test('USE-04 a line says that they are there, and one click shows them', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { user } = await openUsage();
    const before = await rows();
    expect(screen.queryByText('There are newer rows.')).not.toBeInTheDocument();
    portal.fail(usageReport, {
      status: 200,
      body: {
        content: [{ nomeFantasia: 'Mercado 9', id: '0009', terminais: ['T0009'] }],
        pageable: { pageNumber: 0 },
        totalPages: 1,
        totalElements: 1,
        semUso: 0,
        terminaisEmUso: 1,
      },
    });
    await vi.advanceTimersByTimeAsync(NEWER.everyMs);
    expect(await screen.findByText('There are newer rows.')).toBeVisible();
    expect(await rows()).toEqual(before);
    await user.click(screen.getByRole('button', { name: 'Show them' }));
    await vi.waitFor(() => expect(asked()).toHaveLength(3));
  });
});

describe('the report', () => {
  test('USE-01 USE-04 USE-06 says how many establishments there are, of how many days, and how many without use', async () => {
    await openUsage();
    expect(await pageTitled('Usage report')).toBeVisible();
    expect(await rows()).toEqual([
      ['Mercado 1', '0001', 'T0001', '1'],
      ['Mercado 2', '0002', 'T0002', '1'],
      ['Mercado 4', '0004', 'T0004', '1'],
    ]);
    expect(await counted('3 establishments')).toBeVisible();
    expect(await counted(/^Last 30 days/)).toHaveTextContent(
      /^Last 30 days · 3 terminals used · [1-9]\d* establishments? without use$/,
    );
    const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headings).toEqual(['Trade name', 'Establishment code', 'Terminals', 'Quantity']);
  });

  test('USE-04 the number of establishments without use leads to their list, and the filter says so', async () => {
    const { user } = await openUsage();
    await rows();
    const link = screen.getByRole('link', { name: /without use$/ });
    const count = link.textContent.split(' ')[0];
    await user.click(link);
    expect(await counted(`${count} establishment${count === '1' ? '' : 's'}`)).toBeVisible();
    for (const row of await rows()) expect(row.slice(2)).toEqual(['–', '0']);
    expect(asked().at(-1)).toMatchObject({ uso: 'sem', periodo: '30' });
    expect(screen.queryByRole('link', { name: /without use$/ })).toBeNull();
    expect(screen.getByRole('button', { name: /Without use/ })).toBeVisible();
  });

  test('USE-07 API-35 LIST-21 without a choice, and where 0 was kept, 30 is sent and shown', async () => {
    await openUsage({ path: address({ period: 0 }) });
    expect(await counted(/^Last 30 days/)).toBeVisible();
    expect(asked()).toEqual([
      { formato: 'tela', page: '0', periodo: '30', size: '10', sort: 'nomeFantasia,asc' },
    ]);
  });

  test('USE-05 the first terminal, and a button that lists ten of the others, and then an ellipsis', async () => {
    const { user } = await sixty();
    expect((await rows())[2]).toEqual(['Mercado 3', '0003', 'T0003-01+12', '13']);
    await user.click(screen.getByRole('button', { name: '12 more terminals of Mercado 3' }));
    const popover = await screen.findByRole('dialog', { name: 'Terminals of Mercado 3' });
    expect(
      within(popover)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      ...Array.from({ length: 10 }, (_, index) => `T0003-${String(index + 2).padStart(2, '0')}`),
      '...',
    ]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('SHELL-19 USE-05 on a phone an establishment is a card with its terminals', async () => {
    await openUsage({ path: address({ period: 60, ecName: 'mercado 3' }), width: 390 });
    const [card] = within(
      await screen.findByRole('list', { name: 'Use of terminals by establishment' }),
    ).getAllByRole('listitem');
    expect(card).toHaveTextContent('Mercado 3Establishment code 0003Terminals T0003-01+12');
  });

  test('LIST-05 USE-04 sorts by what the server sorts by', async () => {
    const { user } = await sixty();
    await user.click(screen.getByRole('button', { name: /^Sort by Terminals/ }));
    await waitFor(() => expect(asked().at(-1)?.sort).toBe('terminais,asc'));
  });
});

describe('the filters', () => {
  test('USE-03 LIST-21 period and name are chosen in the dialog, kept, and cleared', async () => {
    const { user } = await openUsage();
    await rows();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Filters' }));
    await user.type(dialog.getByRole('textbox', { name: 'Establishment name' }), 'mercado 3');
    await user.click(dialog.getByRole('combobox', { name: 'Period' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Last 30 days',
      'Last 60 days',
    ]);
    await user.click(screen.getByRole('option', { name: 'Last 60 days' }));
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    expect(await counted('1 establishment')).toBeVisible();
    expect(await counted('Last 60 days · 13 terminals used · 0 establishments without use')).toBeVisible();
    expect(asked().at(-1)).toMatchObject({ periodo: '60', ec: 'mercado 3' });
    const kept = new URLSearchParams(window.location.search).get('filter');
    expect(JSON.parse(kept ?? '')).toEqual({ ecName: 'mercado 3', period: 60 });

    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(await counted('3 establishments')).toBeVisible();
    expect(asked().at(-1)).toMatchObject({ periodo: '30' });
    expect(asked().at(-1)).not.toHaveProperty('ec');
  });

  test('ERR-03 a filter that nothing matches says so', async () => {
    await openUsage({ path: address({ ecName: 'zzz' }) });
    expect(await counted('0 establishments')).toBeVisible();
  });
});

describe('the export', () => {
  test('USE-02 the menu offers four forms', async () => {
    const { user } = await openUsage();
    await rows();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toHaveLength(4);
  });

  test.each(exportFormats)(
    'USE-02 USE-08 %s is asked for with the filter and the order of the list, and saved as relatorio',
    async (form) => {
      const { user, catalogue } = await sixty();
      await user.click(screen.getByRole('button', { name: 'Export' }));
      await user.click(screen.getByRole('menuitem', { name: catalogue.exports.formats[form] }));
      await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([`relatorio.${form}`]));
      expect(asked().at(-1)).toEqual({ formato: form, periodo: '60', sort: 'nomeFantasia,asc' });
    },
  );
});

describe('what goes wrong', () => {
  test('USE-09 ERR-03 a report that could not be loaded says so, and is loaded by a retry', async () => {
    portal.fail(usageReport, { status: 500 });
    const { user } = await openUsage();
    expect(await screen.findByText('Could not load the usage report.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await counted('3 establishments')).toBeVisible();
  });

  test('SES-24 API-35 a person who may not see it sees a message', async () => {
    await openConsole({ person: people.manager, path: '/relatorio-utilizacao', language: 'en' });
    expect(await pageTitled('Page not authorized')).toBeVisible();
    expect(asked()).toEqual([]);
  });
});
