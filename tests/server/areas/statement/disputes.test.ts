import { afterAll, beforeAll, expect, test } from 'vitest';
import { depositReport } from '../../../../contract/statement';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addTransactions, addUser, transaction } from '../../../support/network';
import { type TestPortal, TODAY, testPortal } from '../../../support/portal';
import { addOrder, dispute } from '../../../support/work-orders';
import { reportRequest } from '../../engines/exports/statement-file';

let database: Database;
let portal: TestPortal;
let numbers: { waiting: number; attended: number };

const place = (nsu: string, at: string) => ({
  ...dispute,
  transaction_nsu: nsu,
  transaction_captured_at: at,
});

beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  await addNetwork(db);
  await addUser(db, { login: '10000001', role: 1 });
  await addUser(db, { login: '20000002', role: 2, groups: [1] });
  await addUser(db, { login: '30000003', role: 3, establishments: ['0001'] });
  await addTransactions(db, [
    // As it was delivered: longer than the number of a receipt, and with letters.
    transaction(`${TODAY}T09:00:00`, { nsu: 'A0000000000001' }),
    transaction(`${TODAY}T08:00:00`, { nsu: '2', operatorId: 12 }),
    transaction(`${TODAY}T07:00:00`, { nsu: '3' }),
    transaction(`${TODAY}T06:00:00`, { nsu: '3', establishmentCode: '0002' }),
  ]);
  numbers = {
    waiting: await addOrder(db, place('A0000000000001', `${TODAY}T09:00:00`)),
    attended: await addOrder(db, {
      ...place('2', `${TODAY}T08:00:00`),
      status: 2,
      settled_at: new Date('2026-11-20T15:00:00Z'),
    }),
  };
  await addOrder(db, {
    ...place('3', `${TODAY}T07:00:00`),
    status: 1,
    settled_at: new Date('2026-11-20T15:00:00Z'),
  });
  portal = await testPortal(database);
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const report = async (login: string) => {
  const { token } = await portal.signIn(login);
  const body = reportRequest({ ecs: ['0001'] });
  return (await portal.call(depositReport, { token, query: { formato: 'tela' }, body })).body;
};

test.each(['10000001', '20000002'])(
  'WO-10 STMT-13 %s gets the transaction and the open dispute of each row',
  async (login) => {
    const { rows, transacoes } = await report(login);
    const at = (time: string) => `${TODAY}T${time}`;
    expect(rows.map((row: { value: unknown }[]) => row[0]?.value)).toEqual([
      at('09:00:00'),
      at('08:00:00'),
      at('07:00:00'),
    ]);
    const terminal = { numeroLogico: 'T0001' };
    expect(transacoes).toEqual([
      {
        ...terminal,
        nsu: 'A0000000000001',
        capturedAt: at('09:00:00'),
        operatorCodeId: 11,
        contestacao: { workOrder: numbers.waiting, status: 0 },
      },
      {
        ...terminal,
        nsu: '2',
        capturedAt: at('08:00:00'),
        operatorCodeId: 12,
        contestacao: { workOrder: numbers.attended, status: 2 },
      },
      { ...terminal, nsu: '3', capturedAt: at('07:00:00'), operatorCodeId: 11, contestacao: null },
    ]);
  },
);

test('STMT-13 a report viewer, who may open no work orders, gets only the ten cells', async () => {
  const body = await report('30000003');
  expect(body.rows).toHaveLength(3);
  expect(body).not.toHaveProperty('transacoes');
});
