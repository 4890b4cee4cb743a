import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../../server/app';
import { readConfig } from '../../../server/config';
import type { Database } from '../../../server/db/open';
import { Bell } from '../../../server/jobs/bell';
import { freshDatabase } from '../../support/databases';

const folder = mkdtempSync(join(tmpdir(), 'cofre-console-'));
let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>console</title><style nonce="{nonce}"></style>');
  writeFileSync(join(folder, 'login.html'), '<title>sign-in</title><style nonce="{nonce}"></style>');
  writeFileSync(join(folder, 'mark.svg'), '<svg/>');
  writeFileSync(join(folder, 'assets', 'index-1.js'), '// plain');
  writeFileSync(join(folder, 'assets', 'index-1.js.br'), 'packed');
  database = await freshDatabase();
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  app = await buildApp(
    { config, database, secret: 'x'.repeat(32), feedKeys: [], now: () => new Date(), bell: new Bell() },
    folder,
  );
});
afterAll(async () => {
  await app.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers = {}) => app.inject({ url, headers });

test('an address of the console is its page, whatever stands behind it, and is asked for again each time', async () => {
  for (const url of ['/bancos', '/bancos/editar/001', '/home?next=%2Fa.b', '/nowhere']) {
    const { statusCode, body, headers } = await get(url);
    expect([url, statusCode, body.includes('<title>console</title>')]).toEqual([url, 200, true]);
    expect(headers['cache-control']).toBe('no-cache');
  }
  expect((await get('/login')).body).toContain('<title>sign-in</title>');
});

test('each page has a nonce of its own, the one of its policy', async () => {
  const nonceOf = ({ body }: { body: string }) => /nonce="([^"{]+)"/.exec(body)?.[1];
  const [first, second] = [await get('/home'), await get('/home')];
  expect(nonceOf(first)).toBeDefined();
  expect(nonceOf(first)).not.toBe(nonceOf(second));
  expect(first.headers['content-security-policy']).toContain(`'nonce-${nonceOf(first)}'`);
});

test('a file that is not there is 404, not a page', async () => {
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

test('files by hash travel packed and are kept for ever, others are asked for again', async () => {
  const script = await get('/assets/index-1.js', { 'accept-encoding': 'br' });
  expect(script.body).toBe('packed');
  expect(script.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await get('/assets/index-1.js')).body).toBe('// plain');
  expect((await get('/mark.svg')).headers['cache-control']).toBe('no-cache');
});
