import { addDays } from '../../../contract/calendar';
import { ACCOUNTING_LAG_DAYS } from '../../../contract/limits';
import { instantAt } from '../../platform/time/wall-clock';
import { amount, code, date, known, knownId, momentUpTo, processCode, quoted } from '../cell-checks/cells';
import { type ColumnProblem, type RowRules, rowRules } from '../cell-checks/row-rules';
import type { TransactionRow } from './batch';
import type { Cancellation } from './cancel';

/** The records of the network that a transaction refers to. */
export interface TransactionReferences {
  /** Logical number to establishment. */
  terminals: ReadonlyMap<string, string>;
  operators: ReadonlySet<number>;
  accounts: ReadonlySet<number>;
}

/**
 * Returns the rules of a transaction, wherever it comes from (decisions, DATA).
 * @param now the network's wall clock, `YYYY-MM-DDTHH:mm:ss`: nothing can be captured later
 */
export function transactionRules(
  { terminals, operators, accounts }: TransactionReferences,
  now: string,
): RowRules<TransactionRow> {
  return rowRules(
    {
      numeroLogico: known(terminals, 'terminal'),
      nsu: code,
      capturedAt: momentUpTo(now),
      accountingDate: date,
      processCode,
      operatorCodeId: knownId(operators, 'operator'),
      accountId: knownId(accounts, 'account'),
      amount,
    },
    (cells): TransactionRow | ColumnProblem[] => {
      const { accountingDate } = cells;
      const captured = cells.capturedAt.slice(0, 10);
      if (accountingDate < captured || accountingDate > addDays(captured, ACCOUNTING_LAG_DAYS)) {
        const reason = `${quoted(accountingDate)} is not 0 to ${ACCOUNTING_LAG_DAYS} days after the capture`;
        return [{ column: 'accountingDate', reason }];
      }
      return {
        logicalNumber: cells.numeroLogico,
        nsu: cells.nsu,
        capturedAt: cells.capturedAt,
        accountingDate,
        establishmentCode: terminals.get(cells.numeroLogico) ?? '',
        operatorId: cells.operatorCodeId,
        accountId: cells.accountId,
        processCode: cells.processCode,
        amount: cells.amount,
      };
    },
  );
}

/** Returns the rules of a cancellation: it is not before the capture, and neither is in the future. */
export function cancellationRules(timeZone: string, now: string): RowRules<Cancellation> {
  const moment = momentUpTo(now);
  return rowRules(
    { numeroLogico: code, nsu: code, capturedAt: moment, cancelledAt: moment },
    ({ numeroLogico, nsu, capturedAt, cancelledAt }): Cancellation | ColumnProblem[] => {
      if (cancelledAt < capturedAt) {
        return [{ column: 'cancelledAt', reason: `${quoted(cancelledAt)} is before the capture` }];
      }
      return {
        logicalNumber: numeroLogico,
        nsu,
        capturedAt,
        cancelledAt: instantAt(timeZone, cancelledAt),
      };
    },
  );
}
