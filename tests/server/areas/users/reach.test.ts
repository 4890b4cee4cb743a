import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiUser, renewApiSecret } from '../../../../contract/api-users';
import { listAudit } from '../../../../contract/audit';
import type { BulkAction } from '../../../../contract/bulk';
import { listBulkRows, previewBulk, startBulk } from '../../../../contract/bulk';
import { languages, localeOf } from '../../../../contract/languages';
import { resetPassword } from '../../../../contract/password';
import { listViewers } from '../../../../contract/report-viewers';
import { getUser, listUsers, updateUser } from '../../../../contract/users';
import { message } from '../../../../i18n/server';
import { doPasswordJobs, keptLetters } from '../../../support/letters';
import { addUser } from '../../../support/network';
import { importer } from '../../engines/imports/import';
import { freshLogin, type Office, openOffice, viewerForm } from './office';

/* The reach of level 2: the manager has 0001 and 0002 through group 1, others have 0003 (group 2) and 0004. */

const BEYOND = 'This person also has access to establishments that are not yours.';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

interface Reach {
  establishments?: string[];
  groups?: number[];
}
/** A report viewer with a unique address. */
async function viewer(reach: Reach) {
  const login = freshLogin();
  const id = await addUser(office.database.db, { login, name: 'Davi Nunes', role: 3, ...reach });
  return { id, login };
}
const now = async (id: number) => {
  const { body } = await office.portal.call(getUser, {
    token: office.tokens.administrator,
    params: { id },
  });
  return body;
};
const asManager = (id: number, body: object) => office.update(id, body, office.tokens.manager);

/** Viewers with access to more than the manager, each in a different way. */
const wider: [string, Reach][] = [
  ['an establishment of its own elsewhere', { establishments: ['0001', '0003'] }],
  ['a group elsewhere beside', { establishments: ['0001'], groups: [2] }],
  ['the same group and another', { groups: [1, 2] }],
  ['the same group and an establishment elsewhere', { groups: [1], establishments: ['0004'] }],
];
const within: [string, Reach][] = [
  ['establishments alone', { establishments: ['0001', '0002'] }],
  ['the same group', { groups: [1] }],
];

describe('a viewer with access to more than the manager', () => {
  test.each(wider)('API-16 with %s keeps its e-mail and its status', async (_what, reach) => {
    const { id } = await viewer(reach);
    const before = await now(id);
    for (const body of [
      { email: 'mine@example.com' },
      { active: false },
      { active: 0 },
      { email: 'mine@example.com', escopoAcessoEC: ['0001', '0002'] },
    ]) {
      const { status, body: answer } = await asManager(id, body);
      const field = 'active' in body ? 'active' : 'email';
      expect([status, answer], JSON.stringify(body)).toEqual([
        403,
        { code: 'FORBIDDEN', message: BEYOND, fields: { [field]: BEYOND } },
      ]);
    }
    expect(await now(id)).toEqual(before);
    expect(await office.trail(id)).toEqual([]);
  });

  test.each(languages)('API-16 the refusal says why (%s)', async (language) => {
    const { id } = await viewer({ groups: [1, 2] });
    const { body } = await office.portal.call(updateUser, {
      token: office.tokens.manager,
      params: { id },
      body: { email: 'mine@example.com' },
      headers: { 'accept-language': localeOf[language] },
    });
    expect(body.message).toBe(message(language, 'users.problems.beyondScope'));
  });

  test('LOG-17 API-16 cannot be taken over: no link for its password is sent to another address', async () => {
    const { id, login } = await viewer({ establishments: ['0001', '0004'] });
    await asManager(id, { email: 'thief@example.com' });
    await office.portal.call(resetPassword, { query: { cpf: login } });
    const post = keptLetters();
    await doPasswordJobs(office.portal, post);
    expect(post.letters.map(({ to }) => to.address)).toEqual([`${login}@example.com`]);
  });

  test('API-16 can still be linked to the establishments of the manager, and unlinked', async () => {
    const { id, login } = await viewer({ establishments: ['0001', '0003'], groups: [2] });
    const { email, active } = await now(id);
    const form = { name: 'Davi Nunes', login, email, active, escopoAcessoEC: ['0002'] };
    expect((await asManager(id, form)).status).toBe(200);
    expect(await now(id)).toMatchObject({ escopoAcessoEC: ['0002', '0003'], escopoAcessoAG: [2], email });
  });

  test('API-16 API-18 is marked as such, in the list and in the form', async () => {
    const { id, login } = await viewer({ establishments: ['0001', '0003'] });
    const own = await viewer({ groups: [1] });
    const asked = { token: office.tokens.manager };
    const listed = async (of: string, token = office.tokens.manager) =>
      (await office.portal.call(listViewers, { token, query: { login: of } })).body.content[0].linksOnly;
    expect([await listed(login), await listed(own.login)]).toEqual([true, false]);
    expect(await listed(login, office.tokens.administrator)).toBe(false);
    const loaded = async (of: number) =>
      (await office.portal.call(getUser, { ...asked, params: { id: of } })).body.linksOnly;
    expect([await loaded(id), await loaded(own.id), (await now(id)).linksOnly]).toEqual([true, false, false]);
  });

  test('API-16 VIEW-07 another name is 400 for everybody, whatever else the person has', async () => {
    for (const [, reach] of [...wider, ...within]) {
      const { id } = await viewer(reach);
      for (const token of [office.tokens.manager, office.tokens.administrator]) {
        const { status, body } = await office.update(id, { name: 'Outra', email: 'mine@example.com' }, token);
        expect([status, body.fields]).toEqual([400, { name: 'This cannot be changed.' }]);
      }
    }
  });
});

test.each(within)('API-16 a manager changes e-mail and status of a viewer with %s', async (_what, reach) => {
  const { id } = await viewer(reach);
  expect((await asManager(id, { email: 'nova@example.com', active: false })).status).toBe(200);
  expect(await now(id)).toMatchObject({ email: 'nova@example.com', active: false });
});

test('API-16 what a group gains counts from that moment on', async () => {
  const { db } = office.database;
  await db.insertInto('grouper').values({ id: 9, name: 'Rede Leste' }).execute();
  const link = { grouper_id: 9, establishment_code: '0001' };
  await db.insertInto('grouper_establishment').values(link).execute();
  const { id } = await viewer({ groups: [9] });
  expect((await asManager(id, { email: 'um@example.com' })).status).toBe(200);
  await db
    .insertInto('grouper_establishment')
    .values({ ...link, establishment_code: '0004' })
    .execute();
  expect((await asManager(id, { email: 'dois@example.com' })).status).toBe(403);
});

describe('in bulk', () => {
  const bulk = async (ids: readonly number[], action: BulkAction) => {
    const call = { token: office.tokens.manager, headers: { 'accept-language': 'en' } };
    const body = { resource: 'visualizadores-relatorios', selection: { ids: ids.map(String) }, action };
    const { body: batch } = await office.portal.call(previewBulk, { ...call, body });
    const params = { id: batch.id };
    const rows = async () => {
      const answer = await office.portal.call(listBulkRows, { ...call, params });
      return answer.body.content.map(({ outcome, reason }: Record<string, unknown>) => [outcome, reason]);
    };
    const previewed = await rows();
    await office.portal.call(startBulk, { ...call, params });
    return { previewed, done: await rows() };
  };

  test.each(wider)(
    'API-16 a viewer with %s keeps its status, and the preview says why',
    async (_what, reach) => {
      const beyond = await viewer(reach);
      const own = await viewer({ groups: [1] });
      const { previewed, done } = await bulk([beyond.id, own.id], { kind: 'deactivate' });
      expect(previewed).toEqual([
        ['refused', BEYOND],
        ['changing', null],
      ]);
      expect(done).toEqual([
        ['refused', BEYOND],
        ['changed', null],
      ]);
      expect([(await now(beyond.id)).active, (await now(own.id)).active]).toEqual([true, false]);
    },
  );

  test('API-16 the establishments of the manager are assigned to it and removed from it', async () => {
    const { id } = await viewer({ establishments: ['0001', '0003'] });
    await bulk([id], { kind: 'addEstablishments', establishments: ['0002'] });
    expect((await now(id)).escopoAcessoEC).toEqual(['0001', '0002', '0003']);
    await bulk([id], { kind: 'removeEstablishments', establishments: ['0001', '0002'] });
    expect((await now(id)).escopoAcessoEC).toEqual(['0003']);
  });
});

describe('by a file', () => {
  test.each(wider)(
    'API-16 a viewer with %s keeps e-mail and status, each cell says why',
    async (_what, reach) => {
      const { id, login } = await viewer(reach);
      const file = importer(office.portal, office.tokens.manager);
      const preview = await file.looked([{ login, email: 'mine@example.com', status: 'Inactive' }]);
      expect(preview.counts).toMatchObject({ change: 0, error: 1 });
      const [row] = await file.rows(preview.batch);
      expect(row?.problems).toEqual([
        { column: 'email', text: BEYOND },
        { column: 'status', text: BEYOND },
      ]);
      expect(await now(id)).toMatchObject({ email: `${login}@example.com`, active: true });
    },
  );

  test('API-16 its own establishments are linked by a file that leaves the rest as it is', async () => {
    const { id, login } = await viewer({ establishments: ['0001', '0003'] });
    const file = importer(office.portal, office.tokens.manager);
    const row = { login, email: `${login}@example.com`, status: 'Active', establishments: '0002' };
    expect(await file.done(await file.looked([row]))).toEqual({ created: 0, changed: 1 });
    expect((await now(id)).escopoAcessoEC).toEqual(['0002', '0003']);
  });

  test('API-16 a viewer who has gained access elsewhere since the preview is not changed', async () => {
    const { id, login } = await viewer({ groups: [1] });
    const file = importer(office.portal, office.tokens.manager);
    const preview = await file.looked([{ login, email: 'mine@example.com' }]);
    expect(preview.counts.change).toBe(1);
    // Through a group: the version of the person stays.
    const link = { grouper_id: 1, establishment_code: '0004' };
    const { db } = office.database;
    await db.insertInto('grouper').values({ id: 19, name: 'Rede Oeste' }).execute();
    await db
      .insertInto('grouper_establishment')
      .values({ ...link, grouper_id: 19 })
      .execute();
    await db.insertInto('user_grouper').values({ user_id: id, grouper_id: 19 }).execute();
    const { status } = await file.commit(preview);
    expect([status, (await now(id)).email]).toEqual([409, `${login}@example.com`]);
  });
});

describe('other ways in', () => {
  test('API-15 a login in use is refused to everybody, and its person is not changed', async () => {
    const { id, login } = await viewer({ establishments: ['0003'] });
    const before = await now(id);
    const answer = await office.create(
      viewerForm({ login, internalLogin: login, email: 'mine@example.com' }),
      office.tokens.manager,
    );
    expect([answer.status, await now(id)]).toEqual([409, before]);
    const file = importer(office.portal, office.tokens.manager);
    const row = { name: 'Davi Nunes', login, email: 'mine@example.com', status: 'Active' };
    const preview = await file.looked([{ ...row, establishments: '0001' }]);
    expect([preview.counts.error, await now(id)]).toEqual([1, before]);
  });

  test('USR-36 an inactive viewer who has gained more since is not welcomed by the manager', async () => {
    const { body } = await office.create(
      viewerForm({ active: false, email: 'mine@example.com' }),
      office.tokens.manager,
    );
    await office.update(body.id, { escopoAcessoEC: ['0001', '0003'] });
    expect((await asManager(body.id, { active: true })).status).toBe(403);
    const post = keptLetters();
    await doPasswordJobs(office.portal, post);
    expect(post.letters).toEqual([]);
  });

  test('SES-17 API-17 API-16 users, API users and the trail are not for level 2 at all', async () => {
    const { id } = await viewer({ groups: [1] });
    const token = office.tokens.manager;
    const codUsuario = id;
    const calls = [
      office.portal.call(listUsers, { token }),
      office.portal.call(createApiUser, { token, body: { codUsuario } }),
      office.portal.call(renewApiSecret, { token, body: { codUsuario } }),
      office.portal.call(listAudit, { token }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });
});
