import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../../../contract/calendar';
import { SILENCE, type SilenceReply, silenceReply, silentShops } from '../../../../contract/silence';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addTransactions, addUser, transaction } from '../../../support/network';
import { NOON, type TestPortal, TODAY, testPortal } from '../../../support/portal';
import { addOrder, dispute } from '../../../support/work-orders';

let database: Database;
let portal: TestPortal;
const tokens: Record<string, string> = {};
const yesterday = addDays(TODAY, -1);

beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  await addNetwork(db);
  await addUser(db, { login: '10000001', role: 1 });
  await addUser(db, { login: '20000002', role: 2, groups: [1] });
  await addUser(db, { login: '20000003', role: 2, establishments: ['0003'] });
  await addUser(db, { login: '30000003', role: 3, establishments: ['0001'] });
  portal = await testPortal(database);
  for (const login of ['10000001', '20000002', '20000003', '30000003']) {
    tokens[login] = (await portal.signIn(login)).token;
  }
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const ask = async (login = '10000001'): Promise<SilenceReply> => {
  const { status, body } = await portal.call(silentShops, { token: tokens[login] });
  expect(status).toBe(200);
  return silenceReply.parse(body);
};

const silent = (code: string, last: string, ended_at: Date | null = null) => ({
  establishment_code: code,
  last_deposit_at: last,
  noticed_at: new Date('2026-11-20T11:00:00Z'),
  ended_at,
  usual_days: 50,
  deposit_days: 47,
  usual_hour: 14,
  once_in_days: 420,
});
const reasonOf = async (code: string) =>
  (await ask()).silenciosos.find(({ id }) => id === code)?.motivo ?? null;

test('before the first run of the job the report is empty', async () => {
  expect(await ask()).toEqual({
    silenciosos: [],
    totalSilenciosos: 0,
    avaliados: 0,
    semRitmo: [],
    totalSemRitmo: 0,
    avaliadoAte: null,
    semDadosDesde: null,
  });
});

test('a report viewer is refused', async () => {
  expect((await portal.call(silentShops, { token: tokens['30000003'] })).status).toBe(403);
});

test('a silent shop has all that its text needs, the newest silence first', async () => {
  const { db } = database;
  await db
    .insertInto('silence')
    .values([
      silent('0001', `${yesterday}T16:40:05`),
      silent('0002', `${addDays(TODAY, -4)}T09:00:00`),
      // Written by a version with a higher limit.
      { ...silent('0003', `${yesterday}T17:00:00`), once_in_days: 9999 },
      // It was silent once, and is closed now.
      silent('0001', `${addDays(TODAY, -30)}T09:00:00`, new Date(NOON)),
      silent('0004', `${addDays(TODAY, -SILENCE.days - 1)}T09:00:00`),
    ])
    .execute();
  await db.insertInto('sparse_establishment').values({ establishment_code: '0004' }).execute();
  await db
    .updateTable('silence_look')
    .set({ looked_at: new Date(NOON) })
    .execute();
  const reply = await ask();
  expect(reply.silenciosos.map(({ id }) => id)).toEqual(['0003', '0001', '0002']);
  expect(reply.silenciosos[0]?.umaVezEmDias).toBe(SILENCE.onceInDays);
  expect(reply.silenciosos[1]).toEqual({
    id: '0001',
    nomeFantasia: 'Mercado 1',
    cidade: 'São Paulo',
    ultimoDeposito: `${yesterday}T16:40:05`,
    avisadoEm: `${TODAY}T08:00:00`,
    diasUsuais: 50,
    diasComDeposito: 47,
    horaUsual: 14,
    umaVezEmDias: 420,
    motivo: null,
  });
  expect(reply).toMatchObject({
    totalSilenciosos: 3,
    avaliados: 3,
    totalSemRitmo: 1,
    semRitmo: [{ id: '0004', nomeFantasia: 'Mercado 4' }],
    avaliadoAte: `${TODAY}T12:00:00`,
    semDadosDesde: null,
  });
});

test('a manager sees only its shops, in the lists and in the counts', async () => {
  expect(await ask('20000002')).toMatchObject({
    silenciosos: [{ id: '0001' }, { id: '0002' }],
    totalSilenciosos: 2,
    avaliados: 2,
    semRitmo: [],
    totalSemRitmo: 0,
  });
  expect(await ask('20000003')).toMatchObject({ silenciosos: [{ id: '0003' }], totalSilenciosos: 1 });
});

test('while nothing arrives from the network the report says since when', async () => {
  const { db } = database;
  await db
    .updateTable('silence_look')
    .set({ behind_since: `${yesterday}T22:00:00` })
    .execute();
  expect((await ask()).semDadosDesde).toBe(`${yesterday}T22:00:00`);
  await db.updateTable('silence_look').set({ behind_since: null }).execute();
});

test('the likely reason is the first of no terminal, no operator, a work order, and news about the city', async () => {
  const { db } = database;
  const opened_at = new Date('2026-11-19T12:00:00Z');
  const news = { text: 'Sem coleta.', active: true, modified_at: opened_at };
  await db
    .insertInto('news')
    .values([
      { ...news, title: 'Greve em SANTOS', opened_at },
      { ...news, title: 'Sao Paulo no ano passado', opened_at: new Date('2025-11-19T12:00:00Z') },
      { ...news, title: 'Retirada: São Paulo', opened_at, active: false },
      // Its name is a part of a word, and so is its city's.
      { ...news, title: 'Mercado 15: nova situação em São Paulópolis', opened_at },
    ])
    .execute();
  expect(await reasonOf('0001')).toBeNull();
  await db
    .insertInto('news')
    .values({ ...news, title: 'Aviso', text: 'Greve em sao paulo até sexta.', opened_at })
    .execute();
  expect(await reasonOf('0001')).toEqual({ tipo: 'noticia', titulo: 'Aviso' });

  const order = {
    logical_number: 'T0001',
    establishment_code: '0001',
    phone: '(11) 90100-1000',
    report: 'Não liga',
    symptom: 'Cofre Fora',
    requester_login: '20000002',
    requester_name: 'Marina',
    requester_email: 'marina@example.com',
    created_at: opened_at,
    modified_at: opened_at,
  };
  await db
    .insertInto('work_order')
    .values([
      { ...order, number: 7, case_type: 0, status: 0, settled_at: null },
      { ...order, number: 8, case_type: 0, status: 1, settled_at: new Date(NOON) },
    ])
    .execute();
  // A newer dispute is about one deposit, not about the terminal.
  await addOrder(db, { ...dispute, created_at: new Date(NOON), modified_at: new Date(NOON) });
  expect(await reasonOf('0001')).toEqual({ tipo: 'chamado', numero: 7 });

  const off = (active: boolean, id = 0) =>
    db
      .updateTable('operator')
      .set({ active })
      .where('establishment_code', '=', '0001')
      .where('id', '<>', id)
      .execute();
  await off(false, 11);
  expect(await reasonOf('0001')).toMatchObject({ tipo: 'chamado' });
  await off(false);
  expect(await reasonOf('0001')).toEqual({ tipo: 'operadoresDesativados' });

  // The terminal has moved to another shop.
  await db
    .updateTable('terminal')
    .set({ establishment_code: '0002' })
    .where('logical_number', '=', 'T0001')
    .execute();
  expect(await reasonOf('0001')).toEqual({ tipo: 'semTerminal' });
  expect(await reasonOf('0002')).toMatchObject({ tipo: 'noticia' });
});

test('only as many are listed as fit on a panel, and all are counted', async () => {
  const { db } = database;
  const codes = Array.from(
    { length: SILENCE.listed + 5 },
    (_, index) => `8${String(index).padStart(3, '0')}`,
  );
  const shop = await db
    .selectFrom('establishment')
    .where('code', '=', '0001')
    .select(['street', 'number', 'district', 'postal_code', 'city', 'state'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('establishment')
    .values(codes.map((code) => ({ ...shop, code, name: `Loja ${code}` })))
    .execute();
  await db
    .insertInto('silence')
    .values(codes.map((code) => silent(code, `${TODAY}T07:00:00`)))
    .execute();
  await addTransactions(db, [transaction(`${TODAY}T09:00:00`)]);
  const reply = await ask();
  expect(reply.silenciosos).toHaveLength(SILENCE.listed);
  expect(reply.totalSilenciosos).toBe(codes.length + 3);
});
