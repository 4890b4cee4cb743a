import { allowed } from '../../contract/access';
import { type ExportFormat, exportFile, exportFileName } from '../../contract/exports';
import { forbidden } from '../http/refusal';
import type { Serve } from '../http/serve';
import type { Traffic } from '../http/traffic';
import type { Portal } from '../portal';
import { csv } from './formats/csv';
import { Places } from './places';
import { openReading } from './reading';
import type { ExportSource } from './source';
import type { Format } from './table';
import { orderOf } from './tickets';
import { unhurried } from './unhurried';

const formats: Record<ExportFormat, { mediaType: string; format: Format }> = {
  csv: { mediaType: 'text/csv; charset=utf-8', format: csv },
};

/** Files that hold a database connection at the same time, of the ten that there are. */
const FILES_AT_ONCE = 4;

/** API-27: makes the files that tickets promise, from the sources by their kind. */
export function exportRoutes(
  serve: Serve,
  { database, now }: Portal,
  traffic: Traffic,
  sources: Readonly<Record<string, ExportSource>>,
): void {
  const places = new Places(FILES_AT_ONCE);

  serve(exportFile, async ({ params, person, scope, signal }) => {
    const order = await orderOf(database.db, params.ticket, person.id, now());
    const { language, request } = order;
    const source = sources[order.kind];
    if (source === undefined || !source.screens.some((screen) => allowed(person, screen))) throw forbidden();
    const { mediaType, format } = formats[order.format];

    async function* pieces(from: ExportSource) {
      const { read, close } = await openReading(database, places, signal);
      try {
        const table = from.table({ request, scope, language, read });
        yield* format({ ...table, batches: unhurried(table.batches, traffic) });
      } finally {
        await close();
      }
    }
    return { name: exportFileName(order.format), mediaType, pieces: pieces(source) };
  });
}
