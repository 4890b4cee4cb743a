import { sql } from 'kysely';
import type { Db } from '../../server/platform/db/connections';
import { people } from './people';

/** What the trail of the console's tests is narrowed to: others of them write into it in the present. */
export const TRAIL = { from: '2026-03-01', to: '2026-03-31' } as const;

/** The establishments that came to a group in one go. */
export const manyCodes = Array.from({ length: 12 }, (_, index) => `1${String(index).padStart(3, '0')}`);

/** A day with more entries than the list counts: a load that made 10,015 terminals at one moment. */
export const LONG_DAY = '2025-07-01';

/**
 * The entries of a long day, six of March 2026 about the test network, and 27 of May about bank 927: the load makes establishment 0001
 * and fills group 2; Helena Duarte registers Caio Menezes and then changes profile, status, establishments and API
 * access; she makes bank 001 a partner; Caio Menezes signs in.
 */
export async function addTrail(db: Db): Promise<void> {
  await sql`insert into audit (at, actor, action, entity, entity_key)
    select ${`${LONG_DAY}T12:00:00Z`}, 'load', 'create', 'terminal', n::text from generate_series(1, 10015) n`.execute(
    db,
  );
  const ids = await db.selectFrom('portal_user').select(['id', 'login']).execute();
  const idOf = (login: string) => ids.find((person) => person.login === login)?.id ?? null;
  const helena = {
    actor_id: idOf(people.administrator),
    actor: people.administrator,
    address: '203.0.113.7',
  };
  const caio = {
    login: people.viewer,
    name: 'Caio Menezes',
    email: 'caio@example.com',
    role: 2,
    specific_code: null,
    active: true,
    api_access: true,
    api_starts_on: '2026-01-02',
    api_ends_on: null,
    establishments: ['0001', '0002'],
    groups: [],
  };
  const changed = {
    ...caio,
    role: 3,
    active: false,
    api_access: false,
    api_starts_on: null,
    establishments: ['0002', '0003'],
  };
  const load = { actor_id: null, actor: 'load', address: null };
  const user = { entity: 'portal_user', entity_key: String(idOf(people.viewer)) };
  const json = (columns: object | null) => (columns === null ? null : JSON.stringify(columns));
  await db
    .insertInto('audit')
    .values([
      {
        ...load,
        at: new Date('2026-03-01T12:00:00Z'),
        action: 'create',
        entity: 'establishment',
        entity_key: '0001',
        before: null,
        after: json({ code: '0001', name: 'Mercado 1', corban: false }),
      },
      {
        ...helena,
        ...user,
        at: new Date('2026-03-02T12:00:00Z'),
        action: 'create',
        before: null,
        after: json(caio),
      },
      {
        ...helena,
        ...user,
        at: new Date('2026-03-03T12:34:56Z'),
        action: 'update',
        before: json(caio),
        after: json(changed),
      },
      {
        ...load,
        at: new Date('2026-03-04T12:00:00Z'),
        action: 'update',
        entity: 'grouper',
        entity_key: '2',
        before: json({ establishments: [] }),
        after: json({ establishments: manyCodes }),
      },
      {
        ...helena,
        at: new Date('2026-03-05T12:00:00Z'),
        action: 'update',
        entity: 'bank',
        entity_key: '001',
        before: json({ partner: false }),
        after: json({ partner: true }),
      },
      {
        actor_id: idOf(people.viewer),
        actor: people.viewer,
        address: '203.0.113.9',
        at: new Date('2026-03-06T12:00:00Z'),
        action: 'sign-in',
        entity: 'session',
        entity_key: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
        before: null,
        after: null,
      },
      ...Array.from({ length: 27 }, (_, index) => ({
        ...helena,
        at: new Date(`2026-05-${String(index + 1).padStart(2, '0')}T12:00:00Z`),
        action: 'update',
        entity: 'bank',
        entity_key: '927',
        before: json({ deposit_code_length: index % 20 }),
        after: json({ deposit_code_length: (index + 1) % 20 }),
      })),
    ])
    .execute();
}

/** Returns what somebody has signed in with, by the trail, the first time first. */
export async function signInWays(db: Db, login: string): Promise<string[]> {
  const { rows } = await sql<{ way: string }>`select after ->> 'signInWay' as way from audit
    where action = 'sign-in' and actor = ${login} order by id`.execute(db);
  return rows.map(({ way }) => way);
}
