import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/connections';
import type { WorkOrder } from '../../platform/db/tables/news';
import { forbidden, notFound } from '../../platform/errors/http-error';
import type { Scope } from '../../platform/principal/scope';

/**
 * Returns an order and locks it until the transaction ends, so that nobody closes it meanwhile.
 * @throws HttpError 404 for an unknown number, 403 for an order of somebody else's shop
 */
export async function lockOrder(trx: Db, scope: Scope, number: number): Promise<Selectable<WorkOrder>> {
  const order = await trx
    .selectFrom('work_order')
    .where('number', '=', number)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (order === undefined) throw notFound();
  if (!scope.all && !scope.codes.includes(order.establishment_code)) throw forbidden();
  return order;
}
