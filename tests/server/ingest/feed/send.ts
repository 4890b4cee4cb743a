import type { FeedReply } from '../../../../contract/feed';
import type { TransactionRow } from '../../../../server/ingest/transactions/batch';
import { FEED_KEY, type TestPortal } from '../../../support/portal';

/** A transaction as the gateway sends it. */
export const wire = (row: TransactionRow) => ({
  numeroLogico: row.logicalNumber,
  nsu: row.nsu,
  capturedAt: row.capturedAt,
  accountingDate: row.accountingDate,
  processCode: row.processCode,
  operatorCodeId: row.operatorId,
  accountId: row.accountId,
  amount: row.amount,
});

interface Sending {
  to?: 'transactions' | 'cancellations' | 'codes/acknowledged' | undefined;
  key?: string | null;
  type?: string;
  language?: string;
}

/** Sends a batch: an array as JSON, a text or bytes as they are. */
export async function send(
  { app }: Pick<TestPortal, 'app'>,
  batch: unknown[] | string | Buffer,
  { to = 'transactions', key = FEED_KEY, type, language = 'en' }: Sending = {},
) {
  const ndjson = !Array.isArray(batch);
  const reply = await app.inject({
    method: 'POST',
    url: `/feed/${to}`,
    headers: {
      'content-type': type ?? (ndjson ? 'application/x-ndjson' : 'application/json'),
      'accept-language': language,
      ...(key !== null && { authorization: `Bearer ${key}` }),
    },
    payload: ndjson ? batch : JSON.stringify(batch),
  });
  return {
    status: reply.statusCode,
    headers: reply.headers,
    body: JSON.parse(reply.body) as FeedReply & { code?: string; message?: string },
  };
}

/** `row column reason` of everything that was refused. */
export const problemsOf = ({ body }: Awaited<ReturnType<typeof send>>) =>
  body.problems.map(({ row, column, reason }) => `${row} ${column ?? '-'} ${reason}`);
