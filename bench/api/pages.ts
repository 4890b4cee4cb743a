import pg from 'pg';
import { API } from '../../contract/limits';
import { copyForExpert } from '../support/expert';
import { quantile } from '../support/numbers';
import type { Finding } from '../support/report';
import { LAST_DAY, type RunningServer } from '../support/server';
import type { Stage } from '../support/stage';
import { millisecondsOf } from '../support/timed';
import { headersOf, type Reader, readPage } from './read';

const TARGET = { atMost: 4 };

const KEY = 'captured_at, logical_number, nsu';
const SHOPS = 'establishment_code = any(array(select code from establishment))';

/** A page by an expert: its keys from an index, then their columns. */
const pageOf = (where: string, order: string) => `
  select a.position, t.establishment_code, t.logical_number, t.nsu, t.captured_at, t.accounting_date,
    t.process_code, t.amount::text, t.operator_id, t.account_id, t.arrival_id
  from (select * from expert.cash_transaction where ${where} and ${SHOPS} order by ${order} limit ${API.page}) as t
    join expert.arrival a on a.id = t.arrival_id
  order by ${order}`;

/** What somebody who knows PostgreSQL writes for the page after a row, without any server around it. */
const expert = {
  'by accounting date': {
    sql: pageOf(`accounting_date = $1 and cancelled_at is null and (${KEY}) > ($2, $3, $4)`, KEY),
    first: [LAST_DAY, '-infinity', '', ''],
    after: (row: Row) => [LAST_DAY, row.captured_at, row.logical_number, row.nsu],
    query: { accountingDate: LAST_DAY },
  },
  'by arrival': {
    sql: pageOf(
      `(arrival_id, establishment_code, ${KEY}) > ($1, $2, $3, $4, $5)`,
      `arrival_id, establishment_code, ${KEY}`,
    ),
    first: [0, '', '-infinity', '', ''],
    after: (row: Row) => [
      row.arrival_id,
      row.establishment_code,
      row.captured_at,
      row.logical_number,
      row.nsu,
    ],
    query: {},
  },
} as const;

interface Row {
  arrival_id: number;
  establishment_code: string;
  captured_at: string;
  logical_number: string;
  nsu: string;
}

/** Milliseconds of a full page, one after the other through the day, against the same pages of the bare query. */
export async function pages(stage: Stage, server: RunningServer, reader: Reader): Promise<Finding[]> {
  stage.tell('api: pages');
  const { databaseUrl } = server;
  await copyForExpert(databaseUrl, 'arrival', 'id', []);
  await copyForExpert(databaseUrl, 'cash_transaction', 'captured_at, logical_number, nsu', [
    '(accounting_date, captured_at, logical_number, nsu)',
    '(arrival_id, establishment_code, captured_at, logical_number, nsu)',
  ]);
  const client = new pg.Client({
    connectionString: databaseUrl,
    // As texts, in all their digits.
    types: { getTypeParser: () => (value: string | Buffer) => value },
  });
  await client.connect();
  try {
    const findings: Finding[] = [];
    for (const [what, query] of Object.entries(expert)) {
      findings.push(await compared(stage, client, reader, { what, ...query }));
    }
    return findings;
  } finally {
    await client.end();
  }
}

interface ExpertPage {
  what: string;
  sql: string;
  first: readonly unknown[];
  after: (row: Row) => readonly unknown[];
  query: Record<string, string>;
}

async function compared(
  { sizes }: Stage,
  client: pg.Client,
  reader: Reader,
  { what, sql, first, after, query }: ExpertPage,
): Promise<Finding> {
  const headers = await headersOf(reader);
  const ours: number[] = [];
  const theirs: number[] = [];
  const most = Math.max(1, Math.floor(sizes.apiRows / API.page));
  for (let round = -1; round < sizes.rounds; round += 1) {
    let since: string | null = null;
    let values = first;
    for (let page = 0; page < most; page += 1) {
      const measured = await millisecondsOf(async () => {
        ({ next: since } = await readPage(reader, headers, { ...query, ...(since !== null && { since }) }));
      });
      const limit = await millisecondsOf(async () => {
        const { rows } = await client.query<Row>({ name: what, text: sql, values: [...values] });
        if (rows.length < API.page) throw new Error(`A page of the expert has ${rows.length} rows`);
        values = after(rows.at(-1) as Row);
      });
      if (round < 0) continue; // a warm-up
      ours.push(measured);
      theirs.push(limit);
    }
  }
  return {
    what: `p99 of a page of ${API.page.toLocaleString('en')} ${what}, against the bare query`,
    unit: 'ms',
    measured: quantile(ours, 0.99),
    limit: quantile(theirs, 0.99),
    target: TARGET,
    details: { 'p50 ms': quantile(ours, 0.5), 'p50 ms of the limit': quantile(theirs, 0.5) },
  };
}
