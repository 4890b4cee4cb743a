import { allowed } from '../../../contract/access';
import {
  type ExportFormat,
  exportFile,
  exportFileName,
  exportProgress,
  mediaTypes,
} from '../../../contract/exports';
import { Places } from '../concurrency/places';
import type { ReportPlaces } from '../concurrency/report-places';
import { forbidden } from '../http/refusal';
import type { Serve } from '../http/serve';
import type { Traffic } from '../http/traffic';
import type { Log, Portal } from '../portal';
import { csv } from './formats/csv';
import { pdf } from './formats/pdf';
import { xls } from './formats/xls';
import { xlsx } from './formats/xlsx';
import { noted } from './progress';
import { openReading } from './reading';
import { noteReady } from './ready';
import type { ExportSource } from './source';
import type { Format } from './table';
import { orderOf, progressOf } from './tickets';
import { unhurried } from './unhurried';

const formats: Record<ExportFormat, Format> = { pdf, xlsx, xls, csv };

/** Files that hold a database connection at the same time, of the ten that there are. */
const FILES_AT_ONCE = 4;

/** API-27: makes the files that tickets promise, from the sources by their kind. */
export function exportRoutes(
  serve: Serve,
  portal: Portal,
  { traffic, own }: { traffic: Traffic; own: ReportPlaces },
  sources: Readonly<Record<string, ExportSource>>,
  log: Log,
): void {
  const { database, now, config } = portal;
  const { timeZone } = config;
  const places = new Places(FILES_AT_ONCE);

  serve(exportFile, async ({ params, principal, signal }) => {
    const { scope } = principal;
    const order = await orderOf(database.db, params.ticket, principal.id, now());
    const { language, request, format: form } = order;
    const source = sources[order.kind];
    if (source === undefined || !source.screens.some((screen) => allowed(principal, screen)))
      throw forbidden();
    const format = formats[form];

    async function* pieces(from: ExportSource) {
      const { read, close } = await openReading(database, { places, own, personId: principal.id }, signal);
      try {
        const table = await from.table({ request, scope, language, format: form, read, at: now(), timeZone });
        const batches = noted(unhurried(table.batches, traffic), portal, params.ticket, table.done);
        yield* format({ ...table, batches });
      } finally {
        await close();
      }
      await noteReady(portal, params.ticket, order, from.title, log);
    }
    const mediaType = mediaTypes[form];
    return { name: exportFileName(form, source.fileName), mediaType, pieces: pieces(source) };
  });

  serve(exportProgress, ({ params, principal }) => progressOf(database.db, params.ticket, principal.id));
}
