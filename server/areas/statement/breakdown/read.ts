import { type RawBuilder, sql } from 'kysely';
import { type BreakdownOrder, type BreakdownRequest } from '../../../../contract/breakdown';
import { PROCESS } from '../../../../contract/limits';
import type { Dimension } from '../../../../contract/narrowing';
import type { Period } from '../../../../contract/reports';
import { describedBy } from '../../../network/reports/dimensions';
import type { Db } from '../../../platform/db/connections';
import type { Scope } from '../../../platform/principal/scope';

type Sql = RawBuilder<unknown>;

/** What something comes to; decimal texts, exact beyond what a double holds. */
export interface Sums {
  count: number;
  deposits: string;
  withdrawals: string;
}

/** A line of one dimension, as the database writes it. */
export interface LineRow extends Sums {
  key: string;
  name: string | null;
  detail: string | null;
}

interface GroupRow extends LineRow {
  /** Its lines by the second dimension, as many as are wanted. */
  inner: LineRow[];
  /** How many it has. */
  lines: number;
}

/** A breakdown. */
export interface Broken {
  groups: GroupRow[];
  /** How many groups there are of which these are the first. */
  lines: number;
  /** How many lines by all of its dimensions. */
  all: number;
  total: Sums;
}

/** How much of it is wanted. */
interface Bounds {
  groups: number;
  /** Lines of each group. */
  inner: number;
  /** Lines of all groups together. */
  all: number;
}

type Asked = Pick<BreakdownRequest, 'by' | 'order' | 'direction'>;

interface Read extends LineRow {
  level: 0 | 1 | 2;
  place: number;
  lines: number;
  all_lines: number;
}

/**
 * Adds the parts of a statement up by one or two dimensions, in one statement, and so of one moment.
 * @param parts a query of `process_code`, `count`, `sum`, `d1` and with two dimensions `d2`
 */
export async function breakdownOf(
  trx: Db,
  parts: Sql,
  {
    asked,
    bounds,
    ...context
  }: { asked: Asked; scope: Scope; period: Period; timeZone: string; bounds: Bounds },
): Promise<Broken> {
  const [first, second] = asked.by;
  if (first === undefined) throw new Error('A breakdown has a dimension');
  const described = (dimension: Dimension, column: Sql) => describedBy(dimension, column, context);
  const outer = described(first, sql`g.d1`);
  const inner = second === undefined ? null : described(second, sql`g.d2`);
  const order = (of: typeof outer, dimension: Dimension) => orderOf(asked, of, dimension);
  const innerLines =
    inner === null || second === undefined
      ? sql``
      : sql`union all (select 2 as level, f.place, s.key, s.name, s.detail, 0::bigint as lines, 0::bigint, s.count, s.deposits, s.withdrawals,
          s.place as inner_place
        from (
          select g.d1, ${inner.key} as key, ${inner.name} as name, ${inner.detail} as detail, g.count, g.deposits, g.withdrawals,
            row_number() over (partition by g.d1 order by ${order(inner, second)}) as place
          from grouped g ${inner.join}
          where g.d1 in (select d1 from firsts where place <= ${bounds.groups})
        ) s join firsts f on f.d1 = s.d1
        where s.place <= ${bounds.inner}
        order by f.place, s.place limit ${bounds.all})`;
  const { rows } = await sql<Read>`
    with grouped as materialized (
      select d1 ${second === undefined ? sql`` : sql`, d2`}, sum(count)::bigint as count,
        coalesce(sum(sum) filter (where process_code <> ${sql.lit(PROCESS.withdrawal)}), 0) as deposits,
        coalesce(sum(sum) filter (where process_code = ${sql.lit(PROCESS.withdrawal)}), 0) as withdrawals
      from (${parts}) as part
      group by d1 ${second === undefined ? sql`` : sql`, d2`}
      having sum(count) <> 0
    ), firsts as materialized (
      select g.d1, ${outer.key} as key, ${outer.name} as name, ${outer.detail} as detail,
        g.lines, g.count, g.deposits, g.withdrawals,
        row_number() over (order by ${order(outer, first)}) as place
      from (
        select d1, count(*) as lines, sum(count)::bigint as count, sum(deposits) as deposits, sum(withdrawals) as withdrawals
        from grouped group by d1
      ) as g ${outer.join}
    ), listed as (
      select 0 as level, 0::bigint as place, null as key, null as name, null as detail, count(*) as lines, coalesce(sum(lines), 0)::bigint as all_lines,
        coalesce(sum(count), 0)::bigint as count, coalesce(sum(deposits), 0) as deposits,
        coalesce(sum(withdrawals), 0) as withdrawals, 0::bigint as inner_place
      from firsts
      union all select 1, place, key, name, detail, lines, 0, count, deposits, withdrawals, 0
      from firsts where place <= ${bounds.groups}
      ${innerLines}
    )
    select level, place, key, name, detail, lines, all_lines, count, deposits::text, withdrawals::text
    from listed order by place, level, inner_place`.execute(trx);
  return put(rows);
}

function put(rows: readonly Read[]): Broken {
  const groups: GroupRow[] = [];
  let whole: Read | undefined;
  for (const row of rows) {
    if (row.level === 0) whole = row;
    else if (row.level === 1) groups.push({ ...lineOf(row), inner: [], lines: row.lines });
    else groups.at(-1)?.inner.push(lineOf(row));
  }
  const { lines = 0, all_lines: all = 0, count = 0, deposits = '0', withdrawals = '0' } = whole ?? {};
  return { groups, lines, all, total: { count, deposits, withdrawals } };
}

const lineOf = ({ key, name, detail, count, deposits, withdrawals }: Read): LineRow => ({
  key,
  name,
  detail,
  count,
  deposits,
  withdrawals,
});

const dated: readonly Dimension[] = ['day', 'month'];

const measured: Record<Exclude<BreakdownOrder, 'key'>, Sql> = {
  count: sql`g.count`,
  deposits: sql`g.deposits`,
  withdrawals: sql`g.withdrawals`,
  balance: sql`g.deposits - g.withdrawals`,
};

/** The largest first, and days and months as a calendar has them, unless something else is asked for. */
function orderOf(
  { by: [first], order, direction }: Asked,
  { sort, key }: ReturnType<typeof describedBy>,
  dimension: Dimension,
): Sql {
  const isDated = (one: Dimension | undefined) => one !== undefined && dated.includes(one);
  const chosen = order ?? (isDated(first) || isDated(dimension) ? 'key' : 'deposits');
  const turned = (direction ?? (chosen === 'key' ? 'asc' : 'desc')) === 'asc' ? sql`asc` : sql`desc`;
  const keys = [...sort, key].map((one) => sql`${one} ${turned}`);
  const inTurn = chosen === 'key' ? keys : [sql`${measured[chosen]} ${turned}`, ...keys];
  return sql.join(inTurn, sql`, `);
}
