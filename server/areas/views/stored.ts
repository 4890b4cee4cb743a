import { sql } from 'kysely';
import type { Db } from '../../platform/db/connections';

/** A view that nobody else changes before the end of the transaction. */
export const lockedView = (trx: Db, id: string) =>
  trx
    .selectFrom('saved_view')
    .where('id', '=', id)
    .select(['id', 'owner_id', 'screen', 'name', 'version', 'former_owner_id', 'inherited_at'])
    .forUpdate()
    .executeTakeFirst();

/** A view as the trail has it: with whom it is shared in words, and of what it keeps a digest. */
interface AuditedView {
  readonly name: string;
  readonly screen: string;
  readonly view_owner: number;
  readonly shared_profiles: string;
  readonly shared_people: string;
  readonly kept_state: string;
}

/** Reads a stored view as the trail has it. */
export async function auditedView(trx: Db, id: string): Promise<AuditedView & Record<string, unknown>> {
  const { rows } = await sql<AuditedView & Record<string, unknown>>`
    select name, screen, owner_id as view_owner,
      (select coalesce(string_agg(role::text, ' ' order by role), '') from saved_view_profile where view_id = ${id})
        as shared_profiles,
      (select coalesce(string_agg(login, ' ' order by login), '') from saved_view_person p
        join portal_user u on u.id = p.user_id where view_id = ${id}) as shared_people,
      left(encode(sha256(convert_to(state, 'UTF8')), 'hex'), 12) as kept_state
    from saved_view where id = ${id}`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('A view that is changed is gone');
  return row;
}
