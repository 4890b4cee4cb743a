import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBanks } from '../../../../contract/banks';
import { login, validateSession } from '../../../../contract/session';
import { administratorsPortal } from '../../../support/administrators-portal';
import { fillConsoleFolder } from '../../../support/console-folder';
import { type TestPortal, testPortal } from '../../../support/portal';

/* Every answer tells a browser what it may do; nothing but the portal and its built files is answered at all. */

const folder = mkdtempSync(join(tmpdir(), 'cofre-served-'));
let portal: TestPortal;
let https: TestPortal;
let served: TestPortal;
let token: string;
let close: () => Promise<void>;
beforeAll(async () => {
  const opened = await administratorsPortal();
  ({ portal, token, close } = opened);
  https = await testPortal(opened.database, { PORTAL_PUBLIC_URL: 'https://cofre.example' });
  served = await testPortal(opened.database, {}, { consoleFolder: builtBeside() });
});
afterAll(async () => {
  await served.app.close();
  await https.app.close();
  await close();
  rmSync(folder, { recursive: true, force: true });
});

/** A console as it is built, and beside it what nobody is to have. */
function builtBeside(): string {
  const consoleFolder = join(folder, 'dist', 'console');
  mkdirSync(join(consoleFolder, 'assets'), { recursive: true });
  fillConsoleFolder(consoleFolder, 'the console');
  writeFileSync(join(consoleFolder, 'assets', 'listed-1.js'), 'listed');
  for (const file of ['.git/HEAD', '.env', 'dist/.git/HEAD', 'dist/sbom.cdx.json', 'dist/server/main.js']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), 'unserved');
  }
  return consoleFolder;
}

const ADDRESSES = [listBanks.path, '/healthz', '/portal/nothing', '/nothing.php'];

test('over https every answer asks for https for a year and more, also of hosts below', async () => {
  for (const url of ADDRESSES) {
    const { headers } = await https.app.inject(url);
    expect(headers['strict-transport-security'], url).toBe('max-age=31536000; includeSubDomains');
  }
  expect((await portal.app.inject('/healthz')).headers['strict-transport-security']).toBeUndefined();
});

test('every answer has the whole policy: no object, no base, no frame around it, no guess of its type', async () => {
  for (const url of ADDRESSES) {
    const { headers } = await https.app.inject(url);
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy, url).toEqual(
      expect.arrayContaining(["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]),
    );
    // Objects follow the default.
    expect(policy.some((rule) => rule.startsWith('object-src'))).toBe(false);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
  }
});

test('every text says its type and its encoding', async () => {
  for (const url of ADDRESSES) {
    const { headers } = await portal.app.inject(url);
    expect(headers['content-type'], url).toBe('application/json; charset=utf-8');
  }
});

test('a page of another origin is allowed nothing, with or without asking first', async () => {
  const origin = 'https://elsewhere.example';
  const asked = await portal.app.inject({
    method: 'OPTIONS',
    url: listBanks.path,
    headers: {
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    },
  });
  expect(asked.statusCode).toBeGreaterThanOrEqual(400);
  const direct = await portal.call(listBanks, { token, headers: { origin } });
  expect(direct.status).toBe(200);
  for (const { headers } of [asked, direct])
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
});

test('a session is in a header that no other page can send, and never in a cookie', async () => {
  const cookie = `token=${token}; @token=${token}; authorization=Bearer ${token}`;
  expect((await portal.call(validateSession, { headers: { cookie } })).status).toBe(401);
  expect((await portal.call(validateSession, { query: { token } })).status).not.toBe(200);
  // A form of another page sends one of these without asking first.
  for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
    const { statusCode } = await portal.app.inject({
      method: 'POST',
      url: login.path,
      headers: { 'content-type': type },
      payload: '{"user":"10000001","password":"x"}',
    });
    expect(statusCode, type).toBe(415);
  }
});

test.each(['TRACE', 'CONNECT'] as const)('the method %s has no answer of its own', async (method) => {
  const { statusCode, body } = await portal.app.inject({
    method,
    url: listBanks.path,
    headers: { 'x-told-back': 'what was sent' },
  });
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(body).not.toContain('what was sent');
});

test.each([
  '/.git/HEAD',
  '/../.git/HEAD',
  '/..%2f.git/HEAD',
  '/%2e%2e/%2e%2e/.git/HEAD',
  '/sbom.cdx.json',
  '/assets/..%2f..%2fsbom.cdx.json',
  '/server/main.js',
  '/.env',
  '/assets/',
  '/assets',
  '/page-needs.json',
])('neither sources nor folders are served: %s', async (url) => {
  const { statusCode, body } = await served.app.inject(url);
  // An address without the end of a file is a page of the console, whatever it says.
  expect([404, 'the console']).toContain(statusCode === 200 ? body : statusCode);
  expect(body).not.toMatch(/unserved|listed/);
});

test('what is built for the browser is served', async () => {
  expect((await served.app.inject('/assets/listed-1.js')).body).toBe('listed');
});
