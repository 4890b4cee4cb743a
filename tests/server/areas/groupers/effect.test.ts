import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Universe } from '../../../../server/engines/grants/code-set';
import { addUser } from '../../../support/network';
import { effects, told } from '../../engines/grants/effect-calls';
import { form, type GroupersOffice, openGroupersOffice } from './groupers-office';

/* Group 1 has 0001 and 0002, group 2 has 0003; the manager 20000002 has group 1. */

let office: GroupersOffice;
let calls: ReturnType<typeof effects>;
const ids: Record<string, number> = {};
beforeAll(async () => {
  office = await openGroupersOffice();
  calls = effects(office.portal, office.tokens.administrator);
  const { db } = office.database;
  const people = [
    { login: '45000001', name: 'Ana', role: 3, groups: [1] },
    // This user also has 0002 directly, so that a change of the group does not remove it.
    { login: '45000002', name: 'Bia', role: 3, groups: [1], establishments: ['0002'] },
    { login: '45000003', name: 'Caio', role: 2, groups: [1, 2], active: false },
    { login: '45000005', name: 'Davi', role: 5, groups: [1] },
    { login: '10000009', name: 'Eva', role: 1, groups: [1] },
  ] as const;
  for (const one of people) {
    ids[one.login] = await addUser(db, one as unknown as Parameters<typeof addUser>[1]);
  }
});
afterAll(() => office.close());

const save = (ecs: string[], id: number | null = 1) => ({ kind: 'saveGrouper', id, ecs }) as const;

test('GRP-05 the effect of a save is who gains and who loses what, without what they have in another way', async () => {
  const effect = await calls.effect(save(['0001', '0003']));
  expect(told(effect)).toEqual([
    ['45000001', ['0003'], ['0002']],
    ['45000002', ['0003'], []],
    ['45000003', [], ['0002']],
    ['20000002', ['0003'], ['0002']],
  ]);
  expect(effect).toMatchObject({ gaining: 3, losing: 3, gains: 3, losses: 3 });
  expect(effect.people.content[0]).toEqual({
    login: '45000001',
    name: 'Ana',
    active: true,
    gains: 1,
    gained: [{ id: '0003', nomeFantasia: 'Mercado 3' }],
    loses: 1,
    lost: [{ id: '0002', nomeFantasia: 'Mercado 2' }],
  });
  expect(effect.people.content[2]).toMatchObject({ name: 'Caio', active: false });
});

test('GRP-05 a new group, and an unchanged one, changes nobody’s access', async () => {
  for (const change of [save(['0004'], null), save(['0002', '0001'])]) {
    expect(await calls.effect(change)).toMatchObject({ gaining: 0, losing: 0, people: { totalElements: 0 } });
  }
});

test('GRP-03 the effect of a deletion names the users with the group', async () => {
  const effect = await calls.effect({ kind: 'deleteGrouper', id: 1 });
  expect(told(effect)).toEqual([
    ['45000001', [], ['0001', '0002']],
    ['45000002', [], ['0001']],
    ['45000003', [], ['0001', '0002']],
    ['20000002', [], ['0001', '0002']],
  ]);
});

test('GRP-05 many people are returned in pages, sorted by name', async () => {
  const { people } = await calls.effect(save(['0001']), { page: 1, size: 10 });
  expect(people).toMatchObject({ content: [], totalElements: 3, pageable: { pageNumber: 1 } });
});

test('GRP-05 an effect is exported as a file, with a line for each person and establishment, and audited', async () => {
  const { heading, rows, total, headers } = await calls.file(save(['0001', '0003']));
  expect(heading).toEqual(['Name', 'Login', 'Status', 'Change', 'Establishment code', 'Establishment']);
  expect(rows.slice(0, 3)).toEqual([
    ['Ana', '45000001', 'Active', 'Gains', '0003', 'Mercado 3'],
    ['Ana', '45000001', 'Active', 'Loses', '0002', 'Mercado 2'],
    ['Bia', '45000002', 'Active', 'Gains', '0003', 'Mercado 3'],
  ]);
  expect([rows.length, total]).toEqual([6, 6]);
  expect(headers['content-disposition']).toBe('attachment; filename="acessos.csv"');
  const { rows: trail } = await sql<{ after: { totalRows: number } }>`
    select after from audit where entity = 'export' and entity_key = 'access'`.execute(office.database.db);
  expect(trail.map(({ after }) => after.totalRows)).toEqual([6]);
});

test('GRP-12 a save has the effect that was shown: if that has changed, nothing is written', async () => {
  const { db } = office.database;
  const ecs = ['0001', '0002', '0004'];
  const before = (await office.read(1)).body;
  const { fingerprint } = await calls.effect(save(ecs));
  await db
    .insertInto('user_establishment')
    .values({ user_id: ids['45000001'] ?? 0, establishment_code: '0004' })
    .execute();
  const body = form(1, 'Rede Sul', ecs, { version: before.version, effect: fingerprint });
  const refused = await office.save(body);
  const text = 'The effect on access has changed in the meantime. Nothing was saved.';
  expect([refused.status, refused.body]).toEqual([
    409,
    { code: 'CONFLICT', message: text, fields: { effect: text } },
  ]);
  expect((await office.read(1)).body).toEqual(before);
  const again = await calls.effect(save(ecs));
  expect(again.fingerprint).not.toBe(fingerprint);
  expect((await office.save({ ...body, effect: again.fingerprint })).status).toBe(200);
});

test('GRP-12 if two people remove an establishment from two groups, the later one has to confirm again', async () => {
  const { db } = office.database;
  const made = await office.save(form(null, 'Zona A', ['0001', '0003']));
  const other = await office.save(form(null, 'Zona B', ['0001', '0003']));
  const [a, b] = [made.body.idGrouper, other.body.idGrouper];
  await addUser(db, { login: '45000010', name: 'Zoe', role: 3, groups: [a, b] });
  // By each change alone nobody loses anything.
  const shown = await Promise.all([calls.effect(save(['0001'], a)), calls.effect(save(['0001'], b))]);
  expect(shown.map(({ losses }) => losses)).toEqual([0, 0]);
  const answers = await Promise.all([
    office.save(form(a, 'Zona A', ['0001'], { effect: shown[0]?.fingerprint })),
    office.save(form(b, 'Zona B', ['0001'], { effect: shown[1]?.fingerprint }), office.tokens.colleague),
  ]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
});

test('SES-26 GRP-05 an unknown group is 404, and nobody but level 1 reads effects of groups', async () => {
  expect((await calls.ask(save(['0001'], 9999))).status).toBe(404);
  expect((await calls.ask({ kind: 'deleteGrouper', id: 9999 })).status).toBe(404);
  for (const token of [office.tokens.manager, office.tokens.viewer]) {
    const { ask } = effects(office.portal, token);
    for (const change of [save(['0001']), { kind: 'deleteGrouper', id: 1 }] as const) {
      expect((await ask(change)).status).toBe(403);
    }
  }
});

test('GRP-05 with 5,000 people and 1,000 establishments each group is gone through once, and not once a person', async () => {
  const { db } = office.database;
  await sql`insert into establishment (code, name, street, number, district, postal_code, city, state)
    select 'E' || lpad(n::text, 5, '0'), 'Loja ' || n, 'Rua A', '1', 'Centro', '01000-000', 'Lins', 'SP'
    from generate_series(1, 1000) n`.execute(db);
  await sql`insert into grouper (id, name) select 1000 + n, 'Grande ' || n from generate_series(1, 20) n`.execute(
    db,
  );
  // Every third establishment of the group is also in one of the other groups.
  await sql`insert into grouper_establishment
    select 1001, 'E' || lpad(n::text, 5, '0') from generate_series(1, 1000) n
    union all select 1002 + n % 19, 'E' || lpad(n::text, 5, '0') from generate_series(3, 1000, 3) n`.execute(
    db,
  );
  await sql`with made as (
      insert into portal_user (login, name, email, role)
      select '8' || lpad(n::text, 7, '0'), 'Pessoa ' || n, n || '@example.com', 3 from generate_series(1, 5000) n
      returning id)
    insert into user_grouper select id, 1001 from made union all select id, 1002 + id % 19 from made`.execute(
    db,
  );
  await sql`analyze`.execute(db);
  let codes = 0;
  const counted = vi.spyOn(Universe.prototype, 'setOf');
  const effect = await calls.effect(save([], 1001));
  for (const [given] of counted.mock.calls) codes += given.length;
  counted.mockRestore();
  expect(effect.losing).toBe(5000);
  expect(effect.losses).toBeGreaterThan(4_900_000);
  // Those of the twenty groups, before and after.
  expect(codes).toBeLessThanOrEqual(2 * 1333);
  expect(codes).toBeGreaterThanOrEqual(1333);
});
