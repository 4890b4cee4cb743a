import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { NOTHING_CHOSEN } from '../../../../contract/default-filters';
import { sendSubscription } from '../../../../contract/sendings';
import {
  checkSftp,
  createSubscription,
  findSubscriptionPeople,
  getSubscriptionOffer,
} from '../../../../contract/subscriptions';
import { createView, deleteView, listViews, setDefaultView } from '../../../../contract/views';
import { nextOf } from '../../../../src/kit/subscription/next-date';
import { call } from '../../../../src/portal/client';
import { bridgeToPortal, signInAs } from '../../../support/bridge';
import { openConsole } from '../../../support/open-console';
import { SUBSCRIBER } from '../../../support/people';
import { ALWAYS, answer, offer, sabrina, salete, subscription } from './answers';

const portal = bridgeToPortal();
const STATEMENT = '/transacoes-extrato';
/** A week of all establishments, as the statement keeps it. */
const WEEK = { ...NOTHING_CHOSEN, period: 'sevenDays', dateType: 'dt', ecs: ['*'] };

/** Views of earlier tests would be in the menu. */
beforeEach(async () => {
  await signInAs(SUBSCRIBER);
  await call(setDefaultView, { body: { screen: STATEMENT, view: null } });
  const { views } = await call(listViews, { query: { screen: STATEMENT } });
  for (const { id, own } of views) if (own) await call(deleteView, { params: { id }, query: {} });
});
afterEach(() => window.history.pushState(null, '', '/'));

const answers = (given: Partial<typeof offer> = {}) => {
  portal.fail(getSubscriptionOffer, answer({ ...offer, ...given }), ALWAYS);
  portal.fail(findSubscriptionPeople, answer({ people: [sabrina, salete] }), ALWAYS);
};

type User = Awaited<ReturnType<typeof openConsole>>['user'];
async function subscribe(user: User, name: RegExp | string) {
  await user.click(await screen.findByRole('button', { name }));
  await user.click(await screen.findByRole('menuitem', { name: 'Subscribe' }));
}

/** Opens the dialog for a view that is saved. */
async function opened(given: Partial<typeof offer> = {}) {
  answers(given);
  const state = { filter: JSON.stringify(WEEK) };
  const { id } = await call(createView, {
    body: { screen: STATEMENT, name: 'My week', state, profiles: [], people: [] },
  });
  const { user } = await openConsole({
    person: SUBSCRIBER,
    path: `${STATEMENT}?vista=${id}`,
    language: 'en',
  });
  await subscribe(user, 'My week');
  const dialog = within(await screen.findByRole('dialog', { name: 'Subscribe to “My week”' }));
  await dialog.findByRole('combobox', { name: 'Rhythm' });
  return { user, dialog, id };
}
const choose = async (user: User, field: HTMLElement, option: string) => {
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: option }));
};

describe('a view', () => {
  test('is subscribed to by mail for oneself, with the usual form and rhythm, and a test follows', async () => {
    const { user, dialog, id } = await opened();
    expect(dialog.getByRole('combobox', { name: 'Form' })).toHaveTextContent('Excel (XLSX)');
    await choose(user, dialog.getByRole('combobox', { name: 'Rhythm' }), 'Every week');
    await choose(user, dialog.getByRole('combobox', { name: 'Day of the week' }), 'On Fridays');
    await choose(user, dialog.getByRole('combobox', { name: 'Hour' }), '18:30');
    expect(dialog.queryByRole('radio', { name: 'To a receiver (webhook)' })).not.toBeInTheDocument();
    expect(dialog.getByText(/^Next sending: Friday, .*, at 18:30\. By the clocks of America/)).toBeVisible();
    portal.fail(createSubscription, { status: 201, body: subscription });
    await user.click(dialog.getByRole('button', { name: 'Subscribe' }));
    const done = within(await screen.findByRole('dialog', { name: 'Subscribed' }));
    expect(portal.callsOf(createSubscription)[0]?.body).toEqual({
      view: id,
      format: 'xlsx',
      schedule: { rhythm: 'weekly', weekday: 5, time: '18:30' },
      channel: 'mail',
      recipients: [sabrina.id],
      attached: false,
    });
    expect(done.getByText('Next sending: Monday, 23 November 2026, at 07:00.')).toBeVisible();
    portal.fail(sendSubscription, answer({ sendings: [] }));
    await user.click(done.getByRole('button', { name: 'Send a test now' }));
    expect(await done.findByText('The test is on its way.')).toBeVisible();
    expect(portal.callsOf(sendSubscription)[0]?.body).toEqual({ test: true });
    expect(done.getByRole('link', { name: 'My subscriptions' })).toHaveAttribute('href', '/assinaturas');
    await user.click(done.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('of a period that is going on would send the new one after a close, which is said before it is saved', async () => {
    const { user, dialog } = await opened({ period: 'thisMonth' });
    const rhythm = dialog.getByRole('combobox', { name: 'Rhythm' });
    expect(dialog.queryByText(/the period “Last month”/)).not.toBeInTheDocument();
    await choose(user, rhythm, 'After the close of each month');
    expect(
      dialog.getByText(/new month has begun.* save the view with the period “Last month”\.$/),
    ).toBeVisible();
    await choose(user, rhythm, 'After the close of each day');
    expect(
      dialog.getByText(/new day has begun.* save the view with the period “Yesterday”\.$/),
    ).toBeVisible();
    // It is a warning, not a refusal.
    portal.fail(createSubscription, { status: 201, body: subscription });
    await user.click(dialog.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByRole('dialog', { name: 'Subscribed' })).toBeVisible();
  });

  test('of a period that was closed says nothing of the new one', async () => {
    const { user, dialog } = await opened({ period: 'lastMonth' });
    await choose(user, dialog.getByRole('combobox', { name: 'Rhythm' }), 'After the close of each month');
    expect(dialog.getByText('Next sending: after the next close.')).toBeVisible();
    expect(dialog.queryByText(/the period “Last month”/)).not.toBeInTheDocument();
  });

  test('needs somebody to go to; what is refused stands at its field, and nothing is lost', async () => {
    const { user, dialog } = await opened();
    const field = dialog.getByRole('combobox', { name: 'Recipients' });
    await user.type(field, '{Backspace}');
    await user.click(dialog.getByRole('button', { name: 'Subscribe' }));
    expect(await dialog.findByText('Choose at least one person.')).toBeVisible();
    expect(field).toHaveFocus();
    await user.type(field, 'sal');
    await user.click(await screen.findByRole('option', { name: 'Salete Brito (44900901)' }));
    portal.fail(createSubscription, {
      status: 400,
      body: { message: 'No.', fields: { recipients: 'Not her.' } },
    });
    await user.click(dialog.getByRole('button', { name: 'Subscribe' }));
    expect(await dialog.findByText('Not her.')).toBeVisible();
    portal.fail(createSubscription, 'dropped');
    await user.click(dialog.getByRole('button', { name: 'Subscribe' }));
    expect(await dialog.findByText('The subscription could not be saved.')).toBeVisible();
    expect(dialog.getByText('Salete Brito')).toBeVisible();
  });

  test('goes to a server whose key is confirmed first', async () => {
    const { user, dialog } = await opened();
    await user.click(dialog.getByRole('radio', { name: 'To an SFTP server' }));
    await user.click(dialog.getByRole('button', { name: 'Check the server' }));
    expect(await dialog.findByText('Enter the name of the server.')).toBeVisible();
    expect(dialog.queryByText('Check the server, and confirm its key.')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('checkbox', { name: 'Period and scope in the file’s name' }));
    await user.type(dialog.getByRole('textbox', { name: /^Server/ }), 'sftp.example.com');
    await user.type(dialog.getByRole('textbox', { name: /^User/ }), 'cofre');
    await user.type(dialog.getByLabelText(/^Password/, { selector: 'input[type=password]' }), 'secret');
    portal.fail(checkSftp, {
      status: 400,
      body: { message: 'No.', fields: { user: 'The server has refused it.' } },
    });
    await user.click(dialog.getByRole('button', { name: 'Check the server' }));
    expect(await dialog.findByText('The server has refused it.')).toBeVisible();
    portal.fail(checkSftp, answer({ hostKey: 'SHA256:key', changed: false, others: 9 }));
    await user.click(dialog.getByRole('button', { name: 'Check the server' }));
    expect(await dialog.findByText('SHA256:key')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Subscribe' }));
    expect(await dialog.findByText('Check the server, and confirm its key.')).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: 'This is the key of the server' }));
    await user.click(
      dialog.getByRole('checkbox', {
        name: 'It is its key for my 9 other subscriptions to this server as well',
      }),
    );
    portal.fail(createSubscription, { status: 201, body: subscription });
    await user.click(dialog.getByRole('button', { name: 'Subscribe' }));
    await screen.findByRole('dialog', { name: 'Subscribed' });
    expect(portal.callsOf(createSubscription)[0]?.body).toMatchObject({
      channel: 'sftp',
      namedFiles: true,
      recipients: [],
      sftp: {
        host: 'sftp.example.com',
        port: 22,
        user: 'cofre',
        folder: '',
        password: 'secret',
        hostKey: 'SHA256:key',
        everywhere: true,
      },
    });
  });

  test('goes to a receiver of events, of those with access to the API; bank files are numbered unless one wants the days', async () => {
    const one = { id: 7, url: 'https://erp.example.com/events', active: true };
    const off = { id: 8, url: 'https://old.example.com/events', active: false };
    const { user, dialog, id } = await opened({ formats: ['csv', 'ofx'], receivers: [one, off] });
    await choose(user, dialog.getByRole('combobox', { name: 'Form' }), 'OFX 2.2');
    await user.click(dialog.getByRole('radio', { name: 'To a receiver (webhook)' }));
    await user.click(dialog.getByRole('button', { name: 'Subscribe' }));
    expect(await dialog.findByText('Choose a receiver.')).toBeVisible();
    await user.click(dialog.getByRole('combobox', { name: /^Receiver/ }));
    expect(await screen.findByRole('option', { name: `${off.url} (switched off)` })).toBeVisible();
    await user.click(screen.getByRole('option', { name: one.url }));
    const refusal = { message: 'No.', fields: { webhook: 'Not this one.' } };
    portal.fail(createSubscription, { status: 400, body: refusal });
    await user.click(dialog.getByRole('button', { name: 'Subscribe' }));
    expect(await dialog.findByText('Not this one.')).toBeVisible();
    const numbered = dialog.getByRole('checkbox', { name: 'Numbered files of the account' });
    expect(numbered).toBeChecked();
    await user.click(numbered);
    portal.fail(createSubscription, { status: 201, body: subscription });
    await user.click(dialog.getByRole('button', { name: 'Subscribe' }));
    await screen.findByRole('dialog', { name: 'Subscribed' });
    expect(portal.callsOf(createSubscription).map(({ body }) => body)).toMatchObject([
      { numbered: true, channel: 'webhook', webhook: 7, recipients: [] },
      { view: id, format: 'ofx', numbered: false, channel: 'webhook', webhook: 7, recipients: [] },
    ]);
  });

  test('has no receivers without the API, and leads to them where there is none', async () => {
    const { user, dialog } = await opened({ receivers: [] });
    await user.click(dialog.getByRole('radio', { name: 'To a receiver (webhook)' }));
    expect(dialog.getByRole('link', { name: 'To the receivers' })).toHaveAttribute('href', '/swagger');
    expect(dialog.queryByRole('checkbox', { name: /^Numbered/ })).not.toBeInTheDocument();
  });

  test('of a screen that cannot be sent is not offered', async () => {
    const { user } = await openConsole({ person: SUBSCRIBER, path: '/bancos', language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Views' }));
    await screen.findByRole('menuitem', { name: 'Copy link' });
    expect(screen.queryByRole('menuitem', { name: 'Subscribe' })).not.toBeInTheDocument();
  });

  test('that a server of another release cannot send says so', async () => {
    answers({ formats: [] });
    const { user } = await openConsole({ person: SUBSCRIBER, path: STATEMENT, language: 'en' });
    await subscribe(user, 'Views');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save and subscribe' }));
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Mine');
    await user.click(dialog.getByRole('button', { name: 'Save and go on' }));
    const next = within(await screen.findByRole('dialog', { name: 'Subscribe to “Mine”' }));
    expect(await next.findByText('Views of this screen cannot be sent.')).toBeVisible();
  });

  test('that was changed is saved first', async () => {
    answers();
    const state = { filter: JSON.stringify(WEEK) };
    const { id } = await call(createView, {
      body: { screen: STATEMENT, name: 'A week', state, profiles: [], people: [] },
    });
    const filter = encodeURIComponent(JSON.stringify({ ...WEEK, period: 'thirtyDays' }));
    const { user } = await openConsole({
      person: SUBSCRIBER,
      path: `${STATEMENT}?vista=${id}&filter=${filter}`,
      language: 'en',
    });
    await subscribe(user, 'A week, changed');
    expect(await screen.findByRole('dialog', { name: 'Save and subscribe' })).toBeVisible();
  });
});

describe('the next sending', () => {
  // A Monday.
  const now = '2026-11-30T07:00:00';
  test.each([
    [{ rhythm: 'daily', time: '07:30' }, '2026-11-30'],
    [{ rhythm: 'daily', time: '07:00' }, '2026-12-01'],
    [{ rhythm: 'businessDays', time: '06:00' }, '2026-12-01'],
    [{ rhythm: 'weekly', weekday: 7, time: '06:00' }, '2026-12-06'],
    [{ rhythm: 'weekly', weekday: 1, time: '06:00' }, '2026-12-07'],
    [{ rhythm: 'monthly', day: 31, time: '08:00' }, '2026-11-30'],
    [{ rhythm: 'monthly', day: 30, time: '06:00' }, '2026-12-30'],
    [{ rhythm: 'monthly', day: 1, time: '06:00' }, '2026-12-01'],
  ] as const)('of %o is on %s', (schedule, date) => {
    expect(nextOf(schedule, now)).toEqual({ date, time: schedule.time });
  });

  test('on business days is none at the weekend, and in a short month its last day', () => {
    expect(nextOf({ rhythm: 'businessDays', time: '07:00' }, '2026-11-27T08:00:00')?.date).toBe('2026-11-30');
    expect(nextOf({ rhythm: 'monthly', day: 31, time: '07:00' }, '2027-02-01T00:00:00')?.date).toBe(
      '2027-02-28',
    );
    expect(nextOf({ rhythm: 'monthClosed' }, now)).toBeNull();
  });
});
