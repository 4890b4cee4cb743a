import { expect, type Page } from '@playwright/test';
import { listAssociators } from '../../contract/groupers';
import { languages } from '../../contract/languages';
import { createUser } from '../../contract/users';
import { loadCatalogue } from '../../i18n';
import { openEyes } from './eyes';
import { tabTo } from './focus';
import { newLogin, signIn, test } from './support';

const ADMINISTRATOR = '10000001';

test.beforeEach(({ page }) => openEyes(page));

const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar por nome' });
const counted = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('region', { name: 'Usuários' }).locator('output')).toHaveText(text);

async function openUsers(page: Page, address = '/usuarios'): Promise<void> {
  await signIn(page, ADMINISTRATOR);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Usuários' })).toBeVisible();
  await counted(page, /^[\d.]+ usuários?$/);
}

async function register(page: Page, name: string, login: string): Promise<void> {
  await page.getByRole('link', { name: 'Novo usuário' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Novo usuário' })).toBeVisible();
  await page.getByRole('textbox', { name: /^Nome/ }).fill(name);
  await page.getByRole('textbox', { name: /^Login/ }).fill(login);
  await page.getByRole('textbox', { name: /^E-mail/ }).fill(`${login}@example.com`);
  await page.getByRole('radio', { name: 'Ativo', exact: true }).check();
  await page.getByRole('combobox', { name: 'Grupos' }).click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(
    page.getByText(`Usuário cadastrado. Um aviso foi enviado para ${login}@example.com.`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Usuários' })).toBeVisible();
}

test('USR-36 USR-37 a user is registered, found by typing, changed, and the list says so', async ({
  page,
}) => {
  const login = newLogin(60_000_000);
  await openUsers(page);
  await register(page, `Teste ${login}`, login);
  await search(page).pressSequentially(`teste ${login}`);
  await counted(page, '1 usuário');
  await page.getByRole('link', { name: `Editar Teste ${login}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Editar usuário' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Nome/ })).toHaveValue(`Teste ${login}`);
  await page.getByRole('radio', { name: 'Inativo' }).check();
  await expect(page.getByText('1 alteração não salva')).toBeVisible();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Alteração salva com sucesso!')).toBeVisible();
  await counted(page, '1 usuário');
  await expect(page.getByRole('table')).toContainText('Inativo');
});

test('LIST-04 Back leads from the form to the search, and from the search to the list before it', async ({
  page,
}) => {
  await openUsers(page);
  // Whoever comes first today: the demo network's people change with its days.
  const cell = page.getByRole('table').getByRole('row').nth(1).getByRole('cell').nth(1);
  const word = ((await cell.textContent()) ?? '').split(' ')[0]?.toLowerCase() ?? '';
  await search(page).pressSequentially(word, { delay: 90 });
  await expect(search(page)).toHaveValue(word);
  await expect(page).toHaveURL((url) => (url.searchParams.get('filter') ?? '').includes(`"${word}"`));
  await counted(page, /^\d+ usuários?$/);
  await page
    .getByRole('link', { name: /^Editar / })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Editar usuário' })).toBeVisible();
  await page.goBack();
  await expect(search(page)).toHaveValue(word);
  await page.goBack();
  await expect(search(page)).toHaveValue('');
});

test('USR-45 USR-23 the first fault takes the focus, clear of the save bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await signIn(page, ADMINISTRATOR);
  await page.goto('/usuarios/adicionar');
  const name = page.getByRole('textbox', { name: /^Nome/ });
  await expect(name).toBeVisible();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(name).toBeFocused();
  await expect(page.getByText('3 campos a corrigir')).toBeVisible();
  const [field, bar] = await Promise.all([
    name.boundingBox(),
    page.getByRole('button', { name: 'Salvar' }).boundingBox(),
  ]);
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
});

test('USR-45 what keeps clear of the save bar follows it in the same frame', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await signIn(page, ADMINISTRATOR);
  await page.goto('/usuarios/adicionar');
  const name = page.getByRole('textbox', { name: /^Nome/ });
  await expect(name).toBeVisible();
  // Read right after the page has changed, before the browser draws a frame.
  const rooms = page.evaluate(
    () =>
      new Promise<[room: number, height: number]>((resolve) => {
        const save = document.querySelector('form button[type=submit]');
        const bar = save?.parentElement?.parentElement;
        if (!bar) throw new Error('no save bar');
        const before = bar.offsetHeight;
        new MutationObserver(() => {
          if (bar.offsetHeight === before) return;
          const { scrollPaddingBottom } = getComputedStyle(document.documentElement);
          resolve([Number.parseFloat(scrollPaddingBottom), bar.offsetHeight]);
        }).observe(bar, { childList: true, subtree: true, characterData: true });
      }),
  );
  await page.getByRole('button', { name: 'Salvar' }).click();
  const [room, height] = await rooms;
  expect(room).toBe(height + 12);
});

test('USR-14 USR-25 the keyboard alone chooses a profile, switches the API on and comes to Save', async ({
  page,
}) => {
  await signIn(page, ADMINISTRATOR);
  await page.goto('/usuarios/adicionar');
  await expect(page.getByRole('combobox', { name: 'Grupos' })).toBeVisible();
  await tabTo(page, page.getByRole('textbox', { name: /^Nome/ }));
  await tabTo(page, page.getByRole('checkbox', { name: 'Administrador de estabelecimento' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('switch', { name: 'Acesso à API' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('textbox', { name: /^Início/ }));
  await page.keyboard.type('31122031');
  await tabTo(page, page.getByRole('checkbox', { name: 'Sem fim de vigência' }));
  await expect(page.getByRole('textbox', { name: /^Início/ })).toHaveValue('31/12/2031');
  await tabTo(page, page.getByRole('button', { name: 'Salvar' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Nome/ })).toBeFocused();
});

test('USR-05 LIST-07 on a phone the switch asks for a confirmation before it signs somebody out, and Undo turns it back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const login = newLogin(60_000_000);
  await openUsers(page);
  await register(page, `Toque ${login}`, login);
  await search(page).fill(`toque ${login}`);
  await counted(page, '1 usuário');
  const toggle = page.getByRole('switch', { name: `Toque ${login} ativo` });
  await toggle.click();
  const question = page.getByRole('dialog', { name: `Desativar Toque ${login}?` });
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await expect(toggle).toBeChecked();
  await toggle.click();
  await question.getByRole('button', { name: 'Desativar' }).click();
  await expect(toggle).not.toBeChecked();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(toggle).toBeChecked();
});

for (const language of languages) {
  test(`USR-07 a profile stays on one line on an office screen (${language})`, async ({ page }) => {
    const { users, shell } = await loadCatalogue(language);
    await signIn(page, ADMINISTRATOR, language);
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto('/usuarios');
    const profiles = page
      .getByRole('table', { name: users.table })
      .getByText(shell.profiles.manager, { exact: true });
    await expect(profiles.first()).toBeVisible();
    const lines = await profiles.evaluateAll((names) =>
      names.map((name) => {
        const words = document.createRange();
        words.selectNodeContents(name);
        return new Set([...words.getClientRects()].map(({ top }) => top)).size;
      }),
    );
    expect(lines.filter((count) => count !== 1)).toEqual([]);
    expect(lines.length).toBeGreaterThan(2);
    const [content, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(content).toBeLessThanOrEqual(room ?? 0);
  });
}

test('USR-35 the secret of an API user stands there in full, wide and narrow', async ({ page }) => {
  const login = newLogin(60_000_000);
  await openUsers(page);
  const token = await page.evaluate(() => localStorage.getItem('@token'));
  const headers = { authorization: `Bearer ${token}` };
  const groups = await (await page.request.get(listAssociators.path, { headers })).json();
  const made = await page.request.post(createUser.path, {
    headers,
    data: {
      name: `Chave ${login}`,
      login,
      email: `${login}@example.com`,
      active: true,
      effectiveRoles: [2],
      escopoAcessoAG: [groups.content[0].id],
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = await made.json();
  await page.goto(`/usuarios/editar/${id}`);
  await page.getByRole('button', { name: 'Criar usuário de API' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Criar' }).click();
  const texts = page.getByRole('dialog', { name: 'Usuário de API' }).getByRole('textbox');
  await expect(texts).toHaveCount(2);
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const cut = () =>
      texts.evaluateAll((fields) =>
        fields.map(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
          Math.max(0, scrollWidth - clientWidth),
          Math.max(0, scrollHeight - clientHeight),
        ]),
      );
    await expect.poll(cut, `at ${width} px`).toEqual([
      [0, 0],
      [0, 0],
    ]);
  }
});

test('USR-21 in a dialog too, what one chooses from stands above a message', async ({ page, complaints }) => {
  complaints.expect(/404 \(Not Found\)/);
  await page.setViewportSize({ width: 1000, height: 620 });
  await openUsers(page);
  // No such person: the list says so.
  await page.goto('/usuarios/editar/9999999');
  const message = page.locator('.MuiSnackbar-root');
  await expect(message).toBeVisible();
  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Estabelecimentos' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(message).toBeVisible();
  const covered = await page.getByRole('option').evaluateAll((options) =>
    options.flatMap((option) => {
      const { left, top, width, height } = option.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit?.closest('.MuiSnackbar-root') == null ? [] : [option.textContent];
    }),
  );
  expect(covered).toEqual([]);
});
