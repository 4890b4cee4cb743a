import { allowed } from '../../../contract/access';
import { getKeptFilter, keepFilter, reachFilter } from '../../../contract/kept-filters';
import { reachable } from '../../network/filters/reach';
import type { AppContext } from '../../platform/context';
import { forbidden, notFound } from '../../platform/errors/http-error';
import type { Serve } from '../../platform/http/serve';
import { scopeOn } from '../../platform/principal/scope-on';
import { findFilter, storeFilter } from './store';

/**
 * People find filters of screens that they may open: their own as they have kept them, those of others by an id that
 * nobody can reckon, within their own scope. What a filter selects is judged by the list.
 */
export function keptFilterRoutes(serve: Serve, context: AppContext): void {
  const { db } = context.database;
  serve(keepFilter, async ({ body, principal }) => {
    if (!allowed(principal, body.screen)) throw forbidden('screen');
    return { id: await storeFilter(context, principal.id, body) };
  });

  serve(reachFilter, ({ body: { screen, filter }, principal }) => {
    if (!allowed(principal, screen)) throw forbidden('screen');
    return reachable(db, scopeOn(principal, screen), filter);
  });

  serve(getKeptFilter, async ({ params: { id }, principal }) => {
    const found = await findFilter(context, principal.id, id);
    if (found === null || !allowed(principal, found.screen)) throw notFound();
    const { screen, filter, own } = found;
    if (own) return { screen, filter };
    return { screen, ...(await reachable(db, scopeOn(principal, screen), filter)) };
  });
}
