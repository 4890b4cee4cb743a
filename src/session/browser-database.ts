/** What a browser keeps beside its local storage: a few entries in one store of IndexedDB. */
const DATABASE = 'cofre';
const STORE = 'keys';

function settled<T>(source: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    source.addEventListener('success', () => resolve(source.result));
    source.addEventListener('error', () => reject(source.error));
  });
}

async function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
  return settled(opening);
}

/** Does something with the store and waits until it is done for every other page as well. */
async function within<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    const transaction = database.transaction(STORE, mode);
    const complete = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error));
    });
    const [result] = await Promise.all([settled(work(transaction.objectStore(STORE))), complete]);
    return result;
  } finally {
    database.close();
  }
}

/** Whether this browser has such a database at all. */
export const hasDatabase = () => globalThis.indexedDB !== undefined;

/** @throws what the browser says where it keeps nothing (some private windows) */
export const readEntry = (key: string): Promise<unknown> => within('readonly', (store) => store.get(key));

/** Resolves once every other page reads it; throws as `readEntry` does. */
export async function putEntry(key: string, value: unknown): Promise<void> {
  await within('readwrite', (store) => store.put(value, key));
}

/** Resolves once no other page reads it any more; throws as `readEntry` does. */
export async function removeEntry(key: string): Promise<void> {
  await within('readwrite', (store) => store.delete(key));
}
