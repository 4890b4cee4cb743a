import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { syslogSettings } from '../../../../../server/areas/audit/syslog/settings';
import { readConfig } from '../../../../../server/config';
import { selfSigned, selfSignedHere, weak } from '../../../../support/certificate';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cofre-syslog-'));
  writeFileSync(join(folder, 'ca.pem'), selfSignedHere.cert);
  writeFileSync(join(folder, 'key.pem'), selfSignedHere.key);
  writeFileSync(join(folder, 'other-key.pem'), selfSigned.key);
  writeFileSync(join(folder, 'weak.pem'), weak.cert);
  writeFileSync(join(folder, 'weak-key.pem'), weak.key);
  const broken = selfSigned.cert.replace(/^MII/m, '!!!');
  writeFileSync(join(folder, 'broken.pem'), `${selfSignedHere.cert}\n${broken}\n`);
  writeFileSync(join(folder, 'cut.pem'), `${selfSignedHere.cert}\n${selfSigned.cert.slice(0, 200)}`);
  writeFileSync(join(folder, 'chain.pem'), `${selfSignedHere.cert}\n# The next\n${selfSigned.cert}\n`);
  writeFileSync(join(folder, 'both.pem'), `${selfSignedHere.cert}\n${selfSignedHere.key}`);
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
    [
      'syslog+tls://siem.example.com',
      { host: 'siem.example.com', port: 6514, tls: { ca: null, client: null } },
    ],
    ['syslog+tls://[2001:db8::1]:7000', { host: '2001:db8::1', port: 7000, tls: { ca: null, client: null } }],
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
    expect(receiverOf(of('chain.pem'))?.tls?.ca).toContain(selfSigned.cert);
    for (const file of ['broken.pem', 'cut.pem'])
      expect(() => receiverOf(of(file))).toThrow(/PORTAL_SYSLOG_CA is .* or has one that cannot be read/);
    expect(() => receiverOf({ PORTAL_SYSLOG_CA: join(folder, 'ca.pem') })).toThrow(
      'is for a PORTAL_SYSLOG_URL',
    );
  });

  describe('may ask for a certificate of the portal', () => {
    const of = (cert: string | null, key: string | null, url = 'syslog+tls://siem.example.com') =>
      receiverOf({
        PORTAL_SYSLOG_URL: url,
        ...(cert !== null && { PORTAL_SYSLOG_CERT: join(folder, cert) }),
        ...(key !== null && { PORTAL_SYSLOG_KEY: join(folder, key) }),
      });

    test.each([
      ['ca.pem', 'key.pem'],
      ['both.pem', 'both.pem'],
      ['chain.pem', 'key.pem'],
    ])('from %s, with its key from %s', (cert, key) => {
      const client = of(cert, key)?.tls?.client;
      expect([client?.cert, client?.key]).toEqual([
        expect.stringContaining(selfSignedHere.cert),
        expect.stringContaining(selfSignedHere.key),
      ]);
    });

    test.each([
      [
        'ca.pem',
        'other-key.pem',
        /PORTAL_SYSLOG_KEY is .*: is not the key of the certificate in PORTAL_SYSLOG_CERT/,
      ],
      ['ca.pem', null, /PORTAL_SYSLOG_KEY is required beside PORTAL_SYSLOG_CERT/],
      [null, 'key.pem', /PORTAL_SYSLOG_CERT is required beside PORTAL_SYSLOG_KEY/],
      ['key.pem', 'key.pem', /PORTAL_SYSLOG_CERT is .*: is no file with a certificate in PEM/],
      [
        'ca.pem',
        'ca.pem',
        /PORTAL_SYSLOG_KEY is .*: is no file with a private key in PEM that needs no password/,
      ],
      [
        'broken.pem',
        'key.pem',
        /PORTAL_SYSLOG_CERT is .*: is no file with .* or has one that cannot be read/,
      ],
      ['cut.pem', 'key.pem', /PORTAL_SYSLOG_CERT is .*: is no file with .* or has one that cannot be read/],
      [
        'weak.pem',
        'weak-key.pem',
        /PORTAL_SYSLOG_CERT is .*: cannot be used for TLS, as OpenSSL says "ee key too small"/,
      ],
      ['none.pem', 'key.pem', /PORTAL_SYSLOG_CERT is .*: is no file that can be read/],
      ['ca.pem', 'none.pem', /PORTAL_SYSLOG_KEY is .*: is no file that can be read/],
    ])('but not from %s with %s', (cert, key, why) => {
      expect(() => of(cert, key)).toThrow(why);
    });

    test('but not without TLS, or without a receiver', () => {
      const both =
        /PORTAL_SYSLOG_CERT is .*: is for a PORTAL_SYSLOG_URL that begins.*PORTAL_SYSLOG_KEY is .*: is for/;
      expect(() => of('ca.pem', 'key.pem', 'syslog+tcp://127.0.0.1')).toThrow(both);
      expect(() => of('ca.pem', 'key.pem', '')).toThrow(both);
    });
  });
});
