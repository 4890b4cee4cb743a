import { allowed } from '../../../contract/access';
import type { BodyOf } from '../../../contract/operation';
import type { setDefaultView } from '../../../contract/views';
import { seenBy } from '../../network/filters/seen-views';
import type { AppContext } from '../../platform/context';
import { withRetries } from '../../platform/db/retry';
import { forbidden } from '../../platform/errors/http-error';
import type { Person } from '../../platform/principal/principal';
import { noView } from './read';

/** Chooses the view with which a person opens a screen; it is the person's own affair and not in the trail. */
export async function chooseDefault(
  { database: { db } }: AppContext,
  person: Person,
  { screen, view }: BodyOf<typeof setDefaultView>,
): Promise<BodyOf<typeof setDefaultView>> {
  if (!allowed(person, screen)) throw forbidden('screen');
  if (view === null) {
    await db
      .deleteFrom('default_view')
      .where('user_id', '=', person.id)
      .where('screen', '=', screen)
      .execute();
    return { screen, view };
  }
  await withRetries(() =>
    db.transaction().execute(async (trx) => {
      const found = await trx
        .selectFrom('saved_view')
        .where('id', '=', view)
        .where('screen', '=', screen)
        .where(seenBy(person))
        .select('id')
        .forKeyShare()
        .executeTakeFirst();
      if (found === undefined) throw noView();
      await trx
        .insertInto('default_view')
        .values({ user_id: person.id, screen, view_id: view })
        .onConflict((conflict) => conflict.columns(['user_id', 'screen']).doUpdateSet({ view_id: view }))
        .execute();
    }),
  );
  return { screen, view };
}
