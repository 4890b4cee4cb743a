import { type APIResponse, expect, type Locator, type Page } from '@playwright/test';
import { listToday } from '../../contract/today';
import { openEyes } from './eyes';
import { tabTo, visibleFocus, walk } from './focus';
import { chooseOption, press, throughDialog, visibleOption } from './keys';
import { daysAgo, filterChip } from './report-filters';
import { signIn, test } from './support';

const PROVIDER = '10000001';
const PASSWORD = 'Demo@2026';

/** Wide and on a phone; each changes a bank of its own. */
const windows = [
  { width: 1440, height: 900, bank: 'Sicoob' },
  { width: 390, height: 844, bank: 'Citibank' },
] as const;

let pointed: string[];

test.describe.configure({ timeout: 180_000 });
test.beforeEach(async ({ page }) => {
  pointed = [];
  await openEyes(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.exposeBinding('pointed', (_source, kind: string) => pointed.push(kind));
  await page.addInitScript(() => {
    const { pointed } = window as unknown as { pointed: (kind: string) => void };
    for (const kind of ['pointerdown', 'mousedown', 'touchstart']) {
      window.addEventListener(kind, () => pointed(kind), true);
    }
    if (localStorage.getItem('@language') === null) localStorage.setItem('@language', 'pt');
  });
});

const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** Home reads again meanwhile what needs the person, of which other tests make more: it stays as it was at first. */
async function keepToday(page: Page): Promise<void> {
  let first: Promise<APIResponse> | undefined;
  await page.route(`**${listToday.path}*`, async (route) => {
    first ??= route.fetch();
    await route.fulfill({ response: await first });
  });
}

/** Opens a page by the menu, which on a phone is a dialog. */
async function openByMenu(page: Page, name: string): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 1000) await press(page, button(page, 'Abrir menu'));
  await press(page, page.getByRole('navigation').getByRole('link', { name, exact: true }));
}

for (const { bank, ...viewport } of windows) {
  const phone = viewport.width < 1000;

  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    test.afterEach(() => expect(pointed).toEqual([]));

    test('LOG-05 SHELL-17 STMT-11 the keyboard alone signs in, finds a page and runs a statement', async ({
      page,
    }) => {
      await keepToday(page);
      await page.goto('/login');
      await expect(page.getByLabel('CPF ou login')).toBeFocused();
      await walk(page);
      await throughDialog(page, button(page, 'atendimento'));
      await press(page, page.getByRole('contentinfo').getByRole('button', { name: 'English' }));
      await press(page, page.getByRole('contentinfo').getByRole('button', { name: 'Português' }));
      await tabTo(page, page.getByLabel('CPF ou login'));
      await page.keyboard.press('Enter');
      await expect(page.getByText('Usuário e/ou senha não informados')).toBeVisible();
      await visibleFocus(page);
      await page.keyboard.type(PROVIDER);
      await tabTo(page, page.getByLabel('Senha', { exact: true }));
      await page.keyboard.type(PASSWORD);
      await press(page, page.getByRole('checkbox', { name: 'Não sou um robô' }), 'Space');
      await expect(page.getByText('Verificado neste dispositivo')).toBeVisible();
      await press(page, button(page, 'Entrar'));
      await page.waitForURL('**/home');
      await title(page, 'Início');
      // What is still loading would be an unexpected stop.
      await expect(page.getByRole('region', { name: 'Destaques' }).getByRole('group')).toBeVisible();
      await expect(page.getByRole('list', { name: 'Notícias' }).getByRole('listitem')).toHaveCount(6);

      await walk(page);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Buscar no portal' })).toBeFocused();
      await visibleFocus(page);
      await page.keyboard.type('extr');
      await expect(page.getByRole('option').first()).toContainText('Extrato de transações');
      await page.keyboard.press('Enter');
      await title(page, 'Extrato de transações');
      await expect(page.getByRole('main')).toBeFocused();

      const sheet = page.getByRole('dialog');
      const openSheet = async (name: 'period' | 'dateType' | 'selections') => {
        if (!phone) return;
        await press(page, filterChip(page, name));
        await expect(sheet).toBeVisible();
      };
      const closeSheet = async (name: 'period' | 'dateType') => {
        if (!phone) return;
        await page.keyboard.press('Escape');
        await expect(sheet).toHaveCount(0);
        await expect(filterChip(page, name)).toBeFocused();
      };
      if (phone) await throughDialog(page, filterChip(page, 'period'));
      await openSheet('dateType');
      await press(page, button(page, 'Data contábil'), 'Space');
      await closeSheet('dateType');
      await openSheet('period');
      await tabTo(page, page.getByLabel('Data inicial'));
      await page.keyboard.type(daysAgo(7));
      await closeSheet('period');
      if (!phone) {
        await press(page, button(page, 'Filtros avançados'));
        await expect(page.getByRole('combobox', { name: 'Grupos' })).toBeHidden();
        await page.keyboard.press('Space');
      }
      await openSheet('selections');
      const establishments = page.getByRole('combobox', { name: 'Estabelecimentos' });
      await chooseFour(page, establishments);
      if (!phone) await throughDialog(page, page.getByText('+2', { exact: true }), establishments);
      await press(page, page.getByRole('combobox', { name: 'Operadores' }), 'ArrowDown');
      await expect(page.getByRole('listbox')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Enter');
      if (phone) await expect(sheet).toHaveCount(0);
      await expect(page.getByLabel('Linhas do extrato').first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await press(page, button(page, /^Estabelecimentos: Mais 2/));
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(button(page, /^Estabelecimentos: Mais 2/)).toBeFocused();

      if (!phone) {
        const rows = page.getByRole('region', { name: 'Linhas do extrato' });
        await tabTo(page, rows);
        await page.keyboard.press('PageDown');
        await expect.poll(() => rows.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
      }
      await tabTo(page, button(page, 'Exportar'), 'Shift+Tab');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      await visibleFocus(page);
      await page.keyboard.press('Escape');
      await expect(button(page, 'Exportar')).toBeFocused();
      await expect(page.locator('.MuiModal-root')).toHaveCount(0);
      await walk(page);
      await walk(page, 'Shift+Tab');
    });

    test('BANK-09 SES-06 the keyboard alone finds a bank, changes it, chooses how things look and signs out', async ({
      page,
    }) => {
      await signIn(page, PROVIDER);
      await page.goto('/home');
      await title(page, 'Início');
      await press(page, page.getByRole('link', { name: 'Ir para o conteúdo' }));
      await expect(page.getByRole('main')).toBeFocused();
      await openByMenu(page, 'Bancos');
      await title(page, 'Bancos');
      const count = page.locator('output');
      await expect(count).toHaveText(/^\d+ bancos$/);
      await walk(page);
      await sortAndTurn(page, phone);

      await throughDialog(page, button(page, 'Filtros'));
      await page.keyboard.press('Enter');
      await press(page, page.getByRole('dialog').getByRole('combobox', { name: 'Status' }), 'Space');
      await chooseOption(page, 'Ativo');
      await press(page, button(page, 'Aplicar'));
      await expect(page.locator('.MuiDialog-root')).toHaveCount(0);
      await expect(button(page, 'Filtros')).toBeFocused();
      await press(page, button(page, /^Remover o filtro Status/));
      await expect(button(page, /^Remover o filtro/)).toHaveCount(0);

      await tabTo(page, page.getByRole('searchbox'));
      await page.keyboard.type(bank);
      await expect(count).toHaveText('1 banco');
      await editAndSave(page, page.getByRole('link', { name: bank, exact: true }));
      await press(page, button(page, 'Limpar a busca'));
      await expect(count).toHaveText(/^\d\d bancos$/);

      await throughMenuOfPerson(page);
      await speakEnglish(page, phone);
      await press(page, button(page, /^Profile of/));
      await page.keyboard.press('End');
      await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/login');
      await expect(page.locator('input[name="login"]')).toBeFocused();
    });
  });
}

test('a page that one may not see, and one that there is not, lead on by the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, '30000003');
  for (const [address, name] of [
    ['/bancos', 'Página não autorizada'],
    ['/nowhere', 'Página não encontrada'],
  ] as const) {
    await page.goto(address);
    await title(page, name);
    await walk(page);
    await press(page, page.getByRole('link', { name: 'Ir para o início' }));
    await title(page, 'Início');
  }
});

test('in a contrast theme the focus shows everywhere, and so does what is chosen or can be pressed', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await signIn(page, PROVIDER);
  await page.goto('/transacoes-extrato');
  await title(page, 'Extrato de transações');
  await walk(page);
  const surface = (target: Locator) => target.evaluate((node) => getComputedStyle(node).backgroundColor);
  const menu = page.getByRole('navigation');
  const others = await surface(menu.getByRole('link', { name: 'Bancos' }));
  expect(await surface(menu.getByRole('link', { name: 'Extrato' }))).not.toBe(others);
  expect(await surface(button(page, 'Data da transação'))).not.toBe(
    await surface(button(page, 'Data contábil')),
  );
  await expect(button(page, 'Gerar relatório')).toHaveCSS('border-style', 'solid');
});

/** Chooses the first four options, whose mark is seen, and leaves the list. */
async function chooseFour(page: Page, field: Locator): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').nth(4)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  for (let option = 1; option <= 4; option += 1) {
    await page.keyboard.press('ArrowDown');
    await visibleOption(page);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(field).toBeFocused();
}

/** Another order, another page and another size of it. */
async function sortAndTurn(page: Page, phone: boolean): Promise<void> {
  if (phone) {
    await press(page, page.getByRole('combobox', { name: 'Ordenar por' }), 'Space');
    await chooseOption(page, 'Banco, crescente');
  } else {
    await press(page, button(page, /^Ordenar por Banco/));
    await expect(page.getByRole('columnheader', { name: /Banco/ })).toHaveAttribute('aria-sort', 'ascending');
  }
  await press(page, button(page, 'Página 2'));
  await expect(page.getByText(/^11–/)).toBeVisible();
  await press(page, page.getByRole('combobox', { name: 'Linhas por página' }), 'Space');
  await chooseOption(page, '25');
  await expect(page.getByText(/^1–18/)).toBeVisible();
}

/** Changes a bank, thinks twice before leaving, saves, and is back where it was. */
async function editAndSave(page: Page, link: Locator): Promise<void> {
  await press(page, link);
  const length = page.getByRole('textbox', { name: 'Tamanho do código de depósito' });
  await tabTo(page, length);
  await walk(page);
  await tabTo(page, length);
  const typed = (await length.inputValue()) === '6' ? '7' : '6';
  await page.keyboard.press('Control+A');
  await page.keyboard.type('99');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Informe um número inteiro de 0 a 20.')).toBeVisible();
  await expect(length).toBeFocused();
  await visibleFocus(page);

  const question = page.getByRole('dialog', { name: 'Sair sem salvar?' });
  await page.keyboard.press('Escape');
  await expect(button(page, 'Continuar editando')).toBeFocused();
  await walk(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(length).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(typed);
  await press(page, button(page, 'Salvar'));
  await expect(page.getByText('Banco salvo com sucesso!')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(link).toBeFocused();
  await visibleFocus(page);

  await page.keyboard.press('Enter');
  await press(page, page.getByRole('switch', { name: 'Parceiro' }), 'Space');
  await page.keyboard.press('Escape');
  await press(page, question.getByRole('button', { name: 'Sair' }));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(link).toBeFocused();
}

/** Light and dark, in the menu of the avatar, which gives the focus back. */
async function throughMenuOfPerson(page: Page): Promise<void> {
  const avatar = button(page, /^Perfil de/);
  await press(page, avatar);
  const dark = page.getByRole('menuitemradio', { name: 'Escuro' });
  for (let step = 0; step < 10; step += 1) {
    await visibleFocus(page);
    if (await dark.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(dark).toHaveAttribute('aria-checked', 'true');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(12, 20, 23)');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(avatar).toBeFocused();
}

async function speakEnglish(page: Page, phone: boolean): Promise<void> {
  if (phone) await press(page, button(page, 'Abrir menu'));
  await press(page, page.getByRole('contentinfo').getByRole('button', { name: /^EN/ }));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  if (!phone) return;
  await walk(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button(page, 'Open menu')).toBeFocused();
}
