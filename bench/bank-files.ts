import { join } from 'node:path';
import { MOST_CNAB_ENTRIES } from 'bank-files';
import { bankExtractReport } from '../contract/bank-files';
import { addDays } from '../contract/calendar';
import { type BankFormat, bankFormats, type ExportReply } from '../contract/exports';
import { periodMoments } from '../contract/reports';
import { answered } from './support/call';
import { exportStatement, fetchExport } from './support/exported';
import { median } from './support/numbers';
import type { Finding } from './support/report';
import { LAST_DAY, type RunningServer, startServer } from './support/server';
import { queried, type Stage } from './support/stage';
import { millisecondsOf } from './support/timed';

/** The account whose statement is measured; the demo network has no account of this id. */
const ACCOUNT = 900_000_001;
/** Half of the speed of the CSV of the same rows. */
const TARGET = { atLeast: 0.5 };
const DAYS = 20;

/** The statement of one account in each form of banks against its CSV, rows a second from the call to the whole file. */
export async function bankFiles(stage: Stage): Promise<Finding[]> {
  const databaseUrl = await stage.database('bank_files');
  const server = await startServer(stage, { databaseUrl, transactions: 2000 });
  const rows = Math.min(stage.sizes.exportedRows, MOST_CNAB_ENTRIES);
  stage.tell(`bank-files: an account of ${rows.toLocaleString('en')} transactions`);
  await plant(server, rows);
  const headers = await server.signIn();
  const findings: Finding[] = [];
  for (const format of bankFormats) {
    stage.tell(`bank-files: ${format}`);
    findings.push(await speed(stage, server, { headers, format, rows }));
  }
  return findings;
}

/** An account of a shop, with so many transactions that came with one delivery. */
async function plant({ databaseUrl }: RunningServer, rows: number): Promise<void> {
  await queried(
    databaseUrl,
    `with shop as (
      select t.establishment_code, t.logical_number, min(o.id) as operator_id
      from terminal t join operator o using (establishment_code) group by 1, 2 order by 1, 2 limit 1
    ), account as (
      insert into account (id, nickname, bank_code, branch, number, active)
      select ${ACCOUNT}, 'Bench', (select min(code) from bank), '0117', '00418821-3', true returning id
    ), linked as (
      insert into account_establishment select account.id, establishment_code from account, shop
    ), delivery as (
      insert into arrival (source, position)
      select 'bench', coalesce(max(position), 0) + 1 from arrival returning id
    )
    insert into cash_transaction (logical_number, nsu, captured_at, accounting_date, establishment_code, operator_id,
      account_id, process_code, amount, arrival_id)
    select logical_number, lpad(n::text, 9, '0'), at, at::date, establishment_code, operator_id, account.id,
      case when n % 5 = 0 then 302 else 304 end, (n % 100000) + 0.5, delivery.id
    from shop, account, delivery, generate_series(1, ${rows}) as n,
      lateral (select date_trunc('second', timestamp '${addDays(LAST_DAY, 1 - DAYS)}'
        + n * (interval '${DAYS} days' - interval '1 second') / ${rows}) as at) as moment`,
  );
  await queried(databaseUrl, 'vacuum (analyze) cash_transaction, account, arrival');
}

interface Measured {
  headers: Record<string, string>;
  format: BankFormat;
  rows: number;
}

const period = {
  tipoDeData: 'dt',
  ...periodMoments({
    dateType: 'dt',
    startDate: addDays(LAST_DAY, 1 - DAYS),
    endDate: LAST_DAY,
    startTime: '00:00:00',
    endTime: '23:59:59',
  }),
} as const;

/** The two take turns. */
async function speed(
  { sizes, folder }: Stage,
  { url }: RunningServer,
  { headers, format, rows }: Measured,
): Promise<Finding> {
  const making = async () => {
    const address = `${url}${bankExtractReport.path}?formato=${format}`;
    const reply = await answered<ExportReply>(address, { headers, body: { ...period, contaId: ACCOUNT } });
    if (reply.totalRows !== rows) throw new Error(`Of ${rows} rows there are ${reply.totalRows}`);
    await fetchExport(url, headers, reply, join(folder, 'bank-file'));
  };
  const csv = () =>
    exportStatement(
      url,
      headers,
      {
        format: 'csv',
        body: {
          ...period,
          ecs: [],
          contas: [String(ACCOUNT)],
          operadores: [],
          agrupadores: [],
          flTotalizar: true,
          escopo: 1,
        },
      },
      join(folder, 'bank.csv'),
    );
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = -1; round < sizes.rounds; round += 1) {
    const measured = await millisecondsOf(making);
    const limit = await millisecondsOf(csv);
    if (round < 0) continue; // a warm-up
    ours.push(measured);
    theirs.push(limit);
  }
  const [measured, limit] = [median(ours) / 1000, median(theirs) / 1000];
  return {
    what: `${format}, ${rows.toLocaleString('en')} rows of one account, against csv`,
    unit: 'rows/s',
    measured: rows / measured,
    limit: rows / limit,
    target: TARGET,
    details: { s: measured, 's of the limit': limit },
  };
}
