import { type AuditEntry, type AuditFilter, listAudit } from '../../../../contract/audit';
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

interface Wanted {
  filter?: AuditFilter;
  range?: [number, number];
  sort?: ['at' | 'id', 'ASC' | 'DESC'];
}

/** The query as ra-data-simple-rest writes it: each part is JSON. */
export const asQuery = (wanted: object) =>
  Object.fromEntries(Object.entries(wanted).map(([name, part]) => [name, JSON.stringify(part)]));

/** A part of the trail, and what Content-Range says of it. */
export async function listed(portal: TestPortal, token: string, wanted: Wanted = {}) {
  const { status, body, headers } = await portal.call(listAudit, { token, query: asQuery(wanted) });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { entries: body as AuditEntry[], range: headers['content-range'] };
}
