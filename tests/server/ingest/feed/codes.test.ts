import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { type FeedCode, type FeedCodes, feedCodes } from '../../../../contract/feed';
import { listNotifications } from '../../../../contract/notifications';
import { operators, saveMasters } from '../../../../server/ingest/master-data/masters';
import type { Db } from '../../../../server/platform/db/connections';
import type { Database } from '../../../../server/platform/db/open';
import { system } from '../../../../server/platform/principal/principal';
import { addCodeRequest } from '../../../support/code-requests';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser } from '../../../support/network';
import { FEED_KEY, NOON, type TestPortal, testPortal } from '../../../support/portal';
import { problemsOf, send } from './send';

let database: Database;
let portal: TestPortal;
let marina: number;

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: '10000001', role: 1 });
  marina = await addUser(database.db, { login: '20000002', role: 2, groups: [1] });
  portal = await testPortal(database);
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

let cards = 0;
/** Numbers that no other code has. */
const twoCards = () => {
  cards += 2;
  return [`77000${cards}`, `77000${cards + 1}`];
};
const read = async (query: object = {}): Promise<FeedCodes> => {
  const { status, body } = await portal.call(feedCodes, { token: FEED_KEY, query });
  expect(status).toBe(200);
  return body;
};
const idsOf = ({ codes }: FeedCodes) => codes.map(({ operatorCodeId }) => operatorCodeId);
/** The position after the last change. */
const end = async () => (await read()).position;
const change = (db: Db, id: number, active: boolean) =>
  db.updateTable('operator').set({ active }).where('id', '=', id).execute();

describe('what the gateway reads', () => {
  test('REQ-06 is every whole code, with its shop, its start, and its request', async () => {
    const request = await addCodeRequest(database.db, {
      at: '2026-11-20T12:00:00Z',
      cards: ['90001234567'],
      firstOperator: 700,
    });
    const all = await read();
    expect(idsOf(all)).toEqual([11, 12, 21, 22, 31, 32, 41, 42, 700]);
    const positions = all.codes.map(({ position }) => position);
    expect(positions).toEqual([...new Set(positions)].sort((a, b) => a - b));
    expect(all).toMatchObject({ more: false, position: positions.at(-1) });
    expect(all.codes.at(-1)).toEqual({
      position: positions.at(-1) ?? 0,
      operatorCodeId: 700,
      cdEc: '0001',
      numerocartao: '90001234567',
      status: true,
      inicio: '2026-11-20T09:00:00',
      fim: null,
      requestId: request,
    } satisfies FeedCode);
    expect(all.codes[0]).toMatchObject({ requestId: null, numerocartao: '000555110' });
  });

  test('REQ-06 continues after a position, with a limit', async () => {
    const first = await read({ limit: 4 });
    expect([idsOf(first), first.more]).toEqual([[11, 12, 21, 22], true]);
    const second = await read({ after: first.position, limit: 5 });
    expect([idsOf(second), second.more]).toEqual([[31, 32, 41, 42, 700], false]);
    expect(await read({ after: second.position })).toEqual({
      codes: [],
      position: second.position,
      more: false,
    });
  });

  test('REQ-06 a change of status or shop is read again, whoever makes it; a change of name is not', async () => {
    const { db } = database;
    let after = await end();
    await change(db, 31, false);
    const off = await read({ after });
    expect(off.codes).toMatchObject([{ operatorCodeId: 31, status: false, fim: expect.any(String) }]);
    after = off.position;
    // As a load does it.
    const loaded = (name: string, active: boolean, establishment_code = '0003') =>
      db
        .transaction()
        .execute((trx) =>
          saveMasters(trx, system('load'), operators, [
            { id: 31, establishment_code, name, card_number: '000555310', active },
          ]),
        );
    await loaded('Operador 31', true);
    const on = await read({ after });
    expect(on.codes).toMatchObject([{ operatorCodeId: 31, status: true, fim: null }]);
    after = on.position;
    await loaded('Ana Prado', true);
    expect(idsOf(await read({ after }))).toEqual([]);
    await loaded('Ana Prado', true, '0002');
    expect((await read({ after })).codes).toMatchObject([{ operatorCodeId: 31, cdEc: '0002' }]);
    await loaded('Ana Prado', true);
  });

  test('REQ-06 of several changes of a code the newest state is read, once', async () => {
    const { db } = database;
    const after = await end();
    await db.transaction().execute(async (trx) => {
      await change(trx, 41, false);
      await change(trx, 42, false);
      await change(trx, 41, true);
    });
    expect((await read({ after })).codes).toMatchObject([
      { operatorCodeId: 42, status: false },
      { operatorCodeId: 41, status: true },
    ]);
    await change(db, 42, true);
  });

  test('REQ-06 a rolled back change is not read, and leaves nothing', async () => {
    const after = await end();
    const undone = database.db.transaction().execute(async (trx) => {
      await change(trx, 41, false);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await read({ after })).toEqual({ codes: [], position: after, more: false });
    const { rows } = await sql`select from code_change_batch`.execute(database.db);
    expect(rows).toEqual([]);
  });

  // The embedded database has one connection: nothing can be read while a transaction is open.
  test.runIf(inject('databaseKind') !== 'embedded')(
    'REQ-06 a reader misses no slower writer whose change is committed after it has read on',
    async () => {
      const { db } = database;
      let after = await end();
      let commit = () => {};
      const held = new Promise<void>((resolve) => {
        commit = resolve;
      });
      let written = () => {};
      const isWritten = new Promise<void>((resolve) => {
        written = resolve;
      });
      const slow = db.transaction().execute(async (trx) => {
        await change(trx, 11, false);
        written();
        await held;
      });
      await isWritten;
      await change(db, 21, false);
      const quick = await read({ after });
      expect(idsOf(quick)).toEqual([21]);
      after = quick.position;
      commit();
      await slow;
      expect(idsOf(await read({ after }))).toEqual([11]);
      await change(db, 11, true);
      await change(db, 21, true);
    },
  );

  test('REQ-06 a reader with many writers ends with what is stored', async () => {
    const { db } = database;
    const known = new Map<number, FeedCode>();
    let position = 0;
    const follow = async () => {
      for (let more = true; more; ) {
        const reply = await read({ after: position, limit: 3 });
        for (const code of reply.codes) {
          expect(code.position).toBeGreaterThan(position);
          known.set(code.operatorCodeId, code);
        }
        ({ position, more } = reply);
      }
    };
    let writing = true;
    const reader = (async () => {
      while (writing) await follow();
    })();
    const codes = [11, 12, 21, 22, 31, 32, 41, 42];
    await Promise.all(
      [0, 1, 2, 3].map(async (writer) => {
        for (let round = 0; round < 15; round += 1) {
          await db.transaction().execute(async (trx) => {
            // Each writer has separate codes, because two that change the same rows would wait for each other.
            await change(trx, codes[writer * 2] ?? 0, (round + writer) % 2 === 0);
            if (round % 3 === 0) await sql`select pg_sleep(0.01)`.execute(trx);
            await change(trx, codes[writer * 2 + 1] ?? 0, round % 2 === 0);
          });
        }
      }),
    );
    writing = false;
    await reader;
    await follow();
    const stored = await db.selectFrom('operator').select(['id', 'active']).orderBy('id').execute();
    expect(stored.map(({ id, active }) => [id, active])).toEqual(
      [...known].map(([id, { status }]) => [id, status]).sort(([a], [b]) => Number(a) - Number(b)),
    );
    await db.updateTable('operator').set({ active: true }).execute();
  });

  test.each([
    ['a position below 0', { after: -1 }],
    ['a position that is a word', { after: 'all' }],
    ['no codes at all', { limit: 0 }],
    ['more than there may be', { limit: 1001 }],
    ['a misspelt key', { since: 3 }],
  ])('REQ-06 %s is refused', async (_what, query) => {
    expect((await portal.call(feedCodes, { token: FEED_KEY, query })).status).toBe(400);
  });

  test('REQ-06 a wrong key, none, and a person’s session are refused with a message', async () => {
    const { token } = await portal.signIn('10000001');
    for (const wrong of ['x'.repeat(32), undefined, token]) {
      const { status, body } = await portal.call(feedCodes, {
        token: wrong,
        headers: { 'accept-language': 'en' },
      });
      expect([status, body.code, body.message]).toEqual([
        401,
        'UNAUTHENTICATED',
        expect.stringContaining('key'),
      ]);
      expect(
        (await send(portal, [{ requestId: 1 }], { to: 'codes/acknowledged', key: wrong ?? null })).status,
      ).toBe(401);
    }
  });
});

describe('what the gateway acknowledges', () => {
  let ids: number[];
  beforeEach(async () => {
    ids = [
      await addCodeRequest(database.db, { at: '2026-11-20T12:00:00Z', by: marina, cards: twoCards() }),
      await addCodeRequest(database.db, { at: '2026-11-20T13:00:00Z', ec: '0002' }),
    ];
  });
  const acknowledge = (rows: unknown[] | string) => send(portal, rows, { to: 'codes/acknowledged' });
  const stored = () =>
    database.db
      .selectFrom('code_request')
      .where('id', 'in', ids)
      .select(['status', 'acknowledged_at'])
      .orderBy('id')
      .execute();
  const notices = async (): Promise<string[]> => {
    const { token } = await portal.signIn('20000002');
    const { body } = await portal.call(listNotifications, { token, headers: { 'accept-language': 'en' } });
    return body.map((entry: object) => JSON.stringify(entry));
  };

  test('REQ-06 changes it to received, leaves an entry, and notifies the requester, once', async () => {
    const before = (await notices()).length;
    const [id = 0, other = 0] = ids;
    const first = await acknowledge([{ requestId: id }]);
    expect([first.status, first.body]).toEqual([
      200,
      { acknowledged: 1, known: 0, refused: 0, outcomes: ['acknowledged'], problems: [] },
    ]);
    expect(await stored()).toEqual([
      { status: 1, acknowledged_at: new Date(NOON) },
      { status: 2, acknowledged_at: null },
    ]);
    const told = await notices();
    expect(told).toHaveLength(before + 1);
    expect(told[0]).toContain('The 2 operator codes requested for Mercado 1 now work at the terminals.');

    portal.setNow('2026-11-20T16:00:00Z');
    const again = await acknowledge([{ requestId: id }, { requestId: String(other) }, { requestId: other }]);
    expect(again.body).toMatchObject({
      acknowledged: 1,
      known: 2,
      outcomes: ['known', 'acknowledged', 'known'],
    });
    expect((await stored())[0]).toEqual({ status: 1, acknowledged_at: new Date(NOON) });
    portal.setNow(NOON);
    expect(await notices()).toHaveLength(before + 1);
    const entries = await database.db
      .selectFrom('audit')
      .where('entity', '=', 'code_request')
      .where('entity_key', '=', String(id))
      .select(['actor', 'action', 'before', 'after'])
      .execute();
    expect(entries).toEqual([
      {
        actor: 'gateway',
        action: 'update',
        before: { status: 2 },
        after: { status: 1, acknowledged_at: new Date(NOON).toISOString() },
      },
    ]);
  });

  test('REQ-06 problems are reported row by row, and good rows are stored', async () => {
    const [id = 0, other = 0] = ids;
    const answer = await acknowledge([
      { requestId: 2_000_000_000 },
      { requestId: other, cdEc: '0001' },
      { requestId: 'x' },
      {},
      7,
      { requestId: id, cdEc: '0001' },
      { requestId: -1, cdEc: 'a b' },
    ]);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ acknowledged: 1, known: 0, refused: 6 });
    expect(answer.body.outcomes).toEqual([
      'refused',
      'refused',
      'refused',
      'refused',
      'refused',
      'acknowledged',
      'refused',
    ]);
    expect(problemsOf(answer)).toEqual([
      '1 requestId "2000000000" is not a known request',
      `2 cdEc the request "${other}" is not one of establishment "0001"`,
      '3 requestId "x" is not a whole number from 1 to 2147483647',
      '4 requestId is empty',
      '5 - the row is not a JSON object',
      '7 requestId "-1" is not a whole number from 1 to 2147483647',
      '7 cdEc "a b" is not a code (letters, digits, . _ / -)',
    ]);
    expect((await stored()).map(({ status }) => status)).toEqual([1, 2]);
  });

  test('REQ-06 by several senders at once it happens once', async () => {
    const before = (await notices()).length;
    const rows = ids.map((requestId) => ({ requestId }));
    const replies = await Promise.all([rows, rows.toReversed(), rows].map((batch) => acknowledge(batch)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const sum = replies.reduce(
      (all, { body }) => all + (body as unknown as { acknowledged: number }).acknowledged,
      0,
    );
    expect(sum).toBe(2);
    expect(await notices()).toHaveLength(before + 1);
  });

  test('REQ-06 one row a line, and an empty batch, are accepted as well', async () => {
    const lines = ids.map((requestId) => JSON.stringify({ requestId })).join('\n');
    expect((await acknowledge(lines)).body).toMatchObject({ acknowledged: 2 });
    expect((await acknowledge([])).body).toMatchObject({ acknowledged: 0, outcomes: [] });
  });

  test('REQ-06 nothing is received before it was requested, whatever the clocks say', async () => {
    const id = await addCodeRequest(database.db, { at: '2026-11-20T15:00:30Z', cards: twoCards().slice(1) });
    expect((await acknowledge([{ requestId: id }])).body).toMatchObject({ acknowledged: 1 });
    ids = [id];
    expect(await stored()).toEqual([{ status: 1, acknowledged_at: new Date('2026-11-20T15:00:30Z') }]);
  });
});

test('REQ-04 no entry of the gateway in the trail contains a whole card number', async () => {
  const { rows } = await sql<{ text: string }>`
    select coalesce(before::text, '') || coalesce(after::text, '') as text from audit where actor = 'gateway'`.execute(
    database.db,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ text }) => text).join()).not.toMatch(/card_number|90001234567/);
});
