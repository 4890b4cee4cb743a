import { z } from 'zod';
import { REPORT_READY, reportReady, reportReadyText } from './report-event';

/* What receivers are sent: `{ type, timestamp, data }`, as Standard Webhooks has it (decision 57). */

const instant = z.iso.datetime();
const date = z.iso.date();
const decimal = z
  .string()
  .regex(/^\d+\.\d\d$/)
  .describe("In the network's currency, exact, as text with two decimals");
const establishment = z.string().describe('Its code');
const delivery = z
  .int()
  .min(0)
  .describe(
    'The number of a delivery (`position` in the other calls); what a later one brought is not counted',
  );

const countAndSum = z.strictObject({
  count: z.int().min(0),
  sum: decimal,
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

/** A month of an establishment is closed with its last day; months without a transaction too. */
const monthClosed = z.strictObject({
  establishment,
  month: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .describe('YYYY-MM, by accounting date'),
  delivery,
  deposits: countAndSum,
  withdrawals: countAndSum,
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
    .describe('The others follow in further events'),
});

/** An establishment should have deposited by now and has not. */
const shopSilent = z.strictObject({
  establishment,
  name: z.string(),
  lastDeposit: z.string().describe("YYYY-MM-DDTHH:mm:ss on the network's clocks"),
  onceInDays: z.int().min(1).describe('A silence this long happens about once in this number of days'),
  noticedAt: instant,
});

/** What `data` of each type holds that a receiver can ask for. */
export const webhookEvents = {
  'day.closed': dayClosed,
  'month.closed': monthClosed,
  'transaction.late': transactionLate,
  'shop.silent': shopSilent,
} as const;

export type WebhookEventType = keyof typeof webhookEvents;

/** The same of everything that receivers are sent, also because a subscription goes to one. */
export const sentEvents = { ...webhookEvents, [REPORT_READY]: reportReady } as const;
export type SentEventType = keyof typeof sentEvents;

const exampleTotals = {
  deposits: { count: 2, sum: '1750.00' },
  withdrawals: { count: 1, sum: '300.00' },
  checksum: '7d1f0c6f2f6f0c5b1d0d7c9b0a0e5b5c4f3e2d1c0b9a8f7e6d5c4b3a29180706',
};

/** When each event is sent, and an example of its data, for the documents. */
export const webhookTexts = {
  'day.closed': {
    summary: 'A business day of an establishment is closed',
    description:
      'Sent once for each establishment and accounting date, at the hour at which the network closes its days, days ' +
      'without a transaction too. The totals count what had arrived up to `delivery`; read the same state with ' +
      '`position` of `GET /api/v1/totals`.',
    example: {
      establishment: '0042',
      accountingDate: '2026-11-19',
      delivery: 93,
      ...exampleTotals,
      dueAt: '2026-11-20T09:00:00Z',
      closedAt: '2026-11-20T09:00:04Z',
    },
  },
  'month.closed': {
    summary: 'A month of an establishment is closed',
    description:
      'Sent once for each establishment and month, after the `day.closed` of its last day, months without a transaction ' +
      'too. The totals are those of `closed` of `GET /api/v1/closings/{period}`. What changes the month later comes as ' +
      '`transaction.late` of its days, with a higher `delivery`, and stands in `GET /api/v1/closings/{period}/changes`.',
    example: {
      establishment: '0042',
      month: '2026-10',
      delivery: 63,
      deposits: { count: 1204, sum: '385210.50' },
      withdrawals: { count: 31, sum: '9300.00' },
      dueAt: '2026-11-01T09:00:00Z',
      closedAt: '2026-11-01T09:00:04Z',
    },
  },
  'transaction.late': {
    summary: 'Something of a closed day has arrived or was cancelled since',
    description:
      'Sent within about a minute of the delivery that brought it, with the new totals of the day. An event holds at ' +
      'most 100 transactions; further ones follow in further events of the same delivery.',
    example: {
      establishment: '0042',
      accountingDate: '2026-11-19',
      closedDelivery: 93,
      delivery: 95,
      ...exampleTotals,
      transactions: [
        {
          change: 'arrived',
          delivery: 95,
          terminal: '70140201',
          nsu: '000042',
          capturedAt: '2026-11-19T09:14:03',
          type: 'deposit',
          amount: '1250.00',
        },
      ],
    },
  },
  'shop.silent': {
    summary: 'An establishment should have deposited by now and has not',
    description: 'Sent once for each silence, after the hourly check that notices it.',
    example: {
      establishment: '0042',
      name: 'Mercado Sol',
      lastDeposit: '2026-11-18T16:40:12',
      onceInDays: 420,
      noticedAt: '2026-11-19T15:00:00Z',
    },
  },
  [REPORT_READY]: reportReadyText,
} as const satisfies {
  [Type in SentEventType]: {
    summary: string;
    description: string;
    example: z.infer<(typeof sentEvents)[Type]>;
  };
};
export type WebhookData<Type extends WebhookEventType> = z.infer<(typeof webhookEvents)[Type]>;
