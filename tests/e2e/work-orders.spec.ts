import { expect, type Page } from '@playwright/test';
import { addDays } from '../../contract/calendar';
import { todayIn } from '../../contract/dates';
import { openEyes } from './eyes';
import { tabTo } from './focus';
import { openReport } from './report-filters';
import { signIn, test } from './support';

const ADMINISTRATOR = '10000001';
const MANAGER = '20000002';
const BANK_USER = '50000005';

test.beforeEach(({ page }) => openEyes(page));

const title = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** The number that the message after the opening says. */
async function openedNumber(page: Page): Promise<string> {
  const told = page.getByText(/^Chamado \d+ aberto\. Ele aparecerá na lista em até 30 minutos\.$/);
  await expect(told).toBeVisible();
  return /\d+/.exec((await told.textContent()) ?? '')?.[0] ?? '';
}

/** Somebody else, in a browser of their own. */
async function asSomebodyElse(page: Page, login: string): Promise<Page> {
  const context = await page.context().browser()?.newContext();
  if (context === undefined) throw new Error('There is no browser');
  const other = await context.newPage();
  await openEyes(other);
  await signIn(other, login);
  return other;
}

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('WO-09 WO-12 WO-23 the keyboard alone opens a request for maintenance', async ({ page }) => {
  await signIn(page, MANAGER);
  await page.goto('/chamados');
  await title(page, 'Chamados');
  await tabTo(page, page.getByRole('link', { name: 'ABRIR' }));
  await page.keyboard.press('Enter');
  await title(page, 'Abertura de Chamados');
  await tabTo(page, page.getByRole('combobox', { name: 'Terminal' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Telefone de contato' }));
  await page.keyboard.type('11987654321');
  await expect(page.getByRole('textbox', { name: 'Telefone de contato' })).toHaveValue('(11) 98765-4321');
  await tabTo(page, page.getByRole('combobox', { name: 'Sintoma' }));
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Cofre Fora' }).focus();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Relato' }));
  await page.keyboard.type('A porta não fecha.');
  await tabTo(page, page.getByRole('button', { name: 'Salvar' }));
  await page.keyboard.press('Enter');
  const number = await openedNumber(page);
  await expect(page.getByRole('cell', { name: new RegExp(`^${number}\\b`) })).toBeVisible();
});

test('WO-02 WO-10 WO-17 from a row of the statement to the answer of the administrator', async ({ page }) => {
  await signIn(page, MANAGER);
  await page.goto('/transacoes-extrato');
  // Today has no transactions before the shops open.
  await page.getByLabel('Data inicial').fill(addDays(todayIn('America/Sao_Paulo'), -2));
  await openReport(page);
  const action = page.getByRole('link', { name: /^Contestar esta transação, / }).first();
  await action.click();
  await title(page, 'Abertura de Chamados');
  await expect(page.getByRole('radio', { name: 'Contestação de transação' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'NSU' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Telefone de contato' }).fill('11987654321');
  await page.getByRole('textbox', { name: 'Valor contestado' }).fill('0,01');
  await page.getByRole('textbox', { name: 'Relato' }).fill('Falta uma nota.');
  await page.getByRole('radio', { name: 'Não' }).check();
  await page.getByRole('button', { name: 'Salvar' }).click();
  const number = await openedNumber(page);

  const administrator = await asSomebodyElse(page, ADMINISTRATOR);
  await administrator.goto(`/chamados/detalhes/${number}`);
  await title(administrator, `Chamado ${number}`);
  await administrator.getByRole('textbox', { name: 'Comentário' }).fill('Vamos verificar a gravação.');
  await administrator.getByRole('button', { name: 'Enviar' }).click();
  await expect(administrator.getByText('Comentário enviado.')).toBeVisible();
  await administrator.getByRole('combobox', { name: `Status do chamado ${number}` }).click();
  await administrator.getByRole('option', { name: 'Encerrado' }).click();
  await expect(
    administrator.getByText('O chamado está resolvido e não recebe mais comentários.'),
  ).toBeVisible();
  await administrator.context().close();

  await page.goto(`/chamados/detalhes/${number}`);
  const talk = page.getByRole('list', { name: 'O que foi escrito' });
  await expect(talk.getByText('Vamos verificar a gravação.')).toBeVisible();
  await expect(talk.getByText('Status: Encerrado')).toBeVisible();
  await page.getByRole('button', { name: 'Reabrir' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reabrir' }).click();
  await expect(page.getByText('O chamado foi reaberto.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Comentário' })).toBeVisible();
  await page.goto('/home');
  await page.getByRole('button', { name: /^Notificações/ }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(new RegExp(`chamado ${number}`))
      .first(),
  ).toBeVisible();
});

test('ERR-04 a picture travels with its progress and is seen by the other side', async ({ page }) => {
  await signIn(page, MANAGER);
  await page.goto('/chamados?filter={"status":0}');
  // The newest ones are those of other tests, which close them meanwhile.
  await page
    .getByRole('link', { name: /^Detalhes do chamado/ })
    .last()
    .click();
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Anexar uma imagem' }).click();
  await (await chosen).setFiles({ name: 'comprovante.png', mimeType: 'image/png', buffer: PIXEL });
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Mostrar comprovante.png' }).last()).toBeVisible();
  const administrator = await asSomebodyElse(page, ADMINISTRATOR);
  await administrator.goto(new URL(page.url()).pathname);
  await administrator.getByRole('button', { name: 'Mostrar comprovante.png' }).last().click();
  await expect(administrator.getByRole('dialog').getByRole('img')).toBeVisible();
  await administrator.context().close();
});

test('SES-14 WO-08 WO-09 a bank user on a phone opens a request, and finds nothing else', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await openEyes(page);
  await signIn(page, BANK_USER);
  await page.goto('/chamados');
  await title(page, 'Chamados');
  await expect(page.getByRole('combobox', { name: /^Status do chamado/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'ABRIR' }).click();
  await title(page, 'Abertura de Chamados');
  await page.getByRole('combobox', { name: 'Terminal' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('textbox', { name: 'Telefone de contato' }).fill('11987654321');
  await page.getByRole('combobox', { name: 'Sintoma' }).click();
  await page.getByRole('option', { name: 'ATM Fora' }).click();
  await page.getByRole('textbox', { name: 'Relato' }).fill('Sem comunicação.');
  await page.getByRole('button', { name: 'Salvar' }).click();
  const number = await openedNumber(page);
  await page.getByRole('link', { name: `Chamado ${number}` }).click();
  await title(page, `Chamado ${number}`);
  await expect(page.getByRole('region', { name: 'Conversa' })).toBeVisible();
  await context.close();
});
