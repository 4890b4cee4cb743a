import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '../../../contract/languages';
import { beginSignOn } from '../../../contract/sign-on';
import { bridgeToPortal, held } from '../../support/bridge';
import { PASSWORD } from '../../support/network';
import { people } from '../../support/people';
import { alerts } from './public-page';
import { openSignIn } from './sign-in-page';

const portal = bridgeToPortal();
const assign = vi.fn();
const BANCO = { id: 'banco', name: 'Banco Modelo' };
const REDE = { id: 'rede', name: 'Rede $& Filhos' };
const address = 'https://entra.example/authorize?state=s';
const begun = { status: 200, body: { address, transaction: 'sealed' } };
const AWAY =
  'Banco Modelo does not answer. Try again in a moment, or sign in with your user and password if you have them.';

beforeEach(() => {
  assign.mockClear();
  const { origin, href } = window.location;
  const search = '?next=%2Fbancos&ended=1';
  vi.stubGlobal('location', { origin, href, pathname: '/login', search, assign });
});

const button = (name: string) => screen.findByRole('button', { name }, { timeout: 10_000 });

test('each provider of the deployment has a button below the form', async () => {
  await openSignIn({ config: { signOn: [BANCO, REDE] } });
  await button('Sign in with Banco Modelo');
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names.indexOf('Sign in with Banco Modelo')).toBeGreaterThan(names.indexOf('Sign in'));
  expect(names).toContain('Sign in with Rede $& Filhos');
});

test('the button leads to the provider; this tab keeps what belongs to it, and where the person wanted to go', async () => {
  const { until, release } = held();
  portal.fail(beginSignOn, { ...begun, after: until });
  const { person } = await openSignIn({ config: { signOn: [BANCO, REDE] } });
  await person.click(await button('Sign in with Banco Modelo'));
  const going = await button('Going to Banco Modelo…');
  expect(going).toHaveAttribute('aria-disabled', 'true');
  expect(going).toHaveFocus();
  await person.click(going);
  await person.click(await button('Sign in with Rede $& Filhos'));
  expect(assign).not.toHaveBeenCalled();
  release();
  await vi.waitFor(() => expect(assign.mock.calls).toEqual([[address]]), 10_000);
  expect(portal.callsOf(beginSignOn).map(({ body }) => body)).toEqual([{ provider: 'banco' }]);
  expect(JSON.parse(sessionStorage.getItem('sign-on') ?? '')).toEqual({
    provider: 'banco',
    transaction: 'sealed',
    search: '?next=%2Fbancos&ended=1',
  });
  // The page is about to be left.
  expect(await button('Going to Banco Modelo…')).toHaveAttribute('aria-disabled', 'true');
});

test('ERR-03 a provider that does not answer is told below its button; what was typed stays, and signs in', async () => {
  const { person, fillIn, field, submit, onSignedIn } = await openSignIn({ config: { signOn: [BANCO] } });
  await fillIn(people.viewer, PASSWORD);
  await person.click(await button('Sign in with Banco Modelo'));
  await vi.waitFor(() => expect(alerts()).toBe(AWAY), 10_000);
  expect(field('Tax ID or login')).toHaveValue(people.viewer);
  expect(field('Password')).toHaveValue(PASSWORD);
  expect(assign).not.toHaveBeenCalled();
  await submit();
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce(), 10_000);
});

test('another press takes the failure away and leads to the provider', async () => {
  portal.fail(beginSignOn, 'dropped');
  const { person } = await openSignIn({ config: { signOn: [BANCO] } });
  await person.click(await button('Sign in with Banco Modelo'));
  await vi.waitFor(() => expect(alerts()).toBe('Reload the page and try again.'), 10_000);
  portal.fail(beginSignOn, begun);
  await person.click(await button('Sign in with Banco Modelo'));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(address), 10_000);
  expect(alerts()).toBe('');
});

test('a reply of something else leads nowhere', async () => {
  portal.fail(beginSignOn, { status: 200, body: {} });
  const { person } = await openSignIn({ config: { signOn: [BANCO] } });
  await person.click(await button('Sign in with Banco Modelo'));
  await vi.waitFor(() => expect(alerts()).toBe('Reload the page and try again.'), 10_000);
  expect(assign).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});

test.each<[Language, string]>([
  ['pt', 'Entrar com Banco Modelo'],
  ['es', 'Iniciar sesión con Banco Modelo'],
  ['co', 'Ingresar con Banco Modelo'],
])('SHELL-18 in %s its button says: %s', async (language, name) => {
  const { person } = await openSignIn({ language, config: { signOn: [BANCO] } });
  await button(name);
  await person.click(screen.getByRole('button', { name: 'English' }));
  await button('Sign in with Banco Modelo');
});
