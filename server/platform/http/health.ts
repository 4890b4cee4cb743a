import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { AppContext } from '../context';
import { isOlder, OLDER } from '../db/generation';
import { isMigrated } from '../db/migrations';
import { commit, version } from '../version';

/**
 * `/healthz`: the process runs. `/readyz`: it is not closing, the database answers, all migrations are applied and no newer
 * version has ended the time of this one. Both say what runs.
 */
export function healthRoutes(app: FastifyInstance, { database: { db } }: AppContext): void {
  const running = { version, commit };
  let told = false;
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'alive', ...running }));
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    if (app.closing.begun) return reply.status(503).send({ status: 'closing', ...running });
    try {
      await sql`select 1`.execute(db);
      if (await isOlder(db)) {
        // A look a second would fill the log.
        if (!told) request.log.warn(OLDER);
        told = true;
        return await reply.status(503).send({ status: 'older', ...running });
      }
      if (await isMigrated(db)) return { status: 'ready', ...running };
      request.log.warn('migrations are missing');
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer');
    }
    return reply.status(503).send({ status: 'not ready', ...running });
  });
}
