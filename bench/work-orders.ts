import { PAGE } from '../contract/limits';
import { caseTypes, listWorkOrders, slas } from '../contract/work-orders';
import { copyForExpert, type ExpertQuery, expertPage } from './support/expert';
import { comparedPage, comparePages } from './support/pages';
import type { Finding } from './support/report';
import { queried, type Stage } from './support/stage';
import { fillWorkOrders } from './support/work-orders';

const NEWEST = 'created_at desc, number desc';
const newest = (where: string, values: unknown[] = []): ExpertQuery => ({ where, values, order: NEWEST });
const clock = (moment: string) =>
  `to_char(${moment} at time zone 'America/Sao_Paulo', 'YYYY-MM-DD"T"HH24:MI:SS')`;
const promised = `case case_type when 0 then interval '24 hours' else interval '120 hours' end`;
const late = `(settled_late or status = 0 and created_at < now() - ${promised})`;
const shopName = '(select name from establishment where code = t.establishment_code)';

/** What an order of the list is on the wire; those of the measured pages wait no longer, so that no time is left. */
const columns = `number as "workOrder", (array['${caseTypes.join("', '")}'])[1 + case_type] as "caseType",
  logical_number || ' - ' || ${shopName} as "nameAndLogicNumber", ${clock('created_at')} as "createdDate",
  ${clock('modified_at')} as "modifiedDate", status, case when ${late} then '${slas[1]}' else '${slas[0]}' end as sla,
  logical_number as "numeroLogico", establishment_code as ec, ${shopName} as "nomeEstabelecimento",
  ${clock(`(created_at + ${promised})`)} as "dueDate", null as "minutesLeft", version`;

/** What the number of a terminal contains, of which there are far fewer than orders. */
const ofTerminal = `logical_number = any(array(
  select logical_number from terminal where logical_number ilike '%' || $1 || '%'))`;

/** Each query of the expert has the index that it wants. */
const indexes = [
  '(created_at, number)',
  '(modified_at)',
  '(status, created_at, number)',
  '(case_type, created_at, number)',
  '(logical_number, created_at, number)',
  '(establishment_code, created_at, number)',
  '(created_at, number) where settled_late or status = 0',
];

/** Pages of work orders with their totals, against what an expert writes. */
export async function workOrders(stage: Stage): Promise<Finding[]> {
  const server = await stage.network(0);
  const { databaseUrl } = server;
  await fillWorkOrders(databaseUrl, stage.sizes.workOrders);
  const { rows } = await queried(databaseUrl, 'select logical_number from terminal order by 1 limit 1');
  const terminal: string = rows[0].logical_number;
  const middle = { page: Math.round(stage.sizes.workOrders / PAGE.size / 2) };
  const asked: Record<string, [query: object, expert: ExpertQuery]> = {
    'the first page': [{}, newest('true')],
    'attended ones': [{ status: 2 }, newest('status = 2')],
    disputes: [{ caseType: 1 }, newest('case_type = 1')],
    'overdue ones': [{ sla: 1 }, newest(late)],
    'those in time': [{ sla: 0 }, newest(`not ${late}`)],
    'a terminal': [{ numeroLogico: terminal }, newest(ofTerminal, [terminal])],
    'a day': [
      { dataCriacao: '2026-01-02 00:00:00' },
      newest("created_at >= '2026-01-02 00:00-03' and created_at < '2026-01-03 00:00-03'"),
    ],
    'in the middle of all': [middle, { ...newest('true'), offset: middle.page * PAGE.size }],
  };
  await copyForExpert(databaseUrl, 'work_order', 'number', indexes);
  const pages = Object.entries(asked).map(([name, [query, expert]]) =>
    comparedPage(
      name,
      listWorkOrders.path,
      query,
      expertPage({ table: 'work_order', key: 'number', columns }, expert),
    ),
  );
  return comparePages(stage, server, 'work orders', pages);
}
