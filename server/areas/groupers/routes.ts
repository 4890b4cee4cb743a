import { deleteGrouper, getGrouper, listAssociators, saveGrouper } from '../../../contract/groupers';
import type { AppContext } from '../../platform/context';
import { readList } from '../../platform/db/replica/reading';
import type { Serve } from '../../platform/http/serve';
import { clockOf } from '../../platform/time/clock';
import { deleteOne } from './delete';
import { associatorsPage } from './list';
import { grouperRecordOf } from './record';
import { rulesOfGrouper, saveOne } from './save';

export function grouperRoutes(serve: Serve, context: AppContext): void {
  const { database } = context;
  const { db } = database;
  serve(listAssociators, ({ query, principal }) =>
    readList(database, principal, (fresh) =>
      associatorsPage(fresh, principal.scope, query, clockOf(context)),
    ),
  );
  serve(getGrouper, ({ params: { id } }) => grouperRecordOf(db, id));
  serve(
    saveGrouper,
    ({ principal, body }) => saveOne(db, principal, body),
    ({ body }) => rulesOfGrouper(body),
  );
  serve(deleteGrouper, ({ principal, query }) => deleteOne(context, principal, query));
}
