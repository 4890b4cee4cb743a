import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createWorkOrder, updateWorkOrderStatus } from '../../../../../contract/work-orders';
import { caseJobHandler } from '../../../../../server/areas/work-orders/cases/job';
import { salesforce } from '../../../../../server/areas/work-orders/cases/salesforce/salesforce';
import { caseSystemSettings } from '../../../../../server/areas/work-orders/cases/salesforce/settings';
import { attemptNextJob } from '../../../../../server/platform/jobs/attempt';
import { testPortal } from '../../../../support/portal';
import { type TestSalesforce, testSalesforce } from '../../../../support/salesforce';
import { maintenance, type Orders, orders } from '../orders';

export interface Outside extends Orders {
  salesforce: TestSalesforce;
}

/** The portal of the tests of orders, with an outside system to which it sends them. */
export function ordersOutside(): Outside {
  const all = orders() as Outside;
  beforeAll(async () => {
    all.salesforce = await testSalesforce();
    await all.portal.app.close();
    all.portal = await testPortal(all.database, all.salesforce.environment);
    all.portal.setNow('2026-11-20T15:00:00Z');
  });
  beforeEach(async () => {
    all.salesforce.reset();
    await sql`update case_link set lease = null, leased_until = null, changed_since = null, looked_at = null,
      paused_until = null, failures = 0, problem = null, detail = null`.execute(all.database.db);
  });
  afterAll(() => all.salesforce.close());
  return all;
}

/** The job handler of a server. */
export function workerOf(all: Outside, callMs?: number) {
  const { context, app } = all.portal;
  const caseSystem = context.config.of(caseSystemSettings);
  if (caseSystem === null) throw new Error('It is not configured');
  const handlers = [caseJobHandler(context, salesforce(caseSystem, context.now, callMs))];
  return { context, handlers, log: app.log, leaseSeconds: 30 };
}

/** Runs all due jobs. */
export async function work(all: Outside): Promise<void> {
  const worker = workerOf(all);
  while (await attemptNextJob(worker, new AbortController().signal));
}

export async function open(all: Outside, body: object = maintenance): Promise<number> {
  const type = 'sintoma' in body ? 'manutencaoTransacao' : 'contestacaoTransacao';
  const answer = await all.portal.call(createWorkOrder, {
    token: all.tokens.manager,
    params: { type },
    body,
  });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.workOrder;
}

export const setTo = (all: Outside, workOrder: number, status: number) =>
  all.portal.call(updateWorkOrderStatus, {
    token: all.tokens.administrator,
    params: { workOrder },
    body: { status },
  });

/** The stored case of an order. */
export const caseOf = (all: Outside, number: number) =>
  all.database.db
    .selectFrom('work_order_case')
    .where('work_order', '=', number)
    .selectAll()
    .executeTakeFirstOrThrow();
