import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { unusedSince } from '../../../../contract/code-life';
import { listCodeRequests } from '../../../../contract/code-requests';
import { financialDetail } from '../../../../contract/financial';
import type { Language } from '../../../../contract/languages';
import { listOperatorCodes } from '../../../../contract/operator-codes';
import { silentShops } from '../../../../contract/silence';
import { listToday, type TodayItem, type TodayReply } from '../../../../contract/today';
import { listWorkOrders } from '../../../../contract/work-orders';
import type { Database } from '../../../../server/platform/db/open';
import { addCodeRequest } from '../../../support/code-requests';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser } from '../../../support/network';
import { NOON, type TestPortal, TODAY, testPortal } from '../../../support/portal';
import { addOrder, dispute } from '../../../support/work-orders';

let database: Database;
let portal: TestPortal;
const tokens: Record<string, string> = {};
const [ADMIN, MANAGER, NEIGHBOUR, VIEWER, BANK] = [
  '10000001',
  '20000002',
  '20000003',
  '30000003',
  '50000005',
] as const;
/** Operators are made long before the day of the tests; unless a test says so, they count as used. */
const used = () => sql`update code_idle set since = ${TODAY}`.execute(database.db);

beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  await addNetwork(db);
  await addUser(db, { login: ADMIN, role: 1 });
  // 0001 and 0002; 0003; 0001.
  await addUser(db, { login: MANAGER, role: 2, groups: [1], api: { from: '2026-01-01' } });
  await addUser(db, { login: NEIGHBOUR, role: 2, establishments: ['0003'] });
  await addUser(db, { login: VIEWER, role: 3, establishments: ['0001'] });
  await addUser(db, { login: BANK, role: 5, specificCode: 1 });
  portal = await testPortal(database);
  for (const login of [ADMIN, MANAGER, NEIGHBOUR, VIEWER, BANK]) {
    tokens[login] = (await portal.signIn(login)).token;
  }
  await used();
});
afterEach(async () => {
  portal.setNow(NOON);
  const { db } = database;
  await sql`truncate silence, work_order, work_order_case, tariff, billing_run cascade`.execute(db);
  await sql`delete from code_change`.execute(db);
  await sql`delete from operator where code_request_id is not null`.execute(db);
  await sql`delete from code_request`.execute(db);
  await sql`update portal_user set api_ends_on = null`.execute(db);
  await used();
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

async function ask(login: string, language: Language = 'en'): Promise<TodayReply> {
  const { status, body } = await portal.call(listToday, {
    token: tokens[login],
    headers: { 'accept-language': language },
  });
  expect(status).toBe(200);
  return listToday.reply.parse(body);
}
const itemOf = async (login: string, kind: string, language?: Language): Promise<TodayItem> => {
  const found = (await ask(login, language)).items.find((item) => item.kind === kind);
  if (found === undefined) throw new Error(`${login} is not told of ${kind}`);
  return found;
};
const kinds = async (login: string) => (await ask(login)).items.map(({ kind }) => kind);
const sentence = ({ text }: TodayItem) => text.map((piece) => piece.text).join('');
const list = (operation: Parameters<TestPortal['call']>[0], login: string, query: object) =>
  portal.call(operation, { token: tokens[login], query: { page: 0, size: 10, ...query } });

const ago = (hours: number, minutes = 0) =>
  new Date(new Date(NOON).getTime() - (hours * 60 + minutes) * 60_000);

test('nothing waits: an empty list with the time by the clocks of the network', async () => {
  for (const login of [ADMIN, MANAGER, NEIGHBOUR, VIEWER, BANK])
    expect(await ask(login)).toEqual({ checkedAt: `${TODAY}T12:00:00`, items: [], incomplete: false });
});

describe('silent establishments', () => {
  const silence = (code: string, last: string, ended_at: Date | null = null, usual_hour = 10) =>
    database.db
      .insertInto('silence')
      .values({
        establishment_code: code,
        last_deposit_at: last,
        noticed_at: new Date(NOON),
        ended_at,
        usual_days: 50,
        deposit_days: 47,
        usual_hour,
        once_in_days: 420,
      })
      .execute();

  test('are named, the longest silent one first, and are those of the panel', async () => {
    await silence('0001', '2026-11-18T09:30:00', null, 9);
    await silence('0002', '2026-11-16T17:00:00');
    await silence('0003', '2026-11-17T17:00:00');
    await silence('0004', '2026-11-10T17:00:00', new Date(NOON));
    const item = await itemOf(ADMIN, 'silence');
    expect(item).toMatchObject({
      severity: 'warning',
      title: '3 establishments are silent',
      age: { moment: '2026-11-16T17:00:00', of: 'since' },
      action: { label: 'See why', to: { screen: '/painel-de-controle' } },
    });
    expect(sentence(item)).toBe('Mercado 2, Mercado 3, and Mercado 1; they usually deposit by 10:00');
    const { body } = await portal.call(silentShops, { token: tokens[ADMIN] });
    expect(body.totalSilenciosos).toBe(3);
    expect((await itemOf(MANAGER, 'silence')).title).toBe('2 establishments are silent');
    expect((await itemOf(NEIGHBOUR, 'silence')).title).toBe('1 establishment is silent');
    expect(await kinds(BANK)).toEqual([]);
  });

  test('three are named and the others counted', async () => {
    for (const code of ['0001', '0002', '0003', '0004']) await silence(code, '2026-11-18T09:30:00');
    expect(sentence(await itemOf(ADMIN, 'silence', 'pt'))).toBe(
      'Mercado 1, Mercado 2, Mercado 3 e mais 1; costumam depositar até as 10:00',
    );
  });

  test('lead a viewer, who has no panel, to a statement without a row', async () => {
    await silence('0001', '2026-11-18T09:30:00');
    const { action, text } = await itemOf(VIEWER, 'ownSilence');
    const to = {
      screen: '/transacoes-extrato',
      filter: { dtInit: '2026-11-18', dtFinal: TODAY, ecs: ['0001'] },
    };
    expect(action).toEqual({ label: 'Open statement', to });
    expect(text[0]).toEqual({ text: 'Mercado 1', to });
    expect(await kinds(VIEWER)).toEqual(['ownSilence']);
  });

  test('a shop that was silent for more than 70 days has left', async () => {
    await silence('0001', '2026-09-11T12:00:00');
    expect(await kinds(ADMIN)).toEqual(['silence']);
    portal.setNow('2026-11-20T15:00:01Z');
    expect(await kinds(ADMIN)).toEqual([]);
  });
});

describe('work orders', () => {
  test('WO-05 the queue says what is overdue and what waits, and is the list that the button opens', async () => {
    const { db } = database;
    const [late] = [await addOrder(db, { created_at: ago(24, 1), establishment_code: '0003' })];
    await addOrder(db, { created_at: ago(24) });
    await addOrder(db, { ...dispute, created_at: ago(119) });
    await addOrder(db, { status: 2, created_at: ago(100), settled_at: ago(1) });
    for (const login of [ADMIN, BANK]) {
      const item = await itemOf(login, 'orders');
      expect(item).toMatchObject({
        severity: 'urgent',
        title: '1 work order is overdue, 2 more are waiting',
        age: { moment: '2026-11-20T11:59:00', of: 'late' },
        action: { label: 'Open queue', to: { screen: '/chamados', filter: { status: 0 } } },
      });
      expect(sentence(item)).toBe(`${late} Mercado 3, terminal T0003`);
      expect(item.text[0]?.to).toEqual({ screen: '/chamados', record: String(late) });
      const { body } = await list(listWorkOrders, login, item.action.to.filter ?? {});
      expect(body.totalElements).toBe(3);
    }
  });

  test('WO-05 at the second on which one is due it is not overdue, and nothing is urgent', async () => {
    await addOrder(database.db, { created_at: ago(24) });
    expect(await itemOf(ADMIN, 'orders')).toMatchObject({
      severity: 'notice',
      title: '1 work order is waiting',
      age: { moment: '2026-11-19T12:00:00', of: 'since' },
    });
    portal.setNow('2026-11-20T15:00:01Z');
    expect((await itemOf(ADMIN, 'orders')).title).toBe('1 work order is overdue');
  });

  test('a manager hears of own orders that are overdue or attended, each as its list has them', async () => {
    const { db } = database;
    await addOrder(db, { created_at: ago(30) });
    await addOrder(db, { created_at: ago(2) });
    await addOrder(db, { created_at: ago(40), establishment_code: '0003' });
    await addOrder(db, { status: 2, created_at: ago(10), modified_at: ago(3), settled_at: ago(3) });
    await addOrder(db, { status: 1, created_at: ago(10), settled_at: ago(3), closed_at: ago(3) });
    expect(await kinds(MANAGER)).toEqual(['ownOrders', 'answeredOrders']);
    const [overdue, attended] = [await itemOf(MANAGER, 'ownOrders'), await itemOf(MANAGER, 'answeredOrders')];
    expect(overdue).toMatchObject({
      severity: 'urgent',
      title: '1 work order is overdue',
      age: { moment: '2026-11-20T06:00:00', of: 'late' },
    });
    expect(attended).toMatchObject({
      severity: 'notice',
      title: '1 work order was attended',
      age: { moment: '2026-11-20T09:00:00', of: 'since' },
    });
    for (const { action } of [overdue, attended]) {
      const { body } = await list(listWorkOrders, MANAGER, action.to.filter ?? {});
      expect(body.totalElements).toBe(1);
    }
    expect(await kinds(NEIGHBOUR)).toEqual(['ownOrders']);
    expect(await kinds(VIEWER)).toEqual([]);
  });
});

describe('requests for codes', () => {
  test('REQ-06 those that the terminals have not received are those of the list, with their establishments', async () => {
    const { db } = database;
    await addCodeRequest(db, { at: ago(1).toISOString(), ec: '0002', cards: ['0009990801', '0009990802'] });
    await addCodeRequest(db, { at: ago(2).toISOString(), ec: '0003', cards: ['0009990803'] });
    await addCodeRequest(db, { at: ago(1, 30).toISOString(), ec: '0003', cards: ['0009990804'] });
    await addCodeRequest(db, { at: ago(9).toISOString(), received: ago(8).toISOString(), cards: [] });
    await used();
    const item = await itemOf(ADMIN, 'codeRequests');
    expect(item).toMatchObject({
      severity: 'notice',
      title: '3 code requests have not reached the terminals',
      age: { moment: '2026-11-20T10:00:00', of: 'since' },
    });
    expect(sentence(item)).toBe('Mercado 3 and Mercado 2; 4 codes wait');
    const { body } = await list(listCodeRequests, ADMIN, item.action.to.filter ?? {});
    expect(body.totalElements).toBe(3);
    const named = await list(listCodeRequests, ADMIN, item.text[0]?.to?.filter ?? {});
    expect(named.body.totalElements).toBe(2);
    expect(await kinds(MANAGER)).toEqual([]);
  });

  test('one that has waited for more than 48 hours is a warning', async () => {
    await addCodeRequest(database.db, { at: ago(48).toISOString(), cards: ['0009990801'] });
    await used();
    expect((await itemOf(ADMIN, 'codeRequests')).severity).toBe('notice');
    portal.setNow('2026-11-20T15:00:01Z');
    expect((await itemOf(ADMIN, 'codeRequests')).severity).toBe('warning');
  });
});

describe('unused codes', () => {
  test('a manager hears of own active ones, from the sixtieth day on, and the list has them', async () => {
    const idle = (since: string, ...ids: number[]) =>
      sql`update code_idle set since = ${since} where operator_id = any(${ids}::int[])`.execute(database.db);
    await idle('2026-09-21', 11, 21, 31);
    await idle('2026-09-22', 12);
    const item = await itemOf(MANAGER, 'unusedCodes');
    expect(item).toMatchObject({
      severity: 'notice',
      title: '2 codes unused for more than 60 days',
      age: null,
    });
    expect(sentence(item)).toBe('Operador 11 and Operador 21; switch off those of people who left');
    expect(item.action.to).toEqual({ screen: '/codigos-operadores', filter: { unused: 1 } });
    // The console asks with the day that this filter stands for.
    const { body } = await list(listOperatorCodes, MANAGER, { semUsoDesde: unusedSince(TODAY) });
    expect(body.totalElements).toBe(2);
    expect((await itemOf(NEIGHBOUR, 'unusedCodes')).title).toBe('1 code unused for more than 60 days');
    expect(await kinds(ADMIN)).toEqual([]);
  });
});

describe('terminals without a tariff', () => {
  const tariff = (establishment_code: string, starts_on: string, ends_on: string | null = null) =>
    database.db
      .insertInto('tariff')
      .values({ establishment_code, starts_on, ends_on, franchise: 100 })
      .execute();
  const billed = (month: string) =>
    database.db.insertInto('billing_run').values({ month, billed_on: TODAY }).execute();

  test('are those of the month that is billed next, as its filter has them', async () => {
    await tariff('0001', '2026-01-01');
    await tariff('0002', '2026-01-01', '2026-10-31');
    await tariff('0003', '2026-12-01');
    await billed('2026-10-01');
    const item = await itemOf(ADMIN, 'tariffs');
    expect(item).toMatchObject({
      severity: 'notice',
      title: '3 terminals have no tariff for November 2026',
      age: { moment: '2026-12-01T06:00:00', of: 'due' },
      action: { to: { screen: '/financeiro', filter: { mes: '2026-11' } } },
    });
    expect(sentence(item)).toBe(
      'T0002 Mercado 2, T0003 Mercado 3, and T0004 Mercado 4; their bills cannot be made',
    );
    const { body } = await list(financialDetail, ADMIN, { formato: 'tela', ...item.action.to.filter });
    expect(body.semTarifa.total).toBe(3);
    expect(await kinds(MANAGER)).toEqual([]);
  });

  test('press from a week before the bills are made', async () => {
    await tariff('0001', '2026-01-01');
    await billed('2026-10-01');
    portal.setNow('2026-11-24T15:00:00Z');
    tokens[ADMIN] = (await portal.signIn(ADMIN)).token;
    expect((await itemOf(ADMIN, 'tariffs')).severity).toBe('warning');
    portal.setNow('2026-11-24T02:59:59Z');
    expect((await itemOf(ADMIN, 'tariffs')).severity).toBe('notice');
  });

  test('the month of today is asked for once the one before is billed, and no later one', async () => {
    await tariff('0001', '2026-01-01', '2026-11-30');
    await billed('2026-11-01');
    expect((await itemOf(ADMIN, 'tariffs')).action.to.filter).toEqual({ mes: '2026-11' });
  });

  test('in a network without tariffs nothing is billed, and none is missing', async () => {
    expect(await kinds(ADMIN)).toEqual([]);
  });
});

describe('the API access of a manager', () => {
  const until = (day: string) =>
    database.db
      .updateTable('portal_user')
      .set({ api_ends_on: day })
      .where('login', 'in', [MANAGER, NEIGHBOUR])
      .execute();

  test.each([
    ['2026-11-20', 'warning'],
    ['2026-11-27', 'warning'],
    ['2026-11-28', 'notice'],
    ['2026-12-20', 'notice'],
  ])('ends on %s: %s', async (day, severity) => {
    await until(day);
    expect(await itemOf(MANAGER, 'apiAccess')).toMatchObject({
      severity,
      age: { moment: `${day}T23:59:59`, of: 'due' },
      action: { to: { screen: '/swagger' } },
    });
    // Who has none is told of none.
    expect(await kinds(NEIGHBOUR)).toEqual([]);
  });

  test.each(['2026-11-19', '2026-12-21'])('is no matter when it ends on %s', async (day) => {
    await until(day);
    expect(await kinds(MANAGER)).toEqual([]);
  });
});

test('the worst comes first, and within it the oldest', async () => {
  const { db } = database;
  await addOrder(db, { created_at: ago(30) });
  await addCodeRequest(db, { at: ago(60).toISOString(), cards: ['0009990801'] });
  await used();
  await db
    .insertInto('tariff')
    .values({ establishment_code: '0001', starts_on: '2026-01-01', ends_on: null, franchise: 100 })
    .execute();
  await db.insertInto('billing_run').values({ month: '2026-10-01', billed_on: TODAY }).execute();
  await db
    .insertInto('silence')
    .values({
      establishment_code: '0001',
      last_deposit_at: '2026-11-19T12:00:00',
      noticed_at: new Date(NOON),
      ended_at: null,
      usual_days: 50,
      deposit_days: 47,
      usual_hour: 10,
      once_in_days: 420,
    })
    .execute();
  expect(await kinds(ADMIN)).toEqual(['orders', 'codeRequests', 'silence', 'tariffs']);
});

test.each<[Language, string, string]>([
  ['en', '1 work order is overdue', 'Open queue'],
  ['pt', '1 chamado fora do prazo', 'Abrir fila'],
  ['es', '1 solicitud vencida', 'Abrir la fila'],
  ['co', '1 solicitud vencida', 'Abrir la fila'],
])('is said in the language of the reader (%s)', async (language, title, label) => {
  await addOrder(database.db, { created_at: ago(30) });
  const item = await itemOf(ADMIN, 'orders', language);
  expect([item.title, item.action.label]).toEqual([title, label]);
});

test('a look that fails takes no other away, and says that more may be waiting', async () => {
  await addOrder(database.db, { created_at: ago(30) });
  await sql`alter table code_request rename to code_request_away`.execute(database.db);
  try {
    const { items, incomplete } = await ask(ADMIN);
    expect([items.map(({ kind }) => kind), incomplete]).toEqual([['orders'], true]);
    expect((await ask(BANK)).incomplete).toBe(false);
  } finally {
    await sql`alter table code_request_away rename to code_request`.execute(database.db);
  }
});
