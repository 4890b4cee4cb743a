import { allowed } from '../../../contract/access';
import { exportFile, exportFileName, exportProgress, mediaTypes } from '../../../contract/exports';
import type { AppContext, Log } from '../../platform/context';
import { forbidden } from '../../platform/errors/http-error';
import type { Serve } from '../../platform/http/serve';
import { scopeOn } from '../../platform/principal/scope-on';
import type { FileMaker } from './maker';
import { noted } from './progress';
import { noteReady } from './ready';
import type { ExportSource } from './source';
import { orderOf, progressOf } from './tickets';

/** API-27: makes the files that tickets promise, from the sources by their kind. */
export function exportRoutes(
  serve: Serve,
  context: AppContext,
  files: FileMaker,
  sources: Readonly<Record<string, ExportSource>>,
  log: Log,
): void {
  const { database, now } = context;

  serve(exportFile, async ({ params: { ticket }, principal, signal }) => {
    const order = await orderOf(database.db, ticket, principal.id, now());
    const source = sources[order.kind];
    const screen = source?.screens.find((one) => allowed(principal, one));
    if (source === undefined || screen === undefined) throw forbidden();
    const reader = { userId: principal.id, scope: scopeOn(principal, screen), signal };

    async function* pieces(from: ExportSource) {
      yield* files.make(from, order, reader, ({ batches, done }) => noted(batches, context, ticket, done));
      await noteReady(context, ticket, order, from.title, log);
    }
    const { format } = order;
    return {
      name: exportFileName(format, source.fileName),
      mediaType: mediaTypes[format],
      pieces: pieces(source),
    };
  });

  serve(exportProgress, ({ params, principal }) => progressOf(database.db, params.ticket, principal.id));
}
