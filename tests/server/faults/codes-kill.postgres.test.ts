import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOperatorCodes } from '../../../contract/operator-codes';
import { login } from '../../../contract/session';
import type { Database } from '../../../server/platform/db/open';
import { addNetwork, addUser, PASSWORD } from '../../support/network';
import { startServer } from '../../support/server-process';
import { newPlace, type Place, ROUNDS, TIMEOUTS } from './place';

/* Twenty codes under `kill -9`: all of a request or none, and the same request again makes the twenty, not forty. */

let place: Place;
let database: Database;
const servers: ReturnType<typeof startServer>[] = [];
beforeEach(async () => {
  place = await newPlace();
  database = await place.open();
  await addNetwork(database.db);
  await addUser(database.db, { login: '44000001', role: 2, establishments: ['0001'] });
  // Writing the codes of a request takes long enough for a kill in the middle of it.
  await sql`create function slowly() returns trigger language plpgsql as $$ begin
    perform pg_sleep(0.05); return new; end $$`.execute(database.db);
  await sql`create trigger slowly after insert on operator for each row execute function slowly()`.execute(
    database.db,
  );
});
afterEach(async () => {
  for (const { child, ended } of servers.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  await place.drop();
});

async function start() {
  const server = startServer({ ...place.environment, PORTAL_DEMO: 'off', PORTAL_ROBOT_CHECK: 'off' });
  servers.push(server);
  const url = await server.listening();
  const post = async (path: string, body: object, headers: object = {}) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { token } = await post(login.path, { user: '44000001', password: PASSWORD });
  const make = (chave: string): Promise<object[]> =>
    post(
      createOperatorCodes.path,
      { ec: '0001', status: 1, quantidade: 20, chave },
      { authorization: `Bearer ${token}` },
    );
  return { server, make };
}

/** The stored codes of a request, by its key. */
async function codesOf(chave: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from operator
    where code_request_id in (select id from code_request where request_key = ${chave}::uuid)`.execute(
    database.db,
  );
  return rows[0]?.count ?? 0;
}

/** Whether codes are being written: PostgreSQL is in the trigger. */
async function writing(): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event = 'PgSleep'`.execute(database.db);
  return rows.length > 0;
}

test(
  `API-32 twenty codes or none through ${ROUNDS} deaths of the server, and twenty once the request is repeated`,
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const chave = randomUUID();
      const first = await start();
      const answer = first.make(chave).then(
        (codes) => codes.length,
        () => 0,
      );
      // Every other server dies while it writes, the others just after the acknowledgement.
      const acknowledged = round % 2 === 1 ? await answer : 0;
      if (acknowledged === 0) await expect.poll(writing, { timeout: 20_000, interval: 5 }).toBe(true);
      first.server.child.kill('SIGKILL');
      await first.server.ended;
      expect([await answer, acknowledged]).toEqual([acknowledged, round % 2 === 1 ? 20 : 0]);

      const next = await start();
      const left = await codesOf(chave);
      expect(acknowledged === 20 ? [20] : [0, 20]).toContain(left);
      expect(await next.make(chave)).toHaveLength(20);
      expect(await next.make(chave)).toHaveLength(20);
      expect(await codesOf(chave)).toBe(20);
      next.server.child.kill('SIGKILL');
      await next.server.ended;
    }
    const { rows } = await sql`select (select count(*)::int from operator where id >= 1000000000) as codes,
      (select count(*)::int from code_request where request_key is not null) as requests`.execute(
      database.db,
    );
    expect(rows).toEqual([{ codes: ROUNDS * 20, requests: ROUNDS }]);
  },
  TIMEOUTS,
);
