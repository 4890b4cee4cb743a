import {
  type ApiClient,
  addClientKeys,
  addOwnClientKeys,
  getApiClient,
  getOwnApiClient,
  removeClientKey,
  removeOwnClientKey,
  setClientAddresses,
  setOwnClientAddresses,
} from '../../../contract/api-clients';
import type { BodyOf } from '../../../contract/operation';
import { call } from '../../portal/client';

/** How the keys and addresses of one API user are read and changed; each change returns both. */
export interface ClientCalls {
  /** Names it in React Query's cache. */
  name: number | 'own';
  read: (signal: AbortSignal) => Promise<ApiClient>;
  addKeys: (body: BodyOf<typeof addOwnClientKeys>) => Promise<ApiClient>;
  removeKey: (key: number) => Promise<ApiClient>;
  setAddresses: (body: BodyOf<typeof setOwnClientAddresses>) => Promise<ApiClient>;
}

/** Of the person who is signed in. */
export const ownClient: ClientCalls = {
  name: 'own',
  read: (signal) => call(getOwnApiClient, { signal }),
  addKeys: (body) => call(addOwnClientKeys, { body }),
  removeKey: (key) => call(removeOwnClientKey, { params: { key } }),
  setAddresses: (body) => call(setOwnClientAddresses, { body }),
};

/** Of a user, for level 1. */
export const clientOf = (id: number): ClientCalls => ({
  name: id,
  read: (signal) => call(getApiClient, { params: { id }, signal }),
  addKeys: (body) => call(addClientKeys, { params: { id }, body }),
  removeKey: (key) => call(removeClientKey, { params: { id, key } }),
  setAddresses: (body) => call(setClientAddresses, { params: { id }, body }),
});
