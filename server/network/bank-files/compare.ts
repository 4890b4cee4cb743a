import type { Db } from '../../platform/db/connections';
import { closingOfFile, conditionsBetween, filesOfAccount, type StoredBankFile } from './series';
import { type Sums, sumsOf } from './sums';

/**
 * Whether a file of a series has the sums that its rows have, and begins where the one before it ended (decision 111).
 * A file that is not there is one that nobody can vouch for.
 */
export async function isAsMade(trx: Db, accountId: number, number: number): Promise<boolean> {
  const files = await filesOfAccount(trx, accountId, { after: Math.max(number - 2, 0), limit: 2 });
  const file = files.find((one) => one.number === number);
  if (file === undefined) return false;
  const before = files.find((one) => one.number === number - 1);
  if (number > 1 && (before === undefined || !isNext(before, file))) return false;
  const sums = await sumsOf(trx, accountId, conditionsBetween(file.after_position, file.position));
  return hasSums(file, sums) && (number > 1 || file.opening === sums.opening);
}

const isNext = (before: StoredBankFile, file: StoredBankFile): boolean =>
  file.after_position === before.position && file.opening === closingOfFile(before);

function hasSums(
  file: StoredBankFile,
  { credits, debits, largest, captured, establishments }: Sums,
): boolean {
  return (
    file.credits === credits.count &&
    file.credited === credits.sum &&
    file.debits === debits.count &&
    file.debited === debits.sum &&
    file.largest === largest &&
    file.first_capture === (captured?.first ?? null) &&
    file.last_capture === (captured?.last ?? null) &&
    establishments.every((code) => file.establishments.includes(code))
  );
}
