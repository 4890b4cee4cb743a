import type { apiTotals } from '../../../contract/api-transactions';
import type { MessageKey } from '../../../i18n/server';
import { newestPosition } from '../../network/reconciliation/as-of';
import { totalsOfDay } from '../../network/reconciliation/day-totals';
import type { AppContext } from '../../platform/context';
import { inSnapshot } from '../../platform/db/reading';
import { invalid } from '../../platform/errors/http-error';
import { moneyOf } from '../../platform/http/exact-money';
import type { Call } from '../../platform/http/serve';
import type { Written } from '../../platform/http/written';
import { codesOf } from './establishments';
import { assertDay, scopeOfCall } from './filter';
import { formOf, written } from './forms';
import { followingCursor } from './transactions';

const movementOf = ({ count, sum }: { count: number; sum: string }) => ({
  count,
  sum: moneyOf(sum),
  sumText: sum,
});

/** @throws HttpError 400 for a position that no delivery has yet, 403 for a foreign establishment, 406 */
export async function totalsPage(context: AppContext, call: Call<typeof apiTotals>): Promise<Written> {
  const form = formOf(call.headers.accept);
  const { query, principal } = call;
  const { accountingDate, establishment } = query;
  assertDay(accountingDate);
  const { db } = context.database;
  const scope = await scopeOfCall(db, principal, establishment);
  const { position, totals } = await inSnapshot(db, async (trx) => {
    const newest = await newestPosition(trx);
    const position = query.delivery ?? query.position ?? newest;
    const field = query.delivery === undefined ? 'position' : 'delivery';
    const faults: Record<string, MessageKey> = {
      ...(position > newest && { [field]: 'apiReplies.position' }),
      ...(query.position !== undefined &&
        query.position !== position && { position: 'apiReplies.oneDelivery' }),
    };
    if (Object.keys(faults).length > 0) throw invalid('errors.validation', faults);
    const establishments = await codesOf(trx, scope);
    return { position, totals: await totalsOfDay(trx, { establishments, accountingDate, position }) };
  });
  const follow = followingCursor(context, principal.clientId, establishment, { position });
  return written(form, {
    rows: totals,
    json: ({ deposits, withdrawals, ...row }) => ({
      ...row,
      deposits: movementOf(deposits),
      withdrawals: movementOf(withdrawals),
    }),
    whole: (all) => ({ position, totals: all, follow, delivery: position }),
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
    headers: {
      'cursor-position': String(position),
      'cursor-delivery': String(position),
      'cursor-follow': follow,
    },
  });
}
