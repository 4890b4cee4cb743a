import { sql } from 'kysely';
import { defineFinder } from '../../engines/find/define';
import { activeOrNot } from '../../engines/lists/words';
import { nearest } from '../../platform/db/nearest';
import { codeTail, matchingCodes } from './list';

interface Row {
  id: number;
  name: string;
  tail: string;
  shop: string;
  active: boolean;
}

/** Codes by the name of the operator, by the last characters of the code, or by both as lists write them. */
export const codeFinder = defineFinder({
  kind: 'operatorCode',
  screen: '/codigos-operadores',
  async find(typed, { db, scope, language }) {
    const rows = await nearest(db, typed, {
      table: 'operator',
      key: 'id',
      name: 'name_folded',
      matching: matchingCodes(db, scope, { name: typed }),
      scoped: matchingCodes(db, scope, {}),
      shared: [codeTail(typed)],
      columns: sql<Row>`id, name, code_tail as tail, active,
        (select name from establishment where code = operator.establishment_code) as shop`,
    });
    return rows.map(({ id, name, tail, shop, active, nearness }) => ({
      title: `${name} •••${tail}`.trim(),
      detail: [shop, active ? null : activeOrNot('false', language)],
      to: { screen: '/codigos-operadores', record: String(id) },
      nearness,
    }));
  },
});
