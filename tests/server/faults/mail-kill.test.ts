import { afterEach, beforeEach, expect, test } from 'vitest';
import { resetPassword, validateTokenPassword } from '../../../contract/password';
import { readConfig } from '../../../server/config';
import { openConfigured } from '../../../server/open-configured';
import { tokenIn } from '../../support/letters';
import { addUser } from '../../support/network';
import { startServer } from '../../support/server-process';
import { type MailServer, mailServer } from '../platform/mail/mail-server';
import { newPlace, type Place } from './place';

/* A server that dies while it sends a mail: another one, or the next, sends it. One that is stopped sends it first. */

let place: Place;
let mail: MailServer;
/** What the mail server waits for before it accepts a mail. */
let willing: Promise<void>;
let asked = 0;
const servers: ReturnType<typeof startServer>[] = [];

beforeEach(async () => {
  asked = 0;
  willing = Promise.resolve();
  mail = await mailServer({}, async () => {
    asked += 1;
    await willing;
  });
  place = await newPlace();
  const database = await openConfigured(readConfig(place.environment), () => {});
  await addUser(database.db, { login: '30000003', role: 3 });
  await database.close();
});
afterEach(async () => {
  for (const { child, ended } of servers.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  await mail.stop();
  await place.drop();
});

async function start() {
  const server = startServer({ ...place.environment, PORTAL_DEMO: 'off', SMTP_URL: mail.url });
  servers.push(server);
  return { ...server, url: await server.listening() };
}

async function ask(url: string): Promise<void> {
  const answer = await fetch(`${url}${resetPassword.path}?cpf=30000003`, { method: 'POST' });
  expect(answer.status).toBe(200);
}

const jobs = async () => {
  const database = await place.open();
  const rows = await database.db.selectFrom('job').selectAll().execute();
  await database.close();
  return rows;
};

test('a mail whose server dies while it sends it is sent by the next one, once the lease is over', {
  timeout: 120_000,
}, async () => {
  willing = new Promise(() => {});
  const first = await start();
  await ask(first.url);
  await expect.poll(() => asked, { timeout: 20_000 }).toBe(1);
  first.child.kill('SIGKILL');
  await first.ended;
  willing = Promise.resolve();
  expect(await jobs()).toMatchObject([{ kind: 'passwordResetMail', tries: 1, failed_at: null }]);

  // No server takes it before, because the one with the lease might still be alive.
  const database = await place.open();
  await database.db.updateTable('job').set({ leased_until: new Date() }).execute();
  await database.close();
  const second = await start();
  await expect.poll(() => mail.mails.length, { timeout: 20_000 }).toBe(1);
  const token = tokenIn(mail.mails[0] ?? {});
  const valid = await fetch(`${second.url}${validateTokenPassword.path}?token=${token}`, { method: 'POST' });
  expect(await valid.json()).toBe(true);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(await jobs()).toEqual([]);
});

test('a server that is stopped finishes the mail that it is sending', { timeout: 120_000 }, async () => {
  let release = () => {};
  willing = new Promise((resolve) => {
    release = resolve;
  });
  const server = await start();
  await ask(server.url);
  await expect.poll(() => asked, { timeout: 20_000 }).toBe(1);
  server.child.kill('SIGTERM');
  setTimeout(release, 500);
  expect(await server.ended).toBe(0);
  expect(mail.mails).toHaveLength(1);
  expect(await jobs()).toEqual([]);
  expect(server.errors()).toBe('');
});
