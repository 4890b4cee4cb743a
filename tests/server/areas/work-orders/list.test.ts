import { beforeEach, describe, expect, test } from 'vitest';
import { addOrderComment } from '../../../../contract/work-order-conversation';
import {
  caseUserInfo,
  exportWorkOrders,
  getWorkOrder,
  listWorkOrders,
  updateWorkOrderStatus,
} from '../../../../contract/work-orders';
import { addOrder, dispute } from '../../../support/work-orders';
import { fetchFile } from '../../engines/exports/statement-file';
import { orders } from './orders';

const all = orders();
const list = (query: object = {}, token = all.tokens.administrator) =>
  all.portal.call(listWorkOrders, { token, query });
const numbers = async (query: object = {}, token?: string): Promise<number[]> =>
  (await list(query, token)).body.content.map(({ workOrder }: { workOrder: number }) => workOrder);

const at = (text: string) => ({ created_at: new Date(text), modified_at: new Date(text) });
/** WO-05: noon is 15:00 UTC. */
const DAY_BEFORE = '2026-11-19T15:00:00Z';

beforeEach(async () => {
  const { db } = all.database;
  await addOrder(db, { number: 1, ...at('2026-11-20T14:00:00Z') });
  await addOrder(db, { number: 2, establishment_code: '0002', ...at(DAY_BEFORE) });
  await addOrder(db, {
    number: 3,
    establishment_code: '0003',
    ...dispute,
    ...at('2026-11-15T15:00:00Z'),
  });
  await addOrder(db, {
    number: 4,
    establishment_code: '0003',
    ...at('2026-11-10T15:00:00Z'),
    status: 2,
    settled_at: new Date('2026-11-11T15:00:00Z'),
    modified_at: new Date('2026-11-12T03:00:00Z'),
  });
  await addOrder(db, {
    number: 5,
    ...at('2026-11-10T02:59:59Z'),
    status: 1,
    settled_at: new Date('2026-11-11T03:00:00Z'),
    closed_at: new Date('2026-11-12T02:59:59Z'),
    modified_at: new Date('2026-11-12T02:59:59Z'),
  });
});

test('API-42 WO-02 WO-03 lists orders, newest first, with type, number, place, times, status and SLA', async () => {
  const { status, body } = await list();
  expect([status, body.totalElements, body.totalPages]).toEqual([200, 5, 1]);
  expect(body.content.map(({ workOrder }: { workOrder: number }) => workOrder)).toEqual([1, 2, 3, 4, 5]);
  expect(body.content[0]).toEqual({
    workOrder: 1,
    caseType: 'Manutenção de terminal',
    nameAndLogicNumber: 'T0001 - Mercado 1',
    createdDate: '2026-11-20T11:00:00',
    modifiedDate: '2026-11-20T11:00:00',
    status: 0,
    sla: 'No prazo',
    numeroLogico: 'T0001',
    ec: '0001',
    nomeEstabelecimento: 'Mercado 1',
    dueDate: '2026-11-21T11:00:00',
    minutesLeft: 23 * 60,
    lastEntry: null,
    version: 1,
  });
  expect(body.content[2]).toMatchObject({
    caseType: 'Contestação de transação',
    dueDate: '2026-11-20T12:00:00',
    minutesLeft: 0,
  });
  expect(body.content[3]).toMatchObject({ status: 2, minutesLeft: null });
});

describe('WO-05 the promised time', () => {
  test('is met up to its last instant, and exceeded a moment later', async () => {
    expect(await numbers({ sla: 1 })).toEqual([5]);
    all.portal.setNow('2026-11-20T15:00:00.001Z');
    expect(await numbers({ sla: 1 })).toEqual([2, 3, 5]);
    expect(await numbers({ sla: 0 })).toEqual([1, 4]);
    const { body } = await list({ numeroChamado: 2 });
    expect(body.content[0]).toMatchObject({ sla: 'Fora do prazo', minutesLeft: -1 });
  });

  test('runs until status 1 or 2: an order that was settled in time stays so', async () => {
    all.portal.setNow('2027-11-20T15:00:00Z');
    expect(await numbers({ sla: 0 })).toEqual([4]);
    expect(await numbers({ sla: 1 })).toEqual([1, 2, 3, 5]);
  });
});

describe('WO-05 WO-06 API-42 the filters of the list', () => {
  test.each([
    [{ numeroChamado: 3 }, [3]],
    [{ numeroLogico: 't0003' }, [3, 4]],
    [{ numeroLogico: '002' }, [2]],
    [{ nomeEstabelecimento: 'MERCADÓ 1' }, [1, 5]],
    [{ status: 0 }, [1, 2, 3]],
    [{ status: 1 }, [5]],
    [{ status: 2 }, [4]],
    [{ caseType: 0 }, [1, 2, 4, 5]],
    [{ caseType: 1 }, [3]],
    // A day of the network's clocks, three hours behind: 03:00 to 03:00 UTC.
    [{ dataCriacao: '2026-11-20 00:00:00' }, [1]],
    [{ dataCriacao: '2026-11-10 00:00:00' }, [4]],
    [{ dataCriacao: '2026-11-09 00:00:00' }, [5]],
    [{ dataModificacao: '2026-11-12 00:00:00' }, [4]],
    [{ dataModificacao: '2026-11-11 00:00:00' }, [5]],
    [{ status: 0, caseType: 0, numeroLogico: 'T0001' }, [1]],
    [{ numeroChamado: '', numeroLogico: '', status: '', dataCriacao: '', sla: '' }, [1, 2, 3, 4, 5]],
  ])('%o', async (query, found) => {
    expect(await numbers(query)).toEqual(found);
  });

  test.each([
    { dataCriacao: '2026-11-20' },
    { dataCriacao: '2026-11-20 10:00:00' },
    { dataModificacao: '2026-02-29 00:00:00' },
    { numeroChamado: 'x' },
    { status: 3 },
    { caseType: 2 },
    { sla: 2 },
    { numeroTerminal: 'T0001' },
  ])('answers 400 to %o', async (query) => {
    expect((await list(query)).status).toBe(400);
  });
});

test('WO-07 has ten rows a page', async () => {
  for (let number = 101; number <= 116; number += 1) await addOrder(all.database.db, { number });
  const { body } = await list({ page: 1 });
  expect([body.content.length, body.totalElements, body.totalPages]).toEqual([10, 21, 3]);
  expect((await list({ page: 2 })).body.content).toHaveLength(1);
});

test('is sorted by the values of its columns', async () => {
  expect(await numbers({ sort: 'createdDate,asc' })).toEqual([5, 4, 3, 2, 1]);
  expect(await numbers({ sort: 'modifiedDate,asc' })).toEqual([5, 4, 3, 2, 1]);
  expect(await numbers({ sort: 'workOrder,asc' })).toEqual([1, 2, 3, 4, 5]);
  expect(await numbers({ sort: 'status,desc' })).toEqual([4, 5, 3, 2, 1]);
  expect(await numbers({ sort: 'caseType,desc' })).toEqual([3, 5, 4, 2, 1]);
  expect(await numbers({ sort: 'numeroLogico,asc' })).toEqual([1, 5, 2, 3, 4]);
  // A dispute has five days, so that 2 and 3 are due at the same moment.
  expect(await numbers({ sort: 'dueDate,asc' })).toEqual([5, 4, 2, 3, 1]);
  expect(await numbers({ sort: 'dueDate,desc', status: 0 })).toEqual([1, 3, 2]);
});

test('WO-07 the parts of the queue are counted in the scope and with the other filters', async () => {
  const counts = async (query: object, token?: string) => (await list(query, token)).body.counts;
  expect(await counts({})).toEqual({ waiting: 3, overdue: 0, attended: 1, all: 5 });
  all.portal.setNow('2026-11-20T15:00:00.001Z');
  expect(await counts({ status: 1, sla: 0 })).toEqual({ waiting: 3, overdue: 2, attended: 1, all: 5 });
  expect(await counts({ caseType: 1 })).toEqual({ waiting: 1, overdue: 1, attended: 0, all: 1 });
  expect(await counts({}, all.tokens.manager)).toEqual({ waiting: 2, overdue: 1, attended: 0, all: 3 });
});

test('WO-01 says who wrote to an order or changed it last, and for whom', async () => {
  const token = all.tokens.administrator;
  const last = async () => (await list({ numeroChamado: 1 })).body.content[0].lastEntry;
  await all.portal.call(addOrderComment, {
    token: all.tokens.manager,
    params: { workOrder: 1 },
    body: { text: 'Still broken.' },
  });
  expect(await last()).toMatchObject({ provider: false });
  await all.portal.call(updateWorkOrderStatus, { token, params: { workOrder: 1 }, body: { status: 2 } });
  expect(await last()).toMatchObject({ provider: true, author: expect.stringMatching(/./) });
});

describe('WO-08 WO-09 the visible orders', () => {
  test('level 1 and the bank user see all, a manager those of its scope, a viewer none', async () => {
    const { administrator, bank, manager, neighbour, viewer } = all.tokens;
    expect(await numbers({}, administrator)).toEqual([1, 2, 3, 4, 5]);
    expect(await numbers({}, bank)).toEqual([1, 2, 3, 4, 5]);
    expect(await numbers({}, manager)).toEqual([1, 2, 5]);
    expect(await numbers({}, neighbour)).toEqual([3, 4]);
    expect((await list({}, viewer)).status).toBe(403);
  });

  test('the file has the same as the screen', async () => {
    for (const [token, count] of [
      [all.tokens.bank, 5],
      [all.tokens.manager, 3],
    ] as const) {
      const { body } = await all.portal.call(exportWorkOrders, {
        token,
        body: { format: 'csv', filter: {} },
        headers: { 'accept-language': 'en' },
      });
      const file = await fetchFile(all.portal, token, body);
      const lines = file.body.trim().split(/\r?\n/);
      expect(lines).toHaveLength(count + 1);
      expect(lines[0]).toContain('Request number');
    }
  });

  test('one order is 403 if it is foreign and 404 if it does not exist', async () => {
    const get = async (workOrder: number) =>
      (await all.portal.call(getWorkOrder, { token: all.tokens.manager, params: { workOrder } })).status;
    expect([await get(1), await get(3), await get(99)]).toEqual([200, 403, 404]);
  });
});

describe('API-43 WO-11 the options of a request', () => {
  const info = async (query: object, token: string) =>
    (
      await all.portal.call(caseUserInfo, {
        token,
        query: { categoria: 'manutencaoTransacao', ...query },
      })
    ).body;

  test('are terminals and operators of the caller’s scope, operators by name and the last 3 characters', async () => {
    expect(await info({}, all.tokens.manager)).toEqual({
      numeroLogicoList: [
        { key: 'T0001', value: 'T0001 - Mercado 1' },
        { key: 'T0002', value: 'T0002 - Mercado 2' },
      ],
      numeroCartaoOperadorList: [
        { key: '11', value: 'Operador 11 (110)' },
        { key: '12', value: 'Operador 12 (120)' },
        { key: '21', value: 'Operador 21 (210)' },
        { key: '22', value: 'Operador 22 (220)' },
      ],
    });
  });

  test('are only the operators of a terminal, if it is given', async () => {
    const { numeroCartaoOperadorList } = await info({ numeroLogico: 'T0002' }, all.tokens.manager);
    expect(numeroCartaoOperadorList.map(({ key }: { key: string }) => key)).toEqual(['21', '22']);
  });

  test('are for the bank user every terminal, and operators only of a chosen one', async () => {
    const without = await info({}, all.tokens.bank);
    expect([without.numeroLogicoList.length, without.numeroCartaoOperadorList]).toEqual([4, []]);
    const { numeroCartaoOperadorList } = await info({ numeroLogico: 'T0003' }, all.tokens.bank);
    expect(numeroCartaoOperadorList).toHaveLength(2);
  });

  test('another category, or none, is 400', async () => {
    const call = (query: object) => all.portal.call(caseUserInfo, { token: all.tokens.manager, query });
    expect([(await call({ categoria: 'x' })).status, (await call({})).status]).toEqual([400, 400]);
  });
});
