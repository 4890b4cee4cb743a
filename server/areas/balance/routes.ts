import { depositBalance } from '../../../contract/balance';
import type { AppContext } from '../../platform/context';
import { moneyOf } from '../../platform/http/exact-money';
import type { Serve } from '../../platform/http/serve';
import { wallClock } from '../../platform/time/wall-clock';
import { balanceToday } from './balance';
import { balanceHours } from './hours';

export function balanceRoutes(serve: Serve, context: AppContext): void {
  serve(depositBalance, async ({ principal: { scope } }) => {
    const at = wallClock(context.config.timeZone, context.now());
    const { deposit, establishments } = await balanceToday(context, scope);
    const { today, lastWeek, lastWeekByNow } = await balanceHours(context, scope, at);
    // A failure is returned as an HTTP error (ERR-05), so that the flag is never set here.
    return {
      reportData: { balance: { deposit: moneyOf(deposit) } },
      error: false,
      establishments,
      at,
      hours: today.map(moneyOf),
      lastWeek: { hours: lastWeek.map(moneyOf), byNow: moneyOf(lastWeekByNow) },
    };
  });
}
