/**
 * One server after another, beside the others: what `npm run machines:replace` does on a machine and the drill of an
 * upgrade does on this one. Plain Node: an archive has no packages of tests.
 */

/**
 * @typedef {object} Replaceable a server process
 * @property {string} name
 * @property {() => Promise<unknown>} stop tells it to end: it is not ready from then on, serves whoever is connected for
 *   five seconds more, and is gone when this resolves
 * @property {() => Promise<unknown>} start starts it as it is to be now; resolves when it is ready, rejects when it is not
 * @property {() => Promise<boolean>} isReady whether a balancer would ask it
 */

/**
 * Drains, stops and starts each of some servers, and waits until it is ready before the next one's turn.
 * @param {readonly Replaceable[]} servers those to be replaced
 * @param {object} how
 * @param {() => Promise<number>} how.ready how many servers of the site a balancer would ask now, these among them
 * @param {(server: Replaceable) => Promise<unknown>} [how.replaced] after each; the next waits for it
 * @param {(server: Replaceable) => Promise<unknown>} [how.failed] where one does not become ready, before the end
 * @throws Error before a server is stopped without which nobody would be served, and where one does not become ready:
 *   those after it are as they were
 */
export async function replaceEach(servers, { ready, replaced = async () => {}, failed = async () => {} }) {
  for (const server of servers) {
    // One that is not ready is asked by nobody: a newer version may have ended its time.
    if ((await server.isReady()) && (await ready()) < 2)
      throw new Error(`${server.name} is the only server that is ready: it is not stopped`);
    await server.stop();
    try {
      await server.start();
    } catch (error) {
      await failed(server);
      throw error;
    }
    await replaced(server);
  }
}
