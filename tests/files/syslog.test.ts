import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { login } from '../../contract/session';
import { deliverEvents } from '../../server/areas/audit/syslog/job';
import { addReceiver } from '../../server/areas/audit/syslog/queue';
import { selfSignedHere } from '../support/certificate';
import { freshDatabase } from '../support/databases';
import { addUser } from '../support/network';
import { testPortal } from '../support/portal';
import { inFolder } from '../support/programs';

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Writes each message as a line of its parts into `events`. */
const configuration = (folder: string, port: number) => `
global(workDirectory="${folder}" defaultNetstreamDriver="gtls" defaultNetstreamDriverCAFile="${folder}/cert.pem"
  defaultNetstreamDriverCertFile="${folder}/cert.pem" defaultNetstreamDriverKeyFile="${folder}/key.pem")
module(load="imtcp" streamDriver.name="gtls" streamDriver.mode="1" streamDriver.authMode="anon")
input(type="imtcp" port="${port}" address="127.0.0.1")
template(name="parts" type="string"
  string="%syslogfacility% %syslogseverity-text% %app-name% %msgid% %protocol-version% %msg:::sp-if-no-1st-sp%%msg%\\n")
action(type="omfile" file="${folder}/events" template="parts")
`;

/** Debian's rsyslog, which ends with the test. */
async function rsyslog(folder: string, port: number): Promise<ChildProcess> {
  writeFileSync(join(folder, 'cert.pem'), selfSignedHere.cert);
  writeFileSync(join(folder, 'key.pem'), selfSignedHere.key, { mode: 0o600 });
  writeFileSync(join(folder, 'rsyslog.conf'), configuration(folder, port));
  const program = spawn(
    '/usr/sbin/rsyslogd',
    ['-n', '-f', join(folder, 'rsyslog.conf'), '-i', join(folder, 'pid')],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const failure = new Promise<never>((_, reject) => {
    program.once('error', () =>
      reject(new Error('rsyslogd is missing (Debian: apt-get install rsyslog rsyslog-gnutls)')),
    );
    program.once('exit', (status) => reject(new Error(`rsyslogd has ended with ${status}`)));
  });
  failure.catch(() => {});
  await Promise.race([failure, listening(port)]);
  return program;
}

async function listening(port: number): Promise<void> {
  for (;;) {
    const socket = net.connect(port, '127.0.0.1');
    const open = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (open) return;
    await pause(50);
  }
}

/** The lines of the file, once there are so many. */
async function written(folder: string, count: number): Promise<string[]> {
  const file = join(folder, 'events');
  for (;;) {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
    if (lines.length >= count && lines.every((line) => line.endsWith('}'))) return lines;
    await pause(50);
  }
}

test('rsyslog has every event of security once, also of the time in which it was away', async () => {
  await inFolder(async (folder) => {
    const port = await freePort();
    const database = await freshDatabase();
    await addUser(database.db, { login: '10000001', name: 'Ana Conceição', role: 1 });
    let program = await rsyslog(folder, port);
    const portal = await testPortal(database, {
      PORTAL_SYSLOG_URL: `syslog+tls://localhost:${port}`,
      PORTAL_SYSLOG_CA: join(folder, 'cert.pem'),
    });
    const never = new AbortController().signal;
    const end = async () => {
      program.kill();
      await once(program, 'exit');
    };
    await addReceiver(database.db);
    await portal.signIn('10000001');
    await deliverEvents(portal.context, never);
    await written(folder, 1);
    await end();
    await portal.call(login, { body: { user: '10000001', password: 'Wrong&9password' } });
    expect(await deliverEvents(portal.context, never)).toBeInstanceOf(Date);
    program = await rsyslog(folder, port);
    portal.setNow(new Date(portal.context.now().getTime() + 3_600_000));
    await deliverEvents(portal.context, never);
    const lines = await written(folder, 2);
    await end();
    await portal.app.close();
    await database.close();
    expect(lines.map((line) => line.slice(0, line.indexOf('{')).trim())).toEqual([
      '13 info cofre sign-in 1',
      '13 notice cofre sign-in-failed 1',
    ]);
    const events = lines.map((line) => JSON.parse(line.slice(line.indexOf('{'))));
    expect(events).toMatchObject([
      { class_uid: 3002, status_id: 1, user: { name: '10000001', full_name: 'Ana Conceição' } },
      { class_uid: 3002, status_id: 2, status_detail: 'wrong password', user: { name: '10000001' } },
    ]);
  });
});
