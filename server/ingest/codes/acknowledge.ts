import { type SqlBool, sql } from 'kysely';
import { REQUEST_STATUS } from '../../../contract/code-requests';
import { notify } from '../../engines/notices/notify';
import { recordChanges } from '../../platform/audit/record';
import type { Db } from '../../platform/db/connections';
import type { Identity } from '../../platform/principal/principal';
import { codesReady } from './notices';

/** A row of a call: the terminals have received the codes of a request. */
interface Acknowledgement {
  requestId: number;
  /** Absent: the establishment is not checked. */
  cdEc?: string | undefined;
  at: Date;
}

/** A request that has just been acknowledged. */
interface AcknowledgedRequest {
  id: number;
  quantity: number;
  shop: string;
  requestedBy: number | null;
  at: Date;
}

/** `foreign`: the request belongs to another establishment than that of the row. */
export type AcknowledgeOutcome = 'acknowledged' | 'known' | 'unknown' | 'foreign';

/**
 * Changes requests from processing to received, which nothing else does (decisions, OPC, REQ), inside the caller's
 * transaction, with their audit entries. Requests that are received already stay as they are.
 * @returns the outcome of each row, in their order, and the requests that were acknowledged
 */
export async function acknowledgeRequests(
  trx: Db,
  by: Identity,
  rows: readonly Acknowledgement[],
): Promise<{ outcomes: AcknowledgeOutcome[]; requests: AcknowledgedRequest[] }> {
  const named = await trx
    .selectFrom('code_request')
    .where(sql<SqlBool>`id = any(${rows.map(({ requestId }) => requestId)}::int[])`)
    .select(['id', 'establishment_code', 'status', 'quantity', 'requested_by', 'requested_at'])
    .select(sql<string>`(select name from establishment where code = establishment_code)`.as('shop'))
    // All calls lock in the same order, so that two with the same requests cannot deadlock.
    .orderBy('id')
    .forUpdate()
    .execute();
  const known = new Map(named.map((request) => [request.id, request]));
  const requests = new Map<number, AcknowledgedRequest>();
  const outcomes = rows.map(({ requestId, cdEc, at }): AcknowledgeOutcome => {
    const request = known.get(requestId);
    if (request === undefined) return 'unknown';
    if (cdEc !== undefined && cdEc !== request.establishment_code) return 'foreign';
    if (request.status !== REQUEST_STATUS.processing || requests.has(requestId)) return 'known';
    const { id, quantity, shop, requested_by, requested_at } = request;
    // Clocks of servers differ: a request must not appear to be received before it was made.
    const moment = at < requested_at ? requested_at : at;
    requests.set(id, { id, quantity, shop, requestedBy: requested_by, at: moment });
    return 'acknowledged';
  });
  await write(trx, by, [...requests.values()]);
  return { outcomes, requests: [...requests.values()] };
}

async function write(trx: Db, by: Identity, requests: readonly AcknowledgedRequest[]): Promise<void> {
  if (requests.length === 0) return;
  const { processing, received } = REQUEST_STATUS;
  await sql`update code_request set status = ${received}, acknowledged_at = learned.at
    from jsonb_to_recordset(${JSON.stringify(requests)}::jsonb) as learned (id integer, at timestamptz)
    where code_request.id = learned.id`.execute(trx);
  await recordChanges(
    trx,
    by,
    requests.map(({ id, at }) => ({
      action: 'update',
      entity: 'code_request',
      key: String(id),
      before: { status: processing },
      after: { status: received, acknowledged_at: at },
    })),
  );
}

/** Notifies the requesters that their codes work now. */
export async function notifyOfCodes(trx: Db, requests: readonly AcknowledgedRequest[]): Promise<void> {
  for (const { quantity, shop, requestedBy, at } of requests) {
    if (requestedBy === null) continue;
    await notify(trx, codesReady({ quantity, shop }), { to: [requestedBy], at });
  }
}
