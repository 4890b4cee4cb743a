import { expect, type Page } from '@playwright/test';
import { listAllSubscriptions } from '../../../contract/all-subscriptions';
import type { Language } from '../../../contract/languages';
import type { ReplyOf } from '../../../contract/operation';
import { type Sending } from '../../../contract/sendings';
import {
  checkSftp,
  createSubscription,
  findSubscriptionPeople,
  type getSubscriptionOffer,
  listSubscriptions,
  type Subscription,
} from '../../../contract/subscriptions';
import { loadCatalogue } from '../../../i18n';
import { signIn } from '../support';
import { type Look, open } from './visit';

const administrator = { id: 1, name: 'Helena Duarte', login: '10000001' };
const other = { id: 2, name: 'Maria Aparecida Nascimento dos Santos Albuquerque', login: '30000003' };

const sent: Sending = {
  id: 'sent',
  subscription: 'one',
  number: 1212,
  view: 'Mês passado por loja',
  format: 'xlsx',
  bankFile: null,
  channel: 'mail',
  recipient: other,
  plannedDate: '2026-11-20T07:00:00',
  state: 'sent',
  reason: null,
  tries: 1,
  sentDate: '2026-11-20T09:10:12',
  late: true,
  total: { rows: 663_989, deposits: '48215300.12', withdrawals: '1246757.50', balance: '46968542.62' },
  part: true,
  establishments: { count: 5, before: 6, lost: 1, lostCodes: ['0000000012345678'] },
  fileName: null,
  file: true,
  again: false,
};

const sendings: Sending[] = [
  {
    ...sent,
    id: 'waiting',
    number: null,
    state: 'waiting',
    reason: 'mailUnreachable',
    tries: 4,
    sentDate: null,
    total: null,
    part: false,
    file: false,
  },
  sent,
  {
    ...sent,
    id: 'empty',
    number: 1211,
    state: 'empty',
    total: { ...sent.total, rows: 0 } as Sending['total'],
  },
  {
    ...sent,
    id: 'failed',
    number: 1210,
    channel: 'sftp',
    state: 'failed',
    reason: 'hostKey',
    tries: 31,
    again: true,
  },
];

const HOST_KEY = 'SHA256:uNiVztksCsDhcc0u9e8BrrQXcMjyHwJBkQ6pJpC1G4k';

const one: Subscription = {
  id: 'one',
  own: true,
  owner: administrator,
  view: { id: 'view', name: 'Mês passado por loja', screen: '/transacoes-extrato' },
  format: 'xlsx',
  numbered: false,
  language: 'pt',
  schedule: { rhythm: 'weekly', weekday: 3, time: '07:00' },
  channel: 'mail',
  sftp: null,
  webhook: null,
  recipients: [administrator, other],
  attached: false,
  state: 'active',
  nextDate: '2026-11-25T07:00:00',
  last: sent,
  createdDate: '2026-11-02T09:00:00',
  version: 3,
};

const toServer: Subscription = {
  ...one,
  id: 'two',
  view: { id: 'view2', name: 'Fechamento para o ERP', screen: '/fechamentos' },
  format: 'csv',
  schedule: { rhythm: 'monthly', day: 31, time: '23:30' },
  channel: 'sftp',
  sftp: {
    host: 'sftp.example.com.br',
    port: 2222,
    user: 'cofre',
    folder: '/entrada/extratos',
    hostKey: HOST_KEY,
    by: 'privateKey',
  },
  recipients: [],
  nextDate: null,
  state: 'paused',
  last: sendings[3] ?? null,
};

const received: Subscription = {
  ...one,
  id: 'three',
  own: false,
  owner: other,
  view: null,
  state: 'viewGone',
  last: null,
  nextDate: null,
};

const offer: ReplyOf<typeof getSubscriptionOffer> = {
  formats: ['pdf', 'xlsx', 'csv'],
  mayName: true,
  moves: false,
  receivers: [{ id: 7, url: 'https://erp.contabilidade.example.com.br/cofre/eventos', active: true }],
  attachments: true,
  outbound: true,
  timeZone: 'America/Sao_Paulo',
};

/** The list, its dialogs, and the way from a view to a subscription. All replies are made up, so that every state is seen. */
export async function subscriptions(page: Page, language: Language, look: Look): Promise<void> {
  const texts = await loadCatalogue(language);
  const { screens, subscriptions: words, views, list, common } = texts;
  const title = screens['/assinaturas'].title;
  const reply = { attachments: true, outbound: false, timeZone: offer.timeZone };
  const answer = (path: string, json: unknown, method = 'GET') =>
    page.route(
      (url) => url.pathname === path,
      (route) => (route.request().method() === method ? route.fulfill({ json }) : route.fallback()),
    );
  await signIn(page, administrator.login, language);
  await answer(listSubscriptions.path, { ...reply, subscriptions: [] });
  await open(page, '/assinaturas', title);
  await expect(page.getByText(words.none.title)).toBeVisible();
  await look('no subscriptions');
  await answer(listSubscriptions.path, { ...reply, subscriptions: [one, toServer, received] });
  await answer('/portal/subscriptions/one/sendings', { sendings, next: 'failed' });
  await open(page, '/assinaturas', title);
  await expect(page.getByRole('link', { name: 'Mês passado por loja', exact: true })).toBeVisible();
  await look('the subscriptions');
  await page.getByRole('link', { name: 'Mês passado por loja', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await look('the sendings of a subscription');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const [send = ''] = words.actions.send.split('%');
  await page
    .getByRole('button', { name: new RegExp(`^${send}`) })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
  await look('sending now');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.route(
    (url) => /^\/portal\/views\/[^/]+\/subscription$/.test(url.pathname),
    (route) => route.fulfill({ json: offer }),
  );
  await page.goto('/assinaturas/editar/two');
  await expect(page.getByText(HOST_KEY)).toBeVisible();
  await look('changing a subscription to a server');
  await answer(listAllSubscriptions.path, { subscriptions: [one, toServer], next: 'two' });
  await open(page, `/assinaturas?de=todos&pessoa=${other.id}`, title);
  const [end = ''] = words.everybody.endAll.action.split('%');
  await page.getByRole('button', { name: new RegExp(`^${end}`) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('ending all subscriptions of a person');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await look('the subscriptions of a person');

  await answer(findSubscriptionPeople.path, { people: [administrator] });
  await answer(checkSftp.path, { hostKey: HOST_KEY, changed: false }, 'POST');
  await answer(createSubscription.path, one, 'POST');
  await open(
    page,
    '/transacoes-extrato?filter=%7B%22period%22%3A%22today%22%7D',
    screens['/transacoes-extrato'].title,
  );
  await page.getByRole('button', { name: list.views, exact: true }).click();
  await page.getByRole('menuitem', { name: views.actions.subscribe }).click();
  await page.getByRole('textbox', { name: views.dialog.name }).fill(`Extrato ${Date.now()}`);
  await look('saving a view to subscribe to it');
  await page.getByRole('button', { name: views.dialog.confirmSubscribe }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: words.form.rhythm })).toBeVisible();
  await look('a new subscription');
  await dialog.getByRole('radio', { name: words.form.sftp }).click();
  await dialog.getByRole('button', { name: words.form.confirm, exact: true }).click();
  await expect(dialog.getByText(words.form.problems.host)).toBeVisible();
  await look('a new subscription to a server, with faults');
  await dialog.getByRole('textbox', { name: words.form.host }).fill('sftp.example.com');
  await dialog.getByRole('textbox', { name: words.form.user }).fill('cofre');
  await dialog.locator('input[type=password]').fill('segredo');
  await dialog.getByRole('button', { name: words.form.check }).click();
  await dialog.getByRole('checkbox', { name: words.form.confirmKey }).click();
  await look('the key of a server');
  await dialog.getByRole('button', { name: words.form.confirm, exact: true }).click();
  await expect(page.getByRole('dialog', { name: words.form.done })).toBeVisible();
  await look('a subscription that was made');
  await page.unrouteAll();
  await page.route(`**${listSubscriptions.path}`, (route) => route.abort());
  await open(page, '/assinaturas', title);
  await expect(page.getByRole('button', { name: common.retry })).toBeVisible();
  await look('subscriptions that could not be loaded');
}
