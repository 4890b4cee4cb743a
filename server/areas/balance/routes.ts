import { depositBalance } from '../../../contract/balance';
import { moneyOf } from '../../platform/http/exact-money';
import type { Serve } from '../../platform/http/serve';
import type { Portal } from '../../platform/portal';
import { wallClock } from '../../platform/time/wall-clock';
import { balanceToday } from './balance';

export function balanceRoutes(serve: Serve, portal: Portal): void {
  serve(depositBalance, async ({ principal: { scope } }) => {
    const at = wallClock(portal.config.timeZone, portal.now());
    const { deposit, establishments } = await balanceToday(portal, scope);
    // What fails is refused with its status (ERR-05), so the flag is never set here.
    return { reportData: { balance: { deposit: moneyOf(deposit) } }, error: false, establishments, at };
  });
}
