import { type BankStatement, closingOf } from './statement.ts';
import { magnitude } from './text.ts';

/** CNAB 240 counts the records of a file in six digits; headers and trailers are among them. */
export const MOST_CNAB_ENTRIES = 999_900;

/** An amount of MT940 has fifteen characters, its comma included. */
const MOST_MT940 = 10n ** 14n - 1n;
/** Amounts of CNAB 240 and of ISO 20022 have eighteen digits. */
const MOST_DIGITS = 10n ** 18n - 1n;

type Form = 'cnab240' | 'ofx' | 'camt053' | 'mt940';

/**
 * Tells what a form cannot hold of a statement.
 * @param largest the largest amount among its entries, in cents
 * @returns `null` where it holds all of it
 */
export function bankFileProblem(
  form: Form,
  statement: Omit<BankStatement, 'batches'>,
  largest: bigint,
): 'entries' | 'amounts' | null {
  const { opening, credits, debits } = statement;
  if (form === 'cnab240' && credits.count + debits.count > MOST_CNAB_ENTRIES) return 'entries';
  if (form === 'ofx') return null;
  const closing = closingOf(statement as BankStatement);
  const balances = [largest, magnitude(opening), magnitude(closing)];
  if (form === 'mt940') return balances.some((amount) => amount > MOST_MT940) ? 'amounts' : null;
  const sums = [...balances, credits.sum + debits.sum];
  return sums.some((amount) => amount > MOST_DIGITS) ? 'amounts' : null;
}
