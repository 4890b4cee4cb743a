import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Language } from '../../contract/languages';
import { type Catalogue, loadCatalogue } from '../../i18n';
import { signIn, test } from './support';

/*
 * Every page that there is, in four languages, light and dark, wide and narrow: all of it in `npm run test:full`, and
 * otherwise so many combinations that each pair of them is tried.
 */

interface Look {
  language: Language;
  colorScheme: 'light' | 'dark';
  width: 1440 | 390;
}

const FULL = process.env.PORTAL_TEST_FULL !== undefined;
const looks: Look[] = (['en', 'co', 'es', 'pt'] as const).flatMap((language, which) =>
  (['light', 'dark'] as const).flatMap((colorScheme, mode) =>
    ([1440, 390] as const)
      .filter((_, size) => FULL || size === (which + mode) % 2)
      .map((width) => ({ language, colorScheme, width })),
  ),
);

/** WCAG 2.2 AA and best practice. The size of targets is a rule that axe leaves off. */
async function audit(page: Page, what: string): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))]),
    what,
  ).toEqual([]);
  const [content, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content, `${what} scrolls sideways`).toBeLessThanOrEqual(room ?? 0);
}

/** A page of somebody who is signed in, once its title stands there. */
async function open(page: Page, address: string, title: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

const all = (texts: Catalogue) => texts.statement.filters;

for (const { language, colorScheme, width } of looks) {
  test.describe(`${language}, ${colorScheme}, ${width} px`, () => {
    test.describe.configure({ timeout: 120_000 });
    let texts: Catalogue;
    test.beforeEach(async ({ page }) => {
      texts = await loadCatalogue(language);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    });

    test('axe finds nothing on the pages around the work', async ({ page }) => {
      await page.addInitScript((code) => localStorage.setItem('@language', code), language);
      await page.goto('/login');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await audit(page, 'sign-in');

      await signIn(page, '30000003', language);
      await open(page, '/home', texts.screens['/home'].title);
      await audit(page, 'home');
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox')).toBeFocused();
      await page.keyboard.type('e');
      await expect(page.getByRole('option').first()).toBeVisible();
      await audit(page, 'page finder');
      if (width < 1000) {
        await open(page, '/home', texts.screens['/home'].title);
        await page.getByRole('button', { name: texts.shell.openMenu }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await audit(page, 'menu');
      }
      await open(page, '/bancos', texts.shell.notAuthorized.title);
      await audit(page, 'a page that one may not see');
      await open(page, '/nowhere', texts.shell.notFound.title);
      await audit(page, 'no page');
    });

    test('axe finds nothing on the statement', async ({ page }) => {
      await signIn(page, '20000002', language);
      await open(page, '/transacoes-extrato', texts.screens['/transacoes-extrato'].title);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await audit(page, 'statement');
      await page.getByRole('button', { name: all(texts).advanced }).click();
      await page.getByRole('combobox', { name: all(texts).operators }).click();
      await expect(page.getByRole('listbox')).toBeVisible();
      await audit(page, 'statement filters');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: texts.common.export }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await audit(page, 'export menu');
    });

    test('axe finds nothing on a list, its filters and its form', async ({ page }) => {
      await signIn(page, '10000001', language);
      await open(page, '/bancos?filter=%7B%22status%22%3A1%7D', texts.screens['/bancos'].title);
      await expect(page.getByRole('link', { name: /Banco do Brasil$/ })).toBeVisible();
      await audit(page, 'list');
      await page.getByRole('button', { name: texts.list.filters }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await audit(page, 'filters');
      await page.getByRole('button', { name: texts.list.apply }).click();
      await expect(page.locator('.MuiDialog-root')).toHaveCount(0);
      await page.getByRole('link', { name: /Banco do Brasil$/ }).click();
      await expect(page.getByRole('switch', { name: texts.banks.edit.parceiro })).toBeVisible();
      await audit(page, 'form');
      const length = page.getByRole('textbox', { name: texts.banks.edit.tamanhoCodigoDepositoIdentificado });
      await length.fill('99');
      await length.press('Enter');
      await expect(page.getByText(texts.banks.edit.lengthWrong)).toBeVisible();
      await audit(page, 'form with an error');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: texts.edit.unsaved.title })).toBeVisible();
      await audit(page, 'question');
      await open(page, '/bancos?filter=%7B%22name%22%3A%22zzz%22%7D', texts.screens['/bancos'].title);
    });
  });
}
