import type { FileFormat } from '../../../../contract/exports';
import type { Language } from '../../../../contract/languages';
import { centsText, toCents } from '../../../../contract/money';
import { type ComparedBy, percentOf } from '../../../../contract/two-periods';
import { message } from '../../../../i18n/server';
import type { Column, Row } from '../../../engines/exports/table';
import type { Pair, PairLine, PairSums } from '../../../network/closings/two-periods';

/** Deposits less withdrawals. */
export const balanceText = ({ deposits, withdrawals }: Pick<PairSums, 'deposits' | 'withdrawals'>): string =>
  centsText(toCents(deposits) - toCents(withdrawals));

/** What tells lines from others of the same name; groups have names of their own. */
const DETAIL = { establishment: 'code', account: 'text', operator: 'code' } as const satisfies Record<
  Exclude<ComparedBy, 'group'>,
  'code' | 'text'
>;

/** Words for headings: what both periods are called. */
interface Named {
  language: Language;
  currency: string;
  one: string;
  other: string;
}

/** A sheet of paper has room for the balances, which the others add up to. */
const hasParts = (format: FileFormat) => format !== 'pdf';

/** The columns of a file, those of each period with its name. */
export function columnsIn(
  by: ComparedBy,
  format: FileFormat,
  { language, currency, one, other }: Named,
): Column[] {
  const heading = (key: 'deposits' | 'withdrawals' | 'balance', period: string) =>
    `${message(language, `statement.breakdown.columns.${key}`)} ${period}`;
  const side = (name: 'one' | 'other', period: string): Column[] =>
    (['deposits', 'withdrawals', 'balance'] as const)
      .filter((key) => key === 'balance' || hasParts(format))
      .map((key) => ({ id: `${name}.${key}`, heading: heading(key, period), type: 'money', currency }));
  return [
    {
      id: 'name',
      heading:
        by === 'group'
          ? message(language, 'closings.compared.group')
          : message(language, `statement.breakdown.dimensions.${by}`),
      type: 'text',
    },
    ...(by === 'group'
      ? []
      : [
          {
            id: 'detail',
            heading: message(language, `statement.breakdown.details.${by}`),
            type: DETAIL[by],
          } satisfies Column,
        ]),
    ...side('one', one),
    ...side('other', other),
    {
      id: 'difference',
      heading: message(language, 'closings.compared.difference'),
      type: 'money',
      currency,
    },
    // It has two decimals, as an amount has, and is of no currency.
    { id: 'percent', heading: message(language, 'closings.compared.percent'), type: 'money' },
  ];
}

/** The rows of a batch: other calls wait for several batches, so that each takes a fraction of a millisecond. */
const BATCH = 100;

/** The lines of a file as rows. */
export async function* batches(
  lines: readonly PairLine[],
  { language, format, by }: { language: Language; format: FileFormat; by: ComparedBy },
): AsyncGenerator<Row[]> {
  const nameOf = ({ key, name }: PairLine) => name ?? key ?? message(language, 'closings.compared.noGroup');
  for (let start = 0; start < lines.length; start += BATCH)
    yield lines.slice(start, start + BATCH).map((line) => [
      nameOf(line),
      ...(by === 'group' ? [] : [line.detail]),
      ...Object.entries(amountsOf(line))
        .filter(([id]) => hasParts(format) || !/deposits|withdrawals/.test(id))
        .map(([, amount]) => amount),
    ]);
}

/** The numbers of a line as its cells have them, withdrawals below zero as in the totals of a statement. */
export function amountsOf({ one, other }: Pair) {
  const [balance, base] = [balanceText(one), balanceText(other)];
  const withdrawn = ({ withdrawals }: PairSums) => centsText(-toCents(withdrawals));
  return {
    'one.deposits': one.deposits,
    'one.withdrawals': withdrawn(one),
    'one.balance': balance,
    'other.deposits': other.deposits,
    'other.withdrawals': withdrawn(other),
    'other.balance': base,
    difference: centsText(toCents(balance) - toCents(base)),
    percent: percentOf(balance, base),
  };
}
