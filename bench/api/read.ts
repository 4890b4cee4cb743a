import { open } from 'node:fs/promises';
import { issueToken } from '../../contract/api';
import { apiTransactions } from '../../contract/api-transactions';
import { API } from '../../contract/limits';
import { answered } from '../support/call';

/** A program with its credentials. */
export interface Reader {
  url: string;
  clientId: string;
  clientSecret: string;
}

export async function headersOf({ url, clientId, clientSecret }: Reader): Promise<Record<string, string>> {
  const { access_token: token } = await answered<{ access_token: string }>(url + issueToken.path, {
    body: { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
  });
  return { authorization: `Bearer ${token}` };
}

/** Reads a page as bytes, and counts its rows where the format has one on each line. */
export async function readPage(
  { url }: Reader,
  headers: Record<string, string>,
  query: Record<string, string>,
): Promise<{ bytes: Buffer; next: string | null; more: boolean }> {
  const reply = await fetch(`${url}${apiTransactions.path}?${new URLSearchParams(query)}`, {
    // With the same headers as the file that it is compared with.
    headers: { ...headers, 'accept-encoding': 'identity' },
  });
  if (reply.status !== 200) throw new Error(`A page is ${reply.status}: ${await reply.text()}`);
  return {
    bytes: Buffer.from(await reply.arrayBuffer()),
    next: reply.headers.get('cursor-next'),
    more: reply.headers.get('cursor-more') === 'true',
  };
}

/**
 * Reads a day into a file, page after page, the request of the token included.
 * @returns how many rows it has
 */
export async function readDay(
  reader: Reader,
  { form, file, day }: { form: string; file: string; day: string },
): Promise<number> {
  const headers = { ...(await headersOf(reader)), accept: form };
  const into = await open(file, 'w');
  let rows = 0;
  try {
    for (let since: string | null = null, more = true; more; ) {
      const query = { accountingDate: day, limit: String(API.mostRows), ...(since !== null && { since }) };
      const page = await readPage(reader, headers, query);
      await into.write(page.bytes);
      rows += rowsIn(form, page.bytes);
      ({ next: since, more } = page);
    }
  } finally {
    await into.close();
  }
  return rows;
}

/** Counts rows without parsing them, as for the file. */
function rowsIn(form: string, bytes: Buffer): number {
  if (form === 'application/json') return countOf('{"event":', bytes);
  const lines = countOf('\n', bytes);
  return form === 'text/csv' ? lines - 1 : lines;
}

function countOf(text: string, bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) count += 1;
  return count;
}
