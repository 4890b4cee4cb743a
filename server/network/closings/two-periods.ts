import { type RawBuilder, sql } from 'kysely';
import { PROCESS } from '../../../contract/limits';
import type { Period } from '../../../contract/reports';
import type { ComparedBy, ComparedFigures, ComparedOrder } from '../../../contract/two-periods';
import type { Db } from '../../platform/db/connections';
import { describedBy, keysOf } from '../reports/dimensions';
import type { Selection } from '../reports/selection';
import { type Between, type FigureLines, figureLines } from './changed-rows';

type Sql = RawBuilder<unknown>;

/** What something comes to; decimal texts, exact beyond what a double holds. */
export interface PairSums {
  count: number;
  deposits: string;
  withdrawals: string;
}

/** What something comes to in both periods. */
export interface Pair {
  one: PairSums;
  other: PairSums;
}

export interface PairLine extends Pair {
  /** `null`: what is in no group. */
  key: string | null;
  name: string | null;
  detail: string | null;
}

/** Two periods side by side. */
export interface TwoPeriods {
  closed: Pair;
  now: Pair;
  lines: PairLine[];
  /** How many lines there are, of which these are the first. */
  all: number;
  /** What all lines come to: more than the totals where some count twice. */
  summed: Pair;
}

/** A period between the delivery that it was closed by and the one that it is looked at. */
export interface Side {
  period: Period;
  between: Between;
}

interface Asked {
  by: ComparedBy;
  figures: ComparedFigures;
  order: ComparedOrder;
  direction: 'asc' | 'desc';
  /** The groups that lines are of; `null`: all. */
  groups: readonly number[] | null;
  limit: number;
  timeZone: string;
}

const SIDES = ['one', 'other'] as const;
const FIGURES = { closed: 'before', now: 'now' } as const;
const MEASURES = ['count', 'deposits', 'withdrawals'] as const;

const named = (side: string, figures: string, measure: string) => `${side}_${figures}_${measure}`;
const every = SIDES.flatMap((side) =>
  (['closed', 'now'] as const).flatMap((figures) =>
    MEASURES.map((measure) => ({ side, figures, measure, column: named(side, figures, measure) })),
  ),
);

const listed = (columns: readonly Sql[]) => sql.join(columns, sql`, `);

/** Adds lines of `period`, `figure`, `process_code`, `count` and `sum` up to a column for each number. */
const added = listed(
  every.map(({ side, figures, measure, column }) => {
    const mine = sql`period = ${sql.lit(side)} and figure = ${sql.lit(FIGURES[figures])}`;
    const withdrawn = sql`process_code = ${sql.lit(PROCESS.withdrawal)}`;
    const value =
      measure === 'count'
        ? sql`sum(count) filter (where ${mine})`
        : sql`sum(sum) filter (where ${mine} and ${measure === 'withdrawals' ? withdrawn : sql`not (${withdrawn})`})`;
    return sql`coalesce(${value}, 0) as ${sql.ref(column)}`;
  }),
);
const addedAgain = listed(
  every.map(({ column }) => sql`coalesce(sum(${sql.ref(column)}), 0) as ${sql.ref(column)}`),
);
const asText = listed(
  every.map(({ measure, column }) =>
    measure === 'count'
      ? sql`${sql.ref(column)}::bigint as ${sql.ref(column)}`
      : sql`${sql.ref(column)}::numeric(20, 2)::text as ${sql.ref(column)}`,
  ),
);

type Read = Record<string, string | number | null> & {
  kind: 'total' | 'summed' | 'line';
  lines: number;
  key: string | null;
  name: string | null;
  detail: string | null;
};

/**
 * Reads two periods side by side in one statement: the totals of both as they were closed and as they are now, and the
 * first lines by a dimension, which come from the same parts.
 * @param trx sees one snapshot
 */
export async function twoPeriodsOf(
  trx: Db,
  selection: Selection,
  { one, other }: Record<(typeof SIDES)[number], Side>,
  asked: Asked,
): Promise<TwoPeriods> {
  const read = (name: string, { period, between }: Side) =>
    figureLines(trx, selection, period, {
      between,
      keys: keysOf([asked.by === 'group' ? 'establishment' : asked.by], period),
      aliases: [sql`d1`],
      name: `_${name}`,
    });
  const [first, second] = [await read('one', one), await read('other', other)];
  const ofSide = (side: string, { lines }: FigureLines) =>
    sql`select ${sql.lit(side)} as period, line.* from (${sql.join(lines, sql` union all `)}) as line
      where figure in ('before', 'now')`;
  const described = describedKeys(asked, selection, spanning(one.period, other.period));
  const { rows } = await sql<Read>`
    with ${first.tables}, ${second.tables}, grouped as materialized (
      select d1, ${added} from (${ofSide('one', first)} union all ${ofSide('other', second)}) as line group by d1
    ), keyed as materialized (${asked.by === 'group' ? byGroup(asked.groups) : sql`select * from grouped`}),
    placed as materialized (
      select ${described.key} as key, ${described.name} as name, ${described.detail} as detail, g.*,
        row_number() over (order by ${orderOf(asked, described)}) as place
      from keyed g ${described.join}
      where ${sql.join(
        SIDES.map((side) => sql`${sql.ref(`g.${named(side, asked.figures, 'count')}`)} <> 0`),
        sql` or `,
      )}
    )
    select kind, lines, key, name, detail, ${asText} from (
      select 'total' as kind, 0::bigint as lines, null as key, null as name, null as detail, 0::bigint as place, ${addedAgain} from grouped
      union all
      select 'summed', count(*), null, null, null, 0, ${addedAgain} from placed
      union all
      select 'line', 0, key, name, detail, place, ${listed(every.map(({ column }) => sql.ref(column)))}
      from placed where place <= ${asked.limit}
    ) as listed order by place`.execute(trx);
  return put(rows, asked.figures);
}

function put(rows: readonly Read[], figures: ComparedFigures): TwoPeriods {
  const pairOf = (row: Read | undefined, of: ComparedFigures): Pair => {
    const sums = (side: (typeof SIDES)[number]): PairSums => ({
      count: Number(row?.[named(side, of, 'count')] ?? 0),
      deposits: String(row?.[named(side, of, 'deposits')] ?? '0.00'),
      withdrawals: String(row?.[named(side, of, 'withdrawals')] ?? '0.00'),
    });
    return { one: sums('one'), other: sums('other') };
  };
  const total = rows.find(({ kind }) => kind === 'total');
  const summed = rows.find(({ kind }) => kind === 'summed');
  return {
    closed: pairOf(total, 'closed'),
    now: pairOf(total, 'now'),
    lines: rows
      .filter(({ kind }) => kind === 'line')
      .map((row) => ({ key: row.key, name: row.name, detail: row.detail, ...pairOf(row, figures) })),
    all: summed?.lines ?? 0,
    summed: pairOf(summed, figures),
  };
}

/** An establishment counts in each of its groups, and what is in none is a line of its own. */
function byGroup(groups: Asked['groups']): Sql {
  const chosen = groups === null ? sql`true` : sql`m.grouper_id = any(${groups}::int[])`;
  return sql`select m.grouper_id as d1, ${addedAgain} from grouped g
    left join grouper_establishment m on m.establishment_code = g.d1 and ${chosen} group by m.grouper_id`;
}

type Described = ReturnType<typeof describedBy>;

function describedKeys(
  { by, timeZone }: Pick<Asked, 'by' | 'timeZone'>,
  { scope }: Selection,
  period: Period,
): Described {
  if (by !== 'group') return describedBy(by, sql`g.d1`, { scope, period, timeZone });
  return {
    key: sql`g.d1::text`,
    name: sql`a.name`,
    detail: sql`null::text`,
    join: sql`left join grouper a on a.id = g.d1`,
    // What is in no group stands last.
    sort: [sql`lower(a.name)`],
  };
}

/** From the first day of the earlier one to the last day of the later one: people were called something in both. */
const spanning = (one: Period, other: Period): Period => ({
  ...one,
  startDate: one.startDate < other.startDate ? one.startDate : other.startDate,
  endDate: one.endDate > other.endDate ? one.endDate : other.endDate,
});

/** By the difference of the balances or by the name; ties go by the name and the key. */
function orderOf({ order, direction, figures }: Asked, { sort, key }: Described): Sql {
  const turned = direction === 'asc' ? sql`asc` : sql`desc`;
  const balance = (side: string) =>
    sql`${sql.ref(`g.${named(side, figures, 'deposits')}`)} - ${sql.ref(`g.${named(side, figures, 'withdrawals')}`)}`;
  const names = (way: Sql) => [...sort, key].map((one) => sql`${one} ${way} nulls last`);
  return order === 'name'
    ? listed(names(turned))
    : listed([sql`(${balance('one')}) - (${balance('other')}) ${turned}`, ...names(sql`asc`)]);
}
