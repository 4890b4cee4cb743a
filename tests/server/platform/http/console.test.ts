import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../../../server/app';
import { firstCalls } from '../../../../server/areas';
import { readConfig } from '../../../../server/config';
import type { Database } from '../../../../server/platform/db/open';
import { JobSignal } from '../../../../server/platform/jobs/signal';
import { fillConsoleFolder } from '../../../support/console-folder';
import { freshDatabase } from '../../../support/databases';

const NEEDS = {
  '/bancos': { below: true, files: ['assets/banks-1.js', 'assets/lists-1.js'], texts: ['banks'] },
  '/home': { below: false, files: ['assets/home-1.js'], texts: [] },
};

const folder = mkdtempSync(join(tmpdir(), 'cofre-console-'));
let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    '<head><title>console</title><style nonce="{nonce}"></style></head>',
  );
  writeFileSync(join(folder, 'login.html'), '<title>sign-in</title><style nonce="{nonce}"></style>');
  writeFileSync(join(folder, 'page-needs.json'), JSON.stringify(NEEDS));
  writeFileSync(join(folder, 'mark.svg'), '<svg/>');
  writeFileSync(join(folder, 'assets', 'index-1.js'), '// plain');
  writeFileSync(join(folder, 'assets', 'index-1.js.br'), 'packed');
  database = await freshDatabase();
  app = await appWith({}, folder);
});
afterAll(async () => {
  await app.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

function appWith(environment: Record<string, string>, from: string): Promise<FastifyInstance> {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...environment });
  return buildApp(
    {
      config,
      database,
      secret: 'x'.repeat(32),
      olderSecrets: [],
      feedKeys: [],
      now: () => new Date(),
      jobSignal: new JobSignal(),
    },
    from,
  );
}

const get = (url: string, headers = {}) => app.inject({ url, headers });

test('an address of the console is its page, whatever follows, and is never cached', async () => {
  for (const url of ['/bancos', '/bancos/editar/001', '/home?next=%2Fa.b', '/nowhere']) {
    const { statusCode, body, headers } = await get(url);
    expect([url, statusCode, body.includes('<title>console</title>')]).toEqual([url, 200, true]);
    expect(headers['cache-control']).toBe('no-cache');
  }
  for (const url of ['/login', '/login/banco?code=a&state=b'])
    expect((await get(url)).body).toContain('<title>sign-in</title>');
});

test('each page has a new nonce, the one in its policy', async () => {
  const nonceOf = ({ body }: { body: string }) => /nonce="([^"{]+)"/.exec(body)?.[1];
  const [first, second] = [await get('/home'), await get('/home')];
  expect(nonceOf(first)).toBeDefined();
  expect(nonceOf(first)).not.toBe(nonceOf(second));
  expect(first.headers['content-security-policy']).toContain(`'nonce-${nonceOf(first)}'`);
});

test('a long page is compressed if the client accepts it, and still varies by language', async () => {
  const long = mkdtempSync(join(tmpdir(), 'cofre-console-'));
  const links = '<link rel="modulepreload" href="/assets/x.js" nonce="{nonce}">'.repeat(50);
  fillConsoleFolder(long, links);
  const server = await appWith({}, long);
  try {
    const packed = await server.inject({ url: '/home', headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'accept-language, accept-encoding',
    });
    const page = gunzipSync(packed.rawPayload).toString();
    const nonce = /nonce="([^"]+)"/.exec(page)?.[1];
    expect(page).toBe(links.replaceAll('{nonce}', nonce ?? ''));
    expect(packed.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect((await server.inject({ url: '/home' })).headers['content-encoding']).toBeUndefined();
  } finally {
    await server.close();
    rmSync(long, { recursive: true });
  }
});

test('a page of the console names the files that its address needs, and the texts', async () => {
  const headOf = async (url: string) => {
    const { body } = await get(url);
    return {
      files: [...body.matchAll(/<link rel="modulepreload" [^>]*href="([^"]+)">/g)].map(([, file]) => file),
      texts: /<meta name="page-texts" content="([^"]+)">/.exec(body)?.[1],
      first: [...body.matchAll(/<meta name="first-call" content="([^"]+)">/g)].map(([, call = '']) =>
        JSON.parse(call.replaceAll('&quot;', '"').replaceAll('&amp;', '&')),
      ),
    };
  };
  const banks = {
    files: ['/assets/banks-1.js', '/assets/lists-1.js'],
    texts: 'banks',
    first: firstCalls['/bancos'],
  };
  expect(await headOf('/bancos')).toEqual(banks);
  expect(await headOf('/bancos/?ativo=1')).toEqual(banks);
  expect(await headOf('/bancos/editar/001')).toEqual(banks);
  expect(await headOf('/home')).toEqual({
    files: ['/assets/home-1.js'],
    texts: undefined,
    first: firstCalls['/home'],
  });
  for (const other of ['/home/below', '/bancosx', '/', '/login', '/constructor'])
    expect([other, await headOf(other)]).toEqual([other, { files: [], texts: undefined, first: [] }]);
  expect((await get('/page-needs.json')).statusCode).toBe(404);
});

test('a missing file is 404, not a page', async () => {
  for (const url of [
    '/favicon.ico',
    '/llms.txt',
    '/.well-known/security.txt',
    '/assets/gone-2.js',
    '/portal/x',
  ]) {
    expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  }
});

test('files with a hash are compressed and cached for ever, others are revalidated', async () => {
  const script = await get('/assets/index-1.js', { 'accept-encoding': 'br' });
  expect(script.body).toBe('packed');
  expect(script.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await get('/assets/index-1.js')).body).toBe('// plain');
  expect((await get('/mark.svg')).headers['cache-control']).toBe('no-cache');
});

describe('the language of a first visit', () => {
  const pages = mkdtempSync(join(tmpdir(), 'cofre-pages-'));
  const opened: FastifyInstance[] = [];
  beforeAll(() => {
    for (const page of ['index.html', 'login.html']) writeFileSync(join(pages, page), readFileSync(page));
    writeFileSync(join(pages, 'page-needs.json'), '{}');
  });
  afterAll(async () => {
    for (const one of opened) await one.close();
    rmSync(pages, { recursive: true });
  });

  /** The language that both pages declare, for the browser and for their script. */
  async function languagesOf(environment: Record<string, string>, acceptLanguage?: string) {
    const server = await appWith(environment, pages);
    opened.push(server);
    const headers = acceptLanguage === undefined ? {} : { 'accept-language': acceptLanguage };
    const answers = await Promise.all(
      ['/home', '/login', '/esqueceu-sua-senha'].map((url) => server.inject({ url, headers })),
    );
    return answers.map(({ body, headers: { vary } }) => [
      /<html lang="([^"]*)"/.exec(body)?.[1],
      /<meta name="first-language" content="([^"]*)"/.exec(body)?.[1],
      vary,
    ]);
  }

  const everyPage = (tag: string, language: string) =>
    Array.from({ length: 3 }, () => [tag, language, 'accept-language']);

  test('SHELL-22 is co, whatever the browser requests', async () => {
    expect(await languagesOf({})).toEqual(everyPage('es-CO', 'co'));
    expect(await languagesOf({}, 'pt-BR,pt;q=0.9')).toEqual(everyPage('es-CO', 'co'));
  });

  test.each([
    ['en', 'en'],
    ['es', 'es-MX'],
    ['pt', 'pt-BR'],
  ])('SHELL-22 is PORTAL_LANGUAGE=%s, whatever the browser requests', async (language, tag) => {
    expect(await languagesOf({ PORTAL_LANGUAGE: language }, 'es-CO')).toEqual(everyPage(tag, language));
  });

  test.each([
    ['pt-PT,pt;q=0.9,en;q=0.8', 'pt', 'pt-BR'],
    ['fr-FR,fr;q=0.9,en-GB;q=0.8', 'en', 'en'],
    ['es-MX', 'es', 'es-MX'],
    ['ja,zh;q=0.5', 'co', 'es-CO'],
    [undefined, 'co', 'es-CO'],
  ])(
    'SHELL-22 with auto is that of the browser, %s, if it is one of the four',
    async (asked, language, tag) => {
      expect(await languagesOf({ PORTAL_LANGUAGE: 'auto' }, asked)).toEqual(everyPage(tag, language));
    },
  );
});
