import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { getWorkOrder, listWorkOrders, updateWorkOrderStatus } from '../../../../contract/work-orders';
import { cancelTransactions } from '../../../../server/ingest/transactions/cancel';
import { addTransactions, transaction } from '../../../support/network';
import { NOON } from '../../../support/portal';
import { trailOf } from '../operator-codes/shops';
import { ask, disputed, maintenance, opened, orders, told } from './orders';

const all = orders();
const stored = () => all.database.db.selectFrom('work_order').selectAll().orderBy('number').execute();
const details = async (workOrder: number, token = all.tokens.manager) =>
  (await all.portal.call(getWorkOrder, { token, params: { workOrder } })).body;

describe('API-44 a request', () => {
  test('WO-10 for maintenance is opened with its own fields, waits, and is listed at once (WO-23)', async () => {
    const { status, body } = await ask(all, { ...maintenance, numeroCartaoOperador: '11' });
    expect(status).toBe(201);
    expect(await stored()).toMatchObject([
      {
        number: body.workOrder,
        case_type: 0,
        status: 0,
        logical_number: 'T0001',
        establishment_code: '0001',
        phone: '(11) 90123-4567',
        operator_card_number: '110',
        report: 'The drawer does not open.',
        symptom: 'Cofre Fora',
        inserted_amount: null,
        has_receipt: null,
        nsu: null,
      },
    ]);
    const list = await all.portal.call(listWorkOrders, { token: all.tokens.manager });
    expect(list.body.content).toMatchObject([{ workOrder: body.workOrder, status: 0, sla: 'No prazo' }]);
  });

  test('WO-13 WO-15 WO-16 a dispute keeps its amounts to the cent and its other values', async () => {
    const number = await opened(all, {
      ...disputed,
      valorInserido: '9999999999999.99',
      valorContestado: 0.01,
      valorSolicitadoAproximado: 'S',
    });
    expect((await details(number)).contestacao).toEqual({
      valorInserido: 9_999_999_999_999.99,
      valorInseridoAproximado: 'N',
      valorContestado: 0.01,
      valorSolicitadoAproximado: 'S',
      dataHoraTransacao: '2026-11-20T11:59:59',
      clientePossuiComprovante: 'S',
      nsu: '0000012345',
      transacao: null,
    });
  });

  test('WO-21 has login, name and e-mail of the session, whatever the client sends for them', async () => {
    const lies = { cpfCnpj: '1', nomeFavorecido: 'Nobody', email: 'nobody@example.com' };
    const number = await opened(all, { ...maintenance, ...lies });
    expect((await details(number)).solicitante).toEqual({
      cpfCnpj: '20000002',
      nomeFavorecido: 'Person 20000002',
      email: '20000002@example.com',
    });
  });

  test('WO-14 is accepted if more is disputed than was put in', async () => {
    expect((await ask(all, { ...disputed, valorContestado: 500.01 })).status).toBe(201);
  });

  test('is audited completely, and administrators are notified of it', async () => {
    const number = await opened(all, disputed);
    const [entry] = (await trailOf(all.database, 'work_order', String(number))).slice(-1);
    expect(entry).toMatchObject({ action: 'create', actor: '20000002', before: null });
    expect(entry?.after).toMatchObject({ number, report: 'Two notes are missing.', nsu: '0000012345' });
    expect(entry?.after).not.toHaveProperty('request_key');
    expect([
      await told(all, 'administrator'),
      await told(all, 'colleague'),
      await told(all, 'manager'),
    ]).toEqual([['workOrderOpened'], ['workOrderOpened'], []]);
  });
});

describe('the refusal of bad input, at its field', () => {
  const cases: [string, object, Record<string, string>][] = [
    ['WO-11 no terminal', { ...maintenance, numeroLogico: '' }, { numeroLogico: 'Select a terminal.' }],
    ['WO-12 no phone', { ...maintenance, telefone: null }, { telefone: 'Fill in the contact phone' }],
    [
      'WO-12 a phone of nine digits',
      { ...maintenance, telefone: '(11) 9012-456' },
      {
        telefone:
          'The phone number is incomplete. A number from another country begins with + and the country code.',
      },
    ],
    ['WO-18 another symptom', { ...maintenance, sintoma: 'Fora' }, { sintoma: 'Select a symptom.' }],
    [
      'WO-19 no report',
      { ...maintenance, relatoUsuario: ' \n' },
      { relatoUsuario: 'Describe what happened.' },
    ],
    [
      'WO-19 a report of 2001 characters',
      { ...maintenance, relatoUsuario: '😀'.repeat(2001) },
      { relatoUsuario: 'The description has more than 2000 characters.' },
    ],
    [
      'WO-20 a moment in a second',
      { ...disputed, dataHoraTransacao: '2026-11-20T12:00:01' },
      { dataHoraTransacao: 'The transaction date and time cannot be in the future.' },
    ],
    [
      'WO-20 no such moment',
      { ...disputed, dataHoraTransacao: '2026-02-29T12:00:00' },
      { dataHoraTransacao: 'Enter the date and time of the transaction.' },
    ],
    [
      'WO-13 what is no number',
      { ...disputed, valorInserido: '12,50' },
      { valorInserido: 'Enter an amount above 0, with two decimal places at most.' },
    ],
    [
      'WO-10 nothing disputed',
      { ...disputed, valorContestado: 0 },
      { valorContestado: 'Enter an amount above 0, with two decimal places at most.' },
    ],
    [
      'WO-16 no answer about the receipt',
      { ...disputed, clientePossuiComprovante: null, nsu: null },
      { clientePossuiComprovante: 'Indicate whether the customer has a receipt.' },
    ],
    [
      'WO-17 an NSU of 11 digits',
      { ...disputed, nsu: '12345678901' },
      { nsu: 'The NSU must have 1 to 10 digits.' },
    ],
    ['WO-17 an NSU with letters', { ...disputed, nsu: '12AB' }, { nsu: 'The NSU must have 1 to 10 digits.' }],
    ['WO-17 a receipt without NSU', { ...disputed, nsu: '' }, { nsu: 'The NSU must have 1 to 10 digits.' }],
    [
      'WO-17 an NSU without receipt',
      { ...disputed, clientePossuiComprovante: 'N' },
      { nsu: 'Enter an NSU only if there is a receipt.' },
    ],
    [
      'WO-15 an approximate amount that is neither S nor N',
      { ...disputed, valorInseridoAproximado: 'X' },
      { valorInseridoAproximado: 'Answer S (yes) or N (no).' },
    ],
    [
      'WO-10 a field of the other type',
      { ...maintenance, valorInserido: 5 },
      { valorInserido: 'This field does not belong to this type of request.' },
    ],
    [
      'WO-11 an operator of another establishment of one’s own',
      { ...maintenance, numeroCartaoOperador: '21' },
      { numeroCartaoOperador: 'This operator does not belong to the terminal’s establishment.' },
    ],
    [
      'WO-11 what is no operator',
      { ...maintenance, numeroCartaoOperador: '99999999999' },
      { numeroCartaoOperador: 'This operator does not belong to the terminal’s establishment.' },
    ],
  ];

  test.each(cases)('%s', async (_what, body, fields) => {
    const type = 'sintoma' in body ? 'manutencaoTransacao' : 'contestacaoTransacao';
    const answer = await ask(all, body, type);
    expect([answer.status, answer.body.fields]).toEqual([400, fields]);
    expect(await stored()).toEqual([]);
  });

  test('WO-12 in Portuguese as in the specification', async () => {
    const answer = await all.portal.call((await import('../../../../contract/work-orders')).createWorkOrder, {
      token: all.tokens.manager,
      params: { type: 'manutencaoTransacao' },
      body: { ...maintenance, telefone: '' },
      headers: { 'accept-language': 'pt-BR' },
    });
    expect(answer.body.fields).toEqual({ telefone: 'Preencher o telefone de contato' });
  });

  test('WO-11 somebody else’s terminal and operator are 403, at their fields', async () => {
    const terminal = await ask(all, { ...maintenance, numeroLogico: 'T0003' });
    expect([terminal.status, Object.keys(terminal.body.fields)]).toEqual([403, ['numeroLogico']]);
    const operator = await ask(all, { ...maintenance, numeroCartaoOperador: '31' });
    expect([operator.status, Object.keys(operator.body.fields)]).toEqual([403, ['numeroCartaoOperador']]);
    const unknown = await ask(
      all,
      { ...maintenance, numeroLogico: 'T9' },
      undefined,
      all.tokens.administrator,
    );
    expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([400, ['numeroLogico']]);
    expect(await stored()).toEqual([]);
  });
});

describe('API-44 a request that is repeated', () => {
  test('with its key opens nothing and returns the number of the first', async () => {
    const chave = randomUUID();
    const first = await ask(all, { ...disputed, chave });
    const second = await ask(all, { ...disputed, chave });
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect(await stored()).toHaveLength(1);
    expect(await told(all, 'administrator')).toEqual(['workOrderOpened']);
  });

  test('at the same moment opens one', async () => {
    const body = { ...maintenance, chave: randomUUID() };
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(all, body)));
    expect(new Set(answers.map((answer) => answer.body.workOrder)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  test('with other contents is refused, and names the first', async () => {
    const chave = randomUUID();
    const number = await opened(all, { ...maintenance, chave });
    const other = await ask(all, { ...maintenance, relatoUsuario: 'Another.', chave });
    expect([other.status, other.body.fields]).toEqual([409, { workOrder: String(number) }]);
  });

  test('by somebody else with the same key is another one', async () => {
    const chave = randomUUID();
    await opened(all, { ...maintenance, chave });
    await opened(all, { ...maintenance, chave }, all.tokens.administrator);
    expect(await stored()).toHaveLength(2);
  });
});

describe('WO-10 a dispute of a transaction', () => {
  // As it was delivered: longer than the number of a receipt, and with letters.
  const transacao = { nsu: 'A00000000000042', capturedAt: '2026-11-19T10:00:00' };
  beforeAll(async () => {
    await addTransactions(all.database.db, [
      transaction(transacao.capturedAt, { nsu: transacao.nsu, amount: '500.00' }),
      transaction('2026-11-19T11:00:00', { nsu: 'B1', establishmentCode: '0003' }),
    ]);
  });

  const disputedOf = (transaction: object) => ({ ...disputed, transacao: transaction });

  test('keeps its key; a second one is refused and names the first', async () => {
    const number = await opened(all, { ...disputed, transacao });
    expect((await details(number)).contestacao.transacao).toEqual(transacao);
    const second = await ask(all, { ...disputed, transacao }, undefined, all.tokens.administrator);
    expect([second.status, second.body]).toEqual([
      409,
      {
        code: 'CONFLICT',
        message: `This transaction is already disputed in work order ${number}.`,
        fields: { workOrder: String(number) },
      },
    ]);
  });

  test('is opened once by two simultaneous requests', async () => {
    const answers = await Promise.all(
      [all.tokens.manager, all.tokens.administrator, all.tokens.bank, all.tokens.manager].map((token) =>
        ask(all, { ...disputed, transacao }, undefined, token),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 409, 409, 409,
    ]);
    expect(await stored()).toHaveLength(1);
  });

  test('may be opened again after the first is closed, and then that one stays closed', async () => {
    const first = await opened(all, { ...disputed, transacao });
    const set = (status: number) =>
      all.portal.call(updateWorkOrderStatus, {
        token: all.tokens.administrator,
        params: { workOrder: first },
        body: { status },
      });
    await set(2);
    expect((await ask(all, { ...disputed, transacao })).status).toBe(409);
    await set(1);
    const second = await opened(all, { ...disputed, transacao });
    const again = await set(0);
    expect([again.status, again.body.fields]).toEqual([409, { workOrder: String(second) }]);
  });

  describe('that is described without its reference', () => {
    /** As somebody writes it from a receipt. */
    const described = { ...disputed, dataHoraTransacao: transacao.capturedAt };

    test('is refused where the first had it, where neither has it, and where the second has it', async () => {
      for (const [one, other] of [
        [{ ...disputed, transacao }, described],
        [described, described],
        [described, { ...disputed, transacao }],
      ] as const) {
        await sql`truncate work_order cascade`.execute(all.database.db);
        const number = await opened(all, one);
        const second = await ask(all, other, undefined, all.tokens.administrator);
        expect([second.status, second.body.fields]).toEqual([409, { workOrder: String(number) }]);
      }
    });

    test('is opened once by two simultaneous requests', async () => {
      const answers = await Promise.all(
        [disputedOf(transacao), described, described].map((body) => ask(all, body)),
      );
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
        201, 409, 409,
      ]);
      expect(await stored()).toHaveLength(1);
    });

    test.each([
      ['another second', { dataHoraTransacao: '2026-11-19T10:00:01' }],
      ['another amount', { valorInserido: '500.01' }],
      ['another terminal', { numeroLogico: 'T0002' }],
    ])('is another one with %s', async (_, difference) => {
      await opened(all, { ...disputed, transacao });
      expect((await ask(all, { ...described, ...difference })).status).toBe(201);
    });

    test('may be opened after the first is closed, which then stays closed', async () => {
      const first = await opened(all, { ...disputed, transacao });
      const set = (status: number) =>
        all.portal.call(updateWorkOrderStatus, {
          token: all.tokens.administrator,
          params: { workOrder: first },
          body: { status },
        });
      await set(1);
      const second = await opened(all, described);
      const again = await set(0);
      expect([again.status, again.body.fields]).toEqual([409, { workOrder: String(second) }]);
    });
  });

  test('of one that was cancelled is refused', async () => {
    const { db } = all.database;
    const cancelled = transaction('2026-11-19T12:00:00', { nsu: 'C1', amount: '500.00' });
    await addTransactions(db, [cancelled]);
    const body = { ...disputed, transacao: { nsu: 'C1', capturedAt: cancelled.capturedAt } };
    await db
      .transaction()
      .execute((trx) => cancelTransactions(trx, [{ ...cancelled, cancelledAt: new Date(NOON) }]));
    const answer = await ask(all, body, undefined, all.tokens.administrator);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['transacao']]);
  });

  test('of one that belonged to another shop when it was made is refused to who has only the terminal', async () => {
    const { db } = all.database;
    const earlier = transaction('2026-11-19T13:00:00', {
      nsu: 'D1',
      logicalNumber: 'T0001',
      establishmentCode: '0003',
    });
    await addTransactions(db, [earlier]);
    const body = { ...disputed, transacao: { nsu: 'D1', capturedAt: earlier.capturedAt } };
    const answer = await ask(all, body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([403, ['transacao']]);
    expect(await stored()).toHaveLength(0);
    expect((await ask(all, body, undefined, all.tokens.administrator)).status).toBe(201);
  });

  test('of one that the terminal did not make is refused', async () => {
    for (const wrong of [
      { ...transacao, nsu: 'A1' },
      { ...transacao, capturedAt: '2026-11-19T10:00:01' },
      { ...transacao, capturedAt: 'yesterday' },
      { nsu: 'B1', capturedAt: '2026-11-19T11:00:00' },
    ]) {
      const answer = await ask(all, { ...disputed, transacao: wrong });
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['transacao']]);
    }
  });
});
