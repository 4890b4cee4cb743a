import { z } from 'zod';
import { fileFormats } from './exports';

/*
 * The event of a subscription that goes to a receiver (decision 116). No receiver asks for it by its settings: a
 * subscription names the receiver that it goes to.
 */

const instant = z.iso.datetime();
const date = z.iso.date();
const decimal = z.string().regex(/^-?\d+\.\d\d$/);

/** The type of the event. */
export const REPORT_READY = 'report.ready';

/** What `data` of the event holds. */
export const reportReady = z.strictObject({
  subscription: z.string(),
  sending: z
    .uuid()
    .describe('The same however often it is told: what was taken in before can be passed over'),
  number: z
    .int()
    .min(1)
    .nullable()
    .describe(
      '1, 2, 3 and so on of each subscription, without gaps; null: a test that its owner has asked for',
    ),
  view: z.string().describe('The name of the saved view'),
  format: z.enum(fileFormats),
  period: z.strictObject({
    from: date,
    to: date,
    by: z
      .enum(['accounting', 'captured', 'delivered'])
      .describe(
        'Whether its days are accounting dates, days of capture or, of numbered bank files, days of delivery',
      ),
  }),
  delivery: z.int().min(0).describe('The last delivery that is in it'),
  dueAt: instant.describe('When it was due'),
  late: z.boolean().describe('It comes more than an hour after it was due'),
  rows: z.int().min(0).describe('0: it is empty'),
  deposits: decimal.describe("In the network's currency, exact, as text with two decimals"),
  withdrawals: decimal.describe('A positive number'),
  balance: decimal,
  part: z.boolean().describe('What lies beyond the access of its recipient was left out'),
  establishments: z
    .int()
    .min(0)
    .nullable()
    .describe('How many establishments the file goes over; null: a bank file, which has its account whole'),
  establishmentsBefore: z
    .int()
    .min(0)
    .nullable()
    .describe('The same of the number before; null: there was none, or it is not known'),
  establishmentsLost: z
    .int()
    .min(0)
    .nullable()
    .describe('How many of those of the number before are no longer among them; null likewise'),
  bankFile: z
    .strictObject({
      account: z.int().min(1).describe('The key of the account'),
      number: z.int().min(1).describe('1, 2, 3 and so on of each account, without gaps'),
      opening: decimal.describe('The closing balance of the file before'),
      closing: decimal,
    })
    .nullable()
    .describe('Of a numbered bank file: its place in the series of its account; otherwise null'),
  file: z.string().describe('The file, for the API client of the manager: `GET /api/v1/reports/{id}/file`'),
  page: z.string().describe('The same for people; it asks for a sign-in'),
});
export type ReportReady = z.infer<typeof reportReady>;

/** When it is sent, and an example of its data, for the documents. */
export const reportReadyText = {
  summary: 'A report to which somebody has subscribed is ready',
  description:
    'Sent to the one receiver that a subscription names, at its hour or after a closing, empty ones too. Whose rows it ' +
    'has is judged when it is sent: if the manager has gained or lost an establishment while the event waited, it is made ' +
    'anew. It holds what the file comes to and where it is fetched, not the file.',
  example: {
    subscription: 'q6Zr1V8mQK2bX0nY5c3TfA',
    sending: '0e6a3c0f-2d3e-4c5b-8a79-d1f2a3b4c5d6',
    number: 12,
    view: 'Yesterday',
    format: 'csv',
    period: { from: '2026-11-19', to: '2026-11-19', by: 'accounting' },
    delivery: 93,
    dueAt: '2026-11-20T10:00:00Z',
    late: false,
    rows: 3,
    deposits: '1750.00',
    withdrawals: '300.00',
    balance: '1450.00',
    part: false,
    establishments: 5,
    establishmentsBefore: 6,
    establishmentsLost: 1,
    bankFile: null,
    file: 'https://portal.example.com/api/v1/reports/0e6a3c0f-2d3e-4c5b-8a79-d1f2a3b4c5d6/file',
    page: 'https://portal.example.com/assinaturas?envio=0e6a3c0f-2d3e-4c5b-8a79-d1f2a3b4c5d6',
  },
} as const satisfies { summary: string; description: string; example: ReportReady };
