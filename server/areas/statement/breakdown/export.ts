import { BREAKDOWN, type BreakdownFileRequest, breakdownFileRequest } from '../../../../contract/breakdown';
import { currencyOf, type Language } from '../../../../contract/languages';
import { centsText, toCents } from '../../../../contract/money';
import type { Dimension } from '../../../../contract/narrowing';
import { formatDate, formatInteger } from '../../../../i18n/format';
import { message } from '../../../../i18n/server';
import type { ExportSource } from '../../../engines/exports/source';
import type { Cell, Column, Fact, Row, Total } from '../../../engines/exports/table';
import { keysOf } from '../../../network/reports/dimensions';
import { reportFacts } from '../../../network/reports/facts';
import { partsOf, partsOfRows } from '../../../network/reports/parts';
import type { Db } from '../../../platform/db/connections';
import { type Opened, openStatement } from '../export-rows';
import { type Broken, breakdownOf, type LineRow, type Sums } from './read';
import { restOf } from './screen';

/** The kind of the tickets of breakdowns. */
export const BREAKDOWN_EXPORT = 'statement.breakdown';

const TITLE = 'statement.breakdown.title';

/**
 * A breakdown as a file: one line a group, or with two dimensions a pair of them, so that a pivot table takes them as
 * they are; what the groups come to stands below the lines, where neither a pivot nor a sort takes it for a line.
 * @param currency that of the deployment, if it has one
 * @param timeZone whose clocks the network goes by
 */
export const breakdownExport = (currency: string | null, timeZone: string): ExportSource => ({
  title: TITLE,
  screens: ['/transacoes-extrato'],
  table: async ({ request, scope, language, format, read, at }) => {
    const asked = breakdownFileRequest.parse(request);
    const { broken, facts } = await read(async (trx) => {
      const statement = await openStatement(trx, scope, asked);
      const making = { language, currency, scope, format, at, timeZone, position: statement.position };
      return {
        broken: await wholeOf(trx, statement, { asked, timeZone }),
        facts: await reportFacts(trx, asked, making),
      };
    });
    const lines = linesOf(broken, asked);
    const unit = currencyOf(language, currency);
    return {
      language,
      title: message(language, TITLE),
      facts: () => [byFact(asked, language), ...facts(lines.length), ...restFact(broken, lines, language)],
      columns: columnsIn(asked.by, language, unit),
      batches: batches(lines, broken.total, { by: asked.by, language }),
      totals: () => totalsIn(broken, lines, { asked, language }),
    };
  },
});

/** How many lines a file has: of more, the others are one below them. */
export async function fileLines(
  trx: Db,
  statement: Opened,
  asking: { asked: BreakdownFileRequest; timeZone: string },
): Promise<number> {
  return linesOf(await wholeOf(trx, statement, asking), asking.asked).length;
}

/** Reads it as it stood at its delivery: from the rows where that is not the newest one. */
function wholeOf(
  trx: Db,
  { selection, period, rows, rolledUp }: Opened,
  { asked, timeZone }: { asked: BreakdownFileRequest; timeZone: string },
): Promise<Broken> {
  const keys = keysOf(asked.by, period);
  const parts = rolledUp ? partsOf(selection, period, keys) : partsOfRows(rows, keys);
  const most = BREAKDOWN.fileLines;
  return breakdownOf(trx, parts, {
    asked,
    scope: selection.scope,
    period,
    timeZone,
    bounds: { groups: most, inner: most, all: most },
  });
}

/** A line of a file: with two dimensions the group that it belongs to as well. */
interface Line extends Sums {
  of: readonly LineRow[];
}

const linesOf = ({ groups }: Broken, { by }: BreakdownFileRequest): Line[] =>
  groups.flatMap((group) =>
    by.length === 1
      ? [{ ...sumsOf(group), of: [group] }]
      : group.inner.map((line) => ({ ...sumsOf(line), of: [group, line] })),
  );

const sumsOf = ({ count, deposits, withdrawals }: Sums): Sums => ({ count, deposits, withdrawals });

const detailed = ['establishment', 'terminal', 'account', 'operator'] as const;
const isDetailed = (dimension: Dimension): dimension is (typeof detailed)[number] =>
  detailed.some((one) => one === dimension);

function columnsIn(by: readonly Dimension[], language: Language, currency: string): Column[] {
  const named = by.flatMap((dimension): Column[] => [
    {
      id: dimension,
      heading: message(language, `statement.breakdown.dimensions.${dimension}`),
      type:
        dimension === 'day'
          ? 'date'
          : dimension === 'month'
            ? 'month'
            : dimension === 'terminal'
              ? 'code'
              : 'text',
    },
    ...(isDetailed(dimension)
      ? [
          {
            id: `${dimension}Detail`,
            heading: message(language, `statement.breakdown.details.${dimension}`),
            type:
              dimension === 'establishment' || dimension === 'operator'
                ? ('code' as const)
                : ('text' as const),
          },
        ]
      : []),
  ]);
  const amount = (id: 'deposits' | 'withdrawals' | 'balance'): Column => ({
    id,
    heading: message(language, `statement.breakdown.columns.${id}`),
    type: 'money',
    currency,
  });
  // A share has two decimals, as an amount has, and is of no currency.
  const share = (id: 'shareDeposits' | 'shareWithdrawals'): Column => ({
    id,
    heading: message(language, `statement.breakdown.columns.${id}`),
    type: 'money',
  });
  return [
    ...named,
    { id: 'count', heading: message(language, 'statement.breakdown.columns.count'), type: 'integer' },
    amount('deposits'),
    share('shareDeposits'),
    amount('withdrawals'),
    share('shareWithdrawals'),
    amount('balance'),
  ];
}

/** The rows of a batch: other calls wait for several batches, so that each takes a fraction of a millisecond. */
const BATCH = 100;

async function* batches(
  lines: readonly Line[],
  total: Sums,
  { by, language }: { by: readonly Dimension[]; language: Language },
): AsyncGenerator<Row[]> {
  for (let start = 0; start < lines.length; start += BATCH) {
    yield lines
      .slice(start, start + BATCH)
      .map(({ of, ...sums }) => [
        ...of.flatMap((line, at) => cellsOf(line, by[at], language)),
        ...Object.values(amountsOf(sums, total)),
      ]);
  }
}

/** The sums of a line as its cells have them, withdrawals below zero as in the totals of a statement. */
function amountsOf({ count, deposits, withdrawals }: Sums, total: Sums) {
  const balance = centsText(toCents(deposits) - toCents(withdrawals));
  return {
    count: String(count),
    deposits: inPlaces(deposits),
    shareDeposits: shareOf(deposits, total.deposits),
    withdrawals: centsText(-toCents(withdrawals)),
    shareWithdrawals: shareOf(withdrawals, total.withdrawals),
    balance,
  };
}

const inPlaces = (amount: string): string => centsText(toCents(amount));

/** Percent with two decimals, halves away from zero; `null` of nothing. */
function shareOf(part: string, whole: string): string | null {
  const [cents, all] = [toCents(part), toCents(whole)];
  return all === 0n ? null : centsText((cents * 20_000n + all) / (2n * all));
}

function cellsOf(line: LineRow, dimension: Dimension | undefined, language: Language): Cell[] {
  if (dimension === undefined) return [];
  return isDetailed(dimension)
    ? [line.name ?? line.key, line.detail]
    : [dimension === 'type' ? calledIn(line, dimension, language) : line.key];
}

/** A line in words. */
function calledIn({ key, name, detail }: LineRow, dimension: Dimension, language: Language): string {
  switch (dimension) {
    case 'day':
      return formatDate(key, language);
    case 'type':
      return message(language, `statement.types.${key === 'withdrawal' ? 'withdrawal' : 'deposit'}`);
    case 'month':
      return key;
    default:
      return `${name ?? key}${detail === null ? '' : ` (${detail})`}`;
  }
}

/** By what it is broken down. */
function byFact({ by }: BreakdownFileRequest, language: Language): Fact {
  const [first = '', second] = by.map((one) => message(language, `statement.breakdown.dimensions.${one}`));
  return {
    label: message(language, 'statement.breakdown.facts.by'),
    value: second === undefined ? first : message(language, 'statement.breakdown.byTwo', { first, second }),
  };
}

/** That it has more lines than the file; one fact, or none. */
function restFact({ all }: Broken, lines: readonly Line[], language: Language): Fact[] {
  if (all <= lines.length) return [];
  const shown = formatInteger(lines.length, language);
  return [
    {
      label: message(language, 'statement.breakdown.facts.rest'),
      value: message(language, 'statement.breakdown.restInFile', { lines: shown }),
    },
  ];
}

/** Below the lines: what each group comes to, what the lines beyond the bound do, and everything. */
function totalsIn(
  { groups, all, total }: Broken,
  lines: readonly Line[],
  { asked, language }: { asked: BreakdownFileRequest; language: Language },
): Total[] {
  const [first, second] = asked.by;
  const rest = restOf(total, lines, all);
  const lined = (label: string, sums: Sums, sumOf?: 'all'): Total => {
    const { count, deposits, withdrawals, balance } = amountsOf(sums, total);
    return { label, amounts: { count, deposits, withdrawals, balance }, ...(sumOf && { sumOf }) };
  };
  const subtotals =
    first !== undefined && second !== undefined && groups.length <= BREAKDOWN.subtotals
      ? groups.map((group) => lined(calledIn(group, first, language), group))
      : [];
  const words = (count: number) =>
    message(language, 'statement.breakdown.rest', {
      smart_count: count,
      lines: formatInteger(count, language),
    });
  return [
    ...subtotals,
    ...(rest === null ? [] : [lined(words(rest.lines), rest)]),
    lined(message(language, 'statement.breakdown.total'), total, rest === null ? 'all' : undefined),
  ];
}
