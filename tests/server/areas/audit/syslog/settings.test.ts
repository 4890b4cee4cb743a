import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { syslogSettings } from '../../../../../server/areas/audit/syslog/settings';
import { readConfig } from '../../../../../server/config';
import { selfSignedHere } from '../../../../support/certificate';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cofre-syslog-'));
  writeFileSync(join(folder, 'ca.pem'), selfSignedHere.cert);
  writeFileSync(join(folder, 'key.pem'), selfSignedHere.key);
});
afterAll(() => rmSync(folder, { recursive: true }));

const receiverOf = (environment: Record<string, string>) => readConfig(environment).of(syslogSettings);

describe('the receiver of security events', () => {
  test('is none by itself, and none where nothing leaves', () => {
    expect(receiverOf({})).toBeNull();
    const environment = { PORTAL_SYSLOG_URL: 'syslog+tls://siem.example.com', PORTAL_OUTBOUND: 'off' };
    expect(receiverOf(environment)).toBeNull();
  });

  test.each([
    ['syslog+tls://siem.example.com', { host: 'siem.example.com', port: 6514, tls: { ca: null } }],
    ['syslog+tls://[2001:db8::1]:7000', { host: '2001:db8::1', port: 7000, tls: { ca: null } }],
    ['syslog+tcp://127.0.0.1', { host: '127.0.0.1', port: 601, tls: null }],
    ['syslog+tcp://[::1]:514', { host: '::1', port: 514, tls: null }],
  ])('%s', (PORTAL_SYSLOG_URL, expected) => {
    expect(receiverOf({ PORTAL_SYSLOG_URL })).toEqual(expected);
  });

  test.each([
    ['siem.example.com:6514', 'is no address that begins with syslog+tls:// or syslog+tcp://'],
    ['https://siem.example.com', 'is no address that begins with syslog+tls:// or syslog+tcp://'],
    ['syslog+tls://siem.example.com/path', 'has more than a host and a port'],
    ['syslog+tls://', 'names no host'],
    ['syslog+tcp://siem.example.com', 'leads to another machine without TLS'],
    ['syslog+tcp://127.0.0.1.example.com', 'leads to another machine without TLS'],
  ])('is not %s', (PORTAL_SYSLOG_URL, why) => {
    expect(() => receiverOf({ PORTAL_SYSLOG_URL })).toThrow(why);
  });

  test('may have a certificate of its own, which is a file with one', () => {
    const url = { PORTAL_SYSLOG_URL: 'syslog+tls://siem.example.com' };
    const of = (file: string) => ({ ...url, PORTAL_SYSLOG_CA: join(folder, file) });
    expect(receiverOf(of('ca.pem'))).toMatchObject({ tls: { ca: selfSignedHere.cert } });
    expect(() => receiverOf(of('key.pem'))).toThrow('is no file with a certificate in PEM');
    expect(() => receiverOf(of('none.pem'))).toThrow('is no file that can be read');
    expect(() => receiverOf({ PORTAL_SYSLOG_CA: join(folder, 'ca.pem') })).toThrow(
      'is for a PORTAL_SYSLOG_URL',
    );
  });
});
