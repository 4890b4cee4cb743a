import { expect, type Page } from '@playwright/test';
import { FILTER_DIALOG } from '../../contract/limits';
import { daysAgo, inFilters, openReport, statementRows } from './report-filters';
import { signIn, test } from './support';

/** The longest fade for a person who prefers less motion; nothing else may run at all. */
const LONGEST_FADE = 80;
/** What fades; everything else that changes gradually moves. */
const FADES = [
  'opacity',
  'visibility',
  'color',
  'fill',
  'stroke',
  'outline',
  'text-decoration',
  'box-shadow',
];

interface Motion {
  /** The property of a transition, or the name of an animation. */
  name: string;
  /** In milliseconds, with all its turns and without its delay. */
  lasts: number;
  of: string;
}

declare global {
  interface Window {
    motions: Motion[];
  }
}

/** Writes down everything that begins to move on the pages that open from now on. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.motions = [];
    const known = new WeakSet<Animation>();
    const note = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        if (known.has(animation) || !(effect instanceof KeyframeEffect)) continue;
        known.add(animation);
        const { endTime, delay } = effect.getComputedTiming();
        const named = animation as Animation & { transitionProperty?: string; animationName?: string };
        window.motions.push({
          name: named.transitionProperty ?? named.animationName ?? animation.id,
          lasts: Number(endTime) - (delay ?? 0),
          of: effect.target?.className.toString().slice(0, 80) ?? '',
        });
      }
      requestAnimationFrame(note);
    };
    for (const event of ['transitionrun', 'animationstart']) document.addEventListener(event, note, true);
    requestAnimationFrame(note);
  });
}

const motions = (page: Page) => page.evaluate(() => window.motions);
const lasting = async (page: Page) => (await motions(page)).filter(({ lasts }) => lasts > LONGEST_FADE);
const moving = async (page: Page) =>
  (await motions(page)).filter(
    ({ name, lasts }) =>
      lasts > 1 &&
      !FADES.some((fade) => name === fade || name.startsWith(`${fade}-`) || name.endsWith('-color')),
  );

/** Everything that opens, closes, waits and turns; `after` is called before a page is left. */
async function useEverything(page: Page, after: () => Promise<void>): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'atendimento' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox').check();
  await expect(page.getByText('Verificado neste dispositivo')).toBeVisible();
  await after();

  await signIn(page, '10000001');
  // A reply that takes its time shows what waiting looks like.
  await page.route(/\/portal\/(bancos|reports)\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.goto('/home');
  await page.getByRole('button', { name: /^Perfil de/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Bancos' }).click();
  await expect(page.getByRole('link', { name: 'Banco do Brasil', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  await expect(page.getByRole('dialog').locator('..')).toHaveCSS('opacity', '1');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.locator('.MuiDialog-root')).toHaveCount(0);
  await page.getByRole('link', { name: 'Banco do Brasil', exact: true }).click();
  await page.getByRole('switch', { name: 'Parceiro' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sair', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Extrato' }).click();
  await inFilters(page, 'selections', async () => {
    await page.getByRole('combobox', { name: 'Estabelecimentos' }).click();
    await page.getByRole('option').first().click();
    await page.keyboard.press('Escape');
  });
  await inFilters(page, 'period', () => page.getByLabel('Data inicial').fill(daysAgo(7)));
  await openReport(page);
  await statementRows(page).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Exportar' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await after();
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('@language', 'pt'));
  await watch(page);
});

test('nothing moves for a person who prefers less motion, and fades are over in 80 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await useEverything(page, async () => {
    expect.soft(await lasting(page)).toEqual([]);
    expect.soft(await moving(page)).toEqual([]);
  });
});

test('LIST-12 everybody else sees dialogs fade, the menu slide and what is on its way turn', async ({
  page,
}) => {
  const names = new Set<string>();
  let longestFade = 0;
  await useEverything(page, async () => {
    for (const { name, lasts } of await motions(page)) {
      names.add(name);
      if (name === 'opacity' && Number.isFinite(lasts)) longestFade = Math.max(longestFade, lasts);
    }
  });
  expect([...names]).toEqual(expect.arrayContaining(['opacity', 'transform']));
  expect(longestFade).toBe(FILTER_DIALOG.cancelFades);
  expect((await moving(page)).length).toBeGreaterThan(5);
});
