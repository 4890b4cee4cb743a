import { sql } from 'kysely';
import type { FeedCode, FeedCodes } from '../../../contract/feed';
import type { Db } from '../../platform/db/connections';
import { wallClock } from '../../platform/time/wall-clock';

interface ChangeQuery {
  /** The last position that the gateway knows. */
  after: number;
  limit: number;
  timeZone: string;
}

type CodeRow = Omit<FeedCode, 'inicio' | 'fim'> & { started_at: Date; ended_at: Date | null };

/**
 * Returns the code changes for the terminals' gateway: the newest state of each code that was made or changed after a
 * position, in the order in which the changes were committed (decision 48). A gateway that continues from the returned
 * position misses none.
 */
export async function codesAfter(db: Db, { after, limit, timeZone }: ChangeQuery): Promise<FeedCodes> {
  const { rows } = await sql<CodeRow>`
    select c.position, o.id as "operatorCodeId", o.establishment_code as "cdEc", o.card_number as numerocartao,
      o.active as status, o.started_at, o.ended_at, o.code_request_id as "requestId"
    from code_change c join operator o on o.id = c.operator_id
    where c.position > ${after} order by c.position limit ${limit + 1}`.execute(db);
  const codes = rows.slice(0, limit).map(
    ({ started_at, ended_at, ...code }): FeedCode => ({
      ...code,
      inicio: wallClock(timeZone, started_at),
      fim: ended_at === null ? null : wallClock(timeZone, ended_at),
    }),
  );
  return { codes, position: codes.at(-1)?.position ?? after, more: rows.length > limit };
}

/**
 * Assigns positions to the codes that this transaction has changed so far, for a gateway that reads within it. From
 * here to its end no other transaction that changes codes commits.
 */
export async function settlePositions(trx: Db): Promise<void> {
  await sql`set constraints give_code_positions immediate`.execute(trx);
  await sql`set constraints give_code_positions deferred`.execute(trx);
}
