import type { FileFormat } from '../../../contract/exports';
import { currencyOf, type Language } from '../../../contract/languages';
import { centsText } from '../../../contract/money';
import { CELL, identifiers, type ReportFileRequest, reportFileRequest } from '../../../contract/statement';
import { type MessageKey, message } from '../../../i18n/server';
import { readAhead } from '../../engines/exports/read-ahead';
import type { ExportSource, Fetching } from '../../engines/exports/source';
import type { Column, ColumnType, ExportTable, Row, SumOf, Total } from '../../engines/exports/table';
import { reportFacts } from '../../network/reports/facts';
import { Cents, centsOf } from './cents';
import {
  CANCELLED,
  countOf,
  type Opened,
  openCancelled,
  openStatement,
  PLACE,
  statementLines,
} from './export-rows';
import { narrowedFacts } from './narrowed-facts';
import { coveredBy, statementPast } from './past';

/** The kind of the tickets of statements. */
export const STATEMENT_EXPORT = 'statement';

const TITLE = 'exports.titles.statement';

/**
 * STMT-30: the statement as a file. It has all the rows, in the order of the screen, and amounts have the sign of the
 * screen (STMT-14). The totals are summed up from the rows that were written, so that a file always adds up.
 * @param currency that of the deployment, if it has one
 * @param timeZone whose clocks the network goes by
 */
export const statementExport = (currency: string | null, timeZone: string): ExportSource => ({
  title: TITLE,
  screens: ['/transacoes-extrato'],
  table: async (fetching) => {
    const { statement, table } = await statementTable(fetching, {
      currency,
      title: TITLE,
      open: openStatement,
    });
    return { ...table, past: { position: statement.position, scope: coveredBy(statement.selection) } };
  },
  past: (call) => {
    const layout = layoutOf(reportFileRequest.parse(call.request), { language: call.language, currency });
    return statementPast(call, timeZone, (chunks) => batches(chunks, layout, newSums()));
  },
});

/** The kind of the tickets of cancelled transactions. */
export const CANCELLED_EXPORT = 'statement.cancelled';

const CANCELLED_TITLE = 'statement.cancelled.file';

/**
 * The cancelled ones of a statement as a file, each with its cancellation behind the columns of the screen. What was
 * cancelled is known as it is by now, so that a file of before has no past.
 */
export const cancelledExport = (currency: string | null): ExportSource => ({
  title: CANCELLED_TITLE,
  screens: ['/transacoes-extrato'],
  table: async (fetching) =>
    (await statementTable(fetching, { currency, title: CANCELLED_TITLE, open: openCancelled })).table,
});

interface Opening {
  currency: string | null;
  title: MessageKey;
  open: typeof openStatement;
}

/** The rows that `open` selects, and what is said above and below them. */
async function statementTable(
  { request, scope, language, format, read, at, timeZone }: Fetching,
  { currency, title, open }: Opening,
): Promise<{ statement: Opened; table: ExportTable }> {
  const parsed = reportFileRequest.parse(request);
  const { statement, facts, expected } = await read(async (trx) => {
    const statement = await open(trx, scope, parsed);
    const count = await countOf(trx, statement);
    const making = { language, currency, scope, format, at, timeZone, position: statement.position };
    return { statement, facts: await reportFacts(trx, parsed, making), expected: count };
  });
  const sums = newSums();
  const cancelled = statement.cancelled === true;
  const layout = { ...layoutOf(parsed, { language, currency, format }), cancelled };
  const narrowed = await read((trx) => narrowedFacts(trx, parsed.narrowed, { scope, language, currency }));
  const table = {
    language,
    title: message(language, title),
    // A format that begins with the facts states how many rows there were when the file was begun.
    facts: () => [...facts(sums.complete ? sums.rows : expected), ...narrowed],
    columns: columnsIn(layout),
    batches: batches(readAhead(statementLines({ read, timeZone }, statement)), layout, sums),
    totals: () => totalsIn(language, sums),
  };
  return { statement, table };
}

/** How the lines of a file look. */
interface StatementLayout {
  language: Language;
  /** ISO 4217 */
  currency: string;
  /** Whether each line says which establishment, terminal and operator it is of. */
  identified: boolean;
  /** Whether each line says the currency as well. */
  priced: boolean;
  /** Whether each line says when and by which delivery it was cancelled. */
  cancelled?: boolean;
}

const layoutOf = (
  { identificadores = false }: ReportFileRequest,
  { language, currency, format }: { language: Language; currency: string | null; format?: FileFormat },
): StatementLayout => ({
  language,
  currency: currencyOf(language, currency),
  identified: identificadores,
  // A page says it above its lines, and is as wide as it is.
  priced: identificadores && format !== 'pdf',
});

/** The rows of a batch: other calls wait for several batches, so that each takes a fraction of a millisecond. */
const BATCH = 100;

/** The sums of what was written so far. */
interface Sums {
  deposits: Cents;
  debts: Cents;
  rows: number;
  /** Whether all rows are included. */
  complete: boolean;
}

const newSums = (): Sums => ({ deposits: new Cents(), debts: new Cents(), rows: 0, complete: false });

const types: Record<keyof typeof CELL, ColumnType> = {
  transactionDate: 'dateTime',
  accountingDate: 'date',
  establishment: 'text',
  operator: 'text',
  bank: 'text',
  sequenceNumber: 'code',
  branch: 'code',
  account: 'code',
  amount: 'money',
  type: 'text',
};

/** STMT-13, SHELL-25: the columns of the screen, with the same headings, and behind them those that were asked for. */
function columnsIn({ language, currency, identified, priced, cancelled }: StatementLayout): Column[] {
  const ids = Object.keys(CELL) as (keyof typeof CELL)[];
  const specified = ids.map((id): Column => {
    const column = { id, heading: message(language, `statement.columns.${id}`), type: types[id] };
    return column.type === 'money' ? { ...column, currency } : column;
  });
  const cancellation: Column[] = cancelled
    ? [
        { id: 'cancelledAt', heading: message(language, 'statement.cancelled.at'), type: 'dateTime' },
        { id: 'delivery', heading: message(language, 'statement.cancelled.delivery'), type: 'code' },
      ]
    : [];
  if (!identified) return [...specified, ...cancellation];
  const more = [...identifiers, ...(priced ? (['currency'] as const) : [])];
  return [
    ...specified,
    ...cancellation,
    ...more.map(
      (id): Column => ({ id, heading: message(language, `statement.identifiers.${id}`), type: 'code' }),
    ),
  ];
}

/** STMT-12: the totals of the screen, with the same labels. */
function totalsIn(language: Language, sums: Pick<Sums, 'deposits' | 'debts'>): Total[] {
  const [deposits, debts] = [sums.deposits.sum, sums.debts.sum];
  const total = (name: 'deposits' | 'withdrawals' | 'balance', cents: bigint, sumOf: SumOf): Total => ({
    label: message(language, `reports.results.${name}`),
    amounts: { amount: centsText(cents) },
    sumOf,
  });
  return [
    total('deposits', deposits, 'positive'),
    total('withdrawals', -debts, 'negative'),
    total('balance', deposits - debts, 'all'),
  ];
}

async function* batches(
  chunks: ReturnType<typeof statementLines>,
  { language, currency, identified, priced, cancelled }: StatementLayout,
  sums: Sums,
): AsyncGenerator<Row[]> {
  const deposit = message(language, 'statement.types.deposit');
  const withdrawal = message(language, 'statement.types.withdrawal');
  for await (const { rows, values, names, width } of chunks) {
    sums.rows += rows;
    for (let start = 0; start < rows; start += BATCH) {
      const batch: Row[] = [];
      const end = Math.min(start + BATCH, rows) * width;
      for (let at = start * width; at < end; at += width) {
        const value = (name: keyof typeof PLACE) => values[at + PLACE[name]] as string;
        const amount = value('amount');
        const cents = centsOf(amount);
        if (cents < 0) sums.debts.add(-cents);
        else sums.deposits.add(cents);
        const account = names.accounts.get(value('account'));
        const row = [
          value('captured_at'),
          value('accounting_date'),
          names.establishments.get(value('establishment')) ?? null,
          names.operator(value('operator'), value('captured_at')),
          account?.bank ?? null,
          value('nsu'),
          account?.branch ?? null,
          account?.number ?? null,
          amount,
          cents < 0 ? withdrawal : deposit,
        ];
        if (cancelled) {
          const [moment, delivery] = values.slice(at + CANCELLED, at + width);
          row.push(moment || null, delivery || null);
        }
        if (identified) {
          const tail = names.operatorTail(value('operator'));
          row.push(value('establishment'), value('logical_number'), tail);
          if (priced) row.push(currency);
        }
        batch.push(row);
      }
      yield batch;
    }
  }
  sums.complete = true;
}
