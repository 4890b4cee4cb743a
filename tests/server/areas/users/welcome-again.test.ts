import { afterAll, beforeAll, expect, test } from 'vitest';
import { getLastBulk, listBulkRows, previewBulk, startBulk } from '../../../../contract/bulk';
import { resetPassword, validateTokenPassword } from '../../../../contract/password';
import { getUser } from '../../../../contract/users';
import { doPasswordJobs, keptLetters, tokenIn } from '../../../support/letters';
import { NOON } from '../../../support/portal';
import { importer } from '../../engines/imports/import';
import { managerForm, type Office, openOffice, viewerForm } from './office';

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
const hours = (count: number) => office.portal.setNow(new Date(Date.parse(NOON) + count * 3_600_000));

/** Sends the welcome mail again and returns the outcome and the reason of each row, and whether it can be taken back. */
async function sentAgain(ids: readonly number[], who: 'administrator' | 'manager' = 'administrator') {
  // The clock may have run on since the last sign-in.
  const { token } = await office.portal.signIn(who === 'administrator' ? '10000001' : '20000002');
  const resource = who === 'administrator' ? 'usuarios' : 'visualizadores-relatorios';
  const call = { token, headers: { 'accept-language': 'en' } };
  const body = { resource, selection: { ids: ids.map(String) }, action: { kind: 'sendWelcome' } };
  const preview = await office.portal.call(previewBulk, { ...call, body });
  expect(preview.status).toBe(200);
  const params = { id: preview.body.id };
  await office.portal.call(startBulk, { ...call, params });
  const rows = await office.portal.call(listBulkRows, { ...call, params, query: { size: 100 } });
  const last = await office.portal.call(getLastBulk, { ...call, query: { resource } });
  return {
    rows: rows.body.content.map(({ outcome, reason }: Record<string, unknown>) => [outcome, reason]),
    undoable: last.body.batch.undoable,
  };
}

test('USR-36 LOG-17 a request for a link by anybody leaves the welcome link its 72 hours', async () => {
  const form = managerForm();
  await office.create(form);
  const [welcome] = await lettersSent();
  await office.portal.call(resetPassword, { query: { cpf: form.login } });
  const [reset] = await lettersSent();
  const tokens = [welcome, reset].map((letter) => tokenIn(letter ?? {}));
  expect(await Promise.all(tokens.map(isValid))).toEqual([true, true]);
  hours(1);
  expect(await Promise.all(tokens.map(isValid))).toEqual([true, false]);
  hours(72 - 0.01);
  expect(await isValid(tokens[0] ?? '')).toBe(true);
  hours(0);
});

test('USR-36 the welcome mail can be sent again, with a link of 72 hours, to who has no password yet', async () => {
  const { body } = await office.create(managerForm({ email: 'nova@example.com' }));
  const inactive = await office.create(managerForm({ active: false }));
  await lettersSent();
  hours(80);
  const { rows, undoable } = await sentAgain([body.id, office.ids.manager, inactive.body.id]);
  expect(rows).toEqual([
    ['changed', null],
    ['refused', 'Already has a password, and can request a link on the sign-in page.'],
    ['refused', 'Has no active access. Activate it first.'],
  ]);
  expect(undoable).toBe(false);
  const letters = await lettersSent();
  expect(letters.map(({ to }) => to.address)).toEqual(['nova@example.com']);
  hours(80 + 72 - 0.01);
  expect(await isValid(tokenIn(letters[0] ?? {}))).toBe(true);
  hours(0);
  const trail = await office.database.db
    .selectFrom('audit')
    .where('entity', '=', 'password_link')
    .orderBy('id', 'desc')
    .select(['actor', 'after'])
    .executeTakeFirst();
  expect(trail).toEqual({ actor: '10000001', after: { userId: body.id, minutes: 4320 } });
});

test('API-16 USR-36 the record says who has no password; a manager sends to the viewers that it manages', async () => {
  const { token } = await office.portal.signIn('20000002');
  const { body } = await office.create(viewerForm());
  const read = async (id: number) => (await office.portal.call(getUser, { token, params: { id } })).body;
  expect((await read(body.id)).awaitsWelcome).toBe(true);
  expect((await read(office.ids.viewer)).awaitsWelcome).toBe(false);
  const foreign = await office.create(viewerForm({ escopoAcessoEC: ['0001', '0003'] }));
  expect((await sentAgain([body.id, foreign.body.id], 'manager')).rows).toMatchObject([
    ['changed', null],
    ['refused', expect.any(String)],
  ]);
  await lettersSent();
});

test('USR-36 a manager mails a hundred new addresses a day, by form, file and bulk work together', async () => {
  const most = 100;
  expect(most).toBe(100);
  office.portal.setNow('2026-11-23T15:00:00Z');
  const { token: manager } = await office.portal.signIn('20000002');
  const file = importer(office.portal, manager);
  const rows = (count: number) =>
    Array.from({ length: count }, () => {
      const { name, login, email } = viewerForm();
      return { name, login, email, status: 'Active', establishments: '0001' };
    });
  const first = await file.looked(rows(most - 2));
  expect(first.counts).toMatchObject({ create: most - 2, error: 0 });
  await file.done(first);
  const form = viewerForm();
  const registered = await office.create(form, manager);
  expect(registered.status).toBe(201);
  // One is left, and the preview says which rows are too many.
  const second = await file.looked(rows(3));
  expect(second.counts).toMatchObject({ create: 1, error: 2 });
  const problem =
    'You can send e-mails to at most 100 new people or changed addresses a day. Continue tomorrow.';
  expect((await file.rows(second.batch)).map(({ problems }) => problems)).toEqual([
    [],
    [{ column: null, text: problem }],
    [{ column: null, text: problem }],
  ]);
  expect((await sentAgain([registered.body.id], 'manager')).rows).toEqual([['changed', null]]);
  expect((await sentAgain([registered.body.id], 'manager')).rows).toEqual([
    ['refused', 'You have reached the daily limit of e-mails. Continue tomorrow.'],
  ]);
  const refused = await office.create(viewerForm(), manager);
  expect([refused.status, refused.body.message]).toEqual([429, problem]);
  // What mails nobody is not limited, and neither are others.
  expect((await office.create(viewerForm({ active: false }), manager)).status).toBe(201);
  const { token: administrator } = await office.portal.signIn('10000001');
  expect((await office.create(viewerForm(), administrator)).status).toBe(201);
  office.portal.setNow('2026-11-24T15:00:00Z');
  const token = (await office.portal.signIn('20000002')).token;
  expect((await office.create(viewerForm(), token)).status).toBe(201);
});
