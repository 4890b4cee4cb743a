import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Layout, layOut } from '../../scripts/machines/layout';
import { balancer } from '../../scripts/machines/portal';
import { Processes, answers as reaches } from '../../scripts/machines/processes';
import { selfSigned } from '../support/certificate';

/* HAProxy with its file, before servers that say what they are told to say. */

const PATIENT = { timeout: 20_000, interval: 100 };

interface Served {
  ready: boolean;
  port: number;
  headers: IncomingHttpHeaders;
  server: Server;
}

let folder: string;
let layout: Layout;
let processes: Processes;
const served: Served[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cofre-balancer-'));
  chmodSync(folder, 0o755);
  layout = await layOut(folder, null);
  processes = new Processes(folder);
  for (const { port } of layout.names.servers) {
    const one: Served = {
      ready: true,
      port,
      headers: {},
      server: createServer((request, answer) => {
        if (!['/healthz', '/readyz'].includes(request.url ?? '')) one.headers = request.headers;
        const status = one.ready || request.url === '/healthz' ? 200 : 503;
        answer.writeHead(status, { server: String(port) }).end();
      }),
    };
    await new Promise<void>((resolve) => one.server.listen(port, '127.0.0.1', resolve));
    served.push(one);
  }
  await balancer(processes, layout).start();
}, 60_000);
afterAll(async () => {
  await processes.killLeft();
  for (const { server } of served) server.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = async (path = '/portal/banks', headers: Record<string, string> = {}) => {
  const answer = await fetch(`http://127.0.0.1:${layout.ports.people}${path}`, { headers });
  return { status: answer.status, from: Number(answer.headers.get('server')) };
};
/** Who answers how, of twelve calls. */
async function answers(): Promise<{ statuses: Set<number>; from: Set<number> }> {
  const all = [];
  for (let call = 0; call < 12; call += 1) all.push(await ask());
  return { statuses: new Set(all.map(({ status }) => status)), from: new Set(all.map(({ from }) => from)) };
}
const ports = (which = served) => new Set(which.map(({ port }) => port));

beforeEach(async () => {
  await expect.poll(answers, PATIENT).toEqual({ statuses: new Set([200]), from: ports() });
});
afterEach(() => {
  for (const one of served) one.ready = true;
});

test('a server that is not ready is asked no more, the others are', async () => {
  const [first, ...others] = served as [Served, ...Served[]];
  first.ready = false;
  await expect.poll(answers, PATIENT).toEqual({ statuses: new Set([200]), from: ports(others) });
});

test('where none is ready, the database being away, people get the sentence of a server and not of the balancer', async () => {
  for (const one of served) one.ready = false;
  // By then it has asked each of them, and taken it out of the turn.
  await sleep(3000);
  expect(await answers()).toEqual({ statuses: new Set([503]), from: ports() });
});

test('the address of the caller is what the balancer says, not what the caller claims', async () => {
  const { from } = await ask('/', { 'x-forwarded-for': '203.0.113.9' });
  expect(served.find(({ port }) => port === from)?.headers['x-forwarded-for']).toBe('127.0.0.1');
});

test.each(['/metrics', '/metrics?x=1', '/%6Detrics'])(
  'nobody gets %s of a server by this way',
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);

test('the door of a server opens to whom our authority has signed, who reads figures there, and to nobody else', async () => {
  const [{ port }] = layout.names.servers as [Layout['names']['servers'][number]];
  const { authority, monitor } = layout.names.certificates;
  const door = `https://127.0.0.1:${port + 1000}/metrics`;
  const ca = authority?.certificate;
  expect(await reaches(door, { ca, cert: monitor?.certificate, key: monitor?.key })).toBe(true);
  await expect(reaches(door, { ca })).rejects.toThrow(/certificate required/);
  await expect(reaches(door, { ca, ...selfSigned })).rejects.toThrow(/unknown ca/);
});

test('filters and names, which are in the query of an address, are not in the log', async () => {
  await ask('/portal/users?name=Quetzal');
  const log = () => readFileSync(join(folder, 'log', 'haproxy.log'), 'utf8');
  await expect.poll(log).toMatch(/ 200 .* GET \/portal\/users HTTP\/1\.1$/m);
  expect(log()).not.toContain('Quetzal');
});
