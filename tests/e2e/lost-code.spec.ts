import { expect } from '@playwright/test';
import { saveGrouper } from '../../contract/groupers';
import { signIn, test } from './support';

const ADMINISTRATOR = '10000001';
const CODE = '**/assets/*.js';
const FAILED = /Failed to load resource|net::ERR_FAILED|CodeFailure/;

test('what a form needs to be saved is there before anybody types: a deployment takes every file away, and it is saved', async ({
  page,
  complaints,
}) => {
  complaints.expect(FAILED);
  const name = `Sumida ${Date.now()}`;
  await signIn(page, ADMINISTRATOR);
  await page.goto('/agrupadores/adicionar');
  await expect(page.getByRole('textbox', { name: 'Nome' })).toBeVisible();
  await page.route(CODE, (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('textbox', { name: 'Nome' }).fill(name);
  await page.getByRole('combobox', { name: 'Estabelecimentos' }).click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  const saved = page.waitForResponse((reply) => reply.request().method() === saveGrouper.method);
  await page.getByRole('button', { name: 'Salvar com este efeito' }).click();
  expect((await saved).ok()).toBe(true);
});

test('code that is lost while a form is filled in takes nothing of it away, says so in its place, and comes by "Try again"', async ({
  page,
  complaints,
}) => {
  complaints.expect(FAILED);
  await signIn(page, ADMINISTRATOR);
  await page.goto('/agrupadores');
  await page
    .getByRole('link', { name: /^Editar / })
    .first()
    .click();
  const name = page.getByRole('textbox', { name: 'Nome' });
  await name.fill('Nome que ninguém salvou');
  const history = page.getByRole('button', { name: 'Histórico' });

  await page.route(CODE, (route) => route.abort());
  await history.click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Não foi possível carregar uma parte do portal. Verifique a conexão');
  await expect(name).toHaveValue('Nome que ninguém salvou');

  await page.unrouteAll();
  await page.route(CODE, (route) => route.fulfill({ status: 404, body: '' }));
  await alert.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(alert).toContainText('O portal foi atualizado. Salve o que você digitou');
  await expect(name).toHaveValue('Nome que ninguém salvou');

  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('region', { name: 'Histórico' })).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expect(name).toHaveValue('Nome que ninguém salvou');
});

test('a page whose code the network has lost comes in its place, by itself or by "Try again"; one that was replaced loads the new portal', async ({
  page,
  complaints,
}) => {
  complaints.expect(FAILED);
  await signIn(page, ADMINISTRATOR);
  await page.goto('/bancos');
  await expect(page.getByRole('table')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { stays: true }));
  const stays = () => page.evaluate(() => 'stays' in window);

  // One loss is made good without a word.
  const lost = new Set<string>();
  await page.route(CODE, (route) => {
    const address = route.request().url();
    if (lost.has(address)) return route.continue();
    lost.add(address);
    return route.abort();
  });
  await page.getByRole('link', { name: 'Auditoria' }).click();
  // The list of banks stays until then.
  await expect.poll(() => lost.size).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trilha de auditoria');
  await expect(page.getByRole('table')).toBeVisible();
  expect(await stays()).toBe(true);

  await page.unrouteAll();
  await page.route(CODE, (route) => route.abort());
  await page.getByRole('navigation').getByRole('link', { name: 'Ajuda' }).click();
  await expect(page.getByRole('main')).toContainText('Verifique a conexão');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(await stays()).toBe(true);

  // What the server has no more, because a deployment has replaced it, comes with the page that is loaded anew.
  let gone = true;
  await page.route('**/assets/UserList-*.js', (route) => {
    if (!gone) return route.continue();
    gone = false;
    return route.fulfill({ status: 404, body: '' });
  });
  await page.getByRole('link', { name: 'Usuários', exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
  expect(await stays()).toBe(false);
});
