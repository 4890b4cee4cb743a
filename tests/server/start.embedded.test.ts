import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

  test('LOG-16 somebody who tries the demo finds the link of a mail in a file, and not among the lines of the log', async () => {
    const server = start();
    const url = await server.listening();
    const asked = await fetch(`${url}${resetPassword.path}?cpf=20000002`, { method: 'POST' });
    expect(asked.status).toBe(200);
    const file = join(folder, 'mail-links.txt');
    expect(server.output()).toContain(`The links of mails are written to ${file}`);
    // The file is there before its line is.
    const sent = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
    await expect.poll(sent).toMatch(/^Carlos Eduardo Moura: \S+$/m);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const [, link = ''] = /^Carlos Eduardo Moura: (\S+)$/m.exec(sent()) ?? [];
    expect(server.output()).not.toContain(link);
    expect(link.startsWith(`${url}/alterar-senha?token=`)).toBe(true);
    const token = new URL(link).searchParams.get('token');
    const valid = await fetch(`${url}${validateTokenPassword.path}?token=${token}`, { method: 'POST' });
    expect(await valid.json()).toBe(true);
  });

  test('each call has one line in the log, with its method, its route and its status', async () => {
    const server = start({ LOG_LEVEL: 'info' });
    const url = await server.listening();
    await fetch(`${url}/portal/config`);
    await fetch(`${url}${resetPassword.path}?cpf=`, { method: 'POST' });
    const calls = () =>
      server
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{') && line.includes('"req":'))
        .map((line) => JSON.parse(line))
        .map(({ msg, req, res }) => [msg, req.method, req.url, res?.statusCode]);
    await expect.poll(calls).toEqual([
      ['call', 'GET', '/portal/config', 200],
      ['call', 'POST', resetPassword.path, 400],
    ]);
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
    attempt.child.stdin.end('ponte-vento7!\n');
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
            'PORTAL_CURRENCY is not set: pages and files name the currency of the language of their reader',
          ]);
        expect(server.output()).not.toMatch(/demo|Demo@2026/);
      } finally {
        for (const child of running) child.kill('SIGKILL');
        rmSync(empty, { recursive: true, force: true });
      }
    });

    test('a demo network whose people can sign in is refused, unless everybody may', async () => {
      expect(await refusal({ ...production, PORTAL_DEMO: 'on' })).toMatch(
        /^Configuration error: PORTAL_DEMO is "on": cannot be on in production/,
      );
      expect(await refusal(production)).toMatch(
        /^The demo network is in the database: \d+ of its people can sign in with a password that everybody knows, and a program with a secret that everybody knows\. /,
      );
      const server = start({ ...production, PORTAL_DEMO: 'public' });
      await server.listening();
      await expect.poll(() => warnings(server)).toContain('the demo network is in the database');
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
    expect(await refusal({ PORTAL_DATA_DIR: blocked })).toMatch(/file is a file\. Check PORTAL_DATA_DIR\.$/);
    expect(await refusal({ PORTAL_DATA_DIR: join(folder, 'file') })).toBe(
      `${join(folder, 'file')} is a file. Check PORTAL_DATA_DIR.`,
    );
    for (const host of ['no.such.host.invalid', '203.0.113.7']) {
      expect(await refusal({ HOST: host })).toBe(
        `HOST is "${host}", which is no address of this machine. Set it to one, or to 0.0.0.0 for all.`,
      );
    }
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

  test('SIGTERM in the middle of calls without a pause answers each of them', async () => {
    const server = start();
    const url = await server.listening();
    const kept = await Promise.all(Array.from({ length: 20 }, () => keptConnection(url)));
    /** Counts the answered calls of one connection, up to the answer that says that it is the last. */
    const calls = async ({ get }: (typeof kept)[number]) => {
      for (let answered = 1; ; answered += 1) {
        const answer = await get('/portal/config');
        expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\}$/);
        if (answered === 3 && ++begun === kept.length) server.child.kill('SIGTERM');
        if (/\r\nconnection: close\r\n/i.test(answer)) return answered;
      }
    };
    let begun = 0;
    const answered = await Promise.all(kept.map(calls));
    expect(Math.min(...answered)).toBeGreaterThan(3);
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
