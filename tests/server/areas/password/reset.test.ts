import type { KyselyPlugin } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Language, languages, localeOf } from '../../../../contract/languages';
import {
  changePassword,
  linkLogin,
  resetPassword,
  validateTokenPassword,
} from '../../../../contract/password';
import { login, validateSession } from '../../../../contract/session';
import { passwordJobHandlers } from '../../../../server/areas/password/jobs';
import type { Database } from '../../../../server/platform/db/open';
import { attemptNextJob } from '../../../../server/platform/jobs/attempt';
import type { Letter } from '../../../../server/platform/mail/letter';
import { smtpPost } from '../../../../server/platform/mail/smtp';
import { setUpFactor } from '../../../support/authenticator';
import { freshDatabase } from '../../../support/databases';
import { doPasswordJobs, keptLetters, SITE, tokenIn } from '../../../support/letters';
import { addNetwork, addUser, PASSWORD } from '../../../support/network';
import { NOON, type TestPortal, testPortal } from '../../../support/portal';
import { mailServer, saying } from '../../platform/mail/mail-server';

let database: Database;
let portal: TestPortal;
let person: number;
const LOGIN = '30000003';
const OTHER = '30000004';
const NEW = 'Mudança!2026 longa';

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  portal = await testPortal(database);
});
beforeEach(async () => {
  portal.setNow(NOON);
  person = await addUser(database.db, { login: LOGIN, name: 'Caio <Menezes> & Cia', role: 3 });
  await addUser(database.db, { login: OTHER, role: 3 });
});
afterEach(async () => {
  for (const table of ['job', 'sign_in_failure', 'rate_limit', 'portal_user'] as const) {
    await database.db.deleteFrom(table).execute();
  }
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const later = (minutes: number) => portal.setNow(new Date(Date.parse(NOON) + minutes * 60_000));
const ask = (cpf: string, language: Language = 'en', remoteAddress = '10.1.0.1') =>
  portal.call(resetPassword, {
    query: { cpf },
    headers: { 'accept-language': localeOf[language] },
    remoteAddress,
  });
/** Requests a link and returns the mails that were sent for it. */
async function lettersFor(cpf: string, language: Language = 'en'): Promise<Letter[]> {
  const { status } = await ask(cpf, language);
  expect(status).toBe(200);
  const post = keptLetters();
  await doPasswordJobs(portal, post);
  return post.letters;
}
async function linkFor(cpf: string): Promise<string> {
  const [letter] = await lettersFor(cpf);
  return tokenIn(letter ?? {});
}
const isValid = async (token: string) =>
  (await portal.call(validateTokenPassword, { query: { token } })).body;
const change = (token: string, newPassword: string, language: Language = 'en') =>
  portal.call(changePassword, {
    body: { newPassword, token },
    headers: { 'accept-language': localeOf[language] },
  });
const signIn = async (user: string, password: string) =>
  (await portal.call(login, { body: { user, password } })).status;
const jobs = () => database.db.selectFrom('job').selectAll().execute();

describe('requesting a link', () => {
  test('API-04 LOG-15 LOG-16 returns the same message for every login, in the language of the caller', async () => {
    await addUser(database.db, { login: '30000005', role: 3, active: false });
    const texts = {
      en: 'If the tax id is registered, instructions were sent to its e-mail.',
      co: 'Si la cédula está registrada, se enviaron las instrucciones a su correo electrónico.',
      es: 'Si el RFC está registrado, se enviaron las instrucciones a su correo electrónico.',
      pt: 'Se o CPF estiver cadastrado, as instruções foram enviadas para o e-mail correspondente.',
    };
    for (const language of languages) {
      for (const cpf of [LOGIN, '30000005', '99999999', 'no login at all']) {
        expect(await ask(cpf, language, `10.2.0.${cpf.length}`)).toMatchObject({
          status: 200,
          body: texts[language],
        });
      }
    }
  });

  test('LOG-16 runs the same statements in the call for known and unknown people', async () => {
    const told: string[][] = [];
    for (const cpf of [LOGIN, '99999999']) {
      const statements: string[] = [];
      const listening: KyselyPlugin = {
        transformQuery: ({ node }) => {
          statements.push(node.kind);
          return node;
        },
        transformResult: async ({ result }) => result,
      };
      const heard = await testPortal({ ...database, db: database.db.withPlugin(listening) });
      await heard.call(resetPassword, { query: { cpf } });
      await heard.app.close();
      told.push(statements);
    }
    expect(told[0]?.length).toBeGreaterThan(1);
    expect(told[0]).toEqual(told[1]);
    expect((await jobs()).map(({ kind }) => kind)).toEqual(['passwordResetRequest', 'passwordResetRequest']);
    const links = await database.db.selectFrom('password_link').selectAll().execute();
    expect(links).toEqual([]);
  });

  test.each(languages)('LOG-16 LOG-17 sends a mail in %s with the link', async (language) => {
    const [letter, ...more] = await lettersFor(LOGIN, language);
    expect(more).toEqual([]);
    expect(letter).toMatchObject({
      to: { name: 'Caio <Menezes> & Cia', address: `${LOGIN}@example.com` },
      language,
    });
    const { text = '', html = '', subject = '' } = letter ?? {};
    const token = tokenIn({ text });
    expect(token).toMatch(/^[\w-]{43}$/);
    const link = `${SITE}/alterar-senha?token=${token}`;
    expect(html.split(`href="${link}"`)).toHaveLength(3);
    expect(html).toContain('Caio &lt;Menezes&gt; &amp; Cia');
    expect(html).not.toMatch(/<img|url\(|src=|<script|<link/i);
    expect([text, html].every((form) => form.includes(LOGIN) && form.includes('60'))).toBe(true);
    const subjects = {
      en: 'Set a new password for Cofre',
      co: 'Defina una contraseña nueva en Cofre',
      es: 'Cree una nueva contraseña en Cofre',
      pt: 'Defina uma nova senha no Cofre',
    };
    expect(subject).toBe(subjects[language]);
    expect(text).not.toContain('%{');
    expect(await isValid(token)).toBe(true);
  });

  test('LOG-16 sends nothing to people who were deactivated, before the request or after it', async () => {
    await database.db.updateTable('portal_user').set({ active: false }).where('login', '=', OTHER).execute();
    expect(await lettersFor(OTHER)).toEqual([]);
    const token = await linkFor(LOGIN);
    await ask(LOGIN);
    const post = keptLetters();
    const handlers = passwordJobHandlers(portal.context, post, SITE);
    const worker = { context: portal.context, handlers, log: portal.app.log, leaseSeconds: 30 };
    // The link exists, its mail not yet.
    await attemptNextJob(worker, new AbortController().signal);
    expect((await jobs()).map(({ kind }) => kind)).toEqual(['passwordResetMail']);
    await database.db.updateTable('portal_user').set({ active: false }).where('login', '=', LOGIN).execute();
    await doPasswordJobs(portal, post);
    expect(post.letters).toEqual([]);
    expect(await jobs()).toEqual([]);
    expect(await isValid(token)).toBe(false);
  });

  test('API-04 LOG-13 requires a tax id', async () => {
    expect(await ask(' ')).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', fields: { cpf: 'Enter your tax id.' } },
    });
    expect(await jobs()).toEqual([]);
  });

  test('LOG-02 is accepted five times for a login and thirty times from an address in 15 minutes', async () => {
    for (let time = 0; time < 5; time += 1) {
      expect((await ask(LOGIN, 'en', `10.3.0.${time}`)).status).toBe(200);
    }
    const refused = await ask(LOGIN, 'en', '10.3.1.1');
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS', message: 'Too many attempts. Try again in 15 minutes.' },
      headers: { 'retry-after': '900' },
    });
    for (let time = 0; time < 30; time += 1) {
      expect((await ask(`4000${1000 + time}`, 'en', '10.3.2.1')).status).toBe(200);
    }
    expect((await ask(OTHER, 'en', '10.3.2.1')).status).toBe(429);
    expect((await ask(OTHER, 'en', '10.3.2.2')).status).toBe(200);
    later(15);
    expect((await ask(LOGIN, 'en', '10.3.1.1')).status).toBe(200);
  });

  test('LOG-02 failed sign-ins and requests for a link are counted separately', async () => {
    for (let time = 0; time < 5; time += 1) expect(await signIn(LOGIN, 'wrong')).toBe(401);
    expect(await signIn(LOGIN, PASSWORD)).toBe(429);
    const token = await linkFor(LOGIN);
    // A person who has set a password by mail can sign in at once.
    expect((await change(token, NEW)).body).toBe(true);
    expect(await signIn(LOGIN, NEW)).toBe(200);
    for (let time = 0; time < 4; time += 1) await ask(LOGIN);
    expect((await ask(LOGIN)).status).toBe(429);
    expect(await signIn(LOGIN, NEW)).toBe(200);
    expect((await ask(LOGIN)).status).toBe(429);
  });
});

describe('a link', () => {
  test('API-05 LOG-17 may be used for an hour', async () => {
    const token = await linkFor(LOGIN);
    later(59.9);
    expect(await isValid(token)).toBe(true);
    later(60);
    expect(await isValid(token)).toBe(false);
    expect((await change(token, NEW)).status).toBe(400);
    expect(await signIn(LOGIN, PASSWORD)).toBe(200);
  });

  test('API-05 API-06 LOG-17 sets a password once', async () => {
    const token = await linkFor(LOGIN);
    const session = await portal.signIn(LOGIN);
    const foreign = await portal.signIn(OTHER);
    expect(await change(token, NEW)).toMatchObject({ status: 200, body: true });
    expect([await signIn(LOGIN, PASSWORD), await signIn(LOGIN, NEW)]).toEqual([401, 200]);
    // All sessions of the person have ended, and nobody else's.
    expect((await portal.call(validateSession, { token: session.token })).status).toBe(401);
    expect((await portal.call(validateSession, { token: foreign.token })).status).toBe(200);
    expect(await isValid(token)).toBe(false);
    expect(await change(token, 'Outra!2026 longa')).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', message: 'Invalid token! Request a new password reset.' },
    });
    expect(await signIn(LOGIN, NEW)).toBe(200);
  });

  test('passes no second factor: whoever has one is asked for it with the new password too', async () => {
    const { token } = await portal.signIn(LOGIN);
    await setUpFactor(portal, token);
    expect((await change(await linkFor(LOGIN), NEW)).body).toBe(true);
    const { status, body } = await portal.call(login, { body: { user: LOGIN, password: NEW } });
    expect([status, body.token]).toEqual([200, undefined]);
    expect(body.factorToken).toEqual(expect.any(String));
  });

  test('says whose it is, for password managers, as long as it is valid', async () => {
    const token = await linkFor(LOGIN);
    const loginOf = async (one: string) => (await portal.call(linkLogin, { body: { token: one } })).body;
    expect(await loginOf(token)).toEqual({ login: LOGIN, hasFactor: false });
    expect((await change(token, NEW)).body).toBe(true);
    const nobody = { login: null, hasFactor: false };
    expect(await loginOf(token)).toEqual(nobody);
    expect(await loginOf('x')).toEqual(nobody);
  });

  test('API-05 LOG-17 LOG-18 that is unknown, altered or missing is refused', async () => {
    const token = await linkFor(LOGIN);
    const altered = `${token.slice(0, -2)}${token.at(-2) === 'A' ? 'B' : 'A'}${token.at(-1)}`;
    for (const wrong of [altered, '', 'x', token.toUpperCase(), ` ${token}`, 'x'.repeat(1000)]) {
      expect(await isValid(wrong), wrong).toBe(false);
      expect(await change(wrong, NEW, 'pt')).toMatchObject({
        status: 400,
        body: { message: 'Token inválido! Solicite uma nova redefinição de senha.' },
      });
    }
    expect((await portal.call(validateTokenPassword)).status).toBe(400);
    expect((await portal.call(changePassword, { body: { newPassword: NEW } })).status).toBe(401);
    expect(await isValid(token)).toBe(true);
  });

  test('LOG-17 is not ended by a newer one, which anybody may request, but by a new password', async () => {
    const first = await linkFor(LOGIN);
    const foreign = await linkFor(OTHER);
    const second = await linkFor(LOGIN);
    const valid = async () => [await isValid(first), await isValid(second), await isValid(foreign)];
    expect(await valid()).toEqual([true, true, true]);
    expect((await change(first, NEW)).body).toBe(true);
    expect(await valid()).toEqual([false, false, true]);
  });

  test('LOG-17 that is used twice at the same moment works once', async () => {
    const token = await linkFor(LOGIN);
    const passwords = ['Primeira!1 senha', 'Segunda!2 ponte', 'Terceira!3 senha'];
    const answers = await Promise.all(passwords.map((password) => change(token, password)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect(await signIn(LOGIN, winner)).toBe(200);
  });

  test('LOG-24 LOG-32 is not used up by a password that does not meet the criteria', async () => {
    const token = await linkFor(LOGIN);
    const refused = [
      'Short!1',
      `${'long!1'.repeat(10)}twice`,
      'no digit at all!',
      '12345678!',
      'nosymbol1234',
      'Password1!',
      'P@ssw0rd1!',
      `${LOGIN}@example.com`,
      `${LOGIN}@EXAMPLE.com`,
      PASSWORD,
      '',
    ];
    for (const password of refused) {
      expect(await change(token, password), password).toMatchObject({ status: 200, body: false });
    }
    expect(await signIn(LOGIN, PASSWORD)).toBe(200);
    expect(await change(token, 'símbolo§longo1 '.repeat(4))).toMatchObject({ status: 200, body: true });
  });

  test('LOG-32 sets none of the last five passwords, including the present one', async () => {
    const passwords = ['um', 'dois', 'três', 'quatro', 'cinco'].map((word) => `Palavra-${word} 1`);
    for (const password of passwords) {
      expect((await change(await linkFor(LOGIN), password)).body).toBe(true);
      later(16 * (passwords.indexOf(password) + 1));
    }
    const token = await linkFor(LOGIN);
    for (const password of passwords) expect((await change(token, password)).body, password).toBe(false);
    expect((await change(token, PASSWORD)).body).toBe(false);
    // On another day the sixth last may be used again.
    later(26 * 60);
    expect((await change(await linkFor(LOGIN), PASSWORD)).body).toBe(true);
    const kept = await database.db.selectFrom('password_history').selectAll().execute();
    expect(kept).toHaveLength(5);
  });

  test('LOG-17 sets a first password for a person without one', async () => {
    await database.db
      .updateTable('portal_user')
      .set({ password_hash: null })
      .where('id', '=', person)
      .execute();
    expect((await change(await linkFor(LOGIN), NEW)).body).toBe(true);
    expect(await signIn(LOGIN, NEW)).toBe(200);
  });

  test('is in no table and no job, and the audit trail has only who and when', async () => {
    await ask(LOGIN);
    const post = keptLetters();
    const handlers = passwordJobHandlers(portal.context, post, SITE);
    const worker = { context: portal.context, handlers, log: portal.app.log, leaseSeconds: 30 };
    await attemptNextJob(worker, new AbortController().signal);
    const before = JSON.stringify([
      await jobs(),
      await database.db.selectFrom('password_link').selectAll().execute(),
    ]);
    await doPasswordJobs(portal, post);
    const token = tokenIn(post.letters[0] ?? {});
    expect(token).not.toBe('');
    expect(before).not.toContain(token);
    await change(token, NEW);
    const trail = await database.db
      .selectFrom('audit')
      .where('entity', 'in', ['password', 'password_link'])
      .select(['actor', 'actor_id', 'address', 'action', 'entity', 'entity_key', 'before', 'after'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(trail).toMatchObject([
      {
        actor: LOGIN,
        actor_id: person,
        action: 'update',
        entity: 'password',
        entity_key: String(person),
        before: null,
        after: { by: 'link' },
      },
      { actor: LOGIN, actor_id: null, address: '10.1.0.1', action: 'create', entity: 'password_link' },
    ]);
    expect(JSON.stringify(trail)).not.toMatch(/argon2/);
  });
});

describe('the mail', () => {
  const handlers = (url: string) =>
    passwordJobHandlers(portal.context, smtpPost(url, 'no-reply@cofre.example'), SITE);
  const tryAt = (url: string) =>
    attemptNextJob(
      { context: portal.context, handlers: handlers(url), log: portal.app.log, leaseSeconds: 30 },
      new AbortController().signal,
    );

  test('LOG-16 arrives, with the same link, when the mail server is back', async () => {
    const down = await mailServer();
    await down.stop();
    expect((await ask(LOGIN)).status).toBe(200);
    expect(await tryAt(down.url)).toBe(true);
    expect(await tryAt(down.url)).toBe(true);
    expect(await jobs()).toMatchObject([{ kind: 'passwordResetMail', tries: 1 }]);
    let asked = 0;
    const back = await mailServer({}, async () => {
      asked += 1;
      if (asked === 1) throw saying(451, '4.3.0 in a moment');
    });
    later(1);
    expect(await tryAt(back.url)).toBe(true);
    expect(back.mails).toEqual([]);
    later(5);
    expect(await tryAt(back.url)).toBe(true);
    expect(back.mails).toMatchObject([{ to: [{ address: `${LOGIN}@example.com` }] }]);
    expect(await isValid(tokenIn(back.mails[0] ?? {}))).toBe(true);
    expect(await jobs()).toEqual([]);
    await back.stop();
  });

  test('LOG-16 is not sent if its link has expired, or was invalidated by a new signing key', async () => {
    const post = keptLetters();
    await ask(LOGIN);
    const worker = (one: TestPortal['context']) => ({
      context: one,
      handlers: passwordJobHandlers(one, post, SITE),
      log: portal.app.log,
      leaseSeconds: 30,
    });
    const never = new AbortController().signal;
    await attemptNextJob(worker(portal.context), never);
    await attemptNextJob(worker({ ...portal.context, secret: 'another key, made since the request' }), never);
    expect(await jobs()).toMatchObject([{ failed_at: new Date(NOON) }]);
    await database.db.updateTable('job').set({ failed_at: null }).execute();
    later(61);
    await attemptNextJob(worker(portal.context), never);
    expect(await jobs()).toEqual([]);
    expect(post.letters).toEqual([]);
  });

  test('a request that runs twice creates one link and one mail', async () => {
    const post = keptLetters();
    await ask(LOGIN);
    const [request] = await jobs();
    if (request === undefined) throw new Error('There is no request');
    await doPasswordJobs(portal, post);
    const { kind, due_at } = request;
    const none = { lease: null, leased_until: null, failed_at: null, last_error: null };
    await database.db
      .insertInto('job')
      .values({ kind, due_at, payload: JSON.stringify(request.payload), ...none })
      .execute();
    await doPasswordJobs(portal, post);
    expect(post.letters).toHaveLength(1);
    expect(await isValid(tokenIn(post.letters[0] ?? {}))).toBe(true);
  });
});
