import { z } from 'zod';
import { audited } from './audited';
import { bankFormats, exportReply, mediaTypes } from './exports';
import { recordKey } from './keys';
import { API } from './limits';
import { DOWNLOAD_TIMEOUT, op, REPORT_TIMEOUT } from './operation';
import { reportFilter } from './reports';

/*
 * Statements of one account as bank files. An extract has the transactions of a period as a statement has them; the files
 * of an account's series are numbered and have, each after the other, all that arrived and all that was cancelled.
 */

/** Of an extract: how many days it covers at most. */
export const EXTRACT_DAYS = 366;

/** An extract is made of this: the whole of an account in a period, as it stood at a delivery. */
export const bankExtractRequest = reportFilter
  .pick({ tipoDeData: true, tsInicio: true, tsFim: true })
  .extend({ contaId: recordKey, entrega: z.int().min(1).optional() });
export type BankExtractRequest = z.infer<typeof bankExtractRequest>;

/** A file of a series is made of this. */
export const bankFileRequest = z.strictObject({ contaId: recordKey, numero: z.int().min(1) });
export type BankFileRequest = z.infer<typeof bankFileRequest>;

/** Additive (STMT-30): the statement of one account for programs of accounting. */
export const bankExtractReport = op({
  name: 'bankExtractReport',
  summary: 'The statement of one account as a bank file',
  description:
    'Answers the address of a file with all transactions of the account in the period, which works for 15 minutes. The ' +
    'period is that of a statement. An account that also belongs to an establishment beyond the scope of the caller is ' +
    'answered with 403, because a bank file has an account whole.',
  method: 'POST',
  path: '/portal/reports/deposits/bank-file',
  reads: true,
  access: { person: { screens: ['/transacoes-extrato'] } },
  query: z.strictObject({ formato: z.enum(bankFormats) }),
  body: bankExtractRequest,
  reply: exportReply,
  timeout: REPORT_TIMEOUT,
});

const access = { client: true } as const;
const failure = 'problem';
const tag = 'Statements';

const params = z.strictObject({ id: recordKey.meta({ example: 1201 }) });
const day = z.iso.date().max(10);
const amount = z.string().regex(/^-?\d+\.\d\d$/);
const movement = z.strictObject({ count: z.int().min(0), sumText: amount });

/** A file of a series, as the API lists it. */
const apiStatementFile = z.strictObject({
  number: z.int().min(1).describe('1, 2, 3 and so on, without gaps'),
  firstDay: z.string().describe('YYYY-MM-DD'),
  lastDay: z.string().describe("Up to this day, by the network's clocks, deliveries are in it"),
  delivery: z.int().min(0).describe('The last delivery that is in it; the next file begins after it'),
  openingText: amount.describe('The closing balance of the file before'),
  credits: movement,
  debits: movement,
  closingText: amount,
  currency: z.string().describe('ISO 4217'),
  madeAt: z.string().describe("YYYY-MM-DDTHH:mm:ss on the network's clocks"),
});

const fileExample = {
  number: 1,
  firstDay: '2026-11-18',
  lastDay: '2026-11-19',
  delivery: 93,
  openingText: '0.00',
  credits: { count: 12, sumText: '8300.50' },
  debits: { count: 1, sumText: '1250.00' },
  closingText: '7050.50',
  currency: 'BRL',
  madeAt: '2026-11-20T06:00:00',
};

export const apiAccountStatement = op({
  name: 'apiAccountStatement',
  summary: 'The statement of an account as CNAB 240, OFX 2.2, CAMT.053.001.08 or MT940',
  description:
    'With `number`, a file of the series of the account, the same byte for byte whenever it is asked for. With `from` and ' +
    '`to`, an extract: the transactions of these days that count, as they stood at `delivery`, with the balance before ' +
    'them; extracts of adjacent days as of one delivery chain. The form is that of `Accept`. An entry has the `reference` ' +
    'that `GET /api/v1/transactions` has; what takes it back is an entry of its own, with `R` in the place of `T`. A file ' +
    'has its account whole: if the account also belongs to establishments that the client may not see, the answer is 403.',
  tag,
  method: 'GET',
  path: '/api/v1/accounts/:id/statement',
  access,
  failure,
  params,
  query: z.strictObject({
    number: z.int().min(1).max(2_147_483_647).optional().describe('A file of the series'),
    from: day.optional().describe('The first day of an extract'),
    to: day.optional().describe(`The last day of an extract, up to ${EXTRACT_DAYS} days in all`),
    by: z
      .enum(['accounting', 'captured'])
      .optional()
      .describe(
        'Of an extract: whether its days are accounting dates, as they are by default, or days of capture',
      ),
    delivery: z.int().min(1).optional().describe('Of an extract: as it stood then; by default as it is now'),
  }),
  reply: z.file(),
  produces: bankFormats.map((format) => mediaTypes[format]),
  answerHeaders: {
    'statement-delivery': 'The delivery up to which the file goes',
    'statement-entries': 'How many entries it has',
    'statement-opening': 'The balance before its entries, a decimal with two places',
    'statement-closing': 'The balance after them',
  },
  timeout: DOWNLOAD_TIMEOUT.firstByte,
});

export const apiStatementFiles = op({
  name: 'apiStatementFiles',
  summary: 'The numbered files of an account, page by page',
  description: 'Lists what each file of the series covers and comes to, by number.',
  tag,
  method: 'GET',
  path: '/api/v1/accounts/:id/statement-files',
  access,
  failure,
  params,
  query: z.strictObject({
    after: z.int().min(0).max(2_147_483_647).optional().describe('Only those with higher numbers'),
    limit: z.int().min(1).max(API.mostRows).optional().describe(`Files per page; by default ${API.page}`),
  }),
  reply: z.strictObject({
    files: z.array(apiStatementFile),
    next: z.int().nullable().describe('`after` of the next page; null: there are no more'),
  }),
  example: { reply: { files: [fileExample], next: null } },
});
export type ApiStatementFile = z.infer<typeof apiStatementFile>;

export const apiCreateStatementFile = op({
  name: 'apiCreateStatementFile',
  summary: 'Create the next numbered file of an account',
  description:
    'The file has all that arrived and all that was cancelled after the file before, up to the last delivery of the day ' +
    '`through`, which has to be over, or up to now. A transaction of an earlier day that arrives late, or is cancelled, is ' +
    'in the next file, and no earlier file changes. A day without movement makes a file without entries. Send `after` with ' +
    'the highest number that you have: then the call can be repeated after a lost answer and returns the file that it ' +
    'has created. The file itself is at `GET /api/v1/accounts/{id}/statement?number=…`.',
  tag,
  method: 'POST',
  path: '/api/v1/accounts/:id/statement-files',
  access,
  failure,
  params,
  body: z.strictObject({
    after: z
      .int()
      .min(0)
      .max(2_147_483_647)
      .optional()
      .describe(
        'The number of the file before, 0 for none; the file that follows it is returned if there is one',
      ),
    through: day.optional().describe('The last day whose deliveries it has; by default up to now'),
    from: day
      .optional()
      .describe(
        'Of the first file: the day with whose deliveries it begins; what came before makes its opening balance',
      ),
  }),
  reply: apiStatementFile,
  creates: true,
  // It can be sent again and again, as it stands.
  example: { body: { after: 0, through: '2026-11-19' }, reply: fileExample },
});

export const bankFileAudit = audited({
  bankFile: {
    account_id: 'code',
    file_number: 'count',
    first_day: 'date',
    last_day: 'date',
    delivery: 'code',
    opening: 'money',
    closing: 'money',
  },
});
