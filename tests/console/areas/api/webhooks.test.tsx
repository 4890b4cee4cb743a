import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sendWebhookSample } from '../../../../contract/webhook-samples';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  rotateWebhookSecret,
  updateWebhook,
} from '../../../../contract/webhooks';
import { bridgeToPortal } from '../../../support/bridge';
import { put } from '../../../support/put';
import { answers, isSignedBy, type Receiver, receiver } from '../../../support/receiver';
import { tableRows } from '../../../support/shown-list';
import { forgetWebhooks, openTab, storedWebhooks } from './api-page';

const portal = bridgeToPortal();
let shop: Receiver;
beforeAll(async () => {
  shop = await receiver();
});
afterEach(async () => {
  await forgetWebhooks();
  shop.received.length = 0;
  window.history.pushState(null, '', '/');
});
afterAll(() => shop.close());

const TAB = '/webhooks';
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const card = async () => within(await screen.findByRole('region', { name: shop.url }));

const sample = {
  id: 5,
  eventId: 'sample_5',
  type: 'day.closed',
  establishment: '0001',
  state: 'delivered',
  again: false,
  sample: true,
  createdDate: '2026-11-20T06:00:01',
  tries: 1,
  triedDate: '2026-11-20T06:00:01',
  problem: null,
  message: null,
  status: 204,
  latency: 35,
  answer: '',
};

/** Signs in a manager with one receiver, which was added by the form; returns what it shows. */
async function added() {
  const opened = await openTab(TAB);
  const { user } = opened;
  await user.click(await screen.findByRole('link', { name: 'New receiver' }));
  const form = await dialog('New receiver');
  await put(user, await form.findByRole('textbox', { name: /^Address/ }), shop.url);
  await user.click(form.getByRole('button', { name: 'Save' }));
  const shown = await dialog('New secret');
  const { value } = shown.getByRole<HTMLTextAreaElement>('textbox', { name: 'Signing secret' });
  await user.keyboard('{Escape}');
  await user.click(shown.getByRole('button', { name: 'Close' }));
  await gone();
  return { ...opened, secret: value };
}

describe('SES-28 receivers of events', () => {
  test('SES-28 without one it is said what one is, and when business days are closed', async () => {
    await openTab(TAB);
    expect(await screen.findByText('No event receivers yet')).toBeVisible();
    expect(screen.getByText(/^A business day is closed at 06:00 on the next day\./)).toBeVisible();
  });

  test('SES-28 is added with its secret shown once, and is sent a test event that this secret signs', async () => {
    const { user, secret } = await added();
    expect(secret).toMatch(/^whsec_/);
    expect(await screen.findByRole('link', { name: 'New receiver' })).toHaveFocus();
    expect(portal.callsOf(createWebhook).map(({ body }) => body)).toEqual([
      { url: shop.url, events: ['day.closed', 'transaction.late'], establishments: null, active: true },
    ]);
    const own = await card();
    expect(own.getByText('Active')).toBeVisible();
    expect(own.getByText('Business day closed, Late transaction')).toBeVisible();
    expect(own.getByText('All of yours')).toBeVisible();
    await user.click(own.getByRole('button', { name: `Send a test event ${shop.url}` }));
    expect(await own.findByText(/^Delivered: it answered 204 after/)).toBeVisible();
    expect(shop.received.map(({ body }) => body.type)).toEqual(['webhook.test']);
    expect(shop.received.every((event) => isSignedBy(secret, event))).toBe(true);

    shop.next(answers(500, 'broken'));
    await user.click(own.getByRole('button', { name: `Send a test event ${shop.url}` }));
    expect(await own.findByText(/Not delivered\. The receiver answered 500/)).toBeVisible();
  });

  test('SES-28 a sample of an event is chosen from a menu, and what became of it is said', async () => {
    const { user } = await added();
    const own = await card();
    const ask = async (event: string) => {
      await user.click(own.getByRole('button', { name: `Send a sample ${shop.url}` }));
      await user.click(await screen.findByRole('menuitem', { name: event }));
    };
    portal.fail(sendWebhookSample, {
      status: 409,
      body: { code: 'CONFLICT', message: 'Nothing has arrived yet.' },
    });
    await ask('Silent establishment');
    expect(await own.findByText(/Nothing has arrived yet\./)).toBeVisible();
    portal.fail(sendWebhookSample, { status: 200, body: sample });
    await ask('Business day closed');
    expect(await own.findByText(/^Delivered: it answered 204 after 35 ms/)).toBeVisible();
    expect(portal.callsOf(sendWebhookSample).map(({ body }) => body)).toEqual([
      { type: 'shop.silent' },
      { type: 'day.closed' },
    ]);
  });

  test("SES-28 a problem stands at its field, in the server's words, and nothing typed is lost", async () => {
    const { user } = await openTab(`${TAB}/adicionar`);
    const form = await dialog('New receiver');
    const address = await form.findByRole('textbox', { name: /^Address/ });
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Enter an address.')).toBeVisible();
    expect(address).toHaveFocus();
    await put(user, address, 'https://10.0.0.1/events');
    for (const name of ['Business day closed', 'Late transaction'])
      await user.click(form.getByRole('checkbox', { name }));
    await user.click(form.getByRole('radio', { name: 'Only these' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Choose at least one event.')).toBeVisible();
    expect(form.getByText('Choose at least one establishment.')).toBeVisible();
    expect(portal.callsOf(createWebhook)).toHaveLength(0);
    await user.click(form.getByRole('checkbox', { name: 'Silent establishment' }));
    await user.click(form.getByRole('radio', { name: /^All of mine/ }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('This is a private address. Events cannot be sent there.')).toBeVisible();
    expect(address).toHaveValue('https://10.0.0.1/events');
    expect(address).toHaveFocus();
  });

  test('SES-28 is changed; where somebody was faster, both ways on are offered', async () => {
    const { user } = await added();
    await user.click((await card()).getByRole('link', { name: `Change ${shop.url}` }));
    const form = await dialog('Change the receiver');
    await user.click(await form.findByRole('checkbox', { name: 'Late transaction' }));
    portal.fail(updateWebhook, { status: 409, body: { code: 'stale', message: 'Somebody was faster.' } });
    const [before] = await storedWebhooks();
    const stored = { ...before, events: ['shop.silent'], version: 9 };
    portal.fail(listWebhooks, { status: 200, body: { content: [stored], dayClose: days } });
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Somebody was faster.')).toBeVisible();
    expect(form.getByText(/^Events, .* before, Silent establishment now$/)).toBeVisible();
    portal.fail(updateWebhook, { status: 200, body: { ...stored, events: ['day.closed'], version: 10 } });
    await user.click(form.getByRole('button', { name: 'Save anyway' }));
    await gone();
    expect(portal.callsOf(updateWebhook).map(({ body }) => (body as { version: number }).version)).toEqual([
      1, 9,
    ]);
  });

  test('SES-28 is switched off and on again, gets another secret, and is deleted after a confirmation', async () => {
    const { user, secret } = await added();
    const own = await card();
    await user.click(own.getByRole('button', { name: `Switch off ${shop.url}` }));
    expect(await own.findByText('Switched off')).toBeVisible();
    await user.click(own.getByRole('button', { name: `Switch on ${shop.url}` }));
    expect(await own.findByText('Active')).toBeVisible();

    await user.click(own.getByRole('button', { name: `Replace the secret ${shop.url}` }));
    const asking = await dialog('Replace the secret');
    await user.click(asking.getByRole('combobox', { name: 'The previous secret' }));
    await user.click(await screen.findByRole('option', { name: 'Works for 1 more hour' }));
    await user.click(asking.getByRole('button', { name: 'Replace' }));
    const shown = await dialog('New secret');
    const { value } = shown.getByRole<HTMLTextAreaElement>('textbox', { name: 'Signing secret' });
    await user.click(shown.getByRole('button', { name: 'Close' }));
    await gone();
    expect(await own.findByText(/^Also signs until/)).toBeVisible();
    expect(portal.callsOf(rotateWebhookSecret).map(({ body }) => body)).toMatchObject([{ overlapHours: 1 }]);
    await user.click(own.getByRole('button', { name: `Send a test event ${shop.url}` }));
    await own.findByText(/^Delivered/);
    const [event] = shop.received;
    if (event === undefined) throw new Error('Nothing has come');
    expect([isSignedBy(secret, event), isSignedBy(value, event)]).toEqual([true, true]);

    await user.click(own.getByRole('button', { name: `Delete ${shop.url}` }));
    const question = await dialog('Delete the receiver?');
    expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(portal.callsOf(deleteWebhook)).toHaveLength(0);
    await user.click(question.getByRole('button', { name: 'Delete the receiver' }));
    expect(await screen.findByText('No event receivers yet')).toBeVisible();
  });

  test('SES-28 paused, failing, and a day that is held back are said with their moments', async () => {
    const base = {
      url: 'https://shop.example.com/a',
      events: ['shop.silent'],
      establishments: ['0001'],
      active: true,
      createdDate: '2026-11-01T10:00:00',
      pausedDate: null,
      nextTryDate: null,
      waiting: 0,
      lastDelivered: null,
      previousSecretUntil: null,
      version: 1,
    };
    const content = [
      { ...base, id: 1, pausedDate: '2026-11-20T08:00:00', waiting: 3 },
      { ...base, id: 2, nextTryDate: '2026-11-20T09:00:00', waiting: 1 },
    ];
    const dayClose = { time: '06:00', closedUntil: '2026-11-19', heldDate: '2026-11-21T06:00:00' };
    portal.fail(listWebhooks, { status: 200, body: { content, dayClose } });
    await openTab(TAB);
    expect(await screen.findByText('Paused since 20 Nov 2026 08:00:00')).toBeVisible();
    expect(screen.getByText(/· 3 events wait/)).toBeVisible();
    expect(screen.getByText('Failing, next attempt 20 Nov 2026 09:00:00')).toBeVisible();
    expect(screen.getByText(/· 1 event waiting/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Continue/ })).toBeVisible();
    expect(screen.getByText(/The last one closed was 19 Nov 2026/)).toBeVisible();
    expect(
      screen.getByText(/^Closing of the next one has been on hold since 21 Nov 2026 06:00:00/),
    ).toBeVisible();
    expect((await screen.findAllByText('Mercado 1 (Cód.: 0001)'))[0]).toBeVisible();
  });

  // Here and not beside the other deliveries: the manager's receivers are taken away after each of these tests.
  test('SES-28 a delivery is opened with its request and its response; Close leads back to the list', async () => {
    const { user } = await added();
    shop.next(answers(503, 'maintenance until six'));
    const own = await card();
    await user.click(own.getByRole('button', { name: /^Send a test event/ }));
    await user.click(await own.findByRole('link', { name: 'View the delivery' }));
    const opened = await dialog('Delivery');
    expect(await opened.findByText(/"type": "webhook\.test"/)).toBeVisible();
    expect(opened.getByText('maintenance until six')).toBeVisible();
    expect(opened.getByText('The receiver answered 503 instead of 200.')).toBeVisible();
    expect(opened.getByText(shop.received.at(-1)?.id ?? 'nothing has come')).toBeVisible();
    expect(opened.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
    await user.click(opened.getByRole('button', { name: 'Close' }));
    await gone();
    expect(await tableRows('Deliveries')).toHaveLength(1);
  });

  test('SES-28 a failure is shown, and the next attempt loads them', async () => {
    portal.fail(listWebhooks, { status: 503, body: { code: 'x', message: 'Busy.' } });
    const { user } = await openTab(TAB);
    expect(await screen.findByText('The receivers could not be loaded.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No event receivers yet')).toBeVisible();
  });
});

const days = { time: '06:00', closedUntil: null, heldDate: null };
