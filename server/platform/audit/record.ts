import type { AuditAction } from '../../../contract/audit';
import type { Db } from '../db/connections';
import type { Identity } from '../principal/principal';

export interface Change {
  action: AuditAction;
  entity: string;
  key: string;
  before?: object | null;
  after?: object | null;
}

/** Entries that one statement inserts: a statement takes 65,535 parameters at most and becomes slow long before. */
const AT_ONCE = 1000;

/**
 * Writes entries of the audit trail. It is called by whoever writes the records, in the same transaction. Only a sign-in
 * writes its entry itself, in the statement of its session (areas/session/begin.ts).
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
