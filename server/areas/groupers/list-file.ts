import { type RawBuilder, sql } from 'kysely';
import type { exportGroupers, GrouperFilter, GrouperSort } from '../../../contract/groupers';
import type { BodyOf } from '../../../contract/operation';
import { needsQuotes, quotedName } from '../../engines/imports/items';
import type { ListColumn, ListSource } from '../../engines/list-exports/source';
import { activeOrNot } from '../../engines/list-exports/words';
import { namedEstablishments } from '../../network/reports/named';
import { grouperSortColumns, matchingGroupers } from './list';

type Column = NonNullable<BodyOf<typeof exportGroupers>['columns']>[number];

/** All establishments, which the screen shortens to "+3"; the import reads the codes from this column. */
const named = sql`(
  select string_agg(${quotedName(sql`e.name`, sql`${needsQuotes(sql`e.name`)} or e.name ~ '[;"]'`)} || ' (' || e.code || ')', '; ' order by e.name_folded, e.code)
  from grouper_establishment ge join establishment e on e.code = ge.establishment_code
  where ge.grouper_id = grouper.id)`;
const columns: Record<Column, ListColumn> = {
  nome: { title: 'groupers.columns.nome', type: 'text', value: () => sql`grouper.name` },
  ecs: { title: 'groupers.columns.ecs', type: 'text', value: () => named },
  ativo: {
    title: 'groupers.columns.ativo',
    type: 'text',
    value: () => sql`grouper.active`,
    shown: activeOrNot,
  },
  id: { title: 'groupers.columns.id', type: 'code', value: () => sql`grouper.id` },
};

const sorts = Object.fromEntries(
  Object.entries(grouperSortColumns).map(([field, column]) => [field, sql.ref(`grouper.${column}`)]),
) as Record<GrouperSort, RawBuilder<unknown>>;

/** GRP-02: the groupers as a file. */
export const grouperList: ListSource<GrouperFilter, number> = {
  name: 'agrupadores',
  title: 'screens./agrupadores.title',
  screen: '/agrupadores',
  columns,
  sorts,
  facts: {
    associatorName: { label: 'groupers.filters.associatorName' },
    ec: {
      label: 'groupers.filters.ec',
      shown: async (value, _language, trx) => (await namedEstablishments(trx, value as string[])).join('; '),
    },
  },
  table: sql`grouper`,
  key: sql`grouper.id`,
  keys: sql`int[]`,
  matching(db, _scope, filter, only, order) {
    const keys = matchingGroupers(db, filter).where(only).select('grouper.id as key');
    return order === undefined ? keys : keys.orderBy(order);
  },
};
