import type { Db } from '../db/open';
import type { Person } from '../principal/person';

/** Who acts: a signed-in person with an address, or the system itself (a load, the demo network). */
export interface Actor {
  id: number | null;
  login: string;
  address: string | null;
}

/** The system as actor, by the name of what runs. */
export function systemActor(name: string): Actor {
  return { id: null, login: name, address: null };
}

/** The person who makes a call, as actor. */
export function actorOf({ person, address }: { person: Person; address: string }): Actor & { id: number } {
  return { id: person.id, login: person.login, address };
}

export interface Change {
  action: 'create' | 'update' | 'delete' | 'sign-in' | 'sign-out' | 'revoke' | 'export';
  entity: string;
  key: string;
  before?: object | null;
  after?: object | null;
}

/** Entries a statement, which takes 65,535 values at most and is slow to write down long before. */
const AT_ONCE = 1000;

/** The one way into the audit trail: inside the database transaction of the writes that it tells of. */
export async function recordChanges(trx: Db, actor: Actor, changes: readonly Change[]): Promise<void> {
  for (let from = 0; from < changes.length; from += AT_ONCE) {
    await trx
      .insertInto('audit')
      .values(
        changes.slice(from, from + AT_ONCE).map((change) => ({
          actor_id: actor.id,
          actor: actor.login,
          address: actor.address,
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
