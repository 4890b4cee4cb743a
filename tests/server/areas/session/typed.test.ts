import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resetPassword } from '../../../../contract/password';
import { login } from '../../../../contract/session';
import { createUser, listUsers } from '../../../../contract/users';
import { createAdministrator } from '../../../../server/areas/users/create-administrator';
import { hashPassword } from '../../../../server/platform/credentials/password';
import { doPasswordJobs, keptLetters } from '../../../support/letters';
import { addUser, PASSWORD } from '../../../support/network';
import { freshLogin, managerForm, type Office, openOffice } from '../users/office';

/* What a person types on one device and again on another is the same, however keyboards and papers write it. */

let office: Office;
const LOGIN = '12345678901';
const WRITTEN = '123.456.789-01';
beforeAll(async () => {
  office = await openOffice();
  await addUser(office.database.db, { login: LOGIN, role: 3, establishments: ['0001'] });
});
afterAll(() => office.close());

const signIn = async (user: string, password = PASSWORD) =>
  (await office.portal.call(login, { body: { user, password } })).status;

test.each([WRITTEN, '123 456 789 01', '123.456.789\u201101', '\u202a12345678901\u202c'])(
  'API-01 the login written as %j signs in',
  async (user) => {
    expect(await signIn(user)).toBe(200);
  },
);

test('API-04 a forgotten password is mailed to the login as a tax id is written', async () => {
  await office.portal.call(resetPassword, { query: { cpf: WRITTEN } });
  const post = keptLetters();
  await doPasswordJobs(office.portal, post);
  expect(post.letters.map(({ to }) => JSON.stringify(to))).toEqual([
    expect.stringContaining(`${LOGIN}@example.com`),
  ]);
});

test('API-11 API-15 it is found by that, and registered by that', async () => {
  const token = office.tokens.administrator;
  const { body } = await office.portal.call(listUsers, { token, query: { login: WRITTEN } });
  expect(body.content.map((user: { login: string }) => user.login)).toEqual([LOGIN]);
  const taken = await office.portal.call(createUser, { token, body: managerForm({ login: WRITTEN }) });
  expect(taken.status).toBe(409);
  const plain = freshLogin();
  const written = `${plain.slice(0, 2)}.${plain.slice(2, 5)}.${plain.slice(5)}`;
  const made = await office.portal.call(createUser, {
    token,
    body: managerForm({ login: written, name: 'Joa\u0303o\u00a0  A\u0301vila' }),
  });
  expect(made.body).toMatchObject({ login: plain, name: 'João Ávila' });
});

test('USR-38 a name with an invisible character is refused, and says so', async () => {
  const token = office.tokens.administrator;
  for (const name of ['Ana\u200b Lopes', 'Ana\u00ad', 'An\u3164a']) {
    const { status, body } = await office.portal.call(createUser, {
      token,
      headers: { 'accept-language': 'en' },
      body: managerForm({ login: freshLogin(), name }),
    });
    expect([status, body.fields]).toEqual([
      400,
      { name: 'The name contains a line break or another invisible character.' },
    ]);
  }
});

test('LOG-32 a password is the same in composed and decomposed letters, whatever the blank', async () => {
  const user = freshLogin();
  const id = await addUser(office.database.db, { login: user, role: 3 });
  const set = (password_hash: string) =>
    office.database.db.updateTable('portal_user').set({ password_hash }).where('id', '=', id).execute();
  const [composed, decomposed] = ['Ação &2026', 'Ac\u0327a\u0303o\u00a0&2026'];
  for (const password of [composed, decomposed]) {
    await set(await hashPassword(password));
    expect([await signIn(user, composed), await signIn(user, decomposed)]).toEqual([200, 200]);
    expect(await signIn(user, 'Acao &2026')).toBe(401);
  }
  // Set before that, as it was typed.
  await set(await hash(decomposed));
  expect(await signIn(user, decomposed)).toBe(200);
});

test('an administrator is created by the login as it is written', async () => {
  const plain = freshLogin();
  await createAdministrator(
    office.database.db,
    {
      login: `${plain.slice(0, 4)}.${plain.slice(4)}`,
      name: ' Rui\u00a0Sá ',
      email: 'rui@example.org',
      password: 'Quatro&8pedras',
    },
    'specification',
  );
  expect(await signIn(plain, 'Quatro&8pedras')).toBe(200);
});

test('a password is compared as a whole and in its own case, and the end of a long one counts', async () => {
  const long = `Correto ${'cavalo '.repeat(7)}2026!`;
  expect(long.length).toBeGreaterThan(60);
  const user = freshLogin();
  const id = await addUser(office.database.db, { login: user, role: 3 });
  await office.database.db
    .updateTable('portal_user')
    .set({ password_hash: await hashPassword(long) })
    .where('id', '=', id)
    .execute();
  expect(await signIn(user, long)).toBe(200);
  for (const other of [long.toUpperCase(), long.slice(0, -1), `${long}!`])
    expect(await signIn(user, other)).toBe(401);
});
