import type { DataProvider } from 'react-admin';
import { failureText, isAbort, PortalError } from '../ui/failure/portal-error';
import { listQuery } from './list-query';
import { checkedReply } from './reply';
import type { AnyAdapter, LazyAdapter } from './resource-adapter';

/** A row without an id is no record, and would break the page that shows it. */
const isRecord = (row: unknown): boolean => row instanceof Object && 'id' in row && row.id !== undefined;
const areRecords = ({ data }: { data?: unknown }): boolean => Array.isArray(data) && data.every(isRecord);

/**
 * react-admin's view of the portal. It dispatches to the adapter of the resource, which makes the HTTP call; nothing
 * here knows a resource by name.
 *
 * | Method  | Adapter           | HTTP call                                                     |
 * |---------|-------------------|---------------------------------------------------------------|
 * | getList | list              | `GET /portal/…?page=0&size=10&sort=name,asc` and the filters  |
 * | getOne  | one               | `GET /portal/…/7`                                             |
 * | getMany | one, for each id  | `GET /portal/…/7`, …                                          |
 * | create  | create            | `POST /portal/…`, or what the contract has for it             |
 * | update  | update            | `PUT /portal/…`                                               |
 * | delete  | delete            | `DELETE /portal/…`                                            |
 *
 * The methods that are not here have no caller: many records are changed as a batch (kit/bulk). react-admin names a
 * missing one when it is called.
 *
 * Every failure is a PortalError whose `message` can be shown or translated as it is; an abort stays an abort.
 */
export function dataProviderFor(adapters: Readonly<Record<string, AnyAdapter | LazyAdapter>>): DataProvider {
  const adapterOf = async (resource: string): Promise<AnyAdapter> => {
    const adapter = adapters[resource];
    if (adapter === undefined) throw new Error(`No adapter is registered for the resource "${resource}"`);
    return typeof adapter === 'function' ? adapter() : adapter;
  };
  async function able<Method extends keyof AnyAdapter>(
    resource: string,
    method: Method,
  ): Promise<NonNullable<AnyAdapter[Method]>> {
    const found = (await adapterOf(resource))[method];
    if (found == null) throw new Error(`The adapter of the resource "${resource}" has no "${method}"`);
    return found;
  }

  // The casts are needed because react-admin types each method by a record of the caller's choice, and an adapter by
  // its own.
  const provider = {
    getList: async (resource, params) => {
      const adapter = await adapterOf(resource);
      const query = listQuery(params, adapter);
      // `from` says where these rows stand in the whole list, because the requested page may not exist any more.
      const list = checkedReply(await adapter.list(query, params.signal), areRecords);
      return { ...list, meta: { ...list.meta, from: query.page * query.size + 1 } };
    },
    getOne: async (resource, { id, signal }) => ({
      data: checkedReply(await (await able(resource, 'one'))(id, signal), isRecord),
    }),
    getMany: async (resource, { ids, signal }) => {
      const one = await able(resource, 'one');
      return { data: await Promise.all(ids.map((id) => one(id, signal))) };
    },
    create: async (resource, { data }) => ({ data: await (await able(resource, 'create'))(data) }),
    update: async (resource, { id, data }) => ({ data: await (await able(resource, 'update'))(id, data) }),
    delete: async (resource, { id, previousData }) => {
      await (await able(resource, 'delete'))(id, previousData ?? {});
      return { data: previousData ?? { id } };
    },
  } as Pick<DataProvider, 'getList' | 'getOne' | 'getMany' | 'create' | 'update' | 'delete'> as DataProvider;

  for (const [name, method] of Object.entries(provider)) {
    provider[name] = (...parameters: unknown[]) => method(...parameters).catch(rethrowForDisplay);
  }
  return Object.assign(provider, { supportAbortSignal: true });
}

/**
 * Rethrows a failure in the form that react-admin shows: `message` is a text or the key of one (ERR-01 to ERR-03),
 * and the texts of fields are in `body.errors`, where its forms look for them.
 */
function rethrowForDisplay(error: unknown): never {
  if (isAbort(error) || !(error instanceof PortalError)) throw error;
  const { kind, status, text, fields, requestId, body } = error;
  const hasFields = Object.keys(fields).length > 0;
  const shown = new PortalError(kind, status, text, fields, requestId, hasFields ? { errors: fields } : body);
  const failure = failureText(error);
  shown.message = 'text' in failure ? failure.text : failure.key;
  throw shown;
}
