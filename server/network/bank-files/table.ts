import {
  type BankStatement,
  bankFileProblem,
  camt053,
  cnab240,
  MOST_CNAB_ENTRIES,
  mt940,
  ofx,
} from 'bank-files';
import type { BankFormat, FileFormat } from '../../../contract/exports';
import type { Language } from '../../../contract/languages';
import { centsText } from '../../../contract/money';
import { formatMoney } from '../../../i18n/format';
import { type MessageKey, message } from '../../../i18n/server';
import { readAhead } from '../../engines/exports/read-ahead';
import type { Read } from '../../engines/exports/reading';
import type { ExportTable, Fact, Row } from '../../engines/exports/table';
import { HttpError } from '../../platform/errors/http-error';
import { only } from '../../platform/principal/scope';
import type { FileAccount } from './account';
import { entriesIn, entryColumns, entryRows, type Part } from './entries';
import type { Sums } from './sums';

const writers = { cnab240, ofx, camt053, mt940 };

/** ISO 639-2, as OFX has it. */
const LANGUAGE: Record<Language, string> = { en: 'ENG', es: 'SPA', co: 'SPA', pt: 'POR' };

/** Everything that stands in a bank file beside its entries. */
export interface BankFileHead {
  title: MessageKey;
  language: Language;
  account: Omit<FileAccount, 'id'>;
  currency: string;
  timeZone: string;
  /** `YYYY-MM-DD HH:mm:ss` on the network's clocks. */
  madeAt: string;
  from: string;
  to: string;
  /** In the series of the account; 0: it is none of it. */
  number: number;
  /** The delivery up to which it goes. */
  position: number;
  sums: Sums;
  facts: readonly Fact[];
  /** The number by which the file is known again, where it is the same each time. */
  document?: string;
}

const statementOf = (head: BankFileHead): Omit<BankStatement, 'identification' | 'batches'> => ({
  number: head.number,
  account: head.account,
  currency: head.currency,
  language: LANGUAGE[head.language],
  timeZone: head.timeZone,
  madeAt: head.madeAt,
  from: head.from,
  to: head.to,
  opening: head.sums.opening,
  credits: head.sums.credits,
  debits: head.sums.debits,
});

/** @throws HttpError 400 that says what the form cannot hold */
export function assertHolds(format: FileFormat, head: BankFileHead): void {
  const statement = { ...statementOf(head), identification: '' };
  const problem = bankFileProblem(format as BankFormat, statement, head.sums.largest);
  if (problem === null) return;
  const key = `bankFile.${problem}` as const;
  const { credits, debits } = head.sums;
  const form = message(head.language, `exports.formats.${format}`);
  const parameters = { form, most: MOST_CNAB_ENTRIES, rows: credits.count + debits.count };
  throw new HttpError(400, key, { formato: key }, null, parameters);
}

/** The account of a head as people read it. */
const accountText = ({ bankName, branch, number }: BankFileHead['account']) =>
  `${bankName} ${branch} ${number}`;

/**
 * A bank file as the table that its entries are, which writes itself.
 * @throws HttpError 400 where the form cannot hold it
 */
export function bankTable(
  format: FileFormat,
  head: BankFileHead,
  { read, parts }: { read: Read; parts: readonly Part[] },
): ExportTable {
  assertHolds(format, head);
  const { language, currency, account, position, document, sums } = head;
  const { opening, credits, debits } = sums;
  const money = (cents: bigint) => formatMoney(centsText(cents), language, currency);
  const facts: Fact[] = [
    { label: message(language, 'reports.filters.accounts'), value: accountText(account) },
    ...head.facts,
    { label: message(language, 'bankFile.facts.opening'), value: money(opening) },
    { label: message(language, 'bankFile.facts.closing'), value: money(opening + credits.sum - debits.sum) },
  ];
  return {
    language,
    title: message(language, head.title),
    facts: () => facts,
    columns: entryColumns(language, currency),
    batches: readAhead(entryRows(read, parts)),
    totals: () => [],
    past: { position, scope: only(account.establishments) },
    ...(document !== undefined && { number: document }),
    write: (table) =>
      writers[format as BankFormat]({
        ...statementOf(head),
        identification: table.number ?? '',
        batches: entriesOf(table.batches, language),
      }),
  };
}

async function* entriesOf(batches: AsyncIterable<readonly Row[]>, language: Language) {
  const entry = entriesIn(language);
  for await (const rows of batches) yield rows.map(entry);
}
