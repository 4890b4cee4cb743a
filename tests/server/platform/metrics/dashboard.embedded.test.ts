import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listBanks } from '../../../../contract/banks';
import { feedTransactions } from '../../../../contract/feed';
import { login } from '../../../../contract/session';
import { depositReport } from '../../../../contract/statement';
import { migratedFolder } from '../../../support/databases';
import { FEED_KEY } from '../../../support/portal';
import { startServer } from '../../../support/server-process';
import { reportRequest } from '../../engines/exports/statement-file';
import { samplesOf } from './metrics-portal';

/* The dashboard of deploy/grafana, against a server as an operator starts it. */

interface Panel {
  type: string;
  title: string;
  gridPos: { h: number; w: number; x: number; y: number };
  targets?: { expr: string; datasource: { uid: string } }[];
}
const dashboard = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../deploy/grafana/cofre.json'), 'utf8'),
) as {
  title: string;
  uid: string;
  templating: { list: { name: string; definition?: string }[] };
  panels: Panel[];
};
const expressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

/** The words of PromQL in the expressions. */
const WORDS =
  'sum by rate increase topk histogram_quantile max min count le time and unless offset max_over_time'.split(
    ' ',
  );

/** The metrics of an expression, with the labels that it selects or groups by. */
function metricsIn(expr: string): { name: string; labels: string[] }[] {
  const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/));
  const bare = expr
    .replace(/\bby \([^)]*\)/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\boffset \w+/g, '')
    .replace(/[a-zA-Z_:][\w:]*\{[^}]*\}/g, (selector) => `${selector.split('{')[0]} `);
  const names = (bare.match(/[a-zA-Z_:][\w:]*/g) ?? []).filter((word) => !WORDS.includes(word));
  const selected = [...expr.matchAll(/[{,]\s*(\w+)\s*=~?/g)].map(([, label = '']) => label);
  const labels = [...new Set([...grouped, ...selected])].filter((label) => label !== 'instance');
  return names.map((name) => ({ name, labels }));
}

let folder: string;
let metricsUrl: string;
let address: string;
let text: string;
const servers: ReturnType<typeof startServer>[] = [];

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

const start = (environment: Record<string, string>) => {
  const server = startServer({
    PORTAL_DATA_DIR: folder,
    PORTAL_DEMO_TRANSACTIONS: '100',
    PORTAL_ROBOT_CHECK: 'off',
    PORTAL_FEED_KEY: FEED_KEY,
    ...environment,
  });
  servers.push(server);
  return server;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cofre-metrics-'));
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  const server = start({ PORTAL_METRICS_ADDRESS: `127.0.0.1:${port}` });
  address = await server.listening();
  expect(server.output()).toContain(`Metrics are read at ${metricsUrl}`);
  await traffic();
  text = await (await fetch(metricsUrl)).text();
}, 120_000);
afterAll(async () => {
  for (const { child } of servers) if (child.exitCode === null) child.kill('SIGKILL');
  await Promise.all(servers.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

async function post(path: string, body: unknown, token?: string) {
  const reply = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

/** A person signs in, opens a list and downloads a file; the gateway sends a movement. */
async function traffic(): Promise<void> {
  const { token } = await post(login.path, { user: '10000001', password: 'Demo@2026' });
  const authorization = `Bearer ${token}`;
  expect((await fetch(`${address}${listBanks.path}`, { headers: { authorization } })).status).toBe(200);
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const period = { tsInicio: `${day} 00:00:00`, tsFim: `${day} 23:59:59` };
  const { token: manager } = await post(login.path, { user: '20000002', password: 'Demo@2026' });
  const { urlDownload } = await post(`${depositReport.path}?formato=csv`, reportRequest(period), manager);
  const file = await fetch(`${address}${urlDownload}`, { headers: { authorization: `Bearer ${manager}` } });
  expect((await file.text()).length).toBeGreaterThan(100);
  const network = await (
    await fetch(`${address}/feed/network`, { headers: { authorization: `Bearer ${FEED_KEY}` } })
  ).json();
  const [shop] = network.establishments;
  const { stored } = await post(
    feedTransactions.path,
    [
      {
        numeroLogico: shop.terminals[0],
        nsu: '999999',
        capturedAt: `${day}T09:00:00`,
        accountingDate: day,
        processCode: 304,
        operatorCodeId: shop.operators[0],
        accountId: shop.accounts[0],
        amount: '10.00',
      },
    ],
    FEED_KEY,
  );
  expect(stored).toBe(1);
}

describe('the dashboard', () => {
  test('queries metrics that the server has, by labels that they have', () => {
    const samples = samplesOf(text);
    const asked = expressions.flatMap(metricsIn);
    expect(asked.length).toBeGreaterThan(30);
    for (const { name, labels } of asked) {
      const found = samples.filter((sample) => sample.name === name);
      expect(found, name).not.toEqual([]);
      for (const label of labels) expect(Object.keys(found[0]?.labels ?? {}), name).toContain(label);
    }
  });

  test('has alerts beside it about metrics that the server has', () => {
    const rules = readFileSync(
      join(import.meta.dirname, '../../../../deploy/prometheus/cofre.rules.yml'),
      'utf8',
    );
    // Those behind are of exporters around the portal.
    const [ours = ''] = rules.split('- name: around-cofre');
    const expressions = [...ours.matchAll(/^ {8}expr: (?:>-\n((?: {10}.*\n)+)|(.*))/gm)].map(
      ([, folded, line = '']) => folded ?? line,
    );
    expect(expressions).toHaveLength([...ours.matchAll(/^ {6}- alert: /gm)].length);
    expect(expressions.length).toBeGreaterThan(20);
    const told = new Set(samplesOf(text).map(({ name }) => name));
    // A metric of Prometheus itself.
    told.add('up');
    for (const name of expressions.flatMap(metricsIn).map((metric) => metric.name))
      expect(told).toContain(name);
  });

  test('has all metrics of the server', () => {
    const asked = new Set(expressions.flatMap(metricsIn).map(({ name }) => name));
    const own = [...text.matchAll(/^# TYPE (cofre_\w+) (\w+)$/gm)].map(([, name = '', kind]) =>
      kind === 'histogram' ? `${name}_bucket` : name,
    );
    expect(own.length).toBeGreaterThan(15);
    expect(own.filter((name) => !asked.has(name))).toEqual([]);
  });

  test('is provisioned by its title, and queries the chosen Prometheus and servers', () => {
    expect([dashboard.title, dashboard.uid]).toEqual(['Cofre', 'cofre']);
    expect(dashboard.templating.list.map(({ name }) => name)).toEqual(['datasource', 'instance']);
    expect(dashboard.templating.list[1]?.definition).toBe('label_values(cofre_build_info, instance)');
    const sources = dashboard.panels.flatMap(({ targets = [] }) => targets.map((one) => one.datasource.uid));
    expect(new Set(sources)).toEqual(new Set(['${datasource}']));
    for (const expr of expressions) expect(expr).toContain('instance=~"$instance"');
  });

  test('has its panels in rows, without overlaps', () => {
    const places = dashboard.panels.flatMap(({ gridPos: { h, w, x, y } }) =>
      Array.from({ length: h * w }, (_, n) => `${x + (n % w)},${y + Math.floor(n / w)}`),
    );
    expect(new Set(places).size).toBe(places.length);
    expect(Math.max(...dashboard.panels.map(({ gridPos: { w, x } }) => x + w))).toBe(24);
    expect(dashboard.panels.filter(({ type }) => type === 'row').map(({ title }) => title)).toEqual([
      'Calls',
      'Latencies',
      'Errors',
      'Pool and turns',
      'Jobs',
      'Webhooks',
      'Feed',
      'Exports',
      'Process',
      'Replica',
    ]);
  });
});

describe('a separate address of the metrics', () => {
  const asked = async (path: string, method = 'GET') =>
    (await fetch(new URL(path, metricsUrl), { method })).status;

  test('has the metrics and nothing else', async () => {
    expect(await asked('/metrics?x=1')).toBe(200);
    expect([await asked('/'), await asked('/healthz'), await asked(listBanks.path)]).toEqual([404, 404, 404]);
    expect([await asked('/metrics', 'HEAD'), await asked('/metrics', 'POST')]).toEqual([200, 405]);
    expect((await fetch(`${address}/metrics`)).status).toBe(404);
  });

  test('that is in use stops the start with a message', async () => {
    const other = mkdtempSync(join(tmpdir(), 'cofre-metrics-'));
    await migratedFolder(other);
    const second = start({
      PORTAL_METRICS_ADDRESS: new URL(metricsUrl).host,
      PORTAL_DATA_DIR: other,
      PORTAL_DEMO: 'off',
    });
    expect(await second.ended).toBe(1);
    expect(second.errors()).toMatch(
      /^PORTAL_METRICS_ADDRESS 127\.0\.0\.1:\d+ cannot be used \(.*EADDRINUSE.*\)\.$/m,
    );
    expect(second.errors()).not.toMatch(/\n\s+at /);
    rmSync(other, { recursive: true, force: true });
  }, 120_000);

  test('requires the key if there is one, and ends with the server', async () => {
    const other = mkdtempSync(join(tmpdir(), 'cofre-metrics-'));
    await migratedFolder(other);
    const key = 'k'.repeat(32);
    const own = `127.0.0.1:${await freePort()}`;
    const server = start({
      PORTAL_METRICS_ADDRESS: own,
      PORTAL_METRICS_KEY: key,
      PORTAL_DATA_DIR: other,
      PORTAL_DEMO: 'off',
    });
    await server.listening();
    const status = async (headers: Record<string, string>) =>
      (await fetch(`http://${own}/metrics`, { headers })).status;
    expect([await status({}), await status({ authorization: `Bearer ${key}` })]).toEqual([401, 200]);
    expect(await status({ authorization: `Bearer ${'l'.repeat(32)}` })).toBe(401);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    rmSync(other, { recursive: true, force: true });
  }, 120_000);
});
