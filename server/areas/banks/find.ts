import { sql } from 'kysely';
import { defineFinder } from '../../engines/find/define';
import { activeOrNot } from '../../engines/lists/words';
import { nearest } from '../../platform/db/nearest';
import { bankCoded } from '../../platform/db/search-box';
import { bankList } from './list';

interface Row {
  code: string;
  name: string;
  active: boolean;
}

/** Banks by name, by code with or without the zeros in front, or by both. */
export const bankFinder = defineFinder({
  kind: 'bank',
  screen: '/bancos',
  async find(typed, { db, scope, clock, language }) {
    const listed = (filter: { name?: string }) => bankList.listing(db, scope, filter, clock).matching;
    const rows = await nearest(db, typed, {
      table: 'bank',
      key: 'code',
      name: 'name_folded',
      matching: listed({ name: typed }),
      scoped: listed({}),
      keys: [bankCoded(sql.ref('bank.code'), typed)],
      columns: sql<Row>`code, name, active`,
    });
    return rows.map(({ code, name, active, nearness }) => ({
      title: `${code} · ${name}`,
      detail: [active ? null : activeOrNot('false', language)],
      to: { screen: '/bancos', record: code },
      nearness,
    }));
  },
});
