import { sql } from 'kysely';
import { allowed, type ScreenPath, screens } from '../../../contract/access';
import { message } from '../../../i18n/server';
import { defineFinder } from '../../engines/find/define';
import { seenBy } from '../../network/filters/seen-views';
import { nearest } from '../../platform/db/nearest';
import { containsWords } from '../../platform/db/search-box';

interface Row {
  id: string;
  name: string;
  screen: ScreenPath;
  /** `null`: the person's own. */
  owner: string | null;
}

/** Saved views by name, of the screens that the person may open. */
export const viewFinder = defineFinder({
  kind: 'view',
  // Hits lead to many screens; home, which everybody may open, is where they stand among others.
  screen: '/home',
  async find(typed, { db, person, language }) {
    const open = screens.map(({ path }) => path).filter((path) => allowed(person, path));
    const seen = db
      .selectFrom('saved_view')
      .where(seenBy(person))
      .where(sql<boolean>`screen = any(${open}::text[])`);
    const rows = await nearest(db, typed, {
      table: 'saved_view',
      key: 'id',
      name: 'name_folded',
      matching: seen.where(containsWords(sql.ref('saved_view.name_folded'), typed)),
      scoped: seen,
      columns: sql<Row>`id, name, screen, case when owner_id <> ${person.id} then
        (select u.name from portal_user u where u.id = owner_id) end as owner`,
    });
    return rows.map(({ id, name, screen, owner, nearness }) => ({
      title: name,
      detail: [message(language, `screens.${screen}.title`), owner],
      to: { screen, view: id },
      nearness,
    }));
  },
});
