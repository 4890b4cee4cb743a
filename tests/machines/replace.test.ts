import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { certificatesFor } from '../../scripts/machines/certificates.mjs';
import { replaceEach } from '../../scripts/machines/replace-each.mjs';
import { root } from '../../scripts/prepare.mjs';

/* Servers that are replaced while the others serve. */

describe('one after another', () => {
  let happened: string[];
  let ready: Set<string>;
  const server = (name: string, starts = true) => ({
    name,
    isReady: async () => ready.has(name),
    stop: async () => {
      happened.push(`${name} stops`);
      ready.delete(name);
    },
    start: async () => {
      if (!starts) throw new Error(`${name} does not start`);
      happened.push(`${name} starts`);
      ready.add(name);
    },
  });
  const how = () => ({
    ready: async () => ready.size,
    replaced: async ({ name }: { name: string }) => void happened.push(`${name} is new`),
    failed: async ({ name }: { name: string }) => void happened.push(`${name} goes back`),
  });
  beforeEach(() => {
    happened = [];
    ready = new Set(['a', 'b', 'c']);
  });

  test('each waits for the one before', async () => {
    await replaceEach([server('a'), server('b')], how());
    expect(happened).toEqual(['a stops', 'a starts', 'a is new', 'b stops', 'b starts', 'b is new']);
  });

  test('the only one that is ready is not stopped; one that nobody asks is', async () => {
    ready = new Set(['a']);
    await expect(replaceEach([server('a'), server('b')], how())).rejects.toThrow('a is the only server');
    expect(happened).toEqual([]);
    // As where a newer version has ended the time of all of them.
    ready = new Set();
    await replaceEach([server('a'), server('b')], how());
    expect(happened.filter((line) => line.endsWith('is new'))).toHaveLength(2);
  });

  test('one that does not start goes back, and those after it stay', async () => {
    await expect(replaceEach([server('a'), server('b', false), server('c')], how())).rejects.toThrow(
      'b does not start',
    );
    expect(happened).toEqual(['a stops', 'a starts', 'a is new', 'b stops', 'b goes back']);
  });
});

describe('the command', () => {
  let folder: string;
  let servers: Server[];
  let ports: number[];
  const state = (name: string) => join(folder, 'state', name);

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cofre-replace-'));
    for (const name of ['state', 'bin']) mkdirSync(join(folder, name));
    for (const version of ['0.1.0', '0.2.0']) {
      const place = join(folder, `cofre-${version}`);
      mkdirSync(join(place, 'dist/server'), { recursive: true });
      mkdirSync(join(place, 'node_modules'));
      writeFileSync(join(place, 'package.json'), JSON.stringify({ version }));
      writeFileSync(join(place, 'dist/server/main.js'), '');
      const migrated = JSON.stringify(state('migrated'));
      const migrate = `require('node:fs').writeFileSync(${migrated}, process.env.DATABASE_URL_FILE)`;
      writeFileSync(join(place, 'dist/server/migrate.js'), migrate);
    }
    symlinkSync('cofre-0.1.0', join(folder, 'cofre'));
    servers = [];
    ports = [];
    // Each is as its file says: the version that it was started of.
    const opened = async (server: Server) => {
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      servers.push(server);
      return (server.address() as AddressInfo).port;
    };
    const { authority, portal } = certificatesFor({ portal: ['127.0.0.1'] });
    const secure = { ca: authority?.certificate, cert: portal?.certificate, key: portal?.key };
    // HAProxy of all machines asks each by a door.
    const doors: number[] = [];
    for (let number = 0; number < 2; number += 1) {
      const says = (_request: unknown, answer: ServerResponse) => {
        const file = state(String(ports[number]));
        const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
        answer.writeHead(version === '' ? 503 : 200).end(JSON.stringify({ version }));
      };
      ports.push(await opened(createServer(says)));
      doors.push(await opened(createSecureServer({ ...secure, requestCert: true }, says)));
    }
    for (const port of ports) writeFileSync(state(String(port)), '0.1.0');
    const [ca, crt] = [join(folder, 'authority.pem'), join(folder, 'both.pem')];
    writeFileSync(ca, String(secure.ca));
    writeFileSync(crt, `${secure.cert}${secure.key}`);
    const proxy = doors.map((door, number) => `    server x:${ports[number]} 127.0.0.1:${door}`).join('\n');
    writeFileSync(
      join(folder, 'haproxy.cfg'),
      `backend servers from http
    default-server check ssl verify required ca-file ${ca} crt ${crt}\n${proxy}\n\ndefaults tcp\n    server y 127.0.0.1:1\n`,
    );
    const systemctl = `#!/bin/sh
echo "$*" >> ${state('calls')}
port=$(echo "$2" | sed 's/.*@\\([0-9]*\\).*/\\1/')
case $1 in
  list-units) for port in ${ports.join(' ')}; do echo "cofre@$port.service loaded active running Cofre"; done ;;
  stop) rm -f ${join(folder, 'state')}/$port ;;
  start) basename "$(readlink ${join(folder, 'cofre')})" | sed s/cofre-// > ${join(folder, 'state')}/$port ;;
esac
`;
    writeFileSync(join(folder, 'bin/systemctl'), systemctl);
    chmodSync(join(folder, 'bin/systemctl'), 0o755);
  });
  afterEach(() => {
    for (const one of servers) one.close();
    rmSync(folder, { recursive: true, force: true });
  });

  function run(version: string, ...more: string[]) {
    const places = ['--link', join(folder, 'cofre'), '--proxy', join(folder, 'haproxy.cfg')];
    const script = join(root, 'scripts/machines/replace.mjs');
    const child = spawn(process.execPath, [script, join(folder, `cofre-${version}`), ...places, ...more], {
      env: { PATH: `${join(folder, 'bin')}:${process.env.PATH}` },
    });
    let text = '';
    for (const output of [child.stdout, child.stderr]) output.on('data', (more) => (text += more));
    return new Promise<{ code: number | null; text: string }>((resolve) =>
      child.once('close', (code) => resolve({ code, text })),
    );
  }
  const versions = () => ports.map((port) => readFileSync(state(String(port)), 'utf8').trim());
  const calls = () => readFileSync(state('calls'), 'utf8').trim().split('\n').slice(1);
  const leads = () => readlinkSync(join(folder, 'cofre'));

  test('brings up the tables, and starts each server as the other version, one after another', async () => {
    writeFileSync(state('owner'), 'postgres://x');
    const { code, text } = await run('0.2.0', '--owner', state('owner'));
    expect([code, text.match(/is 0\.2\.0$/gm)?.length]).toEqual([0, 2]);
    expect([versions(), leads()]).toEqual([['0.2.0', '0.2.0'], 'cofre-0.2.0']);
    expect(calls()).toEqual(
      ports.flatMap((port) => [`stop cofre@${port}.service`, `start cofre@${port}.service`]),
    );
    expect(readFileSync(state('migrated'), 'utf8')).toBe(state('owner'));
  });

  test('stops none where nobody else would serve, and leaves the link', async () => {
    rmSync(state(String(ports[1])));
    const { code, text } = await run('0.2.0');
    expect([code, text]).toEqual([
      1,
      expect.stringContaining(`cofre@${ports[0]}.service is the only server`),
    ]);
    expect([calls(), leads()]).toEqual([[], 'cofre-0.1.0']);
  });

  test('refuses what is no version of it, the one that runs, and a folder in the place of the link', async () => {
    rmSync(join(folder, 'cofre-0.2.0/node_modules'), { recursive: true });
    expect((await run('0.2.0')).text).toContain('has no node_modules');
    expect((await run('0.1.0')).text).toContain('already');
    const link = join(folder, 'cofre');
    rmSync(link);
    mkdirSync(link);
    expect((await run('0.1.0')).text).toContain(
      `Once: mv ${link} ${link}-before && ln -s cofre-before ${link}`,
    );
    expect(existsSync(state('calls'))).toBe(false);
  });

  test('a server that does not start as the other version is started as it was, and the rest stay', async () => {
    // The other version has no server to be started of: what starts is another one.
    writeFileSync(join(folder, 'cofre-0.2.0/package.json'), JSON.stringify({ version: '0.3.0' }));
    const { code, text } = await run('0.2.0', '--patience', '1');
    expect([code, text]).toEqual([
      1,
      expect.stringContaining(`cofre@${ports[0]}.service is not ready as 0.3.0`),
    ]);
    expect([versions(), leads()]).toEqual([['0.1.0', '0.1.0'], 'cofre-0.1.0']);
  });
});
