import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { previewBulk } from '../../../../contract/bulk';
import { listNews, type NewsItem } from '../../../../contract/news';
import { exportNews } from '../../../../contract/news-management';
import { bridgeToPortal } from '../../../support/bridge';
import { pictureOf } from '../../../support/news';
import { pageTitled } from '../../../support/open-console';
import { counted } from '../../../support/shown-list';
import { button, LIST, madeNews, NEW, openNews, rows, SETTLED, storedNews } from './news-page';

const portal = bridgeToPortal();
vi.setConfig({ testTimeout: 60_000 });
afterEach(() => window.history.pushState(null, '', '/'));

const asked = () => portal.callsOf(listNews).map(({ query }) => Object.fromEntries(query));
const row = (title: string) => screen.getByRole('row', { name: new RegExp(title) });
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

describe('NEWS-01 the table', () => {
  test('NEWS-01 NEWS-03 shows id, image, title, text, both dates and status, five rows a page', async () => {
    const { user } = await openNews({ path: SETTLED });
    const shown = await rows();
    expect(shown.map(([id, , title]) => [id, title])).toEqual(
      [1, 2, 3, 4, 5].map((id) => [String(id), `Notícia 0${id}`]),
    );
    expect(shown[0]).toEqual([
      '1',
      '',
      'Notícia 01',
      'Primeira linha da notícia 1.\n\nSegunda linha.',
      '1 Nov 2026 09:00:00',
      '1 Dec 2026 09:00:00',
      'Active',
    ]);
    const headings = within(screen.getByRole('table', { name: 'News' })).getAllByRole('columnheader');
    expect(headings.slice(1).map(({ textContent }) => textContent)).toEqual([
      'ID',
      'Image',
      'Title',
      'Text',
      'Start date',
      'Modified',
      'Status',
      'Actions',
    ]);
    expect(asked()).toEqual([{ active: 'false', page: '0', sort: 'title,asc' }]);
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    await waitFor(async () => expect((await rows()).at(-1)?.[2]).toBe('Notícia 15'));
    expect((await rows()).at(-1)?.[6]).toBe('Inactive');
  });

  const items: [title: string, status: NewsItem['status'], opensOn: string | null, endsOn: string | null][] =
    [
      ['Shown', 'ATIVO', null, '2099-12-24'],
      ['Waits', 'ATIVO', '2099-12-24', null],
      ['Over', 'ATIVO', null, '2020-01-01'],
      ['Off', 'INATIVO', null, '2020-01-01'],
    ];

  test.each([1440, 390])(
    'NEWS-02 the word of the status is that of the text ATIVO, and the calendar stands beside it, %i px wide',
    async (width) => {
      portal.fail(listNews, {
        status: 200,
        body: {
          content: items.map(([title, status, opensOn, endsOn], index) => ({
            id: index + 1,
            title,
            text: 'Text',
            urlFile: null,
            status,
            openDate: '2026-11-01T12:00:00',
            modifiedDate: '2026-11-01T12:00:00',
            endDate: null,
            managed: { opensOn, endsOn, profiles: null, version: 1 },
          })),
          pageable: { pageNumber: 0 },
          totalPages: 1,
          totalElements: items.length,
        },
      });
      await openNews({ width });
      await counted('4 news items');
      const [on, waits, over, off] =
        width === 390 ? screen.getAllByRole('listitem') : items.map(([title]) => row(title));
      expect(within(on!).getByText('Active')).toBeVisible();
      expect(within(on!).getByText('Until 24 Dec 2099')).toBeVisible();
      for (const [item, phase] of [
        [waits, 'Scheduled'],
        [over, 'Ended'],
      ] as const) {
        expect(within(item!).getByText('Active')).toBeVisible();
        expect(within(item!).getByText(phase)).toBeVisible();
      }
      expect(within(off!).getByText('Inactive')).toBeVisible();
      for (const item of [on, off]) expect(within(item!).queryByText(/^(Scheduled|Ended)$/)).toBeNull();
    },
  );

  test('NEWS-04 the image comes by its name, and the rosette of the house where it does not', async () => {
    await openNews({ path: SETTLED });
    await rows();
    const image = row('Notícia 02').querySelector('img')!;
    expect(image).toHaveAttribute('src', `/portal/files/images/${pictureOf(2)}?size=card`);
    fireEvent.error(image);
    expect(row('Notícia 02').querySelector('img')).toBeNull();
    expect(row('Notícia 02').querySelector('.fallback svg')).not.toBeNull();
    expect(row('Notícia 01').querySelector('.fallback svg')).not.toBeNull();
  });

  test('NEWS-03 SES-26 leads to a new item, to each of its items, and back to home', async () => {
    const { user } = await openNews({ path: SETTLED });
    await rows();
    expect(screen.getByRole('link', { name: 'Add news' })).toHaveAttribute('href', NEW);
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/home');
    await user.click(screen.getByRole('link', { name: 'Edit Notícia 03' }));
    await pageTitled('Edit news item');
    expect(window.location.pathname).toBe('/marketing/editar/3');
  });

  test('NEWS-15 a list that cannot be loaded says so, and is loaded by a retry', async () => {
    portal.fail(listNews, { status: 500 });
    const { user } = await openNews({ path: SETTLED });
    expect(await screen.findByText('Error loading news!')).toBeVisible();
    await user.click(button('Try again'));
    expect((await rows())[0]?.[2]).toBe('Notícia 01');
  });

  test('NEWS-01 LIST-14 leaves as a file with what the status says beside the word', async () => {
    const { user } = await openNews({ path: SETTLED });
    await rows();
    await user.click(screen.getByRole('button', { name: /^Export/ }));
    await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
    await waitFor(() => expect(portal.callsOf(exportNews)).toHaveLength(1));
    expect(portal.callsOf(exportNews)[0]?.body).toEqual({
      format: 'csv',
      filter: {},
      sort: 'title,asc',
      columns: [
        'id',
        'urlFile',
        'title',
        'text',
        'openDate',
        'modifiedDate',
        'status',
        'opensOn',
        'endsOn',
        'profiles',
      ],
    });
  });

  test.each(['manager', 'viewer', 'bankUser'] as const)(
    'SES-26 NEWS-01 a %s does not get in',
    async (person) => {
      await openNews({ person });
      await pageTitled('Page not authorized');
      expect(asked()).toEqual([]);
    },
  );
});

describe('NEWS-06 many at once', () => {
  test('NEWS-06 NEWS-08 a last day is entered, previewed, set and undone', async () => {
    const { id } = await madeNews({ title: 'Zz bulk' });
    const { user } = await openNews({ path: `${LIST}?sort=title&order=DESC` });
    await user.click(await screen.findByRole('checkbox', { name: /Zz bulk/ }));
    await user.click(button('Set the last day'));
    const asking = within(await screen.findByRole('dialog', { name: 'Set the last day' }));
    const day = await asking.findByRole('textbox', { name: 'Last day' });
    await user.type(day, '01/02/2020');
    await user.click(asking.getByRole('button', { name: 'Preview' }));
    expect(asking.getByText('The last day has already passed.')).toBeVisible();
    expect(day).toHaveFocus();
    await user.clear(day);
    await user.type(day, '24/12/2099');
    await user.click(asking.getByRole('button', { name: 'Preview' }));
    await user.click(await screen.findByRole('button', { name: 'Set for 1' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect((await storedNews(id)).managed?.endsOn).toBe('2099-12-24');
    expect(await within(row('Zz bulk')).findByText('Until 24 Dec 2099')).toBeVisible();
    expect(portal.callsOf(previewBulk)[0]?.body).toEqual({
      resource: 'marketing',
      selection: { ids: [String(id)] },
      action: { kind: 'setEnd', endsOn: '2099-12-24' },
    });
    await user.click(button('Undo: Set the last day, 1'));
    await waitFor(async () => expect((await storedNews(id)).managed?.endsOn).toBeNull());
  });

  test('NEWS-08 items are switched on and off after a preview that says what that means', async () => {
    const { id } = await madeNews({ title: 'Zz turn', profiles: [5] });
    const { user } = await openNews({ path: `${LIST}?sort=title&order=DESC` });
    await user.click(await screen.findByRole('checkbox', { name: /Zz turn/ }));
    await user.click(button('Activate'));
    await user.click(await screen.findByRole('button', { name: 'Activate 1' }));
    await waitFor(async () => expect((await storedNews(id)).status).toBe('ATIVO'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(await screen.findByRole('checkbox', { name: /Zz turn/ }));
    await user.click(button('Deactivate'));
    expect(
      await dialog('Deactivate').findByText('These news items will no longer be shown on the home page.'),
    ).toBeVisible();
    await user.click(dialog('Deactivate').getByRole('button', { name: 'Deactivate 1' }));
    await waitFor(async () => expect((await storedNews(id)).status).toBe('INATIVO'));
  });
});
