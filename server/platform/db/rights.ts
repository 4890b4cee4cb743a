import { type Kysely, sql } from 'kysely';
import { ConfigError } from '../config';

/* The rights of a connection's role: where a deployment has two roles, a server's owns nothing (decision 110). */

interface Rights {
  role: string;
  /** The owner of the tables, or `null` in a database without any. */
  owner: string | null;
  schema: string;
  mayMigrate: boolean;
  /** The first table or sequence of the portal that it may not use. */
  closed: string | null;
  /** Ways that it has round what guards the trail. */
  ways: string[];
}

async function rightsOf<T>(db: Kysely<T>): Promise<Rights> {
  const { rows } = await sql<Rights>`
    with portal as (select relnamespace as schema, relowner as owner from pg_class
      where oid = to_regclass('kysely_migration'))
    select quote_ident(current_user) as role,
      (select pg_get_userbyid(owner) from portal) as owner,
      coalesce((select schema from portal)::regnamespace::text, quote_ident(current_schema())) as schema,
      coalesce((select pg_get_userbyid(owner) = current_user from portal),
        has_schema_privilege(current_schema(), 'create')) as "mayMigrate",
      -- Somebody else's tables may lie in the same schema.
      (select quote_ident(min(relname)) from portal, pg_class
        where relnamespace = schema and relowner = owner and not case
          when relkind = 'S' then has_sequence_privilege(oid, 'usage')
          when relkind not in ('r', 'p') then true
          else has_table_privilege(oid, 'select')
            and (relname = 'kysely_migration' or has_any_column_privilege(oid, 'insert'))
            and (relname in ('audit', 'kysely_migration')
              or has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete')) end) as closed,
      array_remove(array[
        case when (select pg_has_role(owner, 'usage') from portal) then 'owns the tables' end,
        case when has_table_privilege(to_regclass('audit'), 'update') then 'may update the trail' end,
        case when has_database_privilege(current_database(), 'temporary') then 'may make temporary tables' end,
        case when (select has_schema_privilege(schema, 'create') from portal) then 'may make functions' end
      ], null) as ways`.execute(db);
  const [rights] = rows;
  if (rights === undefined) throw new Error('The database says nothing of its role');
  return rights;
}

/** @throws ConfigError where the role is not the owner of the tables, so that those to come would be somebody else's */
export async function assertMayMigrate<T>(db: Kysely<T>): Promise<void> {
  const { role, owner, mayMigrate } = await rightsOf(db);
  if (!mayMigrate) {
    throw new ConfigError(
      `The tables of the database are not those of this version, and the PostgreSQL role ${role} does not own them. ` +
        `Run npm run migrate with a DATABASE_URL of ${owner ?? 'their owner'}, then start again.`,
    );
  }
}

/** What lets a role use the tables that there are, and those that a later version brings. */
function grantsOf(schema: string, role: string): string[] {
  return [
    `grant select, insert, update, delete on all tables in schema ${schema} to ${role}`,
    `grant usage on all sequences in schema ${schema} to ${role}`,
    `alter default privileges in schema ${schema} grant select, insert, update, delete on tables to ${role}`,
    `alter default privileges in schema ${schema} grant usage on sequences to ${role}`,
  ];
}

/** @throws ConfigError where the role may not use every table of the portal that there is */
export async function assertGranted<T>(db: Kysely<T>): Promise<void> {
  const { role, schema, closed } = await rightsOf(db);
  if (closed !== null) {
    throw new ConfigError(
      `The PostgreSQL role ${role} may not read and write ${closed}. Let it once, as the owner: ` +
        `${grantsOf(schema, role).join('; ')}. Then start again.`,
    );
  }
}

/** Returns a sentence for the log where whoever takes over a server could get round what guards the trail. */
export async function trailWarning<T>(db: Kysely<T>): Promise<string[]> {
  const { role, owner, ways } = await rightsOf(db);
  if (owner === null || ways.length === 0) return [];
  return [
    `the role ${role} could get round what guards the trail, because it ${ways.join(', ')}: ` +
      'docs/operations.md has a role that owns nothing',
  ];
}

/**
 * Takes from all others but the owner what is granted for all tables alike and not for two of them: the trail is only
 * added to, with numbers of its own, and steps are taken by the owner alone. Only the owner may do so.
 */
export async function narrowRights<T>(db: Kysely<T>): Promise<void> {
  await sql`do $$
    declare grantee text; columns text;
    begin
      select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
        where attrelid = 'audit'::regclass and attnum > 0 and not attisdropped and attidentity = '';
      for grantee in
        select distinct quote_ident(rolname) from pg_class c, aclexplode(relacl) a join pg_roles r on r.oid = a.grantee
        where c.oid = 'audit'::regclass and a.grantee <> relowner and privilege_type in ('INSERT', 'UPDATE', 'DELETE')
      loop
        execute format('revoke insert, update, delete, truncate on audit, kysely_migration from %s', grantee);
        execute format('grant insert (%s) on audit to %s', columns, grantee);
      end loop;
    end $$`.execute(db);
}
