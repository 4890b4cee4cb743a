import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { listOrderDeliveries, retryOrderDeliveries } from '../../../../../contract/work-order-deliveries';
import { getWorkOrder, reopenWorkOrder } from '../../../../../contract/work-orders';
import { workOrders } from '../../../../../server/areas/work-orders';
import { caseRoutine } from '../../../../../server/areas/work-orders/cases/job';
import { attemptNextJob } from '../../../../../server/platform/jobs/attempt';
import { keptLetters, SITE } from '../../../../support/letters';
import { testPortal } from '../../../../support/portal';
import { SECRET } from '../../../../support/salesforce';
import { trailOf } from '../../operator-codes/shops';
import { disputed, opened, told } from '../orders';
import { caseOf, open, ordersOutside, setTo, work, workerOf } from './outside';

const all = ordersOutside();
const never = new AbortController().signal;
const jobs = () =>
  all.database.db.selectFrom('job').where('kind', '=', 'workOrderCases').selectAll().execute();
const list = async () =>
  (await all.portal.call(listOrderDeliveries, { token: all.tokens.administrator })).body;
const saves = () => all.salesforce.calls.filter(({ kind }) => kind === 'save').length;
const statusOf = async (workOrder: number) =>
  (await all.portal.call(getWorkOrder, { token: all.tokens.manager, params: { workOrder } })).body.status;
const at = (instant: string) => all.portal.setNow(`2026-11-20T${instant}Z`);

describe('an order', () => {
  test('is sent when it is opened, with its external id and its number', async () => {
    const number = await open(all);
    const dispute = await open(all, disputed);
    await work(all);
    const [one, other] = all.salesforce.cases;
    expect(one?.externalId).toBe((await caseOf(all, number)).external_id);
    expect(one?.Status).toBe('New');
    expect(one?.fields).toMatchObject({
      Subject: `${number} Manutenção de terminal - T0001 - Mercado 1`,
      SuppliedEmail: '20000002@example.com',
    });
    expect(one?.fields.Description?.split('\n')).toEqual([
      'The drawer does not open.',
      '',
      'ec: 0001 Mercado 1',
      'numeroLogico: T0001',
      'telefone: (11) 90123-4567',
      'cpfCnpj: 20000002',
      'sintoma: Cofre Fora',
    ]);
    expect(other?.fields.Subject).toMatch(new RegExp(`^${dispute} `));
    expect(other?.fields.Description).toContain('valorContestado: 100.00');
    expect((await list()).waiting).toBe(0);
    expect(await jobs()).toEqual([]);
  });

  test('is sent with each change of its status, in the order of the changes', async () => {
    const number = await open(all);
    await setTo(all, number, 2);
    await work(all);
    expect(all.salesforce.cases).toMatchObject([{ Status: 'Working' }]);
    expect(saves()).toBe(1);
    await setTo(all, number, 1);
    await work(all);
    expect(all.salesforce.cases).toMatchObject([{ Status: 'Closed' }]);
    await all.portal.call(reopenWorkOrder, {
      token: all.tokens.manager,
      params: { workOrder: number },
      body: {},
    });
    await work(all);
    expect(all.salesforce.cases).toMatchObject([{ Status: 'New' }]);
  });

  test('is enqueued in the transaction that opens it, or not at all', async () => {
    await sql`alter table work_order_case add constraint nobody check (work_order < 0)`.execute(
      all.database.db,
    );
    try {
      await expect(open(all)).rejects.toThrow();
      const { rows } = await sql`select from work_order`.execute(all.database.db);
      expect([rows.length, (await jobs()).length]).toEqual([0, 0]);
    } finally {
      await sql`alter table work_order_case drop constraint nobody`.execute(all.database.db);
    }
  });

  test('is not sent without a configured system', async () => {
    const portal = await testPortal(all.database);
    const post = { post: keptLetters(), site: SITE };
    expect(workOrders.jobs?.(portal.context, post).map(({ name }) => name)).toEqual(['workOrderMail']);
    await opened({ ...all, portal });
    await caseRoutine.look(portal.context);
    expect(await jobs()).toEqual([]);
    const { body } = await portal.call(listOrderDeliveries, { token: all.tokens.administrator });
    expect(body).toMatchObject({ system: null, waiting: 0 });
    await portal.app.close();
  });
});

describe('a failed order', () => {
  test('waits with the reason, longer each time, and is then sent once', async () => {
    const number = await open(all);
    all.salesforce.disturb(
      'save',
      { after: true, status: 500, body: [{ message: 'x', errorCode: 'UNKNOWN_EXCEPTION' }] },
      { lost: true },
    );
    await work(all);
    expect(await list()).toMatchObject({
      system: 'Salesforce',
      waiting: 1,
      pausedUntil: null,
      content: [
        {
          workOrder: number,
          nameAndLogicNumber: 'T0001 - Mercado 1',
          sinceDate: '2026-11-20T12:00:00',
          tries: 1,
          triedDate: '2026-11-20T12:00:00',
          dueDate: '2026-11-20T12:00:15',
          problem: 'failed',
          detail: '500 UNKNOWN_EXCEPTION',
        },
      ],
    });
    at('15:00:14');
    await caseRoutine.look(all.portal.context);
    await work(all);
    expect(saves()).toBe(1);
    at('15:00:15');
    await caseRoutine.look(all.portal.context);
    await work(all);
    const lost = await list();
    expect(lost.content[0]).toMatchObject({
      tries: 2,
      problem: 'unreachable',
      dueDate: '2026-11-20T12:00:45',
    });
    at('15:01:00');
    await caseRoutine.look(all.portal.context);
    await work(all);
    expect([(await list()).waiting, all.salesforce.cases.length, saves()]).toEqual([0, 1, 3]);
    // Nothing is wrong any more, and no old failure stands beside that.
    expect((await list()).problem).toBeNull();
  });

  test('delays no other; a failure of the system delays all', async () => {
    const [one, other] = [await open(all), await open(all)];
    all.salesforce.disturb('save', {
      status: 400,
      body: [{ errorCode: 'REQUIRED_FIELD_MISSING', fields: ['X'] }],
    });
    await work(all);
    expect((await list()).content).toMatchObject([
      {
        workOrder: one,
        problem: 'refused',
        detail: '400 REQUIRED_FIELD_MISSING (X)',
        dueDate: '2026-11-20T13:00:00',
      },
    ]);
    expect(all.salesforce.cases.map(({ fields }) => fields.Subject?.split(' ')[0])).toEqual([String(other)]);

    await open(all);
    await open(all);
    all.salesforce.disturb('save', {
      status: 403,
      body: [{ errorCode: 'REQUEST_LIMIT_EXCEEDED' }],
      headers: { 'retry-after': '600' },
    });
    const before = saves();
    await work(all);
    expect(saves()).toBe(before + 1);
    const stopped = await list();
    expect(stopped).toMatchObject({
      problem: 'limit',
      detail: '403 REQUEST_LIMIT_EXCEEDED',
      pausedUntil: '2026-11-20T12:10:00',
      waiting: 3,
      // The last one was not attempted, and is not before then.
      content: [
        { dueDate: '2026-11-20T13:00:00' },
        { tries: 1 },
        { tries: 0, dueDate: '2026-11-20T12:10:00' },
      ],
    });
    at('15:09:59');
    await caseRoutine.look(all.portal.context);
    await work(all);
    expect(saves()).toBe(before + 1);
    at('15:10:00');
    await caseRoutine.look(all.portal.context);
    await work(all);
    expect(await list()).toMatchObject({ problem: null, pausedUntil: null, waiting: 1 });
  });

  test('is attempted at once on request of level 1, one or all', async () => {
    const [one] = [await open(all), await open(all)];
    const down = { status: 503 } as const;
    all.salesforce.disturb('save', down);
    await work(all);
    const retry = (body: object, token = all.tokens.administrator) =>
      all.portal.call(retryOrderDeliveries, { token, body });
    expect((await list()).pausedUntil).toBe('2026-11-20T12:00:15');
    for (const person of ['manager', 'viewer', 'bank'] as const) {
      expect((await retry({}, all.tokens[person])).status).toBe(403);
      const { status } = await all.portal.call(listOrderDeliveries, { token: all.tokens[person] });
      expect(status).toBe(403);
    }
    const { status, body } = await retry({ workOrder: one });
    expect([status, body.pausedUntil, body.content[0].dueDate]).toEqual([200, null, '2026-11-20T12:00:00']);
    await work(all);
    expect([all.salesforce.cases.length, (await list()).waiting]).toEqual([2, 0]);
  });

  test('reveals no secret', async () => {
    await open(all);
    all.salesforce.disturb('token', {
      status: 400,
      body: { error: 'invalid_client', error_description: SECRET },
    });
    await work(all);
    const { rows } = await sql`select (select jsonb_agg(to_jsonb(c)) from work_order_case c) as cases,
      (select jsonb_agg(to_jsonb(l)) from case_link l) as link`.execute(all.database.db);
    expect((await list()).problem).toBe('unauthorized');
    expect(JSON.stringify(rows)).not.toContain(SECRET);
  });
});

describe('two servers', () => {
  test('send each order once, and never one at the same time', async () => {
    const numbers = [];
    for (let count = 0; count < 6; count += 1) numbers.push(await open(all));
    const servers = [workerOf(all), workerOf(all), workerOf(all)];
    await Promise.all(
      servers.map(async (server) => {
        while (await attemptNextJob(server, never));
      }),
    );
    await caseRoutine.look(all.portal.context);
    await work(all);
    expect(all.salesforce.cases.length).toBe(numbers.length);
    expect(saves()).toBe(numbers.length);
    expect(Math.max(...all.salesforce.together.values())).toBe(1);
    expect((await list()).waiting).toBe(0);
  });

  test('if one is stuck in a call, the other one waits and sends nothing', async () => {
    await open(all);
    let answer = () => {};
    all.salesforce.disturb('save', { slow: new Promise((resolve) => (answer = resolve)) });
    const stuck = attemptNextJob(workerOf(all), never);
    await expect.poll(saves).toBe(1);
    const second = await open(all);
    await work(all);
    expect(saves()).toBe(1);
    answer();
    await stuck;
    // The server that had it queries once more.
    await work(all);
    expect([saves(), all.salesforce.cases.length]).toEqual([2, 2]);
    expect((await caseOf(all, second)).sent_revision).toBe(1);
  });

  test('if one dies before the acknowledgement, another one sends it again, and there is one case', async () => {
    const number = await open(all);
    let answer = () => {};
    all.salesforce.disturb('save', { slow: new Promise((resolve) => (answer = resolve)) });
    const stopped = new AbortController();
    const ending = attemptNextJob(workerOf(all), stopped.signal);
    await expect.poll(saves).toBe(1);
    stopped.abort(new Error('The server ends'));
    await ending;
    answer();
    await expect.poll(() => all.salesforce.cases.length).toBe(1);
    expect((await list()).content).toMatchObject([{ workOrder: number, tries: 0, problem: null }]);
    // Its lease has expired by then.
    await sql`update case_link set leased_until = clock_timestamp() - interval '1 second'`.execute(
      all.database.db,
    );
    await work(all);
    expect([saves(), all.salesforce.cases.length, (await list()).waiting]).toEqual([2, 1, 0]);
  });

  test('a status that is set while its order is being sent is sent afterwards', async () => {
    const number = await open(all);
    let answer = () => {};
    all.salesforce.disturb('save', { slow: new Promise((resolve) => (answer = resolve)) });
    const telling = attemptNextJob(workerOf(all), never);
    await expect.poll(saves).toBe(1);
    await setTo(all, number, 1);
    answer();
    await telling;
    await work(all);
    expect(all.salesforce.cases).toMatchObject([{ Status: 'Closed' }]);
    expect((await list()).waiting).toBe(0);
  });
});

describe('WO-02 a status that is set outside', () => {
  const look = async (minute: string) => {
    at(`15:${minute}:00`);
    await caseRoutine.look(all.portal.context);
    await work(all);
  };
  const told_ = async () => {
    const number = await open(all);
    await work(all);
    return { number, id: (await caseOf(all, number)).external_id };
  };

  test('is set here, audited with the system as author, and the requester is notified', async () => {
    const { number, id } = await told_();
    all.salesforce.change(id, 'Closed');
    await look('02');
    expect(await statusOf(number)).toBe(1);
    const [entry] = (await trailOf(all.database, 'work_order', String(number))).slice(-1);
    expect(entry).toMatchObject({
      actor: 'case system',
      actor_id: null,
      action: 'update',
      before: { status: 0 },
      after: { status: 1 },
    });
    expect(await told(all, 'manager')).toEqual(['workOrderClosed']);
    const entries = await all.database.db.selectFrom('work_order_entry').selectAll().execute();
    expect(entries).toMatchObject([
      { author_id: null, author_name: 'Salesforce', provider: true, status: 1 },
    ]);
    const mails = await all.database.db.selectFrom('work_order_mail_line').selectAll().execute();
    expect(mails.filter(({ user_id }) => user_id === all.ids.manager)).toMatchObject([
      { event: 'closed', author_name: 'Salesforce' },
    ]);
    // It came from there, and is not sent back.
    expect(saves()).toBe(1);
    await look('04');
    expect([saves(), (await told(all, 'manager')).length]).toEqual([1, 1]);
  });

  test('is queried every two minutes, from the last known change', async () => {
    await told_();
    const queries = () => all.salesforce.calls.filter(({ kind }) => kind === 'query');
    const before = queries().length;
    await look('01');
    expect(queries().length).toBe(before);
    await look('02');
    expect(queries().length).toBe(before + 1);
    expect(queries().at(-1)?.path).toContain('SystemModstamp+>=+2026-11-20T1');
  });

  test('does not replace one that was set here and is not sent yet', async () => {
    const { number, id } = await told_();
    all.salesforce.change(id, 'Closed');
    all.salesforce.disturb('save', { status: 400, body: [{ errorCode: 'UNABLE_TO_LOCK_ROW' }] });
    await setTo(all, number, 2);
    await look('02');
    expect(await statusOf(number)).toBe(2);
    await look('03');
    expect(all.salesforce.cases).toMatchObject([{ Status: 'Working' }]);
    await look('06');
    expect(await statusOf(number)).toBe(2);
  });

  test('is not reset by the next attempt if the acknowledgement of a new order was lost', async () => {
    const number = await open(all);
    all.salesforce.disturb('save', { after: true, status: 500 });
    await work(all);
    all.salesforce.change((await caseOf(all, number)).external_id, 'Closed');
    await look('02');
    expect(all.salesforce.cases).toMatchObject([{ Status: 'Closed' }]);
    expect([await statusOf(number), (await list()).waiting]).toEqual([1, 0]);
  });

  test('is ignored if the case or the status is unknown here', async () => {
    const { number, id } = await told_();
    all.salesforce.cases.push(
      { Id: '1', externalId: 'not-ours', Status: 'Closed', stamp: Date.now(), fields: {} },
      {
        Id: '2',
        externalId: '00000000-0000-4000-8000-000000000000',
        Status: 'Closed',
        stamp: Date.now(),
        fields: {},
      },
    );
    all.salesforce.change(id, 'Escalated');
    await look('02');
    expect(await statusOf(number)).toBe(0);
    expect((await list()).problem).toBeNull();
  });

  test('that reopens a dispute while another one of the transaction is open here is closed there again', async () => {
    const transaction = { transaction_nsu: '1', transaction_captured_at: '2026-11-19T10:00:00' };
    const first = await open(all, disputed);
    // Of another amount: as one of the same it could not be opened beside the first.
    const second = await open(all, { ...disputed, valorInserido: 501 });
    await work(all);
    await setTo(all, first, 1);
    await work(all);
    await all.database.db
      .updateTable('work_order')
      .set(transaction)
      .where('number', 'in', [first, second])
      .execute();
    const { external_id } = await caseOf(all, first);
    all.salesforce.change(external_id, 'New');
    await look('02');
    expect(await statusOf(first)).toBe(1);
    await work(all);
    expect(all.salesforce.cases.find(({ externalId }) => externalId === external_id)?.Status).toBe('Closed');
  });

  test('that cannot be read is reported, and orders are still sent', async () => {
    all.salesforce.disturb('query', { status: 400, body: [{ errorCode: 'INVALID_FIELD' }] });
    await told_();
    expect(await list()).toMatchObject({
      problem: 'refused',
      detail: '400 INVALID_FIELD',
      pausedUntil: null,
    });
    await told_();
    expect(all.salesforce.cases.length).toBe(2);
    await look('02');
    expect((await list()).problem).toBeNull();
  });
});
