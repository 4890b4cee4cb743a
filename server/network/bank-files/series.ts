import { hash } from 'node:crypto';
import { type Selectable, type SqlBool, sql } from 'kysely';
import { type BankFileRequest, bankFileRequest } from '../../../contract/bank-files';
import { addDays } from '../../../contract/calendar';
import type { FileFormat } from '../../../contract/exports';
import { FILE_NUMBER_SIGNS, fileNumberOf } from '../../../contract/file-number';
import type { Language } from '../../../contract/languages';
import { formatDate, formatInteger } from '../../../i18n/format';
import { message } from '../../../i18n/server';
import type { ExportSource } from '../../engines/exports/source';
import type { Db } from '../../platform/db/connections';
import type { BankFile } from '../../platform/db/tables/bank-files';
import { HttpError } from '../../platform/errors/http-error';
import type { Scope } from '../../platform/principal/scope';
import { wallClock } from '../../platform/time/wall-clock';
import { ROWS } from '../reconciliation/as-of';
import { assertWhole } from './account';
import type { Part } from './entries';
import { type Counted, centsOf } from './sums';
import { type BankFileHead, bankTable } from './table';

/** The kind of the tickets of files of a series. */
export const BANK_FILE = 'bankFile';

/** A file of a series, its sums in cents. */
export type StoredBankFile = Omit<
  Selectable<BankFile>,
  'opening' | 'credited' | 'debited' | 'largest' | 'language'
> & {
  language: Language;
  opening: bigint;
  credited: bigint;
  debited: bigint;
  largest: bigint;
};

export const closingOfFile = ({ opening, credited, debited }: StoredBankFile): bigint =>
  opening + credited - debited;

/** Locks the series of an account until the end of the transaction; whoever stores transactions of it does not wait. */
export async function lockSeries(trx: Db, accountId: number): Promise<void> {
  await sql`select id from account where id = ${accountId} for no key update`.execute(trx);
}

/** The files of an account, by number. */
export async function filesOfAccount(
  trx: Db,
  accountId: number,
  { after = 0, limit }: { after?: number | undefined; limit: number },
): Promise<StoredBankFile[]> {
  const rows = await trx
    .selectFrom('bank_file')
    .where('account_id', '=', accountId)
    .where('number', '>', after)
    .selectAll()
    .select(exact)
    .orderBy('number')
    .limit(limit)
    .execute();
  return rows.map(stored);
}

/** The newest file of an account. */
export async function newestFile(trx: Db, accountId: number): Promise<StoredBankFile | null> {
  const row = await trx
    .selectFrom('bank_file')
    .where('account_id', '=', accountId)
    .selectAll()
    .select(exact)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : stored(row);
}

/** Sums as text, because they may be longer than a number is exact. */
const exact = [
  sql<string>`opening::text`.as('opening_text'),
  sql<string>`credited::text`.as('credited_text'),
  sql<string>`debited::text`.as('debited_text'),
  sql<string>`largest::text`.as('largest_text'),
] as const;

type Read = Selectable<BankFile> &
  Record<'opening_text' | 'credited_text' | 'debited_text' | 'largest_text', string>;

const stored = ({
  opening_text,
  credited_text,
  debited_text,
  largest_text,
  ...row
}: Read): StoredBankFile => ({
  ...row,
  language: row.language as Language,
  opening: centsOf(opening_text),
  credited: centsOf(credited_text),
  debited: centsOf(debited_text),
  largest: centsOf(largest_text),
});

/**
 * What a file of a series has: what arrived and what was cancelled after one delivery, up to another one. Rows that were
 * cancelled before deliveries were noted for it are in no file.
 */
export function conditionsBetween(after: number, upTo: number): Counted {
  const known = sql`(t.cancelled_at is null or c.id is not null)`;
  return {
    from: ROWS,
    before: sql<SqlBool>`a.position <= ${after} and (t.cancelled_at is null or c.position > ${after})`,
    entered: sql<SqlBool>`a.position > ${after} and a.position <= ${upTo} and ${known}`,
    reversed: sql<SqlBool>`c.position > ${after} and c.position <= ${upTo}`,
  };
}

function partsOf(file: StoredBankFile): Part[] {
  const { account_id: accountId, after_position, position, first_capture, last_capture } = file;
  if (first_capture === null || last_capture === null) return [];
  const { entered, reversed } = conditionsBetween(after_position, position);
  const captured = sql`t.captured_at between ${first_capture}::timestamp and ${last_capture}::timestamp`;
  return [
    { accountId, from: ROWS, rows: sql<SqlBool>`${captured} and ${entered}`, reversedIn: null },
    { accountId, from: ROWS, rows: sql<SqlBool>`${captured} and ${reversed}`, reversedIn: file.time_zone },
  ];
}

/** The number by which a file is verified in one of its forms: always the same, and told from those of other files. */
export function documentOf(
  { account_id, number, made_at }: Pick<StoredBankFile, 'account_id' | 'number' | 'made_at'>,
  format: FileFormat,
): string {
  const digest = hash('sha256', JSON.stringify([account_id, number, made_at, format]), 'buffer');
  return fileNumberOf([...digest.subarray(0, FILE_NUMBER_SIGNS)].map((byte) => byte % 32));
}

/** What stands in a file of a series beside its entries. */
export function headOfFile(file: StoredBankFile, format: FileFormat): BankFileHead {
  const { language, number, first_day, last_day, first_capture, last_capture } = file;
  const days = `${formatDate(first_day, language)} – ${formatDate(last_day, language)}`;
  return {
    title: 'exports.titles.bankFile',
    language,
    account: {
      name: file.account_name,
      bankCode: file.bank_code,
      bankName: file.bank_name,
      branch: file.branch,
      number: file.account_number,
      establishments: file.establishments,
    },
    currency: file.currency,
    timeZone: file.time_zone,
    madeAt: wallClock(file.time_zone, file.made_at).replace('T', ' '),
    from: first_day,
    to: last_day,
    number,
    position: file.position,
    sums: {
      opening: file.opening,
      credits: { count: file.credits, sum: file.credited },
      debits: { count: file.debits, sum: file.debited },
      largest: file.largest,
      captured:
        first_capture === null || last_capture === null ? null : { first: first_capture, last: last_capture },
      establishments: file.establishments,
    },
    facts: [
      { label: message(language, 'bankFile.facts.number'), value: formatInteger(number, language) },
      { label: message(language, 'exportFile.facts.period'), value: days },
    ],
    document: documentOf(file, format),
  };
}

/** @throws HttpError 404 for a number that there is not, 403 where a part of it is beyond the scope */
export async function fileOf(
  trx: Db,
  scope: Scope,
  { contaId, numero }: BankFileRequest,
): Promise<StoredBankFile> {
  const [file] = await filesOfAccount(trx, contaId, { after: numero - 1, limit: 1 });
  if (file?.number !== numero) throw new HttpError(404, 'bankFile.noFile');
  assertWhole(scope, file.establishments);
  return file;
}

/** A file of a series: made again of what it was made of, whenever it is asked for. */
export const bankFileSource: ExportSource = {
  title: 'exports.titles.bankFile',
  fileName: 'extrato',
  screens: ['/transacoes-extrato'],
  table: async ({ request, scope, format, read }) => {
    const file = await read((trx) => fileOf(trx, scope, bankFileRequest.parse(request)));
    return bankTable(format, headOfFile(file, format), { read, parts: partsOf(file) });
  },
};

/** The day after a file, or its own where the next one is of the same day. */
export const dayAfter = ({ last_day }: StoredBankFile, last: string): string =>
  last_day < last ? addDays(last_day, 1) : last;
