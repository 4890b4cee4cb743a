import { sql } from 'kysely';
import type { BodyOf } from '../../../contract/operation';
import type { OperatorCodeFilter } from '../../../contract/operator-code-filter';
import type { exportOperatorCodes } from '../../../contract/operator-codes';
import { formatDate } from '../../../i18n/format';
import type { ListColumn, ListSource } from '../../engines/list-exports/source';
import { activeOrNot, flagged } from '../../engines/list-exports/words';
import { namedEstablishments } from '../../network/reports/named';
import { codeOrder, matchingCodes, refuseForeignCodes } from './list';

type Column = NonNullable<BodyOf<typeof exportOperatorCodes>['columns']>[number];

const moment =
  (column: string): ListColumn['value'] =>
  (_scope, timeZone) =>
    sql`date_trunc('second', ${sql.ref(column)} at time zone ${timeZone})`;

const columns: Record<Column, ListColumn> = {
  ec: { title: 'operatorCodes.columns.code', type: 'code', value: () => sql`operator.establishment_code` },
  nomefantasia: {
    title: 'operatorCodes.columns.ec',
    type: 'text',
    value: () => sql`(select name from establishment where code = operator.establishment_code)`,
  },
  name: { title: 'operatorCodes.columns.name', type: 'text', value: () => sql`operator.name` },
  numerocartao: {
    title: 'operatorCodes.columns.numerocartao',
    type: 'code',
    value: () => sql`operator.code_tail`,
  },
  status: {
    title: 'operatorCodes.columns.status',
    type: 'text',
    value: () => sql`operator.active`,
    shown: activeOrNot,
  },
  inicio: { title: 'operatorCodes.columns.inicio', type: 'dateTime', value: moment('operator.started_at') },
  fim: { title: 'operatorCodes.columns.fim', type: 'dateTime', value: moment('operator.ended_at') },
  ultimoUso: {
    title: 'operatorCodes.columns.ultimoUso',
    type: 'dateTime',
    value: () => sql`(select last_used_at from operator_use where operator_id = operator.id)`,
  },
  operatorCodeId: {
    title: 'operatorCodes.columns.operatorCodeId',
    type: 'code',
    value: () => sql`operator.id`,
  },
};

/** LIST-17: the operator codes as a file; it contains only the tail of each code (OPC-06). */
export const codeList: ListSource<OperatorCodeFilter, number> = {
  name: 'codigos-operadores',
  title: 'screens./codigos-operadores.title',
  screen: '/codigos-operadores',
  columns,
  sorts: codeOrder,
  facts: {
    name: { label: 'operatorCodes.columns.name' },
    code: { label: 'operatorCodes.columns.numerocartao' },
    status: { label: 'operatorCodes.columns.status', shown: flagged(activeOrNot) },
    ec: {
      label: 'operatorCodes.columns.ec',
      shown: async (ec, _language, trx) => (await namedEstablishments(trx, ec as string[])).join('; '),
    },
    semUsoDesde: {
      label: 'codeLife.filter.since',
      shown: (day, language) => formatDate(String(day), language),
    },
  },
  table: sql`operator`,
  key: sql`operator.id`,
  keys: sql`int[]`,
  refuse: refuseForeignCodes,
  matching(db, scope, filter, only, order) {
    const keys = matchingCodes(db, scope, filter).where(only).select('operator.id as key');
    return order === undefined ? keys : keys.orderBy(order);
  },
};
