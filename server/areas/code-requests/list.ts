import { addSeconds } from 'date-fns';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  type CodeRequest,
  type CodeRequestColumn,
  type CodeRequestFilter,
  exportCodeRequests,
  listCodeRequests,
  REQUEST_STATUS,
  requestPeriodProblems,
} from '../../../contract/code-requests';
import { formatDateTime } from '../../../i18n/format';
import { type MessageKey, message } from '../../../i18n/server';
import { defineList } from '../../engines/lists/define';
import { worded } from '../../engines/lists/values';
import type { Shown } from '../../engines/lists/words';
import { establishmentsFact } from '../../network/reports/named';
import type { Db } from '../../platform/db/connections';
import { assertAll, invalid } from '../../platform/errors/http-error';
import { assertInScope } from '../../platform/principal/foreign';
import { type Scope, within } from '../../platform/principal/scope';
import type { Clock } from '../../platform/time/clock';
import { instantAt, wallClock } from '../../platform/time/wall-clock';

/** Derived columns of `code_request`, with data of other tables. */
const ofRequest = {
  name: sql<string>`(select name from establishment where code = code_request.establishment_code)`,
  requester: sql<string | null>`(select name from portal_user where id = code_request.requested_by)`,
  /** REQ-04: only the tails of the codes leave the database here. */
  codes: (aggregate: RawBuilder<unknown>) =>
    sql`(select ${aggregate} from (
      select code_tail as shown, id from operator
      where code_request_id = code_request.id) as code)`,
  /** How long it waited for its acknowledgement, or has waited until now, in whole minutes. */
  minutes: (now: Date) => sql<number>`greatest(0, floor(extract(epoch from
    coalesce(code_request.acknowledged_at, ${now}::timestamptz) - code_request.requested_at) / 60))::int`,
};

/**
 * Refuses an invalid filter.
 * @throws HttpError 400 for an invalid period (REQ-02) and an unknown establishment, 403 for a foreign one
 */
async function assertFilter(db: Db, scope: Scope, filter: CodeRequestFilter): Promise<void> {
  await assertAll(
    () => assertPeriod(filter),
    () => assertInScope(db, scope, { ec: filter.ec ?? [] }),
  );
}

/** @throws HttpError 400 at the ends of the period */
function assertPeriod(filter: Pick<CodeRequestFilter, 'init' | 'end'>): void {
  const wrong = requestPeriodProblems(filter).map(
    ({ field, problem }) => [field, `codeRequests.problems.${problem}`] as const,
  );
  if (wrong.length > 0) throw invalid('errors.validation', Object.fromEntries(wrong));
}

/** Queries the requests that match a filter, without columns and unsorted; `assertFilter` has checked its period. */
function matchingRequests(db: Db, scope: Scope, filter: CodeRequestFilter, { timeZone }: Clock) {
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

/** REQ-06: the text of a status. */
const statusText: Shown = (status, language) =>
  message(
    language,
    `codeRequests.status.${Number(status) === REQUEST_STATUS.processing ? 'processing' : 'received'}`,
  );

const minute: Shown = (moment, language) => {
  const { date, time } = formatDateTime(moment, language);
  return `${date} ${time.slice(0, 5)}`;
};

const title = (column: CodeRequestColumn): MessageKey => `codeRequests.columns.${column}`;

/** API-34, REQ-02: the requests, by default the newest first; codes are shown by their tails (REQ-04). */
export const codeRequestList = defineList(exportCodeRequests, {
  name: 'codigos-solicitados',
  title: 'codeRequests.table',
  table: 'code_request',
  key: 'id',
  keyType: 'int',
  stamped: 'codeRequests',
  initial: 'dataSolicitacao,desc',
  ahead: { call: listCodeRequests },
  fields: {
    dataSolicitacao: {
      title: title('dataSolicitacao'),
      type: 'dateTime',
      value: (_scope, { timeZone }) =>
        sql`to_char(code_request.requested_at at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI:SS')`,
      sort: 'requested_at',
    },
    ec: {
      title: title('ec'),
      type: 'text',
      value: sql`${ofRequest.name} || ' (' || code_request.establishment_code || ')'`,
      sort: 'establishment_code',
    },
    quantidade: { title: title('quantidade'), type: 'integer', value: 'quantity', sort: 'quantity' },
    cartoes: {
      title: title('cartoes'),
      type: 'code',
      value: ofRequest.codes(sql`string_agg(shown, ', ' order by id)`),
    },
    status: worded(title('status'), 'status', statusText),
    solicitante: { title: title('solicitante'), type: 'text', value: ofRequest.requester },
    minutos: {
      title: 'codeRequests.minutes',
      type: 'integer',
      value: (_scope, { now }) => ofRequest.minutes(now),
    },
  },
  facts: {
    ec: { label: 'codeRequests.filters.ec', shown: establishmentsFact },
    init: {
      label: 'codeRequests.filters.init',
      shown: (moment, language) => minute(String(moment), language),
    },
    end: {
      label: 'codeRequests.filters.end',
      shown: (moment, language) => minute(String(moment), language),
    },
    status: {
      label: 'codeRequests.filters.status',
      shown: (status, language) => statusText(String(status), language),
    },
  },
  rules: assertPeriod,
  refuse: assertFilter,
  matching: matchingRequests,
  rows: (db, { now }) =>
    db
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
        ofRequest.minutes(now).as('minutos'),
      ]),
  reply: (row, { timeZone }): CodeRequest => ({
    ...row,
    dataSolicitacao: wallClock(timeZone, new Date(row.dataSolicitacao)),
    dataRecebimento: row.dataRecebimento === null ? null : wallClock(timeZone, new Date(row.dataRecebimento)),
  }),
});
