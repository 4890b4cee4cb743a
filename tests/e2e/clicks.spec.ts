import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { newLogin, signIn, test } from './support';

/*
 * What everyday tasks take, from home on to the end, of somebody who uses the mouse: presses of it, and fields that are
 * typed into. docs/performance.md has the table; a step more in one of them is seen here.
 */

const ADMINISTRATOR = '10000001';
const MANAGER = '20000002';
const VIEWER = '30000003';

interface Hand {
  readonly clicks: () => number;
  readonly fields: () => number;
  press: (element: Locator) => Promise<void>;
  type: (element: Locator, text: string) => Promise<void>;
}

/** A hand that counts what it does. */
function hand(): Hand {
  let [clicks, fields] = [0, 0];
  return {
    clicks: () => clicks,
    fields: () => fields,
    press: async (element) => {
      await element.click();
      clicks += 1;
    },
    type: async (element, text) => {
      await element.fill(text);
      fields += 1;
    },
  };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true });
const menu = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

/**
 * Ends a task at the call that stores it, which reaches no server: what is stored stays as it is, for the other tests.
 * @returns once it is ready, what waits for the call
 */
async function lastCall(page: Page, path: string): Promise<{ sent: Promise<unknown> }> {
  await page.route(`**${path}**`, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  const stores = (request: Request) => request.method() !== 'GET' && request.url().includes(path);
  return { sent: page.waitForRequest(stores) };
}

interface Task {
  person: string;
  clicks: number;
  fields: number;
  /** What has to be there before anybody begins. */
  before?: (page: Page, run: string) => Promise<void>;
  /** @param run names what this run makes */
  act: (page: Page, by: Hand, run: string) => Promise<void>;
}

const LEAVER = (run: string) => `Rui ${run}`;

const tasks: Readonly<Record<string, Task>> = {
  'all codes of somebody who has left are switched off': {
    person: MANAGER,
    clicks: 5,
    fields: 1,
    before: async (page, run) => {
      await page.goto('/codigos-operadores');
      await page
        .getByRole('button', { name: /^Entregar o código de / })
        .first()
        .click();
      await field(page, /^Entregue a/).fill(LEAVER(run));
      await button(page, 'Confirmar').click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
    act: async (page, by, run) => {
      const name = LEAVER(run);
      await by.press(menu(page, 'Códigos de operador'));
      await by.press(button(page, 'Mais sobre os códigos de operador'));
      await by.press(page.getByRole('menuitem', { name: 'Alguém saiu' }));
      await by.type(page.getByRole('searchbox', { name: 'Nome da pessoa' }), name);
      const person = page.getByRole('region', { name });
      await by.press(person.getByRole('button', { name: 'Desativar o código' }));
      await by.press(person.getByRole('button', { name: `Desativar o código de ${name}` }));
      await expect(person.getByText(`O código de ${name} foi desativado.`)).toBeVisible();
      await person.getByRole('button', { name: 'Desfazer' }).click();
      await expect(person.getByText('O código voltou a funcionar.')).toBeVisible();
    },
  },
  'a viewer of three shops is registered': {
    person: MANAGER,
    clicks: 11,
    fields: 3,
    act: async (page, by) => {
      const login = newLogin(71_000_000);
      await by.press(menu(page, 'Visualizadores'));
      await by.press(link(page, 'Novo visualizador'));
      await by.type(field(page, /^Nome/), `Leitora ${login}`);
      await by.type(field(page, /^Login/), login);
      await by.type(field(page, /^E-mail/), `${login}@example.com`);
      await by.press(page.getByRole('radio', { name: 'Ativo', exact: true }));
      await by.press(button(page, 'Vincular estabelecimentos'));
      const available = page.getByRole('dialog').getByRole('region', { name: 'Disponíveis' });
      for (const place of [1, 2, 3]) await by.press(available.getByRole('checkbox').nth(place));
      await by.press(button(page, 'Mover marcados para selecionados'));
      await by.press(button(page, 'Confirmar'));
      await by.press(button(page, 'Salvar'));
      await by.press(button(page, 'OK'));
      await expect(
        page.getByRole('heading', { level: 1, name: 'Visualizadores de relatórios' }),
      ).toBeVisible();
    },
  },
  'a code is made for a new operator': {
    person: MANAGER,
    clicks: 5,
    fields: 1,
    act: async (page, by, run) => {
      await by.press(menu(page, 'Códigos de operador'));
      await by.press(link(page, 'Novos códigos'));
      await by.press(page.getByRole('combobox', { name: 'Estabelecimento' }));
      await by.press(page.getByRole('option').first());
      await by.type(field(page, 'Nome do operador'), `Nova ${run}`);
      await by.press(button(page, 'Salvar'));
      await expect(page.getByText(`Nova ${run}`).first()).toBeVisible();
    },
  },
  'a transaction of the week is disputed from its row': {
    person: MANAGER,
    clicks: 7,
    fields: 3,
    act: async (page, by) => {
      await by.press(link(page, 'Abrir extrato'));
      await by.press(button(page, /^Período/));
      await by.press(page.getByRole('menuitemradio', { name: 'Últimos 7 dias' }));
      await by.press(button(page, 'Gerar relatório'));
      await by.press(page.getByRole('link', { name: /^Contestar esta transação, / }).first());
      await by.type(field(page, 'Telefone de contato'), '11987654321');
      await by.type(field(page, 'Valor contestado'), '0,01');
      await by.type(field(page, 'Relato'), 'Falta uma nota.');
      await by.press(page.getByRole('radio', { name: 'Não' }));
      const { sent } = await lastCall(page, '/portal/salesforce/create/');
      await by.press(button(page, 'Salvar'));
      await sent;
    },
  },
  'what happens to unused codes of one shop is set': {
    person: MANAGER,
    clicks: 7,
    fields: 0,
    act: async (page, by) => {
      await by.press(menu(page, 'Códigos de operador'));
      await by.press(button(page, 'Mais sobre os códigos de operador'));
      await by.press(page.getByRole('menuitem').nth(1));
      const dialog = page.getByRole('dialog');
      await by.press(dialog.getByRole('combobox'));
      await by.press(page.getByRole('option').last());
      await by.press(dialog.getByRole('radio', { checked: false }).first());
      const { sent } = await lastCall(page, '/operatorscode/unused');
      await by.press(dialog.getByRole('button', { name: 'Salvar' }));
      await sent;
    },
  },
  'the orders that are late are there': {
    person: ADMINISTRATOR,
    clicks: 2,
    fields: 0,
    act: async (page, by) => {
      await by.press(page.getByRole('link', { name: /^Abrir fila/ }));
      await by.press(page.getByRole('tab', { name: /^Atrasados/ }));
      await expect(page.getByRole('tab', { name: /^Atrasados/, selected: true })).toBeVisible();
    },
  },
  'the form of somebody is opened who gives the login': {
    person: ADMINISTRATOR,
    clicks: 2,
    fields: 1,
    act: async (page, by) => {
      await by.press(button(page, 'Buscar no portal'));
      await by.type(page.getByRole('combobox', { name: 'Buscar no portal' }), MANAGER);
      await by.press(page.getByRole('option', { name: /^Carlos Eduardo Moura/ }));
      await expect(page).toHaveURL(/\/usuarios\/editar\/\d+$/);
    },
  },
  'the statement of yesterday is an Excel file': {
    person: MANAGER,
    clicks: 4,
    fields: 1,
    act: async (page, by) => {
      await by.press(button(page, 'Buscar no portal'));
      await by.type(page.getByRole('combobox', { name: 'Buscar no portal' }), 'extrato, ontem');
      await by.press(page.getByRole('option', { name: 'Extrato, ontem' }));
      await by.press(button(page, 'Exportar'));
      const file = page.waitForEvent('download');
      await by.press(page.getByRole('menuitem', { name: /Excel/ }).first());
      expect((await file).suggestedFilename()).toMatch(/\.xlsx$/);
    },
  },
  'the transactions of today are there': {
    person: VIEWER,
    clicks: 1,
    fields: 0,
    act: async (page, by) => {
      await by.press(link(page, 'Abrir extrato'));
      await expect(page.getByRole('heading', { level: 2, name: 'Resultado' })).toBeVisible();
    },
  },
  'the balance of now is there': {
    person: VIEWER,
    clicks: 0,
    fields: 0,
    act: async (page) => {
      await expect(page.getByRole('heading', { name: 'Saldo de depósitos' })).toBeVisible();
    },
  },
};

for (const [task, { person, clicks, fields, before, act }] of Object.entries(tasks)) {
  test(`${task}: ${clicks} clicks and ${fields} fields`, async ({ page, complaints }) => {
    complaints.expect(/net::ERR_FAILED/);
    const by = hand();
    const run = String(Date.now());
    await signIn(page, person);
    await before?.(page, run);
    await page.goto('/home');
    await act(page, by, run);
    expect({ clicks: by.clicks(), fields: by.fields() }).toEqual({ clicks, fields });
  });
}
