import type { ScreenPath } from '../../../contract/access';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import type { PageQuery } from '../../platform/db/page';
import { type Reader, readList } from '../../platform/db/replica/reading';
import { invalid, within } from '../../platform/errors/http-error';
import type { Serve } from '../../platform/http/serve';
import type { Person } from '../../platform/principal/principal';
import type { Scope } from '../../platform/principal/scope';
import { scopeOn } from '../../platform/principal/scope-on';
import { type Clock, clockOf } from '../../platform/time/clock';
import { promiseFile } from '../exports/tickets';
import type { List } from './define';
import { assertNotTooManyToEdit, countListed, type ListRequest } from './export';

/** Responds to the call for a page of a list: what the caller may ask for, of its scope on the list's screen. */
export const listPage =
  <Filter extends object, Sort extends string, Page>(
    context: AppContext,
    list: {
      readonly screen: ScreenPath;
      refuse?(db: Db, scope: Scope, filter: Filter): Promise<void>;
      page(db: Db, scope: Scope, query: Filter & PageQuery<Sort>, clock: Clock): Promise<Page>;
    },
  ) =>
  async ({
    query,
    principal,
  }: {
    query: Filter & PageQuery<Sort>;
    principal: Person & Reader;
  }): Promise<Page> => {
    const { database } = context;
    const scope = scopeOn(principal, list.screen);
    await list.refuse?.(database.db, scope, query);
    return readList(database, principal, (fresh) => list.page(fresh, scope, query, clockOf(context)));
  };

/**
 * Serves the calls that ask for lists as files.
 * @param edited the names of those that leave as sheets to be edited as well
 */
export function listExportRoutes(
  serve: Serve,
  context: AppContext,
  lists: readonly List[],
  edited: ReadonlySet<string>,
): void {
  const { database } = context;
  const { db } = database;
  for (const source of lists) {
    const rules = ({ body }: { body: Partial<ListRequest> }) =>
      within('filter', async () => source.rules?.(body.filter ?? {}));
    serve(
      source.call,
      async (call) => {
        const { body, principal, language } = call;
        const scope = scopeOn(principal, source.screen);
        const request: ListRequest = body;
        const clock = clockOf(context);
        const edits = body.edit === true;
        if (edits && (body.format !== 'xlsx' || !edited.has(source.name)))
          throw invalid('imports.sheet.none');
        await within('filter', async () => source.refuse?.(db, scope, body.filter));
        const totalRows = await readList(database, principal, (fresh) =>
          countListed(fresh, source, scope, request, clock),
        );
        if (edits) assertNotTooManyToEdit(totalRows);
        const order = { kind: source.name, format: body.format, language, request, totalRows };
        return promiseFile(db, principal, order, clock.now);
      },
      rules,
    );
  }
}
