import { type Browser, expect, type Page } from '@playwright/test';
import { issueToken } from '../../contract/api';
import { createApiUser } from '../../contract/api-users';
import { todayIn } from '../../contract/dates';
import { changePassword } from '../../contract/password';
import { listEcs } from '../../contract/user-options';
import { createUser } from '../../contract/users';
import { answers, isSignedBy, receiver } from '../support/receiver';
import { openEyes } from './eyes';
import { tabTo } from './focus';
import { linkMailedTo } from './outbox';
import { newLogin, signIn, test } from './support';

test.describe.configure({ timeout: 120_000 });

/** Nobody may choose the password of the demo's people. */
const OWN_PASSWORD = 'Cadeado@7351';

/** A new manager with API access and an API user; an administrator has made both. Answers the login. */
async function integrator(browser: Browser): Promise<string> {
  const context = await browser.newContext();
  const admin = await context.newPage();
  await signIn(admin, '10000001');
  await admin.goto('/home');
  const token = await admin.evaluate(() => localStorage.getItem('@token'));
  const headers = { authorization: `Bearer ${token}` };
  const [shop] = await (await admin.request.get(`${listEcs.path}?limite=1`, { headers })).json();
  const login = newLogin(62_000_000);
  const email = `${login}@example.com`;
  const flagUserApi = {
    codUsuario: null,
    apiAccess: 1,
    dtInicio: todayIn('America/Sao_Paulo'),
    dtFinal: null,
  };
  const made = await admin.request.post(createUser.path, {
    headers,
    data: {
      name: `Integrador ${login}`,
      login,
      email,
      active: true,
      effectiveRoles: [2],
      escopoAcessoEC: [shop.cdEc],
      flagUserApi,
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = await made.json();
  const api = await admin.request.post(createApiUser.path, { headers, data: { codUsuario: id } });
  expect(api.status(), await api.text()).toBe(201);
  const link = new URL(await linkMailedTo(email));
  const set = await admin.request.post(changePassword.path, {
    data: { newPassword: OWN_PASSWORD, token: link.searchParams.get('token') },
  });
  expect(await set.json()).toBe(true);
  await context.close();
  return login;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('SES-28 USR-35 the secret is renewed by the keyboard alone, and a program gets a token with it', async ({
  page,
  browser,
}) => {
  await signIn(page, await integrator(browser), 'pt', OWN_PASSWORD);
  await openEyes(page);
  await page.goto('/swagger/credenciais');
  const renew = button(page, 'Renovar o segredo');
  await tabTo(page, renew);
  await page.keyboard.press('Enter');
  const asking = page.getByRole('dialog', { name: 'Renovar o segredo' });
  await tabTo(page, asking.getByRole('button', { name: 'Renovar', exact: true }));
  await page.keyboard.press('Enter');
  const shown = page.getByRole('dialog', { name: 'Novo segredo' });
  await expect(shown.getByRole('heading', { name: 'Novo segredo' })).toBeFocused();
  await page.keyboard.press('Escape');
  const client = await shown.getByRole('textbox', { name: 'ID do cliente' }).inputValue();
  const secret = await shown.getByRole('textbox', { name: 'Segredo do cliente' }).inputValue();
  await tabTo(page, shown.getByRole('button', { name: 'Fechar' }));
  await page.keyboard.press('Enter');
  await expect(shown).toHaveCount(0);
  await expect(renew).toBeFocused();

  const token = () =>
    page.request.post(issueToken.path, {
      form: { grant_type: 'client_credentials' },
      headers: { authorization: `Basic ${Buffer.from(`${client}:${secret}`).toString('base64')}` },
    });
  expect((await token()).status()).toBe(200);

  await button(page, 'Revogar').click();
  await page.getByRole('button', { name: 'Revogar o segredo' }).click();
  await expect(page.getByText(/^Revogado em/)).toBeVisible();
  expect((await token()).status()).toBe(401);
});

test('SES-28 LIST-04 on a phone a receiver is added, a signed test event comes, and a failed one is found again', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shop = await receiver();
  try {
    await signIn(page, await integrator(browser), 'pt', OWN_PASSWORD);
    await page.goto('/swagger/webhooks');
    await page.getByRole('link', { name: 'Novo receptor' }).click();
    await page.getByRole('textbox', { name: 'Endereço' }).fill(shop.url);
    await button(page, 'Salvar').click();
    const shown = page.getByRole('dialog', { name: 'Novo segredo' });
    const secret = await shown.getByRole('textbox', { name: 'Segredo de assinatura' }).inputValue();
    await shown.getByRole('button', { name: 'Fechar' }).click();
    await expect(shown).toHaveCount(0);

    const card = page.getByRole('region', { name: shop.url });
    const sendTest = card.getByRole('button', { name: /^Enviar evento de teste/ });
    await sendTest.click();
    await expect(card.getByText(/^Entregue: respondeu 204/)).toBeVisible();
    const [event] = shop.received;
    expect(event?.body.type).toBe('webhook.test');
    expect(event !== undefined && isSignedBy(secret, event)).toBe(true);
    expect(event !== undefined && isSignedBy(`whsec_${'A'.repeat(43)}=`, event)).toBe(false);

    shop.next(answers(500, 'em manutenção'));
    await sendTest.click();
    await expect(card.getByText(/O receptor respondeu 500/)).toBeVisible();
    await card.getByRole('link', { name: /^Ver entregas/ }).click();
    const list = page.getByRole('list', { name: 'Entregas' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    // A tab that is in force is in sight.
    await expect(page.getByRole('tab', { name: 'Entregas', exact: true })).toBeInViewport({ ratio: 0.9 });

    await page.getByRole('button', { name: 'Filtros' }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Falhou' }).click();
    await button(page, 'Aplicar').click();
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await page.reload();
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await list.getByRole('link', { name: /^Abrir/ }).click();
    const opened = page.getByRole('dialog', { name: 'Entrega' });
    await expect(opened.getByText('em manutenção')).toBeVisible();
    await expect(opened.getByText(/"type": "webhook.test"/)).toBeVisible();
    await page.goBack();
    await expect(opened).toHaveCount(0);
    await expect(list.getByRole('listitem')).toHaveCount(1);
    const [content, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(content).toBeLessThanOrEqual(room ?? 0);

    await button(page, 'Reenviar desde…').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reenviar', exact: true }).click();
    // A test event is not sent again, and nothing else was sent.
    await expect(page.getByText('Não havia nada para reenviar.')).toBeVisible();
    expect(shop.received).toHaveLength(2);
  } finally {
    await shop.close();
  }
});
