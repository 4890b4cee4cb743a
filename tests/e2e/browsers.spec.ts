import { join } from 'node:path';
import { expect } from '@playwright/test';
import { screens } from '../../contract/access';
import { loadCatalogue } from '../../i18n';
import { inFolder, runProgram } from '../support/programs';
import { PASSWORD, signIn, test } from './support';

const ADMINISTRATOR = '10000001';
const MANAGER = '20000002';

/** Runs in the page before anything else: takes away what the oldest browsers of vite.browsers.ts do not have. */
function asOldBrowser(): void {
  const newer: [object, string[]][] = [
    [AbortSignal, ['any']],
    [Promise, ['withResolvers', 'try']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Array, ['fromAsync']],
    [URL, ['parse']],
    [RegExp, ['escape']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [Element.prototype, ['checkVisibility', 'setHTMLUnsafe', 'getHTML']],
    [Document.prototype, ['startViewTransition']],
    [window, ['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'Iterator', 'navigation']],
  ];
  for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
}

test('every page works in the oldest browsers of our list, and a search, a page and a form in it', async ({
  page,
}) => {
  const { errors } = await loadCatalogue('pt');
  await page.addInitScript(asOldBrowser);
  await signIn(page, MANAGER);
  const main = page.getByRole('main');
  for (const { path } of screens.filter(({ path: at }) => at !== '/logout')) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(main, path).not.toContainText(errors.unexpected);
  }
  await page.goto('/codigos-operadores');
  await page.getByRole('searchbox').fill('aline');
  await expect(page.locator('output', { hasText: /código/ })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a browser that is too old says so', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(URL, 'canParse'));
  await page.addInitScript(() => localStorage.setItem('@language', 'pt'));
  await page.goto('/login');
  await expect(page.getByText(/antiguo para el portal|antigo demais para o portal/)).toBeVisible();
});

const refusals: [what: string, refuse: () => void][] = [
  [
    'refuses its storage',
    () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    },
  ],
  [
    'has no room left',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  ],
];
for (const [what, refuse] of refusals) {
  test(`LOG-05 a browser that ${what} says so, and its person works all the same until the page is loaded anew`, async ({
    page,
  }) => {
    const { session } = await loadCatalogue('co');
    await page.addInitScript(refuse);
    await page.goto('/login?next=/bancos');
    await expect(page.getByText('no permite que el portal guarde datos')).toBeVisible();
    await page.locator('input[name=login]').fill(ADMINISTRATOR);
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: session.signIn, exact: true }).click();
    await expect(page).toHaveURL(/\/bancos$/);
    await expect(page.getByRole('table')).toBeVisible();
    await page.getByRole('searchbox').fill('itau');
    await expect(page.locator('output', { hasText: /1 / })).toBeVisible();
    await page.goto('/home');
    await expect(page).toHaveURL(/\/login/);
  });
}

test('LOG-05 a browser that runs out of room during work says so once, and everything goes on working', async ({
  page,
}) => {
  const { errors } = await loadCatalogue('pt');
  await signIn(page, ADMINISTRATOR);
  await page.goto('/bancos');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByText(errors.storageFull)).toHaveCount(0);
  await page.evaluate(() => {
    const full = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    Storage.prototype.setItem = full;
    IDBObjectStore.prototype.put = full;
    Cache.prototype.put = full;
  });
  await page.getByRole('searchbox').fill('itau');
  await expect(page.locator('output', { hasText: /^1 / })).toBeVisible();
  const notice = page.getByRole('alert').filter({ hasText: errors.storageFull });
  await expect(notice).toBeVisible();
  await notice.getByRole('button').click();
  await expect(notice).toHaveCount(0);

  // The entries in memory are found again, and other pages work and say nothing.
  await page.getByRole('link', { name: 'Usuários', exact: true }).click();
  await expect(page).toHaveURL(/\/usuarios/);
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('link', { name: 'Bancos', exact: true }).click();
  await expect(page.locator('output', { hasText: /^1 / })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('itau');
  await expect(page.getByText(errors.storageFull)).toHaveCount(0);
  await expect(page.getByText(errors.unexpected)).toHaveCount(0);
});

test.describe('printing', () => {
  for (const [user, address, line] of [
    [ADMINISTRATOR, '/auditoria?perPage=50', /\b\d\d:\d\d:\d\d\b/g],
    [ADMINISTRATOR, '/usuarios?perPage=50', /\b(?:Ativo|Inativo)\b/g],
  ] as const) {
    test(`SHELL-19 paper holds every row of ${address} that the screen shows, upright and lying`, async ({
      page,
    }) => {
      await signIn(page, user);
      await page.goto(address);
      await expect(page.getByRole('table')).toBeVisible();
      const rows = await page.locator('tbody tr').count();
      expect(rows).toBeGreaterThan(20);
      for (const landscape of [false, true]) {
        const text = await inFolder(async (folder) => {
          await page.pdf({ path: join(folder, 'paper.pdf'), format: 'A4', landscape });
          return runProgram('pdftotext', ['-layout', join(folder, 'paper.pdf'), '-'], 'poppler-utils');
        });
        expect(text.match(line)?.length, landscape ? 'lying' : 'upright').toBe(rows);
        await expect(page.getByRole('table')).toBeVisible();
      }
    });
  }
});
