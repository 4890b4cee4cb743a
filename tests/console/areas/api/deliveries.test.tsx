import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  getWebhookDelivery,
  listWebhookDeliveries,
  redeliverWebhook,
} from '../../../../contract/webhook-log';
import { type Delivery, listWebhooks } from '../../../../contract/webhooks';
import { bridgeToPortal } from '../../../support/bridge';
import { put } from '../../../support/put';
import { tableRows } from '../../../support/shown-list';
import { openTab } from './api-page';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const TAB = '/entregas';
const webhook = (id: number, url: string) => ({
  id,
  url,
  events: ['day.closed'],
  establishments: null,
  active: true,
  createdDate: '2026-11-01T10:00:00',
  pausedDate: null,
  nextTryDate: null,
  waiting: 0,
  lastDelivered: null,
  previousSecretUntil: null,
  version: 1,
});
const [ONE, OTHER] = ['https://one.example.com/a', 'https://other.example.com/b'];
const receivers = () =>
  portal.fail(
    listWebhooks,
    {
      status: 200,
      body: {
        content: [webhook(71, ONE), webhook(72, OTHER)],
        dayClose: { time: '06:00', closedUntil: null, heldDate: null },
      },
    },
    20,
  );

const delivery = (id: number, changes: Partial<Delivery> = {}): Delivery => ({
  id,
  eventId: `msg_${id}`,
  type: 'day.closed',
  establishment: '0001',
  state: 'delivered',
  again: false,
  sample: false,
  createdDate: '2026-11-20T06:00:01',
  tries: 1,
  triedDate: '2026-11-20T06:00:02',
  problem: null,
  message: null,
  status: 204,
  latency: 35,
  answer: '',
  ...changes,
});
const pageOf = (content: Delivery[], totalElements = content.length) => ({
  content,
  totalElements,
  totalPages: Math.ceil(totalElements / 10),
  number: 0,
  size: 10,
});
const log = (content: Delivery[], total?: number) =>
  portal.fail(listWebhookDeliveries, { status: 200, body: pageOf(content, total) }, 20);

const failed = delivery(12, {
  state: 'failed',
  tries: 10,
  problem: 'status',
  message: 'The receiver answered 500 instead of 200.',
  status: 500,
  latency: 1234,
});
const several = [
  delivery(13, { state: 'waiting', tries: 0, triedDate: null, status: null, latency: null, answer: null }),
  failed,
  delivery(11, { again: true, type: 'transaction.late' }),
  delivery(10, { type: 'webhook.test', establishment: null }),
];

describe('SES-28 deliveries', () => {
  test('SES-28 stand newest first, each with event, state, reason, attempts, status and latency', async () => {
    receivers();
    log(several);
    await openTab(TAB);
    const rows = await tableRows('Deliveries');
    expect(rows.map((cells) => cells.slice(0, 4))).toEqual([
      ['20 Nov 2026 06:00:01', 'Business day closed0001', 'Waiting', '0 attempts'],
      [
        '20 Nov 2026 06:00:01',
        'Business day closed0001',
        'FailedThe receiver answered 500 instead of 200.',
        '10 attemptsAnswered 500 after 1,234 ms',
      ],
      [
        '20 Nov 2026 06:00:01',
        'Late transaction0001',
        'Delivered · sent again',
        '1 attemptAnswered 204 after 35 ms',
      ],
      ['20 Nov 2026 06:00:01', 'Test event', 'Delivered', '1 attemptAnswered 204 after 35 ms'],
    ]);
    expect(portal.callsOf(listWebhookDeliveries).map(({ query }) => query.get('sort'))).toEqual(['id,desc']);
    // What waits is sent anyhow, and a test event is not sent again.
    expect(screen.getAllByRole('button', { name: /^Send again/ })).toHaveLength(2);
    expect(window.location.pathname).toBe('/swagger/entregas/71');
  });

  test('LIST-04 SES-28 filters, page and receiver are in the address and are kept', async () => {
    receivers();
    log(several, 34);
    const { user, goTo } = await openTab(TAB);
    await tableRows('Deliveries');
    await user.click(screen.getByRole('combobox', { name: 'State' }));
    await user.click(await screen.findByRole('option', { name: 'Failed' }));
    await waitFor(() => expect(window.location.search).toContain('failed'));
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(window.location.search).toContain('page=2'));
    await waitFor(() =>
      expect(portal.callsOf(listWebhookDeliveries).at(-1)?.query.toString()).toContain('page=1'),
    );
    expect(portal.callsOf(listWebhookDeliveries).at(-1)?.query.get('state')).toBe('failed');

    await user.click(screen.getByRole('combobox', { name: 'Receiver' }));
    await user.click(await screen.findByRole('option', { name: OTHER }));
    await waitFor(() => expect(window.location.pathname).toBe('/swagger/entregas/72'));
    await waitFor(() =>
      expect(portal.callsOf(listWebhookDeliveries).at(-1)?.path).toMatch(/\/72\/deliveries$/),
    );
    const last = portal.callsOf(listWebhookDeliveries).at(-1)?.query;
    expect([last?.get('state'), last?.get('page')]).toEqual(['failed', '0']);

    await goTo('/home');
    await goTo('/swagger/entregas');
    await waitFor(() => expect(window.location.pathname).toBe('/swagger/entregas/72'));
    await waitFor(() => expect(window.location.search).toContain('failed'));
  });

  test('SES-28 one is sent again, or all since a moment, and it is said how many were put up', async () => {
    receivers();
    log(several);
    portal.fail(redeliverWebhook, { status: 200, body: { waiting: 1 } });
    portal.fail(redeliverWebhook, { status: 200, body: { waiting: 1200 } });
    portal.fail(redeliverWebhook, { status: 200, body: { waiting: 0 } });
    const { user } = await openTab(TAB);
    await tableRows('Deliveries');
    const [first] = screen.getAllByRole('button', { name: /^Send again/ });
    if (first === undefined) throw new Error('There is no such button');
    await user.click(first);
    expect(await screen.findByText('1 event will be sent again.')).toBeVisible();

    const sinceMidnight = async () => {
      await user.click(screen.getByRole('button', { name: 'Send all since…' }));
      return within(await screen.findByRole('dialog', { name: 'Send all since…' }));
    };
    const dialog = await sinceMidnight();
    const time = dialog.getByRole('textbox', { name: /^at/ });
    await user.clear(time);
    await put(user, time, 'soon');
    await user.click(dialog.getByRole('button', { name: 'Send them again' }));
    expect(await dialog.findByText('Enter a time, for example 06:00:00.')).toBeVisible();
    expect(time).toHaveFocus();
    await user.clear(time);
    await put(user, time, '06:30:00');
    await user.click(dialog.getByRole('checkbox', { name: 'Only undelivered ones' }));
    await user.click(dialog.getByRole('button', { name: 'Send them again' }));
    expect(await screen.findByText('1,200 events will be sent again.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click((await sinceMidnight()).getByRole('button', { name: 'Send them again' }));
    expect(await screen.findByText('There was nothing to send again.')).toBeVisible();
    expect(portal.callsOf(redeliverWebhook).map(({ body }) => body)).toEqual([
      { delivery: 12 },
      { since: expect.stringMatching(/^\d{4}-\d\d-\d\dT06:30:00$/), undelivered: false },
      { since: expect.stringMatching(/T00:00:00$/), undelivered: true },
    ]);
  });

  test('SES-28 a delivery that has the number of its receiver opens beside the list', async () => {
    receivers();
    log([delivery(71)]);
    portal.fail(getWebhookDelivery, {
      status: 200,
      body: { ...delivery(71), body: '{"type": "day.closed"}' },
    });
    const complaints = vi.spyOn(console, 'error');
    await openTab(`${TAB}/71/71`);
    expect(await screen.findByText(/"type": "day\.closed"/)).toBeVisible();
    expect(complaints.mock.calls).toEqual([]);
  });

  test('SES-28 without a receiver a message says what will be shown here; a failure is shown and can be repeated', async () => {
    receivers();
    portal.fail(listWebhookDeliveries, { status: 503, body: { code: 'x', message: 'Busy.' } });
    log([]);
    const { user } = await openTab(TAB);
    expect(await screen.findByText('The deliveries could not be loaded.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing has been sent to this receiver yet.')).toBeVisible();
  });

  test('SES-28 on a phone each is a card with what can be done', async () => {
    receivers();
    log([failed]);
    await openTab(TAB, { width: 390 });
    const cards = within(await screen.findByRole('list', { name: 'Deliveries' }));
    expect(cards.getByRole('link', { name: 'Business day closed · 0001' })).toBeVisible();
    expect(cards.getByText('Answered 500 after 1,234 ms')).toBeVisible();
    expect(cards.getByRole('button', { name: /^Send again/ })).toBeVisible();
    expect(cards.getByRole('link', { name: /^Open/ })).toBeVisible();
  });
});

describe('LIST-04 a filter of the address', () => {
  const at = (filter: object) => `${TAB}/71?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

  test.each([
    [{ state: 'x' }, 'State: “x” '],
    [{ establishment: ['0001', '0002'] }, 'Establishment: '],
  ])('ERR-05 that is refused is called as on the screen: %o', async (filter, text) => {
    receivers();
    await openTab(at(filter));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  test('SES-28 is not the receiver, which the address names before it', async () => {
    receivers();
    await openTab(at({ webhook: 72 }));
    expect(await screen.findByText(/^The address contains a filter that cannot be read/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Remove the filter/ })).not.toBeInTheDocument();
  });
});
