import { LEVEL } from '../../../contract/access';
import { type ClosingFileRequest, closingFileRequest } from '../../../contract/closings';
import type { FileFormat } from '../../../contract/exports';
import { currencyOf, type Language } from '../../../contract/languages';
import { centsText, toCents } from '../../../contract/money';
import { formatDateTime, formatInteger, formatMoney } from '../../../i18n/format';
import { message } from '../../../i18n/server';
import type { ExportSource, Fetching } from '../../engines/exports/source';
import type { Cell, Column, ColumnType, ExportTable, Fact, Row, Total } from '../../engines/exports/table';
import { type Asked, askedPeriod, periodInWords } from '../../network/closings/asked';
import {
  type ChangedRow,
  type Compared,
  changesBetween,
  changesIn,
  compare,
  type Sums,
} from '../../network/closings/changes';
import { type Closing, closingOf } from '../../network/closings/closings';
import { newestPosition } from '../../network/reconciliation/as-of';
import { reportFacts } from '../../network/reports/facts';
import { type Selection, selectionOf } from '../../network/reports/selection';
import { notFound } from '../../platform/errors/http-error';
import { wallClock } from '../../platform/time/wall-clock';

/** The kind of the tickets of closed periods. */
export const CLOSING_EXPORT = 'closing';

const TITLE = 'closings.file.title';

/** A chunk of changes; a period has few as a rule. */
const CHUNK = 2000;

/** A closed period as a file: above its rows what it was when it was closed and what it is now, and all changes as rows. */
export const closingExport = (currency: string | null): ExportSource => ({
  title: TITLE,
  screens: ['/fechamentos'],
  table: (fetching) => closingTable(fetching, currency),
});

/** A closed period with all that its file says of it. */
interface Opened {
  asked: Asked;
  selection: Selection;
  closing: Closing;
  /** Up to which delivery it goes. */
  upTo: number;
  compared: Compared;
}

async function closingTable(
  { request, scope, language, format, read, at, timeZone }: Fetching,
  deploymentCurrency: string | null,
): Promise<ExportTable> {
  const parsed = closingFileRequest.parse(request);
  const currency = currencyOf(language, deploymentCurrency);
  const { opened, facts } = await read(async (trx) => {
    const opened = await openClosing(trx, scope, parsed);
    const making = { language, currency: deploymentCurrency, scope, format, at, timeZone };
    const facts = await reportFacts(trx, opened.asked.filter, { ...making, position: opened.upTo });
    return { opened, facts };
  });
  const { compared } = opened;
  const ids = columnsOf(format);
  return {
    language,
    title: `${message(language, TITLE)} ${periodInWords(opened.asked.name, language)}`,
    facts: () => [...facts(changesIn(compared)), ...figureFacts(opened, { language, currency, timeZone })],
    columns: columnsIn(ids, language, currency),
    batches: batches(read, opened, { ids, language, timeZone }),
    totals: () => totalsIn(compared, language),
  };
}

/** @throws HttpError where the scope no longer covers the request */
async function openClosing(
  trx: Parameters<typeof selectionOf>[0],
  scope: Fetching['scope'],
  { entrega, ...request }: ClosingFileRequest,
): Promise<Opened> {
  // Whether it is narrowed enough was checked when the file was asked for.
  const asked = askedPeriod(request, { level: LEVEL.manager });
  const selection = await selectionOf(trx, scope, asked.filter);
  const closing = await closingOf(trx, asked.lastDay);
  // A closing stays for ever: only a database that was put back has lost it since.
  if (closing === null) throw notFound();
  const newest = await newestPosition(trx);
  // Before its closing a period has not changed.
  const upTo = Math.max(Math.min(entrega ?? newest, newest), closing.position);
  const compared = await compare(trx, selection, asked.period, { after: closing.position, upTo });
  return { asked, selection, closing, upTo, compared };
}

interface Words {
  language: Language;
  currency: string;
  timeZone: string;
}

/** When it was closed, and what it was then, what has changed and what it is now: each in one line. */
function figureFacts({ closing, compared }: Opened, { language, currency, timeZone }: Words): Fact[] {
  const { date, time } = formatDateTime(wallClock(timeZone, closing.closedAt), language);
  const money = (cents: bigint) => formatMoney(centsText(cents), language, currency);
  const said = ({ deposits, withdrawals }: Sums) =>
    message(language, 'closings.file.figures', {
      deposits: money(toCents(deposits.sum)),
      depositCount: formatInteger(deposits.count, language),
      withdrawals: money(toCents(withdrawals.sum)),
      withdrawalCount: formatInteger(withdrawals.count, language),
      balance: money(balanceOf({ deposits, withdrawals })),
    });
  const { before, arrived, cancelled, now, passing } = compared;
  const fact = (key: 'closed' | 'asClosed' | 'arrived' | 'cancelled' | 'now' | 'passing', value: string) => ({
    label: message(language, `closings.file.facts.${key}`),
    value,
  });
  return [
    fact(
      'closed',
      message(language, 'exports.facts.delivery', {
        moment: `${date} ${time}`,
        // It identifies the delivery and is no number to count with.
        number: String(closing.position),
      }),
    ),
    fact('asClosed', said(before)),
    fact('arrived', said(arrived)),
    fact('cancelled', said(cancelled)),
    fact('now', said(now)),
    ...(passing > 0 ? [fact('passing', formatInteger(passing, language))] : []),
  ];
}

const balanceOf = ({ deposits, withdrawals }: Sums): bigint =>
  toCents(deposits.sum) - toCents(withdrawals.sum);

/** Below the rows: from the balance of then by all of them to that of now. */
function totalsIn({ before, now }: Compared, language: Language): Total[] {
  const total = (key: 'before' | 'effect' | 'after', cents: bigint): Total => ({
    label: message(language, `closings.file.totals.${key}`),
    amounts: { effect: centsText(cents) },
    ...(key === 'effect' && { sumOf: 'all' as const }),
  });
  return [
    total('before', balanceOf(before)),
    total('effect', balanceOf(now) - balanceOf(before)),
    total('after', balanceOf(now)),
  ];
}

/** What its columns hold, in their order. */
const columns = {
  change: 'text',
  at: 'dateTime',
  delivery: 'code',
  cancelledAt: 'dateTime',
  capturedAt: 'dateTime',
  accountingDate: 'date',
  establishment: 'text',
  establishmentCode: 'code',
  terminal: 'code',
  operator: 'text',
  bank: 'text',
  branch: 'code',
  account: 'code',
  nsu: 'code',
  type: 'text',
  amount: 'money',
  effect: 'money',
} as const satisfies Record<string, ColumnType>;

type ColumnId = keyof typeof columns;

/** The columns that a form has room for. */
const columnsOf = (format: FileFormat): ColumnId[] =>
  (Object.keys(columns) as ColumnId[]).filter((id) => format !== 'pdf' || !beyondPaper.includes(id));

const columnsIn = (ids: readonly ColumnId[], language: Language, currency: string): Column[] =>
  ids.map((id) => ({
    id,
    heading: message(language, `closings.columns.${id}`),
    type: columns[id],
    ...(columns[id] === 'money' && { currency }),
  }));

/** A sheet of paper has no room for these; programs and spreadsheets have them. */
const beyondPaper: readonly ColumnId[] = ['cancelledAt', 'establishmentCode', 'terminal', 'bank', 'branch'];

/** The rows of a batch: other calls wait for several batches, so that each takes a fraction of a millisecond. */
const BATCH = 100;

/** How its lines are written. */
type Lined = Pick<Words, 'language' | 'timeZone'> & { ids: readonly ColumnId[] };

async function* batches(
  read: Fetching['read'],
  { asked, selection, closing, upTo }: Opened,
  { ids, ...words }: Lined,
): AsyncGenerator<Row[]> {
  const between = { after: closing.position, upTo };
  let last: ChangedRow | null = null;
  do {
    const after: ChangedRow | null = last;
    const chunk: ChangedRow[] = await read((trx) =>
      changesBetween(trx, selection, asked.period, {
        between,
        timeZone: words.timeZone,
        last: after,
        limit: CHUNK,
      }),
    );
    for (let start = 0; start < chunk.length; start += BATCH)
      yield chunk.slice(start, start + BATCH).map((row) => lineOf(row, { ids, ...words }));
    last = chunk.length === CHUNK ? (chunk.at(-1) ?? null) : null;
  } while (last !== null);
}

/** The amount has the sign of the screen (STMT-14), and its effect that of what it did to the balance. */
function lineOf(row: ChangedRow, { ids, language, timeZone }: Lined): Row {
  const cents = row.type === 'withdrawal' ? -toCents(row.amount) : toCents(row.amount);
  const moment = (instant: Date) => wallClock(timeZone, instant).replace('T', ' ');
  const cells: Record<ColumnId, Cell> = {
    change: message(language, `closings.changes.${row.change}`),
    at: moment(row.arrived_at),
    delivery: String(row.position),
    cancelledAt: row.cancelled_at && moment(row.cancelled_at),
    capturedAt: row.captured_at.replace('T', ' '),
    accountingDate: row.accounting_date,
    establishment: row.establishment,
    establishmentCode: row.establishment_code,
    terminal: row.logical_number,
    operator: row.operator,
    bank: row.bank,
    branch: row.branch,
    account: row.account,
    nsu: row.nsu,
    type: message(language, `statement.types.${row.type}`),
    amount: centsText(cents),
    effect: centsText(row.change === 'arrived' ? cents : -cents),
  };
  return ids.map((id) => cells[id]);
}
