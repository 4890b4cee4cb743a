import { isDeepStrictEqual } from 'node:util';
import type { apiReportFile, ReportHeader } from '../../../../contract/api-reports';
import { exportFileName, mediaTypes } from '../../../../contract/exports';
import type { ControlTotal } from '../../../../contract/sendings';
import type { Making } from '../../../area';
import type { AppContext } from '../../../platform/context';
import { HttpError, notFound } from '../../../platform/errors/http-error';
import { notAcceptable, preferred } from '../../../platform/http/accepted';
import type { FileAnswer } from '../../../platform/http/file';
import type { Call } from '../../../platform/http/serve';
import { readerNow } from '../../../platform/principal/person';
import { recordedFile } from '../file';
import { prepare } from '../prepare';
import { runOfFile, totalOf } from '../sendings';

/**
 * The file of a sending for the program of its recipient: the rows of its moment, within the scope of now. It is there as
 * soon as its event is on the way, because a receiver fetches it before it answers.
 * @throws HttpError 404 for one of others, 403 where nothing of it is there for its recipient any more, 406 for another form
 */
export async function reportFile(
  context: AppContext,
  { files, sources }: Making,
  { principal, params, headers, language, signal }: Call<typeof apiReportFile>,
): Promise<FileAnswer> {
  const found = await runOfFile(context.database.db, principal.id, params.id);
  if (found === null) throw notFound();
  const { run, told } = found;
  const { format, screen } = run;
  const mediaType =
    preferred(headers.accept, [mediaTypes[format]]) ?? notAcceptable('subscriptionReplies.form');
  const known = { id: principal.id, address: principal.address, language };
  const person = await readerNow(context, known, screen);
  const prepared = person === null ? null : await prepare(context, sources, run, person);
  if (prepared === null) throw new HttpError(403, 'subscriptions.reasons.screen');
  if ('withheld' in prepared) throw new HttpError(403, `subscriptions.reasons.${prepared.withheld}`);
  return {
    name: exportFileName(format, prepared.name ?? prepared.source.fileName),
    mediaType,
    headers: totalHeaders(totalOf(prepared.control), told),
    pieces: recordedFile(context, files, { run, prepared }, { principal, signal }),
  };
}

/**
 * Says what a file comes to by now, and whether that is what its message said: whoever has gained or lost an establishment since
 * takes in another sum than the one that was told.
 */
function totalHeaders(
  now: ControlTotal | null,
  told: ControlTotal | null,
): Readonly<Partial<Record<ReportHeader, string>>> {
  if (now === null) return {};
  const { rows, deposits, withdrawals, balance } = now;
  return {
    'report-rows': String(rows),
    'report-deposits': deposits ?? '',
    'report-withdrawals': withdrawals ?? '',
    'report-balance': balance ?? '',
    ...(told !== null && { 'report-changed': String(!isDeepStrictEqual(now, told)) }),
  };
}
