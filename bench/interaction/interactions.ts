import type { Locator, Page } from '@playwright/test';
import type { Press } from './durations';

/** Something that people do again and again. */
export interface Interaction {
  /** Names it in the report. */
  what: string;
  /** Done on a phone. */
  phone?: true;
  /** From here, below the console's address. */
  path: string;
  /** Waits for what it begins with, and brings the page there where the address alone does not. */
  ready: (page: Page) => Promise<unknown>;
  /** Is pressed one after the other: the longest of them counts. */
  act: readonly Press[];
  /** Brings the page back to where the act began; absent: it can be done again at once. */
  back?: (page: Page) => Promise<unknown>;
}

const USERS = '/usuarios';
const HUNDRED = `${USERS}?perPage=100`;
const STATEMENT = '/transacoes-extrato';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const rows = (page: Page) => page.getByRole('main').locator('tbody tr');
const search = (page: Page) => page.getByRole('searchbox').first();
const pageBox = (page: Page) => page.getByRole('checkbox', { name: 'Select this page' });
const establishments = (page: Page) => page.getByRole('combobox', { name: 'Establishments' });

/** The rows of users, so many. */
const usersReady = (count: number) => (page: Page) =>
  rows(page)
    .nth(count - 1)
    .waitFor();

async function statementReady(page: Page): Promise<void> {
  await button(page, 'Create report').waitFor();
  if (!(await establishments(page).isVisible())) await button(page, 'Advanced filters').click();
  await establishments(page).waitFor();
}

/** Closes what lies over the page, and waits until it has faded. */
const closed = (what: (page: Page) => Locator) => async (page: Page) => {
  await page.keyboard.press('Escape');
  await what(page).first().waitFor({ state: 'hidden' });
};
const noDialog = closed((page) => page.getByRole('dialog'));
const noListbox = closed((page) => page.getByRole('listbox'));

const clearSelection = (page: Page) => button(page, 'Clear selection').click();

const choice = (many: string): Interaction => ({
  what: `a choice of ${many} opened`,
  path: STATEMENT,
  ready: statementReady,
  act: [establishments],
  back: noListbox,
});

/** Those on the demo network as it is. */
export const interactions: readonly Interaction[] = [
  {
    what: 'a letter typed into a search',
    path: USERS,
    ready: async (page) => {
      await usersReady(10)(page);
      await search(page).focus();
    },
    act: ['a'],
    back: async (page) => {
      await search(page).fill('');
      await search(page).press('Enter');
      await page.locator('main section[aria-busy="false"]').waitFor();
      await usersReady(10)(page);
      await search(page).focus();
    },
  },
  {
    what: 'filters opened',
    path: USERS,
    ready: usersReady(10),
    act: [(page) => button(page, 'Filters')],
    back: noDialog,
  },
  {
    what: 'a list sorted',
    path: USERS,
    ready: usersReady(10),
    act: [(page) => button(page, /^Sort by Name/)],
  },
  {
    what: 'the next page',
    path: USERS,
    ready: usersReady(10),
    act: [(page) => button(page, 'Next page')],
  },
  {
    what: 'a record opened',
    path: USERS,
    ready: usersReady(10),
    act: [(page) => rows(page).first().getByRole('link').first()],
    back: async (page) => {
      await page.getByLabel('Name', { exact: true }).waitFor();
      await page.goBack();
      await usersReady(10)(page);
    },
  },
  {
    what: 'an empty form saved',
    path: `${USERS}/adicionar`,
    ready: (page) => button(page, 'Save').waitFor(),
    act: [(page) => button(page, 'Save')],
  },
  {
    what: 'a page of 10 selected',
    path: USERS,
    ready: usersReady(10),
    act: [pageBox],
    back: clearSelection,
  },
  {
    what: 'a page of 100 selected',
    path: HUNDRED,
    ready: usersReady(100),
    act: [pageBox],
    back: clearSelection,
  },
  {
    what: 'one row of 100 ticked',
    path: HUNDRED,
    ready: usersReady(100),
    act: [(page) => rows(page).nth(3).getByRole('checkbox')],
    back: clearSelection,
  },
  {
    what: 'a statement run',
    path: STATEMENT,
    ready: async (page) => {
      await statementReady(page);
      // The demo's last movements are of yesterday.
      await button(page, /^Period: /).click();
      await page.getByRole('menuitemradio', { name: 'Last 30 days' }).click();
      await establishments(page).click();
      await page.getByRole('option').first().click();
      await noListbox(page);
    },
    act: [(page) => button(page, 'Create report')],
    back: (page) => page.getByRole('table', { name: 'Statement rows' }).waitFor(),
  },
  choice('40'),
  {
    what: 'the language switched',
    path: USERS,
    ready: usersReady(10),
    act: [(page) => button(page, /^PT/)],
    back: (page) => button(page, /^EN/).click(),
  },
  {
    what: 'the menu opened on a phone',
    phone: true,
    path: USERS,
    ready: (page) => page.getByRole('main').locator('li').first().waitFor(),
    act: [(page) => button(page, 'Open menu')],
    back: noDialog,
  },
  {
    what: "the dashboard's period switched",
    path: '/painel-de-controle',
    ready: (page) => page.getByRole('img').first().waitFor(),
    act: [
      (page) => page.getByRole('combobox', { name: 'Period' }),
      (page) => page.getByRole('option', { selected: false }).last(),
      (page) => page.getByRole('form').getByRole('button', { name: 'Filter' }),
    ],
  },
  {
    what: 'the finder opened by Ctrl+K',
    path: USERS,
    ready: usersReady(10),
    act: ['Control+k'],
    back: noDialog,
  },
];

/** Those on a network of two thousand establishments. */
export const interactionsOfMany: readonly Interaction[] = [choice('2,000')];
