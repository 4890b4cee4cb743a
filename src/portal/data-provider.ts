import type { DataProvider, Identifier } from 'react-admin';
import { understood } from './answer';
import { rethrowForDisplay } from './display-error';
import { listQuery } from './list-query';
import type { Wire } from './wire';

/** Whatever else an answer holds: without a key it is no record, and a page that shows it breaks. */
const isRecord = (row: unknown): boolean => row instanceof Object && 'id' in row && row.id !== undefined;
const areRecords = ({ data }: { data?: unknown }): boolean => Array.isArray(data) && data.every(isRecord);

/**
 * react-admin's view of the portal. It dispatches to the wire of the resource, which makes the HTTP call; nothing
 * here knows a resource by name.
 *
 * | Method           | Wire                    | HTTP call                                                     |
 * |------------------|-------------------------|---------------------------------------------------------------|
 * | getList          | list                    | `GET /portal/…?page=0&size=10&sort=name,asc` and the filters  |
 * | getManyReference | list                    | the same, the target as one more filter                       |
 * | getOne           | one                     | `GET /portal/…/7`                                             |
 * | getMany          | one, for each id        | `GET /portal/…/7`, …                                          |
 * | create           | create                  | `POST /portal/…`, or what the contract has for it             |
 * | update           | update                  | `PUT /portal/…`                                               |
 * | updateMany       | update, one by one      | `PUT /portal/…`, …                                            |
 * | delete           | remove                  | `DELETE /portal/…`                                            |
 * | deleteMany       | remove, one by one      | `DELETE /portal/…`, …                                         |
 *
 * Every failure is a PortalError whose `message` can be shown or translated as it is; an abort stays an abort.
 */
export function dataProviderFor(wires: Readonly<Record<string, Wire>>): DataProvider {
  const wireOf = (resource: string): Wire => {
    const wire = wires[resource];
    if (wire === undefined) throw new Error(`No wire is registered for the resource "${resource}"`);
    return wire;
  };
  function able<Method extends keyof Wire>(resource: string, method: Method): NonNullable<Wire[Method]> {
    const found = wireOf(resource)[method];
    if (found == null) throw new Error(`The wire of the resource "${resource}" has no "${method}"`);
    return found;
  }
  const each = async (ids: readonly Identifier[], work: (id: Identifier) => Promise<unknown>) => {
    for (const id of ids) await work(id);
    return { data: [...ids] };
  };

  // The casts: react-admin types every method by a record of the caller's choice, a wire by its own.
  const provider = {
    getList: async (resource, params) => {
      const wire = wireOf(resource);
      const query = listQuery(params, wire.sortable);
      // Where these rows stand in the whole list: the page that was asked for may be another one by now.
      const list = understood(await wire.list(query, params.signal), areRecords);
      return { ...list, meta: { from: query.page * query.size + 1 } };
    },
    getManyReference: async (resource, { target, id, filter, ...params }) => {
      const wire = wireOf(resource);
      const query = listQuery({ ...params, filter: { ...filter, [target]: id } }, wire.sortable);
      return understood(await wire.list(query, params.signal), areRecords);
    },
    getOne: async (resource, { id, signal }) => ({
      data: understood(await able(resource, 'one')(id, signal), isRecord),
    }),
    getMany: async (resource, { ids, signal }) => {
      const one = able(resource, 'one');
      return { data: await Promise.all(ids.map((id) => one(id, signal))) };
    },
    create: async (resource, { data }) => ({ data: await able(resource, 'create')(data) }),
    update: async (resource, { id, data, previousData }) => ({
      data: await able(resource, 'update')(id, data, previousData),
    }),
    updateMany: async (resource, { ids, data }) => {
      const update = able(resource, 'update');
      return each(ids, (id) => update(id, data));
    },
    delete: async (resource, { id, previousData }) => {
      await able(resource, 'remove')(id, previousData);
      return { data: previousData ?? { id } };
    },
    deleteMany: async (resource, { ids }) => each(ids, (id) => able(resource, 'remove')(id)),
  } as DataProvider;

  for (const [name, method] of Object.entries(provider)) {
    provider[name] = (...parameters: unknown[]) => method(...parameters).catch(rethrowForDisplay);
  }
  return Object.assign(provider, { supportAbortSignal: true });
}
