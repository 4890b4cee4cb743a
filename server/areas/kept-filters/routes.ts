import { allowed } from '../../../contract/access';
import { getKeptFilter, keepFilter } from '../../../contract/kept-filters';
import type { AppContext } from '../../platform/context';
import { forbidden, notFound } from '../../platform/errors/http-error';
import type { Serve } from '../../platform/http/serve';
import { findFilter, storeFilter } from './store';

/** People find only their own filters, of screens that they may open; what a filter selects is judged by the list. */
export function keptFilterRoutes(serve: Serve, { database: { db }, now }: AppContext): void {
  serve(keepFilter, async ({ body, principal }) => {
    if (!allowed(principal, body.screen)) throw forbidden('screen');
    return { id: await storeFilter(db, principal.id, body, now()) };
  });

  serve(getKeptFilter, async ({ params: { id }, principal }) => {
    const found = await findFilter(db, principal.id, id);
    if (found === null || !allowed(principal, found.screen)) throw notFound();
    return found;
  });
}
