import {
  CLOSINGS,
  type ClosingChange,
  type ClosingFigures,
  type ClosingReply,
} from '../../../contract/closings';
import type { Asked } from '../../network/closings/asked';
import {
  type ChangedRow,
  changesBetween,
  changesIn,
  compare,
  type Sums,
} from '../../network/closings/changes';
import type { Closing } from '../../network/closings/closings';
import { dueText } from '../../network/closings/due';
import { arrivedBy } from '../../network/reports/arrived';
import type { Selection } from '../../network/reports/selection';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { moneyOf } from '../../platform/http/exact-money';
import { wallClock } from '../../platform/time/wall-clock';

/** A closed period for the screen. Call it in a transaction that sees one snapshot. */
export async function closingOnScreen(
  trx: Db,
  selection: Selection,
  { name, lastDay, period }: Asked,
  { closing, config: { timeZone, dayClose } }: { closing: Closing; config: AppContext['config'] },
): Promise<ClosingReply> {
  const between = { after: closing.position };
  const { before, arrived, cancelled, now, passing } = await compare(trx, selection, period, between);
  const changes = await changesBetween(trx, selection, period, {
    between,
    timeZone,
    limit: CLOSINGS.screenRows,
  });
  return {
    period: name,
    closing: {
      at: wallClock(timeZone, closing.closedAt),
      dueAt: dueText(dayClose, lastDay),
      delivery: closing.position,
    },
    closed: onWire(before),
    arrived: onWire(arrived),
    cancelled: onWire(cancelled),
    now: onWire(now),
    passing,
    totalChanges: changesIn({ arrived, cancelled }),
    changes: changes.map((row) => changeOf(row, timeZone)),
    upTo: await arrivedBy(trx, timeZone),
  };
}

const onWire = ({ deposits, withdrawals }: Sums): ClosingFigures => ({
  deposits: { count: deposits.count, sum: moneyOf(deposits.sum) },
  withdrawals: { count: withdrawals.count, sum: moneyOf(withdrawals.sum) },
});

const changeOf = (row: ChangedRow, timeZone: string): ClosingChange => ({
  change: row.change,
  at: wallClock(timeZone, row.arrived_at),
  delivery: row.position,
  cancelledAt: row.cancelled_at && wallClock(timeZone, row.cancelled_at),
  capturedAt: row.captured_at,
  accountingDate: row.accounting_date,
  establishmentCode: row.establishment_code,
  establishment: row.establishment,
  terminal: row.logical_number,
  operator: row.operator,
  bank: row.bank,
  branch: row.branch,
  account: row.account,
  nsu: row.nsu,
  type: row.type,
  amount: moneyOf(row.amount),
});
