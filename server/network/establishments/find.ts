import { sql } from 'kysely';
import type { TypedText } from '../../../contract/typed-text';
import type { Db } from '../../platform/db/connections';
import { nearest } from '../../platform/db/nearest';
import { shopCalled, shopCoded } from '../../platform/db/search-box';
import { type Scope, within } from '../../platform/principal/scope';

interface Row {
  code: string;
  name: string;
  city: string;
  state: string;
}

/** Finds the establishments of a scope by name, by code, or by both as lists write them. */
export async function foundShops(db: Db, scope: Scope, typed: TypedText) {
  const code = sql.ref<string>('establishment.code');
  const scoped = db.selectFrom('establishment').where(within(scope, code));
  const rows = await nearest(db, typed, {
    table: 'establishment',
    key: 'code',
    name: 'name_folded',
    matching: scoped.where(shopCalled(sql.ref('establishment.name_folded'), code, typed)),
    scoped,
    keys: [shopCoded(code, typed)],
    columns: sql<Row>`code, name, city, state`,
  });
  return rows.map(({ code, name, city, state, nearness }) => ({
    code,
    title: name,
    detail: [code, `${city}, ${state}`],
    nearness,
  }));
}
