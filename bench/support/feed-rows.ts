import { addDays } from '../../contract/calendar';
import {
  type FeedNetwork,
  type FeedReply,
  type FeedTransaction,
  feedTransactions,
} from '../../contract/feed';
import { PROCESS } from '../../contract/limits';
import { answered } from './call';
import { LAST_DAY, type RunningServer } from './server';

/** Rows a batch, and senders that each wait for their answer. */
export const BATCH = 2500;
export const SENDERS = 2;
/** As far back as statements usually go. */
const DAYS = 30;

/** Transactions that look real to the database: of every terminal, in order of capture, numbered without gaps. */
export class Rows {
  count = 0;
  readonly #shops: FeedNetwork['establishments'];

  /** @param days over which the rows of a round are spread; they are booked on the day after, the last one of the demo */
  constructor(
    { establishments }: FeedNetwork,
    private readonly days = DAYS,
  ) {
    this.#shops = establishments.filter((shop) =>
      [shop.terminals, shop.operators, shop.accounts].every(({ length }) => length > 0),
    );
  }

  next(count: number): FeedTransaction[] {
    const step = (this.days * 86_400) / count;
    const start = Date.parse(`${addDays(LAST_DAY, -this.days)}T00:00:00Z`);
    return Array.from({ length: count }, (_, index) => {
      this.count += 1;
      const shop = at(this.#shops, index * 7);
      const capturedAt = new Date(start + index * step * 1000).toISOString().slice(0, 19);
      return {
        numeroLogico: at(shop.terminals, index),
        nsu: `9${String(this.count).padStart(9, '0')}`,
        capturedAt,
        accountingDate: addDays(capturedAt.slice(0, 10), 1),
        processCode: index % 10 === 0 ? PROCESS.withdrawal : PROCESS.deposit,
        operatorCodeId: at(shop.operators, index),
        accountId: at(shop.accounts, index),
        amount: `${100 + (index % 4000)}.${String(index % 100).padStart(2, '0')}`,
      };
    });
  }
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('The network has no shop whose terminals could be used');
  return found;
}

/** Sends all of them in batches, `SENDERS` at a time. */
export async function send(
  { url }: RunningServer,
  headers: Record<string, string>,
  rows: FeedTransaction[],
): Promise<void> {
  const batches: FeedTransaction[][] = [];
  for (let start = 0; start < rows.length; start += BATCH) batches.push(rows.slice(start, start + BATCH));
  const sender = async () => {
    for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
      const { stored } = await answered<FeedReply>(url + feedTransactions.path, { headers, body: batch });
      if (stored !== batch.length) throw new Error(`Of ${batch.length} rows ${stored} were stored`);
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, sender));
}
