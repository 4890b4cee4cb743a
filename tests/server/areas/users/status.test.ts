import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listNotifications } from '../../../../contract/notifications';
import { changePassword, resetPassword, validateTokenPassword } from '../../../../contract/password';
import { refreshToken, login as signIn, validateSession } from '../../../../contract/session';
import { doPasswordJobs, keptLetters, tokenIn } from '../../../support/letters';
import { addUser, PASSWORD } from '../../../support/network';
import { freshLogin, managerForm, type Office, openOffice } from './office';

let office: Office;
let id: number;
let login: string;

beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  login = freshLogin();
  id = await addUser(office.database.db, { login, role: 2, establishments: ['0001'] });
});

const validate = async (token: string) => office.portal.call(validateSession, { token });
const isValid = async (token: string) =>
  (await office.portal.call(validateTokenPassword, { query: { token } })).body;
/** Runs the due jobs and returns their mails. */
async function lettersSent() {
  const post = keptLetters();
  await doPasswordJobs(office.portal, post);
  return post.letters;
}
const noticesOf = async (token: string) => {
  const { body } = await office.portal.call(listNotifications, {
    token,
    headers: { 'accept-language': 'en' },
  });
  return body.map(
    ({ notificacao }: { notificacao: { descricaoNotificacao: string } }) => notificacao.descricaoNotificacao,
  );
};

test('SES-05 the next call of a deactivated person is refused, and its console learns the reason', async () => {
  const pair = await office.portal.signIn(login);
  await office.update(id, { active: false });
  expect(await validate(pair.token)).toMatchObject({ status: 200, body: { authenticated: false } });
  const statuses = [
    await office.portal.call(listNotifications, { token: pair.token }),
    await office.portal.call(refreshToken, { body: pair }),
    await office.portal.call(signIn, { body: { user: login, password: PASSWORD } }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([401, 401, 401]);
});

test('SES-05 a reactivated person has to sign in again; earlier sessions and links stay ended', async () => {
  const pair = await office.portal.signIn(login);
  await office.portal.call(resetPassword, { query: { cpf: login } });
  const [letter] = await lettersSent();
  const link = tokenIn(letter ?? {});
  expect(await isValid(link)).toBe(true);
  await office.update(id, { active: false });
  await office.update(id, { active: true });
  expect((await validate(pair.token)).status).toBe(401);
  expect((await office.portal.call(refreshToken, { body: pair })).status).toBe(401);
  expect(await isValid(link)).toBe(false);
  await expect(office.portal.signIn(login)).resolves.toMatchObject({ token: expect.any(String) });
});

test('USR-12 NOTE-02 a deactivated and a reactivated person is notified by whom, once each', async () => {
  await office.update(id, { active: false });
  await office.update(id, { active: false, email: 'other@example.com' });
  await office.update(id, { active: true });
  expect(await noticesOf((await office.portal.signIn(login)).token)).toEqual([
    'Renata Figueiredo reactivated your access.',
    'Renata Figueiredo deactivated your access.',
  ]);
});

test('USR-12 a change without the status ends no session and notifies nobody', async () => {
  const { token } = await office.portal.signIn(login);
  await office.update(id, { active: true, email: 'other@example.com' });
  expect((await validate(token)).body.authenticated).toBe(true);
  expect(await noticesOf(token)).toEqual([]);
});

test('LOG-17 a link that was sent to a previous address is invalid once the address has changed', async () => {
  await office.portal.call(resetPassword, { query: { cpf: login } });
  const [letter] = await lettersSent();
  const link = tokenIn(letter ?? {});
  await office.update(id, { email: 'other@example.com' });
  expect(await isValid(link)).toBe(false);
  // A person with a password is not welcomed again.
  expect(await lettersSent()).toEqual([]);
});

test('USR-36 a person who was registered as inactive is welcomed with the first activation', async () => {
  const { body } = await office.create(managerForm({ active: false, email: 'late@example.com' }));
  expect(await lettersSent()).toEqual([]);
  await office.update(body.id, { active: true });
  const [letter, ...more] = await lettersSent();
  expect([letter?.to.address, more]).toEqual(['late@example.com', []]);
  const set = await office.portal.call(changePassword, {
    body: { token: tokenIn(letter ?? {}), newPassword: 'Sol&vento2026' },
  });
  expect(set.body).toBe(true);
  await office.update(body.id, { active: false });
  await office.update(body.id, { active: true });
  expect(await lettersSent()).toEqual([]);
});

test('USR-36 a person without a password is welcomed again if the address was corrected', async () => {
  const { body } = await office.create(managerForm({ email: 'wrnog@example.com' }));
  const [wrong] = await lettersSent();
  await office.update(body.id, { email: 'right@example.com' });
  const [right, ...more] = await lettersSent();
  expect([right?.to.address, more]).toEqual(['right@example.com', []]);
  expect([await isValid(tokenIn(wrong ?? {})), await isValid(tokenIn(right ?? {}))]).toEqual([false, true]);
});
