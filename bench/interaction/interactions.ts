import type { Locator, Page } from '@playwright/test';

/** Something that people do again and again. */
export interface Interaction {
  /** What it is called in the report. */
  what: string;
  /** Done on a phone. */
  phone?: true;
  /** From here, below the console's address. */
  path: string;
  /** Waits for what it begins with, and brings the page there where the address alone does not. */
  ready: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
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
  act: async (page) => {
    await establishments(page).click();
    await page.getByRole('option').first().waitFor();
  },
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
    act: (page) => page.keyboard.press('a'),
    back: async (page) => {
      await search(page).fill('');
      await page.waitForTimeout(1000);
    },
  },
  {
    what: 'filters opened',
    path: USERS,
    ready: usersReady(10),
    act: async (page) => {
      await button(page, 'Filters').click();
      await page.getByRole('dialog').waitFor();
    },
    back: noDialog,
  },
  {
    what: 'a list sorted',
    path: USERS,
    ready: usersReady(10),
    act: (page) => button(page, /^Sort by Name/).click(),
  },
  {
    what: 'the next page',
    path: USERS,
    ready: usersReady(10),
    act: (page) => button(page, 'Next page').click(),
  },
  {
    what: 'a record opened',
    path: USERS,
    ready: usersReady(10),
    act: async (page) => {
      await rows(page).first().getByRole('link').first().click();
      await page.getByLabel('Name', { exact: true }).waitFor();
    },
    back: async (page) => {
      await page.goBack();
      await usersReady(10)(page);
    },
  },
  {
    what: 'an empty form saved',
    path: `${USERS}/adicionar`,
    ready: (page) => button(page, 'Save').waitFor(),
    act: (page) => button(page, 'Save').click(),
  },
  {
    what: 'a page of 10 selected',
    path: USERS,
    ready: usersReady(10),
    act: (page) => pageBox(page).click(),
    back: clearSelection,
  },
  {
    what: 'a page of 100 selected',
    path: HUNDRED,
    ready: usersReady(100),
    act: (page) => pageBox(page).click(),
    back: clearSelection,
  },
  {
    what: 'one row of 100 ticked',
    path: HUNDRED,
    ready: usersReady(100),
    act: (page) => rows(page).nth(3).getByRole('checkbox').click(),
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
    act: async (page) => {
      await button(page, 'Create report').click();
      await page.getByRole('table', { name: 'Statement rows' }).waitFor();
    },
  },
  choice('40'),
  {
    what: 'the language switched',
    path: USERS,
    ready: usersReady(10),
    act: (page) => button(page, /^PT/).click(),
    back: (page) => button(page, /^EN/).click(),
  },
  {
    what: 'the menu opened on a phone',
    phone: true,
    path: USERS,
    ready: (page) => page.getByRole('main').locator('li').first().waitFor(),
    act: async (page) => {
      await button(page, 'Open menu').tap();
      await button(page, 'Close menu').waitFor();
    },
    back: async (page) => {
      await page.keyboard.press('Escape');
      await page.waitForTimeout(1000);
    },
  },
  {
    what: "the dashboard's period switched",
    path: '/painel-de-controle',
    ready: (page) => page.getByRole('img').first().waitFor(),
    act: async (page) => {
      const period = page.getByRole('combobox', { name: 'Period' });
      const other = (await period.textContent()) === 'Last 30 days' ? 'Last 7 days' : 'Last 30 days';
      await period.click();
      await page.getByRole('option', { name: other }).click();
      await page.getByRole('listbox').waitFor({ state: 'hidden' });
      await page.getByRole('form').getByRole('button', { name: 'Filter' }).click();
    },
  },
  {
    what: 'the finder opened by Ctrl+K',
    path: USERS,
    ready: usersReady(10),
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').waitFor();
    },
    back: noDialog,
  },
];

/** Those on a network of two thousand establishments. */
export const interactionsOfMany: readonly Interaction[] = [choice('2,000')];
