import { sql } from 'kysely';
import type { Language } from '../../../contract/languages';
import { PAGE } from '../../../contract/limits';
import type { QueryOf } from '../../../contract/operation';
import { asPage } from '../../../contract/paging';
import type { listWebhookDeliveries } from '../../../contract/webhook-log';
import type { Delivery, WebhookProblem, WebhookState } from '../../../contract/webhooks';
import { message } from '../../../i18n/server';
import { scopeMark } from '../../engines/webhooks/audience';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { sortOf } from '../../platform/db/page';
import { notFound } from '../../platform/errors/http-error';
import type { Client, Person } from '../../platform/principal/principal';
import { within } from '../../platform/principal/scope';
import { wallClock } from '../../platform/time/wall-clock';
import { eventIdOf } from './deliver';
import type { Held } from './queue';
import { seedColumns } from './secret';

interface Row {
  id: number;
  event_id: string;
  type: string;
  establishment_code: string | null;
  state: WebhookState;
  again: boolean;
  sample: boolean;
  created_at: Date;
  tries: number;
  tried_at: Date | null;
  problem: WebhookProblem | null;
  status: number | null;
  latency_ms: number | null;
  answer: string | null;
}

const columns = sql`d.id, d.event_id, ev.type, ev.establishment_code, d.state, d.again, ev.sample, d.created_at, d.tries, d.tried_at,
  d.problem, d.status, d.latency_ms, d.answer`;
const source = sql`webhook_delivery d join webhook_event ev on ev.id = d.event_id`;

/** Converts a row of the log to the form of the contract. */
const listedDelivery = (row: Row, timeZone: string, language: Language): Delivery => ({
  id: row.id,
  eventId: eventIdOf(row.event_id, row.sample),
  type: row.type,
  establishment: row.establishment_code,
  state: row.state,
  again: row.again,
  sample: row.sample,
  createdDate: wallClock(timeZone, row.created_at),
  tries: row.tries,
  triedDate: row.tried_at && wallClock(timeZone, row.tried_at),
  problem: row.problem,
  message: messageOf(row, language),
  status: row.status,
  latency: row.latency_ms,
  answer: row.answer,
});

function messageOf({ state, problem, status }: Row, language: Language): string | null {
  if (state === 'withheld') return message(language, 'webhookReplies.withheld');
  return problem && message(language, `webhookReplies.problems.${problem}`, { status: status ?? 0 });
}

/** Returns a receiver of a person, with what sending to it needs. @throws HttpError 404 */
export async function endpointOf(db: Db, { id: userId }: Pick<Person, 'id'>, id: number): Promise<Held> {
  const endpoint = await db
    .selectFrom('webhook_endpoint')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .select(['id', 'user_id', 'url', ...seedColumns])
    .executeTakeFirst();
  if (endpoint === undefined) throw notFound();
  return endpoint;
}

/** Returns a page of the log of a receiver, by default the newest first. @throws HttpError 404 */
export async function deliveriesPage(
  { database: { db }, config: { timeZone } }: AppContext,
  person: Person,
  endpoint: number,
  query: QueryOf<typeof listWebhookDeliveries>,
  language: Language,
) {
  await endpointOf(db, person, endpoint);
  const { state = null, type = null, establishment = null, page = 0, size = PAGE.size } = query;
  const [, direction] = sortOf(query, 'id,desc');
  const matching = sql`d.endpoint_id = ${endpoint} and (${state}::text is null or d.state = ${state}::text)
    and (${type}::text is null or ev.type = ${type}::text)
    and (${establishment}::text is null or ev.establishment_code = ${establishment}::text)`;
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from ${source} where ${matching}`.execute(db);
  const { rows } = await sql<Row>`select ${columns} from ${source} where ${matching}
    order by d.id ${sql.raw(direction)} limit ${size} offset ${page * size}`.execute(db);
  const content = rows.map((row) => listedDelivery(row, timeZone, language));
  return asPage(content, counted[0]?.total ?? 0, { page, size });
}

/**
 * Returns one delivery of a receiver of a person. Its body tells of an establishment, or of all that the person had: whoever
 * has lost that since does not read it, whether it was sent or withheld.
 * @throws HttpError 404
 */
export async function deliveryOf(
  { database: { db }, config: { timeZone } }: AppContext,
  person: Person | Client,
  { id, delivery }: { id: number; delivery: number },
  language: Language,
) {
  await endpointOf(db, person, id);
  const known = sql`(ev.scope is null or ev.scope = ${scopeMark(sql`${person.id}::int`)})
    and (ev.establishment_code is null or ${within(person.scope, sql.ref('ev.establishment_code'))})`;
  const { rows } = await sql<Row & { body: string | null }>`select ${columns},
    case when ${known} then ev.body end as body from ${source}
    where d.endpoint_id = ${id} and d.id = ${delivery}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw notFound();
  return { ...listedDelivery(row, timeZone, language), body: row.body };
}
