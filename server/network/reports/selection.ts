import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { isRecordKey } from '../../../contract/keys';
import type { ReportFilter } from '../../../contract/reports';
import type { Db } from '../../platform/db/connections';
import { assertNoneMissing } from '../../platform/principal/foreign';
import { type Scope, within } from '../../platform/principal/scope';

/** Keys that are looked up for a refusal: more of them are not named. */
const REFUSED = 10;

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
 * @throws HttpError 400 for an unknown key where the scope is everything, else 403 (STMT-13), with the field and the key:
 * whoever sees a part of the network does not learn which other keys exist
 */
export async function selectionOf(db: Db, scope: Scope, request: ReportFilter): Promise<Selection> {
  // Beside an all-flag a list is empty, and with corban those of operators and accounts are (`assertNoContradictions`).
  const wanted = (keys: readonly string[]) => (keys.length === 0 ? null : [...new Set(keys)]);
  const numbers = (keys: string[] | null) => keys?.filter((key) => isRecordKey(key)).map(Number) ?? null;
  const sent = {
    ecs: wanted(request.ecs),
    agrupadores: wanted(request.agrupadores),
    operadores: wanted(request.operadores),
    contas: wanted(request.contas),
  };
  const { ecs } = sent;
  const agrupadores = numbers(sent.agrupadores);
  const operadores = numbers(sent.operadores);
  const contas = numbers(sent.contas);

  const chosen = Object.entries({ ecs, agrupadores, operadores, contas });
  const unknown = await Promise.all(
    chosen.map(async ([name, keys]) => {
      const field = name as keyof typeof visible;
      const misspelt = field === 'ecs' ? [] : (sent[field]?.filter((key) => !isRecordKey(key)) ?? []);
      const absent =
        keys === null || keys.length === 0 ? [] : await unknownOf(db, keys, visible[field], scope);
      return [field, [...misspelt, ...absent]] as const;
    }),
  );
  assertNoneMissing(Object.fromEntries(unknown), scope, 'reports.warning.unknownKey');

  return {
    scope,
    operators: operadores,
    accounts: contas,
    establishments: await establishmentsOf(db, scope, ecs, agrupadores, request.corban),
  };
}

/** For each list of keys: its table, and which of its rows a scope sees. */
export const visible = {
  ecs: {
    table: sql`establishment`,
    key: sql`code`,
    within: (scope: Scope) => within(scope, sql.ref('code')),
  },
  agrupadores: linked('grouper'),
  operadores: {
    table: sql`operator`,
    key: sql`id`,
    within: (scope: Scope) => within(scope, sql.ref('establishment_code')),
  },
  contas: linked('account'),
};

/** Groups and accounts belong to establishments by a table of links. */
function linked(name: 'grouper' | 'account') {
  return {
    table: sql.table(name),
    key: sql`id`,
    within: (scope: Scope) => sql`exists (select 1 from ${sql.table(`${name}_establishment`)}
      where ${sql.ref(`${name}_id`)} = ${sql.ref(`${name}.id`)}
      and ${within(scope, sql.ref('establishment_code'))})`,
  };
}

/** Those keys that stand for nothing that the scope sees. */
async function unknownOf(
  db: Db,
  keys: readonly (string | number)[],
  { table, key, within: seen }: (typeof visible)[keyof typeof visible],
  scope: Scope,
): Promise<string[]> {
  const type = typeof keys[0] === 'number' ? sql`int[]` : sql`text[]`;
  const { rows } = await sql<{ key: string }>`
    select wanted.key::text as key from unnest(${keys}::${type}) with ordinality as wanted (key, place)
    where not exists (select from ${table} where ${key} = wanted.key and ${seen(scope)})
    order by place limit ${REFUSED}`.execute(db);
  return rows.map((row) => row.key);
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
