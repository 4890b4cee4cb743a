import DataLoader from 'dataloader';

/**
 * Batches a query: calls that arrive together send it once, because each query wakes a process of the database, which
 * costs more than the result. Nothing is cached: the query is sent after the last of its calls has arrived. An embedded
 * database wakes nobody, and whoever waits there loses a place in the one line.
 * @param query returns the results in the order of the keys
 * @param most of the keys in one query
 */
export function batched<Context extends { database: { embedded: boolean } }, Key, Result>(
  query: (context: Context, keys: readonly Key[]) => Promise<Result[]>,
  most: number,
): (context: Context, key: Key) => Promise<Result> {
  const loaders = new WeakMap<Context, DataLoader<Key, Result>>();
  return (context, key) => {
    const loader =
      loaders.get(context) ??
      new DataLoader((keys: readonly Key[]) => query(context, keys), {
        cache: false,
        maxBatchSize: most,
        // The latter comes after all connections that have something to say were read.
        batchScheduleFn: context.database.embedded ? queueMicrotask : setImmediate,
      });
    loaders.set(context, loader);
    return loader.load(key);
  };
}
