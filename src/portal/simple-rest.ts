import simpleRest from 'ra-data-simple-rest';
import type { fetchUtils, RaRecord } from 'react-admin';
import type { Operation } from '../../contract/operation';
import { readAt } from './read-at';
import { checkedReply } from './reply';
import type { ListQuery, ResourceAdapter } from './resource-adapter';

/**
 * The adapter of a resource that the server serves in the convention of ra-data-simple-rest: that provider writes the
 * addresses and reads the responses, and our client makes the calls, with its tokens, failures and timeouts. Without
 * a sort the newest come first.
 * @param list the call that lists it, whose path ends with the name of the resource
 */
export function simpleRestAdapter<Row extends RaRecord, Filter extends object, Field extends string>(
  list: Operation,
  sortable: readonly Field[],
  filterOf: (filter: Partial<Filter>) => object,
): ResourceAdapter<Row, Filter, Field> {
  const at = list.path.lastIndexOf('/');
  const [base, resource] = [list.path.slice(0, at), list.path.slice(at + 1)];
  const provider = simpleRest(base, clientFor(list));
  return {
    sortable,
    list: async ({ page, size, sort, filter }: ListQuery<Filter, Field>, signal) => {
      const [field, direction] = (sort ?? `${sortable[0]},desc`).split(',') as [Field, 'asc' | 'desc'];
      const { data, total = 0 } = await provider.getList<Row>(resource, {
        pagination: { page: page + 1, perPage: size },
        sort: { field, order: direction === 'asc' ? 'ASC' : 'DESC' },
        filter: filterOf(filter),
        ...(signal !== undefined && { signal }),
      });
      return { data, total };
    },
  };
}

/**
 * Used in the place of react-admin's own `fetchJson`. The `Range` header is left out, because the address says the
 * same.
 */
function clientFor(operation: Operation): typeof fetchUtils.fetchJson {
  return async (address, options = {}) => {
    const { signal } = options as { signal?: AbortSignal | undefined };
    const { reply, text, status, contentRange } = await readAt(operation, String(address), signal);
    const headers = new Headers(contentRange === null ? {} : { 'Content-Range': contentRange });
    return { status, headers, body: text, json: checkedReply(reply, () => true) };
  };
}
