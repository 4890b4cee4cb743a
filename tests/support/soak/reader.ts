import { setTimeout as wait } from 'node:timers/promises';
import { issueToken } from '../../../contract/api';
import { type ApiTransaction, apiTransactions } from '../../../contract/api-transactions';
import { Persistent } from './again';
import type { Books } from './books';

/** Rows a page: a batch of the feed goes over several. */
const LIMIT = 7;
/** Milliseconds between two looks for more. */
const REST = 10;
/** Seconds before its end at which a token is exchanged for a new one. */
const EARLY = 60;

interface Reading {
  url: () => string;
  clientId: string;
  clientSecret: string;
  books: Books;
  /** Rows a page, where not few. */
  limit?: number;
  /** Then it reads what is left, and ends. */
  stop: AbortSignal;
}

interface Page {
  transactions: ApiTransaction[];
  more: boolean;
  next: string;
}

/** An integrator's client: it remembers how far it has read, and repeats calls without a reply. */
export function keepReading({ url, clientId, clientSecret, books, limit = LIMIT, stop }: Reading) {
  const calls = new Persistent(url);
  let pages = 0;
  let token = { text: '', until: 0 };
  const freshToken = async () => {
    if (performance.now() < token.until) return token.text;
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    });
    const given = await calls.call<{ access_token: string; expires_in: number }>(issueToken.path, {
      method: 'POST',
      body,
    });
    token = {
      text: given.access_token,
      until: performance.now() + (given.expires_in - EARLY) * 1000,
    };
    return token.text;
  };
  const run = async () => {
    let since: string | null = null;
    for (;;) {
      // What was stored before this look is seen by it.
      const last = stop.aborted;
      const query = new URLSearchParams({ limit: String(limit), ...(since !== null && { since }) });
      const page: Page = await calls.call(`${apiTransactions.path}?${query}`, {
        headers: { authorization: `Bearer ${await freshToken()}` },
      });
      for (const row of page.transactions) books.take(row);
      since = page.next;
      pages += 1;
      if (page.more) continue;
      if (last) return;
      await wait(REST);
    }
  };
  return { done: run(), pages: () => pages, retries: () => calls.retries };
}
