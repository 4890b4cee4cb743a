import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensurePartitions } from '../../../../server/ingest/transactions/partitions';
import { migrate } from '../../../../server/network/rollups/migrate';
import { migrations } from '../../../../server/platform/db/migrations';
import { type Database, openPostgres } from '../../../../server/platform/db/open';
import { narrowRights } from '../../../../server/platform/db/rights';
import { missingSettings } from '../../../../server/platform/db/settings';
import { asServer, emptyDatabase, freshDatabase } from '../../../support/databases';
import { SERVER_ROLE } from '../../../support/postgres';
import { startProgram } from '../../../support/server-process';

/* Decision 110: the role of a server owns nothing, and somebody else brings its tables up. */

let database: Database & { url: string | null };
beforeAll(async () => {
  database = await freshDatabase('server');
  await sql`insert into audit (actor, entity, entity_key, action) values ('system', 'bank', '1', 'create')`.execute(
    database.db,
  );
});
afterAll(() => database.close());

describe('the role of a server', () => {
  test.each([
    'alter table audit disable trigger audit_only_grows',
    'drop trigger audit_only_grows on audit',
    'create or replace function audit_only_grows() returns trigger language plpgsql as $$ begin return null; end $$',
    'set session_replication_role to replica',
    'alter table audit rename to trail',
    'drop table audit',
    'truncate audit',
    'create table audit_of_my_own (id integer)',
    'create temp table audit (like audit)',
    'create function pg_temp.own() returns void language sql security definer as $$ select $$',
    'update audit set entity_key = $$2$$',
    'delete from audit',
    'do $$ begin lock table audit; end $$',
    'insert into audit (id, actor, entity, entity_key, action) overriding system value values (9, $$x$$, $$x$$, $$x$$, $$x$$)',
    'delete from kysely_migration',
    'alter role current_user superuser',
    'set role cofre',
  ])('is refused: %s', async (statement) => {
    await expect(sql.raw(statement).execute(database.db)).rejects.toMatchObject({ code: '42501' });
  });

  test.each(['2031-7', '20310701 00:00', '2031-13', '2031-07-01', 'infinity', '12031-07'])(
    'makes no partition of %s',
    async (month) => {
      const making = sql`select add_transaction_month(${month})`.execute(database.db);
      await expect(making).rejects.toThrow('This is no month');
    },
  );

  test('gets the partition of a month that nobody has stored yet', async () => {
    await ensurePartitions(database.db, ['2031-07', '2031-12', '2031-07']);
    const { rows } = await sql`select relname as name, pg_get_expr(relpartbound, c.oid) as bound,
      pg_get_userbyid(relowner) = ${SERVER_ROLE} as own
      from pg_class c join pg_inherits on inhrelid = c.oid
      where inhparent = 'public.cash_transaction'::regclass order by 1`.execute(database.db);
    expect(rows).toEqual([
      {
        name: 'cash_transaction_2031_07',
        bound: "FOR VALUES FROM ('2031-07-01 00:00:00') TO ('2031-08-01 00:00:00')",
        own: false,
      },
      {
        name: 'cash_transaction_2031_12',
        bound: "FOR VALUES FROM ('2031-12-01 00:00:00') TO ('2032-01-01 00:00:00')",
        own: false,
      },
    ]);
  });

  test('is nothing to warn of, and one that owns the tables is', async () => {
    const ways = async (db: Database) =>
      (await missingSettings(db)).filter((sentence) => sentence.includes('trail'));
    expect(await ways(database)).toEqual([]);
    const owner = await freshDatabase();
    const warned = async (role: string, ...because: string[]) =>
      expect(await ways(role === 'cofre' ? owner : server)).toEqual([
        `the role ${role} could get round what guards the trail, because it ${because.join(', ')}: docs/operations.md has a role that owns nothing`,
      ]);
    const server = openPostgres(asServer(owner.url ?? ''), () => {});
    await warned(
      'cofre',
      'owns the tables',
      'may update the trail',
      'may make temporary tables',
      'may make functions',
    );
    await warned(SERVER_ROLE, 'may make temporary tables');
    await sql`grant all on audit to ${sql.id(SERVER_ROLE)}`.execute(owner.db);
    await warned(SERVER_ROLE, 'may update the trail', 'may make temporary tables');
    await narrowRights(owner.db);
    await sql`grant create on schema public to public`.execute(owner.db);
    await warned(SERVER_ROLE, 'may make temporary tables', 'may make functions');
    await server.close();
    await owner.close();
  });
});

describe('npm run migrate', { timeout: 120_000 }, () => {
  /** Runs a program on a database, and returns how it ends and what it says. */
  async function said(program: string, url: string): Promise<[code: number | null, output: string]> {
    const running = startProgram(`server/commands/${program}.ts`, { DATABASE_URL: url });
    const code = await running.ended;
    return [code, running.output() + running.errors()];
  }

  test('brings up what the servers may not change, and each says what is missing', async () => {
    const url = await emptyDatabase();
    const owner = openPostgres(url, () => {});
    const server = () => said('totals-check', asServer(url));
    const notTheirs = (whose: string) =>
      'The tables of the database are not those of this version, and the PostgreSQL role cofre_server does not own them. ' +
      `Run npm run migrate with a DATABASE_URL of ${whose}, then start again.\n`;
    const brought = [0, 'The tables are those of this version.\n'];
    expect(await server()).toEqual([1, notTheirs('their owner')]);

    await migrate(owner.db, { to: Object.keys(migrations).at(-2) ?? '' });
    const [code, output] = await server();
    expect(code).toBe(1);
    expect(output).toMatch(
      /^The PostgreSQL role cofre_server may not read and write \w+\. Let it once, as the owner: grant .+ Then start again\.\n$/,
    );
    const grants = output
      .replace(/^.+as the owner: /, '')
      .replace(/\. Then start again.*/s, '')
      .split('; ');
    for (const statement of grants) await sql.raw(statement).execute(owner.db);
    // A later version brings tables: the owner has let it once.
    await sql`create table brought_later (id integer generated always as identity)`.execute(owner.db);
    expect(await server()).toEqual([1, notTheirs('cofre')]);
    expect(await said('migrate', asServer(url))).toEqual([1, notTheirs('cofre')]);
    expect(await said('migrate', url)).toEqual(brought);
    expect(await said('migrate', url)).toEqual(brought);

    // What lies beside them and is somebody else's is nobody's concern.
    await sql`create table map (id integer)`.execute(owner.db);
    await sql`alter table map owner to pg_database_owner`.execute(owner.db);
    expect(await server()).toEqual([0, '8 rollups agree with the rows.\n']);
    const { rows } = await sql`select has_table_privilege(${SERVER_ROLE}, 'audit', 'update') as updates,
      has_column_privilege(${SERVER_ROLE}, 'audit', 'actor', 'insert') as inserts,
      has_column_privilege(${SERVER_ROLE}, 'audit', 'id', 'insert') as numbers`.execute(owner.db);
    expect(rows).toEqual([{ updates: false, inserts: true, numbers: false }]);
    await owner.close();
  });
});
