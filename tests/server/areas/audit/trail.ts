import { listAudit } from '../../../../contract/audit';
import type { QueryOf, ReplyOf } from '../../../../contract/operation';
import type { Change } from '../../../../server/platform/audit/record';
import type { Db } from '../../../../server/platform/db/connections';
import type { Identity } from '../../../../server/platform/principal/principal';
import type { TestPortal } from '../../../support/portal';

/** Writes entries like `recordChanges`, but as of an instant, because that always uses the present. */
export async function addEntries(
  db: Db,
  at: string,
  actor: Identity,
  changes: readonly Change[],
): Promise<void> {
  await db
    .insertInto('audit')
    .values(
      changes.map(({ action, entity, key, before, after }) => ({
        at: new Date(at),
        actor_id: actor.id,
        actor: actor.login,
        address: actor.address,
        action,
        entity,
        entity_key: key,
        before: before ? JSON.stringify(before) : null,
        after: after ? JSON.stringify(after) : null,
      })),
    )
    .execute();
}

/** A page of the trail. */
export async function listed(portal: TestPortal, token: string, query: QueryOf<typeof listAudit> = {}) {
  const { status, body } = await portal.call(listAudit, { token, query });
  if (status !== 200) throw new Error(JSON.stringify(body));
  const { content: entries, totalElements: total, next } = body as ReplyOf<typeof listAudit>;
  return { entries, total, next };
}
