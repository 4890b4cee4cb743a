import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publish } from '../../../server/engines/webhooks/publish';
import { addNetwork, addUser } from '../../support/network';
import { type Receiver, receiver } from '../../support/receiver';
import { startServer } from '../../support/server-process';
import { newPlace, type Place, TIMEOUTS } from './place';

/* `kill -9` while a receiver accepts an event: none is lost, none has two ids, and all arrive in their order. */

let place: Place;
let shop: Receiver;
const running: { kill(signal: NodeJS.Signals): boolean; exitCode: number | null }[] = [];

beforeEach(async () => {
  place = await newPlace();
  shop = await receiver();
});
afterEach(async () => {
  for (const child of running.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
  await shop.close();
  await place.drop();
});

function start() {
  const server = startServer({
    ...place.environment,
    PORTAL_DEMO: 'off',
    PORTAL_ROBOT_CHECK: 'off',
    PORTAL_WEBHOOKS_PRIVATE: '127.0.0.0/8',
  });
  running.push(server.child);
  return server;
}

test(
  'an event that was accepted when the server died is sent again with its id, and the others follow',
  async () => {
    const database = await place.open();
    const { db } = database;
    await addNetwork(db);
    const manager = await addUser(db, {
      login: '20000002',
      role: 2,
      groups: [1],
      api: { from: '2020-01-01' },
    });
    await db
      .insertInto('webhook_endpoint')
      .values({
        user_id: manager,
        url: shop.url,
        events: ['shop.silent'],
        establishments: null,
        seed: 'a seed',
        created_at: new Date(),
      })
      .execute();
    const notes = ['one', 'two', 'three'];
    await db.transaction().execute((trx) =>
      publish(
        trx,
        notes.map((note) => ({
          type: 'shop.silent' as const,
          establishment: '0001',
          data: { note } as never,
        })),
        new Date(),
      ),
    );
    await database.close();

    shop.next(() => {});
    const first = start();
    await expect.poll(() => shop.received.length, { timeout: 30_000 }).toBe(1);
    first.child.kill('SIGKILL');
    await first.ended;

    // No server continues before, because the one with the lease might still be alive.
    const between = await place.open();
    await sql`update job set leased_until = clock_timestamp()`.execute(between.db);
    await sql`update webhook_endpoint set leased_until = clock_timestamp()`.execute(between.db);
    await between.close();
    const second = start();
    await expect.poll(() => shop.received.length, { timeout: 30_000 }).toBe(4);
    expect(shop.received.map(({ body }) => body.data.note)).toEqual(['one', ...notes]);
    expect(shop.received[1]?.id).toBe(shop.received[0]?.id);
    expect(new Set(shop.received.map(({ id }) => id)).size).toBe(3);
    second.child.kill('SIGTERM');
    await second.ended;
    expect(shop.received).toHaveLength(4);
    expect(`${second.output()}${second.errors()}`).not.toContain('whsec_');
  },
  TIMEOUTS,
);
