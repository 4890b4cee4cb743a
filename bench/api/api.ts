import { join } from 'node:path';
import { type FeedNetwork, feedNetwork } from '../../contract/feed';
import { API } from '../../contract/limits';
import { periodMoments } from '../../contract/reports';
import type { ReportRequest } from '../../contract/statement';
import { openPostgres } from '../../server/platform/db/open';
import { addApiUser } from '../../tests/support/soak/prepare';
import { answered } from '../support/call';
import { exportStatement } from '../support/exported';
import { Rows, send } from '../support/feed-rows';
import { median } from '../support/numbers';
import type { Finding } from '../support/report';
import { addGroupOfAll } from '../support/report-scopes';
import { LAST_DAY, type RunningServer } from '../support/server';
import { queried, type Stage } from '../support/stage';
import { millisecondsOf } from '../support/timed';
import { pages } from './pages';
import { type Reader, readDay } from './read';

/** The manager of the demo with API access. */
const MANAGER = '20000002';
const SPEED = { atLeast: 0.5 };
const FORMS = ['application/json', 'application/x-ndjson', 'text/csv'] as const;

/** A program reads a day page by page: rows a second against the CSV export, and a page against the bare query. */
export async function api(stage: Stage): Promise<Finding[]> {
  const { sizes } = stage;
  const server = await stage.network(sizes.small);
  stage.tell(`api: a day of ${sizes.apiRows.toLocaleString('en')} transactions`);
  const reader = await prepared(stage, server);
  const rows = await rowsOfDay(server);
  const headers = await server.signIn(MANAGER);
  const exporting = () =>
    exportStatement(server.url, headers, { format: 'csv', body: ofDay }, join(stage.folder, 'day.csv'));
  const findings: Finding[] = [];
  for (const form of FORMS) {
    stage.tell(`api: ${form}`);
    findings.push(await speed(stage, reader, { form, rows, exporting }));
  }
  return [...findings, ...(await pages(stage, server, reader))];
}

/** Gives the manager the whole network and feeds the day. */
async function prepared(stage: Stage, server: RunningServer): Promise<Reader> {
  await addGroupOfAll(server);
  const { rows } = await queried(
    server.databaseUrl,
    `insert into user_grouper (user_id, grouper_id)
      select u.id, g.id from portal_user u, grouper g where u.login = '${MANAGER}' and g.name = 'All shops'
      on conflict do nothing returning user_id`,
  );
  const database = openPostgres(server.databaseUrl, () => {});
  const client = await addApiUser(database.db, Number(rows[0]?.user_id));
  await database.close();
  const gateway = { authorization: `Bearer ${server.feedKey}` };
  const network = await answered<FeedNetwork>(server.url + feedNetwork.path, { headers: gateway });
  await send(server, gateway, new Rows(network, 1).next(stage.sizes.apiRows));
  await queried(server.databaseUrl, 'vacuum (analyze) cash_transaction, arrival');
  return { url: server.url, ...client };
}

async function rowsOfDay({ databaseUrl }: RunningServer): Promise<number> {
  const { rows } = await queried(
    databaseUrl,
    'select count(*)::int as count from cash_transaction where accounting_date = $1 and cancelled_at is null',
    [LAST_DAY],
  );
  return rows[0]?.count as number;
}

const ofDay: ReportRequest = {
  tipoDeData: 'dc',
  ...periodMoments({
    dateType: 'dc',
    startDate: LAST_DAY,
    endDate: LAST_DAY,
    startTime: '00:00:00',
    endTime: '23:59:59',
  }),
  ecs: [],
  contas: [],
  operadores: [],
  agrupadores: [],
  todosEcs: true,
  flTotalizar: true,
  escopo: 1,
};

/** The two take turns. */
async function speed(
  { sizes, folder }: Stage,
  reader: Reader,
  { form, rows, exporting }: { form: string; rows: number; exporting: () => Promise<void> },
): Promise<Finding> {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = -1; round < sizes.rounds; round += 1) {
    const file = join(folder, 'day.read');
    const measured = await millisecondsOf(async () => {
      const read = await readDay(reader, { form, file, day: LAST_DAY });
      if (read !== rows) throw new Error(`Of ${rows} rows the program has read ${read}`);
    });
    const limit = await millisecondsOf(exporting);
    if (round < 0) continue; // a warm-up
    ours.push(measured);
    theirs.push(limit);
  }
  const [measured, limit] = [median(ours) / 1000, median(theirs) / 1000];
  return {
    what: `a day of ${rows.toLocaleString('en')} as ${form}, pages of ${API.mostRows.toLocaleString('en')}, against the CSV export`,
    unit: 'rows/s',
    measured: rows / measured,
    limit: rows / limit,
    target: SPEED,
    details: { s: measured, 's of the limit': limit },
  };
}
