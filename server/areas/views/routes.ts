import {
  createView,
  deleteView,
  findViewPeople,
  getView,
  listViews,
  setDefaultView,
  updateView,
} from '../../../contract/views';
import type { AppContext } from '../../platform/context';
import type { Serve } from '../../platform/http/serve';
import { chooseDefault } from './default';
import { peopleFor, viewFor, viewsOf } from './read';
import { create, remove, update } from './save';

export function viewRoutes(serve: Serve, context: AppContext): void {
  const { db } = context.database;
  serve(listViews, ({ principal, query }) => viewsOf(db, principal, query.screen));
  serve(getView, ({ principal, params }) => viewFor(db, principal, params.id));
  serve(createView, ({ principal, body }) => create(context, principal, body));
  serve(updateView, ({ principal, params, body }) => update(context, principal, params.id, body));
  serve(deleteView, ({ principal, params, query }) => remove(context, principal, params.id, query.version));
  serve(setDefaultView, ({ principal, body }) => chooseDefault(context, principal, body));
  serve(findViewPeople, ({ principal, query }) => peopleFor(db, principal, query));
}
