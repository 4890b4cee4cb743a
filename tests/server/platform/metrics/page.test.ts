import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { listBanks } from '../../../../contract/banks';
import { login } from '../../../../contract/session';
import type { Database } from '../../../../server/platform/db/open';
import { fillConsoleFolder } from '../../../support/console-folder';
import { freshDatabase } from '../../../support/databases';
import { addUser } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';
import { MEASURED, METRICS_KEY, samplesOf, scrape, valueOf } from './metrics-portal';

let database: Database;
/** A console of two pages. */
let folder: string;
const open: TestPortal[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cofre-console-'));
  fillConsoleFolder(folder, '<p></p>');
  database = await freshDatabase();
  await addUser(database.db, { login: '10000001', role: 1 });
});
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ app }) => app.close()));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

async function portalWith(
  environment: Record<string, string>,
  consoleFolder: string | null = null,
): Promise<TestPortal> {
  const portal = await testPortal(database, environment, { consoleFolder });
  open.push(portal);
  return portal;
}

describe('/metrics on the port of the portal', () => {
  test.each([
    ['nothing', undefined],
    ['another key', `Bearer ${METRICS_KEY.replace('a', 'b')}`],
    ['half of the key', `Bearer ${METRICS_KEY.slice(0, -1)}`],
    ['another scheme', `Basic ${btoa(`x:${METRICS_KEY}`)}`],
    ['the session of an administrator', 'session'],
  ])('with %s is 401, with a message, and reveals nothing', async (_what, header) => {
    const portal = await portalWith(MEASURED);
    const authorization = header === 'session' ? `Bearer ${(await portal.signIn('10000001')).token}` : header;
    const { statusCode, headers, body } = await portal.app.inject({
      url: '/metrics',
      headers: { 'accept-language': 'en', ...(authorization !== undefined && { authorization }) },
    });
    expect(statusCode).toBe(401);
    expect(headers['www-authenticate']).toBe('Bearer realm="metrics"');
    expect(JSON.parse(body)).toEqual({ code: 'UNAUTHENTICATED', message: expect.stringMatching(/\w+ \w+/) });
  });

  test('with the key is the text format of Prometheus, and is never cached', async () => {
    const portal = await portalWith(MEASURED);
    const { statusCode, headers, body } = await portal.app.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${METRICS_KEY}` },
    });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(samplesOf(body).length).toBeGreaterThan(50);
  });

  test('opens with each of two keys, so that one can be replaced', async () => {
    const young = 'y'.repeat(32);
    const portal = await portalWith({ PORTAL_METRICS_KEY: `${METRICS_KEY}, ${young}` });
    for (const key of [METRICS_KEY, young]) {
      const { statusCode } = await portal.app.inject({
        url: '/metrics',
        headers: { authorization: `Bearer ${key}` },
      });
      expect(statusCode).toBe(200);
    }
  });

  test.each([
    ['nothing is configured', {}],
    ['they have an address of their own', { ...MEASURED, PORTAL_METRICS_ADDRESS: '127.0.0.1:0' }],
  ])('does not exist where %s', async (_why, environment) => {
    // With the console, whose page is returned for every address that is not a call.
    const portal = await portalWith(environment, folder);
    for (const url of ['/metrics', '/metrics?x=1']) {
      const { statusCode } = await portal.app.inject({
        url,
        headers: { authorization: `Bearer ${METRICS_KEY}` },
      });
      expect(statusCode).toBe(404);
    }
    expect((await portal.app.inject('/metricsabout')).statusCode).toBe(200);
  });
});

describe('calls', () => {
  const calls = async (portal: TestPortal, labels: Record<string, string>) =>
    valueOf(await scrape(portal), 'cofre_calls_total', labels) ?? 0;

  test('are counted by operation and status, with their latencies', async () => {
    const portal = await portalWith(MEASURED);
    const { token } = await portal.signIn('10000001');
    for (let call = 0; call < 3; call += 1) await portal.call(listBanks, { token });
    await portal.call(listBanks);
    await portal.call(listBanks, { token, query: { name: 'x'.repeat(5000) } });
    const text = await scrape(portal);
    const count = (status: string) =>
      valueOf(text, 'cofre_calls_total', { operation: listBanks.name, status });
    expect([count('200'), count('401'), count('400')]).toEqual([3, 1, 1]);
    expect(valueOf(text, 'cofre_calls_total', { operation: login.name, status: '200' })).toBe(1);
    const latency = { operation: listBanks.name };
    expect(valueOf(text, 'cofre_call_duration_seconds_count', latency)).toBe(5);
    expect(valueOf(text, 'cofre_call_duration_seconds_bucket', { ...latency, le: '30' })).toBe(5);
    expect(valueOf(text, 'cofre_call_duration_seconds_sum', latency)).toBeGreaterThan(0);
  });

  test('of unknown addresses are counted together', async () => {
    mkdirSync(join(folder, 'assets'));
    for (const file of ['one.js', 'two.js']) writeFileSync(join(folder, 'assets', file), '');
    const portal = await portalWith(MEASURED, folder);
    const pages = ['/', '/bancos', '/usuarios/editar/42', '/login', '/assets/one.js', '/assets/two.js'];
    for (const url of [...pages, '/portal/nothing', '/portal/banks/0/1/2', '/assets/three.js', '/%ff'])
      await portal.app.inject({ url });
    expect(await calls(portal, { operation: 'console', status: '200' })).toBe(pages.length);
    expect(await calls(portal, { operation: 'console', status: '404' })).toBe(3);
    expect(await calls(portal, { operation: '/metrics', status: '200' })).toBe(2);
  });

  test('whose caller leaves before the reply are 499', async () => {
    const portal = await portalWith(MEASURED);
    const { hostname, port } = new URL(await portal.app.listen({ host: '127.0.0.1', port: 0 }));
    const head = `POST ${login.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90`;
    connect(Number(port), hostname).end(`${head}\r\n\r\n{"user":`);
    await expect.poll(() => calls(portal, { operation: login.name, status: '499' })).toBe(1);
  });
});
