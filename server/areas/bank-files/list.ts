import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  type BankFileFilter,
  type BankFileMaker,
  type BankFileRow,
  exportBankFiles,
  listBankFiles,
} from '../../../contract/bank-file-list';
import { isRecordKey } from '../../../contract/keys';
import { defineList } from '../../engines/lists/define';
import { moment } from '../../engines/lists/values';
import { assertWhole, wholeOnly } from '../../network/bank-files/account';
import { namedAccounts } from '../../network/reports/named';
import type { Db } from '../../platform/db/connections';
import { assertNoneMissing } from '../../platform/principal/foreign';
import type { Scope } from '../../platform/principal/scope';
import { wallClock } from '../../platform/time/wall-clock';

const closing = (file: string) =>
  sql`${sql.ref(`${file}.opening`)} + ${sql.ref(`${file}.credited`)} - ${sql.ref(`${file}.debited`)}`;

/** The file before one of the list. */
const before = (columns: RawBuilder<unknown>) => sql`(select ${columns} from bank_file as before
  where before.account_id = bank_file.account_id and before.number = bank_file.number - 1)`;

/** Derived columns of `bank_file`. */
const ofFile = {
  account: sql`concat_ws(' ', bank_file.bank_name, bank_file.branch, bank_file.account_number)`,
  entries: sql`bank_file.credits + bank_file.debits`,
  closing: closing('bank_file'),
  maker: sql<string | null>`(select name from portal_user where id = bank_file.made_by)`,
};

/**
 * Refuses accounts of which somebody does not see all: their files are not left out silently.
 * @throws HttpError 403 for those of others and for a part of one, 400 for level 1 where there is none
 */
async function assertAccounts(db: Db, scope: Scope, { account: asked = [] }: BankFileFilter): Promise<void> {
  if (asked.length === 0) return;
  const { rows } = await sql<{ id: string; establishments: string[] }>`
    select a.id::text as id, array(select establishment_code from account_establishment where account_id = a.id)
      as establishments
    from account a where a.id = any(${asked.filter(isRecordKey).map(Number)}::int[])`.execute(db);
  const seen = rows.filter(
    ({ establishments }) => scope.all || establishments.some((code) => scope.codes.includes(code)),
  );
  const known = new Set(seen.map(({ id }) => id));
  assertNoneMissing({ account: asked.filter((id) => !known.has(id)) }, scope);
  for (const { establishments } of seen) assertWhole(scope, establishments, 'account');
}

/** The files of accounts of which the caller sees everything. */
function matchingFiles(db: Db, scope: Scope, { account = [], day = '' }: BankFileFilter) {
  const accounts = account.filter(isRecordKey).map(Number);
  return db
    .selectFrom('bank_file')
    .where(wholeOnly(scope))
    .$if(account.length > 0, (q) => q.where(sql<SqlBool>`bank_file.account_id = any(${accounts}::int[])`))
    .$if(day !== '', (q) => q.where('bank_file.first_day', '<=', day).where('bank_file.last_day', '>=', day));
}

/** A file as the list reads it. */
interface Listed {
  key: string;
  number: number;
  account_id: number;
  account_name: string;
  bank: string;
  branch: string;
  account_number: string;
  first_day: string;
  last_day: string;
  position: number;
  opening: string;
  credits: number;
  credited: string;
  debits: number;
  debited: string;
  closing: string;
  currency: string;
  before: BankFileRow['before'];
  made_at: string;
  time_zone: string;
  maker: string | null;
  made_via: BankFileMaker | null;
}

const listed = (db: Db) =>
  db
    .selectFrom('bank_file')
    .select([
      'bank_file.key',
      'bank_file.number',
      'bank_file.account_id',
      'bank_file.account_name',
      sql<string>`bank_file.bank_code || ' · ' || bank_file.bank_name`.as('bank'),
      'bank_file.branch',
      'bank_file.account_number',
      'bank_file.first_day',
      'bank_file.last_day',
      'bank_file.position',
      sql<string>`bank_file.opening::text`.as('opening'),
      'bank_file.credits',
      sql<string>`bank_file.credited::text`.as('credited'),
      'bank_file.debits',
      sql<string>`bank_file.debited::text`.as('debited'),
      sql<string>`(${ofFile.closing})::text`.as('closing'),
      'bank_file.currency',
      sql<BankFileRow['before']>`${before(
        sql`json_build_object('number', before.number, 'closingText', (${closing('before')})::text)`,
      )}`.as('before'),
      sql<string>`bank_file.made_at`.as('made_at'),
      'bank_file.time_zone',
      ofFile.maker.as('maker'),
      'bank_file.made_via',
    ]);

/** A file of the list, with what its forms are known by. */
export type ListedFile = Omit<BankFileRow, 'forms'> & { made: Date };

function fileOfList(row: Listed): ListedFile {
  const made = new Date(row.made_at);
  return {
    id: row.key,
    number: row.number,
    account: {
      id: row.account_id,
      name: row.account_name,
      bank: row.bank,
      branch: row.branch,
      number: row.account_number,
    },
    firstDay: row.first_day,
    lastDay: row.last_day,
    delivery: row.position,
    openingText: row.opening,
    credits: { count: row.credits, sumText: row.credited },
    debits: { count: row.debits, sumText: row.debited },
    closingText: row.closing,
    currency: row.currency,
    before: row.before,
    chained: row.before === null ? row.number === 1 : row.before.closingText === row.opening,
    madeAt: wallClock(row.time_zone, made),
    madeBy: row.maker,
    madeVia: row.made_via,
    made,
  };
}

/** One file that the scope has whole. */
export async function listedFile(db: Db, scope: Scope, key: string): Promise<ListedFile | null> {
  const row = await listed(db).where('bank_file.key', '=', key).where(wholeOnly(scope)).executeTakeFirst();
  return row === undefined ? null : fileOfList(row);
}

/** The numbered files, by default the newest first. */
export const bankFileList = defineList(exportBankFiles, {
  name: 'arquivos-bancarios',
  title: 'bankFileList.table',
  table: 'bank_file',
  key: 'key',
  keyType: 'text',
  stamped: 'bankFiles',
  initial: 'madeAt,desc',
  ahead: { call: listBankFiles },
  fields: {
    number: { title: 'bankFileList.columns.number', type: 'integer', value: 'number', sort: 'number' },
    account: { title: 'bankFileList.columns.account', type: 'text', value: ofFile.account },
    firstDay: { title: 'bankFileList.columns.firstDay', type: 'date', value: 'first_day' },
    lastDay: { title: 'bankFileList.columns.lastDay', type: 'date', value: 'last_day' },
    opening: { title: 'bankFileList.columns.opening', type: 'money', value: 'opening' },
    credits: { title: 'bankFileList.columns.credits', type: 'money', value: 'credited' },
    debits: { title: 'bankFileList.columns.debits', type: 'money', value: 'debited' },
    closing: { title: 'bankFileList.columns.closing', type: 'money', value: ofFile.closing },
    rows: { title: 'bankFileList.columns.rows', type: 'integer', value: ofFile.entries },
    madeAt: {
      title: 'bankFileList.columns.madeAt',
      type: 'dateTime',
      value: moment('bank_file.made_at'),
      sort: 'made_at',
    },
    madeBy: { title: 'bankFileList.columns.madeBy', type: 'text', value: ofFile.maker },
  },
  facts: {
    account: {
      label: 'bankFileList.filters.account',
      shown: async (ids, _language, trx) =>
        (await namedAccounts(trx, (ids as string[]).map(Number))).join('; '),
    },
    day: { label: 'bankFileList.filters.day' },
  },
  refuse: assertAccounts,
  matching: matchingFiles,
  rows: listed,
  reply: fileOfList,
});
