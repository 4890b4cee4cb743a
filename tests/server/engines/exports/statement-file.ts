import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import type { ExportReply } from '../../../../contract/exports';
import { depositReport, type ReportRequest } from '../../../../contract/statement';
import { ensurePartitions } from '../../../../server/ingest/transactions/partitions';
import type { Db } from '../../../../server/platform/db/connections';
import { type TestPortal, TODAY } from '../../../support/portal';

export const reportRequest = (overrides: object = {}): ReportRequest => ({
  tipoDeData: 'dt',
  tsInicio: `${TODAY} 00:00:00`,
  tsFim: `${TODAY} 23:59:59`,
  ecs: [],
  contas: [],
  operadores: [],
  agrupadores: [],
  flTotalizar: true,
  escopo: 1,
  ...overrides,
});

/** Requests the statement as a file; returns the reply, whatever it is. */
export const askForFile = (portal: TestPortal, token: string, overrides: object = {}, language = 'en') =>
  portal.call(depositReport, {
    token,
    query: { formato: 'csv' },
    body: reportRequest(overrides),
    headers: { 'accept-language': language },
  });

/** Fetches a file as the console does. */
export const fetchFile = (portal: TestPortal, token: string | undefined, { urlDownload }: ExportReply) =>
  portal.app.inject({
    url: urlDownload,
    headers: { 'accept-language': 'en', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  });

/** The whole flow: the text of the file of a report. */
export async function statementFile(
  portal: TestPortal,
  token: string,
  overrides: object = {},
  language = 'en',
): Promise<string> {
  const asked = await askForFile(portal, token, overrides, language);
  if (asked.status !== 200) throw new Error(JSON.stringify(asked.body));
  const file = await fetchFile(portal, token, asked.body);
  if (file.statusCode !== 200) throw new Error(file.body);
  return file.body;
}

/** The lines of a file, cell by cell; each as long as the first one, or it throws. */
export function linesOf(file: string, delimiter = ','): string[][] {
  return parse(file, { bom: true, delimiter });
}

/** Heading, rows, totals and facts of a file, which empty lines keep apart. */
export function partsOf(file: string, delimiter = ',') {
  const [heading = [], ...lines] = linesOf(file, delimiter);
  const parts: string[][][] = [[]];
  for (const line of lines) {
    if (line.every((cell) => cell === '')) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  const [rows = [], totals = [], facts = []] = parts;
  return { heading, rows, totals, facts: facts.map(([label, value]) => [label, value]) };
}

/** Many deposits of 1.00 of establishment 0001, one a second from `start` on, by one statement. */
export async function addMany(db: Db, count: number, start: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await ensurePartitions(trx, [start.slice(0, 7)]);
    await sql`
      insert into cash_transaction (logical_number, nsu, captured_at, accounting_date, establishment_code, operator_id,
        account_id, process_code, amount, arrival_id)
      select 'T0001', n::text, at, at::date, '0001', 11, 1, 304, 1, 0
      from generate_series(1, ${count}::int) as n, lateral (select ${start}::timestamp + n * interval '1 second' as at) as moment`.execute(
      trx,
    );
    // As after a load: without statistics the database sorts all that is left for every chunk.
    await sql`analyze cash_transaction`.execute(trx);
  });
}
