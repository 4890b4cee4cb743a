import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { login, robotCheck } from '../../../contract/session';
import { bridgeToPortal, held } from '../../support/bridge';
import { PASSWORD } from '../../support/network';
import { people } from '../../support/people';
import { expectBetween, message, msUntil, openSignIn } from './sign-in-page';

const portal = bridgeToPortal();
const config = { robotCheck: true };

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true }),
);

const box = () => screen.getByRole('checkbox', { name: 'I am not a robot' });
const VERIFIED = 'Verified on this device, without tracking';
const passed = () => vi.waitFor(() => expect(box()).toHaveAccessibleDescription(VERIFIED), 10_000);

/** What each sign-in sent as its robot check; the browser tests let the server itself judge it. */
const proofs = () =>
  portal.callsOf(login).map(({ body }) => {
    const { robotCheck } = body as { robotCheck?: string };
    return robotCheck === undefined ? null : JSON.parse(atob(robotCheck));
  });

/** An answer is right when the key that it names begins as the challenge wants. */
function expectSolved({ challenge, solution }: ReturnType<typeof proofs>[number]): void {
  expect(challenge.signature).toMatch(/^[0-9a-f]{64}$/);
  expect(solution.derivedKey.startsWith(challenge.parameters.keyPrefix)).toBe(true);
  expect(solution.counter).toBeGreaterThan(0);
}

test('LOG-02 ticking the box solves a challenge, whose solution signs in', async () => {
  const { fillIn, submit, person, onSignedIn } = await openSignIn({ config });
  expect(box()).toHaveAccessibleDescription('Checked on this device, without tracking');
  await person.click(box());
  expect(box()).toBeChecked();
  await passed();
  await fillIn(people.viewer, PASSWORD);
  await submit();
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce(), 10_000);
  expectSolved(proofs()[0]);
});

test('LOG-02 where the deployment requires none there is none', async () => {
  await openSignIn({ config: { robotCheck: false } });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('LOG-02 without the configuration the check is required', async () => {
  await openSignIn({ config: null });
  expect(box()).toBeInTheDocument();
});

test('LOG-02 a person who had passed gets the next challenge by itself after a failed sign-in', async () => {
  portal.fail(login, { status: 401, body: '401Incorrect user or password.' });
  const { fillIn, submit, person, onSignedIn } = await openSignIn({ config });
  await person.click(box());
  await passed();
  await fillIn(people.viewer, PASSWORD);
  await submit();
  await msUntil(() => message() !== '');
  await passed();
  expect(portal.callsOf(robotCheck)).toHaveLength(2);
  await submit();
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce(), 10_000);
  expect(proofs()[1].challenge).not.toEqual(proofs()[0].challenge);
  expectSolved(proofs()[1]);
});

test('LOG-02 a solution that is too old is replaced before it is sent', async () => {
  const { fillIn, submit, person, onSignedIn } = await openSignIn({ config });
  await person.click(box());
  await passed();
  await fillIn(people.viewer, PASSWORD);
  vi.setSystemTime(Date.now() + 60 * 60_000);
  await submit();
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce(), 10_000);
  expect(portal.callsOf(robotCheck)).toHaveLength(2);
  expectSolved(proofs()[0]);
});

test('LOG-02 a challenge that cannot be fetched is reported, and ticking again fetches it', async () => {
  portal.fail(robotCheck, { status: 500 });
  const { person } = await openSignIn({ config });
  await person.click(box());
  await vi.waitFor(
    () => expect(box()).toHaveAccessibleDescription('The check did not work. Try again.'),
    10_000,
  );
  expect(box()).not.toBeChecked();
  await person.click(box());
  await passed();
});

test('LOG-02 where the browser may not compute it, on plain http, the box says why', async () => {
  vi.stubGlobal('crypto', {});
  const { person } = await openSignIn({ config });
  await person.click(box());
  expect(box()).toHaveAccessibleDescription('The check needs a secure connection (https).');
});

test('LOG-07 without the robot check the sign-in is not sent', async () => {
  const { fillIn, submit } = await openSignIn({ config });
  await fillIn(people.viewer, PASSWORD);
  await submit();
  expect(message()).toBe('Confirm that you are not a robot');
  await vi.waitFor(() => expect(box()).toHaveFocus(), 10_000);
  expectBetween(await msUntil(() => message() === ''), 2700, 3100);
  expect(portal.callsOf(login)).toHaveLength(0);
});

test.each([
  ['co', 'Confirme que no es un robot'],
  ['es', 'Confirme que no es un robot'],
  ['pt', 'Confirme que você não é um robô'],
] as const)('LOG-07 in %s it says: %s', async (language, text) => {
  const { fillIn, submit } = await openSignIn({ language, config });
  await fillIn(people.viewer, PASSWORD);
  await submit();
  expect(message()).toBe(text);
});

test('LOG-07 a sign-in that is sent while the check still runs waits for it', async () => {
  const { until, release } = held();
  portal.fail(robotCheck, { until });
  const { fillIn, submit, person, onSignedIn } = await openSignIn({ config });
  await person.click(box());
  await fillIn(people.viewer, PASSWORD);
  await submit();
  expect(message()).toBe('');
  expect(portal.callsOf(login)).toHaveLength(0);
  release();
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce(), 10_000);
  expectSolved(proofs()[0]);
});
