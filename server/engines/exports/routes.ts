import { allowed } from '../../../contract/access';
import { exportFile, exportFileName, exportProgress, mediaTypes } from '../../../contract/exports';
import type { ReportSemaphore } from '../../platform/concurrency/report-semaphore';
import { Semaphore } from '../../platform/concurrency/semaphore';
import type { AppContext, Log } from '../../platform/context';
import { forbidden } from '../../platform/errors/http-error';
import type { Serve } from '../../platform/http/serve';
import type { Traffic } from '../../platform/http/traffic';
import { measured } from '../../platform/metrics/files';
import { scopeOn } from '../../platform/principal/scope-on';
import { FileRecorder } from '../verification/recorder';
import { formats } from './formats';
import { lowPriority } from './low-priority';
import { noted } from './progress';
import { openReading } from './reading';
import { noteReady } from './ready';
import type { ExportSource } from './source';
import { orderOf, progressOf } from './tickets';

/** Files that hold a database connection at the same time, of the ten that there are. */
const FILES_AT_ONCE = 4;

/** API-27: makes the files that tickets promise, from the sources by their kind. */
export function exportRoutes(
  serve: Serve,
  context: AppContext,
  { traffic, own }: { traffic: Traffic; own: ReportSemaphore },
  sources: Readonly<Record<string, ExportSource>>,
  log: Log,
): void {
  const { database, now, config, metrics } = context;
  const { timeZone } = config;
  const all = new Semaphore(FILES_AT_ONCE);
  metrics?.watch('exports', all);

  serve(exportFile, async ({ params, principal, signal }) => {
    const order = await orderOf(database.db, params.ticket, principal.id, now());
    const { language, request, format: form } = order;
    const source = sources[order.kind];
    const screen = source?.screens.find((one) => allowed(principal, one));
    if (source === undefined || screen === undefined) throw forbidden();
    const scope = scopeOn(principal, screen);
    const format = formats[form];

    async function* pieces(from: ExportSource) {
      const recorder = new FileRecorder(form);
      const at = now();
      const { read, close } = await openReading(database, { all, own, personId: principal.id }, signal);
      try {
        const table = await from.table({ request, scope, language, format: form, read, at, timeZone });
        const batches = noted(lowPriority(table.batches, traffic), context, params.ticket, table.done);
        yield* recorder.watched(format(recorder.numbered({ ...table, batches })));
      } finally {
        await close();
      }
      // What is not kept could not be known again: then there is no whole file either.
      await recorder.keep(database.db, order, { userId: principal.id, scope, at });
      await noteReady(context, params.ticket, order, from.title, log);
    }
    const mediaType = mediaTypes[form];
    const file = measured(metrics, form, pieces(source), signal);
    return { name: exportFileName(form, source.fileName), mediaType, pieces: file };
  });

  serve(exportProgress, ({ params, principal }) => progressOf(database.db, params.ticket, principal.id));
}
