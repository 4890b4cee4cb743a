import { expect, test } from 'vitest';
import { filterEcs } from '../../../contract/reports';
import { validateSession } from '../../../contract/session';
import { call } from '../../../src/portal/client';
import { bridgeToPortal, signInAs } from '../../support/bridge';
import { people } from '../../support/people';

const portal = bridgeToPortal();
test('SES-08 every call carries the stored token as authorization header', async () => {
  await signInAs(people.viewer);
  const info = await call(validateSession, {});
  expect(info.login).toBe(people.viewer);
  const [sent] = portal.callsOf(validateSession);
  expect(sent?.headers.get('authorization')).toBe(`Bearer ${localStorage.getItem('@token')}`);
  expect((await call(filterEcs, {})).map(({ key }) => key)).toEqual(['*', '0001']);
});
