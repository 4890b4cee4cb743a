import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicPaths, SIGN_ON_RETURN } from '../../../contract/access';
import type { FirstCalls } from '../../../contract/first-calls';
import { notFound } from './errors';
import { type FirstLanguage, firstLanguageOf, pageIn } from './first-language';
import { pagePreloads } from './page-preloads';

/** How long a browser keeps a clip before it asks whether it is still the same. */
export const CLIPS_KEPT = 'public, max-age=86400';

/** The placeholder that Vite writes into the pages for the nonce of the Content-Security-Policy. */
const NONCE = /\{nonce\}/g;

/** Calls, built files, and files that programs ask any server for: what is not there is not a page of the console. */
const NO_PAGE = /^\/((portal|api|feed|assets|videos|\.well-known)\/|(metrics|[^/?]+\.\w+)(\?|$))/;

/**
 * Serves the built console: files by hash, cached for ever; the two pages with a fresh nonce each time and the language
 * of a first visit (SHELL-22). Calls that nobody answers stay JSON, every other address is a page of the console.
 */
export async function consoleFiles(
  app: FastifyInstance,
  folder: string,
  firstLanguage: FirstLanguage,
  firstCalls: FirstCalls,
): Promise<void> {
  const signInPage = readFileSync(join(folder, 'login.html'), 'utf8');
  const consolePage = readFileSync(join(folder, 'index.html'), 'utf8');
  const preloaded = pagePreloads(
    JSON.parse(readFileSync(join(folder, 'page-needs.json'), 'utf8')),
    firstCalls,
  );
  const send = ({ headers }: FastifyRequest, reply: FastifyReply, page: string) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language')
      .send(
        pageIn(firstLanguageOf(firstLanguage, headers['accept-language']), page).replace(
          NONCE,
          reply.cspNonce.style,
        ),
      );

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', cacheOf(relative(folder, path)));
    },
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', 'page-needs.json'],
  });
  for (const path of [...publicPaths, `${SIGN_ON_RETURN}:provider`])
    app.get(path, (request, reply) => send(request, reply, signInPage));
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (NO_PAGE.test(request.url) || (request.method !== 'GET' && request.method !== 'HEAD'))
      return notFound(request, reply);
    return send(request, reply, preloaded(consolePage, request.url));
  });
}

/** Files by hash for ever, clips for a day; everything else is asked for again each time. */
function cacheOf(path: string): string {
  if (path.startsWith('assets')) return 'public, max-age=31536000, immutable';
  return path.startsWith('videos') ? CLIPS_KEPT : 'no-cache';
}
