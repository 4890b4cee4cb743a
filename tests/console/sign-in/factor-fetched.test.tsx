import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { login } from '../../../contract/session';
import { bridgeToPortal } from '../../support/bridge';
import { PASSWORD } from '../../support/network';
import { people } from '../../support/people';
import { message, msUntil, openSignIn } from './sign-in-page';

const portal = bridgeToPortal();
afterEach(() => vi.useRealTimers());

test('LOG-09 where the second step cannot be fetched the first one says so, and can be tried again', async () => {
  portal.fail(login, { status: 200, body: { message: '', factorToken: 'x' } }, 2);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  vi.doMock('../../../src/sign-in/factor/open-factor', () => {
    throw new Error('The network is gone');
  });
  const { fillIn, submit, field } = await openSignIn();
  await fillIn(people.viewer, PASSWORD);
  await submit();
  await msUntil(() => message() !== '');
  expect(message()).toBe('Something unexpected happened. Try again.');
  expect(field('Password')).toHaveValue(PASSWORD);
  vi.doUnmock('../../../src/sign-in/factor/open-factor');
  await submit();
  expect(await screen.findByRole('heading', { name: 'One more step' }, { timeout: 10_000 })).toBeVisible();
});
