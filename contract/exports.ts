import { z } from 'zod';
import { audited } from './audited';
import { DOWNLOAD_TIMEOUT, op } from './operation';
import { tagged } from './tagged';
import { secretText } from './texts';

/** The forms in which a report leaves the portal. */
export const exportFormats = ['pdf', 'xlsx', 'xls', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The forms in which the statement of one account leaves for programs of accounting. */
export const bankFormats = ['cnab240', 'ofx', 'camt053', 'mt940'] as const;
export type BankFormat = (typeof bankFormats)[number];

export const fileFormats = [...exportFormats, ...bankFormats] as const;
export type FileFormat = (typeof fileFormats)[number];

export const isBankFormat = (format: string): format is BankFormat =>
  bankFormats.some((known) => known === format);

export const mediaTypes: Record<FileFormat, string> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  csv: 'text/csv; charset=utf-8',
  cnab240: 'application/x-cnab240',
  ofx: 'application/x-ofx',
  camt053: 'application/camt.053+xml',
  mt940: 'application/x-mt940',
};

/** By which programs know files whose form has another name. */
const endings: Partial<Record<FileFormat, string>> = { cnab240: 'ret', camt053: 'xml', mt940: 'sta' };

/** The most rows of a format; other formats hold any number. Longer reports are refused before any work. */
export const mostRows: Partial<Record<FileFormat, number>> = { pdf: 50_000, xls: 200_000 };

/** USE-08: how long the address of a file works. */
export const TICKET_MINUTES = 15;

/** STMT-30, USE-08: the reply of a report that is asked for as a file. */
export const exportReply = z.strictObject({
  urlDownload: z
    .string()
    .describe('Relative address of the file; it needs the token of whoever asked and works for 15 minutes'),
  format: z.enum(fileFormats),
  totalRows: z.int().min(0).describe('Additive: rows that the report has now'),
});
export type ExportReply = z.infer<typeof exportReply>;

/** Whether a reply is the address of a file and not the report itself. */
export function isExportReply(reply: object): reply is ExportReply {
  return 'urlDownload' in reply;
}

/** A ticket has 43 characters; any other text is none. */
const params = z.strictObject({ ticket: secretText(100) });

/** API-27: the file behind a `urlDownload`; it is made while it is fetched. */
export const exportFile = op({
  name: 'exportFile',
  summary: 'The file of an export',
  description:
    'The file is produced while it is downloaded, within 15 minutes of the request, and only for the person who ' +
    'requested it (otherwise 404). It can be downloaded again and then contains the data of that moment. If the ' +
    'connection breaks, the file is incomplete.',
  method: 'GET',
  path: '/portal/exports/:ticket',
  access: { person: 'signedIn' },
  params,
  reply: z.file(),
  produces: Object.values(mediaTypes),
  timeout: DOWNLOAD_TIMEOUT.firstByte,
});

/** Additive: how far a file is while it is fetched. */
export const exportProgress = op({
  name: 'exportProgress',
  summary: 'The progress of a file: rows written, and rows in total',
  description: 'Poll it while the file is being downloaded. It answers 404 for a ticket of another person.',
  method: 'GET',
  path: '/portal/exports/:ticket/progress',
  access: { person: 'signedIn' },
  params,
  reply: z.strictObject({ rows: z.int().min(0), totalRows: z.int().min(0) }),
});

/**
 * STMT-30, USE-08: the name under which an export is saved.
 * @param name what the file is about; a report is a report
 */
export function exportFileName(format: FileFormat, name = 'relatorio'): string {
  return `${name}.${endings[format] ?? format}`;
}

export const exportedFileAudit = audited({
  export: { format: 'code', totalRows: 'count', request: 'request' },
});

export const exportedFileTag = tagged({ exports: 'Requested files.' });
