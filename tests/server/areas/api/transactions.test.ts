import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ApiTransaction, apiTotals, apiTransactions } from '../../../../contract/api-transactions';
import { takeCancellations } from '../../../../server/ingest/feed/take';
import type { TransactionRow } from '../../../../server/ingest/transactions/batch';
import { addTransactions, forgetTransactions, transaction } from '../../../support/network';
import { TODAY } from '../../../support/portal';
import { openShop, type Shop } from './shop';

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  token = await shop.token();
});
afterAll(() => shop.close());
beforeEach(() => forgetTransactions(shop.database.db));

const page = async (query: object = {}, headers: Record<string, string> = {}) =>
  shop.call(apiTransactions, { token, query, headers: { 'accept-language': 'en', ...headers } });
const arrive = (...rows: TransactionRow[]) => addTransactions(shop.database.db, rows);
const cancel = async (...rows: TransactionRow[]) => {
  const { stored } = await takeCancellations(
    shop.portal.context,
    rows.map(({ logicalNumber, nsu, capturedAt }) => ({
      numeroLogico: logicalNumber,
      nsu,
      capturedAt,
      cancelledAt: `${TODAY}T11:59:00`,
    })),
  );
  expect(stored).toBe(rows.length);
};
/** Reads until there is no more, in pages of so many rows. */
async function readAll(query: object, limit: number) {
  const rows: ApiTransaction[] = [];
  let since: string | undefined;
  for (;;) {
    const { status, body } = await page({ ...query, limit, ...(since !== undefined && { since }) });
    expect(status).toBe(200);
    rows.push(...body.transactions);
    if (!body.more) return { rows, next: body.next as string | null, follow: body.follow as string | null };
    expect(body.transactions).toHaveLength(limit);
    since = body.next;
  }
}
const named = ({ event, position, nsu }: ApiTransaction) => `${event} ${nsu} at ${position}`;

describe('by arrival', () => {
  test('HELP-07 the fields of a transaction', async () => {
    const row = transaction(`${TODAY}T09:00:00`, { amount: '12.50', processCode: 302, nsu: '0009' });
    await arrive(row);
    const { body } = await page();
    expect(body).toEqual({
      transactions: [
        {
          event: 'transaction',
          position: 1,
          establishment: '0001',
          terminal: 'T0001',
          nsu: '0009',
          capturedAt: `${TODAY}T09:00:00`,
          accountingDate: TODAY,
          type: 'withdrawal',
          amount: 12.5,
          operator: 11,
          account: 1,
          cancelledAt: null,
          delivery: 1,
          amountText: '12.50',
          reference: expect.stringMatching(/^T[0-9A-Z]{15}$/),
        },
      ],
      more: false,
      next: expect.any(String),
      follow: null,
    });
  });

  test.each([1, 2, 3, 1000])(
    'deliveries in their order, cancellations as events, in pages of %i',
    async (limit) => {
      const rows = ['09:00:03', '09:00:01', '09:00:02'].map((time) => transaction(`${TODAY}T${time}`));
      const other = transaction(`${TODAY}T08:00:00`, { establishmentCode: '0002' });
      const foreign = transaction(`${TODAY}T08:00:00`, { establishmentCode: '0003' });
      await arrive(rows[0] as TransactionRow, other, foreign);
      await arrive(rows[1] as TransactionRow);
      await cancel(other, rows[0] as TransactionRow);
      await arrive(rows[2] as TransactionRow);
      const read = await readAll({}, limit);
      expect(read.rows.map(named)).toEqual([
        `transaction ${rows[0]?.nsu} at 1`,
        `transaction ${other.nsu} at 1`,
        `transaction ${rows[1]?.nsu} at 2`,
        `cancellation ${rows[0]?.nsu} at 3`,
        `cancellation ${other.nsu} at 3`,
        `transaction ${rows[2]?.nsu} at 4`,
      ]);
      expect(read.rows.map(({ cancelledAt }) => cancelledAt)).toEqual([
        null,
        null,
        null,
        `${TODAY}T11:59:00`,
        `${TODAY}T11:59:00`,
        null,
      ]);
      // The end is a place to continue from.
      expect((await page({ since: read.next })).body.transactions).toEqual([]);
      const late = transaction(`${TODAY}T07:00:00`);
      await arrive(late);
      expect((await page({ since: read.next })).body.transactions.map(named)).toEqual([
        `transaction ${late.nsu} at 5`,
      ]);
    },
  );

  test('a client without rows in thousands of deliveries gets a reply too', async () => {
    await sql`insert into arrival (position, source) select n, 'test' from generate_series(1, 30000) n`.execute(
      shop.database.db,
    );
    const row = transaction(`${TODAY}T07:00:00`);
    await arrive(row);
    const first = await page();
    expect(first.body).toMatchObject({ transactions: [], more: true });
    let { next, more } = first.body;
    const seen: ApiTransaction[] = [];
    while (more) {
      const { body } = await page({ since: next });
      ({ next, more } = body);
      seen.push(...body.transactions);
    }
    expect(seen.map(({ nsu }) => nsu)).toEqual([row.nsu]);
  });
});

describe('by accounting date', () => {
  test('HELP-07 a day as of its first page, whatever arrives between two pages', async () => {
    const rows = [1, 2, 3, 4, 5].map((second) => transaction(`${TODAY}T09:00:0${second}`));
    await arrive(...rows, transaction('2026-11-19T09:00:00'));
    await cancel(rows[4] as TransactionRow);
    const first = await page({ accountingDate: TODAY, limit: 2 });
    expect(first.body.transactions.map(({ nsu }: ApiTransaction) => nsu)).toEqual([
      rows[0]?.nsu,
      rows[1]?.nsu,
    ]);
    // One would be first, one would be last, and one that is still to be read is cancelled.
    const early = transaction(`${TODAY}T08:00:00`);
    const late = transaction(`${TODAY}T10:00:00`);
    await arrive(early, late);
    await cancel(rows[2] as TransactionRow);
    const second = await page({ accountingDate: TODAY, limit: 2, since: first.body.next });
    expect(second.body).toMatchObject({ more: false, next: null });
    expect(second.body.transactions.map(named)).toEqual([
      `transaction ${rows[2]?.nsu} at 1`,
      `transaction ${rows[3]?.nsu} at 1`,
    ]);
    const since = await page({ since: second.body.follow });
    expect(since.body.transactions.map(named)).toEqual([
      `transaction ${early.nsu} at 3`,
      `transaction ${late.nsu} at 3`,
      `cancellation ${rows[2]?.nsu} at 4`,
    ]);
  });

  test('amounts are exact beyond the precision of a double', async () => {
    await arrive(
      ...[1, 2].map((second) => transaction(`${TODAY}T09:00:0${second}`, { amount: '9999999999999.99' })),
    );
    const raw = await shop.portal.app.inject({
      url: `${apiTotals.path}?accountingDate=${TODAY}&establishment=0001`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(raw.body).toContain(
      '"deposits":{"count":2,"sum":19999999999999.98,"sumText":"19999999999999.98"}',
    );
  });
});

test('HELP-07 a page has a thousand rows by default, and up to five thousand on request', async () => {
  await arrive(
    ...Array.from({ length: 5001 }, (_, index) =>
      transaction(`${TODAY}T09:00:00`, { nsu: String(index).padStart(6, '0') }),
    ),
  );
  for (const query of [{}, { accountingDate: TODAY }]) {
    for (const [limit, rows] of [[undefined, 1000] as const, [5000, 5000] as const]) {
      const { status, body } = await page({ ...query, ...(limit !== undefined && { limit }) });
      expect([status, body.transactions.length, body.more]).toEqual([200, rows, true]);
    }
  }
});

describe('wrong requests', () => {
  test('HELP-07 a cursor that was altered, of another client, another filter, or none', async () => {
    await arrive(transaction(`${TODAY}T09:00:00`), transaction(`${TODAY}T09:00:01`));
    const { next } = (await page({ limit: 1 })).body;
    const day = (await page({ limit: 1, accountingDate: TODAY })).body.next;
    const other = await shop.token(await shop.another(['0001', '0002']));
    const [text = '', mac = ''] = String(next).split('.');
    const forged = Buffer.from(JSON.stringify([0])).toString('base64url');
    for (const [query, by] of [
      [{ since: next }, other],
      [{ since: day }, token],
      [{ since: next, accountingDate: TODAY }, token],
      [{ since: day, accountingDate: '2026-11-19' }, token],
      [{ since: next, establishment: '0001' }, token],
      [{ since: `${forged}.${mac}` }, token],
      [{ since: `${text}.${mac}=` }, token],
      [{ since: `${next}.` }, token],
      [{ since: text }, token],
      [{ since: 'x' }, token],
    ] as const) {
      const answer = await shop.call(apiTransactions, {
        token: by,
        query,
        headers: { 'accept-language': 'en' },
      });
      expect([answer.status, answer.body.code, answer.body.fields], JSON.stringify(query)).toEqual([
        400,
        'VALIDATION',
        { since: 'The cursor does not belong to this client and filter.' },
      ]);
      expect(answer.headers['content-type']).toBe('application/problem+json');
    }
    expect((await page({ since: next })).status).toBe(200);
  });

  test('HELP-07 a page of a million, an invalid day, an unknown field', async () => {
    for (const [query, field] of [
      [{ limit: 1_000_000 }, 'limit'],
      [{ limit: 5001 }, 'limit'],
      [{ limit: 0 }, 'limit'],
      [{ accountingDate: '2026-02-30' }, 'accountingDate'],
      [{ accountingDate: '0000-01-01' }, 'accountingDate'],
      [{ accountingDate: 'yesterday' }, 'accountingDate'],
      [{ accountingDate: TODAY, accountingTo: TODAY }, 'accountingTo'],
      [{ accountingFrom: TODAY, accountingTo: '2026-11-19' }, 'accountingTo'],
      [{ capturedFrom: TODAY, capturedTo: '2026-11-19' }, 'capturedTo'],
      [{ capturedFrom: '0000-01-01' }, 'capturedFrom'],
      [{ type: 'refund' }, 'type'],
      [{ page: 1 }, 'page'],
    ] as const) {
      const { status, body } = await page(query);
      expect([status, Object.keys(body.fields ?? {})], JSON.stringify(query)).toEqual([400, [field]]);
    }
    const backwards = { accountingFrom: TODAY, accountingTo: '2026-11-19' };
    const twice = await page({ ...backwards, capturedFrom: TODAY, capturedTo: '2026-11-19' });
    expect(Object.keys(twice.body.fields)).toEqual(['accountingTo', 'capturedTo']);
    const days = await page({ capturedFrom: '2026-02-30', capturedTo: '2026-02-31' });
    expect(Object.keys(days.body.fields)).toEqual(['capturedFrom', 'capturedTo']);
    const unknown = await shop.call(apiTotals, { token, query: { accountingDate: TODAY, position: 99 } });
    expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([400, ['position']]);
    const both = await shop.call(apiTotals, {
      token,
      query: { accountingDate: TODAY, position: 0, delivery: 1 },
    });
    expect([both.status, both.body.fields !== undefined]).toEqual([400, true]);
  });

  test('HELP-07 a foreign establishment', async () => {
    for (const [sent, named] of [
      ['0003', '“0003”'],
      ['none', '“none”'],
      [['0001', '0003', 'x:y'], '“0003”, “x∶y”'],
      [['3', '4', '5', '6'], '“3”, “4”, “5”, …'],
    ] as const) {
      const { status, body } = await page({ establishment: sent });
      expect([status, body.code, body.fields]).toEqual([
        403,
        'FORBIDDEN',
        { establishment: `You do not have access to ${named}.` },
      ]);
    }
    expect((await page({ establishment: ['0001', '0002'] })).status).toBe(200);
  });
});

describe('the media type', () => {
  const raw = (
    accept: string | undefined,
    more: Record<string, string> = {},
    url: string = apiTransactions.path,
  ) =>
    shop.portal.app.inject({
      url,
      headers: { authorization: `Bearer ${token}`, ...(accept !== undefined && { accept }), ...more },
    });

  test.each([
    [undefined, 'application/json'],
    ['*/*', 'application/json'],
    ['application/*', 'application/json'],
    ['text/csv', 'text/csv'],
    ['text/*;q=0.2, application/x-ndjson;q=0.5', 'application/x-ndjson'],
    ['application/json;q=0, */*', 'application/x-ndjson'],
    ['text/html, */*;q=0.1', 'application/json'],
  ])('HELP-07 Accept %j returns %s', async (accept, mediaType) => {
    const { statusCode, headers } = await raw(accept);
    expect(statusCode).toBe(200);
    expect(String(headers['content-type']).split(';')[0]).toBe(mediaType);
    expect(headers.vary).toContain('accept');
  });

  test.each(['text/html', 'application/xml', 'text/csv;q=0', ',', 'csv'])(
    'HELP-07 Accept %j is 406',
    async (accept) => {
      const { statusCode, headers, body } = await raw(accept, { 'accept-language': 'en' });
      expect([statusCode, headers['content-type']]).toEqual([406, 'application/problem+json']);
      expect(JSON.parse(body)).toMatchObject({ code: 'NOT_ACCEPTABLE', title: 'Not Acceptable' });
    },
  );

  test('HELP-07 NDJSON and CSV have the rows, and the cursors in their headers', async () => {
    await arrive(
      transaction(`${TODAY}T09:00:00`, { nsu: '1,"2"', amount: '10.00' }),
      transaction(`${TODAY}T09:00:01`),
    );
    const url = `${apiTransactions.path}?limit=1&establishment=0001`;
    const lines = await raw('application/x-ndjson', {}, url);
    const json = JSON.parse((await raw(undefined, {}, url)).body);
    expect(lines.body).toBe(`${JSON.stringify(json.transactions[0])}\n`);
    const csv = await raw('text/csv', {}, url);
    expect(csv.body.split('\r\n')).toEqual([
      'event,position,establishment,terminal,nsu,capturedAt,accountingDate,type,amount,operator,account,cancelledAt,delivery,reference',
      `transaction,1,0001,T0001,"1,""2""",${TODAY}T09:00:00,${TODAY},deposit,10.00,11,1,,1,${json.transactions[0].reference}`,
      '',
    ]);
    for (const { headers } of [lines, csv]) {
      expect(headers).toMatchObject({ 'cursor-more': 'true', 'cursor-next': json.next });
      const [, next = ''] = /^<(.+)>; rel="next"$/.exec(String(headers.link)) ?? [];
      const following = await raw('application/json', {}, next);
      expect(JSON.parse(following.body)).toMatchObject({ more: false, transactions: [{ position: 1 }] });
    }
  });

  test('HELP-07 an unchanged page is 304', async () => {
    await arrive(transaction(`${TODAY}T09:00:00`));
    for (const url of [apiTransactions.path, `${apiTotals.path}?accountingDate=${TODAY}`]) {
      const first = await raw('text/csv', {}, url);
      const etag = String(first.headers.etag);
      const again = await raw('text/csv', { 'if-none-match': `"other", ${etag}` }, url);
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
      expect((await raw('application/json', { 'if-none-match': etag }, url)).statusCode).toBe(200);
      await arrive(transaction(`${TODAY}T09:00:05`));
      expect((await raw('text/csv', { 'if-none-match': etag }, url)).statusCode).toBe(200);
    }
  });
});
