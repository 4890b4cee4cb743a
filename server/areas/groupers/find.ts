import { sql } from 'kysely';
import { message } from '../../../i18n/server';
import { defineFinder } from '../../engines/find/define';
import { activeOrNot } from '../../engines/lists/words';
import { nearest } from '../../platform/db/nearest';
import { matchingGroupers } from './list';

interface Row {
  id: number;
  name: string;
  active: boolean;
  shops: number;
}

export const grouperFinder = defineFinder({
  kind: 'group',
  screen: '/agrupadores',
  async find(typed, { db, language }) {
    const rows = await nearest(db, typed, {
      table: 'grouper',
      key: 'id',
      name: 'name_folded',
      matching: matchingGroupers(db, { associatorName: typed }),
      scoped: matchingGroupers(db, {}),
      columns: sql<Row>`id, name, active,
        (select count(*) from grouper_establishment where grouper_id = grouper.id)::int as shops`,
    });
    return rows.map(({ id, name, active, shops, nearness }) => ({
      title: name,
      detail: [
        message(language, 'find.establishments', { smart_count: shops }),
        active ? null : activeOrNot('false', language),
      ],
      to: { screen: '/agrupadores', record: String(id) },
      nearness,
    }));
  },
});
