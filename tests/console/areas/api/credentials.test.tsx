import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { issueToken } from '../../../../contract/api';
import { getApiCredentials, renewOwnSecret, revokeOwnSecret } from '../../../../contract/api-credentials';
import { addDays } from '../../../../contract/calendar';
import { todayIn } from '../../../../contract/dates';
import { bridgeToPortal } from '../../../support/bridge';
import { people } from '../../../support/people';
import { haveApiUser, openTab } from './api-page';

const portal = bridgeToPortal();
beforeAll(() => haveApiUser(people.manager));
afterEach(() => window.history.pushState(null, '', '/'));

const TAB = '/credenciais';
const button = (name: string) => screen.findByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
type Dialog = Awaited<ReturnType<typeof dialog>>;
const textOf = (where: Dialog, name: string) =>
  where.getByRole<HTMLTextAreaElement>('textbox', { name }).value;
const fact = (name: string) => screen.findByText(name, { selector: 'dt' });
const today = todayIn('America/Sao_Paulo');

/** Whether the server gives a token for a secret. */
async function isGood(client_id: string, client_secret: string): Promise<boolean> {
  const answer = await fetch(new URL(issueToken.path, window.location.href), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'client_credentials', client_id, client_secret }),
  });
  return answer.status === 200;
}

/** Renews the secret in the open dialog, and returns what it shows. */
async function renewed(user: Awaited<ReturnType<typeof openTab>>['user'], hours?: string) {
  await user.click(await button('Renew the secret'));
  const asking = await dialog('Renew the secret');
  if (hours !== undefined) {
    await user.click(asking.getByRole('combobox', { name: 'The previous secret' }));
    await user.click(await screen.findByRole('option', { name: hours }));
  }
  await user.click(asking.getByRole('button', { name: 'Renew' }));
  const shown = await dialog('New secret');
  return { shown, id: textOf(shown, 'Client ID'), secret: textOf(shown, 'Client secret') };
}

describe('SES-28 the API user', () => {
  test('SES-28 is shown with its client id, since when it works, and until when it may', async () => {
    await openTab(TAB);
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Client ID' })).value).not.toBe('');
    expect((await fact('Secret')).nextElementSibling).toHaveTextContent(/^Working since/);
    expect((await fact('Access')).nextElementSibling).toHaveTextContent('Since 1 Jan 2020, no end date');
    expect((await fact('Last use')).nextElementSibling).toHaveTextContent(/^(Not used yet$|\d)/);
  });

  test('SES-28 USR-34 a person without one reads who creates it', async () => {
    portal.fail(getApiCredentials, { status: 404, body: { code: 'NOT_FOUND', message: 'Not found.' } });
    await openTab(TAB);
    expect(await screen.findByText('You have no API user yet')).toBeVisible();
    expect(screen.getByText(/^A provider administrator creates it/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Renew the secret' })).not.toBeInTheDocument();
  });

  test('SES-28 the last use says when and from where', async () => {
    const reply = {
      clientId: 'c1',
      createdAt: '2026-03-01T10:00:00',
      renewedAt: '2026-03-04T10:00:00',
      previousUntil: '2026-03-05T10:00:00',
      revokedAt: null,
      startsOn: addDays(today, 1),
      endsOn: null,
      lastUsedAt: '2026-03-04T12:30:01',
      lastUsedFrom: '203.0.113.9',
      days: [],
    };
    portal.fail(getApiCredentials, { status: 200, body: reply });
    const { user } = await openTab(TAB);
    expect((await fact('Last use')).nextElementSibling).toHaveTextContent(
      '4 Mar 2026 12:30:01, from 203.0.113.9',
    );
    expect((await fact('Secret')).nextElementSibling).toHaveTextContent(
      'Working since 4 Mar 2026 10:00:00; the previous one also works until 5 Mar 2026 10:00:00',
    );
    expect((await fact('Access')).nextElementSibling).toHaveTextContent(/^Starts tomorrow/);
    portal.fail(getApiCredentials, {
      status: 200,
      body: { ...reply, startsOn: '2026-01-01', endsOn: addDays(today, -1) },
    });
    await user.click(await button('Refresh'));
    await waitFor(async () =>
      expect((await fact('Access')).nextElementSibling).toHaveTextContent(/^Expired on/),
    );
  });

  test('SES-28 a failure is shown with its text, and the next attempt loads it', async () => {
    portal.fail(getApiCredentials, { status: 503, body: { code: 'x', message: 'Busy.' } });
    const { user } = await openTab(TAB);
    expect(await screen.findByText('The API user could not be loaded.')).toBeVisible();
    await user.click(await button('Try again'));
    expect(await screen.findByRole('textbox', { name: 'Client ID' })).toBeVisible();
  });
});

describe('USR-35 renewing the secret', () => {
  test('USR-35 SES-28 shows a secret that works, once, and ends the previous one at once', async () => {
    const { user } = await openTab(TAB);
    const first = await renewed(user);
    expect(await isGood(first.id, first.secret)).toBe(true);
    // Nothing but its button closes it.
    await user.keyboard('{Escape}');
    expect(first.shown.getByText('Copy the secret now. It will not be shown again.')).toBeVisible();
    await user.click(first.shown.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await button('Renew the secret')).toHaveFocus();
    expect(await screen.findByText('Secret renewed.')).toBeVisible();

    const second = await renewed(user);
    expect(second.secret).not.toBe(first.secret);
    expect(await isGood(first.id, first.secret)).toBe(false);
    expect(await isGood(second.id, second.secret)).toBe(true);
    expect(portal.callsOf(renewOwnSecret).map(({ body }) => body)).toEqual([
      { overlapHours: 0 },
      { overlapHours: 0 },
    ]);
  });

  test('USR-35 leaves the one before for as many hours as are chosen, and says so', async () => {
    const { user } = await openTab(TAB);
    const first = await renewed(user);
    await user.click(first.shown.getByRole('button', { name: 'Close' }));
    const second = await renewed(user, 'Works for 3 more hours');
    expect(await isGood(first.id, first.secret)).toBe(true);
    await user.click(second.shown.getByRole('button', { name: 'Close' }));
    await waitFor(async () =>
      expect((await fact('Secret')).nextElementSibling).toHaveTextContent(
        /the previous one also works until/,
      ),
    );
  });

  test('USR-35 a failure stays in the dialog, and Cancel renews nothing', async () => {
    portal.fail(renewOwnSecret, 'dropped');
    const { user } = await openTab(TAB);
    await user.click(await button('Renew the secret'));
    const asking = await dialog('Renew the secret');
    await user.click(asking.getByRole('button', { name: 'Renew' }));
    expect(await asking.findByText('The secret could not be renewed.')).toBeVisible();
    await user.click(asking.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(portal.callsOf(renewOwnSecret)).toHaveLength(1);
  });
});

test('SES-28 revoking asks for a confirmation, says what ends, and ends it with the next call', async () => {
  const { user } = await openTab(TAB);
  const { id, secret, shown } = await renewed(user);
  await user.click(shown.getByRole('button', { name: 'Close' }));
  await user.click(await button('Revoke'));
  const asking = await dialog('Revoke the secret?');
  expect(
    asking.getByText(
      /All secrets of the API user, and the tokens obtained with them, stop working at the next call/,
    ),
  ).toBeVisible();
  expect(asking.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  expect(portal.callsOf(revokeOwnSecret)).toHaveLength(0);
  await user.click(asking.getByRole('button', { name: 'Revoke the secret' }));
  await waitFor(async () =>
    expect((await fact('Secret')).nextElementSibling).toHaveTextContent(/^Revoked on/),
  );
  expect(await isGood(id, secret)).toBe(false);
  expect(await button('Revoke')).toHaveFocus();
  // What was revoked has nothing that could go on.
  await user.click(await button('Renew the secret'));
  const renewing = await dialog('Renew the secret');
  expect(renewing.queryByRole('combobox')).not.toBeInTheDocument();
});

test('SES-17 SES-28 without API access there is no such page', async () => {
  await openTab(TAB, { person: people.viewer });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not authorized' })).toBeVisible();
  expect(portal.callsOf(getApiCredentials)).toHaveLength(0);
});
