import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { changePassword } from '../../../../contract/password';
import { removeFactor } from '../../../../contract/second-factor';
import { login } from '../../../../contract/session';
import { message } from '../../../../i18n/server';
import { resetByOperator } from '../../../../server/areas/second-factor/reset';
import type { Database } from '../../../../server/platform/db/open';
import { setUpFactor } from '../../../support/authenticator';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser, PASSWORD } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';

/* A short password is set in the moment in which the last second factor goes (decision 101). */

const SHORT = 'trem da7';

let database: Database & { url: string | null };
let portal: TestPortal;
let other: pg.Client;
let made = 0;

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  portal = await testPortal(database, { PORTAL_PASSWORD_POLICY: 'nist' });
  other = new pg.Client({ connectionString: database.url ?? '' });
  await other.connect();
});
afterEach(() => other.query('rollback'));
afterAll(async () => {
  await other.end();
  await portal.app.close();
  await database.close();
});

/** Waits until so many connections of the portal wait for a lock. */
async function waiting(count: number): Promise<void> {
  for (;;) {
    // Within a transaction the list of connections is otherwise that of the first look.
    await other.query('select pg_stat_clear_snapshot()');
    const { rows } = await other.query<{ waits: number }>(
      `select count(*)::int as waits from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock' and pid <> pg_backend_pid()`,
    );
    if ((rows[0]?.waits ?? 0) >= count) return;
    await pause(5);
  }
}

async function enrolled() {
  made += 1;
  const user = String(65_000_000 + made);
  const id = await addUser(database.db, { login: user, role: 2, establishments: ['0001'] });
  const { token } = await portal.signIn(user);
  await setUpFactor(portal, token);
  return { id, user, token };
}

const set = ({ token }: { token: string }) =>
  portal.call(changePassword, {
    token,
    body: { newPassword: SHORT, currentPassword: PASSWORD },
    headers: { 'accept-language': 'en' },
  });

const remove = async ({ token }: { token: string }) =>
  (await portal.call(removeFactor, { token })).status === 200;
const reset = async ({ user }: { user: string }) => (await resetByOperator(database.db, user)) !== 'none';

test.each([
  { what: 'its owner removes it', lose: remove, first: 'the password', done: { set: true, lost: false } },
  { what: 'its owner removes it', lose: remove, first: 'the loss', done: { set: false, lost: true } },
  { what: 'an operator resets it', lose: reset, first: 'the password', done: { set: true, lost: true } },
  { what: 'an operator resets it', lose: reset, first: 'the loss', done: { set: false, lost: true } },
])('while $what and $first comes first, a short password never signs in alone', async (wanted) => {
  const { lose, first, done } = wanted;
  const person = await enrolled();
  // Both wait for the person's row, one behind the other.
  await other.query('begin');
  await other.query('select id from portal_user where id = $1 for no key update', [person.id]);
  const begun: { set?: ReturnType<typeof set>; lost?: Promise<boolean> } = {};
  const begin = (which: string) => {
    if (which === 'the password') begun.set = set(person);
    else begun.lost = lose(person);
  };
  begin(first);
  await waiting(1);
  begin(first === 'the password' ? 'the loss' : 'the password');
  await waiting(2);
  await other.query('rollback');
  expect({ set: (await begun.set)?.status === 200, lost: await begun.lost }).toEqual(done);
  // A reset has ended the session besides.
  const gone = message('en', 'passwordReplies.factorGone');
  if (!done.set && lose === remove)
    expect(await begun.set).toMatchObject({ status: 409, body: { fields: { newPassword: gone } } });
  const signedIn = async (password: string) => {
    const { body } = await portal.call(login, { body: { user: person.user, password } });
    return 'token' in Object(body);
  };
  expect(await signedIn(SHORT)).toBe(false);
  expect(await signedIn(PASSWORD)).toBe(!done.set);
});
