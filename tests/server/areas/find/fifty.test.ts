import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileNumberOf } from '../../../../contract/file-number';
import { type FoundHit, findRecords } from '../../../../contract/find';
import type { Language } from '../../../../contract/languages';
import type { Place } from '../../../../contract/place';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { type TestPortal, testPortal } from '../../../support/portal';
import { fill, NOW, TODAY } from '../../demo/fill';

/* SHELL-17: what people type and paste, on the network of the demo: each text finds its record first. */

let database: Database;
let portal: TestPortal;
const tokens: Record<string, string> = {};
const ADMIN = '10000001';
const MANAGER = '20000002';
const BANK = '50000005';
const FILE = fileNumberOf([7, 19, 3, 22, 9, 25, 13, 4, 18]);

beforeAll(async () => {
  database = await freshDatabase();
  await fill(database);
  await sql`insert into export_file (number, user_id, kind, format, language, request, establishments, position,
      made_at, bytes, rows, digest, rows_digest, heading_digest, prefixes, columns, totals, facts)
    values (${FILE}, 1, 'bancos', 'xlsx', 'pt', '{}', null, null, ${NOW}, 1, 1, '', '', '', '{}', '[]', '[]', '[]')`.execute(
    database.db,
  );
  portal = await testPortal(database);
  portal.setNow(NOW);
  for (const login of [ADMIN, MANAGER, BANK]) {
    tokens[login] = (await portal.signIn(login, 'Demo@2026')).token;
  }
}, 120_000);
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

async function hits(
  text: string,
  { login = ADMIN, language = 'pt' }: { login?: string; language?: Language } = {},
): Promise<FoundHit[]> {
  const { status, body } = await portal.call(findRecords, {
    token: tokens[login],
    query: { text },
    headers: { 'accept-language': language },
  });
  expect(status).toBe(200);
  expect(body.incomplete).toBe(false);
  return findRecords.reply.parse(body).hits;
}

const user = (id: number): Place => ({ screen: '/usuarios', record: String(id) });
const code = (id: number): Place => ({ screen: '/codigos-operadores', record: String(id) });
const group = (id: number): Place => ({ screen: '/agrupadores', record: String(id) });
const bank = (id: string): Place => ({ screen: '/bancos', record: id });
const account = (id: number): Place => ({ screen: '/contas', record: String(id) });
const order = (id: number): Place => ({ screen: '/chamados', record: String(id) });
const shop = (ec: string): Place => ({
  screen: '/transacoes-extrato',
  filter: { dtInit: '2026-11-13', dtFinal: TODAY, ecs: [ec] },
});
const file: Place = { screen: '/verificar', filter: { number: FILE } };

describe('administrators find', () => {
  test.each<[string, Place]>([
    ['Patrícia Nogueira', user(3)],
    ['patricia nogueira', user(3)],
    ['PATRICIA NOGUEIRA\n', user(3)],
    ['  Patrícia \t Nogueira ', user(3)],
    ['Patrícia Nogueira'.normalize('NFD'), user(3)],
    ['jose soares', user(11)],
    ['Natalia Santana', user(13)],
    ['38190501169', user(6)],
    ['38190501169\r\n', user(6)],
    ['381.905.011-69', user(6)],
    ['381 905 011 69', user(6)],
    ['３８１９０５０１１６９', user(6)],
    ['501169', user(6)],
    ['175972-01834', user(13)],
    ['450.660-15', user(10)],
    ['anderson.pires@farmaciasbemviver.example', user(6)],
    ['Anderson Pires <anderson.pires@farmaciasbemviver.example>', user(6)],
    ['mailto:ANDERSON.PIRES@farmaciasbemviver.example', user(6)],
    ['0119', shop('0119')],
    ['Pão da Serra Tatuapé (0119)', shop('0119')],
    ['Pão da Serra Tatuapé Cód.:(0119)', shop('0119')],
    ['pao da serra tatuape', shop('0119')],
    ['Auto Posto Beira Mar', shop('0549')],
    ['auto posto beira-mar', shop('0549')],
    ['Auto Posto Beira–Mar', shop('0549')],
    ['Farmacia Bem Viver Tijuca', shop('0675')],
    ['ver o rio', shop('1521')],
    ['farmacias bem viver', group(120)],
    ['Grupo Pao da Serra', group(110)],
    ['postos 24 horas', group(140)],
    ['norte e nordeste', group(170)],
    ['itau unibanco', bank('341')],
    ['341', bank('341')],
    ['77', bank('077')],
    ['077 · Inter', bank('077')],
    ['341 - Itaú Unibanco', bank('341')],
    ['banco do brasil', bank('001')],
    ['00049877-9', account(1201)],
    ['49877-9', account(1201)],
    ['0004 9877 9', account(1201)],
    ['1634 / 00049877-9', account(1201)],
    ['Ag. 0843 C/C 00044232-3', account(1204)],
    ['pao da serra tatuape antiga', account(1204)],
    ['10003', order(10003)],
    ['#10003', order(10003)],
    ['nº 10.003', order(10003)],
    ['Chamado 10003', order(10003)],
    ['wagner goncalves sales', code(20117)],
    ['Caio Alves •••809', code(20118)],
    ['•••809', code(20118)],
    [FILE, file],
    [FILE.toLowerCase().replaceAll('-', ' '), file],
    [`${FILE}\n`, file],
  ])('SHELL-17 by %j', async (text, to) => {
    expect((await hits(text))[0]?.to).toEqual(to);
  });
});

describe('managers find in their own establishments', () => {
  test.each<[string, Place]>([
    ['707', code(20117)],
    ['809', code(20118)],
    ['Vanessa Brito Sales •••958', code(20119)],
    ['vanessa brito', code(20119)],
    ['0171', shop('0171')],
    ['10003', order(10003)],
    ['00049877-9', account(1201)],
    ['jessica almeida', { screen: '/visualizadores-relatorios', record: '4' }],
    ['30000003', { screen: '/visualizadores-relatorios', record: '4' }],
    ['JESSICA.ALMEIDA@paodaserra.example', { screen: '/visualizadores-relatorios', record: '4' }],
  ])('SHELL-17 by %j', async (text, to) => {
    expect((await hits(text, { login: MANAGER }))[0]?.to).toEqual(to);
  });
});

describe('a deposit', () => {
  interface Deposit {
    nsu: string;
    day: string;
    time: string;
    ec: string;
    operator: number;
    account: number;
    cents: number;
  }
  /** The newest deposit of 1,000 and more whose amount occurs once on its day, and is booked then. */
  async function deposit(): Promise<Deposit> {
    const { rows } = await sql<Deposit>`
      select nsu, to_char(captured_at, 'YYYY-MM-DD') as day, to_char(captured_at, 'HH24:MI:SS') as time,
        establishment_code as ec, operator_id as operator, account_id as account, (amount * 100)::int as cents
      from cash_transaction t where amount >= 1000 and process_code = 304 and cancelled_at is null
        and not exists (select from cash_transaction o where o.amount = t.amount
          and (o.captured_at, o.nsu) is distinct from (t.captured_at, t.nsu)
          and (o.accounting_date = t.captured_at::date or o.captured_at::date = t.captured_at::date))
      order by captured_at desc limit 1`.execute(database.db);
    const [found] = rows;
    if (found === undefined) throw new Error('The demo has no such deposit');
    return found;
  }
  const whole = ({ cents }: Deposit) => String(Math.floor(cents / 100));
  const grouped = (one: Deposit, separator: string) =>
    whole(one).replace(/(\d)(?=(\d{3})+$)/g, `$1${separator}`);
  const cents = (one: Deposit) => String(one.cents % 100).padStart(2, '0');
  const parts = ({ day }: Deposit) => day.split('-') as [string, string, string];
  const months = {
    pt: [
      'janeiro',
      'fevereiro',
      'março',
      'abril',
      'maio',
      'junho',
      'julho',
      'agosto',
      'setembro',
      'outubro',
      'novembro',
      'dezembro',
    ],
    en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  };
  const month = (one: Deposit, language: keyof typeof months) => months[language][Number(parts(one)[1]) - 1];

  test.each<[string, Language, (one: Deposit) => string]>([
    ['its NSU', 'pt', ({ nsu }) => nsu],
    ['its NSU without zeros', 'pt', ({ nsu }) => `NSU ${Number(nsu)}`],
    [
      'amount and day in Portuguese',
      'pt',
      (one) => `R$ ${grouped(one, '.')},${cents(one)} ${parts(one)[2]}/${parts(one)[1]}`,
    ],
    [
      'what a statement shows',
      'pt',
      (one) =>
        `+R$\u00a0${grouped(one, '.')},${cents(one)} ${parts(one).toReversed().join('/')} ${one.time}\n`,
    ],
    [
      'a day in words',
      'pt',
      (one) => `${grouped(one, '.')},${cents(one)} em ${Number(parts(one)[2])} de ${month(one, 'pt')}`,
    ],
    ['plain figures', 'co', (one) => `${whole(one)}.${cents(one)} ${one.day}`],
    [
      'the day first',
      'es',
      (one) => `${parts(one).toReversed().join('/')} $${grouped(one, ',')}.${cents(one)}`,
    ],
    [
      'amount and day in English',
      'en',
      (one) =>
        `$${grouped(one, ',')}.${cents(one)} on ${Number(parts(one)[2])} ${month(one, 'en')} ${parts(one)[0]}`,
    ],
    ['the hour as well', 'en', (one) => `${whole(one)} ${one.day} ${one.time.slice(0, 5)}`],
  ])('SHELL-17 by %s', async (_what, language, typed) => {
    const one = await deposit();
    const [first] = await hits(typed(one), { language });
    expect(first?.to).toEqual({
      screen: '/transacoes-extrato',
      filter: {
        dtInit: one.day,
        dtFinal: one.day,
        tmInit: one.time,
        tmFinal: one.time,
        ecs: [one.ec],
        operators: [String(one.operator)],
        accounts: [String(one.account)],
      },
    });
  });
});

test('SHELL-17 the bank finds orders, and the establishments that opened them', async () => {
  expect((await hits('10003', { login: BANK }))[0]?.to).toEqual(order(10003));
  expect((await hits('pao da serra tatuape', { login: BANK }))[0]?.to).toEqual({
    screen: '/chamados',
    filter: { nameEc: '0119' },
  });
  const screens = new Set((await hits('serra', { login: BANK })).map(({ to }) => to.screen));
  expect([...screens]).toEqual(['/chamados']);
});
