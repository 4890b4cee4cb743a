import createClient from 'openapi-fetch';
import type { paths } from '../.cache/api.js';

/* What the types of the document have to refuse: a line of these that is taken is an error. Never called. */

export async function mistakes() {
  const client = createClient<paths>();
  // @ts-expect-error no such call
  await client.GET('/api/v1/nothing');
  // @ts-expect-error a total has a day
  await client.GET('/api/v1/totals', { params: { query: {} } });
  // @ts-expect-error a page has a number of rows
  await client.GET('/api/v1/transactions', { params: { query: { limit: 'many' } } });
  const { data, error } = await client.GET('/api/v1/transactions');
  // @ts-expect-error no such field
  data?.transactions[0]?.value;
  // @ts-expect-error an amount is a number
  data?.transactions[0]?.amount satisfies string | undefined;
  // @ts-expect-error no such member of a problem
  error?.reason;
}
