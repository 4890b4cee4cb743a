import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAdministrator } from '../../../../server/areas/users/create-administrator';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { type TestPortal, testPortal } from '../../../support/portal';

let database: Database;
let portal: TestPortal;
beforeAll(async () => {
  database = await freshDatabase();
  portal = await testPortal(database);
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const helena = {
  login: '10000009',
  name: 'Helena Duarte',
  email: 'helena@example.com',
  password: 'ponte-vento7',
};

test('the administrator that was created signs in as level 1, and is in the audit trail without the password', async () => {
  await createAdministrator(database.db, helena, 'specification');
  await expect(portal.signIn(helena.login, helena.password)).resolves.toMatchObject({
    token: expect.any(String),
  });
  const [entry] = await database.db
    .selectFrom('audit')
    .selectAll()
    .where('actor', '=', 'admin:create')
    .execute();
  expect(entry).toMatchObject({
    action: 'create',
    entity: 'portal_user',
    after: { login: '10000009', role: 1 },
  });
  expect(JSON.stringify(entry)).not.toMatch(/senha|argon2/);
});

test('a login that is taken is refused, whoever has it', async () => {
  await expect(
    createAdministrator(database.db, { ...helena, name: 'Other' }, 'specification'),
  ).rejects.toThrow('The login 10000009 is taken.');
  await expect(portal.signIn(helena.login, helena.password)).resolves.toBeDefined();
});

test.each([
  [{ login: '123' }, /^The login is 8, 10 or 11 digits/],
  [{ login: '1234567' }, /^The login/],
  [{ name: ' ' }, /^The name has 1 to 100/],
  [{ name: 'x'.repeat(101) }, /^The name/],
  [{ email: 'helena' }, /^The e-mail/],
  [{ password: 'short7!' }, /^The password has 8 to 64/],
  [{ password: 'onlyletters!' }, /^The password/],
  [{ password: 'noSymbol77' }, /^The password/],
  [{ password: 'HELENA@example.com', email: 'helena@example.com' }, /^The password/],
  [{ password: `${'x'.repeat(63)}7!` }, /^The password/],
])('%o is refused with a message', async (change, sentence) => {
  await expect(
    createAdministrator(database.db, { ...helena, login: '10000010', ...change }, 'specification'),
  ).rejects.toThrow(sentence);
});

test('the possible forms of a login', async () => {
  for (const login of ['12345678', '1234567890', '12345678901', '123456-78901']) {
    await expect(
      createAdministrator(database.db, { ...helena, login }, 'specification'),
    ).resolves.toBeUndefined();
  }
});

test('an emoji of the password is one character, and of 64 characters all are taken to sign in', async () => {
  const create = (login: string, password: string) =>
    createAdministrator(database.db, { ...helena, login, password }, 'nist');
  await expect(create('10000011', '🐢🦊🐻🐼🐨🐯🦁🐮')).rejects.toThrow(/^The password has 15 to 64/);
  const some = (from: number, count: number) =>
    Array.from({ length: count }, (_letter, at) => String.fromCodePoint(from + at)).join('');
  // Greek letters with three accents, which a keyboard may write each by itself.
  const long = `${some(0x1f80, 48)}${some(0x1f400, 16)}`.normalize('NFD');
  expect(long.length).toBeGreaterThan(200);
  await create('10000012', long);
  await expect(portal.signIn('10000012', long)).resolves.toBeDefined();
});
