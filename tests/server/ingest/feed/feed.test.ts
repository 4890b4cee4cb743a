import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { FEED } from '../../../../contract/feed';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, forgetTransactions, transaction } from '../../../support/network';
import { FEED_KEY, type TestPortal, TODAY, testPortal } from '../../../support/portal';
import { rollupDifferences } from '../../../support/snapshot';
import { problemsOf, send, wire } from './send';

let database: Database;
let portal: TestPortal;
beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  portal = await testPortal(database);
});
afterEach(async () => {
  await forgetTransactions(database.db);
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const at = (time: string, overrides = {}) => wire(transaction(`${TODAY}T${time}`, overrides));
const stored = () =>
  database.db
    .selectFrom('cash_transaction')
    .select(['nsu', 'establishment_code', 'amount', 'cancelled_at', 'arrival_id'])
    .orderBy('nsu')
    .execute();
const deliveries = () =>
  database.db.selectFrom('arrival').select(['source', 'position']).orderBy('id').execute();

describe('a batch', () => {
  test.each([
    ['JSON', (rows: object[]) => rows],
    ['one row a line', (rows: object[]) => rows.map((row) => `${JSON.stringify(row)}\r\n`).join('\n')],
  ])('as %s is stored, with the establishment of each terminal, as one delivery', async (_form, batch) => {
    const rows = [at('09:00:00'), at('09:10:00', { establishmentCode: '0003', amount: '0.01' })];
    const { status, body } = await send(portal, batch(rows));
    expect(status).toBe(200);
    expect(body).toEqual({
      stored: 2,
      known: 0,
      refused: 0,
      delivery: 1,
      outcomes: ['stored', 'stored'],
      problems: [],
    });
    expect(await stored()).toMatchObject([
      { establishment_code: '0001', amount: 100 },
      { establishment_code: '0003', amount: 0.01 },
    ]);
    expect(await deliveries()).toEqual([{ source: 'feed', position: 1 }]);
    expect(await rollupDifferences(database.db)).toEqual([]);
  });

  test('with bytes that are no UTF-8 is refused, of rows each on a line only the damaged ones', async () => {
    const [good, bad] = [at('09:00:00'), at('09:10:00', { nsu: 'damaged' })].map((row) =>
      JSON.stringify(row),
    );
    const damaged = Buffer.from((bad ?? '').replace('damaged', '1\u00e32'), 'latin1');
    const line = Buffer.from(`${good}\n`);
    const rows = await send(portal, Buffer.concat([line, damaged, Buffer.from('\n')]));
    expect([rows.status, rows.body.outcomes]).toEqual([200, ['stored', 'refused']]);
    const whole = Buffer.concat([Buffer.from('['), damaged, Buffer.from(']')]);
    const { status, body } = await send(portal, whole, { type: 'application/json' });
    expect([status, body.message]).toEqual([400, 'The body contains bytes that are not UTF-8.']);
    const other = await send(portal, whole, { type: 'application/json; charset=iso-8859-1' });
    expect(other.status).toBe(415);
  });

  test('that is repeated is known, adds nothing and is no delivery', async () => {
    const rows = [at('09:00:00'), at('09:10:00')];
    await send(portal, rows);
    const again = await send(portal, [...rows, at('09:20:00'), rows[0]]);
    expect(again.body).toMatchObject({ stored: 1, known: 3, delivery: 2 });
    expect(again.body.outcomes).toEqual(['known', 'known', 'stored', 'known']);
    expect((await send(portal, rows)).body).toMatchObject({ known: 2, delivery: null });
    expect(await deliveries()).toHaveLength(2);
    expect(await rollupDifferences(database.db)).toEqual([]);
  });

  test('has the same result with any number of senders at once', async () => {
    const rows = Array.from({ length: 40 }, (_, second) => at(`09:00:${String(second).padStart(2, '0')}`));
    const replies = await Promise.all(
      [rows, rows.toReversed(), rows.slice(10), rows].map((batch) => send(portal, batch)),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(replies.reduce((sum, { body }) => sum + body.stored, 0)).toBe(40);
    expect(await rollupDifferences(database.db)).toEqual([]);
  });

  test('may be as large as documented, and have unknown fields', async () => {
    const rows = Array.from({ length: FEED.rows }, (_, index) => ({
      ...at(`0${index % 10}:${String(index % 60).padStart(2, '0')}:00`),
      note: 'x'.repeat(500),
    }));
    expect(JSON.stringify(rows).length).toBeGreaterThan(0.8 * FEED.bytes);
    expect((await send(portal, rows)).body).toMatchObject({ stored: FEED.rows, refused: 0 });
    expect(await rollupDifferences(database.db)).toEqual([]);
  });

  test('with an operator and an account of another shop is accepted: the terminal decides the shop', async () => {
    const { body } = await send(portal, [{ ...at('09:00:00'), operatorCodeId: 31, accountId: 3 }]);
    expect(body).toMatchObject({ stored: 1, refused: 0 });
    const rows = await database.db.selectFrom('cash_transaction').selectAll().execute();
    expect(rows).toMatchObject([{ establishment_code: '0001', operator_id: 31, account_id: 3 }]);
    expect(await rollupDifferences(database.db)).toEqual([]);
  });

  test('that is empty is accepted', async () => {
    for (const batch of [[], '\n \r\n']) {
      const { status, body } = await send(portal, batch);
      expect([status, body.outcomes, body.delivery]).toEqual([200, [], null]);
    }
    expect(await deliveries()).toEqual([]);
  });
});

describe('good rows are stored next to', () => {
  const among = async (bad: unknown) => {
    const answer = await send(portal, [at('09:00:00'), bad, at('09:10:00')]);
    expect(answer.status).toBe(200);
    expect(answer.body.outcomes).toEqual(['stored', 'refused', 'stored']);
    expect(answer.body).toMatchObject({ stored: 2, refused: 1 });
    expect(await stored()).toHaveLength(2);
    return problemsOf(answer);
  };
  const base = () => at('09:05:00');

  test.each([
    ['an unknown terminal', { numeroLogico: 'T9999' }, 'numeroLogico "T9999" is not a known terminal'],
    ['an unknown operator', { operatorCodeId: 999 }, 'operatorCodeId "999" is not a known operator'],
    [
      'an id that no database holds',
      { accountId: 1e15 },
      'accountId "1000000000000000" is not a whole number',
    ],
    [
      'the future',
      { capturedAt: `${TODAY}T12:00:01` },
      `capturedAt "${TODAY}T12:00:01" is in the future (the network's clock shows ${TODAY}T12:00:00)`,
    ],
    [
      'a day that does not exist',
      { capturedAt: '2026-02-30T10:00:00' },
      'capturedAt "2026-02-30T10:00:00" is not a moment',
    ],
    ['an amount of zero', { amount: 0 }, 'amount "0" is not above 0'],
    ['an amount below zero', { amount: '-5.00' }, 'amount "-5.00" is not an amount'],
    ['an amount without end', { amount: 1e308 }, 'amount "1e+308" is not an amount'],
    ['an amount that is none', { amount: 'NaN' }, 'amount "NaN" is not an amount'],
    ['an amount of thousandths', { amount: 0.1 + 0.2 }, 'amount "0.30000000000000004" is not an amount'],
    ['an amount with a comma', { amount: '10,50' }, 'amount "10,50" is not an amount'],
    ['a number that has lost its zeros', { nsu: 42 }, 'nsu is a number, not a text'],
    ['a terminal that is a list', { numeroLogico: ['T0001'] }, 'numeroLogico is a object, not a text'],
    ['a process that there is not', { processCode: 303 }, 'processCode "303" is not a process code'],
    [
      'an accounting date too late',
      { accountingDate: '2026-12-01' },
      'accountingDate "2026-12-01" is not 0 to 5',
    ],
    ['the character of no text', { nsu: 'a\u0000b' }, 'nsu "a\uFFFDb" holds characters'],
    ['nothing', { amount: undefined }, 'amount is empty'],
    ['null', { amount: null }, 'amount is empty'],
  ])('%s, which is refused with the reason', async (_what, overrides, reason) => {
    const [problem, ...more] = await among({ ...base(), ...overrides });
    expect(problem).toContain(`2 ${reason}`);
    expect(more).toEqual([]);
  });

  test('a row with many faults, of which all are named', async () => {
    const problems = await among({ numeroLogico: 'T0001', nsu: '', amount: 'x' });
    expect(problems.map((problem) => problem.split(' ')[1])).toEqual([
      'nsu',
      'capturedAt',
      'accountingDate',
      'processCode',
      'operatorCodeId',
      'accountId',
      'amount',
    ]);
  });

  test.each([null, 5, 'text', [], [[]], true])('%j, which is no row', async (bad) => {
    expect(await among(bad)).toEqual(['2 - the row is not a JSON object']);
  });

  test('a line that is no JSON', async () => {
    const answer = await send(
      portal,
      [at('09:00:00'), at('09:10:00')].map((row) => JSON.stringify(row)).join('\n{x\n'),
    );
    expect(answer.body.outcomes).toEqual(['stored', 'refused', 'stored']);
    expect(problemsOf(answer)).toEqual(['2 - the row is not a JSON object']);
  });

  test('the same transaction with another amount: refused and reported, never replaced', async () => {
    const row = at('09:05:00', { amount: '10.00' });
    await send(portal, [row]);
    const later = await send(portal, [
      { ...row, amount: '10.01' },
      { ...row, amount: '10' },
    ]);
    expect(later.body.outcomes).toEqual(['refused', 'known']);
    expect(problemsOf(later)).toEqual([
      '1 amount "10.01" contradicts the same transaction, which is known with "10.00"',
    ]);
    const twice = at('09:06:00', { amount: '5.00' });
    const within = await send(portal, [twice, { ...twice, operatorCodeId: 12 }]);
    expect(problemsOf(within)).toEqual([
      '2 operatorCodeId "12" contradicts the same transaction, which an earlier row has "11"',
    ]);
    expect((await stored()).map(({ amount }) => amount)).toEqual([10, 5]);
    expect(await rollupDifferences(database.db)).toEqual([]);
  });
});

describe('the whole batch is refused', () => {
  test('without the key, with a wrong one, and with the token of a person', async () => {
    for (const key of [null, '', 'wrong', `${FEED_KEY}x`]) {
      expect((await send(portal, [at('09:00:00')], { key })).status).toBe(401);
    }
    expect(await stored()).toEqual([]);
    const closed = await testPortal(database, {}, { feedKeys: [] });
    expect((await send(closed, [at('09:00:00')], { key: '' })).status).toBe(401);
    await closed.app.close();
  });

  test.each([
    ['en', 'The key of the feed is missing or wrong.'],
    ['es-CO', 'La clave de la recepción de transacciones falta o es incorrecta.'],
    ['es-MX', 'La clave de la recepción de transacciones falta o no es correcta.'],
    ['pt-BR', 'A chave do recebimento de transações está ausente ou incorreta.'],
  ])('ERR-05 with a message about the key, not about a session, in %s', async (language, message) => {
    for (const to of ['transactions', 'cancellations'] as const) {
      const refused = await send(portal, [at('09:00:00')], { to, key: 'wrong', language });
      expect([refused.status, refused.body]).toEqual([401, { code: 'UNAUTHENTICATED', message }]);
    }
  });

  test('that is no JSON or no list, in the language of the sender', async () => {
    const broken = await send(portal, '[{', { type: 'application/json', language: 'pt' });
    expect([broken.status, broken.body.message]).toEqual([400, 'A solicitação não é um JSON válido.']);
    expect((await send(portal, '{}', { type: 'application/json' })).status).toBe(400);
    expect((await send(portal, 'a=1', { type: 'text/plain' })).status).toBe(415);
  });

  test('that has too many rows or bytes', async () => {
    const many = Array.from({ length: FEED.rows + 1 }, () => ({}));
    expect((await send(portal, many)).status).toBe(400);
    const large = await send(portal, `"${'x'.repeat(FEED.bytes)}"`);
    expect([large.status, large.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });
});

describe('cancellations', () => {
  const cancel = (batch: unknown[]) => send(portal, batch, { to: 'cancellations' });

  test('subtract stored transactions from the rollups once, as a separate delivery', async () => {
    const rows = [at('09:00:00'), at('09:10:00')];
    await send(portal, rows);
    const key = ({ numeroLogico, nsu, capturedAt }: (typeof rows)[number]) => ({
      numeroLogico,
      nsu,
      capturedAt,
    });
    const [one, two] = rows.map((row) => ({ ...key(row), cancelledAt: `${TODAY}T09:30:00` }));
    const first = await cancel([one, { ...two, nsu: '999999' }, one]);
    expect(first.body).toMatchObject({ stored: 1, known: 1, refused: 1, delivery: 2 });
    expect(first.body.outcomes).toEqual(['stored', 'refused', 'known']);
    expect(problemsOf(first)).toEqual(['2 - there is no such transaction']);
    expect((await cancel([one])).body).toMatchObject({ known: 1, delivery: null });
    expect((await stored()).map(({ cancelled_at }) => cancelled_at)).toEqual([
      new Date(`${TODAY}T12:30:00Z`),
      null,
    ]);
    expect(await rollupDifferences(database.db)).toEqual([]);
  });

  test('that are repeated with another time are refused, and change nothing', async () => {
    const [row, other] = [at('09:00:00'), at('09:10:00')];
    await send(portal, [row, other]);
    const at930 = { ...row, cancelledAt: `${TODAY}T09:30:00` };
    const at945 = { ...row, cancelledAt: `${TODAY}T09:45:00` };
    expect((await cancel([at930])).body).toMatchObject({ stored: 1 });
    const again = await cancel([at945, at930]);
    expect(again.body).toMatchObject({ stored: 0, known: 1, refused: 1, delivery: null });
    expect(problemsOf(again)).toEqual([
      `1 cancelledAt "${TODAY}T09:45:00" contradicts the same cancellation, which is known with "${TODAY}T09:30:00"`,
    ]);
    // Within one batch the first one counts.
    const within = await cancel([
      { ...other, cancelledAt: `${TODAY}T10:00:00` },
      { ...other, cancelledAt: `${TODAY}T11:00:00` },
    ]);
    expect(within.body.outcomes).toEqual(['stored', 'refused']);
    expect(problemsOf(within)[0]).toContain(`which is known with "${TODAY}T10:00:00"`);
    expect((await stored()).map(({ cancelled_at }) => cancelled_at)).toEqual([
      new Date(`${TODAY}T12:30:00Z`),
      new Date(`${TODAY}T13:00:00Z`),
    ]);
    expect(await rollupDifferences(database.db)).toEqual([]);
  });

  test('are neither before the capture nor in the future', async () => {
    const [row] = [at('09:00:00')];
    await send(portal, [row]);
    const early = await cancel([{ ...row, cancelledAt: `${TODAY}T08:59:59` }]);
    expect(problemsOf(early)).toEqual([`1 cancelledAt "${TODAY}T08:59:59" is before the capture`]);
    const late = await cancel([{ ...row, cancelledAt: `${TODAY}T12:00:01` }]);
    expect(problemsOf(late)[0]).toContain('is in the future');
    expect(await stored()).toMatchObject([{ cancelled_at: null }]);
  });
});

test('the gateway reads what transactions may refer to', async () => {
  await database.db.updateTable('operator').set({ active: false }).where('id', '=', 12).execute();
  const { body } = await portal.app
    .inject({ url: '/feed/network', headers: { authorization: `Bearer ${FEED_KEY}` } })
    .then((reply) => ({ body: reply.json() }));
  expect(body.now).toBe(`${TODAY}T12:00:00`);
  expect(body.establishments).toHaveLength(4);
  expect(body.establishments[0]).toEqual({
    cdEc: '0001',
    terminals: ['T0001'],
    operators: [11],
    accounts: [1],
  });
});
