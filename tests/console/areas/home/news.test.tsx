import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '../../../../contract/languages';
import { getNews, listNews } from '../../../../contract/news';
import { bridgeToPortal, held } from '../../../support/bridge';
import { pictureOf } from '../../../support/news';
import { openConsole, pageTitled } from '../../../support/open-console';
import { people } from '../../../support/people';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

async function openHome(path = '/home', language: Language = 'en', width = 1440) {
  const opened = await openConsole({ person: people.viewer, language, path, width });
  await pageTitled(opened.catalogue.screens['/home'].title);
  return opened;
}

const list = () => screen.findByRole('list', { name: 'News' });
const titles = async () =>
  within(await list())
    .getAllByRole('button')
    .map((button) => button.textContent);
const numbered = (...numbers: number[]) =>
  numbers.map((number) => `Notícia ${String(number).padStart(2, '0')}`);
const button = (name: string) => screen.getByRole('button', { name });

describe('HOME-01 the list of news', () => {
  test('HOME-01 HOME-02 shows six cards with picture, title, text and date, the newest first', async () => {
    await openHome();
    expect(await titles()).toEqual(numbered(11, 10, 9, 8, 7, 6));
    const [, newest] = within(await list()).getAllByRole('listitem');
    const card = within(newest as HTMLElement);
    expect(newest?.querySelector('img')).toHaveAttribute(
      'src',
      `/portal/files/images/${pictureOf(10)}?size=card`,
    );
    expect(newest?.querySelector('img')).toHaveAttribute('loading', 'lazy');
    expect(card.getByRole('heading', { name: 'Notícia 10' })).toBeVisible();
    expect(card.getByText('10 Nov 2026')).toBeVisible();
    expect(card.getByText(/^Primeira linha da notícia 10/)).toBeVisible();
  });

  test('HOME-01 turns its pages, which are in the address', async () => {
    const { user } = await openHome();
    await list();
    expect(screen.getByText('1–6 of 11')).toBeVisible();
    expect(button('Previous page')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Next page'));
    await waitFor(async () => expect(await titles()).toEqual(numbered(5, 4, 3, 2, 1)));
    expect(window.location.search).toBe('?page=2');
    expect(screen.getByText('7–11 of 11')).toBeVisible();
    const next = button('Next page');
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveFocus();
    await user.click(next);
    expect(window.location.search).toBe('?page=2');
    await user.click(button('Previous page'));
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  test('HOME-01 opens at the page of its address, and one past the end says so', async () => {
    const { user } = await openHome('/home?page=9');
    expect(await screen.findByText('There is no page 9.')).toBeVisible();
    await user.click(button('Go to the last page'));
    await waitFor(async () => expect(await titles()).toEqual(numbered(5, 4, 3, 2, 1)));
    expect(portal.callsOf(listNews).map(({ query }) => query.get('page'))).toEqual([null, '8', '1']);
  });

  test.each(['0', '-1', '1.5', 'x', '99999999'])(
    'HOME-01 page=%s in the address is the first',
    async (page) => {
      await openHome(`/home?page=${page}`);
      expect(await titles()).toEqual(numbered(11, 10, 9, 8, 7, 6));
    },
  );

  test('HOME-01 the cards of before stay until the others are here', async () => {
    const { user } = await openHome();
    await list();
    const { until, release } = held();
    portal.fail(listNews, { until });
    await user.click(button('Next page'));
    await waitFor(() => expect(portal.callsOf(listNews)).toHaveLength(3));
    expect(await titles()).toEqual(numbered(11, 10, 9, 8, 7, 6));
    expect((await list()).closest('[aria-busy="true"]')).not.toBeNull();
    release();
    await waitFor(async () => expect(await titles()).toEqual(numbered(5, 4, 3, 2, 1)));
  });

  test('HOME-01 on a phone the pager stands below the cards and leads back to their beginning', async () => {
    const { user } = await openHome('/home', 'en', 390);
    const next = await screen.findByRole('button', { name: 'Next page' });
    expect((await list()).compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(next);
    expect(screen.getByRole('heading', { name: 'News' })).toHaveFocus();
  });

  test('HOME-01 HOME-07 no news item is shown twice, on no page', async () => {
    const { user } = await openHome();
    await list();
    await screen.findByRole('button', { name: 'Next highlight' });
    const shown = () =>
      screen
        .getAllByRole('heading', { level: 3, hidden: true })
        .flatMap(({ textContent }) => (/^Notícia \d\d$/.test(textContent) ? [textContent] : []));
    const first = shown();
    expect(first.toSorted()).toEqual(numbered(6, 7, 8, 9, 10, 11, 12, 13, 14));
    await user.click(button('Next page'));
    await waitFor(async () => expect(await titles()).toEqual(numbered(5, 4, 3, 2, 1)));
    expect(shown().toSorted()).toEqual(numbered(1, 2, 3, 4, 5, 12, 13, 14));
  });

  test('HOME-01 where all news are highlights there is no empty list below them', async () => {
    const content = [3, 2, 1].map((id) => ({
      id,
      title: `Só ${id}`,
      text: 'Texto.',
      urlFile: null,
      status: 'ATIVO',
      openDate: '2026-11-19T12:00:00',
      modifiedDate: '2026-11-19T12:00:00',
    }));
    portal.fail(listNews, {
      status: 200,
      body: { content, pageable: { pageNumber: 0 }, totalPages: 1, totalElements: 3 },
    });
    const empty = { content: [], pageable: { pageNumber: 0 }, totalPages: 0, totalElements: 0 };
    portal.fail(listNews, { status: 200, body: empty });
    await openHome();
    expect(await screen.findByRole('heading', { name: 'Só 3' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'News' })).not.toBeInTheDocument());
    expect(screen.queryByText('There is no news yet.')).not.toBeInTheDocument();
  });

  test('HOME-01 where there are no news it says so, without a carousel', async () => {
    const empty = { content: [], pageable: { pageNumber: 0 }, totalPages: 0, totalElements: 0 };
    portal.fail(listNews, { status: 200, body: empty }, 2);
    await openHome();
    expect(await screen.findByText('There is no news yet.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Highlights' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument();
  });
});

describe('HOME-15 news that cannot be loaded', () => {
  test.each<[Language, string]>([
    ['en', 'Error loading news!'],
    ['co', '¡Error al cargar las noticias!'],
    ['es', '¡Error al cargar las noticias!'],
    ['pt', 'Erro ao carregar as notícias!'],
  ])('HOME-15 it says so once, and another try brings them (%s)', async (language, failed) => {
    portal.fail(listNews, { status: 504 }, 2);
    const { user, catalogue } = await openHome('/home', language);
    const news = within(screen.getByRole('region', { name: catalogue.home.news.title }));
    expect(await news.findByRole('alert')).toHaveTextContent(failed);
    expect(screen.getAllByText(failed)).toHaveLength(1);
    await user.click(news.getByRole('button', { name: catalogue.common.retry }));
    expect(await screen.findByRole('button', { name: 'Notícia 11' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Notícia 14' })).toBeVisible();
    expect(screen.queryByText(failed)).not.toBeInTheDocument();
  });

  test('HOME-15 a later page that fails says so in its place, and the highlights stay', async () => {
    const { user } = await openHome();
    await list();
    portal.fail(listNews, 'dropped');
    await user.click(button('Next page'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading news!');
    expect(screen.getByRole('region', { name: 'Highlights' })).toBeVisible();
  });

  test('HOME-15 highlights that fail beside a later page say so as well', async () => {
    portal.fail(listNews, { status: 500 });
    await openHome('/home?page=2');
    expect(await titles()).toEqual(numbered(5, 4, 3, 2, 1));
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading news!');
  });
});

describe('HOME-07 the carousel', () => {
  // Cards that are not shown are hidden by their style.
  beforeEach(() => void vi.stubEnv('PORTAL_TEST_STYLES', 'on'));
  const carousel = async () => {
    await screen.findByRole('button', { name: 'Next highlight' });
    return screen.getByRole('region', { name: 'Highlights' });
  };
  const slide = () => screen.getByRole('group', { name: / of 3$/ });

  test('HOME-07 shows the newest three one by one, around and back, and never by itself', async () => {
    const { user } = await openHome();
    const region = within(await carousel());
    expect(await carousel()).toHaveAttribute('aria-roledescription', 'carousel');
    expect(slide()).toHaveAttribute('aria-roledescription', 'slide');
    expect(slide()).toHaveAccessibleName('1 of 3');
    expect(slide()).toHaveTextContent('Notícia 14');
    await user.click(region.getByRole('button', { name: 'Next highlight' }));
    expect(slide()).toHaveTextContent('Notícia 13');
    await user.click(region.getByRole('button', { name: 'Next highlight' }));
    await user.click(region.getByRole('button', { name: 'Next highlight' }));
    expect(slide()).toHaveTextContent('Notícia 14');
    await user.click(region.getByRole('button', { name: 'Previous highlight' }));
    expect(slide()).toHaveAccessibleName('3 of 3');
    expect(slide()).toHaveTextContent('Notícia 12');
  });

  test('HOME-07 what is not shown cannot be reached', async () => {
    await openHome();
    const region = within(await carousel());
    expect(region.getAllByRole('button', { name: /^Learn more/ })).toHaveLength(1);
    expect(region.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  });

  test('HOME-07 "know more" opens the news item', async () => {
    const { user } = await openHome();
    const region = within(await carousel());
    await user.click(region.getByRole('button', { name: 'Next highlight' }));
    await user.click(region.getByRole('button', { name: /^Learn more/ }));
    expect(await screen.findByRole('dialog', { name: 'Notícia 13' })).toBeVisible();
  });

  test('HOME-07 a finger turns it sideways, and does not when the page is meant', async () => {
    await openHome();
    await carousel();
    const drag = (x: number, y: number) => {
      fireEvent.touchStart(slide(), { touches: [{ clientX: 200, clientY: 200 }] });
      fireEvent.touchEnd(slide(), { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] });
    };
    drag(-80, 10);
    expect(slide()).toHaveTextContent('Notícia 13');
    drag(80, -10);
    expect(slide()).toHaveTextContent('Notícia 14');
    drag(-80, 90);
    drag(-20, 0);
    expect(slide()).toHaveTextContent('Notícia 14');
  });
});

describe('HOME-03 the dialog of a news item', () => {
  test('HOME-03 shows picture, title, date and the text line by line, under an address of its own', async () => {
    const { user } = await openHome('/home?page=2');
    await user.click(await screen.findByRole('button', { name: 'Notícia 04' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Notícia 04' }));
    expect(window.location.pathname + window.location.search).toBe('/home/noticias/4?page=2');
    expect(dialog.getByRole('img', { name: 'Picture of the news item “Notícia 04”' })).toHaveAttribute(
      'src',
      `/portal/files/images/${pictureOf(4)}`,
    );
    expect(dialog.getByText('4 Nov 2026')).toBeVisible();
    expect(dialog.getByText('Primeira linha da notícia 4.')).toBeVisible();
    expect(dialog.getByText('Segunda linha.')).toBeVisible();
    expect(portal.callsOf(getNews)).toEqual([]);
  });

  test('HOME-03 closing leads back to the page and to what opened it', async () => {
    const { user } = await openHome();
    const opener = await screen.findByRole('button', { name: 'Notícia 11' });
    await user.click(opener);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.pathname).toBe('/home');
    await waitFor(() => expect(opener).toHaveFocus());
  });

  test('HOME-03 its address opens it, whatever page it is on; Escape leaves to home', async () => {
    const { user } = await openConsole({ person: people.viewer, language: 'en', path: '/home/noticias/1' });
    expect(await screen.findByRole('dialog', { name: 'Notícia 01' })).toBeVisible();
    expect(portal.callsOf(getNews)).toHaveLength(1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.pathname).toBe('/home');
  });

  test.each(['15', '404', 'x'])('HOME-03 says that %s is not there any more', async (id) => {
    const path = `/home/noticias/${id}`;
    const { user } = await openConsole({ person: people.viewer, language: 'en', path });
    const dialog = within(await screen.findByRole('dialog', { name: 'News' }));
    expect(await dialog.findByText('This news item is no longer available.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await list()).toBeVisible();
  });

  test('HOME-15 one that cannot be loaded says so, and a retry loads it', async () => {
    portal.fail(getNews, { status: 503 });
    const { user } = await openConsole({ person: people.viewer, language: 'en', path: '/home/noticias/2' });
    const dialog = within(await screen.findByRole('dialog', { name: 'News' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Error loading news!');
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: 'Notícia 02' })).toBeVisible();
  });

  test('HOME-03 any other address below home is home', async () => {
    await openHome('/home/elsewhere');
    await waitFor(() => expect(window.location.pathname).toBe('/home'));
  });
});

describe('HOME-04 the picture', () => {
  test('API-10 HOME-04 a missing one is the rosette of the house, and so is one that does not come', async () => {
    const { user } = await openHome();
    const [odd, even] = within(await list()).getAllByRole('listitem');
    expect(odd?.querySelector('img')).toBeNull();
    expect(odd?.querySelector('svg')).toBeVisible();
    const picture = even?.querySelector('img');
    expect(picture).toBeVisible();
    expect(picture).toHaveAttribute('src', `/portal/files/images/${pictureOf(10)}?size=card`);
    expect(even?.querySelector('svg')).toBeNull();
    fireEvent.error(picture as HTMLImageElement);
    expect(even?.querySelector('img')).toBeNull();
    expect(even?.querySelector('svg')).toBeVisible();
    await user.click(button('Notícia 11'));
    const dialog = within(await screen.findByRole('dialog'));
    const fallback = dialog.getByRole('img', { name: 'Picture of the news item “Notícia 11”' });
    expect(fallback.querySelector('svg')).toBeVisible();
  });
});
