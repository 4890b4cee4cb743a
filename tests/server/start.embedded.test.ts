import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resetPassword, validateTokenPassword } from '../../contract/password';
import { migratedFolder } from '../support/databases';
import { startProgram, startServer } from '../support/server-process';

/** The process as an operator starts it. How it opens PostgreSQL is tested with the database. */
describe('the server as a process', { timeout: 120_000 }, () => {
  /** A data folder with a demo network, and the output of its first start. */
  let filled: string;
  let said: string;
  let folder: string;
  const running: { kill(signal?: NodeJS.Signals): boolean; exitCode: number | null }[] = [];
  beforeAll(async () => {
    filled = mkdtempSync(join(tmpdir(), 'cofre-filled-'));
    const first = start({ PORTAL_DATA_DIR: filled });
    const { status } = await fetch(`${await first.listening()}/readyz`);
    first.child.kill('SIGTERM');
    said = `${first.output()}ready: ${status}, ended: ${await first.ended}`;
  }, 120_000);
  afterAll(() => rmSync(filled, { recursive: true, force: true }));
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cofre-start-'));
    cpSync(filled, folder, { recursive: true });
  });
  afterEach(() => {
    for (const child of running.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  function start(environment: Record<string, string> = {}) {
    const server = startServer({ PORTAL_DATA_DIR: folder, PORTAL_DEMO_TRANSACTIONS: '100', ...environment });
    running.push(server.child);
    return server;
  }

  /** A start that has to fail: its message, without a stack. */
  async function refusal(environment: Record<string, string>): Promise<string> {
    const attempt = start(environment);
    expect(await attempt.ended).toBe(1);
    expect(attempt.errors()).not.toMatch(/\n\s+at /);
    return attempt.errors().trim();
  }

  test("the first start fills the demo network and prints the sign-ins, the second finds yesterday's data", async () => {
    expect(said).toMatch(/Filling the demo network/);
    for (const login of ['10000001', '20000002', '20000003', '30000003', '50000005'])
      expect(said).toContain(login);
    expect(said).toMatch(/ready: 200, ended: 0$/);
    const second = start();
    expect((await fetch(`${await second.listening()}/readyz`)).status).toBe(200);
    expect(second.output()).not.toMatch(/Filling/);
  });

  test('LOG-16 somebody who tries the demo finds the link of a mail in the terminal of the server', async () => {
    const server = start();
    const url = await server.listening();
    const asked = await fetch(`${url}${resetPassword.path}?cpf=20000002`, { method: 'POST' });
    expect(asked.status).toBe(200);
    const said = /^Mail to Carlos Eduardo Moura in (\S+\.eml), with the link (\S+)$/m;
    await expect.poll(server.output, { timeout: 20_000 }).toMatch(said);
    const [, file = '', link = ''] = said.exec(server.output()) ?? [];
    expect(existsSync(file)).toBe(true);
    expect(link.startsWith(`${url}/alterar-senha?token=`)).toBe(true);
    const token = new URL(link).searchParams.get('token');
    const valid = await fetch(`${url}${validateTokenPassword.path}?token=${token}`, { method: 'POST' });
    expect(await valid.json()).toBe(true);
  });

  test('a second server on the same data folder is refused with a message', async () => {
    const first = start();
    await first.listening();
    expect(await refusal({})).toMatch(
      /^The data folder .+ is in use by process \d+ on \S+\. Stop that server first/,
    );
    expect((await fetch(`${await first.listening()}/healthz`)).status).toBe(200);
  });

  test('admin:create is refused with the same message while a server holds the folder', async () => {
    const server = start();
    await server.listening();
    const args = ['--login', '10000009', '--name', 'Helena', '--email', 'helena@example.com'];
    const attempt = startProgram('server/commands/admin-create.ts', { PORTAL_DATA_DIR: folder }, args);
    attempt.child.stdin.end('senha-forte7!\n');
    expect(await attempt.ended).toBe(1);
    expect(attempt.errors()).toMatch(
      /^The data folder .+ is in use by process \d+ on \S+\. Stop that server first.+\n$/,
    );
  });

  describe('in production', () => {
    const production = { NODE_ENV: 'production', PORTAL_SECRET: 'a signing key of forty characters or so' };
    /** The warnings in the log. */
    const warnings = ({ output }: { output: () => string }) =>
      output()
        .split('\n')
        .filter((line) => line.startsWith('{"level":40,'))
        .map((line) => (JSON.parse(line) as { msg: string }).msg);
    const isDemo =
      /^the demo network is in the database: its people can sign in with a password that everybody/;

    test('the embedded database gets no demo network by default, and the log names the database in use', async () => {
      const empty = mkdtempSync(join(tmpdir(), 'cofre-production-'));
      await migratedFolder(empty);
      try {
        const server = start({ ...production, PORTAL_DATA_DIR: empty });
        const url = await server.listening();
        const asked = await fetch(`${url}/portal/config`);
        expect(asked.status).toBe(200);
        await expect
          .poll(() => warnings(server))
          .toEqual([
            `DATABASE_URL is not set: the embedded database in ${empty} serves`,
            `SMTP_URL is not set: mails are written to ${join(empty, 'outbox')}`,
            `PORTAL_PUBLIC_URL is not set: links in mails lead to ${url}`,
          ]);
        expect(server.output()).not.toMatch(/demo|Demo@2026/);
      } finally {
        for (const child of running) child.kill('SIGKILL');
        rmSync(empty, { recursive: true, force: true });
      }
    });

    test.each([
      ['is asked for', { PORTAL_DEMO: 'on' }],
      ['was filled before', {}],
    ])('a demo network that %s causes a warning', async (_why, environment) => {
      const server = start({ ...production, ...environment });
      await server.listening();
      await expect.poll(() => warnings(server)).toContainEqual(expect.stringMatching(isDemo));
    });
  });

  test('a lock left by a killed server is taken over', async () => {
    const first = start();
    await first.listening();
    first.child.kill('SIGKILL');
    await first.ended;
    await start().listening();
  });

  test('a wrong variable, a port in use and an impossible folder are reported with a message', async () => {
    expect(await refusal({ PORTAL_TIME_ZONE: 'Mars' })).toBe(
      'Configuration error: PORTAL_TIME_ZONE is "Mars": is not an IANA time zone',
    );
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as { port: number };
    expect(await refusal({ PORT: String(port), PORTAL_DEMO: 'off' })).toBe(
      `Port ${port} is in use. Stop what listens there, or set PORT to another one.`,
    );
    taken.close();
    writeFileSync(join(folder, 'file'), '');
    const blocked = join(folder, 'file', 'data');
    expect(await refusal({ PORTAL_DATA_DIR: blocked })).toMatch(
      /cannot be written\. Check PORTAL_DATA_DIR\.$/,
    );
  });

  test('SIGTERM ends the server after the running call', async () => {
    const server = start();
    const url = await server.listening();
    const body = JSON.stringify({ user: '10000001', password: 'x' });
    const head = [
      'POST /portal/auth/login HTTP/1.1',
      'host: cofre',
      'content-type: application/json',
      `content-length: ${body.length}`,
    ];
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port) });
    let answer = '';
    socket.on('data', (text) => {
      answer += text;
    });
    // Half of the body is here when the signal comes.
    await new Promise<void>((resolve) => {
      socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 9)}`, () => resolve());
    });
    await expect.poll(async () => (await fetch(`${url}/healthz`)).status).toBe(200);
    server.child.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503);
    socket.write(body.slice(9));
    await expect.poll(() => answer).toMatch(/^HTTP\/1\.1 400 Bad Request[^]+robot/);
    // A kept-alive connection would hold the process for more than a minute.
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    expect(await server.ended).toBe(0);
  });

  test('SIGTERM does not reset kept connections, as those of balancers, that send another call', async () => {
    const server = start();
    const url = await server.listening();
    const kept = await Promise.all(Array.from({ length: 20 }, () => keptConnection(url)));
    expect(await Promise.all(kept.map(({ get }) => get('/portal/config')))).toEqual(
      kept.map(() => expect.stringMatching(/^HTTP\/1\.1 200 OK\r\n(?![^]*connection: close)/i)),
    );
    server.child.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503);
    expect(await Promise.all(kept.map(({ get }) => get('/portal/config')))).toEqual(
      kept.map(() => expect.stringMatching(/^HTTP\/1\.1 200 OK\r\n[^]*\r\nconnection: close\r\n/i)),
    );
    await expect.poll(() => kept.map(({ ended }) => ended())).toEqual(kept.map(() => 'closed by the server'));
    expect(await server.ended).toBe(0);
  });

  test('a kept connection without a call does not delay the end of the server', async () => {
    const server = start();
    const idle = await keptConnection(await server.listening());
    await idle.get('/healthz');
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(idle.ended()).toBe('closed by the server');
  });
});

/** A connection that stays open between calls, and how it ended: a reset could lose a call. */
async function keptConnection(url: string) {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port) });
  await once(socket, 'connect');
  let heard = '';
  let end = 'open';
  socket.on('data', (bytes) => {
    heard += bytes;
  });
  socket.on('end', () => {
    if (end === 'open') end = 'closed by the server';
  });
  socket.on('error', ({ message }) => {
    end = message;
  });
  return {
    ended: () => end,
    /** The whole reply to a call. */
    get: async (path: string) => {
      heard = '';
      socket.write(`GET ${path} HTTP/1.1\r\nhost: cofre\r\n\r\n`);
      await expect.poll(() => (end === 'open' ? heard : `${heard} ${end}`)).toMatch(/\}|closed|ECONN|EPIPE/);
      return heard;
    },
  };
}
