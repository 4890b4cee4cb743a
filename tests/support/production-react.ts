import { createRequire } from 'node:module';

interface Scheduler {
  unstable_scheduleCallback: (priority: number, callback: () => void) => void;
  unstable_IdlePriority: number;
}

type Act = (callback: () => unknown) => PromiseLike<unknown>;

const load = createRequire(import.meta.url);
const react = load('react') as { act?: Act };
const { flushSync } = load('react-dom') as typeof import('react-dom');
const scheduler = createRequire(load.resolve('react-dom'))('scheduler') as Scheduler;

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as PromiseLike<unknown> | null | undefined)?.then === 'function';

/** Resolves when React has nothing left to do: its scheduler runs what is idle after everything else. */
const idle = () =>
  new Promise<void>((resolve) =>
    scheduler.unstable_scheduleCallback(scheduler.unstable_IdlePriority, () => resolve()),
  );

/**
 * Console tests run React's production build, as people do: it draws a page in half of the time of the development
 * build. It has no `act`, which Testing Library calls around everything that may change a page. This one does what
 * tests rely on: when it returns, the updates of its callback are drawn, and whoever awaits it goes on when React is idle.
 */
if (react.act === undefined) {
  react.act = (callback) => {
    const result = flushSync(callback);
    return {
      // biome-ignore lint/suspicious/noThenProperty: `act` returns what may be awaited and need not be.
      then: (resolve, reject) =>
        Promise.resolve(result)
          .then(async (value) => {
            await idle();
            return value;
          })
          .then(resolve, reject),
    };
  };
}
void isPromise;
