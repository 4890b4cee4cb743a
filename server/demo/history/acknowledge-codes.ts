import { sql } from 'kysely';
import { FEED_CODES } from '../../../contract/feed';
import { acknowledgeRequests } from '../../ingest/codes/acknowledge';
import { codesAfter, settlePositions } from '../../ingest/codes/changes';
import { codesReady } from '../../ingest/codes/notices';
import type { Db } from '../../platform/db/connections';
import { demoActor, demosOwn } from '../actor';
import { Chance } from '../chance';
import { HOUR } from '../span';
import { endOf, type Life } from './life';
import type { Notice } from './notifications';

/** The terminals take between a night and two days to learn new codes. */
const LEARNING_HOURS = { least: 8, most: 44 };

/**
 * The demo's gateway reads codes and acknowledges them by the functions of the feed's calls; of the demo's own requests,
 * those that its terminals have learned by the end of the span.
 */
export async function acknowledgeCodes(trx: Db, life: Life): Promise<Notice[]> {
  await settlePositions(trx);
  const { rows: waiting } = await sql<{ id: number; requested_at: Date }>`
    select id, requested_at from code_request r
    where id = any(${await requestsRead(trx, life)}::int[]) and ${demosOwn('code_request', sql`r.id`)}
    order by id`.execute(trx);
  const end = endOf(life);
  const learned = waiting.flatMap(({ id, requested_at }) => {
    const hours = new Chance(life.seed, 'learning', id).whole(LEARNING_HOURS.least, LEARNING_HOURS.most);
    const at = new Date(requested_at.getTime() + hours * HOUR * 1000);
    return at > end ? [] : [{ requestId: id, at }];
  });
  const { requests } = await acknowledgeRequests(trx, demoActor, learned);
  return requests.map(({ at, quantity, shop, requestedBy }) => ({
    what: codesReady({ quantity, shop }),
    at,
    to: (person) => person.id === requestedBy,
  }));
}

/** The requests of all codes that there are to read. */
async function requestsRead(trx: Db, { timeZone }: Life): Promise<number[]> {
  const requests = new Set<number>();
  for (let after = 0, more = true; more; ) {
    const read = await codesAfter(trx, { after, limit: FEED_CODES.atOnce, timeZone });
    for (const { requestId } of read.codes) if (requestId !== null) requests.add(requestId);
    ({ position: after, more } = read);
  }
  return [...requests];
}
