import { LEVEL } from '../../../../contract/access';
import { currencyOf, type Language } from '../../../../contract/languages';
import {
  TWO_PERIODS,
  type TwoPeriodsFileRequest,
  twoPeriodsFileRequest,
} from '../../../../contract/two-periods';
import { formatDateTime, formatInteger, formatMoney } from '../../../../i18n/format';
import { message } from '../../../../i18n/server';
import type { ExportSource, Fetching } from '../../../engines/exports/source';
import type { ExportTable, Fact, Total } from '../../../engines/exports/table';
import { askedPeriods, periodInWords } from '../../../network/closings/asked';
import { closingOf } from '../../../network/closings/closings';
import { type ClosedSide, readTwoPeriods, restOf, sharedOf } from '../../../network/closings/side-by-side';
import type { Pair, PairSums, TwoPeriods } from '../../../network/closings/two-periods';
import { reportFacts } from '../../../network/reports/facts';
import { selectionOf } from '../../../network/reports/selection';
import type { Db } from '../../../platform/db/connections';
import { notFound } from '../../../platform/errors/http-error';
import { wallClock } from '../../../platform/time/wall-clock';
import { amountsOf, balanceText, batches, columnsIn } from './cells';

/** The kind of the tickets of two periods side by side. */
export const TWO_PERIODS_EXPORT = 'closing.compared';

const TITLE = 'closings.compared.file.title';

type Sides = Record<'one' | 'other', ClosedSide>;

/** Two closed periods as a file: a line for each of what is told apart, and above them what both come to. */
export const twoPeriodsExport = (currency: string | null): ExportSource => ({
  title: TITLE,
  screens: ['/fechamentos'],
  table: (fetching) => tableOf(fetching, currency),
});

async function tableOf(
  { request, scope, language, format, read, at, timeZone }: Fetching,
  deploymentCurrency: string | null,
): Promise<ExportTable> {
  const asked = twoPeriodsFileRequest.parse(request);
  const { sides, found, facts } = await read(async (trx) => {
    const { sides, found } = await openTwoPeriods(trx, scope, asked, timeZone);
    const making = { language, currency: deploymentCurrency, scope, format, at, timeZone };
    const facts = await reportFacts(trx, sides.one.asked.filter, { ...making, position: found.upTo });
    return { sides, found, facts };
  });
  const words = { language, currency: currencyOf(language, deploymentCurrency), timeZone };
  const [one, other] = [sides.one, sides.other].map((side) => periodInWords(side.asked.name, language)) as [
    string,
    string,
  ];
  const periodLabel = message(language, 'exportFile.facts.period');
  const named = {
    label: periodLabel,
    value: message(language, 'closings.compared.file.both', { one, other }),
  };
  return {
    language,
    title: `${message(language, TITLE)} ${named.value}`,
    facts: () => [
      named,
      ...facts(found.lines.length).filter(({ label }) => label !== periodLabel),
      ...periodFacts(sides, found, words),
      { label: message(language, 'closings.compared.figures.label'), value: figuresIn(asked, language) },
    ],
    columns: columnsIn(asked.by, format, { ...words, one, other }),
    batches: batches(found.lines, { language, format, by: asked.by }),
    totals: () => totalsIn(found, asked, language),
  };
}

/** How many lines a file has: of more, the others are one below them. */
export const fileLines = async (
  trx: Db,
  scope: Fetching['scope'],
  request: TwoPeriodsFileRequest,
  timeZone: string,
): Promise<number> => (await openTwoPeriods(trx, scope, request, timeZone)).found.lines.length;

/** @throws HttpError where the scope no longer covers the request */
async function openTwoPeriods(
  trx: Db,
  scope: Fetching['scope'],
  { entrega, ...request }: TwoPeriodsFileRequest,
  timeZone: string,
) {
  // Whether it is narrowed enough was checked when the file was asked for.
  const asked = askedPeriods(request, { level: LEVEL.manager });
  const selection = await selectionOf(trx, scope, asked.one.filter);
  const closedSide = async (name: 'one' | 'other'): Promise<ClosedSide> => {
    const closing = await closingOf(trx, asked[name].lastDay);
    // A closing stays for ever: only a database that was put back has lost it since.
    if (closing === null) throw notFound();
    return { asked: asked[name], closing };
  };
  const sides = { one: await closedSide('one'), other: await closedSide('other') };
  const limit = TWO_PERIODS.fileLines;
  return {
    sides,
    found: await readTwoPeriods(trx, selection, sides, { ...request, entrega, limit, timeZone }),
  };
}

const figuresIn = ({ figures = 'closed' }: TwoPeriodsFileRequest, language: Language) =>
  message(language, `closings.compared.figures.${figures}`);

interface Words {
  language: Language;
  currency: string;
  timeZone: string;
}

/** Of each period when it was closed, and what it was then and is now. */
function periodFacts(sides: Sides, found: TwoPeriods, { language, currency, timeZone }: Words): Fact[] {
  const money = (text: string) => formatMoney(text, language, currency);
  const said = ({ count, deposits, withdrawals }: PairSums) =>
    message(language, 'closings.compared.file.sums', {
      smart_count: count,
      count: formatInteger(count, language),
      deposits: money(deposits),
      withdrawals: money(withdrawals),
      balance: money(balanceText({ deposits, withdrawals })),
    });
  return (['one', 'other'] as const).flatMap((name): Fact[] => {
    const { asked, closing } = sides[name];
    const { date, time } = formatDateTime(wallClock(timeZone, closing.closedAt), language);
    const period = periodInWords(asked.name, language, { alone: true });
    const label = (key: 'closed' | 'asClosed' | 'now') =>
      `${period}: ${message(language, `closings.file.facts.${key}`)}`;
    return [
      {
        label: label('closed'),
        value: message(language, 'exports.facts.delivery', {
          moment: `${date} ${time}`,
          // It identifies the delivery and is no number to count with.
          number: String(closing.position),
        }),
      },
      { label: label('asClosed'), value: said(found.closed[name]) },
      { label: label('now'), value: said(found.now[name]) },
    ];
  });
}

/** Below the lines: those beyond the bound, what was counted twice, and everything. */
function totalsIn(
  found: TwoPeriods,
  { figures = 'closed' }: TwoPeriodsFileRequest,
  language: Language,
): Total[] {
  const lined = (label: string, pair: Pair, sumOf?: 'all'): Total => {
    const { percent: _, ...amounts } = amountsOf(pair);
    return { label, amounts, ...(sumOf && { sumOf }) };
  };
  const rest = restOf(found);
  const shared = sharedOf(found, figures);
  const restLabel = (count: number) =>
    message(language, 'statement.breakdown.rest', {
      smart_count: count,
      lines: formatInteger(count, language),
    });
  return [
    ...(rest === null ? [] : [lined(restLabel(rest.lines), rest)]),
    ...(shared === null ? [] : [lined(message(language, 'closings.compared.shared'), shared)]),
    lined(
      message(language, 'statement.breakdown.total'),
      found[figures],
      rest === null && shared === null ? 'all' : undefined,
    ),
  ];
}
