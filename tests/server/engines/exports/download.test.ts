import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { filterEcs } from '../../../../contract/reports';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';
import { LONG, readersOf } from './reader';
import { addMany, partsOf } from './statement-file';

let database: Database;
let portal: TestPortal;
let token: string;
let readers: ReturnType<typeof readersOf>;
/** The tokens of two other people with the same establishment. */
let colleagues: ReturnType<typeof readersOf>[];
/** The queries that were sent to the database so far. */
let queries = 0;

beforeAll(async () => {
  const fresh = await freshDatabase();
  const db = fresh.db.withPlugin({
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  database = { ...fresh, db };
  await addNetwork(database.db);
  for (const login of ['30000003', '30000004', '30000005']) {
    await addUser(database.db, { login, role: 3, establishments: ['0001'] });
  }
  await addMany(database.db, LONG.rows, LONG.start);
  portal = await testPortal(database);
  token = (await portal.signIn('30000003')).token;
  const address = await portal.app.listen({ host: '127.0.0.1', port: 0 });
  readers = readersOf(portal, address, token);
  colleagues = await Promise.all(
    ['30000004', '30000005'].map(async (login) =>
      readersOf(portal, address, (await portal.signIn(login)).token),
    ),
  );
});
afterEach(() => {
  for (const some of [readers, ...colleagues]) some.leaveAll();
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const others = () => portal.call(filterEcs, { token });

test('STMT-30 a file of 60,000 rows arrives completely, the newest first', async () => {
  const { rows, totals } = partsOf(await (await readers.download()).whole());
  expect(rows).toHaveLength(LONG.rows);
  expect(totals.at(-1)?.[8]).toBe(`${LONG.rows}.00`);
  expect([rows.at(0)?.[0], rows.at(-1)?.[0]]).toEqual(['2026-11-18 16:40:00', '2026-11-18 00:00:01']);
});

test('API-27 a reader who disconnects stops the reading', async () => {
  const { begin, leave } = await readers.download();
  await begin();
  const before = queries;
  leave();
  const alone = await costOfACall();
  await expect
    .poll(async () => {
      const known = queries;
      await others();
      return queries - known;
    })
    .toBe(alone);
  expect(queries - before).toBeLessThan(LONG.rows / 2000);
});

test('readers who receive nothing delay nobody else, and their permits go to the next', async () => {
  const [second = readers, third = readers] = colleagues;
  // Two of each person are under way, and four of all.
  const slow = await Promise.all([readers, readers, second, second].map((some) => some.download()));
  await Promise.all(slow.map(({ begin }) => begin()));
  for (let call = 0; call < 20; call += 1) expect((await others()).status).toBe(200);
  const fifth = await third.download();
  if (inject('databaseKind') !== 'embedded') {
    // All places are taken, by transactions that wait for their readers.
    for (let call = 0; call < 20; call += 1) await others();
    expect(await Promise.race([fifth.answer, Promise.resolve('waiting')])).toBe('waiting');
    slow[0]?.leave();
  }
  expect((await fifth.whole()).length).toBeGreaterThan(LONG.rows * 100);
});

/** How many queries one of those calls takes when nothing else runs. */
async function costOfACall(): Promise<number> {
  const counts: number[] = [];
  for (let call = 0; call < 5; call += 1) {
    const before = queries;
    await others();
    counts.push(queries - before);
  }
  return Math.min(...counts);
}
