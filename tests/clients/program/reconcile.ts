import createClient, { type Client } from 'openapi-fetch';
import type { operations, paths } from '../.cache/api.js';
import type { Asked, Reconciled } from '../reconciled.js';

/* What an integrator writes who has the document alone: its types are generated from it (../client.test.ts). */

type Page = operations['apiTransactions']['responses']['200']['content']['application/json'];
type Row = Page['transactions'][number];
/** Fetches a token, and with it all that there is: a day page by page, everything that arrived, and totals. */
export async function reconcile({ address, ...asked }: Asked): Promise<Reconciled> {
  const { accountingDate } = asked;
  const client = createClient<paths>({ baseUrl: address });
  const signedIn = await client.POST('/api/token', {
    body: {
      grant_type: 'client_credentials',
      client_id: asked.clientId,
      client_secret: asked.clientSecret,
    },
  });
  if (signedIn.error !== undefined) throw new Error(signedIn.error.error_description);
  const { access_token: token, token_type: type } = signedIn.data;
  client.use({
    onRequest: ({ request }) => {
      request.headers.set('authorization', `${type} ${token}`);
    },
  });
  const known = await client.GET('/api/v1/establishments');
  if (known.error !== undefined) throw new Error(known.error.detail);
  const establishments = known.data.establishments.map(({ code }) => code);
  const filter = { limit: asked.limit, establishment: establishments };
  const totals = await client.GET('/api/v1/totals', {
    params: { query: { accountingDate, establishment: establishments } },
  });
  if (totals.error !== undefined) throw new Error(totals.error.detail);
  return {
    establishments,
    ofDay: await all(client, { accountingDate, ...filter }),
    arrived: await all(client, filter),
    totals: totals.data.totals,
  };
}

type Query = NonNullable<operations['apiTransactions']['parameters']['query']>;

/** Goes on from page to page while there is more. */
async function all(client: Client<paths>, query: Query): Promise<Row[]> {
  const rows: Row[] = [];
  for (let since: string | null = null, more = true; more; ) {
    const page: Page = await pageOf(client, since === null ? query : { ...query, since });
    rows.push(...page.transactions);
    ({ next: since, more } = page);
  }
  return rows;
}

async function pageOf(client: Client<paths>, query: Query): Promise<Page> {
  const { data, error } = await client.GET('/api/v1/transactions', { params: { query } });
  if (error !== undefined) throw new Error(`${error.code}: ${error.detail}`);
  return data;
}
