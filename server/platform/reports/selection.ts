import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { isRecordKey } from '../../../contract/keys';
import type { ReportFilter } from '../../../contract/reports';
import type { Db } from '../db/open';
import { forbidden, invalid } from '../http/http-error';
import { type Scope, within } from '../principal/scope';

/** What a report goes over, every key known to lie within the scope. `null` narrows nothing. */
export interface Selection {
  scope: Scope;
  /** Establishments: chosen ones, those of chosen groups, and with corban only corban ones. */
  establishments: readonly string[] | null;
  operators: readonly number[] | null;
  accounts: readonly number[] | null;
}

/**
 * Turns the keys of a request into what they stand for.
 * @throws HttpError 400 for an unknown key where the scope is everything, else 403 (STMT-13): whoever sees a part
 * of the network does not learn which other keys exist
 */
export async function selectionOf(db: Db, scope: Scope, request: ReportFilter): Promise<Selection> {
  // Beside an all-flag a list is empty, and with corban those of operators and accounts are (`refuseContradictions`).
  const wanted = (keys: readonly string[]) => (keys.length === 0 ? null : [...new Set(keys)]);
  const refuse = () => (scope.all ? invalid('reports.warning.unknownKey') : forbidden());
  const numbers = (keys: string[] | null) =>
    keys?.map((key) => {
      if (!isRecordKey(key)) throw refuse();
      return Number(key);
    }) ?? null;

  const ecs = wanted(request.ecs);
  const groups = numbers(wanted(request.agrupadores));
  const operators = numbers(wanted(request.operadores));
  const accounts = numbers(wanted(request.contas));

  const known = await Promise.all([
    ecs === null ||
      countKnown(db, sql`establishment`, sql`code = any(${ecs}::text[])`, within(scope, sql.ref('code'))),
    groups === null ||
      countKnown(
        db,
        sql`grouper`,
        sql`id = any(${groups}::int[])`,
        sql`exists (select 1 from grouper_establishment where grouper_id = grouper.id
          and ${within(scope, sql.ref('establishment_code'))})`,
      ),
    operators === null ||
      countKnown(
        db,
        sql`operator`,
        sql`id = any(${operators}::int[])`,
        within(scope, sql.ref('establishment_code')),
      ),
    accounts === null ||
      countKnown(
        db,
        sql`account`,
        sql`id = any(${accounts}::int[])`,
        sql`exists (select 1 from account_establishment where account_id = account.id
          and ${within(scope, sql.ref('establishment_code'))})`,
      ),
  ]);
  const chosen = [ecs, groups, operators, accounts];
  if (known.some((count, index) => count !== true && count !== chosen[index]?.length)) throw refuse();

  return {
    scope,
    operators,
    accounts,
    establishments: await establishmentsOf(db, scope, ecs, groups, request.corban),
  };
}

async function countKnown(
  db: Db,
  table: RawBuilder<unknown>,
  named: RawBuilder<unknown>,
  visible: RawBuilder<unknown>,
): Promise<number> {
  const { rows } = await sql<{ known: number }>`
    select count(*)::int as known from ${table} where ${named} and ${visible}`.execute(db);
  return rows[0]?.known ?? 0;
}

async function establishmentsOf(
  db: Db,
  scope: Scope,
  ecs: readonly string[] | null,
  groups: readonly number[] | null,
  corban: boolean | undefined,
): Promise<readonly string[] | null> {
  if (groups === null && !corban) return ecs;
  const { rows } = await sql<{ code: string }>`
    select code from establishment where ${within(scope, sql.ref('code'))}
      and ${ecs === null ? sql`true` : sql`code = any(${ecs}::text[])`}
      and ${corban ? sql`corban` : sql`true`}
      and ${
        groups === null
          ? sql`true`
          : sql`exists (select 1 from grouper_establishment
              where establishment_code = code and grouper_id = any(${groups}::int[]))`
      }`.execute(db);
  return rows.map(({ code }) => code);
}

/** The condition that a row, of transactions or of their rollup, belongs to the selection. Accounts apart. */
export function selected(
  selection: Selection,
  column: { establishment: Expression<string>; operator: Expression<number> },
): RawBuilder<SqlBool> {
  const here = selectedEstablishments(selection, column.establishment);
  const { operators } = selection;
  return operators === null ? here : sql`${here} and ${column.operator} = any(${operators}::int[])`;
}

/** The same for rows that know no operator; the selection names none. */
export function selectedEstablishments(
  { scope, establishments }: Selection,
  column: Expression<string>,
): RawBuilder<SqlBool> {
  // The chosen establishments were checked against the scope when they were named; it stands here all the same.
  const inScope = within(scope, column);
  return establishments === null ? inScope : sql`${inScope} and ${column} = any(${establishments}::text[])`;
}
