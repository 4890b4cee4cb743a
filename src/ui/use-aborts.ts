import { useEffect, useState } from 'react';

/** Signals for calls that end with the component: one a key, and the next one of a key aborts the one before. */
class Aborts {
  readonly #running = new Map<string, AbortController>();

  begin(key = ''): AbortSignal {
    this.abort(key);
    const controller = new AbortController();
    this.#running.set(key, controller);
    return controller.signal;
  }

  abort(key = ''): void {
    this.#running.get(key)?.abort();
    this.#running.delete(key);
  }

  abortAll(): void {
    for (const key of this.#running.keys()) this.abort(key);
  }
}

/** For a component that makes calls which nobody waits for once it is gone. */
export function useAborts(): Aborts {
  const [aborts] = useState(() => new Aborts());
  useEffect(() => () => aborts.abortAll(), [aborts]);
  return aborts;
}
