import { z } from 'zod';
import type { ScreenPath } from './access';
import { money } from './money';
import { op } from './operation';

/** HOME-13: the balance is a line of the statement, so that whoever opens that sees it: levels 1 to 3. */
export const BALANCE_SCREEN = '/transacoes-extrato' satisfies ScreenPath;

const cumulative = z.array(money).max(24);

/** HOME-13 (additive). */
const balanceReport = z.strictObject({
  reportData: z.strictObject({
    balance: z.strictObject({ deposit: money.describe('The sum of the deposits captured today') }),
  }),
  error: z.boolean().describe('true: the balance could not be had (HOME-14)'),
  establishments: z.int().min(0).describe('Additive: over how many establishments the sum goes'),
  at: z.string().describe("Additive: YYYY-MM-DDTHH:mm:ss on the network's clocks, when it was added up"),
  hours: cumulative
    .optional()
    .describe('Additive: what was deposited from midnight to the end of each hour, the present one last'),
  lastWeek: z
    .strictObject({
      hours: cumulative.describe('As `hours`, all of the day'),
      byNow: money.describe('What had been deposited by this second'),
    })
    .optional()
    .describe('Additive: the same weekday a week ago'),
});
export type BalanceReport = z.infer<typeof balanceReport>;

export const depositBalance = op({
  name: 'depositBalance',
  summary: "The sum of today's deposits",
  description:
    "Covers the current day on the network's clocks and all establishments that the caller may see, beside the same " +
    'weekday a week ago. If the balance is unavailable, `error` says so; the status remains 200.',
  method: 'GET',
  path: '/portal/reports/balance',
  access: { person: { screens: [BALANCE_SCREEN] } },
  reply: balanceReport,
});
