import type { FastifyInstance } from 'fastify';
import type { OperationAccess } from '../../../contract/operation';

/** Counts the calls that people wait for at this moment: all but downloads of files and calls of machines. */
export class Traffic {
  #calls = 0;
  #begun = 0;
  readonly #waiting = new Set<() => void>();

  begin(): void {
    this.#calls += 1;
    this.#begun += 1;
  }

  /** How many there have been, those of now among them. */
  get begun(): number {
    return this.#begun;
  }

  end(): void {
    this.#calls -= 1;
    if (this.#calls > 0) return;
    for (const go of this.#waiting) go();
  }

  /** Resolves when no call is under way, or after so many milliseconds. */
  quiet(most: number): Promise<void> {
    if (this.#calls === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const go = () => {
        this.#waiting.delete(go);
        clearTimeout(timeout);
        resolve();
      };
      const timeout = setTimeout(go, most);
      this.#waiting.add(go);
    });
  }
}

const isForPersons = (access: OperationAccess) => access === 'public' || access.person !== undefined;

/** Counts an app's calls from their arrival to the end of their answer, however they end. */
export function trafficOf(app: FastifyInstance): Traffic {
  const traffic = new Traffic();
  app.addHook('onRequest', async (request, reply) => {
    const { operation } = request.routeOptions.config;
    if (operation === undefined || operation.produces !== null || !isForPersons(operation.access)) return;
    traffic.begin();
    reply.raw.once('close', () => traffic.end());
  });
  return traffic;
}
