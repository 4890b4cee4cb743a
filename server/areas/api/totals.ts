import type { apiTotals } from '../../../contract/api-transactions';
import type { AppContext } from '../../platform/context';
import { inSnapshot } from '../../platform/db/reading';
import { moneyOf } from '../../platform/http/exact-money';
import { invalid } from '../../platform/http/http-error';
import type { Call } from '../../platform/http/serve';
import type { Written } from '../../platform/http/written';
import { newestPosition } from '../../platform/reconciliation/as-of';
import { totalsOfDay } from '../../platform/reconciliation/day-totals';
import { codesOf } from './establishments';
import { refuseNoDay, scopeOfCall } from './filter';
import { formOf, written } from './forms';
import { followingCursor } from './transactions';

/** @throws HttpError 400 for a position that no delivery has yet, 403 for a foreign establishment, 406 */
export async function totalsPage(context: AppContext, call: Call<typeof apiTotals>): Promise<Written> {
  const form = formOf(call.headers.accept);
  const { query, principal } = call;
  const { accountingDate, establishment } = query;
  refuseNoDay(accountingDate);
  const { db } = context.database;
  const scope = await scopeOfCall(db, principal, establishment);
  const { position, totals } = await inSnapshot(db, async (trx) => {
    const newest = await newestPosition(trx);
    const position = query.position ?? newest;
    if (position > newest) throw invalid('errors.validation', { position: 'apiReplies.position' });
    const establishments = await codesOf(trx, scope);
    return { position, totals: await totalsOfDay(trx, { establishments, accountingDate, position }) };
  });
  const follow = followingCursor(context, principal.clientId, establishment, position);
  return written(form, {
    rows: totals,
    json: ({ deposits, withdrawals, ...row }) => ({
      ...row,
      deposits: { ...deposits, sum: moneyOf(deposits.sum) },
      withdrawals: { ...withdrawals, sum: moneyOf(withdrawals.sum) },
    }),
    whole: (all) => ({ position, totals: all, follow }),
    columns: [
      'establishment',
      'accountingDate',
      'depositCount',
      'depositSum',
      'withdrawalCount',
      'withdrawalSum',
      'checksum',
    ],
    cells: (row) => [
      row.establishment,
      row.accountingDate,
      row.deposits.count,
      row.deposits.sum,
      row.withdrawals.count,
      row.withdrawals.sum,
      row.checksum,
    ],
    headers: { 'cursor-position': String(position), 'cursor-follow': follow },
  });
}
