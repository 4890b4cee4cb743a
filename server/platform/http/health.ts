import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { AppContext } from '../context';
import { isMigrated } from '../db/migrations';

/**
 * `/healthz`: the process runs. `/readyz`: it is not closing, the database answers and all migrations are applied.
 */
export function healthRoutes(app: FastifyInstance, { database: { db } }: AppContext): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'alive' }));
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    if (app.closing.begun) return reply.status(503).send({ status: 'closing' });
    try {
      await sql`select 1`.execute(db);
      if (await isMigrated(db)) return { status: 'ready' };
      request.log.warn('migrations are missing');
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer');
    }
    return reply.status(503).send({ status: 'not ready' });
  });
}
