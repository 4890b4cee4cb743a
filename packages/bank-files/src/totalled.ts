import { Cents } from './cents.ts';
import { type BankEntry, type BankStatement, centsOf, isCredit, type Movement } from './statement.ts';

const differs = (written: Cents, said: Movement): boolean =>
  written.count !== said.count || written.sum !== said.sum;

/**
 * The entries of a statement, batch by batch. After the last one they are compared with what the head of the file has
 * said already.
 * @throws Error where they are others: a file breaks off rather than end with a balance that its entries do not have
 */
export async function* totalled(statement: BankStatement): AsyncGenerator<readonly BankEntry[]> {
  const credits = new Cents();
  const debits = new Cents();
  for await (const batch of statement.batches) {
    for (const entry of batch) (isCredit(entry) ? credits : debits).add(centsOf(entry.amount));
    yield batch;
  }
  if (differs(credits, statement.credits) || differs(debits, statement.debits)) {
    throw new Error('The entries of a statement are not those that its head has announced');
  }
}
