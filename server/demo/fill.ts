import { sql } from 'kysely';
import { addDays } from '../../contract/dates';
import { recordChanges, systemActor } from '../audit/record';
import type { Config } from '../config';
import type { Database, Db } from '../db/open';
import { lockNetwork } from '../network/lock';
import {
  accounts,
  banks,
  establishments,
  groupers,
  operators,
  saveMasters,
  terminals,
} from '../network/masters';
import { hashPassword } from '../session/password';
import { closeArrival, openArrival, storeTransactions, type TransactionRow } from '../transactions/store';
import { wallClock } from '../transactions/wall-clock';
import { demoBanks } from './banks';
import { type DemoNetwork, demoNetwork } from './network';
import { DEMO_PASSWORD, demoPeople } from './people';
import { type DemoPeriod, demoTransactions } from './transactions';

const actor = systemActor('demo');
const PROGRESS_MS = 2000;
/** API access of 20000002 began this long before the demo's last day. */
const API_DAYS = 180;

interface DemoOptions {
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
  config: Pick<Config, 'demoSeed' | 'demoTransactions' | 'timeZone'>,
  { today, onProgress, now = new Date() }: DemoOptions,
): Promise<boolean> {
  if (!(await isNew(database.db))) return false;
  const period = periodOf(today, config.timeZone, now);
  return database.db.transaction().execute(async (trx) => {
    await lockNetwork(trx);
    if (!(await isNew(trx))) return false;
    onProgress(`Filling the demo network (${config.demoTransactions} transactions)`);
    const network = demoNetwork(config.demoSeed);
    await saveStructure(trx, network);
    await savePeople(trx, network, addDays(period.lastDay, -API_DAYS));
    const days = demoTransactions(config.demoSeed, network.shops, period, config.demoTransactions);
    await saveDays(trx, days, config.demoTransactions, onProgress);
    // Plans of the first queries would otherwise rest on guesses; the embedded database never does this itself.
    await sql`analyze`.execute(trx);
    return true;
  });
}

async function isNew(db: Db): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select exists (select from portal_user)
    or exists (select from establishment) or exists (select from bank) as known`.execute(db);
  return rows[0]?.known === false;
}

function periodOf(today: string, timeZone: string, now: Date): DemoPeriod {
  const clock = wallClock(timeZone, now);
  const current = clock.slice(0, 10);
  if (today < current) return { lastDay: today, until: 86_400 };
  const [hours = 0, minutes = 0, seconds = 0] = clock.slice(11).split(':').map(Number);
  return { lastDay: current, until: hours * 3600 + minutes * 60 + seconds };
}

async function saveStructure(trx: Db, network: DemoNetwork): Promise<void> {
  await saveMasters(trx, actor, banks, demoBanks);
  await saveMasters(trx, actor, establishments, network.establishments);
  await saveMasters(trx, actor, terminals, network.terminals);
  await saveMasters(trx, actor, operators, network.operators);
  await saveMasters(trx, actor, accounts, network.accounts);
  await saveMasters(trx, actor, groupers, network.groupers);
}

async function savePeople(trx: Db, network: DemoNetwork, apiStartsOn: string): Promise<void> {
  const hash = await hashPassword(DEMO_PASSWORD);
  const codes = new Map(network.shops.map(({ name, code }) => [name, code]));
  const groups = new Map(network.groupers.map(({ name, id }) => [name, id]));
  for (const person of demoPeople) {
    const row = {
      login: person.login,
      name: person.name,
      email: person.email,
      role: person.role,
      specific_code: person.specificCode,
      api_access: person.apiAccess,
      api_starts_on: person.apiAccess ? apiStartsOn : null,
      api_ends_on: null,
    };
    const { id } = await trx
      .insertInto('portal_user')
      .values({ ...row, password_hash: hash })
      .returning('id')
      .executeTakeFirstOrThrow();
    const held = person.establishments.map((name) => named(codes, name));
    const heldGroups = person.groups.map((name) => named(groups, name));
    for (const code of held) {
      await trx.insertInto('user_establishment').values({ user_id: id, establishment_code: code }).execute();
    }
    for (const group of heldGroups) {
      await trx.insertInto('user_grouper').values({ user_id: id, grouper_id: group }).execute();
    }
    const after = { ...row, establishments: held, groupers: heldGroups };
    await recordChanges(trx, actor, [{ action: 'create', entity: 'portal_user', key: String(id), after }]);
  }
}

function named<T>(known: ReadonlyMap<string, T>, name: string): T {
  const found = known.get(name);
  if (found === undefined) throw new Error(`The demo network has no ${name}`);
  return found;
}

/** Each day is one delivery. */
async function saveDays(
  trx: Db,
  days: Iterable<Iterable<TransactionRow[]>>,
  count: number,
  onProgress: (text: string) => void,
): Promise<void> {
  let saved = 0;
  let told = Date.now();
  for (const day of days) {
    const arrival = await openArrival(trx, 'demo');
    for (const rows of day) {
      await storeTransactions(trx, rows, arrival);
      saved += rows.length;
      if (Date.now() - told < PROGRESS_MS) continue;
      told = Date.now();
      onProgress(`Filling the demo network: ${Math.floor((saved / count) * 100)} %`);
    }
    await closeArrival(trx, arrival);
  }
}
