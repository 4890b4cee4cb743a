import { sql } from 'kysely';
import { addDays } from '../../contract/calendar';
import { lockNetwork } from '../ingest/master-data/lock';
import {
  accounts,
  banks,
  establishments,
  groupers,
  operators,
  saveMasters,
  terminals,
} from '../ingest/master-data/masters';
import type { Config } from '../platform/config';
import type { Db } from '../platform/db/connections';
import type { Database } from '../platform/db/open';
import { demoActor } from './actor';
import { demoBanks } from './banks';
import { demoColleagues } from './colleagues';
import { saveEmployment } from './employment';
import { live } from './history/live';
import { type DemoNetwork, demoNetwork } from './network';
import { partitionsAhead } from './partitions-ahead';
import { demoPeople } from './people';
import { savePictures } from './pictures';
import { presentOf } from './present';
import { progressOf } from './progress';
import { saveSandbox } from './sandbox';
import { savePeople } from './save-people';
import { readShops } from './shops';
import { clockText, type Span } from './span';
import { weightOf } from './transactions';

/** How many days of movements a new demo has, the last one included. */
const DEMO_DAYS = 90;

/** When a demo is filled or catches up, and whom it tells of it. */
export interface DemoOptions {
  /** The demo's last day; a day that has not come yet is taken as the day of `now`. */
  today: string;
  onProgress: (text: string) => void;
  now?: Date;
}

/**
 * Fills a new database (one without people, establishments and banks) with the demo network.
 *
 * All of it is one database transaction: a start that is killed in the middle leaves the database new, and the
 * next start fills it. Of several servers that start at once one fills; the others wait and find it done.
 * @returns whether this call filled it
 */
export async function fillDemo(
  database: Database,
  config: Pick<Config, 'demoSeed' | 'demoTransactions' | 'timeZone' | 'dayClose'>,
  { today, onProgress, now = new Date() }: DemoOptions,
): Promise<boolean> {
  if (!(await isNew(database.db))) return false;
  const present = presentOf(today, config.timeZone, now);
  const span = { firstDay: addDays(present.lastDay, 1 - DEMO_DAYS), from: 0, ...present };
  return database.db.transaction().execute(async (trx) => {
    await lockNetwork(trx);
    if (!(await isNew(trx))) return false;
    onProgress(`Filling the demo network (${config.demoTransactions} transactions)`);
    await saveStructure(trx, config, span.lastDay);
    await saveHistory(trx, config, span, onProgress);
    await partitionsAhead(trx, span.lastDay);
    // Plans of the first queries would otherwise rest on guesses; the embedded database never does this itself.
    await sql`analyze`.execute(trx);
    return true;
  });
}

/** Whether a demo network was filled into the database. */
export async function holdsDemo(db: Db): Promise<boolean> {
  return (await db.selectFrom('demo_network').select('seed').executeTakeFirst()) !== undefined;
}

async function isNew(db: Db): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select exists (select from portal_user)
    or exists (select from establishment) or exists (select from bank) as known`.execute(db);
  return rows[0]?.known === false;
}

async function saveStructure(
  trx: Db,
  { demoSeed, timeZone }: Pick<Config, 'demoSeed' | 'timeZone'>,
  lastDay: string,
): Promise<void> {
  const network = demoNetwork(demoSeed);
  await saveMasterData(trx, network);
  await saveEmployment(trx, demoSeed, network.operators, lastDay, timeZone);
  await savePeople(trx, network, [...demoPeople, ...demoColleagues(demoSeed, network)], lastDay, timeZone);
  await saveSandbox(trx, lastDay, timeZone);
  await savePictures(trx, demoSeed);
}

async function saveMasterData(trx: Db, network: DemoNetwork): Promise<void> {
  await saveMasters(trx, demoActor, banks, demoBanks);
  await saveMasters(trx, demoActor, establishments, network.establishments);
  await saveMasters(trx, demoActor, terminals, network.terminals);
  await saveMasters(trx, demoActor, operators, network.operators);
  await saveMasters(trx, demoActor, accounts, network.accounts);
  await saveMasters(trx, demoActor, groupers, network.groupers);
}

/** What happened in the span, and the demo's memory of itself. Without movements there is no history. */
async function saveHistory(
  trx: Db,
  {
    demoSeed: seed,
    demoTransactions: count,
    timeZone,
    dayClose,
  }: Pick<Config, 'demoSeed' | 'demoTransactions' | 'timeZone' | 'dayClose'>,
  span: Span,
  onProgress: (text: string) => void,
): Promise<void> {
  const weight = weightOf(seed, await readShops(trx, { seed, timeZone, firstDay: span.firstDay }), span);
  const density = weight > 0 ? count / weight : 0;
  await trx
    .insertInto('demo_network')
    .values({ seed, density, first_day: span.firstDay, lived_until: clockText(span.lastDay, span.until) })
    .execute();
  if (density === 0) return;
  const onStored = progressOf('Filling the demo network', count, onProgress);
  await live(
    trx,
    { seed, timeZone, span, firstDay: span.firstDay, dayClose },
    { density, owed: 0, onStored },
  );
}
