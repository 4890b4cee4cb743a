import { sql } from 'kysely';
import { LEVEL } from '../../../contract/access';
import type { QueryOf, ReplyOf } from '../../../contract/operation';
import type { caseUserInfo } from '../../../contract/work-orders';
import type { Db } from '../../platform/db/connections';
import type { Person } from '../../platform/principal/principal';
import { type Scope, within } from '../../platform/principal/scope';
import { assertTerminal } from './terminal';

type Options = ReplyOf<typeof caseUserInfo>;

/**
 * API-43: returns the terminals of a scope, and its operators, or only those of one terminal's establishment. A caller
 * who sees the whole network without belonging to it gets no operators without a terminal (WO-11).
 * @throws HttpError for a terminal that the caller may not use
 */
export async function requestOptions(
  db: Db,
  { level }: Person,
  scope: Scope,
  { numeroLogico }: QueryOf<typeof caseUserInfo>,
): Promise<Options> {
  const { rows } = await sql<{ key: string; value: string }>`
    select logical_number as key, logical_number || ' - ' || name as value
    from terminal join establishment on code = establishment_code
    where ${within(scope, sql.ref('establishment_code'))} order by logical_number`.execute(db);
  const operators =
    numeroLogico === undefined
      ? level === LEVEL.specific
        ? []
        : await operatorsOf(db, scope)
      : await operatorsOf(db, { all: false, codes: [await assertTerminal(db, scope, numeroLogico)] });
  return { numeroLogicoList: rows, numeroCartaoOperadorList: operators };
}

async function operatorsOf(db: Db, scope: Scope) {
  const { rows } = await sql<{ key: string; value: string }>`
    select id::text as key, name || ' (' || code_tail || ')' as value from operator
    where ${within(scope, sql.ref('establishment_code'))} order by name_folded, id`.execute(db);
  return rows;
}
