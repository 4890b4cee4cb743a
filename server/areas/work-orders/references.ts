import { isMoment } from '../../../contract/dates';
import type { WorkOrderCreation } from '../../../contract/work-orders';
import type { Db } from '../../platform/db/connections';
import { HttpError } from '../../platform/errors/http-error';
import type { Scope } from '../../platform/principal/scope';
import { assertNoProblems } from './problems';

interface Transaction {
  operator: number;
}

/**
 * Returns the transaction of a terminal from which a dispute is opened.
 * @throws HttpError 400 for one that the terminal did not make or that was cancelled, 403 for one of a time at which
 * the terminal belonged to another establishment
 */
export async function assertTransaction(
  db: Db,
  scope: Scope,
  terminal: string,
  wanted: NonNullable<WorkOrderCreation['transacao']> | null,
): Promise<Transaction | null> {
  if (wanted === null) return null;
  const unknown = { transacao: 'unknownTransaction' } as const;
  if (!isMoment(wanted.capturedAt)) assertNoProblems(unknown);
  const row = await db
    .selectFrom('cash_transaction')
    .where('logical_number', '=', terminal)
    .where('nsu', '=', wanted.nsu)
    .where('captured_at', '=', wanted.capturedAt)
    .where('cancelled_at', 'is', null)
    .select(['establishment_code as establishment', 'operator_id as operator'])
    .executeTakeFirst();
  if (row === undefined) assertNoProblems(unknown);
  else if (!scope.all && !scope.codes.includes(row.establishment)) {
    throw new HttpError(403, 'errors.forbidden', { transacao: 'workOrderProblems.unknownTransaction' });
  }
  return row ?? null;
}

/** The form of an id in the database. */
const ID = /^[1-9][0-9]{0,9}$/;
const GREATEST_ID = 2_147_483_647;

/**
 * Returns the operator that a request names, with the tail of its code: one of the terminal's establishment, or the one
 * who made the transaction, who may be of another (decisions, feed).
 * @throws HttpError 400 for any other, 403 for one of somebody else's shop
 */
export async function assertOperator(
  db: Db,
  scope: Scope,
  key: string | null | undefined,
  of: { establishment: string; transaction: Transaction | null },
): Promise<{ id: number; tail: string } | null> {
  const wanted = (key ?? '').trim();
  if (wanted === '') return null;
  const unknown = { numeroCartaoOperador: 'unknownOperator' } as const;
  if (!ID.test(wanted) || Number(wanted) > GREATEST_ID) assertNoProblems(unknown);
  const row = await db
    .selectFrom('operator')
    .where('id', '=', Number(wanted))
    .select(['id', 'code_tail as tail', 'establishment_code as establishment'])
    .executeTakeFirst();
  const { establishment, transaction } = of;
  if (row !== undefined && (row.establishment === establishment || row.id === transaction?.operator)) {
    return { id: row.id, tail: row.tail };
  }
  if (!scope.all && (row === undefined || !scope.codes.includes(row.establishment))) {
    throw new HttpError(403, 'errors.forbidden', {
      numeroCartaoOperador: 'workOrderProblems.unknownOperator',
    });
  }
  assertNoProblems(unknown);
  return null;
}
