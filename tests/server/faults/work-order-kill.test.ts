import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { caseUserInfo, createWorkOrder, listWorkOrders } from '../../../contract/work-orders';
import { startServer } from '../../support/server-process';
import { newPlace, type Place, ROUNDS, TIMEOUTS } from './place';
import { personAt } from './saving';

/* `kill -9` in the middle of requests that are repeated with their keys: none is lost, none is there twice. */

let place: Place;
const running: { kill(signal: NodeJS.Signals): boolean; exitCode: number | null }[] = [];

beforeEach(async () => {
  place = await newPlace();
});
afterEach(async () => {
  for (const child of running.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
  await place.drop();
});

test(
  `API-44 every request is opened once, whenever the server dies, ${ROUNDS} times`,
  async () => {
    /** The number of each acknowledged key. */
    const numbers = new Map<string, number | null>();
    for (let round = 0; round <= ROUNDS; round += 1) {
      const server = startServer({
        ...place.environment,
        PORTAL_DEMO: 'on',
        PORTAL_DEMO_TRANSACTIONS: '100',
        PORTAL_ROBOT_CHECK: 'off',
      });
      running.push(server.child);
      const { call } = await personAt(await server.listening(), 'Demo@2026');
      const { body: info } = await call(caseUserInfo, { query: '?categoria=manutencaoTransacao' });
      const terminal: string = info.numeroLogicoList[0].key;
      const open = async (chave: string) => {
        const body = {
          numeroLogico: terminal,
          telefone: '(11) 90123-4567',
          relatoUsuario: chave,
          sintoma: 'ATM Fora',
          chave,
        };
        const { status, body: answer } = await call(createWorkOrder, {
          params: { type: 'manutencaoTransacao' },
          body,
        });
        expect(status).toBe(201);
        const said = numbers.get(chave);
        if (said != null) expect(answer.workOrder).toBe(said);
        numbers.set(chave, answer.workOrder);
      };

      // Requests without a reply are repeated, and so is one with a reply.
      for (const chave of numbers.keys()) await open(chave);
      expect(new Set(numbers.values()).size).toBe(numbers.size);
      const { body: list } = await call(listWorkOrders, { query: `?numeroLogico=${terminal}&size=100` });
      const listed = list.content.map(({ workOrder }: { workOrder: number }) => workOrder);
      // The demo has opened some at this terminal too.
      const own = new Set(numbers.values());
      expect(listed.filter((number: number) => own.has(number)).length).toBe(Math.min(own.size, 100));
      if (round === ROUNDS) break;

      const before = numbers.size;
      const writers = Array.from({ length: 4 }, async () => {
        while (numbers.size < before + 24) {
          const chave = randomUUID();
          numbers.set(chave, null);
          await open(chave);
        }
      });
      const broken = Promise.allSettled(writers);
      await expect
        .poll(() => [...numbers.values()].filter((said) => said !== null).length - before > 8, {
          timeout: 30_000,
          interval: 1,
        })
        .toBe(true);
      server.child.kill('SIGKILL');
      await server.ended;
      await broken;
    }
  },
  TIMEOUTS,
);
