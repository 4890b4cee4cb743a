import { addSeconds } from 'date-fns';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  type CodeRequest,
  type CodeRequestFilter,
  type CodeRequestSort,
  requestPeriodProblem,
} from '../../../contract/code-requests';
import type { Db } from '../../platform/db/connections';
import { type PageWish, readPage, sortOf } from '../../platform/db/page';
import { invalid } from '../../platform/errors/http-error';
import { refuseForeign } from '../../platform/principal/foreign';
import { type Scope, within } from '../../platform/principal/scope';
import { instantAt, wallClock } from '../../platform/time/wall-clock';

/** The column that each sort of the contract uses. */
export const requestOrder = {
  dataSolicitacao: sql.ref('code_request.requested_at'),
  ec: sql.ref('code_request.establishment_code'),
  quantidade: sql.ref('code_request.quantity'),
  status: sql.ref('code_request.status'),
} as const satisfies Record<CodeRequestSort, RawBuilder<unknown>>;

/** Derived columns of `code_request`, with data of other tables. */
export const ofRequest = {
  name: sql<string>`(select name from establishment where code = code_request.establishment_code)`,
  requester: sql<string | null>`(select name from portal_user where id = code_request.requested_by)`,
  /** REQ-04: only the tails of the codes leave the database here. */
  codes: (aggregate: RawBuilder<unknown>) =>
    sql`(select ${aggregate} from (
      select code_tail as shown, id from operator
      where code_request_id = code_request.id) as code)`,
  /** How long it waited for its acknowledgement, or has waited until now, in whole minutes. */
  minutes: (now: RawBuilder<unknown>) => sql<number>`greatest(0, floor(extract(epoch from
    coalesce(code_request.acknowledged_at, ${now}) - code_request.requested_at) / 60))::int`,
};

/**
 * Refuses an invalid filter.
 * @throws HttpError 400 for an invalid period (REQ-02) and an unknown establishment, 403 for a foreign one
 */
export async function refuseFilter(db: Db, scope: Scope, filter: CodeRequestFilter): Promise<void> {
  const wrong = requestPeriodProblem(filter);
  if (wrong !== null) {
    throw invalid('errors.validation', { [wrong.field]: `codeRequests.problems.${wrong.problem}` });
  }
  await refuseForeign(db, scope, filter.ec ?? [], 'ec');
}

/** Queries the requests that match a filter, without columns and unsorted; `refuseFilter` has checked its period. */
export function matchingRequests(db: Db, scope: Scope, filter: CodeRequestFilter, timeZone: string) {
  const { ec = [], init = '', end = '', status } = filter;
  const code = sql.ref<string>('code_request.establishment_code');
  return (
    db
      .selectFrom('code_request')
      .where(within(scope, code))
      .$if(ec.length > 0, (q) => q.where(sql<SqlBool>`${code} = any(${ec}::text[])`))
      .$if(init !== '', (q) => q.where('code_request.requested_at', '>=', at(timeZone, init)))
      // The last second belongs to the period.
      .$if(end !== '', (q) => q.where('code_request.requested_at', '<', addSeconds(at(timeZone, end), 1)))
      .$if(status !== undefined, (q) => q.where('code_request.status', '=', status ?? 0))
  );
}

const at = (timeZone: string, moment: string) => instantAt(timeZone, moment.replace(' ', 'T'));

interface Clock {
  timeZone: string;
  now: Date;
}

/** API-34: returns a page of requests, by default the newest first (REQ-02). */
export async function requestsPage(
  db: Db,
  scope: Scope,
  filter: CodeRequestFilter,
  page: PageWish<CodeRequestSort>,
  { timeZone, now }: Clock,
) {
  const [field, direction] = sortOf(page, 'dataSolicitacao,desc');
  const requests = await readPage(db, page, {
    stamped: 'codeRequests',
    matching: matchingRequests(db, scope, filter, timeZone),
    rows: db
      .selectFrom('code_request')
      .select([
        'code_request.id',
        sql<string>`code_request.requested_at`.as('dataSolicitacao'),
        'code_request.establishment_code as ec',
        ofRequest.name.as('nomeFantasia'),
        'code_request.quantity as quantidade',
        sql<string[]>`${ofRequest.codes(sql`coalesce(json_agg(shown order by id), '[]')`)}`.as('cartoes'),
        'code_request.status',
        ofRequest.requester.as('solicitante'),
        sql<string | null>`code_request.acknowledged_at`.as('dataRecebimento'),
        ofRequest.minutes(sql`${now}::timestamptz`).as('minutos'),
      ]),
    by: requestOrder[field],
    direction,
    key: sql.ref('code_request.id'),
  });
  const clock = (instant: string) => wallClock(timeZone, new Date(instant));
  return {
    ...requests,
    content: requests.content.map(
      (row): CodeRequest => ({
        ...row,
        dataSolicitacao: clock(row.dataSolicitacao),
        dataRecebimento: row.dataRecebimento === null ? null : clock(row.dataRecebimento),
      }),
    ),
  };
}
