import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { endSubscriptionsOf, listAllSubscriptions } from '../../../../contract/all-subscriptions';
import {
  getSending,
  listSendings,
  sendAgain,
  sendingFile,
  sendSubscription,
} from '../../../../contract/sendings';
import {
  deleteSubscription,
  getSubscriptionOffer,
  leaveSubscription,
  listSubscriptions,
  updateSubscription,
} from '../../../../contract/subscriptions';
import { getUser } from '../../../../contract/users';
import { bridgeToPortal } from '../../../support/bridge';
import { openConsole, pageTitled } from '../../../support/open-console';
import { people, SAVERS } from '../../../support/people';
import {
  ALWAYS,
  answer,
  listed,
  offer,
  received,
  salete,
  saulo,
  sent,
  subscription,
  toServer,
} from './answers';

const portal = bridgeToPortal();
const SALETE: string = SAVERS[0];
afterEach(() => window.history.pushState(null, '', '/'));

type Rows = Parameters<typeof listed>;
async function at(rows: Rows, path = '/assinaturas', { person = SALETE, width = 1440 } = {}) {
  portal.fail(listSubscriptions, answer(listed(...rows)), ALWAYS);
  const opened = await openConsole({ person, path, language: 'en', width });
  return opened;
}
const table = (name: string) => screen.findByRole('table', { name });
const address = () => window.location.pathname + window.location.search;

describe('the own ones', () => {
  test('say what is sent, when, where to and how it went; what others send stands apart', async () => {
    await at([subscription, toServer, received]);
    await pageTitled('Subscriptions');
    const [, first, second] = within(await table('My subscriptions')).getAllByRole('row');
    expect(first).toHaveTextContent('Last month by shopTransaction statement');
    expect(first).toHaveTextContent('On Mondays at 07:00Next on 23 Nov 2026 at 07:00');
    expect(first).toHaveTextContent('Excel (XLSX) by e-mail to 2 peopleSalete Brito, Saulo Meira');
    expect(first).toHaveTextContent('SentNo. 12 · 20 Nov 2026 07:00');
    expect(second).toHaveTextContent('After the close of each month');
    expect(second).toHaveTextContent('CSV to an SFTP serversftp.example.com /in');
    expect(second).toHaveTextContent('Failed');
    expect(second).toHaveTextContent('The server has another key than the one that was confirmed.');
    const [, third] = within(await table('Sent to me')).getAllByRole('row');
    expect(third).toHaveTextContent('Silent shopsUsers · by Saulo Meira');
    expect(third).toHaveTextContent('Not sent yet');
  });

  test('are cards on a phone, whose names lead to the sendings too', async () => {
    portal.fail(listSendings, answer({ sendings: [sent], next: null }), ALWAYS);
    const { user } = await at([subscription], '/assinaturas', { width: 390 });
    const [card] = within(await screen.findByRole('list', { name: 'My subscriptions' })).getAllByRole(
      'listitem',
    );
    await user.click(within(card as HTMLElement).getByRole('link', { name: 'Last month by shop' }));
    expect(await screen.findByRole('dialog', { name: 'Sendings of “Last month by shop”' })).toBeVisible();
  });

  test('none: the page says how to begin', async () => {
    await at([]);
    expect(await screen.findByText('You have no subscriptions.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the statement' })).toHaveAttribute(
      'href',
      '/transacoes-extrato',
    );
  });

  test('that could not be loaded are fetched again by a press', async () => {
    portal.fail(listSubscriptions, 'dropped');
    const { user } = await openConsole({ person: SALETE, path: '/assinaturas', language: 'en' });
    expect(await screen.findByText('The subscriptions could not be loaded.')).toBeVisible();
    portal.fail(listSubscriptions, answer(listed(subscription)), ALWAYS);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await table('My subscriptions')).toBeVisible();
  });

  test('are paused and resumed, and the row says so', async () => {
    const paused = { ...subscription, state: 'paused', nextDate: null, version: 4 } as const;
    portal.fail(listSubscriptions, answer(listed(subscription)));
    portal.fail(updateSubscription, answer(paused));
    const { user } = await at([paused]);
    await user.click(await screen.findByRole('button', { name: 'Pause “Last month by shop”' }));
    expect(await screen.findByText('Paused. Nothing is sent until you resume it.')).toBeVisible();
    expect(portal.callsOf(updateSubscription)[0]?.body).toEqual({ paused: true, version: 3 });
    expect(await screen.findByRole('button', { name: 'Resume “Last month by shop”' })).toBeVisible();
  });

  test('end after a question; a failure stays in it', async () => {
    const { user } = await at([subscription]);
    await user.click(
      await screen.findByRole('button', { name: 'End the subscription to “Last month by shop”' }),
    );
    const question = within(await screen.findByRole('dialog', { name: /^End the subscription to/ }));
    portal.fail(deleteSubscription, 'dropped');
    await user.click(question.getByRole('button', { name: 'End' }));
    expect(await question.findByText('The subscription could not be ended.')).toBeVisible();
    portal.fail(deleteSubscription, answer({ id: 'one' }));
    await user.click(question.getByRole('button', { name: 'End' }));
    expect(await screen.findByText('Subscription ended.')).toBeVisible();
    expect(portal.callsOf(deleteSubscription).at(-1)?.query.get('version')).toBe('3');
  });

  test('of others are received no more after a question', async () => {
    const { user } = await at([received]);
    portal.fail(leaveSubscription, answer({ id: 'three' }));
    await user.click(await screen.findByRole('button', { name: 'Receive “Silent shops” no more' }));
    const question = within(await screen.findByRole('dialog', { name: 'Receive “Silent shops” no more?' }));
    expect(question.getByText('Saulo Meira sees that you do not receive it any more.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Receive no more' }));
    expect(await screen.findByText('You receive it no more.')).toBeVisible();
  });

  test('are sent now, as a test by itself', async () => {
    const { user } = await at([subscription]);
    portal.fail(
      sendSubscription,
      answer({ sendings: [{ ...sent, state: 'waiting', number: null }] }),
      ALWAYS,
    );
    await user.click(await screen.findByRole('button', { name: 'Send “Last month by shop” now' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send “Last month by shop” now' }));
    expect(dialog.getByRole('radio', { name: /^A test, to me alone/ })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: /^To everybody who receives it/ }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('It is being sent. Its state is among the sendings.')).toBeVisible();
    expect(portal.callsOf(sendSubscription)[0]?.body).toEqual({ test: false });
  });
});

describe('a change', () => {
  test('keeps what was typed when somebody else was faster, and goes on from there', async () => {
    const { user } = await at([subscription], '/assinaturas');
    portal.fail(getSubscriptionOffer, answer(offer), ALWAYS);
    await user.click(
      await screen.findByRole('link', { name: 'Change the subscription to “Last month by shop”' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the subscription' }));
    await user.click(await dialog.findByRole('combobox', { name: 'Rhythm' }));
    await user.click(await screen.findByRole('option', { name: 'On business days' }));
    portal.fail(updateSubscription, { status: 409, body: { message: 'Changed by someone else.' } });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Changed by someone else.')).toBeVisible();
    portal.fail(updateSubscription, answer(subscription));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe('/assinaturas'));
    expect(portal.callsOf(updateSubscription).at(-1)?.body).toEqual({
      version: 3,
      format: 'xlsx',
      schedule: { rhythm: 'businessDays', time: '07:00' },
      channel: 'mail',
      recipients: [salete.id, saulo.id],
      attached: false,
    });
  });

  test('of a server is changed while the server is away: what was not changed of it is not sent', async () => {
    portal.fail(getSubscriptionOffer, answer(offer), ALWAYS);
    const { user } = await at([toServer], '/assinaturas/editar/two');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the subscription' }));
    await user.click(await dialog.findByRole('combobox', { name: 'Form' }));
    await user.click(await screen.findByRole('option', { name: 'PDF' }));
    portal.fail(updateSubscription, answer(toServer));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(portal.callsOf(updateSubscription)).toHaveLength(1));
    expect(portal.callsOf(updateSubscription)[0]?.body).toEqual({
      version: 3,
      format: 'pdf',
      schedule: { rhythm: 'monthClosed' },
      channel: 'sftp',
      recipients: [],
      attached: false,
    });
  });

  test('of a server keeps its secret and its key where neither is typed anew', async () => {
    portal.fail(getSubscriptionOffer, answer(offer), ALWAYS);
    const { user } = await at([toServer], '/assinaturas/editar/two');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the subscription' }));
    expect(await dialog.findByText(toServer.sftp?.hostKey ?? '')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /^Folder/ }), 'coming');
    portal.fail(updateSubscription, answer(toServer));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(portal.callsOf(updateSubscription)).toHaveLength(1));
    expect(portal.callsOf(updateSubscription)[0]?.body).toMatchObject({
      schedule: { rhythm: 'monthClosed' },
      recipients: [],
      sftp: {
        host: 'sftp.example.com',
        port: 22,
        user: 'cofre',
        folder: '/incoming',
        hostKey: toServer.sftp?.hostKey,
      },
    });
  });
});

describe('sendings', () => {
  test('have number, state, control total, tries and file; Back closes them', async () => {
    const waiting = {
      ...sent,
      id: 'waiting',
      number: 13,
      state: 'waiting',
      reason: 'mailUnreachable',
      tries: 2,
      sentDate: null,
      late: true,
      total: null,
      file: false,
    } as const;
    portal.fail(
      listSendings,
      answer({
        sendings: [
          waiting,
          {
            ...sent,
            part: true,
            establishments: { count: 5, before: 6, lost: 1, lostCodes: ['0002'] },
          },
        ],
        next: null,
      }),
      ALWAYS,
    );
    const { user } = await at([subscription]);
    await user.click(await screen.findByRole('link', { name: 'Last month by shop' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sendings of “Last month by shop”' }));
    const [first, second] = await dialog.findAllByRole('listitem');
    expect(first).toHaveTextContent('No. 13Waiting');
    expect(first).toHaveTextContent('Due on 20 Nov 2026 at 07:00 · late · to Salete Brito');
    expect(first).toHaveTextContent('The mail server could not be reached.');
    expect(first).toHaveTextContent('Tried 2 times. It is tried again for up to 72 hours.');
    expect(second).toHaveTextContent('120 rows');
    expect(second).toHaveTextContent('Deposits$120.00');
    expect(second).toHaveTextContent('Balance$100.00');
    expect(second).toHaveTextContent('Establishments: 5. In the number before: 6.');
    expect(second).toHaveTextContent('No longer among them: 0002');
    expect(second).toHaveTextContent('Without what lies beyond the access of Salete Brito');
    portal.fail(sendingFile, { status: 403, body: { message: 'You have lost this establishment.' } });
    await user.click(dialog.getByRole('button', { name: 'Download the file: No. 12' }));
    expect((await screen.findAllByText(/You have lost this establishment\./)).length).toBeGreaterThan(0);
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('one is opened by the link of a message; one of others says so', async () => {
    portal.fail(getSending, answer(sent));
    await at([], '/assinaturas?envio=sent');
    const dialog = within(await screen.findByRole('dialog', { name: 'Last month by shop' }));
    expect(dialog.getByRole('button', { name: 'Download the file: No. 12' })).toBeVisible();
  });

  test('what has failed is sent again under its number', async () => {
    portal.fail(getSending, answer({ ...sent, state: 'failed', reason: 'hostKey', again: true }));
    portal.fail(sendAgain, answer({ ...sent, state: 'waiting' }));
    const { user } = await at([], '/assinaturas?envio=sent');
    const dialog = within(await screen.findByRole('dialog', { name: 'Last month by shop' }));
    const again = await dialog.findByRole('button', { name: 'Send again: No. 12' });
    portal.fail(getSending, answer({ ...sent, state: 'waiting' }));
    await user.click(again);
    await screen.findByText('It is being sent. Its state is among the sendings.');
    await waitFor(() => expect(dialog.queryByRole('button', { name: /Send again/ })).not.toBeInTheDocument());
  });

  test('what could not be sent again says so, and can be tried once more', async () => {
    portal.fail(getSending, answer({ ...sent, state: 'failed', reason: 'hostKey', again: true }));
    portal.fail(sendAgain, { status: 409, body: { message: 'Away.' } });
    const { user } = await at([], '/assinaturas?envio=sent');
    const dialog = within(await screen.findByRole('dialog', { name: 'Last month by shop' }));
    await user.click(await dialog.findByRole('button', { name: 'Send again: No. 12' }));
    await screen.findByText(/It could not be sent again\. Away\./);
    expect(dialog.getByRole('button', { name: 'Send again: No. 12' })).toBeEnabled();
  });

  test('whoever has another access by now is told that the file is not the one of the message', async () => {
    portal.fail(getSending, answer(sent));
    portal.fail(
      sendingFile,
      answer({
        urlDownload: '/portal/exports/none',
        format: 'xlsx',
        totalRows: 2,
        total: { rows: 2, deposits: '30.00', withdrawals: '0.00', balance: '30.00' },
      }),
    );
    const { user } = await at([], '/assinaturas?envio=sent');
    const dialog = within(await screen.findByRole('dialog', { name: 'Last month by shop' }));
    await user.click(await dialog.findByRole('button', { name: 'Download the file: No. 12' }));
    await screen.findByText(
      'What you have access to has changed since it was sent. The file has 2 rows with a balance of $30.00 now.',
    );
  });

  test('one of others is told as such', async () => {
    portal.fail(getSending, { status: 404, body: { message: 'Gone.' } });
    const { user } = await at([], '/assinaturas?envio=other');
    expect(await screen.findByText('This file is not for you, or it was deleted.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/assinaturas'));
  });
});

describe('those of everybody', () => {
  test('level 1 ends all of a leaver in two clicks', async () => {
    portal.fail(
      listAllSubscriptions,
      answer({ subscriptions: [subscription, received], next: null }),
      ALWAYS,
    );
    portal.fail(getUser, answer({ ...saulo }), ALWAYS);
    portal.fail(endSubscriptionsOf, answer({ ended: 1, left: 1 }));
    const { user } = await at([], '/assinaturas?de=todos&pessoa=42');
    const rows = within(await table('Saulo Meira')).getAllByRole('row');
    expect(rows).toHaveLength(3);
    expect(portal.callsOf(listAllSubscriptions)[0]?.query.get('person')).toBe('42');
    await user.click(await screen.findByRole('button', { name: 'End all of Saulo Meira' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'End all subscriptions of Saulo Meira?' })).getByRole(
        'button',
        { name: 'End all' },
      ),
    );
    expect(await screen.findByText('Subscriptions ended: 1. No longer a recipient of: 1.')).toBeVisible();
    expect(portal.callsOf(endSubscriptionsOf)[0]?.body).toEqual({ person: 42 });
  });

  test('a person is searched, whoever lacks access included', async () => {
    portal.fail(listAllSubscriptions, answer({ subscriptions: [], next: null }), ALWAYS);
    const { user } = await at([], '/assinaturas?de=todos');
    expect(await screen.findByText('Nobody has a subscription.')).toBeVisible();
    await user.type(screen.getByRole('combobox', { name: 'Of the person' }), 'saulo');
    await user.click(await screen.findByRole('option', { name: 'Saulo Meira (44900902)' }));
    await waitFor(() => expect(address()).toMatch(/^\/assinaturas\?de=todos&pessoa=\d+$/));
    expect(await screen.findByText('This person neither has nor receives a subscription.')).toBeVisible();
  });

  test('others see their own alone', async () => {
    await at([subscription], '/assinaturas?de=todos', { person: people.viewer });
    expect(await table('My subscriptions')).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(portal.callsOf(listAllSubscriptions)).toEqual([]);
  });
});
