import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { validateSession } from '../../../contract/session';
import { authProviderFor } from '../../../src/portal/auth-provider';
import { openSession } from '../../../src/session/current-session';
import { pageLoad } from '../../../src/session/page-load';
import { PortalError } from '../../../src/ui/failure/portal-error';
import { bridgeToPortal, signInAs } from '../../support/bridge';
import { people } from '../../support/people';

const portal = bridgeToPortal();

const provider = () => authProviderFor(new QueryClient());

test('SES-09 checkError never rejects, so that a refused save cannot end in a success message', async () => {
  await expect(provider().checkError(new PortalError('refused', 401))).resolves.toBeUndefined();
});

test('SES-21 checkAuth checks the tokens without a call', async () => {
  await expect(provider().checkAuth({})).rejects.toThrow();
  localStorage.setItem('@token', 'a');
  localStorage.setItem('@refreshToken', 'b');
  await expect(provider().checkAuth({})).resolves.toBeUndefined();
  expect(portal.callsOf(validateSession)).toHaveLength(0);
});

test('SES-16 access to a resource is that of its screen; what has no screen is open to nobody', async () => {
  await signInAs(people.manager);
  const { canAccess } = provider();
  expect(await canAccess?.({ resource: 'contas', action: 'list' })).toBe(true);
  expect(await canAccess?.({ resource: 'usuarios', action: 'list' })).toBe(false);
  expect(await canAccess?.({ resource: 'nothing', action: 'list' })).toBe(false);
  expect(portal.callsOf(validateSession)).toHaveLength(1);
});

test('SES-05 the identity is the validated one, and so are the permissions', async () => {
  await signInAs(people.viewer);
  const { getIdentity, getPermissions } = provider();
  expect(await getIdentity?.()).toEqual({ id: people.viewer, fullName: 'Caio Menezes' });
  expect(await getPermissions?.({})).toEqual({
    level: 3,
    apiAccess: false,
    specificCode: null,
    factorDue: false,
  });
  expect(portal.callsOf(validateSession)).toHaveLength(1);
});

test('SES-07 the permissions of a page that is leaving are not fetched', async () => {
  expect(await provider().getPermissions?.({})).toBeNull();
  expect(portal.callsOf(validateSession)).toHaveLength(0);
});

test.each([
  [
    { perfil: 3, apiAccess: true, specificUserCode: null },
    { level: 3, apiAccess: true, specificCode: null },
  ],
  [
    { perfil: 5, apiAccess: false, specificUserCode: 1 },
    { level: 5, apiAccess: false, specificCode: 1 },
  ],
])('SES-05 what the validation answers, %j, is what access depends on', async (info, standing) => {
  const person = { login: '7', name: 'Ana', email: 'ana@example.com' };
  portal.fail(validateSession, { status: 200, body: { authenticated: true, ...person, ...info } });
  await signInAs(people.manager);
  expect(await openSession()).toEqual({ ...person, standing, views: {} });
});

test('SES-07 logging out through react-admin leaves for the sign-in page', async () => {
  const leave = vi.spyOn(pageLoad, 'to').mockImplementation(() => undefined);
  await signInAs(people.viewer);
  expect(await provider().logout({})).toBe(false);
  expect(localStorage.getItem('@token')).toBeNull();
  expect(leave).toHaveBeenCalledWith('/login');
});
