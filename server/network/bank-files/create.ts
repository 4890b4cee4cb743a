import type { BankFileMaker } from '../../../contract/bank-file-list';
import { addDays } from '../../../contract/calendar';
import { todayIn } from '../../../contract/dates';
import { currencyOf, type Language } from '../../../contract/languages';
import { centsText } from '../../../contract/money';
import { recordChanges } from '../../platform/audit/record';
import { awaitDeliveries } from '../../platform/db/citus/moment';
import type { Db } from '../../platform/db/connections';
import { HttpError, invalid } from '../../platform/errors/http-error';
import type { Client, Person } from '../../platform/principal/principal';
import { instantAt } from '../../platform/time/wall-clock';
import { newestPosition } from '../reconciliation/as-of';
import { assertWhole, type FileAccount } from './account';
import { union } from './extract';
import {
  closingOfFile,
  conditionsBetween,
  dayAfter,
  filesOfAccount,
  lockSeries,
  newestFile,
  type StoredBankFile,
} from './series';
import { type Sums, sumsOf } from './sums';

/** Which file is wanted. */
export interface NextFile {
  /** The number of the file before it; absent: the newest one. */
  after?: number | undefined;
  through?: string | undefined;
  from?: string | undefined;
  /** In the place of `through`: up to a delivery, of a day by the network's clocks. */
  upTo?: { position: number; day: string } | undefined;
}

interface Maker {
  by: Person | Client;
  via: BankFileMaker;
  language: Language;
  /** The deployment's, if it has one. */
  currency: string | null;
  timeZone: string;
  now: Date;
}

/** The last delivery before a day began. */
async function positionBefore(trx: Db, day: string, timeZone: string): Promise<number> {
  const { position } = await trx
    .selectFrom('arrival')
    .where('arrived_at', '<', instantAt(timeZone, `${day}T00:00:00`))
    .select(({ fn }) => fn.max('position').as('position'))
    .executeTakeFirstOrThrow();
  return position ?? 0;
}

/**
 * Makes the next file of an account's series, in a transaction of the caller. The account is locked meanwhile, so that
 * numbers have no gap and no two files have the same delivery; whoever stores transactions of it does not wait.
 * @param account as it is now, seen by the caller
 * @throws HttpError 409 for a day that is not over or in a file already, 403 where the account is not wholly the caller's
 */
export async function createNextFile(
  trx: Db,
  account: FileAccount,
  { after, through, from, upTo }: NextFile,
  maker: Maker,
): Promise<StoredBankFile> {
  const { by, timeZone, now } = maker;
  await lockSeries(trx, account.id);
  const last = await newestFile(trx, account.id);
  const number = last?.number ?? 0;
  if (after !== undefined && after < number) {
    const [known] = await filesOfAccount(trx, account.id, { after, limit: 1 });
    if (known !== undefined) {
      assertWhole(by.scope, known.establishments);
      return known;
    }
  }
  if (after !== undefined && after > number) {
    throw number === 0
      ? new HttpError(409, 'bankFile.none')
      : new HttpError(409, 'bankFile.otherNumber', {}, null, { number });
  }
  if (from !== undefined && last !== null) throw new HttpError(409, 'bankFile.firstOnly');
  const today = todayIn(timeZone, now);
  if (through !== undefined && through >= today) throw new HttpError(409, 'bankFile.notClosed');
  const lastDay = through ?? upTo?.day ?? today;
  if (from !== undefined && from > lastDay) throw invalid('bankFile.beginsLater');

  const position =
    through === undefined
      ? (upTo?.position ?? (await newestPosition(trx)))
      : await positionBefore(trx, addDays(through, 1), timeZone);
  await awaitDeliveries(trx);
  if (last !== null && through !== undefined && isCovered(last, position, lastDay)) {
    throw new HttpError(409, 'bankFile.covered', {}, null, { number });
  }
  const afterPosition =
    last?.position ?? (from === undefined ? 0 : await positionBefore(trx, from, timeZone));
  const sums = await sumsOf(trx, account.id, conditionsBetween(afterPosition, position));
  const establishments = union(account.establishments, [
    ...sums.establishments,
    ...(last?.establishments ?? []),
  ]);
  assertWhole(by.scope, establishments);
  // What a deployment without a currency of its own calls it depends on who asks: of one account it stays what it was.
  const currency = last?.currency ?? currencyOf(maker.language, maker.currency);
  return keep(trx, { account, number: number + 1, establishments, sums, currency }, maker, {
    after_position: afterPosition,
    position,
    first_day: last === null ? firstDay(sums, from, lastDay) : dayAfter(last, lastDay),
    last_day: lastDay,
    opening: last === null ? sums.opening : closingOfFile(last),
  });
}

/** Whether a file goes at least as far; one that was made on a day may have a part of its deliveries alone. */
const isCovered = (last: StoredBankFile, position: number, lastDay: string): boolean =>
  position < last.position ||
  lastDay < last.last_day ||
  (lastDay === last.last_day && position === last.position);

function firstDay({ captured }: Sums, from: string | undefined, lastDay: string): string {
  const first = from ?? captured?.first.slice(0, 10) ?? lastDay;
  return first < lastDay ? first : lastDay;
}

interface Made {
  account: FileAccount;
  number: number;
  establishments: string[];
  sums: Sums;
  /** ISO 4217 */
  currency: string;
}

async function keep(
  trx: Db,
  { account, number, establishments, sums, currency }: Made,
  { by, via, language, timeZone, now }: Maker,
  {
    opening,
    ...covers
  }: Pick<StoredBankFile, 'after_position' | 'position' | 'first_day' | 'last_day' | 'opening'>,
): Promise<StoredBankFile> {
  const { credits, debits, captured, largest } = sums;
  await trx
    .insertInto('bank_file')
    .values({
      ...covers,
      account_id: account.id,
      number,
      first_capture: captured?.first ?? null,
      last_capture: captured?.last ?? null,
      opening: centsText(opening),
      credits: credits.count,
      credited: centsText(credits.sum),
      debits: debits.count,
      debited: centsText(debits.sum),
      largest: centsText(largest),
      bank_code: account.bankCode,
      bank_name: account.bankName,
      branch: account.branch,
      account_number: account.number,
      account_name: account.name,
      establishments,
      currency,
      language,
      time_zone: timeZone,
      made_at: now,
      made_by: by.id,
      made_via: via,
    })
    .execute();
  const [file] = await filesOfAccount(trx, account.id, { after: number - 1, limit: 1 });
  if (file === undefined) throw new Error('A file that was just kept is not there');
  const after = {
    account_id: account.id,
    file_number: number,
    first_day: covers.first_day,
    last_day: covers.last_day,
    delivery: covers.position,
    opening: centsText(opening),
    closing: centsText(closingOfFile(file)),
  };
  const key = `${account.id}/${number}`;
  await recordChanges(trx, by, [{ action: 'create', entity: 'bankFile', key, after }]);
  return file;
}
