import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { getBank } from '../../../contract/banks';
import { pathOf } from '../../../contract/operation';
import { resetPassword } from '../../../contract/password';
import type { Db } from '../../../server/platform/db/connections';
import { openPostgres } from '../../../server/platform/db/open';
import type { MailServer } from '../../../tests/server/platform/mail/mail-server';
import { freePort } from '../../../tests/support/postgres';
import type { AnsweredBatch } from '../../../tests/support/soak/feed';
import { forgetCluster, loseData, pgBackRest, restoreTo } from '../backups';
import { asPostgres, untilWhole } from '../databases';
import type { Layout } from '../layout';
import type { Machines } from '../machines';
import { server } from '../portal';
import { type Processes, until } from '../processes';
import { sameTotals } from './checks';
import { type Loss, lossOf } from './loss';
import { ADMINISTRATOR, signIn } from './sign-in';
import { startWorkload } from './workload';

/** How far before the loss the named second lies: the log is archived every thirty seconds at least. */
const BEFORE_MS = 40_000;
/** What may be lost with all machines at once. */
const MOST_LOST = 60;
/** What everybody does between two backups. */
const BETWEEN_MS = 10_000;
/** A mail that were to leave would have left by then. */
const MAILED_MS = 6000;

interface Restore {
  layout: Layout;
  processes: Processes;
  /** Of the servers, at their next start. */
  variables: Record<string, string>;
  mails: MailServer;
  minutes: number;
  tell: (text: string) => void;
}

/**
 * Everybody works while backups are made; then all three databases are lost, and come back as they were at a second, as
 * docs/operations.md says. Nothing leaves the restored portal until somebody has looked.
 * @returns what happened, line by line, with what was lost and how long it took
 * @throws Error where the restored database is not that of the second, totals differ, or a mail has left
 */
export async function restore(
  machines: Machines,
  { layout, processes, variables, mails, minutes, tell }: Restore,
): Promise<string> {
  const database = openPostgres(machines.databaseUrl, () => {});
  const lines: string[] = [];
  const note = (line: string) => {
    tell(line);
    lines.push(line);
  };
  const timed = async (what: string, work: () => Promise<unknown>) => {
    const from = performance.now();
    await work();
    note(`${what}: ${((performance.now() - from) / 1000).toFixed(1)} s`);
  };
  try {
    const { db } = database;
    const primary = (await machines.now('primary')).name;
    await pgBackRest(layout, primary, 'stanza-create');
    tell('people, a feed, a program, files and bulk work');
    const workload = await startWorkload(machines, db);
    await timed('a full backup', () => pgBackRest(layout, primary, '--type=full', 'backup'));
    await sleep(BETWEEN_MS);
    await timed('an incremental one', () => pgBackRest(layout, primary, '--type=incr', 'backup'));
    await mailArrives(machines.url, mails, 1);
    await sleep(minutes * 60_000);
    await workload.goesOn(performance.now());

    const before = await lastPosition(db);
    tell('all databases are lost');
    await Promise.all(machines.databases.map((one) => one.kill()));
    const lost = Date.now();
    const told = workload.told();
    const second = Math.floor((lost - BEFORE_MS) / 1000) * 1000;
    loseData(layout);
    await Promise.all(machines.servers.map((one) => one.stop()));
    const given = workload.abandon();

    const since = (what: string) =>
      note(`${what} ${((Date.now() - lost) / 1000).toFixed(1)} s after the loss`);
    await forgetCluster(layout);
    await startRestored(machines, layout, new Date(second));
    since(`the databases were there as of ${new Date(second).toISOString().slice(11, 19)}`);
    asPostgres(layout, '-d', 'cofre', '-f', 'sql/restored.sql');
    const look = { address: '127.0.0.1', port: await freePort() };
    const looking = server(processes, layout, look, { ...variables, PORTAL_OUTBOUND: 'off' });
    // As its unit would: PgBouncer tells whoever comes early that it could not sign in a second ago.
    const starts = () => looking.start().then(() => true);
    await until('the restored portal starts', starts, 60);
    const url = `http://${look.address}:${look.port}`;
    await reads(url);
    since('RTO: the portal answered');

    const loss = lossOf({ ...told, stored: await storedRows(db), second, lost });
    note(
      `RPO: ${loss.seconds.toFixed(1)} s; ${loss.rows} of ${rowsOf(told.batches)} acknowledged rows were lost`,
    );
    if (loss.seconds > MOST_LOST) throw new Error(`More than ${MOST_LOST} s were lost`);
    tell('comparing');
    await sameTotals(db);
    note('every rollup is what the rows say');
    await mailStays(url, layout, look.port, mails);
    note('no mail left while PORTAL_OUTBOUND was off');
    await looking.stop();
    await given;

    tell('switched on');
    variables.PORTAL_OUTBOUND = 'on';
    await Promise.all(machines.servers.map((one) => one.start()));
    await mailArrives(machines.url, mails, 2);
    await sendAgain(machines, loss);
    const now = lossOf({
      ...told,
      stored: await storedRows(db),
      second: lost,
      lost: Number.POSITIVE_INFINITY,
    });
    if (now.batches.length > 0) throw new Error(`${now.rows} rows are missing after they were sent again`);
    const first = await firstPositionAfter(db, before);
    if (loss.rows > 0 && !(first > before))
      throw new Error(`Position ${first} was given before the loss too`);
    await sameTotals(db);
    const then = (await machines.now('primary')).name;
    await timed('a backup of the new timeline', () => pgBackRest(layout, then, '--type=incr', 'backup'));
    return [
      ...lines,
      'Every acknowledged row is there once after the gateway has sent what was lost again.',
    ].join('\n');
  } finally {
    await mails.stop();
    await database.close();
  }
}

/** The first of them from the backups, the others from it. */
async function startRestored({ databases }: Machines, layout: Layout, second: Date): Promise<void> {
  const [first, ...others] = databases;
  if (first === undefined) throw new Error('There is no database');
  const asEver = restoreTo(layout, first.name, second);
  try {
    first.start();
    await until('the first database is restored', () => first.is('primary'), 300);
  } finally {
    asEver();
  }
  for (const other of others) other.start();
  await untilWhole(databases);
}

/** Whether each transaction of the feed is cancelled, by its key. @throws Error for one that is there twice */
async function storedRows(db: Db): Promise<Map<string, boolean>> {
  const { rows } = await sql<{ key: string; cancelled: boolean }>`
    select concat_ws(' ', logical_number, nsu, to_char(captured_at, 'YYYY-MM-DD"T"HH24:MI:SS')) as key,
      cancelled_at is not null as cancelled
    from cash_transaction where arrival_id > 0`.execute(db);
  const stored = new Map(rows.map(({ key, cancelled }) => [key, cancelled]));
  if (stored.size !== rows.length) throw new Error('A transaction is there twice');
  return stored;
}

const rowsOf = (batches: readonly AnsweredBatch[]) => new Set(batches.flatMap(({ keys }) => keys)).size;

async function lastPosition(db: Db): Promise<number> {
  const { rows } = await sql<{
    last: number;
  }>`select coalesce(max(position), 0) as last from arrival`.execute(db);
  return rows[0]?.last ?? 0;
}

/** Of what the gateway has sent after the restore: beyond all that programs have read. */
async function firstPositionAfter(db: Db, before: number): Promise<number> {
  const { rows } = await sql<{ first: number }>`select min(position) as first from arrival
    where source = 'feed' and id > (select max(id) from arrival where source = 'restored')`.execute(db);
  return rows[0]?.first ?? before;
}

/** Signs in and reads, as the first person would. */
async function reads(url: string): Promise<void> {
  const headers = { authorization: await signIn(url) };
  const answer = await fetch(url + pathOf(getBank, { codigoBancario: '033' }), { headers });
  if (answer.status !== 200) throw new Error(`The restored portal answers ${answer.status}`);
}

async function askForLink(url: string): Promise<void> {
  const query = new URLSearchParams({ cpf: ADMINISTRATOR });
  const answer = await fetch(`${url}${resetPassword.path}?${query}`, { method: 'POST' });
  if (answer.status !== 200) throw new Error(`A link was answered ${answer.status} ${await answer.text()}`);
}

/** @param count how many mails have arrived by then */
async function mailArrives(url: string, { mails }: MailServer, count: number): Promise<void> {
  await askForLink(url);
  await until('a mail arrives', async () => mails.length >= count, 60);
}

/** @throws Error where a mail of the restored portal is not in its outbox alone */
async function mailStays(
  url: string,
  { folder }: Layout,
  port: number,
  { mails }: MailServer,
): Promise<void> {
  const before = mails.length;
  await askForLink(url);
  const outbox = join(folder, `server-${port}`, 'outbox');
  await until('the mail is in the outbox', async () => existsSync(outbox) && readdirSync(outbox).length > 0);
  await sleep(MAILED_MS);
  if (mails.length > before) throw new Error('A mail has left the restored portal');
}

/** As the gateway does when it is asked to: what is known is not stored twice. */
async function sendAgain({ url, feedKey }: Machines, { batches }: Loss): Promise<void> {
  const headers = { authorization: `Bearer ${feedKey}`, 'content-type': 'application/json' };
  for (const { path, body } of batches) {
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const reply = await answer.json();
    if (answer.status !== 200 || reply.stored + reply.known !== body.length)
      throw new Error(`Sent again, it was answered ${answer.status} ${JSON.stringify(reply)}`);
  }
}
