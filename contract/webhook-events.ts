import { z } from 'zod';

/* What receivers are sent: `{ type, timestamp, data }`, as Standard Webhooks has it (decision 57). */

const instant = z.iso.datetime();
const date = z.iso.date();
const decimal = z.string().regex(/^\d+\.\d\d$/);
const establishment = z.string().describe('Its code');
const delivery = z
  .int()
  .min(0)
  .describe('The number of a delivery: what came with a later one is not counted');

const countAndSum = z.strictObject({
  count: z.int().min(0),
  sum: decimal.describe('Exact, with two decimals'),
});

const totals = {
  deposits: countAndSum,
  withdrawals: countAndSum,
  checksum: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe(
      'SHA-256 over the transactions that were not cancelled, by moment of capture, terminal and sequence number, each as a line of capturedAt, terminal, nsu, type and amount with two decimals, tabs between them, a line feed after each',
    ),
};

/** A business day of an establishment is closed; days without a transaction too. */
const dayClosed = z.strictObject({
  establishment,
  accountingDate: date,
  delivery,
  ...totals,
  dueAt: instant.describe('When it was to be closed'),
  closedAt: instant.describe('When it was; later where transactions of the network were behind'),
});

/** Something of a closed day has arrived or was cancelled since. */
const transactionLate = z.strictObject({
  establishment,
  accountingDate: date,
  closedDelivery: delivery.describe('Up to which the day was closed'),
  delivery: delivery.describe('Up to which the totals count now'),
  ...totals,
  transactions: z
    .array(
      z.strictObject({
        change: z.enum(['arrived', 'cancelled']),
        delivery: delivery.describe('That has brought it'),
        terminal: z.string(),
        nsu: z.string(),
        capturedAt: z.string().describe("YYYY-MM-DDTHH:mm:ss on the network's clocks"),
        type: z.enum(['deposit', 'withdrawal']),
        amount: decimal,
      }),
    )
    .min(1)
    .max(100)
    .describe('Further ones are in further events'),
});

/** An establishment should have deposited by now and has not. */
const shopSilent = z.strictObject({
  establishment,
  name: z.string(),
  lastDeposit: z.string().describe("YYYY-MM-DDTHH:mm:ss on the network's clocks"),
  onceInDays: z.int().min(1).describe('So long a silence comes about once in so many days'),
  noticedAt: instant,
});

/** What `data` of each type holds. */
export const webhookEvents = {
  'day.closed': dayClosed,
  'transaction.late': transactionLate,
  'shop.silent': shopSilent,
} as const;

export type WebhookEventType = keyof typeof webhookEvents;
export type WebhookData<Type extends WebhookEventType> = z.infer<(typeof webhookEvents)[Type]>;
