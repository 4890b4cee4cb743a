/** A key-value store in IndexedDB, for what cannot be kept in the local storage. */
const DATABASE = 'cofre';
const STORE = 'keys';

function settled<T>(source: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    source.addEventListener('success', () => resolve(source.result));
    source.addEventListener('error', () => reject(source.error));
  });
}

/** A database that does not open within this counts as none: of a damaged profile it never answers. */
const TIMEOUT_MS = 3000;

async function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => {
      reject(new Error('IndexedDB does not answer'));
      opening.addEventListener('success', () => opening.result.close());
    }, TIMEOUT_MS);
    settled(opening)
      .then(resolve, reject)
      .finally(() => clearTimeout(timeout));
  });
}

/** Runs an operation on the store, and waits until all other pages see its result. */
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

/** Whether this browser has IndexedDB. */
export function hasDatabase(): boolean {
  try {
    return globalThis.indexedDB !== undefined;
  } catch {
    return false; // refused, as the local storage is
  }
}

/** @throws the error of a browser that stores nothing (some private windows) */
export const readEntry = (key: string): Promise<unknown> => within('readonly', (store) => store.get(key));

/** Resolves when all other pages read the new value; throws as `readEntry` does. */
export async function putEntry(key: string, value: unknown): Promise<void> {
  await within('readwrite', (store) => store.put(value, key));
}

/** Resolves when no other page reads the entry any more; throws as `readEntry` does. */
export async function removeEntry(key: string): Promise<void> {
  await within('readwrite', (store) => store.delete(key));
}
