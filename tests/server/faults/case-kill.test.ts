import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { caseUserInfo, createWorkOrder } from '../../../contract/work-orders';
import { type TestSalesforce, testSalesforce } from '../../support/salesforce';
import { startServer } from '../../support/server-process';
import { newPlace, type Place, TIMEOUTS } from './place';
import { personAt } from './saving';

/* `kill -9` while the outside case system stores an order: none is lost there, and none is there twice. */

let place: Place;
let outside: TestSalesforce;
const running: { kill(signal: NodeJS.Signals): boolean; exitCode: number | null }[] = [];

beforeEach(async () => {
  place = await newPlace();
  outside = await testSalesforce();
});
afterEach(async () => {
  for (const child of running.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
  await outside.close();
  await place.drop();
});

function start() {
  const server = startServer({
    ...place.environment,
    ...outside.environment,
    PORTAL_DEMO: 'on',
    PORTAL_DEMO_TRANSACTIONS: '100',
    PORTAL_ROBOT_CHECK: 'off',
  });
  running.push(server.child);
  return server;
}

test(
  'API-44 an order is sent outside once, although the server dies between the call and its acknowledgement',
  async () => {
    const saves = () => outside.calls.filter(({ kind }) => kind === 'save').length;
    const first = start();
    const { call } = await personAt(await first.listening(), 'Demo@2026');
    const { body: info } = await call(caseUserInfo, { query: '?categoria=manutencaoTransacao' });
    const open = async () => {
      const body = {
        numeroLogico: info.numeroLogicoList[0].key,
        telefone: '(11) 90123-4567',
        relatoUsuario: 'The drawer does not open.',
        sintoma: 'ATM Fora',
        chave: randomUUID(),
      };
      const { status, body: answer } = await call(createWorkOrder, {
        params: { type: 'manutencaoTransacao' },
        body,
      });
      expect(status).toBe(201);
      return answer.workOrder as number;
    };
    let answer = () => {};
    outside.disturb('save', { slow: new Promise((resolve) => (answer = resolve)) });
    const numbers = [await open()];
    await expect.poll(saves, { timeout: 20_000 }).toBe(1);
    // These wait behind it.
    numbers.push(await open(), await open());
    first.child.kill('SIGKILL');
    await first.ended;
    answer();
    await expect.poll(() => outside.cases.length).toBe(1);

    // No server continues before, because the one with the lease might still be alive.
    const database = await place.open();
    await sql`update job set leased_until = clock_timestamp()`.execute(database.db);
    await sql`update case_link set leased_until = clock_timestamp()`.execute(database.db);
    await database.close();
    const second = start();
    await second.listening();
    await expect.poll(() => outside.cases.length, { timeout: 30_000 }).toBe(3);
    await expect.poll(saves, { timeout: 30_000 }).toBe(4);
    const told = outside.cases.map(({ fields }) => Number(fields.Subject?.split(' ')[0]));
    expect(told.toSorted((one, other) => one - other)).toEqual(numbers);
    second.child.kill('SIGTERM');
    await second.ended;
    expect(saves()).toBe(4);
    expect(`${second.output()}${second.errors()}`).not.toContain('client-secret');
  },
  TIMEOUTS,
);
