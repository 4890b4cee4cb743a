import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { isSignedBy, receiver } from '../support/receiver';
import { violationsOf } from './looks';
import { letterWith } from './outbox';
import { signIn, test } from './support';

/* A statement that is subscribed to in a real browser, sent, and fetched by the link of its mail. */

const MANAGER = '20000002';
const OTHER = '20000003';

const dialog = (page: Page, name: RegExp | string) => page.getByRole('dialog', { name });

/** Begins to subscribe to last month of the statement under a name, as CSV. */
async function subscribing(page: Page, name: string) {
  await page.goto(`/transacoes-extrato?filter=${encodeURIComponent('{"period":"lastMonth"}')}`);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Subscribe' }).click();
  const first = dialog(page, 'Save and subscribe');
  await first.getByRole('textbox', { name: /^Name/ }).fill(name);
  await first.getByRole('button', { name: 'Save and go on' }).click();
  const form = dialog(page, `Subscribe to “${name}”`);
  await form.getByRole('combobox', { name: 'Form' }).click();
  await page.getByRole('option', { name: 'CSV' }).click();
  return form;
}

/** Subscribes to it by mail. */
async function subscribe(page: Page, name: string): Promise<void> {
  const form = await subscribing(page, name);
  expect(await violationsOf(page)).toEqual([]);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await dialog(page, 'Subscribed').getByRole('link', { name: 'My subscriptions' }).click();
  await expect(page).toHaveURL(/\/assinaturas$/);
}

test('a statement is subscribed to, sent, and its file is fetched by the link of the mail, by its recipient alone', async ({
  browser,
  complaints,
}) => {
  const name = `Month ${Date.now()}`;
  const owner = await browser.newPage();
  await signIn(owner, MANAGER, 'en');
  await subscribe(owner, name);
  await owner.getByRole('button', { name: `Send “${name}” now` }).click();
  const asked = dialog(owner, `Send “${name}” now`);
  await asked.getByRole('radio', { name: /^To everybody/ }).click();
  await asked.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(owner.getByText('It is being sent.')).toBeVisible();

  const letter = await letterWith(`${name}, no. 1`);
  const link = new URL(/http\S+\/assinaturas\?envio=[\w-]+/.exec(letter)?.[0] ?? '');
  const rows = Number(/Rows: ([\d,]+)\./.exec(letter)?.[1]?.replaceAll(',', ''));
  expect(rows).toBeGreaterThan(0);

  // Another browser, in which nobody is signed in.
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link.pathname + link.search);
  await expect(elsewhere).toHaveURL(/\/login/);
  await signIn(elsewhere, MANAGER, 'en');
  await elsewhere.goto(link.pathname + link.search);
  const file = dialog(elsewhere, name);
  await expect(file).toContainText('No. 1');
  await expect(file).toContainText(`${rows.toLocaleString('en')} rows`);
  expect(await violationsOf(elsewhere)).toEqual([]);
  const [download] = await Promise.all([
    elsewhere.waitForEvent('download'),
    file.getByRole('button', { name: 'Download the file: No. 1' }).click(),
  ]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.trim().split('\n').length).toBeGreaterThan(rows);

  complaints.expect(/404/);
  const stranger = await (await browser.newContext()).newPage();
  await signIn(stranger, OTHER, 'en');
  await stranger.goto(link.pathname + link.search);
  await expect(stranger.getByText('This file is not for you, or it was deleted.')).toBeVisible();

  await owner.getByRole('button', { name: `End the subscription to “${name}”` }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click();
  await expect(owner.getByText('Subscription ended.')).toBeVisible();
});

test('a statement is subscribed to for a receiver of events, which is told of a test by a signed event', async ({
  page,
}) => {
  const shop = await receiver();
  const name = `Receiver ${Date.now()}`;
  try {
    await signIn(page, MANAGER, 'en');
    await page.goto('/swagger/webhooks/adicionar');
    await page.getByRole('textbox', { name: 'Address' }).fill(shop.url);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const shown = dialog(page, 'New secret');
    const secret = await shown.getByRole('textbox', { name: 'Signing secret' }).inputValue();
    await shown.getByRole('button', { name: 'Close' }).click();

    const form = await subscribing(page, name);
    await form.getByRole('radio', { name: 'To a receiver (webhook)' }).check();
    await form.getByRole('combobox', { name: 'Receiver' }).click();
    await page.getByRole('option', { name: shop.url }).click();
    expect(await violationsOf(page)).toEqual([]);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    const done = dialog(page, 'Subscribed');
    await done.getByRole('button', { name: 'Send a test now' }).click();
    await expect(page.getByText('The test is on its way.')).toBeVisible();

    await expect.poll(() => shop.received.map(({ body }) => body.type)).toContain('report.ready');
    const event = shop.received.find(({ body }) => body.type === 'report.ready');
    if (event === undefined) throw new Error('There is no event');
    expect(isSignedBy(secret, event)).toBe(true);
    expect(isSignedBy(`whsec_${'A'.repeat(43)}=`, event)).toBe(false);
    expect(JSON.stringify(event.body)).toContain(name);
  } finally {
    await page.goto('/assinaturas');
    await page.getByRole('button', { name: `End the subscription to “${name}”` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click();
    await expect(page.getByText('Subscription ended.')).toBeVisible();
    await shop.close();
  }
});
