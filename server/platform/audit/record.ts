import type { Db } from '../db/open';
import type { Identity } from '../principal/principal';

export interface Change {
  action: 'create' | 'update' | 'delete' | 'sign-in' | 'sign-out' | 'revoke' | 'export';
  entity: string;
  key: string;
  before?: object | null;
  after?: object | null;
}

/** Entries a statement, which takes 65,535 values at most and is slow to write down long before. */
const AT_ONCE = 1000;

/**
 * The way into the audit trail: inside the database transaction of the writes that it tells of, by whoever writes. A
 * sign-in writes its entry in the statement of its session (areas/session/begin.ts).
 */
export async function recordChanges(trx: Db, by: Identity, changes: readonly Change[]): Promise<void> {
  for (let from = 0; from < changes.length; from += AT_ONCE) {
    await trx
      .insertInto('audit')
      .values(
        changes.slice(from, from + AT_ONCE).map((change) => ({
          actor_id: by.id,
          actor: by.login,
          address: by.address,
          action: change.action,
          entity: change.entity,
          entity_key: change.key,
          before: change.before ? JSON.stringify(change.before) : null,
          after: change.after ? JSON.stringify(change.after) : null,
        })),
      )
      .execute();
  }
}
