import { type Insertable, sql } from 'kysely';
import { mayAnswer } from '../../../contract/access';
import { ORDER_STATUS } from '../../../contract/work-orders';
import { recordChanges } from '../../platform/audit/record';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import type { WorkOrderEntry } from '../../platform/db/tables/news';
import { HttpError } from '../../platform/errors/http-error';
import type { Person } from '../../platform/principal/principal';
import { scopeOn } from '../../platform/principal/scope-on';
import { lockOrder } from './hold';
import { notifyOfOrder } from './notify';

interface Addition {
  number: number;
  key: string | null;
  values: Pick<Insertable<WorkOrderEntry>, 'text' | 'file_name' | 'image' | 'width' | 'height'>;
  /** What the audit trail stores in addition. */
  audited?: { bytes: number };
  /** The maximum number of such entries on an order. */
  most: { column: 'text' | 'file_name'; count: number; problem: 'tooManyComments' | 'tooManyAttachments' };
}

/**
 * Adds an entry to the conversation on an order that is not closed, and notifies the others.
 * @returns the id of the entry, or of the one that was added before with the same key
 * @throws HttpError 404, 403, 409 for an order that is closed or full
 */
export async function addEntry(
  trx: Db,
  context: AppContext,
  person: Person,
  { number, key, values, audited, most }: Addition,
): Promise<number> {
  const order = await lockOrder(trx, scopeOn(person, '/chamados'), number);
  const earlier = await earlierEntry(trx, person.id, key);
  if (earlier !== null) return earlier;
  if (order.status === ORDER_STATUS.closed) throw new HttpError(409, 'workOrderProblems.closed');
  const { held } = await trx
    .selectFrom('work_order_entry')
    .where('work_order', '=', number)
    .where(most.column, 'is not', null)
    .select(({ fn }) => fn.countAll<number>().as('held'))
    .executeTakeFirstOrThrow();
  if (held >= most.count) throw new HttpError(409, `workOrderProblems.${most.problem}`);
  const at = context.now();
  const { id } = await trx
    .insertInto('work_order_entry')
    .values({
      work_order: number,
      at,
      author_id: person.id,
      author_name: person.name,
      provider: mayAnswer(person, '/chamados'),
      request_key: key,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`update work_order set modified_at = greatest(modified_at, ${at}::timestamptz)
    where number = ${number}`.execute(trx);
  await recordChanges(trx, person, [
    {
      action: 'create',
      entity: 'work_order_entry',
      key: String(id),
      after: { work_order: number, text: values.text, file_name: values.file_name, ...audited },
    },
  ]);
  await notifyOfOrder(trx, context, { order, event: 'commented', by: person, at });
  return id;
}

/** Returns the id of the entry that a person has added with a key; `null` if there is none. */
export async function earlierEntry(db: Db, person: number, key: string | null): Promise<number | null> {
  if (key === null) return null;
  const earlier = await db
    .selectFrom('work_order_entry')
    .where('author_id', '=', person)
    .where('request_key', '=', key)
    .select('id')
    .executeTakeFirst();
  return earlier?.id ?? null;
}
