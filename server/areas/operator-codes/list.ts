import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { OPERATOR_CODE } from '../../../contract/limits';
import type { QueryOf } from '../../../contract/operation';
import type { OperatorCodeFilter } from '../../../contract/operator-code-filter';
import { type listOperatorCodes, type OperatorCodeSort, tailOf } from '../../../contract/operator-codes';
import type { Db } from '../../platform/db/connections';
import { readPage, sortOf } from '../../platform/db/page';
import { endsWith } from '../../platform/db/search';
import { anyOf, containsWords } from '../../platform/db/search-box';
import { refuseForeign } from '../../platform/principal/foreign';
import { type Scope, within } from '../../platform/principal/scope';
import { unusedSince } from './life/idle';
import { codeRecords } from './record';

/** The expression that each sort of the contract uses. */
export const codeOrder: Record<OperatorCodeSort, RawBuilder<unknown>> = {
  name: sql.ref('operator.name_folded'),
  ec: sql.ref('operator.establishment_code'),
  numerocartao: sql.ref('operator.code_tail'),
  status: sql.ref('operator.active'),
  inicio: sql.ref('operator.started_at'),
};

/** The condition for codes whose tail contains a text, because the tail is all that people know of a code. */
function hasTail(typed: string): RawBuilder<SqlBool> {
  const column = sql.ref<string>('operator.code_tail');
  const tail = typed.trim();
  return tail.length === OPERATOR_CODE.shown ? sql<SqlBool>`${column} = ${tail}` : endsWith(column, tail);
}

/**
 * What the search box finds: a name, or the end of a code. Of a whole code that was pasted into it only the end is
 * compared, so that nobody can find a code out digit by digit.
 */
function isCalled(typed: string): RawBuilder<SqlBool> {
  const text = typed.trim();
  const isCode = text.length === OPERATOR_CODE.shown || /^\d{10}$/.test(text);
  return anyOf(containsWords(sql.ref('operator.name_folded'), typed), isCode ? hasTail(tailOf(text)) : null);
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
    .$if(name !== undefined, (q) => q.where(isCalled(name ?? '')))
    .$if(code !== undefined, (q) => q.where(hasTail(code ?? '')))
    .$if(status !== undefined, (q) => q.where('operator.active', '=', status === 1))
    .$if(ec !== undefined && ec.length > 0, (q) =>
      q.where(sql<SqlBool>`operator.establishment_code = any(${ec}::text[])`),
    )
    .$if(semUsoDesde !== undefined, (q) => q.where(unusedSince(semUsoDesde ?? '')));
}

/** Applies principle 6 of the decisions to the filter. */
export async function refuseForeignCodes(db: Db, scope: Scope, { ec }: OperatorCodeFilter): Promise<void> {
  if (ec !== undefined && ec.length > 0) await refuseForeign(db, scope, ec, 'ec');
}

/** API-31: returns a page of the codes that match, by default sorted by name. */
export function codesPage(db: Db, scope: Scope, query: QueryOf<typeof listOperatorCodes>, timeZone: string) {
  const [field, direction] = sortOf(query, 'name,asc');
  return readPage(db, query, {
    // A use of a code does not change the stamp, so that a total by use cannot be remembered.
    ...(query.semUsoDesde === undefined && { stamped: 'operators' as const }),
    matching: matchingCodes(db, scope, query),
    rows: codeRecords(db, timeZone),
    by: codeOrder[field],
    direction,
    key: sql.ref('operator.id'),
  });
}
