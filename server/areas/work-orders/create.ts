import { type Selectable, sql } from 'kysely';
import { phoneOf } from '../../../contract/phone-numbers';
import { amountOf, workOrderProblems } from '../../../contract/work-order-rules';
import { CASE_TYPE, type RequestType, type WorkOrderCreation } from '../../../contract/work-orders';
import { recordChanges } from '../../platform/audit/record';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import type { WorkOrder } from '../../platform/db/tables/news';
import { assertAll } from '../../platform/errors/http-error';
import type { SignedIn } from '../../platform/principal/principal';
import { scopeOn } from '../../platform/principal/scope-on';
import { wallClock } from '../../platform/time/wall-clock';
import { auditedOrder } from './audited';
import { putUpCase } from './cases/outbox';
import { assertNotDisputed, DISPUTE_INDEX, openDisputeOf, violates } from './disputes';
import { notifyOfOrder } from './notify';
import { assertNoProblems, otherOrder } from './problems';
import { assertOperator, assertTransaction } from './references';
import { assertTerminal } from './terminal';

/** The stored columns of a request, except for its requester and its time. */
type OrderValues = Pick<Selectable<WorkOrder>, (typeof wished)[number]>;
const wished = [
  'case_type',
  'logical_number',
  'phone',
  'operator_id',
  'report',
  'symptom',
  'inserted_amount',
  'inserted_approximate',
  'disputed_amount',
  'disputed_approximate',
  'transaction_at',
  'has_receipt',
  'nsu',
  'transaction_nsu',
  'transaction_captured_at',
] as const;

/** The records that a request names, as they are looked up. */
interface Named {
  establishment: string;
  transaction: Awaited<ReturnType<typeof assertTransaction>>;
  operator: Awaited<ReturnType<typeof assertOperator>>;
}

/**
 * The rules of a request that need no database.
 * @throws HttpError 400 with the faults at their fields
 */
export function assertOrderRules(
  { config: { timeZone, phoneCountry: country }, now }: AppContext,
  type: RequestType,
  body: WorkOrderCreation,
): void {
  assertNoProblems(workOrderProblems(type, body, { now: wallClock(timeZone, now()), country }));
}

/**
 * API-44: opens an order. A request that the same person repeats with its key opens nothing and returns the number of
 * the first; a repeat at the same moment waits until the first ends.
 * @throws HttpError 400 with the faults at their fields, 403 for what belongs to somebody else, 409 for a transaction
 * that is disputed already and for a key that was used for something else
 */
export async function openOrder(
  context: AppContext,
  person: SignedIn,
  type: RequestType,
  body: WorkOrderCreation,
): Promise<{ workOrder: number }> {
  const {
    database: { db },
    config: { phoneCountry: country },
  } = context;
  const now = context.now();
  const scope = scopeOn(person, '/chamados');
  const terminal = body.numeroLogico ?? '';
  const named: Named = { establishment: '', transaction: null, operator: null };
  await assertAll(
    () => assertOrderRules(context, type, body),
    async () => {
      named.establishment = await assertTerminal(db, scope, terminal);
    },
  );
  await assertAll(
    async () => {
      named.transaction = await assertTransaction(db, scope, terminal, body.transacao ?? null);
    },
    async () => {
      named.operator = await assertOperator(db, scope, body.numeroCartaoOperador, named);
    },
  );
  const { establishment, operator } = named;
  const phone = phoneOf(body.telefone ?? '', country) ?? '';
  const wish = wishOf(type, body, { phone, operator: operator?.id ?? null });
  const values = {
    ...wish,
    establishment_code: establishment,
    operator_card_number: operator?.tail ?? null,
    requested_by: person.id,
    requester_login: person.login,
    requester_name: person.name,
    requester_email: person.email,
    request_key: body.chave ?? null,
    created_at: now,
    modified_at: now,
    settled_at: null,
  };
  try {
    const number = await db.transaction().execute(async (trx) => {
      const row = await trx
        .insertInto('work_order')
        .values(values)
        .onConflict((conflict) => conflict.columns(['requested_by', 'request_key']).doNothing())
        .returningAll()
        .executeTakeFirst();
      if (row === undefined) return earlierOrder(trx, person.id, values.request_key, wish);
      await assertNotDisputed(trx, row);
      const key = String(row.number);
      await recordChanges(trx, person, [
        { action: 'create', entity: 'work_order', key, after: auditedOrder(row) },
      ]);
      await notifyOfOrder(trx, context, { order: row, event: 'opened', by: person, at: now });
      await putUpCase(trx, context, row.number, null);
      return row.number;
    });
    context.jobSignal.notify();
    return { workOrder: number };
  } catch (error) {
    if (!violates(error, DISPUTE_INDEX)) throw error;
    const other = await openDisputeOf(db, wish);
    // The other dispute was closed meanwhile: another attempt succeeds.
    if (other === null) return openOrder(context, person, type, body);
    throw otherOrder('disputed', other);
  }
}

function wishOf(
  type: RequestType,
  body: WorkOrderCreation,
  { phone, operator }: { phone: string; operator: number | null },
): OrderValues {
  const common = {
    logical_number: body.numeroLogico ?? '',
    phone,
    operator_id: operator,
    report: (body.relatoUsuario ?? '').trim(),
  };
  if (type === 'manutencaoTransacao') {
    return { ...common, ...NO_DISPUTE, case_type: CASE_TYPE.maintenance, symptom: body.sintoma ?? null };
  }
  return {
    ...common,
    case_type: CASE_TYPE.dispute,
    symptom: null,
    // It is passed as decimal text, because it may have more digits than a number can represent.
    inserted_amount: amountOf(body.valorInserido) as unknown as number,
    inserted_approximate: body.valorInseridoAproximado === 'S',
    disputed_amount: amountOf(body.valorContestado) as unknown as number,
    disputed_approximate: body.valorSolicitadoAproximado === 'S',
    transaction_at: body.dataHoraTransacao ?? null,
    has_receipt: body.clientePossuiComprovante === 'S',
    nsu: (body.nsu ?? '').trim() || null,
    transaction_nsu: body.transacao?.nsu ?? null,
    transaction_captured_at: body.transacao?.capturedAt ?? null,
  };
}

const NO_DISPUTE = {
  inserted_amount: null,
  inserted_approximate: null,
  disputed_amount: null,
  disputed_approximate: null,
  transaction_at: null,
  has_receipt: null,
  nsu: null,
  transaction_nsu: null,
  transaction_captured_at: null,
};

/** Returns the number of the order that a person opened with a key. */
async function earlierOrder(trx: Db, person: number, key: string | null, wish: OrderValues): Promise<number> {
  const same = wished.map((column) => sql`${sql.ref(column)} is not distinct from ${wish[column]}`);
  const earlier = await trx
    .selectFrom('work_order')
    .where('requested_by', '=', person)
    .where('request_key', '=', key)
    .select(['number', sql<boolean>`${sql.join(same, sql` and `)}`.as('same')])
    .executeTakeFirstOrThrow();
  if (!earlier.same) throw otherOrder('keyUsed', earlier.number);
  return earlier.number;
}
