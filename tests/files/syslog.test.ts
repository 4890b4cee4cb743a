import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { login } from '../../contract/session';
import { eventDelivery } from '../../server/areas/audit/syslog/job';
import { addReceiver } from '../../server/areas/audit/syslog/queue';
import { selfSigned, selfSignedHere } from '../support/certificate';
import { freshDatabase } from '../support/databases';
import { ended } from '../support/listening-program';
import { addUser } from '../support/network';
import { testPortal } from '../support/portal';
import { freePort } from '../support/postgres';
import { inFolder } from '../support/programs';
import { rsyslog } from '../support/rsyslog';

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
    const delivery = eventDelivery(portal.context);
    const deliver = () => delivery(new AbortController().signal);
    const end = () => ended(program);
    await addReceiver(database.db);
    await portal.signIn('10000001');
    await deliver();
    await written(folder, 1);
    await end();
    await portal.call(login, { body: { user: '10000001', password: 'Wrong&9password' } });
    expect(await deliver()).toBeInstanceOf(Date);
    program = await rsyslog(folder, port);
    portal.setNow(new Date(portal.context.now().getTime() + 3_600_000));
    await deliver();
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

test('rsyslog that asks for a certificate has the events of a portal with the right one alone, and none is lost', async () => {
  await inFolder(async (folder) => {
    const port = await freePort();
    const database = await freshDatabase();
    await addUser(database.db, { login: '10000001', name: 'Ana Conceição', role: 1 });
    for (const [name, pair] of Object.entries({ shop: selfSigned, here: selfSignedHere })) {
      writeFileSync(join(folder, `${name}.pem`), pair.cert);
      writeFileSync(join(folder, `${name}-key.pem`), pair.key);
    }
    const program = await rsyslog(folder, port, { name: 'shop.example.com', cert: selfSigned.cert });
    const lines: string[] = [];
    const log = {
      info: (text: string) => void lines.push(text),
      warn: (_facts: object, text: string) => void lines.push(text),
    } as never;
    let hours = 0;
    /** Delivers with a certificate of that name, or without any, an hour after the last attempt. */
    const delivered = async (name?: string) => {
      const portal = await testPortal(database, {
        PORTAL_SYSLOG_URL: `syslog+tls://localhost:${port}`,
        PORTAL_SYSLOG_CA: join(folder, 'cert.pem'),
        ...(name !== undefined && {
          PORTAL_SYSLOG_CERT: join(folder, `${name}.pem`),
          PORTAL_SYSLOG_KEY: join(folder, `${name}-key.pem`),
        }),
      });
      portal.setNow(new Date(portal.context.now().getTime() + (hours += 1) * 3_600_000));
      if (hours === 1) await portal.signIn('10000001');
      const again = await eventDelivery(portal.context)(new AbortController().signal, log);
      await portal.app.close();
      return again === null;
    };
    await addReceiver(database.db);
    expect([await delivered(), await delivered('here')]).toEqual([false, false]);
    expect(existsSync(join(folder, 'events'))).toBe(false);
    expect(await delivered('shop')).toBe(true);
    expect(await written(folder, 1)).toHaveLength(1);
    await ended(program);
    await database.close();
    // Each is a start of its own, which tells it again.
    const breaksOff =
      'the receiver of security events breaks off: it may refuse the certificate of the portal, or want one';
    expect(lines).toEqual([breaksOff, breaksOff, 'the receiver of security events is back']);
  });
});
