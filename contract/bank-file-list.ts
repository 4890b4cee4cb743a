import { z } from 'zod';
import { bankFormats, exportReply } from './exports';
import { recordKey } from './keys';
import { listExport } from './list-exports';
import { op } from './operation';
import { pageOf, pageQuery } from './paging';
import { tagged } from './tagged';

/* The numbered files of accounts as the console shows them; programs read the same series by `apiStatementFiles`. */

const screens = ['/arquivos-bancarios'] as const;

/** Who had a file made: a person on the screen, a program by the API, or a subscription. */
export const bankFileMakers = ['person', 'program', 'subscription'] as const;
export type BankFileMaker = (typeof bankFileMakers)[number];

const amount = z.string().regex(/^-?\d+\.\d\d$/);
const movement = z.strictObject({ count: z.int().min(0), sumText: amount });

/** The key of a file: that of its account and its number. */
const fileKey = z
  .string()
  .max(21)
  .regex(/^[1-9]\d{0,9}-[1-9]\d{0,9}$/);

const bankFileRow = z.strictObject({
  id: fileKey,
  number: z.int().min(1).describe('1, 2, 3 and so on within its account, without gaps'),
  account: z
    .strictObject({ id: z.int(), name: z.string(), bank: z.string(), branch: z.string(), number: z.string() })
    .describe('As they were when the file was made'),
  firstDay: z.string().describe('YYYY-MM-DD'),
  lastDay: z.string().describe('YYYY-MM-DD: up to this day deliveries are in it'),
  delivery: z.int().min(0),
  openingText: amount,
  credits: movement,
  debits: movement,
  closingText: amount,
  currency: z.string().describe('ISO 4217'),
  before: z
    .strictObject({ number: z.int(), closingText: amount })
    .nullable()
    .describe('The file before it; null: there is none'),
  chained: z.boolean().describe('Whether its opening balance is the closing one of the file before'),
  madeAt: z.string().describe("YYYY-MM-DDTHH:mm:ss on the network's clocks"),
  madeBy: z
    .string()
    .nullable()
    .describe('The name of who had it made; null: the person is not known any more'),
  madeVia: z.enum(bankFileMakers).nullable().describe('null: it was made by a version that did not keep it'),
  forms: z.array(z.enum(bankFormats)).describe('The forms in which it has left'),
});
export type BankFileRow = z.infer<typeof bankFileRow>;

const bankFileForm = z.strictObject({
  format: z.enum(bankFormats),
  document: z.string().describe('The number by which the file in this form is verified'),
  left: z
    .strictObject({
      digest: z.string().describe('SHA-256 of its bytes, hexadecimal'),
      bytes: z.int().min(0),
      at: z.string().describe("When it left first, YYYY-MM-DDTHH:mm:ss on the network's clocks"),
    })
    .nullable()
    .describe('null: it has not left in this form'),
});
export type BankFileForm = z.infer<typeof bankFileForm>;

/** A file with what each of its forms is known by. */
const bankFileDetails = bankFileRow.omit({ forms: true }).extend({
  inForms: z.array(bankFileForm),
  newest: z.boolean().describe('Whether the account has no later file'),
});
export type BankFileDetails = z.infer<typeof bankFileDetails>;

/** The list may be sorted by these. */
export const bankFileSorts = ['madeAt', 'number'] as const;
export type BankFileSort = (typeof bankFileSorts)[number];

const bankFileColumns = [
  'number',
  'account',
  'firstDay',
  'lastDay',
  'opening',
  'credits',
  'debits',
  'closing',
  'rows',
  'madeAt',
  'madeBy',
] as const;

const bankFileFilter = {
  account: z
    .array(z.string().max(20))
    .max(1000)
    .optional()
    .describe('Ids of accounts; files of at least one of them'),
  day: z.iso.date().max(10).optional().describe('Files that have deliveries of this day'),
};
export type BankFileFilter = z.infer<z.ZodObject<typeof bankFileFilter>>;

export const listBankFiles = op({
  name: 'listBankFiles',
  summary: 'The numbered files of accounts, page by page',
  description:
    'Lists the files of accounts of which the caller sees every establishment, newest first. A filter by an account of ' +
    'which a part is beyond that is answered with 403.',
  method: 'GET',
  path: '/portal/bank-files/list',
  access: { person: { screens } },
  query: z.strictObject({ ...bankFileFilter, ...pageQuery(bankFileSorts) }),
  reply: pageOf(bankFileRow),
});

export const exportBankFiles = listExport({
  name: 'exportBankFiles',
  summary: 'The list of the numbered files that match, as a file',
  path: '/portal/bank-files/export',
  screen: '/arquivos-bancarios',
  filter: bankFileFilter,
  sorts: bankFileSorts,
  columns: bankFileColumns,
});

const params = z.strictObject({ id: fileKey });

export const getBankFile = op({
  name: 'getBankFile',
  summary: 'One numbered file of an account',
  description: 'Answers what the list says of it, and by what each of its forms is known again.',
  method: 'GET',
  path: '/portal/bank-files/:id',
  access: { person: { screens } },
  params,
  reply: bankFileDetails,
});

export const downloadBankFile = op({
  name: 'downloadBankFile',
  summary: 'A numbered file in one of its forms',
  description: 'Answers the address of the file, the same byte for byte whenever it is asked for.',
  method: 'POST',
  path: '/portal/bank-files/:id/file',
  reads: true,
  access: { person: { screens } },
  params,
  body: z.strictObject({ format: z.enum(bankFormats) }),
  reply: exportReply,
});

const day = z.iso.date().max(10);

export const createBankFile = op({
  name: 'createBankFile',
  summary: 'Create the next numbered file of an account',
  description:
    'The file has all that arrived and all that was cancelled after the file before. The call can be repeated after a ' +
    'lost answer: with `after`, the file that follows that number is returned if there is one.',
  method: 'POST',
  path: '/portal/bank-files',
  access: { person: { screens } },
  body: z.strictObject({
    account: recordKey,
    after: z.int().min(0).max(2_147_483_647).describe('The number of the newest file, 0 for none'),
    through: day.optional().describe('The last day whose deliveries it has; absent: up to now'),
    from: day.optional().describe('Of the first file: the day with whose deliveries it begins'),
  }),
  reply: bankFileDetails,
  creates: true,
});

export const bankFileTag = tagged({ 'bank-files': 'Numbered bank files of accounts.' });
