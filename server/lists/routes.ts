import { exportBanks } from '../../contract/banks';
import type { ListExportCall } from '../../contract/list-exports';
import { exportViewers } from '../../contract/report-viewers';
import { exportUsers } from '../../contract/users';
import { actorOf } from '../audit/record';
import type { ExportSource } from '../exports/source';
import { promiseFile } from '../exports/tickets';
import type { Serve } from '../http/serve';
import type { Portal } from '../portal';
import { bankList } from './banks';
import { countListed, type ListRequest, listExport } from './export';
import type { ListSource } from './source';
import { userList } from './users';
import { viewerList } from './viewers';

/** Every list that leaves as a file, and the call that asks for it. */
const lists: readonly (readonly [ListExportCall, ListSource])[] = [
  [exportBanks, bankList],
  [exportUsers, userList],
  [exportViewers, viewerList],
];

/** The sources of their files, by the kind of their tickets. */
export const listSources: Readonly<Record<string, ExportSource>> = Object.fromEntries(
  lists.map(([, source]) => [source.name, listExport(source)]),
);

export function listExportRoutes(serve: Serve, { database: { db }, now }: Portal): void {
  for (const [operation, source] of lists) {
    serve(operation, async (call) => {
      const { body, scope, language } = call;
      const request: ListRequest = body;
      await source.refuse?.(db, scope, body.filter);
      const totalRows = await countListed(db, source, scope, request);
      const order = { kind: source.name, format: body.format, language, request, totalRows };
      return promiseFile(db, actorOf(call), order, now());
    });
  }
}
