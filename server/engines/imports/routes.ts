import type { Readable } from 'node:stream';
import { allowed, grantsAccess } from '../../../contract/access';
import type { ImportResource } from '../../../contract/import-columns';
import {
  commitImport,
  describeImport,
  importErrors,
  importRows,
  previewImport,
  readWorkbook,
} from '../../../contract/imports';
import type { AppContext } from '../../platform/context';
import { forbidden } from '../../platform/errors/http-error';
import type { Serve } from '../../platform/http/serve';
import { assertFactorGiven } from '../../platform/principal/factor-rule';
import type { Person } from '../../platform/principal/principal';
import { commit } from './commit';
import { dateHeadings, description } from './describe';
import { errorsFile } from './errors-file';
import { preview } from './preview';
import { rowsPage } from './rows';
import { batchOf } from './store';
import type { ImportTargets } from './target';
import { workbookTable } from './workbook';

interface ImportCall {
  params: { resource: ImportResource };
  principal: Person;
}

/** Imports of everything that can be imported. Who may open the screen of the records may import them. */
export function importRoutes(serve: Serve, context: AppContext, targets: ImportTargets): void {
  const { db } = context.database;
  const targetOf = targetIn(targets);
  serve(describeImport, async (call) => description(targetOf(call), call.language));
  serve(previewImport, async (call) => preview(context, targetOf(call), call.principal, call.body));
  serve(importRows, async (call) => {
    const target = targetOf(call);
    const { id } = await batchOf(db, context, call.principal, { target, id: call.params.batch });
    return rowsPage(db, target, id, call.query, call.language);
  });
  serve(commitImport, async (call) => {
    if (grantsAccess(`/${call.params.resource}`)) assertFactorGiven(call.principal, context.now());
    return commit(context, targetOf(call), call.principal, call.params.batch, call.body);
  });
  serve(importErrors, async (call) => {
    const target = targetOf(call);
    const batch = await batchOf(db, context, call.principal, { target, id: call.params.batch });
    return {
      name: `${target.name}.csv`,
      mediaType: 'text/csv; charset=utf-8',
      pieces: errorsFile(db, target, batch, call.language),
    };
  });
}

/** Takes a workbook as the bytes that it is: where that is served, `takeFiles` was called. */
export function workbookRoute(serve: Serve, targets: ImportTargets): void {
  const targetOf = targetIn(targets);
  serve(readWorkbook, async (call) =>
    workbookTable(streamOf(call.body), dateHeadings(targetOf(call)), {
      personId: call.principal.id,
      signal: call.signal,
    }),
  );
}

/** @throws HttpError 403 where the person may not open the screen of the records */
const targetIn =
  (targets: ImportTargets) =>
  ({ params, principal }: ImportCall) => {
    const target = targets[params.resource];
    if (!allowed(principal, target.screen)) throw forbidden();
    return target;
  };

/** Anything but a stream was refused (platform/http/validation.ts). */
const streamOf = (body: unknown) => body as Readable;
