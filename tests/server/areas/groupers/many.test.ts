import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BulkAction, previewBulk, startBulk, undoBulk } from '../../../../contract/bulk';
import { describeImport } from '../../../../contract/imports';
import { addUser } from '../../../support/network';
import { effects, told } from '../../engines/grants/effect-calls';
import { importer } from '../../engines/imports/import';
import { freshLogin } from '../users/office';
import { form, type GroupersOffice, openGroupersOffice } from './groupers-office';

/* Changes of many groupers: bulk actions and files, each with its effect on access. */

let office: GroupersOffice;
let calls: ReturnType<typeof effects>;
let files: ReturnType<typeof importer>;
beforeAll(async () => {
  office = await openGroupersOffice();
  calls = effects(office.portal, office.tokens.administrator);
  files = importer(office.portal, office.tokens.administrator, 'agrupadores');
});
afterAll(() => office.close());

let made = 0;
async function group(codes: readonly string[]) {
  made += 1;
  const { body } = await office.save(form(null, `Lote ${made}`, codes));
  const login = freshLogin();
  await addUser(office.database.db, { login, name: `Pessoa ${made}`, role: 3, groups: [body.idGrouper] });
  return { id: body.idGrouper as number, name: body.name as string, login };
}
const codesOf = async (id: number) =>
  (await office.read(id)).body.escopoAcessoEC.map((one: { id: string }) => one.id);

describe('bulk work', () => {
  const ask = async (operation: Parameters<typeof office.portal.call>[0], call: object) =>
    office.portal.call(operation, {
      token: office.tokens.administrator,
      headers: { 'accept-language': 'en' },
      ...call,
    });
  const preview = async (selection: object, action: BulkAction) =>
    (await ask(previewBulk, { body: { resource: 'agrupadores', selection, action } })).body;
  const start = (id: string, effect?: string) =>
    ask(startBulk, { params: { id }, query: effect === undefined ? {} : { effect } });
  const add = (...establishments: string[]): BulkAction => ({ kind: 'addEstablishments', establishments });
  const remove = (...establishments: string[]): BulkAction => ({
    kind: 'removeEstablishments',
    establishments,
  });

  test('GRP-12 a group takes twenty thousand establishments, and none more', async () => {
    const { db } = office.database;
    await sql`insert into establishment (code, name, street, number, district, postal_code, city, state)
      select 'V' || n, 'Vila ' || n, 'Rua', '1', 'Centro', '11000-000', 'Santos', 'SP' from generate_series(1, 20000) n`.execute(
      db,
    );
    const { id } = await group(['0001']);
    await sql`insert into grouper_establishment (grouper_id, establishment_code)
      select ${id}::int, 'V' || n from generate_series(1, 19998) n`.execute(db);
    const counts = async (...codes: string[]) => (await preview({ ids: [String(id)] }, add(...codes))).counts;
    expect(await counts('V19999')).toMatchObject({ changing: 1, refused: 0 });
    expect(await counts('V19999', 'V20000')).toMatchObject({ changing: 0, refused: 1 });
  });

  test('GRP-12 adds establishments to groups, after it has shown who gains them, and is undone', async () => {
    const [one, other] = [await group(['0001']), await group(['0001', '0003'])];
    const batch = await preview({ ids: [String(one.id), String(other.id)] }, add('0003'));
    expect(batch.counts).toMatchObject({ changing: 1, already: 1 });
    const change = { kind: 'bulk', resource: 'agrupadores', batch: batch.id } as const;
    const effect = await calls.effect(change);
    expect(told(effect)).toEqual([[one.login, ['0003'], []]]);
    expect((await start(batch.id, effect.fingerprint)).body).toMatchObject({ state: 'done' });
    expect(await codesOf(one.id)).toEqual(['0001', '0003']);
    expect((await office.story(one.id)).at(-1)).toMatchObject({ action: 'update' });
    await ask(undoBulk, { params: { id: batch.id } });
    expect(await codesOf(one.id)).toEqual(['0001']);
  });

  test('GRP-12 an undo shows its effect first, and is refused if that has changed', async () => {
    const one = await group(['0001']);
    const batch = await preview({ ids: [String(one.id)] }, add('0003'));
    await start(batch.id);
    const change = { kind: 'bulk', resource: 'agrupadores', batch: batch.id } as const;
    const shown = await calls.effect(change);
    expect(told(shown)).toEqual([[one.login, [], ['0003']]]);
    await addUser(office.database.db, { login: freshLogin(), role: 3, groups: [one.id] });
    const undo = (effect: string) => ask(undoBulk, { params: { id: batch.id }, query: { effect } });
    const refused = await undo(shown.fingerprint);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([409, ['effect']]);
    expect(await codesOf(one.id)).toEqual(['0001', '0003']);
    const again = await calls.effect(change);
    expect(again.losing).toBe(2);
    expect((await undo(again.fingerprint)).body).toMatchObject({ state: 'done', undoes: batch.id });
    expect(await codesOf(one.id)).toEqual(['0001']);
    // An undone batch cannot be undone again, and has no effect.
    expect((await calls.effect(change)).people.totalElements).toBe(0);
  });

  test('GRP-07 a group keeps at least one establishment', async () => {
    const [one, other] = [await group(['0001']), await group(['0001', '0002'])];
    const batch = await preview({ ids: [String(one.id), String(other.id)] }, remove('0001'));
    expect(batch.reasons).toEqual([{ text: 'A group must have at least one establishment.', count: 1 }]);
    await start(batch.id);
    expect([await codesOf(one.id), await codesOf(other.id)]).toEqual([['0001'], ['0002']]);
  });

  test('GRP-12 a batch whose effect has changed is refused, and is started with the new one', async () => {
    const one = await group(['0001', '0002']);
    const batch = await preview({ ids: [String(one.id)] }, remove('0002'));
    const change = { kind: 'bulk', resource: 'agrupadores', batch: batch.id } as const;
    const { fingerprint } = await calls.effect(change);
    const late = freshLogin();
    await addUser(office.database.db, { login: late, role: 3, groups: [one.id] });
    const refused = await start(batch.id, fingerprint);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([409, ['effect']]);
    expect(await codesOf(one.id)).toEqual(['0001', '0002']);
    const again = await calls.effect(change);
    expect(again.losing).toBe(2);
    expect((await start(batch.id, again.fingerprint)).body.state).toBe('done');
  });

  test('LIST-18 all that match a filter are selected, and unknown records are refused', async () => {
    const one = await group(['0004']);
    const batch = await preview({ filter: { associatorName: one.name, ec: ['0004'] } }, add('0001'));
    expect(batch.total).toBe(1);
    const body = (selection: object, action: object) => ({ resource: 'agrupadores', selection, action });
    for (const wrong of [
      body({ ids: [] }, add('9999')),
      body({ filter: { ec: ['9999'] } }, add('0001')),
      body({ filter: { name: 'x' } }, add('0001')),
      body({ ids: [] }, { kind: 'activate' }),
    ]) {
      expect((await ask(previewBulk, { body: wrong })).status, JSON.stringify(wrong)).toBe(400);
    }
    const asManager = { token: office.tokens.manager, body: body({ ids: [] }, add('0001')) };
    expect((await office.portal.call(previewBulk, asManager)).status).toBe(403);
  });
});

describe('people’s scopes', () => {
  test('USR-40 USR-41 their bulk actions show the effect first, without what a group gives anyway', async () => {
    const { portal, tokens, database } = office;
    const [plain, grouped] = [freshLogin(), freshLogin()];
    const ids = [
      await addUser(database.db, { login: plain, name: 'Aa', role: 3, establishments: ['0003'] }),
      await addUser(database.db, {
        login: grouped,
        name: 'Bb',
        role: 3,
        establishments: ['0003'],
        groups: [1],
      }),
    ];
    const token = tokens.administrator;
    const selection = { ids: ids.map(String) };
    const action = { kind: 'addEstablishments', establishments: ['0001', '0004'] };
    const { body: batch } = await portal.call(previewBulk, {
      token,
      body: { resource: 'usuarios', selection, action },
    });
    const change = { kind: 'bulk', resource: 'usuarios', batch: batch.id } as const;
    const effect = await calls.effect(change);
    expect(told(effect)).toEqual([
      [plain, ['0001', '0004'], []],
      [grouped, ['0004'], []],
    ]);
    // The establishment is added to the group meanwhile.
    await database.db
      .insertInto('grouper_establishment')
      .values({ grouper_id: 1, establishment_code: '0004' })
      .execute();
    const start = (shown: string) =>
      portal.call(startBulk, { token, params: { id: batch.id }, query: { effect: shown } });
    expect((await start(effect.fingerprint)).status).toBe(409);
    expect((await start((await calls.effect(change)).fingerprint)).body.state).toBe('done');
    await database.db
      .deleteFrom('grouper_establishment')
      .where('grouper_id', '=', 1)
      .where('establishment_code', '=', '0004')
      .execute();
  });

  test('USR-17 a file of people shows who gains and loses what, new people included', async () => {
    const users = importer(office.portal, office.tokens.administrator, 'usuarios');
    const { db } = office.database;
    const [known, fresh] = [freshLogin(), freshLogin()];
    await addUser(db, {
      login: known,
      name: 'Cc',
      email: `${known}@example.com`,
      role: 3,
      establishments: ['0001'],
    });
    const preview = await users.looked([
      { login: known, groups: 'Rede Norte', establishments: '' },
      { login: fresh, name: 'Dd', email: `${fresh}@example.com`, status: 'Active', establishments: '0002' },
    ]);
    // A user has either establishments or groups: the first row is refused.
    expect(preview.counts).toMatchObject({ create: 1 });
    const change = { kind: 'import', resource: 'usuarios', batch: preview.batch } as const;
    const effect = await calls.effect(change);
    expect(told(effect).at(-1)).toEqual([fresh, ['0002'], []]);
    const { create, change: changed } = preview.counts;
    const wrong = await users.commit(preview, { create, change: changed, effect: 'another' } as never);
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([409, ['effect']]);
    const done = await users.commit(preview, {
      create,
      change: changed,
      effect: effect.fingerprint,
    } as never);
    expect(done.status).toBe(200);
  });

  test('API-16 a manager reads only the effect of its own batches', async () => {
    const { portal, tokens, database } = office;
    const login = freshLogin();
    const id = await addUser(database.db, { login, role: 3, establishments: ['0001', '0003'] });
    const body = {
      resource: 'visualizadores-relatorios',
      selection: { ids: [String(id)] },
      action: { kind: 'addEstablishments', establishments: ['0002'] },
    };
    const { body: batch } = await portal.call(previewBulk, { token: tokens.manager, body });
    const change = { kind: 'bulk', resource: 'visualizadores-relatorios', batch: batch.id } as const;
    const mine = effects(portal, tokens.manager);
    expect(told(await mine.effect(change))).toEqual([[login, ['0002'], []]]);
    expect((await mine.file(change)).rows.map((row) => row[4])).toEqual(['0002']);
    expect((await calls.ask(change)).status).toBe(404);
    expect((await mine.ask({ ...change, resource: 'usuarios' })).status).toBe(403);
    expect((await effects(portal, tokens.viewer).ask(change)).status).toBe(403);
  });
});

describe('an import', () => {
  test('GRP-07 GRP-12 registers, renames and changes groups, as the preview and its effect have shown', async () => {
    const [one, other] = [await group(['0001', '0002']), await group(['0001'])];
    const preview = await files.looked([
      { name: 'Importado', establishments: '0003, 0004' },
      { id: String(one.id), name: 'Renomeado', establishments: '0001' },
      { name: other.name.toUpperCase(), establishments: '0001 0002' },
      { id: String(other.id + 0), name: other.name },
    ]);
    // The last two are about one group.
    expect(preview.counts).toEqual({ create: 1, change: 1, unchanged: 0, error: 2 });
    const errors = await files.rows(preview.batch, 'error');
    expect(errors.map(({ problems }) => problems[0]?.text)).toEqual([
      'The group appears on more than one row. See also row 5.',
      'The group appears on more than one row. See also row 4.',
    ]);
    const [changed] = await files.rows(preview.batch, 'change');
    expect(changed?.changes).toEqual([
      { column: 'name', before: one.name, after: 'Renomeado' },
      { column: 'establishments', before: '0001 0002', after: '0001' },
    ]);
    const change = { kind: 'import', resource: 'agrupadores', batch: preview.batch } as const;
    const effect = await calls.effect(change);
    expect(told(effect)).toEqual([[one.login, [], ['0002']]]);
    const seen = { create: 1, change: 1, effect: effect.fingerprint };
    expect((await files.commit(preview, seen as never)).body).toEqual({ created: 1, changed: 1 });
    expect((await office.read(one.id)).body).toMatchObject({ name: 'Renomeado', version: 2 });
    expect((await files.commit(preview, seen as never)).body).toEqual({ created: 1, changed: 1 });
    expect((await office.list({ ecAssociatorName: 'Importado' })).body.totalElements).toBe(1);
  });

  test('GRP-12 two groups swap names; a name is taken if its group keeps it, or its row has errors', async () => {
    const groups = [
      await group(['0001']),
      await group(['0001']),
      await group(['0001']),
      await group(['0001']),
    ];
    const [a, b, c, d] = groups as [
      (typeof groups)[0],
      (typeof groups)[0],
      (typeof groups)[0],
      (typeof groups)[0],
    ];
    const row = (id: number, name: string, establishments = '') => ({ id: String(id), name, establishments });
    const taken = 'A group with this name already exists.';
    const wrong = await files.looked([
      row(a.id, b.name),
      row(b.id, c.name.toUpperCase()),
      row(c.id, a.name, '9999'),
      row(d.id, d.name),
    ]);
    expect(wrong.counts).toEqual({ create: 0, change: 0, unchanged: 1, error: 3 });
    const errors = await files.rows(wrong.batch, 'error');
    expect(errors.map(({ problems }) => problems[0]?.text)).toEqual([
      taken,
      taken,
      'These establishments do not exist: 9999.',
    ]);
    const kept = [row(a.id, b.name), { id: String(b.id), establishments: '0001 0002' }];
    expect((await files.looked(kept)).counts).toMatchObject({ change: 1, error: 1 });

    const swap = await files.looked([row(a.id, b.name), row(b.id, c.name), row(c.id, a.name)]);
    expect(swap.counts).toEqual({ create: 0, change: 3, unchanged: 0, error: 0 });
    const { fingerprint } = await calls.effect({
      kind: 'import',
      resource: 'agrupadores',
      batch: swap.batch,
    });
    const seen = { create: 0, change: 3, effect: fingerprint };
    expect((await files.commit(swap, seen as never)).body).toEqual({ created: 0, changed: 3 });
    const names = await Promise.all([a, b, c].map(async ({ id }) => (await office.read(id)).body.name));
    expect(names).toEqual([b.name, c.name, a.name]);
  });

  test('GRP-02 the exported list is imported without changes', async () => {
    const one = await group(['0001', '0002']);
    const preview = await files.looked([
      { id: String(one.id), name: one.name, establishments: 'Mercado 1 (0001); Mercado 2 (0002)' },
      { name: 'Rede Norte' },
    ]);
    expect(preview.counts).toEqual({ create: 0, change: 0, unchanged: 2, error: 0 });
  });

  test.each([
    [{ name: 'Sem lojas' }, 'establishments', 'Fill in all required fields.'],
    [{ name: 'X'.repeat(101), establishments: '0001' }, 'name', 'The name can have at most 100 characters.'],
    [
      { name: 'Foo', establishments: '0001 9998 9999' },
      'establishments',
      'These establishments do not exist: 9998, 9999.',
    ],
    [{ id: '99999', name: 'Foo' }, 'id', 'There is no group with the ID 99999.'],
    [{ id: '1.5', establishments: '0001' }, 'id', 'There is no group with the ID 1.5.'],
    [{ id: '2', name: 'rede sul' }, 'name', 'A group with this name already exists.'],
    [
      { establishments: '0001', name: '' },
      null,
      'The row does not identify a group: it has neither an ID nor a name.',
    ],
  ] as const)('GRP-07 %o is refused at its column', async (row, column, text) => {
    const preview = await files.looked([row]);
    const [refused] = await files.rows(preview.batch, 'error');
    expect(refused?.problems).toEqual([{ column, text }]);
  });

  test('GRP-12 a group that somebody has changed since the preview is not imported', async () => {
    const one = await group(['0001']);
    const preview = await files.looked([{ id: String(one.id), establishments: '0002' }]);
    await office.save(form(one.id, one.name, ['0003']));
    expect((await files.commit(preview)).status).toBe(409);
    expect(await codesOf(one.id)).toEqual(['0003']);
  });

  test('SES-26 a file needs a column that names the groups, and level 1', async () => {
    const rows = [{ line: 2, cells: ['0001'] }];
    expect((await files.look(['establishments'], rows)).body.message).toBe(
      'The file has no column that identifies the record in each row.',
    );
    const asManager = importer(office.portal, office.tokens.manager, 'agrupadores');
    expect((await asManager.look(['name'], rows)).status).toBe(403);
    const { body } = await office.portal.call(describeImport, {
      token: office.tokens.administrator,
      params: { resource: 'agrupadores' },
      headers: { 'accept-language': 'en' },
    });
    expect(body.columns.map(({ heading }: { heading: string }) => heading)).toEqual([
      'ID',
      'Name',
      'Establishments',
    ]);
  });
});
