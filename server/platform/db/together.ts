import DataLoader from 'dataloader';
import type { AppContext } from '../context';

/**
 * Calls that arrive together ask together, because each question wakes a process of the database, which costs more
 * than the answer. Nothing is kept: the question is sent after the last of its calls has arrived. An embedded database
 * wakes nobody, and whoever waits there loses a place in the one line.
 * @param ask answers in the order of what was asked
 * @param most of them in one question
 */
export function askTogether<Asked, Answer>(
  ask: (context: AppContext, asked: readonly Asked[]) => Promise<Answer[]>,
  most: number,
): (context: AppContext, one: Asked) => Promise<Answer> {
  const loaders = new WeakMap<AppContext, DataLoader<Asked, Answer>>();
  return (context, one) => {
    const loader =
      loaders.get(context) ??
      new DataLoader((asked: readonly Asked[]) => ask(context, asked), {
        cache: false,
        maxBatchSize: most,
        // The latter comes after all connections that have something to say were read.
        batchScheduleFn: context.database.embedded ? queueMicrotask : setImmediate,
      });
    loaders.set(context, loader);
    return loader.load(one);
  };
}
