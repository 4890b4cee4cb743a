import type { Language } from '../../contract/languages';
import { centsText, toCents } from '../../contract/money';
import { CELL, reportRequest } from '../../contract/statement';
import { message } from '../../i18n/server';
import { readAhead } from '../exports/read-ahead';
import type { ExportSource } from '../exports/source';
import type { Column, ColumnType, Row, Total } from '../exports/table';
import { openStatement, statementLines } from './export-rows';
import { statementFacts } from './facts';

/** Under this name tickets remember that they are about the statement. */
export const STATEMENT_EXPORT = 'statement';

const TITLE = 'exports.titles.statement';

/**
 * STMT-30: the statement as a file. The same rows in the same order as on the screen, all of them, amounts with
 * the sign of the screen (STMT-14). The totals are summed up from the rows that were written, so that a file
 * always adds up.
 */
export const statementExport: ExportSource = {
  title: TITLE,
  screens: ['/transacoes-extrato'],
  table: async ({ request, scope, language, read, at, timeZone }) => {
    const asked = reportRequest.parse(request);
    const { statement, facts } = await read(async (trx) => {
      const statement = await openStatement(trx, scope, asked);
      const making = { language, at, timeZone };
      return { statement, facts: await statementFacts(trx, asked, making) };
    });
    const sums: Sums = { deposits: 0n, debts: 0n };
    return {
      language,
      title: message(language, TITLE),
      facts,
      columns: columnsIn(language),
      batches: batches(readAhead(statementLines(read, statement)), language, sums),
      totals: () => totalsIn(language, sums),
    };
  },
};

/** Rows that are handed on at once: a call of somebody waits for several of them, so each is a fraction of a millisecond. */
const BATCH = 100;

/** In cents, exact however many they are. */
interface Sums {
  deposits: bigint;
  debts: bigint;
}

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

/** STMT-13, SHELL-25: the columns of the screen, headed alike. */
function columnsIn(language: Language): Column[] {
  const ids = Object.keys(CELL) as (keyof typeof CELL)[];
  return ids.map((id) => ({ id, heading: message(language, `statement.columns.${id}`), type: types[id] }));
}

/** STMT-12: the totals of the screen, under its words. */
function totalsIn(language: Language, { deposits, debts }: Sums): Total[] {
  const total = (name: 'deposits' | 'withdrawals' | 'balance', cents: bigint): Total => ({
    label: message(language, `statement.results.${name}`),
    column: 'amount',
    amount: centsText(cents),
  });
  return [total('deposits', deposits), total('withdrawals', -debts), total('balance', deposits - debts)];
}

async function* batches(
  chunks: ReturnType<typeof statementLines>,
  language: Language,
  sums: Sums,
): AsyncGenerator<Row[]> {
  const deposit = message(language, 'statement.types.deposit');
  const withdrawal = message(language, 'statement.types.withdrawal');
  for await (const { lines, names } of chunks) {
    for (let start = 0; start < lines.length; start += BATCH) {
      yield lines.slice(start, start + BATCH).map((line): Row => {
        const cents = toCents(line.amount);
        if (cents < 0n) sums.debts -= cents;
        else sums.deposits += cents;
        const account = names.accounts.get(line.account);
        return [
          line.captured_at,
          line.accounting_date,
          names.establishments.get(line.establishment) ?? null,
          names.operators.get(line.operator) ?? null,
          account?.bank ?? null,
          line.nsu,
          account?.branch ?? null,
          account?.number ?? null,
          line.amount,
          cents < 0n ? withdrawal : deposit,
        ];
      });
    }
  }
}
