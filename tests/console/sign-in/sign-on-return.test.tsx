import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languages } from '../../../contract/languages';
import { proveFactor } from '../../../contract/second-factor';
import { logout } from '../../../contract/session';
import { beginSignOn, finishSignOn } from '../../../contract/sign-on';
import { signOn as inCo } from '../../../i18n/co/own/sign-on';
import { signOnReplies as saidInCo } from '../../../i18n/co/sign-on-replies';
import { signOn as inEn } from '../../../i18n/en/own/sign-on';
import { signOnReplies as saidInEn } from '../../../i18n/en/sign-on-replies';
import { signOn as inEs } from '../../../i18n/es/own/sign-on';
import { signOnReplies as saidInEs } from '../../../i18n/es/sign-on-replies';
import { signOn as inPt } from '../../../i18n/pt/own/sign-on';
import { signOnReplies as saidInPt } from '../../../i18n/pt/sign-on-replies';
import { keepPlace } from '../../../src/session/kept-place';
import { bridgeToPortal, held, signInAs } from '../../support/bridge';
import { people } from '../../support/people';
import { alerts, statuses } from './public-page';

const portal = bridgeToPortal();
const navigation = { replace: vi.fn(), reload: vi.fn(), assign: vi.fn() };
const BACK = '/login/banco?code=c&state=s%2Bt&iss=https%3A%2F%2Fentra.example';
const PARAMETERS = 'code=c&state=s%2Bt&iss=https%3A%2F%2Fentra.example';
const ELSEWHERE = 'This sign-in was started in another window or too long ago. Start again.';
const session = {
  token: 'a',
  refreshToken: 'r',
  perfil: 2,
  name: 'Marina Prado',
  login: people.manager,
  apiAccess: false,
  specificAccess: { codAcessoEspecifico: null },
};
const signedIn = { status: 200, body: session };

/** The tab has been at a provider. */
const keep = (search = '', provider = 'banco') =>
  sessionStorage.setItem('sign-on', JSON.stringify({ provider, transaction: 'sealed', search }));

/** Opens an address as a browser does: a fresh page that runs the entry. */
async function visit(path: string, language = 'en') {
  localStorage.setItem('@language', language);
  const { origin, href, pathname, search } = new URL(path, 'http://localhost:3000');
  window.history.pushState(null, '', path);
  vi.stubGlobal('location', { ...navigation, origin, href, pathname, search });
  document.body.innerHTML = '<div id="root"></div>';
  vi.resetModules();
  await import('../../../src/sign-in/entry');
  return userEvent.setup({ delay: null });
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(window, 'addEventListener');
});
afterEach(() => {
  document.body.innerHTML = '';
  // The page of a test is gone with it, and so is what it listened to.
  for (const [type, listener] of vi.mocked(window.addEventListener).mock.calls)
    window.removeEventListener(type, listener);
});

const patience = { timeout: 10_000 };
const title = () => screen.findByRole('heading', { level: 1, name: 'Sign in' }, patience);
const again = () => screen.findByRole('button', { name: 'Try again with Banco Modelo' }, patience);
const toldOf = (text: string) => vi.waitFor(() => expect(alerts()).toBe(text), patience);

test('LOG-05 SES-02 what the provider led back with signs in, and leads to the page that was wanted', async () => {
  const { until, release } = held();
  portal.fail(finishSignOn, { ...signedIn, after: until });
  keep('?next=%2Fbancos%3Fpage%3D2&ended=1');
  await visit(BACK);
  expect(await title()).toHaveFocus();
  expect(statuses()).toBe('Signing you in with Banco Modelo…');
  expect(sessionStorage).toHaveLength(0);
  release();
  await vi.waitFor(
    () => expect(navigation.replace.mock.calls).toEqual([['http://localhost:3000/bancos?page=2']]),
    patience,
  );
  expect(localStorage.getItem('@token')).toBe('a');
  expect(localStorage.getItem('@login')).toBe(people.manager);
  expect(portal.callsOf(finishSignOn).map(({ body }) => body)).toEqual([
    { provider: 'banco', transaction: 'sealed', parameters: PARAMETERS },
  ]);
});

test('what the provider led back with leaves the address and its history before anything else happens', async () => {
  keep();
  portal.fail(finishSignOn, signedIn);
  const entries = window.history.length;
  const opening = visit(BACK);
  await vi.waitFor(() => expect(document.location.href).toBe('http://localhost:3000/login/banco'), {
    ...patience,
    interval: 1,
  });
  expect(portal.callsOf(finishSignOn)).toHaveLength(0);
  expect(window.history.length).toBe(entries + 1);
  await opening;
  await vi.waitFor(() => expect(navigation.replace).toHaveBeenCalledWith('/home'), patience);
});

test('SES-11 whoever was sent to sign in by another tab goes on where it was', async () => {
  keep('?ended=1');
  keepPlace(people.manager, '/bancos?page=3');
  portal.fail(finishSignOn, signedIn);
  await visit(BACK);
  await vi.waitFor(
    () => expect(navigation.replace).toHaveBeenCalledWith('http://localhost:3000/bancos?page=3'),
    patience,
  );
});

test('LOG-04 the session that the browser still keeps is ended, whatever comes of the sign-in', async () => {
  await signInAs(people.viewer);
  const pair = { token: localStorage.getItem('@token'), refreshToken: localStorage.getItem('@refreshToken') };
  keep();
  await visit('/login/banco?error=access_denied&state=s');
  await again();
  expect(localStorage.getItem('@token')).toBeNull();
  expect(localStorage.getItem('@login')).toBeNull();
  expect(portal.callsOf(logout)[0]?.body).toEqual(pair);
});

test('LOG-05 whoever has a second factor gives it, and is then where it wanted to go', async () => {
  portal.fail(finishSignOn, { status: 200, body: { message: 'More.', factorToken: 'f', passkey: null } });
  portal.fail(proveFactor, signedIn);
  keep('?next=%2Fajuda');
  const person = await visit(BACK);
  const code = await screen.findByRole('textbox', { name: 'Code' }, patience);
  expect(code).toHaveFocus();
  expect(localStorage.getItem('@token')).toBeNull();
  await person.type(code, '123456');
  await vi.waitFor(
    () => expect(navigation.replace).toHaveBeenCalledWith('http://localhost:3000/ajuda'),
    patience,
  );
  expect(portal.callsOf(proveFactor)[0]?.body).toEqual({ factorToken: 'f', code: '123456' });
});

test('a second step that has expired says so, and the sign-in begins anew at the provider', async () => {
  const said = 'This sign-in took too long.';
  portal.fail(finishSignOn, { status: 200, body: { message: 'More.', factorToken: 'f', passkey: null } });
  portal.fail(proveFactor, { status: 401, body: { code: 'UNAUTHENTICATED', message: said } });
  keep('?next=%2Fajuda');
  const person = await visit(BACK);
  await person.type(await screen.findByRole('textbox', { name: 'Code' }, patience), '123456');
  await toldOf(said);
  expect(await again()).toHaveFocus();
});

test('somebody else signs in from the sign-in page', async () => {
  portal.fail(finishSignOn, { status: 200, body: { message: 'More.', factorToken: 'f', passkey: null } });
  keep('?next=%2Fajuda');
  const person = await visit(BACK);
  await person.click(await screen.findByRole('button', { name: 'Sign in as someone else' }, patience));
  expect(navigation.assign.mock.calls).toEqual([['/login?next=%2Fajuda']]);
});

test('a refusal of the server is told in the person’s words, and another attempt leads to the provider', async () => {
  keep('?next=%2Fbancos');
  const person = await visit(BACK, 'pt');
  // The server's own: it did not seal this transaction.
  await toldOf(saidInPt.otherBrowser);
  const button = await screen.findByRole('button', { name: 'Tentar de novo com Banco Modelo' });
  expect(button).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Voltar à página de acesso' })).toHaveAttribute(
    'href',
    '/login?next=%2Fbancos',
  );
  const { until, release } = held();
  const address = 'https://entra.example/authorize';
  portal.fail(beginSignOn, { status: 200, body: { address, transaction: 'next' }, after: until });
  await person.click(button);
  expect(button).toHaveTextContent('Indo para Banco Modelo…');
  expect(alerts()).toBe('');
  release();
  await vi.waitFor(() => expect(navigation.assign.mock.calls).toEqual([[address]]), patience);
  expect(JSON.parse(sessionStorage.getItem('sign-on') ?? '')).toEqual({
    provider: 'banco',
    transaction: 'next',
    search: '?next=%2Fbancos',
  });
  expect(navigation.replace).not.toHaveBeenCalled();
});

test.each([
  [
    'whom the provider may not let in',
    { status: 403, body: { code: 'FORBIDDEN', message: 'Ask: her.' } },
    'Ask: her.',
  ],
  ['while the provider is away', { status: 503, body: { code: 'AWAY', message: 'Later.' } }, 'Later.'],
  ['without a connection', 'dropped' as const, 'Reload the page and try again.'],
  ['by a reply of something else', { status: 200, body: {} }, 'Reload the page and try again.'],
])('ERR-03 nobody comes in %s, and the page says why', async (_name, failure, text) => {
  portal.fail(finishSignOn, failure);
  keep();
  await visit(BACK);
  await toldOf(text);
  expect(await again()).toHaveFocus();
  expect(localStorage.getItem('@token')).toBeNull();
  expect(navigation.replace).not.toHaveBeenCalled();
});

test('an attempt that fails at once as well says so in the place of what was said before', async () => {
  portal.fail(finishSignOn, { status: 503, body: { message: 'Later.' } });
  keep();
  const person = await visit(BACK);
  await toldOf('Later.');
  await person.click(await again());
  await vi.waitFor(() => expect(alerts()).toMatch(/^Banco Modelo does not answer\./), patience);
});

test.each([
  ['that was loaded anew', () => undefined, BACK],
  ['of another provider', () => keep('', 'rede'), BACK],
  ['without anything that a provider says', () => keep(), '/login/banco'],
])('a page %s says that the sign-in begins anew, and asks nothing', async (_name, given, path) => {
  given();
  await visit(path);
  await toldOf(ELSEWHERE);
  expect(await again()).toHaveFocus();
  expect(portal.callsOf(finishSignOn)).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});

test('a provider that is there no more cannot be tried again', async () => {
  await visit('/login/outro?code=c&state=s');
  await toldOf(ELSEWHERE);
  expect(screen.getByRole('link', { name: 'Back to the sign-in page' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
});

test('the page says the same of a sign-in that began elsewhere as the server does', () => {
  const page = { co: inCo, en: inEn, es: inEs, pt: inPt };
  const server = { co: saidInCo, en: saidInEn, es: saidInEs, pt: saidInPt };
  for (const language of languages)
    expect(page[language].otherBrowser, language).toBe(server[language].otherBrowser);
});

test('SES-22 an address below the sign-in that names no provider leads to it', async () => {
  await visit('/login/');
  expect(navigation.replace).toHaveBeenCalledWith('/login');
});
