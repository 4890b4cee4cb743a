import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { addDays } from '../../contract/calendar';
import { todayIn } from '../../contract/dates';
import { buildApp } from '../../server/app';
import { newsPublished } from '../../server/areas/news/notices';
import { markViewed } from '../../server/areas/notifications/view';
import { accountReactivated } from '../../server/areas/users/notices';
import { readConfig } from '../../server/config';
import { notify } from '../../server/engines/notices/notify';
import { codesReady } from '../../server/ingest/codes/notices';
import { openEmbedded } from '../../server/platform/db/open';
import { TIMEOUTS } from '../../server/platform/http/timeouts';
import { JobSignal } from '../../server/platform/jobs/signal';
import { addBills } from './bills';
import { addZones } from './bulk-people';
import { addCodeRequests } from './code-requests';
import { migratedDump } from './databases';
import { addNetwork, addTransactions, addUser, transaction } from './network';
import { addNews } from './news';
import {
  enrolling,
  FORGETFUL,
  INTEGRATOR,
  LINKED,
  LOCKED_OUT,
  PHONELESS,
  PROMOTED,
  people,
  readers,
  SAVERS,
  SUBSCRIBER,
  secondSteps,
  TRAVELLER,
} from './people';
import { UNHINDERED } from './portal';
import { described } from './providers';
import { addTrail } from './trail';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the real server of the console's tests listens. */
    portalUrl: string;
  }
}

const cooperatives = Array.from({ length: 28 }, (_, index) => ({
  code: String(900 + index),
  name: `Cooperativa ${String(index).padStart(2, '0')}`,
  partner: index === 1,
  deposit_code_length: index === 0 ? 1 : 0,
  active: index % 7 !== 6,
}));

/** The issuer of a provider: nobody listens there. */
const NOWHERE = 'http://127.0.0.1:1';

/**
 * Runs once before the tests of the console: the real server over the test network, with transactions of today and
 * yesterday, on a free port of this machine. The tests reach it through tests/support/bridge.ts.
 *
 * Today: establishment 0001 has deposits of 100.10 and 0.20 (booked tomorrow) and a withdrawal of 50.05; 0002 a deposit of 7.00;
 * 0004 (corban) one of 9.99. Yesterday 0001 has 120 deposits of 1.00. The thirteen terminals of 0003, T0003-01 to T0003-13,
 * were used 45 days ago.
 *
 * Each of the readers has three notifications of 19 November, the oldest of them viewed: news at 9:05, an access
 * reactivated at 12:05, three operator codes at 15:05.
 *
 * Beside the network's two banks there are 28 cooperatives, 900 to 927: all active but each seventh, no partner but 901,
 * no deposit code but 900, of one digit. What a test changes is its own: others look at the first ten and at how many there are.
 *
 * Work order 9001 of establishment 0004 is closed; what tests open comes after it.
 *
 * The bills are those of bills.ts, the requests for codes those of code-requests.ts.
 *
 * The report viewers of the zones (bulk-people.ts) come last by name.
 */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORTAL_ROBOT_CHECK: 'off',
    PORTAL_CALLS_PER_MINUTE: UNHINDERED,
    // The bridge gives each file of tests an address, as an address may sign in only 300 times a minute.
    PORTAL_TRUST_PROXY: '127.0.0.1',
    // Receivers of events of tests are on this machine.
    PORTAL_WEBHOOKS_PRIVATE: '127.0.0.0/8',
    // A sign-in at it is refused.
    PORTAL_OIDC: JSON.stringify([described(NOWHERE)]),
  });
  const database = await openEmbedded({ dump: new Blob([new Uint8Array(await migratedDump())]) });
  await addNetwork(database.db);
  await addUser(database.db, { login: people.administrator, name: 'Helena Duarte', role: 1 });
  const marina = await addUser(database.db, {
    login: people.manager,
    name: 'Marina Prado',
    role: 2,
    groups: [1],
    api: { from: '2020-01-01' },
  });
  await addUser(database.db, {
    login: people.viewer,
    name: 'Caio Menezes',
    role: 3,
    establishments: ['0001'],
  });
  await addUser(database.db, { login: PROMOTED, name: 'Otávio Lins', role: 2, establishments: ['0001'] });
  await addUser(database.db, {
    login: INTEGRATOR,
    name: 'Tomás Rangel',
    role: 2,
    establishments: ['0001', '0002'],
    api: { from: '2020-01-01' },
  });
  await addUser(database.db, { login: TRAVELLER, name: 'Teresa Viana', role: 3, establishments: ['0001'] });
  await addUser(database.db, { login: FORGETFUL, name: 'Vera Lobo Prates', role: 3 });
  await addUser(database.db, { login: LOCKED_OUT, name: 'Ivo Sarmento', role: 1 });
  await addUser(database.db, { login: SAVERS[0], name: 'Salete Brito', role: 1 });
  await addUser(database.db, { login: SAVERS[1], name: 'Saulo Meira', role: 1 });
  await addUser(database.db, { login: SUBSCRIBER, name: 'Sabrina Teles', role: 1 });
  const [first, second, stepUp] = secondSteps;
  for (const login of [...enrolling, first, second, PHONELESS])
    await addUser(database.db, { login, role: 3, establishments: ['0001'] });
  const given = await addUser(database.db, {
    login: stepUp,
    role: 2,
    establishments: ['0001'],
    api: { from: '2020-01-01' },
  });
  // Whatever this one signs in with was given an hour ago.
  await sql`create function an_hour_ago() returns trigger language plpgsql as $$
    begin new.factor_at := new.started_at - interval '1 hour'; return new; end $$`.execute(database.db);
  await sql`create trigger an_hour_ago before insert on user_session for each row
    when (new.user_id = ${sql.lit(given)}) execute function an_hour_ago()`.execute(database.db);
  await addUser(database.db, { login: people.bankUser, name: 'Bruno Teles', role: 5, specificCode: 1 });
  const zoraide = await addUser(database.db, { login: LINKED, name: 'Zoraide Kfouri', role: 3, groups: [1] });
  await database.db
    .insertInto('sign_on_link')
    .values({
      issuer: NOWHERE,
      subject: 'zoraide',
      user_id: zoraide,
      claims: ['lojas'],
      linked_at: new Date(),
      seen_at: new Date(),
    })
    .execute();
  await database.db.insertInto('bank').values(cooperatives).execute();
  await addTrail(database.db);
  await addNews(database.db);
  await addZones(database.db);
  for (const login of readers) {
    const id = await addUser(database.db, { login, role: 3, establishments: ['0001'] });
    await database.db.transaction().execute(async (trx) => {
      const at = (hour: number) => ({ to: [id], at: new Date(`2026-11-19T${hour}:05:00Z`) });
      await notify(trx, newsPublished({ title: 'Coletas em feriados' }), at(12));
      await notify(trx, accountReactivated({ by: 'Helena Duarte' }), at(15));
      await notify(trx, codesReady({ quantity: 3, shop: 'Mercado 1' }), at(18));
      const { first } = await trx
        .selectFrom('user_notification')
        .where('user_id', '=', id)
        .select((eb) => eb.fn.min('id').as('first'))
        .executeTakeFirstOrThrow();
      await markViewed(trx, id, first, at(20).at);
    });
  }
  const today = todayIn(config.timeZone);
  const terminals = Array.from({ length: 13 }, (_, index) => `T0003-${String(index + 1).padStart(2, '0')}`);
  await database.db
    .insertInto('terminal')
    .values(terminals.map((logical_number) => ({ logical_number, establishment_code: '0003' })))
    .execute();
  await database.db
    .insertInto('terminal_use')
    .values(
      terminals.map((logical_number) => ({
        logical_number,
        establishment_code: '0003',
        last_capture_date: addDays(today, -45),
      })),
    )
    .execute();
  await addBills(database.db, today);
  await addCodeRequests(database.db, new Date(), marina);
  await database.db
    .insertInto('work_order')
    .values({
      number: 9001,
      case_type: 0,
      status: 1,
      logical_number: 'T0004',
      establishment_code: '0004',
      phone: '(11) 98765-4321',
      report: 'Sem comunicação.',
      symptom: 'ATM Fora',
      requester_login: people.administrator,
      requester_name: 'Helena Duarte',
      requester_email: 'helena@example.com',
      created_at: new Date('2026-01-02T10:00:00Z'),
      modified_at: new Date('2026-01-02T12:00:00Z'),
      settled_at: new Date('2026-01-02T12:00:00Z'),
      closed_at: new Date('2026-01-02T12:00:00Z'),
    })
    .execute();
  const yesterday = addDays(today, -1);
  await addTransactions(database.db, [
    transaction(`${today}T00:00:01`, { amount: '100.10', nsu: '000010' }),
    transaction(`${today}T00:00:02`, {
      amount: '0.20',
      operatorId: 12,
      nsu: '000011',
      accountingDate: addDays(today, 1),
    }),
    transaction(`${today}T00:00:03`, { amount: '50.05', processCode: 302, nsu: '000012' }),
    transaction(`${today}T00:00:04`, { amount: '7.00', establishmentCode: '0002' }),
    transaction(`${today}T00:00:05`, { amount: '9.99', establishmentCode: '0004' }),
    ...Array.from({ length: 120 }, (_, second) =>
      transaction(
        `${yesterday}T10:${String(Math.floor(second / 60)).padStart(2, '0')}:${String(second % 60).padStart(2, '0')}`,
        {
          amount: '1.00',
        },
      ),
    ),
  ]);
  const app = await buildApp(
    {
      config,
      database,
      secret: 'a secret for tests, thirty-two long',
      olderSecrets: [],
      feedKeys: [],
      now: () => new Date(),
      jobSignal: new JobSignal(),
    },
    null,
    // A call that the console aborts leaves its connection behind unused. Closed after the usual 20 seconds, it would be
    // so while Node's fetch is about to use it for another call, which would fail.
    { ...TIMEOUTS, head: 3_600_000 },
  );
  project.provide('portalUrl', await app.listen({ host: '127.0.0.1', port: 0 }));
  return async () => {
    await app.close();
    await database.close();
  };
}
