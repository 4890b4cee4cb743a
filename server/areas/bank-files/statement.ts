import {
  type apiAccountStatement,
  type apiCreateStatementFile,
  EXTRACT_DAYS,
} from '../../../contract/bank-files';
import { daysBetween } from '../../../contract/calendar';
import { isDate } from '../../../contract/dates';
import { type BankFormat, bankFormats, exportFileName, mediaTypes } from '../../../contract/exports';
import { centsText } from '../../../contract/money';
import type { BodyOf, QueryOf } from '../../../contract/operation';
import type { MessageKey } from '../../../i18n/server';
import type { Shared } from '../../area';
import type { ExportSource } from '../../engines/exports/source';
import type { ExportOrder } from '../../engines/exports/tickets';
import { fileAccount } from '../../network/bank-files/account';
import { BANK_EXTRACT, bankExtract, headOfExtract } from '../../network/bank-files/extract';
import { BANK_FILE, bankFileSource, fileOf, headOfFile } from '../../network/bank-files/series';
import { assertHolds, type BankFileHead } from '../../network/bank-files/table';
import { newestPosition } from '../../network/reconciliation/as-of';
import { recordChanges } from '../../platform/audit/record';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { readingReport } from '../../platform/db/reading';
import { invalid, notFound } from '../../platform/errors/http-error';
import { notAcceptable, preferred } from '../../platform/http/accepted';
import type { FileAnswer } from '../../platform/http/file';
import type { Call } from '../../platform/http/serve';

type StatementCall = Call<typeof apiAccountStatement>;
type Query = QueryOf<typeof apiAccountStatement>;

/**
 * Refuses a call by the form of its parameters: a file of the series has a number, an extract two days and no number.
 * @throws HttpError 400 that names the parameters at fault
 */
export function assertStatementQuery(query: Partial<Query>): void {
  const { number, from, to, by, delivery } = query;
  const faults: Record<string, MessageKey> = {};
  const ofExtract = { from, to, by, delivery };
  if (number !== undefined) {
    for (const [name, value] of Object.entries(ofExtract)) {
      if (value !== undefined) faults[name] = 'bankFile.which';
    }
  } else {
    for (const name of ['from', 'to'] as const) {
      if (query[name] === undefined) faults[name] = 'bankFile.which';
    }
  }
  for (const name of ['from', 'to'] as const) {
    const day = query[name];
    if (day !== undefined && !isDate(day)) faults[name] = 'apiReplies.day';
  }
  if (from !== undefined && to !== undefined && isDate(from) && isDate(to)) {
    if (to < from) faults.to = 'apiReplies.backwards';
    else if (daysBetween(from, to) >= EXTRACT_DAYS) faults.to = 'bankFile.tooLong';
  }
  const [first] = Object.values(faults);
  if (first !== undefined) {
    throw invalid(
      Object.values(faults).every((fault) => fault === first) ? first : 'errors.validation',
      faults,
    );
  }
}

/** @throws HttpError 400 for days that are not supported, as 0000-01-01 */
export function assertFileDays(body: Partial<BodyOf<typeof apiCreateStatementFile>>): void {
  const wrong = (['through', 'from'] as const).filter(
    (name) => body[name] !== undefined && !isDate(body[name]),
  );
  if (wrong.length > 0) {
    throw invalid(
      'apiReplies.day',
      Object.fromEntries(wrong.map((name) => [name, 'apiReplies.day' as const])),
    );
  }
}

/** What is made, and what it is made of. */
interface Wanted {
  kind: string;
  source: ExportSource;
  head: BankFileHead;
  request: object;
}

/**
 * The statement of an account as a program asks for it. What leaves is in the audit trail, as what people export is.
 * @throws HttpError 406 for other forms, 404 for an account or number that there is not, 403 for a part of an account
 */
export async function accountStatement(
  context: AppContext,
  { files, reports }: Shared,
  call: StatementCall,
): Promise<FileAnswer> {
  const { headers, principal, signal, setHeader } = call;
  const mediaType = preferred(headers.accept, offered) ?? notAcceptable('bankFile.notAcceptable');
  const format = bankFormats[offered.indexOf(mediaType)] as BankFormat;
  const { db } = context.database;
  const wanted = await readingReport(context.database, reports, call, (trx) =>
    wantedOf(trx, context, call, format),
  );
  const { kind, source, head, request } = wanted;
  assertHolds(format, head);
  const { opening, credits, debits } = head.sums;
  const entries = credits.count + debits.count;
  const order: ExportOrder = { kind, format, language: head.language, request, totalRows: entries };
  const after = { format, totalRows: entries, request };
  await db
    .transaction()
    .execute((trx) =>
      recordChanges(trx, principal, [{ action: 'export', entity: 'export', key: kind, after }]),
    );
  setHeader('statement-delivery', String(head.position));
  setHeader('statement-entries', String(entries));
  setHeader('statement-opening', centsText(opening));
  setHeader('statement-closing', centsText(opening + credits.sum - debits.sum));
  const reader = { userId: principal.id, scope: principal.scope, signal };
  return {
    name: exportFileName(format, source.fileName),
    mediaType,
    pieces: files.make(source, order, reader),
  };
}

const offered = bankFormats.map((format) => mediaTypes[format]);

async function wantedOf(
  trx: Db,
  { config, now }: AppContext,
  { principal: { scope }, params: { id }, query, language }: StatementCall,
  format: BankFormat,
): Promise<Wanted> {
  if ((await fileAccount(trx, scope, id)) === null) throw notFound();
  const { number, from = '', to = '', by = 'accounting', delivery } = query;
  if (number !== undefined) {
    const request = { contaId: id, numero: number };
    const file = await fileOf(trx, scope, request);
    return { kind: BANK_FILE, source: bankFileSource, head: headOfFile(file, format), request };
  }
  const newest = await newestPosition(trx);
  if (delivery !== undefined && delivery > newest) {
    throw invalid('apiReplies.position', { delivery: 'apiReplies.position' });
  }
  const entrega = delivery ?? newest;
  const request = {
    contaId: id,
    tipoDeData: by === 'accounting' ? ('dc' as const) : ('dt' as const),
    tsInicio: `${from} 00:00:00`,
    tsFim: `${to} 23:59:59`,
    ...(entrega > 0 && { entrega }),
  };
  const { currency, timeZone } = config;
  const head = await headOfExtract(trx, request, { language, timeZone, currency, scope, at: now() });
  return { kind: BANK_EXTRACT, source: bankExtract(currency), head, request };
}
