import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages, localeOf } from '../../../../contract/languages';
import { changePassword, validateTokenPassword } from '../../../../contract/password';
import { createUser } from '../../../../contract/users';
import { message } from '../../../../i18n/server';
import { passwordJobHandlers } from '../../../../server/areas/password/jobs';
import { attemptNextJob } from '../../../../server/platform/jobs/attempt';
import { doPasswordJobs, keptLetters, SITE, tokenIn } from '../../../support/letters';
import { NOON } from '../../../support/portal';
import { managerForm, type Office, openOffice } from './office';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

async function lettersSent() {
  const post = keptLetters();
  await doPasswordJobs(office.portal, post);
  return post.letters;
}
const isValid = async (token: string) =>
  (await office.portal.call(validateTokenPassword, { query: { token } })).body;

test.each(languages)('USR-36 welcomes a new user in the language of its creator (%s)', async (language) => {
  const form = managerForm({ name: 'Lia <Prado> & Cia', email: 'lia@example.com' });
  await office.portal.call(createUser, {
    token: office.tokens.administrator,
    body: form,
    headers: { 'accept-language': localeOf[language] },
  });
  const [letter, ...more] = await lettersSent();
  expect(more).toEqual([]);
  expect(letter).toMatchObject({
    to: { name: 'Lia <Prado> & Cia', address: 'lia@example.com' },
    language,
    subject: message(language, 'mail.welcome.subject'),
  });
  expect(letter?.text).toContain(form.login);
  expect(letter?.text).toContain('72');
  expect(letter?.text).toContain(`${SITE}/alterar-senha?token=`);
  expect(letter?.html).toContain('Lia &lt;Prado&gt; &amp; Cia');
  expect(letter?.text).not.toMatch(/%\{/);
});

test('USR-36 LOG-17 its link sets the first password, and the new user signs in', async () => {
  const form = managerForm();
  await office.create(form);
  const [letter] = await lettersSent();
  const token = tokenIn(letter ?? {});
  const { body } = await office.portal.call(changePassword, {
    body: { token, newPassword: 'Sol&vento2026' },
  });
  expect([body, await isValid(token)]).toEqual([true, false]);
  await expect(office.portal.signIn(form.login, 'Sol&vento2026')).resolves.toBeDefined();
});

test('LOG-17 its link is valid 72 hours, and no longer', async () => {
  await office.create(managerForm());
  const [letter] = await lettersSent();
  const token = tokenIn(letter ?? {});
  const after = (hours: number) => new Date(Date.parse(NOON) + hours * 3_600_000 - 1000);
  office.portal.setNow(after(72));
  expect(await isValid(token)).toBe(true);
  office.portal.setNow(after(72.01));
  expect(await isValid(token)).toBe(false);
  office.portal.setNow(NOON);
});

test('USR-36 another attempt of a mail has the same link and the same id', async () => {
  await office.create(managerForm());
  const post = keptLetters();
  let failures = 2;
  const unreliable = {
    send: async (...letter: Parameters<typeof post.send>) => {
      await post.send(...letter);
      failures -= 1;
      if (failures >= 0) throw new Error('The mail server was away');
    },
  };
  const { context, app } = office.portal;
  const worker = {
    context,
    handlers: passwordJobHandlers(context, unreliable, SITE),
    log: app.log,
    leaseSeconds: 30,
  };
  for (let minutes = 0; minutes < 3; minutes += 1) {
    office.portal.setNow(new Date(Date.parse(NOON) + minutes * 60_000));
    await attemptNextJob(worker, new AbortController().signal);
  }
  office.portal.setNow(NOON);
  expect(post.letters).toHaveLength(3);
  expect(new Set(post.letters.map(({ id }) => id)).size).toBe(1);
  expect(new Set(post.letters.map(({ link }) => link)).size).toBe(1);
  expect(await office.database.db.selectFrom('job').selectAll().execute()).toEqual([]);
});

test('USR-36 nothing that waits contains a usable secret', async () => {
  await office.create(managerForm());
  const [job] = await office.database.db.selectFrom('job').selectAll().execute();
  const stored = JSON.stringify([
    job,
    await office.database.db.selectFrom('password_link').selectAll().execute(),
    await office.database.db.selectFrom('audit').selectAll().execute(),
  ]);
  const [letter] = await lettersSent();
  expect(tokenIn(letter ?? {})).toHaveLength(43);
  expect(stored).not.toContain(tokenIn(letter ?? {}));
});

test('USR-36 a registration that fails sends nothing', async () => {
  await office.create(managerForm({ login: '10000001' }));
  await office.create(managerForm({ escopoAcessoEC: ['9999'] }));
  expect(await lettersSent()).toEqual([]);
});
