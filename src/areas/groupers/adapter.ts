import {
  deleteGrouper,
  type GrouperFilter,
  type GrouperRecord,
  type GrouperRow,
  type GrouperSort,
  getGrouper,
  grouperSorts,
  listAssociators,
  saveGrouper,
} from '../../../contract/groupers';
import type { BodyOf } from '../../../contract/operation';
import { wireNamed } from '../../kit/list/wire-named';
import { call } from '../../portal/client';
import { type ResourceAdapter, recordsOf } from '../../portal/resource-adapter';
import { type EditedGrouper, grouperFilters, type ListedGrouper } from './grouper';

type Sent = Omit<BodyOf<typeof saveGrouper>, 'id'>;

/** API-14, API-36, API-37: the adapter of groupers. The list returns rows, `one` the record of the form. */
export const grouperAdapter: ResourceAdapter<ListedGrouper | EditedGrouper, GrouperFilter, GrouperSort> = {
  sortable: grouperSorts,
  async list({ filter, ...page }, signal) {
    const query = { ...wireNamed(grouperFilters, filter), ...page, filtering: true };
    return recordsOf(await call(listAssociators, { query, signal }), (row) => row as GrouperRow);
  },
  async one(id, signal) {
    return edited(await call(getGrouper, { params: { id: Number(id) }, signal }));
  },
  async create(data) {
    return edited(await call(saveGrouper, { body: { ...sent(data), id: null } }));
  },
  async update(id, data) {
    return edited(await call(saveGrouper, { body: { ...sent(data), id: Number(id) } }));
  },
  async delete(id, { version }) {
    await call(deleteGrouper, { query: { id: Number(id), ...(version !== undefined && { version }) } });
  },
};

const edited = (record: GrouperRecord): EditedGrouper => ({ ...record, id: record.idGrouper });

/** The form saves all fields; react-admin's type allows that some are missing. */
function sent(data: object): Sent {
  const { name, ecs, version, effect } = data as Sent;
  return { name, ecs, ...(version !== undefined && { version }), ...(effect !== undefined && { effect }) };
}
