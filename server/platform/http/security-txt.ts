import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context';

/** Its address is that of the standard. */
const PATH = '/.well-known/security.txt';

/** RFC 9116 advises an end within a year: a file that nobody keeps up is not trusted for ever. */
const VALID_DAYS = 180;

/**
 * RFC 9116: tells whoever has found a fault whom to write to. Its end is that many days after each answer, because a
 * server that still answers still has its contact. Where the deployment has named none (`PORTAL_SECURITY_CONTACT`),
 * there is no such file.
 */
export function securityTxt(app: FastifyInstance, { config, now }: AppContext): void {
  const { securityContact, publicUrl } = config;
  if (securityContact === null) return;
  app.get(PATH, { schema: { hide: true } }, async (_request, reply) => {
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(now().getTime() + VALID_DAYS * 86_400_000).toISOString()}`,
      'Preferred-Languages: pt, es, en',
      ...(publicUrl === null ? [] : [`Canonical: ${new URL(PATH, publicUrl).href}`]),
    ];
    void reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400');
    return `${lines.join('\n')}\n`;
  });
}
