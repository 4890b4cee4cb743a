import { expect, type Page } from '@playwright/test';
import { getCodeLife } from '../../contract/code-life';
import { pathOf } from '../../contract/operation';
import { createOperatorCodes, listOperatorCodes } from '../../contract/operator-codes';
import { listEcs } from '../../contract/user-options';
import { signIn, test } from './support';

/* What a manager does on a phone, and a hundred codes that are imported with mistakes. */

const MANAGER = '20000002';
const LIST = '/codigos-operadores';

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const counted = (page: Page, text: string | RegExp) =>
  expect(page.locator('output').first()).toHaveText(text);

/** Nothing of the page is beside the screen. */
async function expectNothingBeyond(page: Page): Promise<void> {
  const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(beyond)).toBeLessThanOrEqual(0);
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('OPC-09 OPC-11 OPC-13 five codes are made and named, one is handed over, found by name and switched off; its life shows all of it', async ({
  page,
}) => {
  const run = Date.now();
  const name = `Teresa ${run}`;
  await signIn(page, MANAGER);
  await page.goto(LIST);
  await page.getByRole('link', { name: 'Novos códigos' }).click();
  await page.getByRole('combobox', { name: /^Estabelecimento/ }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('textbox', { name: /^Quantidade/ }).fill('5');
  await page.getByRole('button', { name: 'Salvar' }).click();
  const made = dialogOf(page, '5 códigos criados');
  await expect(made.getByRole('listitem')).toHaveText(Array(5).fill(/^\d{3}$/));
  await made.getByRole('button', { name: 'Dar nomes aos códigos' }).click();

  const names = dialogOf(page, 'Dar nomes aos códigos');
  const fields = names.getByRole('textbox');
  await expect(fields).toHaveCount(5);
  await expect(fields.first()).toBeFocused();
  for (const [place, person] of ['Ana', 'Bia', 'Caio', 'Davi', 'Teresa'].entries()) {
    await fields.nth(place).fill(`${person} ${run}`);
  }
  await names.getByRole('button', { name: 'Salvar nomes' }).click();
  await expect(page.getByText('Alteração salva com sucesso!')).toBeVisible();

  const search = page.getByRole('searchbox', { name: 'Buscar por nome do operador' });
  await search.fill(String(run));
  await counted(page, '5 códigos de operador');
  await search.fill(name);
  await counted(page, '1 código de operador');
  await page.getByRole('button', { name: `Entregar o código de ${name}` }).click();
  const handover = dialogOf(page, 'Entregar o código');
  await handover.getByRole('button', { name: 'Confirmar' }).click();
  const to = handover.getByRole('textbox', { name: /^Entregue a/ });
  await expect(to).toBeFocused();
  await expect(handover.getByText('Informe a quem o código foi entregue.')).toBeVisible();
  await to.fill(`Joana ${run}`);
  await handover.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText(`Entregue a Joana ${run}.`)).toBeVisible();
  await expectNothingBeyond(page);

  // The code is called by the name of its holder now.
  const holder = `Joana ${run}`;
  await search.fill(holder);
  await counted(page, '1 código de operador');
  const toggle = page.getByRole('switch', { name: new RegExp(`^${holder}`) });
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  await page.getByRole('link', { name: holder }).click();
  const life = page.getByRole('list', { name: 'Histórico do código' }).getByRole('listitem');
  await expect(life).toHaveText([
    /^Solicitado.*por /,
    /^Criado.*por /,
    new RegExp(`^Recebeu o nome ${name}.*por `),
    new RegExp(`^Entregue a Joana ${run}.*Confirmado por `),
    /^Desativado.*por /,
    'Ainda sem uso',
  ]);
  await expectNothingBeyond(page);
});

test('OPC-13 who has left is found by name, loses all codes in two taps, and gets them back in one', async ({
  page,
}) => {
  const name = `Rui ${Date.now()}`;
  await signIn(page, MANAGER);
  await page.goto(LIST);
  const handOver = page.getByRole('button', { name: /^Entregar o código de / });
  for (const place of [0, 1]) {
    await handOver.nth(place).click();
    await page.getByRole('textbox', { name: /^Entregue a/ }).fill(name);
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Mais sobre os códigos de operador' }).click();
  await page.getByRole('menuitem', { name: 'Alguém saiu' }).click();
  const dialog = dialogOf(page, 'Esta pessoa saiu');
  await dialog.getByRole('searchbox', { name: 'Nome da pessoa' }).fill(name);
  const person = dialog.getByRole('region', { name });
  // The two may be of two shops, where nothing is ticked to begin with.
  await person.getByRole('checkbox').first().waitFor();
  for (const box of await person.getByRole('checkbox').all()) await box.check();
  await person.getByRole('button', { name: 'Desativar 2 códigos' }).click();
  await person.getByRole('button', { name: `Desativar 2 códigos de ${name}` }).click();
  await expect(person.getByText(`2 códigos de ${name} foram desativados.`)).toBeVisible();
  await person.getByRole('button', { name: 'Desfazer' }).click();
  await expect(person.getByText('2 códigos voltaram a funcionar.')).toBeVisible();
});

test('OPC-02 OPC-11 the life of a code that is used says when it was used first and last', async ({
  page,
}) => {
  await signIn(page, MANAGER);
  await page.goto(LIST);
  await page.goto(`${LIST}/editar/${await usedCode(page)}`);
  const life = page.getByRole('list', { name: 'Histórico do código' }).getByRole('listitem');
  await expect(life.filter({ hasText: /^Último uso\d\d\/\d\d\/\d{4} \d\d:\d\d$/ })).toHaveCount(1);
  await expect(life.filter({ hasText: /^Primeiro uso\d\d\/\d\d\/\d{4} \d\d:\d\d$/ })).toHaveCount(1);
});

/** The id of a code that has been used: one of the oldest, as other tests make and name codes that nobody uses. */
async function usedCode(page: Page): Promise<number> {
  const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('@token'))}` };
  const ask = async (address: string) => (await page.request.get(address, { headers })).json();
  const { content } = await ask(`${listOperatorCodes.path}?page=0&size=25&status=1&sort=inicio,asc`);
  for (const { operatorCodeId: id } of content) {
    if (JSON.stringify(await ask(pathOf(getCodeLife, { id }))).includes('lastUsed')) return id;
  }
  throw new Error('None of the oldest codes has been used');
}

/** A hundred codes of the manager's first shop, which no other test looks for. */
function hundredCodes(page: Page): Promise<{ operatorCodeId: number; nrCartao: string }[]> {
  return page.evaluate(
    async ([shops, create]) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('@token')}`,
        'content-type': 'application/json',
      };
      const [shop] = await (await fetch(shops, { headers })).json();
      const batches = [];
      for (let batch = 0; batch < 5; batch += 1) {
        const body = JSON.stringify({ ec: shop.cdEc, status: 1, quantidade: 20 });
        batches.push(await (await fetch(create, { method: 'POST', headers, body })).json());
      }
      return batches.flat();
    },
    [listEcs.path, createOperatorCodes.path] as const,
  );
}

test('OPC-12 a hundred codes are imported with mistakes: these are shown at their rows, the others are done', async ({
  page,
}) => {
  const run = Date.now();
  await signIn(page, MANAGER);
  await page.goto(LIST);
  const codes = await hundredCodes(page);
  expect(codes).toHaveLength(100);
  const lines = codes.map(({ operatorCodeId, nrCartao }, place) => {
    if (place === 9) return `999999999;Fila ${run};Ativo;${nrCartao}`;
    if (place === 19) return `${operatorCodeId};${'x'.repeat(101)};Ativo;${nrCartao}`;
    if (place === 29) return `${operatorCodeId};Fila ${run};talvez;${nrCartao}`;
    if (place === 39) return `;Fila ${run};Ativo;${nrCartao}`;
    return `${operatorCodeId};Fila ${run};${place % 2 === 0 ? 'Ativo' : 'Inativo'};${nrCartao}`;
  });
  await page.goto(`${LIST}/importar`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'codigos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`operatorCodeId;name;status;numerocartao\n${lines.join('\n')}`),
  });
  await expect(page.getByText('codigos.csv · 100 linhas')).toBeVisible();
  await page.getByRole('button', { name: 'Verificar as linhas' }).click();
  await expect(page.getByRole('tab', { name: 'Erros 4' })).toHaveAttribute('aria-selected', 'true');
  const rows = page.getByRole('list', { name: 'Linhas do arquivo' }).getByRole('listitem');
  for (const [row, text] of [
    ['Linha 11', '999999999 não é o ID de nenhum dos seus códigos de operador.'],
    ['Linha 21', 'O nome tem mais de 100 caracteres.'],
    ['Linha 31', 'talvez não é um status. Escreva Ativo ou Inativo.'],
    ['Linha 41', 'A linha não identifica nenhum código.'],
  ] as const) {
    await expect(rows.filter({ hasText: row }).getByText(text)).toBeVisible();
  }
  await expectNothingBeyond(page);
  await page.getByRole('button', { name: 'Importar 96 linhas' }).click();
  await expect(page.getByText('96 registros foram alterados.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Baixar as linhas com erros' })).toBeVisible();
  await page.goto(`${LIST}?${new URLSearchParams({ filter: JSON.stringify({ operator: `Fila ${run}` }) })}`);
  await counted(page, '96 códigos de operador');
});
