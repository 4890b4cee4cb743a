import { expect, type Page } from '@playwright/test';
import { changePassword, resetPassword, validateTokenPassword } from '../../contract/password';
import { readConfig } from '../../server/config';
import { demoColleagues } from '../../server/demo/colleagues';
import { demoNetwork } from '../../server/demo/network';
import { openEyes } from './eyes';
import { tabTo, visibleFocus, walk } from './focus';
import { press } from './keys';
import { linkMailedTo } from './outbox';
import { signIn, test } from './support';

const { demoSeed } = readConfig({});
/** Nobody else's: a password that is changed ends the sessions of its person. */
const [reader, typist] = demoColleagues(demoSeed, demoNetwork(demoSeed)).filter(
  ({ active, role, signsIn }) => active && role === 3 && signsIn,
);
if (reader === undefined || typist === undefined) throw new Error('The demo has nobody for these tests');

const GOOD = 'Caminho&42';

test.describe.configure({ timeout: 120_000 });
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    if (localStorage.getItem('@language') === null) localStorage.setItem('@language', 'pt');
  });
});

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const newPassword = (page: Page) => page.getByLabel('Nova senha', { exact: true });
const confirmation = (page: Page) => page.getByLabel('Confirme a nova senha');
const current = (page: Page) =>
  page.getByRole('dialog', { name: 'Confirme que é você' }).getByLabel('Senha atual', { exact: true });

/** Gives the current password in the dialog that asks for it. */
async function giveCurrent(page: Page, password: string): Promise<void> {
  await current(page).fill(password);
  await page.keyboard.press('Enter');
}

/** Lets the page behind a link open without one; what is saved counts as saved. */
async function standInForServer(page: Page): Promise<void> {
  await page.route(`**${validateTokenPassword.path}*`, (route) => route.fulfill({ json: true }));
  await page.route(`**${changePassword.path}`, (route) => route.fulfill({ json: true }));
}

test('LOG-03 LOG-15 LOG-26 from a forgotten password by the mail to a new one, and in', async ({ page }) => {
  const referrers: string[] = [];
  page.on('request', (request) => referrers.push(request.headers().referer ?? ''));

  await page.goto('/login');
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await heading(page, 'Esqueceu sua senha?');
  expect(new URL(page.url()).pathname).toBe('/esqueceu-sua-senha');
  await expect(page.getByRole('textbox', { name: 'CPF' })).toBeFocused();
  await page.keyboard.type(reader.login);
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Se o CPF estiver cadastrado, as instruções foram enviadas para o e-mail correspondente.'),
  ).toBeVisible();

  const link = new URL(await linkMailedTo(reader.email));
  const token = link.searchParams.get('token') ?? '';
  await page.goto(link.pathname + link.search);
  await heading(page, 'Nova senha');
  await expect(newPassword(page)).toBeFocused();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/alterar-senha');
  await newPassword(page).fill('somenteletras');
  await confirmation(page).fill('somenteletras');
  await button(page, 'Salvar senha').click();
  await expect(page.getByText('Senha não respeita os critérios!')).toBeVisible();
  await newPassword(page).fill(GOOD);
  await confirmation(page).fill(GOOD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible();
  await expect(newPassword(page)).toHaveCount(0);
  expect(referrers.filter((referrer) => referrer.includes(token))).toEqual([]);

  await expect(page.getByRole('link', { name: 'Ir para o login' })).toBeFocused();
  await page.keyboard.press('Enter');
  await heading(page, 'Entrar');
  await page.getByLabel('CPF ou login').fill(reader.login);
  await page.getByLabel('Senha', { exact: true }).fill(GOOD);
  await page.getByRole('checkbox', { name: 'Não sou um robô' }).check();
  await expect(page.getByText('Verificado neste dispositivo')).toBeVisible();
  await button(page, 'Entrar').click();
  await page.waitForURL('**/home');

  // The link is used up; and going back leads to no page that still had its token.
  await page.goto(link.pathname + link.search);
  await expect(
    page.getByText('Token inválido! Solicite uma nova redefinição de senha.', { exact: true }),
  ).toBeVisible();
  await page.goBack();
  await page.waitForURL('**/home');
  await page.goForward();
  await expect(page.getByText(/^Token inválido!/)).toBeVisible();
  expect(page.url()).not.toContain(token);
});

test('LOG-14 requesting a link ends the session of this browser', async ({ page }) => {
  await signIn(page, '30000003');
  await page.goto('/home');
  await heading(page, 'Início');
  const farewell = page.waitForRequest('**/portal/auth/logout');
  await page.goto('/esqueceu-sua-senha');
  await farewell;
  await heading(page, 'Esqueceu sua senha?');
});

/** In the page, by its own clock: how long after the answer of a call a text shows, and for how long. */
function shownFor({ text, path }: { text: string; path: string }): Promise<[after: number, lasts: number]> {
  return new Promise((resolve) => {
    let since = Number.NaN;
    let answered = Number.NaN;
    new MutationObserver((_, observer) => {
      const there = document.body.textContent.includes(text);
      if (there && Number.isNaN(since)) {
        since = performance.now();
        const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        answered = calls.findLast(({ name }) => name.includes(path))?.responseEnd ?? Number.NaN;
      }
      if (there || Number.isNaN(since)) return;
      observer.disconnect();
      resolve([since - answered, performance.now() - since]);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

test('LOG-16 a request that fails is reported at once and for 4 s', async ({ page, complaints }) => {
  complaints.expect(/status of 503 .*resetPassword/);
  await page.route(`**${resetPassword.path}*`, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/esqueceu-sua-senha');
  await page.getByRole('textbox', { name: 'CPF' }).fill('99000001');
  const shown = page.evaluate(shownFor, {
    text: 'Não foi possível enviar a solicitação. Tente novamente.',
    path: resetPassword.path,
  });
  await button(page, 'Enviar').click();
  const [after, lasts] = await shown;
  expect(after).toBeLessThan(900);
  expect(lasts).toBeGreaterThan(3800);
  expect(lasts).toBeLessThan(6000);
  await expect(page.getByRole('textbox', { name: 'CPF' })).toHaveValue('99000001');
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`LOG-13 LOG-19 LOG-26 at ${viewport.width} px the keyboard alone requests a link and sets a password`, async ({
    page,
  }) => {
    await openEyes(page);
    await page.setViewportSize(viewport);
    await page.route(`**${resetPassword.path}*`, (route) => route.fulfill({ json: 'Enviado.' }));
    await page.goto('/esqueceu-sua-senha');
    const taxId = page.getByRole('textbox', { name: 'CPF' });
    await expect(taxId).toBeFocused();
    await walk(page);
    await press(page, button(page, 'Enviar'));
    await expect(page.getByText('Informe seu CPF.', { exact: true })).toBeVisible();
    await expect(taxId).toBeFocused();
    await visibleFocus(page);
    await page.keyboard.type('99000002');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enviado.')).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: 'Voltar para o login' }));

    await standInForServer(page);
    await page.goto('/alterar-senha?token=x');
    await expect(newPassword(page)).toBeFocused();
    await walk(page);
    await press(page, button(page, 'Mostrar senha').first(), 'Space');
    await tabTo(page, newPassword(page), 'Shift+Tab');
    await page.keyboard.type(GOOD);
    await press(page, button(page, 'Salvar senha'));
    await expect(page.getByText('Preencha todos os campos!')).toBeVisible();
    await expect(confirmation(page)).toBeFocused();
    await visibleFocus(page);
    await page.keyboard.type(GOOD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Ir para o login' })).toBeFocused();
    await visibleFocus(page);
  });

  test(`LOG-28 LOG-30 LOG-33 at ${viewport.width} px the keyboard alone changes the own password`, async ({
    page,
  }) => {
    await openEyes(page);
    await page.setViewportSize(viewport);
    await signIn(page, '30000003');
    await page.route(`**${changePassword.path}`, (route) => route.fulfill({ json: true }));
    await page.goto('/home');
    await heading(page, 'Início');
    await press(page, page.getByRole('button', { name: /^Perfil de/ }));
    await expect(page.getByRole('menuitem', { name: 'Alterar senha' })).toBeFocused();
    await page.keyboard.press('Enter');
    await heading(page, 'Alterar senha');
    // While it fades a menu has no role any more, but is still there.
    await expect(page.locator('[role=menuitem]')).toHaveCount(0);
    await walk(page);
    await tabTo(page, newPassword(page));
    await page.keyboard.type(GOOD);
    await expect(page.getByText('7 de 7 atendidos')).toBeVisible();
    await tabTo(page, confirmation(page));
    await page.keyboard.type('Caminho&43');
    await page.keyboard.press('Enter');
    await expect(page.getByText('O campo de confirmação não tem a mesma senha')).toBeVisible();
    await expect(confirmation(page)).toBeFocused();
    await visibleFocus(page);

    await page.goBack();
    await expect(button(page, 'Continuar editando')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(newPassword(page)).toHaveValue(GOOD);
    await tabTo(page, confirmation(page));
    await page.keyboard.press('Control+A');
    await page.keyboard.type(GOOD);
    await press(page, button(page, 'Salvar senha'));
    await expect(current(page)).toBeFocused();
    await page.keyboard.type('Correta&7');
    await page.keyboard.press('Enter');
    await heading(page, 'Início');
    await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible();
  });
}

test('LOG-33 the keyboard alone shows the current password, and is back where it came from', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 403 .*changePassword/);
  await openEyes(page);
  const told: unknown[] = [];
  await page.route(`**${changePassword.path}`, async (route) => {
    told.push(route.request().postDataJSON());
    const text = 'A senha atual não está correta.';
    return route.fulfill({
      status: 403,
      json: { code: 'FORBIDDEN', message: text, fields: { currentPassword: text } },
    });
  });
  await signIn(page, '30000003');
  await page.goto('/alterar-senha-perfil');
  await newPassword(page).fill(GOOD);
  await confirmation(page).fill(GOOD);
  await press(page, button(page, 'Salvar senha'));
  const dialog = page.getByRole('dialog', { name: 'Confirme que é você' });
  await expect(current(page)).toBeFocused();
  await visibleFocus(page);
  await page.keyboard.type('errada');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('A senha atual não está correta.')).toBeVisible();
  await expect(current(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button(page, 'Salvar senha')).toBeFocused();
  await expect(newPassword(page)).toHaveValue(GOOD);
  await page.unroute(`**${changePassword.path}`);
  await page.route(`**${changePassword.path}`, (route) => route.fulfill({ json: true }));
  await page.keyboard.press('Enter');
  await giveCurrent(page, 'Correta&7');
  await heading(page, 'Início');
  expect(told).toEqual([{ newPassword: GOOD, currentPassword: 'errada' }]);
});

test('LOG-32 LOG-33 the own password is changed on the server, which takes none of the last ones', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 400 .*changePassword/);
  await signIn(page, typist.login);
  await page.goto('/alterar-senha-perfil');
  await newPassword(page).fill('Demo@2026');
  await confirmation(page).fill('Demo@2026');
  await button(page, 'Salvar senha').click();
  await giveCurrent(page, 'Demo@2026');
  await expect(page.getByRole('alert')).toContainText('Não foi possível salvar a nova senha!');
  await expect(newPassword(page)).toHaveAttribute('aria-invalid', 'true');
  await newPassword(page).fill(GOOD);
  await confirmation(page).fill(GOOD);
  await button(page, 'Salvar senha').click();
  await giveCurrent(page, 'Demo@2026');
  await heading(page, 'Início');
  await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible();
  // The session in which it was changed goes on.
  await page.reload();
  await heading(page, 'Início');
});
