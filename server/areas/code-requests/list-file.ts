import { sql } from 'kysely';
import {
  type CodeRequestColumn,
  type CodeRequestFilter,
  REQUEST_STATUS,
} from '../../../contract/code-requests';
import { formatDateTime } from '../../../i18n/format';
import { type MessageKey, message } from '../../../i18n/server';
import type { ListColumn, ListSource } from '../../engines/list-exports/source';
import type { Shown } from '../../engines/list-exports/words';
import { namedEstablishments } from '../../network/reports/named';
import { matchingRequests, ofRequest, refuseFilter, requestOrder } from './list';

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

/** The columns of the screen; codes are shown by their tails, as there (REQ-04). */
const columns = (timeZone: string): Record<CodeRequestColumn, ListColumn> => ({
  dataSolicitacao: {
    title: title('dataSolicitacao'),
    type: 'dateTime',
    value: () => sql`to_char(code_request.requested_at at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI:SS')`,
  },
  ec: {
    title: title('ec'),
    type: 'text',
    value: () => sql`${ofRequest.name} || ' (' || code_request.establishment_code || ')'`,
  },
  quantidade: { title: title('quantidade'), type: 'integer', value: () => sql`code_request.quantity` },
  cartoes: {
    title: title('cartoes'),
    type: 'code',
    value: () => ofRequest.codes(sql`string_agg(shown, ', ' order by id)`),
  },
  status: {
    title: title('status'),
    type: 'text',
    value: () => sql`code_request.status`,
    shown: statusText,
  },
  solicitante: { title: title('solicitante'), type: 'text', value: () => ofRequest.requester },
  minutos: {
    title: 'codeRequests.minutes',
    type: 'integer',
    value: () => ofRequest.minutes(sql`now()`),
  },
});

/** API-34: the requests as a file. The time zone decides which moments belong to a day. */
export const codeRequestList = (timeZone: string): ListSource<CodeRequestFilter, number> => ({
  name: 'codigos-solicitados',
  title: 'codeRequests.table',
  screen: '/codigos-solicitados',
  columns: columns(timeZone),
  sorts: requestOrder,
  facts: {
    ec: {
      label: 'codeRequests.filters.ec',
      shown: async (codes, _, trx) => (await namedEstablishments(trx, codes as string[])).join(', '),
    },
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
  table: sql`code_request`,
  key: sql`code_request.id`,
  keys: sql`int[]`,
  refuse: refuseFilter,
  matching(db, scope, filter, only, order) {
    const keys = matchingRequests(db, scope, filter, timeZone).where(only).select('code_request.id as key');
    return order === undefined ? keys : keys.orderBy(order);
  },
});
