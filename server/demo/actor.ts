import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { system } from '../platform/principal/principal';

/** The demo network as the audit trail names it. */
export const demoActor = system('demo');

/**
 * The condition that a record was made by the demo and that nobody else has written to it since: what people have
 * changed, or made themselves, the demo leaves alone.
 * @param key the record's key as a column or expression
 */
export function demosOwn(entity: string, key: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(select coalesce(bool_and(actor = ${demoActor.login} and actor_id is null), false)
    from audit where entity = ${entity} and entity_key = ${key}::text)`;
}
