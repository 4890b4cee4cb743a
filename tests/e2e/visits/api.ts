import { expect, type Page } from '@playwright/test';
import { getOwnApiClient } from '../../../contract/api-clients';
import { getApiCredentials, renewOwnSecret } from '../../../contract/api-credentials';
import { apiTotals } from '../../../contract/api-transactions';
import { addDays } from '../../../contract/calendar';
import type { Language } from '../../../contract/languages';
import { createWebhook, listWebhooks } from '../../../contract/webhooks';
import { loadCatalogue } from '../../../i18n';
import { signIn } from '../support';
import { isPhone, type Look, open } from './visit';

const receiverOfEvents = {
  id: 7,
  url: 'https://conciliacao.example.com/a-rather-long-address/of-an-integrator?tenant=mercado',
  events: ['day.closed', 'shop.silent'],
  establishments: null,
  active: true,
  createdDate: '2026-11-01T10:00:00',
  pausedDate: '2026-11-20T08:00:00',
  nextTryDate: null,
  waiting: 3,
  lastDelivered: '2026-11-19T06:00:01',
  previousSecretUntil: '2026-11-21T06:00:00',
  version: 1,
};

const client = {
  keys: [
    {
      id: 1,
      kid: 'igHJabeJnnwCHkR9XTizTwEF4coOyk70gJ4W62ZOb84',
      name: 'Conciliação da matriz',
      kind: 'P-256',
      createdAt: '2026-11-01T10:00:00',
      lastUsedAt: '2026-11-19T10:00:00',
    },
  ],
  addresses: ['203.0.113.7', '198.51.100.0/24', '2001:db8:85a3::8a2e:370:7334'],
};

const deliveryOfAnEvent = {
  id: 12,
  eventId: 'evt_65d322d87e184e09a64078b017cc80c6',
  type: 'day.closed',
  establishment: '0001',
  state: 'failed',
  again: true,
  sample: true,
  createdDate: '2026-11-20T06:00:01',
  tries: 10,
  triedDate: '2026-11-20T22:00:02',
  problem: 'status',
  message: '500',
  status: 500,
  latency: 1234,
  answer: 'maintenance',
};

/** The documentation of the API and its other tabs, and what opens over them. Nothing of the demo's own is changed. */
export async function apiUser(page: Page, language: Language, look: Look): Promise<void> {
  const { api, apiClient, apiDocs, screens, secrets, common } = await loadCatalogue(language);
  const { title } = screens['/swagger'];
  const dialog = page.getByRole('dialog');
  await signIn(page, '20000002', language);
  const credentials = {
    clientId: '7933bd74-22d5-4d5f-a546-df7cbb22288a',
    createdAt: '2026-11-01T10:00:00',
    renewedAt: null,
    previousUntil: '2026-11-20T10:00:00',
    revokedAt: null,
    startsOn: '2026-01-01',
    endsOn: null,
    lastUsedAt: '2026-11-19T10:00:00',
    lastUsedFrom: '203.0.113.9',
    days: Array.from({ length: 14 }, (_, ago) => ({
      day: addDays('2026-11-20', -ago),
      calls: 1000 - 70 * ago,
      errors: ago,
    })),
  };
  await page.route(`**${getApiCredentials.path}`, (route) => route.fulfill({ json: credentials }));
  await page.route(`**${getOwnApiClient.path}`, (route) => route.fulfill({ json: client }));
  await page.route(`**${renewOwnSecret.path}`, (route) =>
    route.fulfill({
      json: { codUsuario: 1, clientId: 'c', clientSecret: 'jU50wkiCqjjviZK_tZHjH3IbcB9dAhxq3dI' },
    }),
  );
  const tried = { position: 93, totals: [], follow: 'WzEsOTNd.k3b1ZkYlq0bq3o0Y5mZc2Q' };
  await page.route(`**${apiTotals.path}?*`, (route) => route.fulfill({ json: tried }));
  await open(page, '/swagger', title);
  const totals = page.getByRole('article', { name: 'Totals of an accounting day, by establishment' });
  await expect(totals).toBeVisible();
  await look('the documentation of the API');
  await totals.getByRole('button', { name: new RegExp(`^${apiDocs.try.open}`) }).click();
  await totals.getByRole('button', { name: apiDocs.try.fetch }).click();
  await expect(totals.getByText(apiDocs.try.missing).first()).toBeVisible();
  await look('trying a call without a token');
  await totals.getByRole('radio', { name: apiDocs.try.byToken }).click();
  await totals.getByLabel(apiDocs.try.token, { exact: true }).fill('no-token');
  await totals.getByRole('button', { name: apiDocs.try.useToken }).click();
  await totals.getByRole('button', { name: apiDocs.try.send }).click();
  await expect(totals.getByRole('group', { name: apiDocs.try.body })).toBeVisible();
  await look('a call that was tried');

  await open(page, '/swagger/credenciais', title);
  await expect(page.getByRole('textbox', { name: secrets.clientId })).toBeVisible();
  await look('the API user');
  await page.getByRole('button', { name: apiClient.keys.add.action }).click();
  await dialog.getByRole('button', { name: apiClient.keys.add.confirm, exact: true }).click();
  await expect(dialog.getByText(apiClient.keys.add.missing)).toBeVisible();
  await look('a public key that is missing');
  await dialog.getByRole('button', { name: common.cancel }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: apiClient.addresses.edit.action }).click();
  await expect(dialog.getByRole('textbox', { name: apiClient.addresses.edit.label })).toBeVisible();
  await look('the addresses of an API user');
  await dialog.getByRole('button', { name: common.cancel }).click();
  await expect(dialog).toHaveCount(0);
  // What says that it is done covers the buttons of a phone, and so this comes last.
  await page.getByRole('button', { name: api.credentials.renew.action }).click();
  await look('renewing a secret');
  await dialog.getByRole('button', { name: api.credentials.renew.confirm, exact: true }).click();
  await expect(dialog.getByRole('textbox', { name: secrets.clientSecret })).toBeVisible();
  await look('a secret that is shown once');
  await dialog.getByRole('button', { name: common.close }).click();
  await expect(dialog).toHaveCount(0);

  await open(page, '/swagger/chamadas', title);
  await expect(page.getByRole('img', { name: /14/ })).toBeVisible();
  await look('calls of the API');
  await page.getByRole('button', { name: api.calls.asTable }).click();
  await look('calls of the API as a table');

  const dayClose = { time: '06:00', closedUntil: '2026-11-19', heldDate: '2026-11-21T06:00:00' };
  await page.route(`**${listWebhooks.path}`, (route) =>
    route.request().method() === createWebhook.method
      ? route.continue()
      : route.fulfill({ json: { content: [receiverOfEvents], dayClose } }),
  );
  await open(page, '/swagger/webhooks', title);
  await expect(page.getByRole('region', { name: receiverOfEvents.url })).toBeVisible();
  await look('receivers of events');
  await page.getByRole('link', { name: api.webhooks.add }).click();
  await dialog.getByRole('radio', { name: api.webhooks.form.some, exact: true }).click();
  await dialog.getByRole('button', { name: common.save }).click();
  await expect(dialog.getByText(api.webhooks.form.urlMissing)).toBeVisible();
  await look('a receiver of events with faults');

  const deliveries = `${listWebhooks.path}/${receiverOfEvents.id}/deliveries`;
  await page.route(`**${deliveries}?*`, (route) =>
    route.fulfill({
      json: { content: [deliveryOfAnEvent], totalElements: 1, totalPages: 1, number: 0, size: 10 },
    }),
  );
  const body = JSON.stringify({ type: 'day.closed', data: { checksum: '0'.repeat(64) } });
  await page.route(`**${deliveries}/${deliveryOfAnEvent.id}`, (route) =>
    route.fulfill({ json: { ...deliveryOfAnEvent, body } }),
  );
  await open(page, '/swagger/entregas', title);
  const rows = page.getByRole(isPhone(page) ? 'list' : 'table', { name: api.deliveries.table });
  await expect(rows).toBeVisible();
  await look('deliveries');
  await page.getByRole('button', { name: api.deliveries.since.action }).click();
  await expect(dialog.getByRole('checkbox')).toBeVisible();
  await look('sending events again');
  await dialog.getByRole('button', { name: common.cancel }).click();
  await expect(dialog).toHaveCount(0);
  await rows.getByRole('link').first().click();
  await expect(dialog.getByText(deliveryOfAnEvent.eventId)).toBeVisible();
  await look('a delivery');
}
