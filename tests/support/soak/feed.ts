import { type FeedReply, feedCancellations, feedTransactions } from '../../../contract/feed';
import type { TransactionRow } from '../../../server/ingest/transactions/batch';
import { transaction } from '../network';
import { Persistent } from './again';

const ROWS = 25;
/** After how many batches some rows of an earlier one are cancelled. */
const CANCELS = 3;

interface Feeding {
  url: () => string;
  key: string;
  stop: AbortSignal;
  /** Called for each batch that was acknowledged. */
  onAnswer?: (batch: AnsweredBatch) => void;
}

/** A batch that was acknowledged as a whole. */
export interface AnsweredBatch {
  /** Where it was sent, and what was. */
  path: string;
  body: readonly object[];
  /** Of its transactions, as `acknowledged` names them. */
  keys: readonly string[];
  /** When it was sent first, and when it was acknowledged; in milliseconds since 1970. */
  sentAt: number;
  answeredAt: number;
}

/** Sends batch after batch to the test network (tests/support/network.ts), repeating each until it is acknowledged. */
export function keepFeeding({ url, key, stop, onAnswer }: Feeding) {
  const calls = new Persistent(url);
  let answered = 0;
  // What the server has said it has: the amount of each transaction that counts, by its key.
  const acknowledged = new Map<string, string>();
  const cancelled = new Set<string>();
  let unanswered: readonly string[] = [];
  const post = async (path: string, rows: readonly object[], keys: readonly string[]) => {
    unanswered = keys;
    const sentAt = Date.now();
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const reply = await calls.call<FeedReply>(path, { method: 'POST', headers, body: JSON.stringify(rows) });
    if (reply.stored + reply.known !== rows.length) throw new Error(JSON.stringify(reply.problems));
    unanswered = [];
    answered += 1;
    onAnswer?.({ path, body: rows, keys, sentAt, answeredAt: Date.now() });
  };
  const run = async () => {
    for (let batch = 0; !stop.aborted; batch += 1) {
      const rows = Array.from({ length: ROWS }, (_, index) => rowOf(batch, index));
      await post(feedTransactions.path, rows.map(sent), rows.map(textOf));
      for (const row of rows) acknowledged.set(textOf(row), row.amount);
      if (batch % CANCELS > 0) continue;
      const cancelledAt = '2026-11-19T12:00:00';
      const gone = rows.slice(0, 5);
      await post(
        feedCancellations.path,
        gone.map((row) => ({ ...keyOf(row), cancelledAt })),
        gone.map(textOf),
      );
      for (const row of gone) {
        acknowledged.delete(textOf(row));
        cancelled.add(textOf(row));
      }
    }
  };
  return {
    done: run(),
    answered: () => answered,
    /** The transactions of the batch that was sent and is not acknowledged. */
    unanswered: () => unanswered,
    retries: () => calls.retries,
    acknowledged,
    cancelled,
  };
}

const textOf = (row: TransactionRow) => Object.values(keyOf(row)).join(' ');

/** With odd cents, so that a sum shows every row that is missing or too much. */
const rowOf = (batch: number, index: number) =>
  transaction(
    `2026-11-${String(1 + (batch % 18)).padStart(2, '0')}T10:00:${String(index).padStart(2, '0')}`,
    {
      establishmentCode: `000${1 + (index % 4)}`,
      amount: `${index + 1}.${String((batch * 7 + index) % 100).padStart(2, '0')}`,
      processCode: index % 9 === 0 ? 302 : 304,
    },
  );

const keyOf = ({ logicalNumber: numeroLogico, nsu, capturedAt }: TransactionRow) => ({
  numeroLogico,
  nsu,
  capturedAt,
});

const sent = (row: TransactionRow) => ({
  ...keyOf(row),
  accountingDate: row.accountingDate,
  processCode: row.processCode,
  operatorCodeId: row.operatorId,
  accountId: row.accountId,
  amount: row.amount,
});
