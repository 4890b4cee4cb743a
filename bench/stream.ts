import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import tls from 'node:tls';
import { sql } from 'kysely';
import { readEvents } from '../server/areas/audit/events/list';
import { eventDelivery } from '../server/areas/audit/syslog/job';
import { frameOf } from '../server/areas/audit/syslog/message';
import { addReceiver } from '../server/areas/audit/syslog/queue';
import { migrate } from '../server/network/rollups/migrate';
import type { AppContext } from '../server/platform/context';
import { openPostgres } from '../server/platform/db/open';
import { selfSignedHere } from '../tests/support/certificate';
import { testPortal } from '../tests/support/portal';
import { startChild } from './support/child';
import { median } from './support/numbers';
import type { Finding } from './support/report';
import type { Stage } from './support/stage';
import { millisecondsOf } from './support/timed';

/** Each side sends all events so often, in turn. */
const ROUNDS = 2;

/**
 * Events a second of security that the queue delivers to a receiver which reads them over TLS, against one socket that
 * writes the same lines and knows of no queue, no database and no receipt.
 */
export async function stream(stage: Stage): Promise<Finding[]> {
  const { events } = stage.sizes;
  const database = openPostgres(await stage.database('stream'), () => {});
  stage.keep(() => database.close());
  await migrate(database.db);
  const child = startChild(stage, 'syslog-sink.ts');
  const taken = () => child.ask<{ port: number; bytes: number }>({});
  const { port } = await taken();
  const ca = join(stage.folder, 'stream.pem');
  writeFileSync(ca, selfSignedHere.cert);
  const { app, context } = await testPortal(database, {
    PORTAL_SYSLOG_URL: `syslog+tls://localhost:${port}`,
    PORTAL_SYSLOG_CA: ca,
  });
  stage.keep(() => app.close());
  await happen(context, events);
  const lines = await framesOf(context);

  stage.tell(`stream: ${events.toLocaleString('en')} events`);
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await sql`truncate security_receiver, security_delivered`.execute(database.db);
    await addReceiver(database.db);
    await sql`update security_receiver set first = '2019-01-01', behind = '2019-01-01'`.execute(database.db);
    for (const [times, send] of [
      [ours, () => delivered(context)],
      [theirs, () => written(port, lines)],
    ] as const) {
      times.push(await millisecondsOf(send));
      const { bytes } = await taken();
      if (bytes !== lines.length) throw new Error(`${bytes} of ${lines.length} bytes have come`);
    }
  }
  const perSecond = (times: readonly number[]) => (events / median(times)) * 1000;
  return [
    {
      what: 'events of security to a receiver over TLS',
      unit: 'rows/s',
      measured: perSecond(ours),
      limit: perSecond(theirs),
      target: null,
      details: { 'bytes an event': lines.length / events },
    },
  ];
}

/** People sign in, sign out and mistype their passwords. */
async function happen({ database: { db } }: AppContext, count: number): Promise<void> {
  await sql`insert into audit (at, actor, address, action, entity, entity_key, after)
    select now() - n * interval '1 second', '3000' || n % 500, '192.0.2.' || n % 250,
      case n % 3 when 0 then 'sign-out' when 1 then 'sign-in' else 'sign-in-failed' end, 'session', n::text,
      case when n % 3 = 2 then '{"reason":"wrong password"}'::jsonb end
    from generate_series(1, ${count}::int) n`.execute(db);
  await sql`analyze audit`.execute(db);
}

/** The lines of all events, as the queue sends them. */
async function framesOf({ config, database: { db } }: AppContext): Promise<string> {
  const { rows } = await sql<{ id: number; at: Date }>`select id, at from audit order by at, id`.execute(db);
  const trail = { recordNames: [], timeZone: config.timeZone };
  const read = await readEvents(
    db,
    rows.map(({ id }) => id * 2),
    trail,
  );
  const moments = new Map(rows.map(({ id, at }) => [id * 2, at]));
  return read.map((event) => frameOf(event, moments.get(event.id) ?? new Date())).join('');
}

/** Until nothing waits. */
async function delivered(context: AppContext): Promise<void> {
  const deliver = eventDelivery(context);
  while ((await deliver(new AbortController().signal)) !== null);
}

async function written(port: number, lines: string): Promise<void> {
  const socket = tls.connect({ host: 'localhost', port, ca: selfSignedHere.cert, minVersion: 'TLSv1.2' });
  await once(socket, 'secureConnect');
  socket.resume().end(lines, 'ascii');
  await once(socket, 'close');
}
