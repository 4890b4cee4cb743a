import type { AppContext } from '../../platform/context';
import { readList } from '../../platform/db/replica/reading';
import type { Serve } from '../../platform/http/serve';
import { scopeOn } from '../../platform/principal/scope-on';
import { promiseFile } from '../exports/tickets';
import { countListed, type ListRequest } from './export';
import type { ListExport } from './source';

/** Serves the calls that ask for lists as files. */
export function listExportRoutes(
  serve: Serve,
  { database, now }: AppContext,
  lists: readonly ListExport[],
): void {
  const { db } = database;
  for (const [operation, source] of lists) {
    serve(operation, async (call) => {
      const { body, principal, language } = call;
      const scope = scopeOn(principal, source.screen);
      const request: ListRequest = body;
      await source.refuse?.(db, scope, body.filter);
      const totalRows = await readList(database, principal, (fresh) =>
        countListed(fresh, source, scope, request),
      );
      const order = { kind: source.name, format: body.format, language, request, totalRows };
      return promiseFile(db, principal, order, now());
    });
  }
}
