import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LEVEL } from '../../../../contract/access';
import { isDate } from '../../../../contract/dates';
import { isEmail, isLogin } from '../../../../contract/logins';
import { storedUsers } from '../../../../server/areas/users/stored';
import { auditedOf, type UserValues } from '../../../../server/areas/users/values';
import fc from '../../../support/fast-check';
import { type Office, openOffice } from './office';

/* Random users in the calls that write them: never a fault, nothing half written, nothing against the rules. */

const FULL = process.env.PORTAL_TEST_FULL !== undefined;
/** What the manager of this test may assign. */
const OWN = ['0001', '0002'];

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const days = fc.constantFrom(
  '2026-11-20',
  '2026-11-19',
  '2026-12-01',
  '2027-01-31',
  '2026-02-30',
  '',
  null,
  'soon',
);
const mostly = (usual: fc.Arbitrary<unknown>, odd: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 7, arbitrary: usual }, { weight: 1, arbitrary: odd });
const odd = fc.oneof(fc.constant(null), fc.constant(''), fc.jsonValue(), fc.string({ unit: 'binary' }));

const fields = {
  name: mostly(
    fc.constantFrom('Ana', ' Rui  ', 'Zoé 100%', 'x'.repeat(100)),
    fc.oneof(odd, fc.constant('x'.repeat(101))),
  ),
  login: mostly(
    fc.nat(40).map((n) => ` ${50_000_000 + n}`.trimEnd()),
    fc.oneof(odd, fc.constantFrom('123', '10000001')),
  ),
  email: mostly(fc.constantFrom('a@example.com', ' B@Example.com '), odd),
  active: mostly(fc.constantFrom(true, false, 1, 0), odd),
  effectiveRoles: mostly(fc.constantFrom([2], [3], [5], []), fc.oneof(odd, fc.constantFrom([1], [2, 3]))),
  escopoAcessoEC: mostly(
    fc.array(fc.constantFrom('0001', '0002', '0003'), { maxLength: 3 }),
    fc.oneof(odd, fc.constant(['9999'])),
  ),
  escopoAcessoAG: mostly(fc.constantFrom([], [], [], [1], [2, 2]), fc.oneof(odd, fc.constant([77]))),
  specificAccess: mostly(
    fc.constantFrom(null, ...[0, 1, null].map((code) => ({ codAcessoEspecifico: code }))),
    odd,
  ),
  flagUserApi: mostly(
    fc.option(
      fc.record({
        codUsuario: fc.constant(null),
        apiAccess: fc.constantFrom(0, 1),
        dtInicio: days,
        dtFinal: days,
      }),
    ),
    odd,
  ),
  internalLogin: fc.constantFrom('50000000', 'other'),
  authenticationEngine: mostly(fc.constant(1), odd),
};
/** Mostly whole forms, otherwise some keys of one. */
const form = fc.oneof(
  fc.record(fields),
  fc.record(fields, { requiredKeys: ['name', 'login', 'email', 'active', 'escopoAcessoEC'] }),
  fc.record({ ...fields, version: fc.integer({ min: 0, max: 4 }) }, { requiredKeys: [] }),
);
const step = fc.record({
  by: fc.constantFrom('administrator' as const, 'administrator' as const, 'manager' as const),
  /** The index of an existing user; `null` registers one. */
  whom: fc.option(fc.nat(60), { freq: 3 }),
  /** Whether a change leaves name and login, which nobody may change. */
  same: fc.boolean(),
  body: form,
});

/** Everything that a write of users may touch. */
async function everything(): Promise<string> {
  const tables = [
    'portal_user',
    'user_establishment',
    'user_grouper',
    'api_user',
    'audit',
    'job',
    'password_link',
    'user_notification',
  ];
  const sums = tables.map(
    (table) =>
      sql`(select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${sql.table(table)} t)`,
  );
  const { rows } = await sql<{ all: string }>`select concat_ws(' ', ${sql.join(sums)}) as all`.execute(
    office.database.db,
  );
  return rows[0]?.all ?? '';
}

/** Those that were registered here: the people of the office stay as they are. */
async function ids(): Promise<number[]> {
  const rows = await office.database.db
    .selectFrom('portal_user')
    .where('id', '>', office.ids.viewer)
    .select('id')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

function expectLawful(values: UserValues): void {
  expect(values.name.trim()).toBe(values.name);
  expect(values.name.length).toBeGreaterThan(0);
  expect(values.name.length).toBeLessThanOrEqual(100);
  expect(isLogin(values.login) && isEmail(values.email)).toBe(true);
  const links = values.establishments.length + values.groups.length;
  if (values.profile === LEVEL.specific) expect([links, values.category]).toEqual([0, 1]);
  else expect([links > 0, values.category]).toEqual([true, null]);
  if (values.profile !== LEVEL.manager) expect(values.api).toBeNull();
  if (values.api !== null) {
    expect(isDate(values.api.start)).toBe(true);
    expect(values.api.end === '' || values.api.end >= values.api.start).toBe(true);
  }
}

/**
 * A change of a viewer by level 2 leaves profile, groups and foreign establishments as they were; if the viewer has
 * any of these, also e-mail and status. The scope of level 2 is group 1.
 */
function expectWithinScope(before: UserValues | null, after: UserValues): void {
  expect([after.profile, after.groups, after.api]).toEqual([LEVEL.viewer, before?.groups ?? [], null]);
  const others = (values: UserValues | null) =>
    values?.establishments.filter((code) => !OWN.includes(code)) ?? [];
  expect(others(after)).toEqual(others(before));
  if (before === null || (others(before).length === 0 && before.groups.every((group) => group === 1))) return;
  expect([after.email, after.active]).toEqual([before.email, before.active]);
}

test(
  'API-15 API-16 USR-45 with any input, what is stored follows the rules and is audited; a refusal leaves nothing',
  async () => {
    const { database, tokens } = office;
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(step, async ({ by, whom, same, body: sent }) => {
        const known = await ids();
        const id = whom === null ? null : (known[whom % known.length] ?? 0);
        const before = id === null ? null : ((await storedUsers(database.db, [id])).get(id) ?? null);
        const { name = '', login = '' } = before?.values ?? {};
        const body = before !== null && same ? { ...sent, name, login } : sent;
        const state = await everything();
        const answer =
          id === null ? await office.create(body, tokens[by]) : await office.update(id, body, tokens[by]);
        statuses.add(answer.status);
        expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
        if (answer.status >= 400) {
          expect(await everything()).toBe(state);
          return;
        }
        const { id: saved } = answer.body;
        const after = (await storedUsers(database.db, [saved])).get(saved);
        expect(after).toBeDefined();
        if (after === undefined) return;
        expectLawful(after.values);
        if (by === 'manager') expectWithinScope(before?.values ?? null, after.values);
        const trail = await office.trail(saved);
        if (after.version === before?.version) {
          expect(await everything()).toBe(state);
          return;
        }
        expect(after.version).toBe((before?.version ?? 0) + 1);
        expect(trail.at(-1)).toEqual({
          action: id === null ? 'create' : 'update',
          actor: by === 'manager' ? '20000002' : '10000001',
          before: before && auditedOf(before.values),
          after: auditedOf(after.values),
        });
      }),
      { numRuns: FULL ? 3000 : 400 },
    );
    // Each kind of reply has occurred, so that all checks above were used.
    expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 400, 403, 409]));
  },
  FULL ? 600_000 : 120_000,
);
