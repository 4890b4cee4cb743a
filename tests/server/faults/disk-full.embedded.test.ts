import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { filterEcs } from '../../../contract/reports';
import { depositReport } from '../../../contract/statement';
import { openEmbedded } from '../../../server/platform/db/open';
import { migratedFolder } from '../../support/databases';
import { addNetwork, addUser } from '../../support/network';
import { startServer } from '../../support/server-process';
import { mountedDisk, pretendedDisk, type SmallDisk } from '../../support/small-disk';
import { reportRequest } from '../engines/exports/statement-file';
import { expectReadOnly, personAt, type Said } from './saving';

/* The disk of the data folder is full. The database of a real small disk is 40 MB, its log grows by 16 MB. */

const MEGABYTES = 110;
const FULL = process.env.PORTAL_TEST_FULL !== undefined;
/** What fits on the disk at the first start, its megabytes, and whether that is tested each time. */
const ROOMS: [string, number, boolean][] = [
  ['nothing at all', 0, false],
  ['half of a new database', 20, true],
  ['a new database, but not the demo network', 50, false],
];
const megabyte = 1024 * 1024;
/** What the log grows by. */
const SEGMENT = 16 * megabyte;

/** A real disk if one may be mounted (root); otherwise, and in the long rounds, a simulated one that runs anywhere. */
const kinds: [string, () => SmallDisk | null][] = [
  ['mounted', () => mountedDisk(MEGABYTES)],
  ['pretended', () => pretendedDisk(MEGABYTES)],
];
const probe = mountedDisk(1);
probe?.drop();
const chosen = kinds.filter(([kind]) => (kind === 'mounted' ? probe !== null : probe === null || FULL));

describe.each(chosen)('a %s disk that is full', { timeout: 180_000 }, (_kind, make) => {
  let disk: SmallDisk;
  let folder: string;
  const running: ReturnType<typeof startServer>[] = [];

  beforeEach(() => {
    const made = make();
    if (made === null) throw new Error('No disk');
    disk = made;
    folder = join(disk.folder, 'data');
  });
  afterEach(async () => {
    for (const { child, ended } of running.splice(0)) {
      child.kill('SIGKILL');
      await ended;
    }
    disk.drop();
  });

  function start(more: Record<string, string> = {}) {
    const server = startServer({
      PORTAL_DATA_DIR: folder,
      PORTAL_DEMO: 'off',
      PORTAL_ROBOT_CHECK: 'off',
      ...disk.environment,
      ...more,
    });
    running.push(server);
    return server;
  }

  /** A network with so many shops, whose log stands at so many megabytes of a segment. */
  async function prepared(shops = 0, logged = 0): Promise<void> {
    await migratedFolder(folder);
    const database = await openEmbedded({ folder });
    await addNetwork(database.db);
    await addUser(database.db, { login: '10000001', role: 1 });
    await sql`insert into establishment (code, name, street, number, district, postal_code, city, state, corban)
      select left(md5(n::text), 20), 'Mercado', 'Rua', '', '', '', 'São Paulo', 'SP', false
      from generate_series(1, ${shops}::int) as n`.execute(database.db);
    if (logged > 0) {
      // Otherwise a segment that is no longer needed becomes the next one, which then takes no room on the disk.
      await sql`alter system set wal_recycle = off`.execute(database.db);
      await sql`set wal_recycle = off`.execute(database.db);
      const { rows } = await sql<{ at: number }>`
        select (pg_current_wal_lsn() - '0/0')::float8 as at`.execute(database.db);
      // The present segment of the log depends on how much the migrations write.
      const into = Number(rows[0]?.at) % SEGMENT;
      const missing = (logged * megabyte - into + SEGMENT) % SEGMENT;
      await sql`select pg_logical_emit_message(true, 'x', repeat('x', ${missing}::int))`.execute(database.db);
    }
    await database.close();
  }

  test('refuses saves in the language of the person, and goes on reading; with free space it recovers', async () => {
    await prepared();
    const server = start();
    const person = await personAt(await server.listening());
    expect((await person.save()).status).toBe(200);
    disk.fill();
    const before = await expectReadOnly(person, server.output);

    disk.free();
    expect((await person.save()).status).toBe(200);
    const last = await person.stored();
    expect(last.version).toBe(before.version + 1);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const again = await personAt(await start().listening());
    expect(await again.stored()).toEqual(last);
  });

  test('ends the server with a message if the log cannot grow, and keeps what was confirmed', async () => {
    await prepared(2500, 11.75);
    const server = start();
    const person = await personAt(await server.listening());
    const ecs = (await person.call(filterEcs)).body.slice(1).map(({ key }: { key: string }) => key);
    disk.fill(12 * megabyte);
    // Tickets of files for thousands of shops are the longest rows that a person can create.
    const promise = () => person.call(depositReport, { query: '?formato=csv', body: reportRequest({ ecs }) });
    let promised = 0;
    let last: unknown;
    for (; promised < 1000; promised += 1) {
      last = await promise().catch((error: unknown) => error);
      if ((last as Said).status !== 200) break;
    }
    await expect
      .poll(() => server.child.exitCode, { timeout: 20_000, message: JSON.stringify(last) })
      .toBe(1);
    const full = `The disk that holds the data folder ${folder} is full.`;
    expect(server.errors()).toBe(`${full} What was confirmed is safe. Make room and start again.\n`);
    expect(promised).toBeGreaterThan(5);

    const still = start();
    expect(await still.ended).toBe(1);
    expect(still.errors()).toBe(`${full} Make room and try again.\n`);

    disk.free();
    const again = await personAt(await start().listening());
    expect((await again.save()).status).toBe(200);
    running.at(-1)?.child.kill('SIGTERM');
    await running.at(-1)?.ended;
    const database = await openEmbedded({ folder });
    const tickets = await database.db.selectFrom('export_ticket').select('hash').execute();
    await database.close();
    // The save that was running may be stored as well.
    expect([promised, promised + 1]).toContain(tickets.length);
  });

  test.each(ROOMS.filter(([, , always]) => always || FULL))(
    'at the first start, where %s fits, is reported with a message; with free space the next start begins again',
    async (_what, room) => {
      disk.fill(room * megabyte);
      const demo = { PORTAL_DEMO: 'on', PORTAL_DEMO_TRANSACTIONS: '60000' };
      const attempt = start(demo);
      expect(await attempt.ended).toBe(1);
      expect(attempt.errors()).toMatch(/^The disk that holds the data folder .+ is full\. [^\n]+\n$/);
      expect(attempt.errors()).toContain(folder);

      disk.free();
      const next = start({ ...demo, PORTAL_DEMO_TRANSACTIONS: '0' });
      expect((await fetch(`${await next.listening()}/readyz`)).status).toBe(200);
      expect(next.output()).toMatch(/Filling the demo network \(0 transactions\)/);
      expect(readdirSync(folder).toSorted()).toEqual(['database', 'feed-key', 'lock', 'secret']);
    },
  );
});
