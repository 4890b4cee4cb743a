import { todayIn } from '../../../contract/dates';
import type { FileFormat } from '../../../contract/exports';
import { centsText } from '../../../contract/money';
import type { ReportReady } from '../../../contract/report-event';
import type { ViewState } from '../../../contract/views';
import type { Control } from '../../engines/exports/sends';
import { assertWhole, fileAccount } from '../../network/bank-files/account';
import { createNextFile, type NextFile } from '../../network/bank-files/create';
import { wholeAccount } from '../../network/bank-files/sends';
import {
  closingOfFile,
  fileOf,
  filesOfAccount,
  headOfFile,
  lockSeries,
  newestFile,
  type StoredBankFile,
} from '../../network/bank-files/series';
import { assertHolds } from '../../network/bank-files/table';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { HttpError } from '../../platform/errors/http-error';
import { readerNow } from '../../platform/principal/person';
import type { Person } from '../../platform/principal/principal';
import type { Scope } from '../../platform/principal/scope';
import type { StoredSubscription } from './stored';
import { contentOf, type SubscribedView } from './view';

/** A file of the series of an account. */
export interface SeriesFile {
  account: number;
  number: number;
}

/** How many files one run of a subscription catches up with at most; the next run goes on behind them. */
const AT_ONCE = 100;

/** The one account that a view shows; `null`: it shows several, or a part of one. */
export const accountOf = ({ state }: Pick<SubscribedView, 'state'>): number | null =>
  wholeAccount(contentOf(JSON.parse(state) as ViewState));

/**
 * From where on a subscription sends the files of a series: those that are there when it begins are not its own.
 * @returns the columns that remember it
 */
export async function seriesFrom(trx: Db, account: number | null) {
  const newest = account === null ? null : await newestFile(trx, account);
  return { series_account: account, last_bank_file: newest?.number ?? 0 };
}

/** The owner of a subscription as it stands now, who has the files of its account made; `null`: it may do so no more. */
export const makerOf = (
  context: AppContext,
  { owner_id: id, language }: Pick<StoredSubscription, 'owner_id' | 'language'>,
): Promise<Person | null> => readerNow(context, { id, address: null, language }, '/transacoes-extrato');

interface Wanted {
  subscription: StoredSubscription;
  view: SubscribedView;
  /** As it stands now. */
  maker: Person | null;
  upTo: { position: number; day: string };
}

/**
 * The files that a locked subscription sends of a series: those that programs have had made since its last one, and a next
 * one with what has come since. They are numbered where all files of the account are, so that nothing is in two of them, and
 * noted with the subscription in the same transaction, so that no kill takes a second number.
 * @returns none where the account cannot be given to its owner whole
 */
export async function nextOfSeries(
  trx: Db,
  { config, now }: AppContext,
  { subscription, view, maker, upTo }: Wanted,
): Promise<SeriesFile[]> {
  const id = accountOf(view);
  const account = id === null || maker === null ? null : await fileAccount(trx, maker.scope, id);
  if (account === null || maker === null) return [];
  // Otherwise a program could have a file made after what is there was read.
  await lockSeries(trx, account.id);
  const isOther = subscription.series_account !== account.id;
  const { last_bank_file: after } = isOther ? await seriesFrom(trx, account.id) : subscription;
  const known = await filesOfAccount(trx, account.id, { after: after ?? 0, limit: AT_ONCE });
  const newest = known.at(-1) ?? (await newestFile(trx, account.id));
  const files = known.map(({ number }) => number);
  try {
    for (const { establishments } of known) assertWhole(maker.scope, establishments);
    // What has come is in one of them.
    const isCovered = known.length > 0 && newest !== null && newest.position >= upTo.position;
    if (!isCovered && known.length < AT_ONCE) {
      const { timeZone, currency } = config;
      const { language } = subscription;
      const making = { by: maker, via: 'subscription' as const, language, currency, timeZone, now: now() };
      files.push((await createNextFile(trx, account, coveringUpTo(newest), making)).number);
    }
  } catch (error) {
    // Nothing was stored of it.
    if (error instanceof HttpError && error.status === 403) return [];
    throw error;
  }
  await trx
    .updateTable('subscription')
    .where('id', '=', subscription.id)
    .set({ series_account: account.id, last_bank_file: files.at(-1) ?? after })
    .execute();
  return files.map((number) => ({ account: account.id, number }));

  /** The first file of a series begins with the day of the subscription: what came before makes its opening balance. */
  function coveringUpTo(last: StoredBankFile | null): NextFile {
    if (last === null) return { from: todayIn(config.timeZone, subscription.created_at), upTo };
    const day = last.last_day > upTo.day ? last.last_day : upTo.day;
    return { upTo: { position: Math.max(upTo.position, last.position), day } };
  }
}

/** What of a file stands in messages beside its rows; sums in cents. */
export interface SeriesFacts {
  account: number;
  number: number;
  opening: bigint;
  closing: bigint;
}

/**
 * A file of a series as a run sends it.
 * @throws HttpError 403 where a part of it is beyond the scope, 400 where its amounts do not fit its form
 */
export async function preparedFile(
  trx: Db,
  scope: Scope,
  { account, number }: SeriesFile,
  format: FileFormat,
): Promise<{ request: object; control: Control; period: ReportReady['period']; series: SeriesFacts }> {
  const request = { contaId: account, numero: number };
  const file = await fileOf(trx, scope, request);
  assertHolds(format, headOfFile(file, format));
  return {
    request,
    control: {
      rows: file.credits + file.debits,
      deposits: centsText(file.credited),
      withdrawals: centsText(file.debited),
    },
    period: { from: file.first_day, to: file.last_day, by: 'delivered' },
    series: { account, number, opening: file.opening, closing: closingOfFile(file) },
  };
}

/** The same for programs. */
export const bankFileOf = ({ account, number, opening, closing }: SeriesFacts) => ({
  account,
  number,
  opening: centsText(opening),
  closing: centsText(closing),
});
