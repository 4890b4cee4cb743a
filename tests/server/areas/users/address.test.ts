import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages, localeOf } from '../../../../contract/languages';
import { login as signIn } from '../../../../contract/session';
import { updateUser } from '../../../../contract/users';
import { message } from '../../../../i18n/server';
import { doAddressJobs, keptLetters, SITE } from '../../../support/letters';
import { addUser, PASSWORD } from '../../../support/network';
import { NOON } from '../../../support/portal';
import { importer } from '../../engines/imports/import';
import { freshLogin, type Office, openOffice } from './office';

/* API-16: a changed e-mail is notified to the previous address. */

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

async function viewer() {
  const login = freshLogin();
  const values = { login, name: 'Lia <Prado> & Cia', role: 3, establishments: ['0001'] } as const;
  return { id: await addUser(office.database.db, { ...values, establishments: ['0001'] }), login };
}
async function lettersSent() {
  const post = keptLetters();
  await doAddressJobs(office.portal, post);
  return post.letters;
}

test.each(languages)(
  'API-16 in the language of the person who changed it, and without the new address (%s)',
  async (language) => {
    const { id, login } = await viewer();
    await office.portal.call(updateUser, {
      token: office.tokens.manager,
      params: { id },
      body: { email: 'nova@example.com' },
      headers: { 'accept-language': localeOf[language] },
    });
    const [letter, ...more] = await lettersSent();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({
      to: { name: 'Lia <Prado> & Cia', address: `${login}@example.com` },
      language,
      subject: message(language, 'mail.addressChanged.subject'),
      link: `${SITE}/login`,
    });
    expect(letter?.text).toContain(login);
    expect(letter?.html).toContain('Lia &lt;Prado&gt; &amp; Cia');
    expect(`${letter?.text}${letter?.html}`).not.toMatch(/nova@example\.com|token=|%\{/);
  },
);

test('API-16 in the language of its reader, where the portal knows that', async () => {
  const { id, login: user } = await viewer();
  const headers = { 'accept-language': 'pt-BR' };
  await office.portal.call(signIn, { body: { user, password: PASSWORD }, headers });
  await office.update(id, { email: 'outra@example.com' });
  expect((await lettersSent()).map(({ language }) => language)).toEqual(['pt']);
});

test('API-16 by a file as well, once for each whose e-mail it changes', async () => {
  const [one, other] = [await viewer(), await viewer()];
  const file = importer(office.portal, office.tokens.administrator);
  await file.done(
    await file.looked([
      { login: one.login, email: 'nova@example.com' },
      { login: other.login, email: `${other.login}@example.com`, status: 'Inactive' },
    ]),
  );
  expect((await lettersSent()).map(({ to }) => to.address)).toEqual([`${one.login}@example.com`]);
});

test('API-16 nobody is notified of a refused change, nor of one of other fields', async () => {
  const { id } = await viewer();
  await office.update(id, { active: false });
  await office.update(id, { email: 'no address' });
  await office.update(id, { email: 'nova@example.com', escopoAcessoEC: ['9999'] });
  await office.update(id, { email: 'nova@example.com', version: 1 });
  expect(await lettersSent()).toEqual([]);
});

test('API-16 another attempt of a mail has the same id, and the job keeps the address until it is sent', async () => {
  const { id } = await viewer();
  await office.update(id, { email: 'nova@example.com' });
  const post = keptLetters();
  let away = true;
  const unreliable = {
    send: async (...letter: Parameters<typeof post.send>) => {
      await post.send(...letter);
      if (away) throw new Error('The mail server was away');
    },
  };
  await doAddressJobs(office.portal, unreliable);
  away = false;
  office.portal.setNow(new Date(Date.parse(NOON) + 60_000));
  await doAddressJobs(office.portal, unreliable);
  office.portal.setNow(NOON);
  expect(post.letters).toHaveLength(2);
  expect(new Set(post.letters.map((letter) => letter.id)).size).toBe(1);
  const waiting = office.database.db.selectFrom('job').where('kind', '=', 'addressChangedMail').selectAll();
  expect(await waiting.execute()).toEqual([]);
});
