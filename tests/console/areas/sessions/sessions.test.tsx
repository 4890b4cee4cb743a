import { screen, waitFor, within } from '@testing-library/react';
import { bypass } from 'msw';
import { afterEach, expect, inject, test } from 'vitest';
import { login as signInCall } from '../../../../contract/session';
import {
  endOtherSessions,
  endOwnSession,
  endUserSessions,
  listSessions,
  listUserSessions,
  type Session,
} from '../../../../contract/sessions';
import { bridgeToPortal } from '../../../support/bridge';
import { PASSWORD } from '../../../support/network';
import { openConsole, pageTitled } from '../../../support/open-console';
import { TRAVELLER } from '../../../support/people';
import { registered } from '../users/colleague';
import { openUser } from '../users/users-page';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';

/** Signs the traveller in elsewhere. */
async function elsewhere(agent: string): Promise<void> {
  const answer = await fetch(
    bypass(inject('portalUrl') + signInCall.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': agent },
      body: JSON.stringify({ user: TRAVELLER, password: PASSWORD }),
    }),
  );
  expect(answer.status).toBe(200);
}

const session = (id: number, rest: Partial<Session> = {}): Session => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  browser: 'Chrome',
  system: 'Windows',
  address: '203.0.113.7',
  startedAt: '2026-11-20T08:30:05',
  usedAt: '2026-11-20T12:15:00',
  endsAt: '2026-11-27T08:30:05',
  current: false,
  ...rest,
});

const openSessions = async (language: 'en' | 'pt' = 'en') => {
  const opened = await openConsole({ person: TRAVELLER, path: '/sessoes', language });
  await pageTitled(language === 'en' ? 'My sessions' : 'Minhas sessões');
  return opened;
};
const rows = async () =>
  within(await screen.findByRole('list', { name: 'My sessions' })).getAllByRole('listitem');
const ends = () => screen.findAllByRole('button', { name: /^End session: / });

test('SES-23 one sees where one is signed in, when each was used last and ends, and which of them this is', async () => {
  portal.fail(listSessions, {
    status: 200,
    body: {
      sessions: [
        session(1, { current: true }),
        session(2, { browser: 'Safari', system: 'iPhone', address: '2001:db8::7' }),
        session(3, { browser: null, system: null }),
      ],
      total: 5,
    },
  });
  await openSessions();
  expect((await rows()).map(({ textContent }) => textContent)).toEqual([
    'Chrome on Windows This browserAddress 203.0.113.7 Last used on 20 Nov 2026 at 12:15 Signed in on 20 Nov 2026 at 08:30 Ends by 27 Nov 2026 at 08:30',
    expect.stringMatching(/^Safari on iPhone Address 2001:db8::7 .*End session$/),
    expect.stringMatching(/^Unknown browser .*End session$/),
  ]);
  expect(screen.getByText('And 2 more sessions')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change my password' })).toHaveAttribute(
    'href',
    '/alterar-senha-perfil',
  );
});

test('one ends a foreign session; a call that fails leaves the question open', async () => {
  await elsewhere(IPHONE);
  const { user } = await openSessions();
  await user.click(await screen.findByRole('button', { name: /^End session: Safari on iPhone, / }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End this session?' }));
  expect(dialog.getByText(/^Safari on iPhone \(.+\) is signed out immediately\./)).toBeVisible();
  portal.fail(endOwnSession, 'dropped');
  await user.click(dialog.getByRole('button', { name: 'End session' }));
  expect(await dialog.findByText('The session could not be ended.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'End session' }));
  expect(await screen.findByText('Session ended.')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^End session: Safari/ })).not.toBeInTheDocument(),
  );
});

test('one ends all others at once, and stays signed in', async () => {
  await elsewhere(FIREFOX);
  await elsewhere(IPHONE);
  const { user } = await openSessions();
  expect((await ends()).length).toBeGreaterThanOrEqual(2);
  await user.click(screen.getByRole('button', { name: 'End all others' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End all other sessions?' }));
  await user.click(dialog.getByRole('button', { name: 'End all others' }));
  expect(await screen.findByText(/^\d+ sessions ended\.$/)).toBeVisible();
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  // With nothing else to end there is no button for it.
  expect(screen.queryByRole('button', { name: 'End all others' })).not.toBeInTheDocument();
  expect(screen.getByText('This browser')).toBeVisible();
  expect(screen.getByText('You are not signed in anywhere else.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Change my password' })).not.toBeInTheDocument();
  expect(portal.callsOf(endOtherSessions)).toHaveLength(1);
});

test('sessions that could not be loaded are loaded by another press', async () => {
  portal.fail(listSessions, { status: 503, body: { message: 'Later.' } });
  const { user } = await openSessions();
  expect(await screen.findByText('The sessions could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await rows()).length).toBeGreaterThanOrEqual(1);
});

let logins = 47_910_000;
async function openColleague(sessions: Session[] | null) {
  logins += 1;
  const id = await registered({ name: `Leitora ${logins}`, login: String(logins) });
  if (sessions !== null)
    portal.fail(listUserSessions, { status: 200, body: { sessions, total: sessions.length } });
  const opened = await openUser(id);
  return { ...opened, section: within(await screen.findByRole('region', { name: 'Sessions' })) };
}

test('SES-26 the form of a user says where the person is signed in, and ends one or all', async () => {
  const { user, section } = await openColleague([
    session(1),
    session(2, { browser: 'Safari', system: 'iPhone' }),
  ]);
  expect(await section.findAllByRole('listitem')).toHaveLength(2);
  await user.click(section.getByRole('button', { name: 'End session: Chrome on Windows, 203.0.113.7' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End this session?' }));
  await user.click(dialog.getByRole('button', { name: 'End session' }));
  expect(await screen.findByText('Session ended.')).toBeVisible();
  const [one] = portal.callsOf(endUserSessions);
  expect([one?.method, one?.query.get('session')]).toEqual(['DELETE', session(1).id]);
  // The server knows of none: the person has never signed in.
  expect(await section.findByText('Not signed in anywhere.')).toBeVisible();
});

test('all sessions of a user end by one press and its confirmation', async () => {
  const { user, section } = await openColleague([session(1), session(2)]);
  await user.click(await section.findByRole('button', { name: 'End all sessions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End all sessions of this person?' }));
  portal.fail(endUserSessions, { status: 200, body: { ended: 2 } });
  await user.click(dialog.getByRole('button', { name: 'End all sessions' }));
  expect(await screen.findByText('2 sessions ended.')).toBeVisible();
  expect(portal.callsOf(endUserSessions).at(-1)?.query.has('session')).toBe(false);
});

test('the rest of the form does not wait for the sessions', async () => {
  portal.fail(listUserSessions, { status: 503, body: { message: 'Later.' } });
  const { user, section } = await openColleague(null);
  expect(await section.findByText('The sessions could not be loaded.')).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Try again' }));
  expect(await section.findByText('Not signed in anywhere.')).toBeVisible();
});
