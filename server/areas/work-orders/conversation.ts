import { sql } from 'kysely';
import type { BodyOf, ReplyOf } from '../../../contract/operation';
import type {
  addOrderComment,
  ConversationEntry,
  listOrderEntries,
} from '../../../contract/work-order-conversation';
import { commentProblem } from '../../../contract/work-order-rules';
import { ORDER_STATUS, WORK_ORDER } from '../../../contract/work-orders';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { forbidden, HttpError, notFound } from '../../platform/errors/http-error';
import type { Person } from '../../platform/principal/principal';
import type { Scope } from '../../platform/principal/scope';
import { scopeOn } from '../../platform/principal/scope-on';
import { wallClock } from '../../platform/time/wall-clock';
import { addEntry } from './entry';
import { assertNoProblems } from './problems';

interface EntryRow {
  id: number;
  at: Date;
  author_id: number | null;
  author_name: string;
  provider: boolean;
  text: string | null;
  status: 0 | 1 | 2 | null;
  attachment: ConversationEntry['attachment'];
}

/** Returns the comments, pictures and status changes of an order, or one of them, oldest first. */
async function entriesOf(
  db: Db,
  viewer: number,
  number: number,
  timeZone: string,
  only?: number,
): Promise<ConversationEntry[]> {
  const { rows } = await sql<EntryRow>`
    select id, at, author_id, author_name, provider, text, status,
      case when image is not null then jsonb_build_object('id', id, 'name', file_name, 'type', media_type,
        'size', bytes, 'width', width, 'height', height) end as attachment
    from work_order_entry left join stored_file on stored_file.name = image
    where work_order = ${number} ${only === undefined ? sql`` : sql`and id = ${only}`} order by id`.execute(
    db,
  );
  return rows.map(({ id, at, author_id, author_name, provider, text, status, attachment }) => ({
    id,
    at: wallClock(timeZone, at),
    author: { name: author_name, own: author_id === viewer, provider },
    text,
    attachment,
    status,
  }));
}

/**
 * Returns one entry of an order.
 * @throws HttpError 409 if the entry belongs to another order, because its key was reused
 */
export async function entryOf(
  db: Db,
  viewer: number,
  number: number,
  timeZone: string,
  id: number,
): Promise<ConversationEntry> {
  const [entry] = await entriesOf(db, viewer, number, timeZone, id);
  if (entry === undefined) throw new HttpError(409, 'workOrderProblems.keyOfOther');
  return entry;
}

/**
 * Returns the conversation on an order, and whether entries can be added.
 * @throws HttpError 404 for an unknown number, 403 for an order of somebody else's shop
 */
export async function conversationOf(
  { database: { db }, config: { timeZone } }: AppContext,
  person: Person,
  number: number,
): Promise<ReplyOf<typeof listOrderEntries>> {
  const { open } = await seenOrder(db, scopeOn(person, '/chamados'), number);
  const content = await entriesOf(db, person.id, number, timeZone);
  const holds = (kind: 'text' | 'attachment') => content.filter((entry) => entry[kind] !== null).length;
  return {
    content,
    mayComment: open && holds('text') < WORK_ORDER.comments,
    mayAttach: open && holds('attachment') < WORK_ORDER.attachments,
  };
}

/** @throws HttpError 404 for an unknown number, 403 for an order of somebody else's shop */
export async function seenOrder(db: Db, scope: Scope, number: number): Promise<{ open: boolean }> {
  const order = await db
    .selectFrom('work_order')
    .where('number', '=', number)
    .select(['establishment_code', 'status'])
    .executeTakeFirst();
  if (order === undefined) throw notFound();
  if (!scope.all && !scope.codes.includes(order.establishment_code)) throw forbidden();
  return { open: order.status !== ORDER_STATUS.closed };
}

/**
 * Adds a comment to an order. One that the same person repeats with its key adds nothing and returns the first.
 * @throws HttpError 400 for an empty comment and for one that is too long, 404, 403, 409 for an order that is closed
 */
export async function addComment(
  context: AppContext,
  person: Person,
  number: number,
  { text, chave }: BodyOf<typeof addOrderComment>,
): Promise<ConversationEntry> {
  const problem = commentProblem(text);
  if (problem !== null) assertNoProblems({ text: problem });
  const { timeZone } = context.config;
  const comment = (text ?? '').trim();
  const entry = await context.database.db.transaction().execute(async (trx) => {
    const id = await addEntry(trx, context, person, {
      number,
      key: chave ?? null,
      values: { text: comment },
      most: { column: 'text', count: WORK_ORDER.comments, problem: 'tooManyComments' },
    });
    return entryOf(trx, person.id, number, timeZone, id);
  });
  context.jobSignal.notify();
  return entry;
}
