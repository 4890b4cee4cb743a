import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../../../server/config';
import { ConfigError } from '../../../../server/platform/config';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { NOON, testPortal } from '../../../support/portal';

/* RFC 9116 tells people who have found a fault whom to write to. */

const URL_OF_FILE = '/.well-known/security.txt';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

/** Asks a portal with these variables. */
async function answered(environment: Record<string, string>, now = NOON) {
  const portal = await testPortal(database, environment);
  portal.setNow(now);
  try {
    return await portal.app.inject(URL_OF_FILE);
  } finally {
    await portal.app.close();
  }
}

test('security.txt tells whom to write to, in which languages, and until when', async () => {
  const { statusCode, headers, body } = await answered({
    PORTAL_SECURITY_CONTACT: 'mailto:security@network.example',
    PORTAL_PUBLIC_URL: 'https://portal.network.example',
  });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toBe(
    [
      'Contact: mailto:security@network.example',
      'Expires: 2027-05-19T15:00:00.000Z',
      'Preferred-Languages: pt, es, en',
      'Canonical: https://portal.network.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('the end of security.txt follows the clock and stays within a year', async () => {
  const environment = { PORTAL_SECURITY_CONTACT: 'https://network.example/security' };
  for (const now of [NOON, '2031-02-28T12:00:00Z']) {
    const { body } = await answered(environment, now);
    const end = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '');
    expect(end).toBeGreaterThan(Date.parse(now));
    expect(end).toBeLessThan(Date.parse(now) + 365 * 86_400_000);
    expect(body).not.toContain('Canonical');
  }
});

test('without a contact there is no security.txt', async () => {
  expect((await answered({})).statusCode).toBe(404);
});

test.each([
  'security@network.example',
  'http://network.example/security',
  'mailto:nobody',
  'mailto:a@b.example\nExpires: 2099-01-01T00:00:00Z',
  'https://',
  `https://network.example/${'x'.repeat(500)}`,
])('a contact that is no address of mail or of a secure page is refused: %j', (contact) => {
  expect(() => readConfig({ PORTAL_SECURITY_CONTACT: contact })).toThrow(ConfigError);
  expect(() => readConfig({ PORTAL_SECURITY_CONTACT: contact })).toThrow(/PORTAL_SECURITY_CONTACT/);
});
