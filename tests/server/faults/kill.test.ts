import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getBank, listBanks, updateBank } from '../../../contract/banks';
import { type Operation, pathOf } from '../../../contract/operation';
import { login } from '../../../contract/session';
import { startProgram, startServer } from '../../support/server-process';
import { network, transactions, written } from '../ingest/load/network-folder';
import { newPlace, type Place, ROUNDS, TIMEOUTS } from './place';

/* `kill -9` in the middle of writes: what was acknowledged is there, and what was not is there whole or not at all. */

let place: Place;
const running: { kill(signal: NodeJS.Signals): boolean; exitCode: number | null }[] = [];

beforeEach(async () => {
  place = await newPlace();
});
afterEach(async () => {
  for (const child of running.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
  await place.drop();
});

async function call(url: string, token: string, operation: Operation, params = {}, body?: object) {
  const answer = await fetch(url + pathOf(operation, params), {
    method: operation.method,
    headers: {
      ...(token !== '' && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const reply = await answer.json();
  if (!answer.ok) throw new Error(`${answer.status} ${JSON.stringify(reply)}`);
  return reply;
}

test(
  `every acknowledged save survives the server's death, ${ROUNDS} times`,
  async () => {
    /** The last reply of the server for each bank. */
    const acknowledged = new Map<string, { version: number; length: number }>();
    let saves = 0;
    for (let round = 0; round <= ROUNDS; round += 1) {
      const server = startServer({
        ...place.environment,
        PORTAL_DEMO: 'on',
        PORTAL_DEMO_TRANSACTIONS: '100',
        PORTAL_ROBOT_CHECK: 'off',
      });
      running.push(server.child);
      const url = await server.listening();
      const { token } = await call(url, '', login, {}, { user: '10000001', password: 'Demo@2026' });
      const { content } = await call(url, token, listBanks);
      const codes = content.map(({ codigoBancario }: { codigoBancario: string }) => codigoBancario);

      for (const [codigoBancario, said] of acknowledged) {
        const bank = await call(url, token, getBank, { codigoBancario });
        // The save that ran at the kill may be stored as well, and nothing else.
        expect([said.version, said.version + 1]).toContain(bank.version);
        if (bank.version === said.version) {
          expect(bank.tamanhoCodigoDepositoIdentificado).toBe(said.length);
        }
      }
      if (round === ROUNDS) break;

      // Each writes until its connection breaks.
      const writers = codes.map(async (codigoBancario: string) => {
        for (;;) {
          const bank = await call(url, token, getBank, { codigoBancario });
          const body = {
            parceiro: bank.parceiro,
            ativo: bank.ativo,
            tamanhoCodigoDepositoIdentificado: (bank.tamanhoCodigoDepositoIdentificado + 1) % 21,
            version: bank.version,
          };
          const saved = await call(url, token, updateBank, { codigoBancario }, body);
          saves += 1;
          acknowledged.set(codigoBancario, {
            version: saved.version,
            length: saved.tamanhoCodigoDepositoIdentificado,
          });
        }
      });
      const broken = Promise.allSettled(writers);
      const before = saves;
      // On a busy machine one of the writers may not run for long.
      await expect
        .poll(() => saves - before > 20 && acknowledged.size === codes.length, {
          timeout: 30_000,
          interval: 5,
        })
        .toBe(true);
      server.child.kill('SIGKILL');
      await server.ended;
      await broken;
    }
    expect(acknowledged.size).toBe(10);

    for (const server of running) server.kill('SIGTERM');
    await expect.poll(() => running.at(-1)?.exitCode, { timeout: 20_000 }).toBe(0);
    const database = await place.open();
    // There is one audit entry for each version: neither is ever stored without the other.
    const { rows } = await sql<{ code: string }>`
      select code from bank where version - 1 <> (
        select count(*) from audit where entity = 'bank' and entity_key = bank.code and action = 'update'
      )`.execute(database.db);
    expect(rows).toEqual([]);
    await database.close();
  },
  TIMEOUTS,
);

test(
  `a load that dies leaves whole files, and rows and rollup agree, ${ROUNDS} times`,
  async () => {
    const rows = 6000;
    const folder = written({ ...network(), 'transactions.csv': transactions(rows) });
    const load = () => startProgram('server/commands/load.ts', place.environment, [folder]);
    const state = async () => {
      const database = await place.open();
      const counted = await sql<{ stored: number; rolled: number; sums: boolean }>`
        select (select count(*)::int from cash_transaction) as stored,
          (select coalesce(sum(count), 0)::int from transaction_rollup) as rolled,
          (select coalesce(sum(amount), 0) from cash_transaction)
            = (select coalesce(sum(sum), 0) from transaction_rollup) as sums`.execute(database.db);
      await database.close();
      return counted.rows[0];
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const attempt = load();
      running.push(attempt.child);
      // Each round is killed a little later; a load that was done before is killed without effect.
      await expect
        .poll(() => attempt.output().includes('groupers.csv:') || attempt.child.exitCode !== null, {
          timeout: 60_000,
          interval: 20,
        })
        .toBe(true);
      await sleep(round * 100);
      attempt.child.kill('SIGKILL');
      await attempt.ended;
      const { stored, rolled, sums } = (await state()) ?? {};
      expect([0, rows]).toContain(stored);
      expect([rolled, sums]).toEqual([stored, true]);
    }
    const last = load();
    expect(await last.ended, last.output() + last.errors()).toBe(0);
    expect(await state()).toEqual({ stored: rows, rolled: rows, sums: true });
  },
  TIMEOUTS,
);
