import { execFile, spawn } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type SecureVersion } from 'node:tls';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  certified,
  DEBIAN,
  filled,
  readNames,
  scramSecret,
  writeFiles,
} from '../../scripts/machines/fill.mjs';
import { layOut } from '../../scripts/machines/layout';
import { root } from '../../scripts/prepare.mjs';
import { selfSigned } from '../support/certificate';
import { freePort, postgresBinaries } from '../support/postgres';

/* The files that an operator starts from, as the programs read them that they are for. */

const run = promisify(execFile);
const PATH = `${process.env.PATH}:/usr/sbin`;

let folder: string;
let files: string;
let names: ReturnType<typeof readNames>;
const written = (file: string) => readFileSync(join(files, file), 'utf8');

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cofre-files-'));
  cpSync(join(root, 'deploy/machines/names.json'), join(folder, 'names.json'));
  names = readNames(join(folder, 'names.json'));
  files = join(folder, 'files');
  const certificate = join(folder, 'cofre.pem');
  writeFileSync(certificate, `${selfSigned.cert}\n${selfSigned.key}\n`);
  writeFiles(names, files, {
    ...DEBIAN,
    CERTIFICATE: certificate,
    PORTAL_TLS: join(files, 'portal/etc/haproxy/tls'),
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a program says, and how it ends. */
async function said(command: string, args: string[]): Promise<{ code: number; text: string }> {
  try {
    const { stdout, stderr } = await run(command, args, { env: { PATH } });
    return { code: 0, text: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number | string; stdout: string; stderr: string };
    if (typeof code === 'string') throw error; // it is not there
    return { code, text: stdout + stderr };
  }
}

describe('a file of names', () => {
  test('gets a secret for each that is empty, keeps the others, and is its owner’s alone', () => {
    const file = join(folder, 'own.json');
    const mine = 'mine.'.repeat(7);
    writeFileSync(file, JSON.stringify({ ...names, secrets: { postgres: '', portal: mine } }));
    const { secrets } = readNames(file);
    // One that came later, for a file of before.
    expect(secrets.owner).toMatch(/^[0-9a-f]{48}$/);
    expect(secrets.postgres).toMatch(/^[0-9a-f]{48}$/);
    expect(secrets.portal).toBe(mine);
    expect(readNames(file).secrets).toEqual(secrets);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test.each([
    ['is short', 'x'.repeat(31)],
    ['would end the name in an address', `${'x'.repeat(32)}@y`],
    ['would be a remark in YAML', `${'x'.repeat(32)} #`],
  ])('is refused with a sentence where a secret %s, and nothing is written', async (_why, secret) => {
    const file = join(folder, 'refused.json');
    writeFileSync(file, JSON.stringify({ ...names, secrets: { ...names.secrets, database: secret } }));
    const script = join(root, 'scripts/machines/files.mjs');
    const target = join(folder, 'refused');
    const { code, text } = await said(process.execPath, [script, file, target]);
    expect([code, text]).toEqual([
      1,
      `${file}: The secret database has to have 32 characters or more, of letters, digits and . _ ~ -\n`,
    ]);
    expect(existsSync(target)).toBe(false);
  });

  test('of before there were backups is refused with a sentence', () => {
    const file = join(folder, 'before.json');
    const { backup: _none, ...before } = names;
    writeFileSync(file, JSON.stringify(before));
    expect(() => readNames(file)).toThrow(/^It has no backup: put in the bucket/);
  });

  test('fills every name of every file, and a line of many once for each', () => {
    const all = readdirSync(files, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    // Templates, the certificates of portal machines, databases and whoever reads figures, and what is used once.
    expect(all).toHaveLength(7 + 3 + (5 + 6) * 3 + 3 + 2);
    for (const file of all) {
      expect(readFileSync(file, 'utf8'), file).not.toMatch(/@[A-Z_]+(\.\w+)?@/);
      expect(statSync(file).mode & 0o777, file).toBe(0o600);
    }
    const proxy = written('portal/etc/haproxy/haproxy.cfg');
    for (const { address, port } of names.servers) expect(proxy).toContain(`server ${address}:${port} `);
    expect(() => filled('@NOBODY@', names, {}, 'MACHINES')).toThrow('NOBODY');
  });

  test('makes the same files each time', () => {
    const again = join(folder, 'again');
    writeFiles(names, again);
    for (const file of ['portal/etc/pgbouncer/userlist.txt', 'sql/roles.sql', 'db2/etc/patroni/config.yml'])
      expect(readFileSync(join(again, file), 'utf8')).toBe(written(file));
  });
});

describe('certificates', () => {
  const parsed = (of: string) => new X509Certificate(names.certificates[of]?.certificate ?? '');

  test('are of the addresses of each machine, signed by one authority, and kept in the file of names', () => {
    const authority = parsed('authority');
    for (const [name, addresses] of [
      ['portal', [...new Set(names.servers.map(({ address }) => address))]],
      ...names.databases.map(({ name, address }) => [name, [address]] as const),
      ['monitor', []],
    ] as const) {
      const own = parsed(name);
      expect(own.verify(authority.publicKey), name).toBe(true);
      expect(own.subjectAltName ?? '').toBe(addresses.map((address) => `IP Address:${address}`).join(', '));
      expect(new Date(own.validTo).getTime()).toBeGreaterThan(Date.now() + 600 * 86_400_000);
    }
    expect(readNames(join(folder, 'names.json')).certificates).toEqual(names.certificates);
  });

  test('are made anew for another address, those of the others stay, and so does who signs', () => {
    const databases = names.databases.map((one) =>
      one.name === 'db1' ? { ...one, address: '10.0.0.29' } : one,
    );
    const moved = certified({ ...names, databases });
    const { db1: now, ...rest } = moved.certificates;
    const { db1: before, ...same } = names.certificates;
    expect(rest).toEqual(same);
    expect(now).not.toEqual(before);
    expect(new X509Certificate(now?.certificate ?? '').subjectAltName).toBe('IP Address:10.0.0.29');
  });

  test('are what every part asks for: nothing goes between machines in the clear', () => {
    const patroni = written('db1/etc/patroni/config.yml');
    expect(patroni.match(/^ +- host\w* /gm)).toEqual(['    - hostssl ', '    - hostssl ']);
    expect(patroni).toContain('verify_client: required');
    expect(written('db1/etc/default/etcd')).not.toContain('http://');
    expect(written('portal/etc/pgbouncer/pgbouncer.ini')).toMatch(/^server_tls_sslmode = verify-ca$/m);
    expect(written('portal/etc/cofre/cofre.env')).toMatch(/^HOST=127\.0\.0\.1$/m);
    for (const line of written('portal/etc/haproxy/haproxy.cfg').match(/^ +server (?!here).*$/gm) ?? [])
      expect(line).toMatch(/:1808[12]$|check-ssl verify required/);
  });
});

test('a SCRAM secret is what PostgreSQL makes of the password', () => {
  // RFC 7677's example has another form; this is what PostgreSQL 15 takes and stores as it is.
  expect(scramSecret('x')).toMatch(/^SCRAM-SHA-256\$4096:[\w+/]{22}==\$[\w+/]{43}=:[\w+/]{43}=$/);
  expect(scramSecret('x')).not.toBe(scramSecret('y'));
  const stored = [...written('sql/roles.sql').matchAll(/^alter role (\w+) password '(.+)'/gm)];
  expect(written('portal/etc/pgbouncer/userlist.txt').trim()).toBe(
    stored.map(([, role, secret]) => `"${role}" "${secret}"`).join('\n'),
  );
  expect(stored.map(([, role]) => role)).toEqual(['cofre', 'cofre_owner']);
});

describe('of the program itself', () => {
  test('HAProxy takes its file, and says so of one that is wrong', async () => {
    const file = join(files, 'portal/etc/haproxy/haproxy.cfg');
    expect(await said('haproxy', ['-c', '-f', file])).toMatchObject({ code: 0 });
    const wrong = join(folder, 'wrong.cfg');
    writeFileSync(
      wrong,
      written('portal/etc/haproxy/haproxy.cfg').replace('balance leastconn', 'balance most'),
    );
    expect((await said('haproxy', ['-c', '-f', wrong])).code).not.toBe(0);
  });

  test('HAProxy leads people to https, refuses calls without it, and speaks TLS 1.2 or newer', async () => {
    const [plain, secure] = [await freePort(), await freePort()];
    const file = join(folder, 'people.cfg');
    // The half for people, without what belongs to the machine.
    const [people = ''] = written('portal/etc/haproxy/haproxy.cfg').split(
      '# --- The servers of this machine',
    );
    writeFileSync(
      file,
      people
        .replace('bind :80', `bind 127.0.0.1:${plain}`)
        .replace('bind :443', `bind 127.0.0.1:${secure}`)
        .replaceAll(/^ +(log|user|group|stats socket|maxconn) .*$/gm, ''),
    );
    const proxy = spawn('haproxy', ['-db', '-f', file], { env: { PATH }, stdio: 'ignore' });
    const ended = new Promise((resolve) => proxy.once('close', resolve));
    try {
      const asked = async (path: string) => {
        const { status, headers } = await fetch(`http://127.0.0.1:${plain}${path}`, { redirect: 'manual' });
        return [status, headers.get('location')];
      };
      await expect.poll(() => asked('/login').catch(() => null), { timeout: 20_000 }).not.toBeNull();
      // Whoever issues certificates asks over http, too.
      for (const path of ['/login', '/.well-known/security.txt', '/.well-known/acme-challenge/x'])
        expect(await asked(path)).toEqual([302, `https://127.0.0.1:${plain}${path}`]);
      for (const path of [
        '/portal/banks',
        '/api/v1/totals',
        '/feed/batches',
        '/.well-known/oauth-authorization-server',
      ])
        expect(await asked(path), path).toEqual([403, null]);
      const spoken = (maxVersion: SecureVersion) =>
        new Promise<string | null>((resolve) => {
          const options = {
            port: secure,
            rejectUnauthorized: false,
            minVersion: 'TLSv1',
            maxVersion,
          } as const;
          const socket = connect({ ...options, ciphers: 'DEFAULT@SECLEVEL=0' }, () => {
            resolve(socket.getProtocol());
            socket.destroy();
          });
          socket.once('error', () => resolve(null));
        });
      expect(await spoken('TLSv1.1')).toBeNull();
      expect([await spoken('TLSv1.2'), await spoken('TLSv1.3')]).toEqual(['TLSv1.2', 'TLSv1.3']);
    } finally {
      proxy.kill('SIGTERM');
      await ended;
    }
  });

  test('Patroni takes the file of each database, and says so of one that is wrong', async () => {
    // It looks at the machine as well, and this one is another: what is left is what the file itself lacks.
    const problems = async (text: string) => {
      const file = join(folder, 'patroni.yml');
      const here = text
        .replaceAll(/ listen: 10\.0\.0\.2\d:\d+/g, ' listen: 127.0.0.1:8259')
        .replace(String(DEBIAN.DATA), join(folder, 'new'))
        .replace(String(DEBIAN.BINARIES), String(postgresBinaries()));
      writeFileSync(file, here);
      const { text: lines } = await said('patroni', ['--validate-config', file]);
      return lines.split('\n').filter((line) => !/is not reachable|bootstrap\.pg_hba|^$/.test(line));
    };
    for (const { name } of names.databases)
      expect(await problems(written(`${name}/etc/patroni/config.yml`))).toEqual([]);
    const wrong = written('db1/etc/patroni/config.yml').replace('ttl: 20', 'ttl: soon');
    expect(await problems(wrong)).toEqual([expect.stringContaining('bootstrap.dcs.ttl')]);
  });

  test('systemd takes the unit of the servers, and says so of one that is wrong', async () => {
    const unit = join(files, 'portal/etc/systemd/system/cofre@.service');
    const verified = async (file: string) =>
      (await said('systemd-analyze', ['verify', '--man=no', file.replace('@.service', '@8081.service')]))
        .text;
    expect(await verified(unit)).toBe('');
    const wrong = join(folder, 'wrong@.service');
    writeFileSync(wrong, readFileSync(unit, 'utf8').replace('Restart=always', 'Restart=perhaps'));
    expect(await verified(wrong)).toContain('restart specifier');
  });

  test('systemd finds the unit of the servers well closed, and limited', async () => {
    const unit = written('portal/etc/systemd/system/cofre@.service');
    for (const limit of ['MemoryHigh', 'MemoryMax', 'TasksMax', 'LimitNOFILE'])
      expect(unit).toMatch(new RegExp(`^${limit}=\\d+G?$`, 'm'));
    /** Tenths of its scale, on which 100 is open. */
    const exposed = async (text: string) => {
      const file = join(folder, 'cofre-8081.service');
      writeFileSync(file, text);
      const { text: lines } = await said('systemd-analyze', [
        'security',
        '--offline=true',
        '--no-pager',
        file,
      ]);
      return Number(/exposure level for \S+: (\d+\.\d)/.exec(lines)?.[1]) * 10;
    };
    expect(await exposed(unit)).toBeLessThanOrEqual(16);
    expect(await exposed(unit.replace(/^SystemCallFilter=.*$/m, ''))).toBeGreaterThan(25);
  });

  test('systemd makes the user of the servers, who cannot sign in', async () => {
    const place = join(folder, 'root');
    const conf = join(files, 'portal/etc/sysusers.d/cofre.conf');
    mkdirSync(join(place, 'etc'), { recursive: true });
    expect(await said('systemd-sysusers', [`--root=${place}`, conf])).toMatchObject({ code: 0 });
    const user = readFileSync(join(place, 'etc/passwd'), 'utf8');
    expect(user).toMatch(/^cofre:[!x]*:\d+:\d+:Cofre:\/var\/lib\/cofre:\/usr\/sbin\/nologin$/m);
  });

  test('PgBouncer starts with its file', async () => {
    // As the trial has it: no machine of the file is asked before somebody connects.
    const { owner, files: own } = await layOut(mkdtempSync(join(folder, 'layout-')), null);
    chmodSync(folder, 0o755);
    const pooler = spawn('pgbouncer', [join(own, 'portal/etc/pgbouncer/pgbouncer.ini')], {
      env: { PATH },
      ...owner,
    });
    let text = '';
    pooler.stderr.on('data', (more) => {
      text += more;
    });
    const ended = new Promise((resolve) => pooler.once('close', resolve));
    await expect.poll(() => text).toMatch(/process up/);
    pooler.kill('SIGTERM');
    await ended;
    expect(text).not.toMatch(/ERROR|WARNING|FATAL/);
  });
});
