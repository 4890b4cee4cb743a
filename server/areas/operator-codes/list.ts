import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { OPERATOR_CODE } from '../../../contract/limits';
import type { OperatorCodeFilter } from '../../../contract/operator-code-filter';
import { exportOperatorCodes, listOperatorCodes, tailOf } from '../../../contract/operator-codes';
import { type TypedText, typedText } from '../../../contract/typed-text';
import { formatDate } from '../../../i18n/format';
import { defineList } from '../../engines/lists/define';
import { moment, worded } from '../../engines/lists/values';
import { activeOrNot, flagged } from '../../engines/lists/words';
import { establishmentsFact } from '../../network/reports/named';
import type { Db } from '../../platform/db/connections';
import { endsWith } from '../../platform/db/search';
import { anyOf, containsWords, isNumeric } from '../../platform/db/search-box';
import { assertInScope } from '../../platform/principal/foreign';
import { type Scope, within } from '../../platform/principal/scope';
import { unusedSince } from './life/idle';
import { codeRecords } from './record';

/** The condition for codes whose tail contains a text, because the tail is all that people know of a code. */
function hasTail(tail: TypedText): RawBuilder<SqlBool> {
  const column = sql.ref<string>('operator.code_tail');
  return tail.length === OPERATOR_CODE.shown ? sql<SqlBool>`${column} = ${tail}` : endsWith(column, tail);
}

/** A code as the screens write it, perhaps behind its name: `Ana Prado •••110`. */
const SHOWN = /^(.*?)\s*•+\s*(\S+)$/u;

/**
 * The search box finds a name, the end of a code, or both as the screens write them. Of a whole code that was
 * pasted into it only the end is compared, so that nobody can find a code out digit by digit.
 */
function isCalled(typed: TypedText): RawBuilder<SqlBool> {
  const named = (name: string) => containsWords(sql.ref('operator.name_folded'), typedText(name));
  const { name, tail } = namedTail(typed);
  if (tail === null) return named(typed);
  if (name === null) return anyOf(named(typed), hasTail(tail));
  return name === '' ? hasTail(tail) : sql`(${named(name)} and ${hasTail(tail)})`;
}

/** Reads the tail of a code, and the name before it; a name of `null`: the text may as well be a name itself. */
function namedTail(typed: TypedText): { name: string | null; tail: TypedText | null } {
  const [, name = '', tail] = SHOWN.exec(typed) ?? [];
  if (tail !== undefined) return { name, tail: typedText(tail) };
  const text = isNumeric(typed) ? typed.replace(/\D/g, '') : typed;
  const isCode = text.length === OPERATOR_CODE.shown || /^\d{10}$/.test(text);
  return { name: null, tail: isCode ? typedText(tailOf(text)) : null };
}

/** The condition that a text has the tail of a code; `null` where it has none. */
export function codeTail(typed: TypedText): RawBuilder<SqlBool> | null {
  const { tail } = namedTail(typed);
  return tail === null ? null : hasTail(tail);
}

/** Queries the codes that match a filter and that the scope covers, without columns and unsorted. */
export function matchingCodes(
  db: Db,
  scope: Scope,
  { name, code, status, ec, semUsoDesde }: OperatorCodeFilter,
) {
  return db
    .selectFrom('operator')
    .where(within(scope, sql.ref('operator.establishment_code')))
    .$if(name !== undefined, (q) => q.where(isCalled(typedText(name ?? ''))))
    .$if(code !== undefined, (q) => q.where(hasTail(typedText(code ?? ''))))
    .$if(status !== undefined, (q) => q.where('operator.active', '=', status === 1))
    .$if(ec !== undefined && ec.length > 0, (q) =>
      q.where(sql<SqlBool>`operator.establishment_code = any(${ec}::text[])`),
    )
    .$if(semUsoDesde !== undefined, (q) => q.where(unusedSince(semUsoDesde ?? '')));
}

/** Applies principle 6 of the decisions to the filter. */
export async function assertCodesInScope(db: Db, scope: Scope, { ec }: OperatorCodeFilter): Promise<void> {
  if (ec !== undefined && ec.length > 0) await assertInScope(db, scope, { ec: ec });
}

/** API-31, LIST-17: the codes, by default sorted by name; a file has only the tail of each one (OPC-06). */
export const codeList = defineList(exportOperatorCodes, {
  name: 'codigos-operadores',
  title: 'screens./codigos-operadores.title',
  table: 'operator',
  key: 'id',
  keyType: 'int',
  // A use of a code does not change the stamp, so that a total by use cannot be remembered.
  stamped: ({ semUsoDesde }) => (semUsoDesde === undefined ? 'operators' : undefined),
  initial: 'name,asc',
  ahead: { call: listOperatorCodes },
  fields: {
    ec: {
      title: 'operatorCodes.columns.code',
      type: 'code',
      value: 'establishment_code',
      sort: 'establishment_code',
    },
    nomefantasia: {
      title: 'operatorCodes.columns.ec',
      type: 'text',
      value: sql`(select name from establishment where code = operator.establishment_code)`,
    },
    name: { title: 'operatorCodes.columns.name', type: 'text', value: 'name', sort: 'name_folded' },
    numerocartao: {
      title: 'operatorCodes.columns.numerocartao',
      type: 'code',
      value: 'code_tail',
      sort: 'code_tail',
    },
    status: worded('operatorCodes.columns.status', 'active'),
    inicio: {
      title: 'operatorCodes.columns.inicio',
      type: 'dateTime',
      value: moment('operator.started_at'),
      sort: 'started_at',
    },
    fim: { title: 'operatorCodes.columns.fim', type: 'dateTime', value: moment('operator.ended_at') },
    ultimoUso: {
      title: 'operatorCodes.columns.ultimoUso',
      type: 'dateTime',
      value: sql`(select last_used_at from operator_use where operator_id = operator.id)`,
    },
    operatorCodeId: { title: 'operatorCodes.columns.operatorCodeId', type: 'code', value: 'id' },
  },
  facts: {
    name: { label: 'operatorCodes.columns.name' },
    code: { label: 'operatorCodes.columns.numerocartao' },
    status: { label: 'operatorCodes.columns.status', shown: flagged(activeOrNot) },
    ec: { label: 'operatorCodes.columns.ec', shown: establishmentsFact },
    semUsoDesde: {
      label: 'codeLife.filter.since',
      shown: (day, language) => formatDate(String(day), language),
    },
  },
  refuse: assertCodesInScope,
  matching: matchingCodes,
  rows: (db, { timeZone }) => codeRecords(db, timeZone),
});
