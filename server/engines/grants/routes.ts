import { allowed } from '../../../contract/access';
import { type AccessWish, exportEffect, previewEffect } from '../../../contract/access-effect';
import type { ReportSemaphore } from '../../platform/concurrency/report-semaphore';
import type { AppContext } from '../../platform/context';
import { readingReport } from '../../platform/db/reading';
import { forbidden } from '../../platform/errors/http-error';
import type { Serve } from '../../platform/http/serve';
import type { Person } from '../../platform/principal/principal';
import { promiseFile } from '../exports/tickets';
import { sizeOf } from './code-set';
import { describeEffect } from './describe';
import { effectOf } from './effect';
import { EFFECT_EXPORT, type EffectRequest } from './file';
import { type AccessSources, sourceOf } from './source';

interface EffectCall {
  principal: Person;
  body: { change: AccessWish };
  signal: AbortSignal;
}

/** What changes would do to what people have access to. Who may make a change may read its effect. */
export function effectRoutes(
  serve: Serve,
  context: AppContext,
  reports: ReportSemaphore,
  sources: AccessSources,
): void {
  /** @throws HttpError 403 */
  const effectFor = ({ principal, body: { change }, signal }: EffectCall) => {
    const source = sourceOf(sources, change);
    if (!allowed(principal, source.screen(change))) throw forbidden('change');
    return readingReport(context.database, reports, { principal, signal }, async (trx) =>
      effectOf(trx, principal.scope, await source.changeOf(trx, context, principal, change)),
    );
  };

  serve(previewEffect, async (call) => describeEffect(await effectFor(call), call.body));
  serve(exportEffect, async (call) => {
    const { affected } = await effectFor(call);
    const totalRows = affected.reduce((rows, { gained, lost }) => rows + sizeOf(gained) + sizeOf(lost), 0);
    const { principal, language, body } = call;
    const request: EffectRequest = { change: body.change, personId: principal.id };
    const order = { kind: EFFECT_EXPORT, format: body.format, language, request, totalRows };
    return promiseFile(context.database.db, principal, order, context.now());
  });
}
