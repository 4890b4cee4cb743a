import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { webhookSettings } from '../../server/areas/webhooks/settings';
import { caseSystemSettings } from '../../server/areas/work-orders/cases/salesforce/settings';
import { readConfig } from '../../server/config';
import { imageSettings } from '../../server/engines/images/settings';
import { ConfigError } from '../../server/platform/config';

/** Keys as an operator makes them. */
const KEY = 'Zq3vX9nB1kLw7TyR5sHd2MfJ8cPg4AeU';
const OLDER = 'u0ObW6iVxKz4NtQm7EyC3rLp1ShGd9Fj';

test('an empty environment is a working one: embedded database, demo network, this machine only', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    dataDir: '.data',
    databaseUrl: null,
    demo: true,
    demoTransactions: 60_000,
    demoSeed: 1,
    robotCheck: true,
    robotWork: 1000,
    timeZone: 'America/Sao_Paulo',
    currency: null,
    trustProxy: false,
  });
});

test('PostgreSQL gets the demo network only on request', () => {
  const url = 'postgres://cofre@db.example:5432/cofre';
  expect(readConfig({ DATABASE_URL: url }).demo).toBe(false);
  expect(readConfig({ DATABASE_URL: url, PORTAL_DEMO: 'on' }).demo).toBe(true);
});

test.each(['', ' ', '\t\n'])('an empty variable (%j) counts as not set', (nothing) => {
  expect(readConfig({ PORT: nothing, DATABASE_URL: nothing, PORTAL_CURRENCY: nothing })).toMatchObject({
    port: 8080,
    databaseUrl: null,
    demo: true,
    currency: null,
  });
});

test('production gets the demo network only on request, with either database', () => {
  const production = { NODE_ENV: 'production', PORTAL_SECRET: KEY };
  expect(readConfig(production)).toMatchObject({ databaseUrl: null, demo: false });
  expect(readConfig({ ...production, DATABASE_URL: '' }).demo).toBe(false);
  expect(() => readConfig({ ...production, PORTAL_DEMO: 'on' })).toThrow(/PORTAL_DEMO is "on": cannot be on/);
  expect(readConfig({ ...production, PORTAL_DEMO: 'public' })).toMatchObject({
    demo: true,
    demoPublic: true,
  });
});

test('SHELL-22 the language of a first visit is co, that of the deployment, or that of the browser', () => {
  expect(readConfig({}).language).toBe('co');
  for (const language of ['en', 'co', 'es', 'pt', 'auto']) {
    expect(readConfig({ PORTAL_LANGUAGE: language }).language).toBe(language);
  }
});

test.each([
  ['PORT', '80a'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://x'],
  ['DATABASE_REPLICA_URL', 'mysql://x'],
  ['DATABASE_REPLICA_LAG', '0'],
  ['SMTP_URL', 'https://mail.example'],
  ['PORTAL_MAIL_FROM', 'Cofre'],
  ['PORTAL_DEMO', 'yes'],
  ['PORTAL_DEMO_TRANSACTIONS', '-1'],
  ['PORTAL_DEMO_DATE', '2026-02-30'],
  ['PORTAL_TRUST_PROXY', 'balancer'],
  ['PORTAL_TRUST_PROXY', '10.0.0.0/33'],
  ['PORTAL_TRUST_PROXY', '10.0.0.0/eight'],
  ['PORTAL_TRUST_PROXY', '0.0.0.0/0'],
  ['PORTAL_TRUST_PROXY', '127.0.0.1, ::/0'],
  ['PORTAL_TRUST_PROXY', '128.0.0.0/1'],
  ['PORTAL_TRUST_PROXY', '::ffff:0:0/96'],
  ['PORTAL_TRUST_PROXY', '0:0:0:0:0:ffff:8000:0/97'],
  ['PORTAL_TRUST_PROXY', '::/7'],
  ['PORTAL_TRUST_PROXY', '10.0.0.0/0x10'],
  ['PORTAL_TRUST_PROXY', '10.0.0.0/16/2'],
  ['PORTAL_CALLS_PER_MINUTE', '10'],
  ['PORTAL_ROBOT_CHECK', 'maybe'],
  ['PORTAL_ROBOT_WORK', '10'],
  ['PORTAL_SECRET', 'short'],
  ['PORTAL_FEED_KEY', `${'x'.repeat(40)}, short`],
  ['PORTAL_METRICS_ADDRESS', '9090'],
  ['PORTAL_METRICS_ADDRESS', '127.0.0.1'],
  ['PORTAL_METRICS_ADDRESS', '127.0.0.1:70000'],
  ['PORTAL_METRICS_ADDRESS', '[127.0.0.1]:9090'],
  ['PORTAL_METRICS_ADDRESS', 'http://127.0.0.1:9090'],
  ['PORTAL_METRICS_KEY', 'short'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ['OTEL_TRACES_EXPORTER', 'console'],
  ['OTEL_TRACES_SAMPLER', 'sometimes'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ['PORTAL_TIME_ZONE', 'America/Atlantis'],
  ['PORTAL_CURRENCY', 'reais'],
  ['PORTAL_CURRENCY', 'ABC'],
  ['PORTAL_LANGUAGE', 'fr'],
  ['PORTAL_PUBLIC_URL', 'cofre.example'],
  ['PORTAL_PUBLIC_URL', 'https://cofre.example/portal'],
  ['PORTAL_PUBLIC_URL', 'https://cofre.example/?a=b'],
  ['PORTAL_OUTBOUND', 'maybe'],
  ['PORTAL_DAY_CLOSE', '24:00'],
  ['PORTAL_DAY_CLOSE', '6:00'],
  ['PORTAL_WEBHOOKS_PRIVATE', 'intranet'],
  ['PORTAL_WEBHOOKS_PRIVATE', '10.0.0.0/8, 192.168.0.0/33'],
  ['NODE_ENV', 'prod'],
])('a wrong %s, %s, is named, in production too', (name, value) => {
  for (const given of [{}, { NODE_ENV: 'production', PORTAL_SECRET: KEY }]) {
    const wrong = () => readConfig({ ...given, [name]: value });
    expect(wrong).toThrow(ConfigError);
    expect(wrong).toThrow(name);
  }
});

test('by default a business day is closed at six, and no private network is open', () => {
  const config = readConfig({});
  expect([config.dayClose, config.of(webhookSettings)]).toEqual(['06:00', []]);
  const said = readConfig({ PORTAL_DAY_CLOSE: '04:30', PORTAL_WEBHOOKS_PRIVATE: '10.0.0.0/8, fd00::/8' });
  expect([said.dayClose, said.of(webhookSettings)]).toEqual(['04:30', ['10.0.0.0/8', 'fd00::/8']]);
});

test('metrics and traces are off, unless it is configured where they are read', () => {
  expect(readConfig({})).toMatchObject({ metrics: null, traces: null });
  const key = 'k'.repeat(32);
  expect(readConfig({ PORTAL_METRICS_KEY: key }).metrics).toEqual({ address: null, keys: [key] });
  for (const [said, host] of [
    ['127.0.0.1:9090', '127.0.0.1'],
    ['[::1]:9090', '::1'],
    ['metrics.internal:9090', 'metrics.internal'],
  ] as const) {
    const { metrics } = readConfig({ PORTAL_METRICS_ADDRESS: said });
    expect(metrics).toEqual({ address: { host, port: 9090 }, keys: [] });
  }
  const base = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };
  expect(readConfig(base).traces).toBe('http://collector:4318/v1/traces');
  const own = { ...base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/in' };
  expect(readConfig(own).traces).toBe('https://traces.example/in');
});

test('the message never repeats the key of the metrics or the password of the receiver of traces', () => {
  const wrong = { PORTAL_METRICS_KEY: 'hunter2', OTEL_EXPORTER_OTLP_ENDPOINT: 'ftp://me:hunter2@x' };
  expect(() => readConfig(wrong)).toThrow(/^(?!.*hunter2).*PORTAL_METRICS_KEY.*OTEL_EXPORTER_OTLP_ENDPOINT/);
});

test('a replica needs a configured database, and has a maximum lag', () => {
  const DATABASE_REPLICA_URL = 'postgres://reader:hunter2@replica.example/cofre';
  expect(readConfig({}).replica).toBeNull();
  const both = { DATABASE_URL: 'postgres://db.example/cofre', DATABASE_REPLICA_URL };
  expect(readConfig(both).replica).toEqual({ url: DATABASE_REPLICA_URL, limit: 5000 });
  expect(readConfig({ ...both, DATABASE_REPLICA_LAG: '1.5' }).replica?.limit).toBe(1500);
  expect(() => readConfig({ DATABASE_REPLICA_URL })).toThrow(
    'DATABASE_URL is required beside DATABASE_REPLICA_URL',
  );
  expect(() => readConfig({ DATABASE_REPLICA_URL: 'mysql://reader:hunter2@x' })).toThrow(
    /^(?!.*hunter2).*DATABASE_REPLICA_URL is no address/,
  );
});

test('the message never repeats the signing key or the password of the database', () => {
  const wrong = { PORTAL_SECRET: 'hunter2', DATABASE_URL: 'mysql://cofre:hunter2@db.example/cofre' };
  expect(() => readConfig(wrong)).toThrow(
    /^Configuration error: (?!.*hunter2).*DATABASE_URL is no address that begins with postgres:.*PORTAL_SECRET/,
  );
});

test.each([
  ['no-reply@rede.example', {}],
  ['Cofre da Rede <no-reply@rede.example>', {}],
  ['Cofre <no-reply@localhost>', undefined],
])('mails come from %s', (from, given) => {
  expect(readConfig(given === undefined ? {} : { PORTAL_MAIL_FROM: from }).mailFrom).toBe(from);
});

test('the sender of mails has the host of the portal', () => {
  const { mailFrom, smtpUrl } = readConfig({ PORTAL_PUBLIC_URL: 'https://cofre.example:8443/' });
  expect([mailFrom, smtpUrl]).toEqual(['Cofre <no-reply@cofre.example>', null]);
});

test('the message never repeats the password of the mail server', () => {
  expect(() => readConfig({ SMTP_URL: 'http://cofre:hunter2@mail.example' })).toThrow(
    /^Configuration error: (?!.*hunter2).*SMTP_URL is no address that begins with smtp:/,
  );
});

test('production needs its own signing key and keeps the robot check', () => {
  const production = { NODE_ENV: 'production', PORTAL_SECRET: KEY };
  expect(readConfig(production).production).toBe(true);
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('PORTAL_SECRET');
  expect(() => readConfig({ ...production, PORTAL_ROBOT_CHECK: 'off' })).toThrow('PORTAL_ROBOT_CHECK');
});

test.each(['PORTAL_TRUSTED_PROXY', 'PORTAL_PUBLIC_UR', 'PORTAL_'])(
  'a misspelt %s is named instead of having no effect',
  (name) => expect(() => readConfig({ [name]: 'x' })).toThrow(`${name} is no variable of the portal`),
);

test('variables of its tests, and of other programs, are none of its own', () => {
  expect(() => readConfig({ PORTAL_TEST_PORT: '8140', PORTALS: 'x', HOME: '/root' })).not.toThrow();
});

describe('in production', () => {
  const production = { NODE_ENV: 'production', PORTAL_SECRET: KEY };

  test.each([
    '8f14e45fceea167a5a36dedd4bea2543c9f0f895fb98ab9159f51fd0297e236d',
    'Zm9vYmFyMTIzNDU2Nzg5MEFCQ0RFRkdISUpLTE1OT1A',
  ])('a key of random digits or characters is taken (%s)', (key) => {
    expect(readConfig({ ...production, PORTAL_SECRET: key }).secrets).toEqual([key]);
  });

  test.each([
    ['32 equal characters', 'x'.repeat(32)],
    ['a few characters', 'abcabcabcacbabcabcbacbabcabcabcc'],
    ['a part that is repeated', 'change-me-12'.repeat(3)],
    ['a part that is repeated, with a rest', '12345678901234567890123456789012'],
    ['a word that is repeated, with a rest', 'passwordpasswordpasswordpassword1'],
    ['rows of characters', 'abcdefghijklmnopqrstuvwxyz012345'],
  ])('a key of %s is refused, in any place of a list', (_what, key) => {
    expect(() => readConfig({ ...production, PORTAL_SECRET: key })).toThrow(/PORTAL_SECRET.*can be guessed/);
    const list = `${KEY},${key}`;
    for (const name of ['PORTAL_SECRET', 'PORTAL_FEED_KEY', 'PORTAL_METRICS_KEY'])
      expect(() => readConfig({ ...production, [name]: list })).toThrow(`${name} holds a key`);
  });

  test('an https address needs the addresses of what ends TLS before the server', () => {
    const site = { PORTAL_PUBLIC_URL: 'https://cofre.example' };
    expect(() => readConfig({ ...production, ...site })).toThrow(/PORTAL_TRUST_PROXY is required/);
    const trusted = { ...production, ...site, PORTAL_TRUST_PROXY: '10.0.0.0/8, fc00::/7' };
    expect(readConfig(trusted).trustProxy).toEqual(['10.0.0.0/8', 'fc00::/7']);
  });
});

test('the signing key is one or several, and one of before there were lists may hold a comma', () => {
  const secretsOf = (PORTAL_SECRET: string) => readConfig({ PORTAL_SECRET }).secrets;
  expect(readConfig({}).secrets).toBeNull();
  expect(secretsOf(KEY)).toEqual([KEY]);
  expect(secretsOf(`${KEY}, ${OLDER}`)).toEqual([KEY, OLDER]);
  const old = 'a key, with a comma and blanks in it, as keys were';
  expect(secretsOf(old)).toEqual([old]);
});

test('with PORTAL_OUTBOUND=off nothing leaves: mails go to the outbox, and no case system is told', () => {
  const world = {
    SMTP_URL: 'smtp://mail.example',
    PORTAL_SALESFORCE_URL: 'https://shops.my.salesforce.com/',
    PORTAL_SALESFORCE_CLIENT_ID: 'an-id',
    PORTAL_SALESFORCE_CLIENT_SECRET: 'hunter2',
  };
  expect(readConfig(world)).toMatchObject({ outbound: null, smtpUrl: world.SMTP_URL });
  expect(readConfig({ ...world, PORTAL_OUTBOUND: 'on' })).toMatchObject({
    smtpUrl: world.SMTP_URL,
    leaves: true,
  });
  const config = readConfig({ ...world, PORTAL_OUTBOUND: 'off' });
  expect(config).toMatchObject({ outbound: false, smtpUrl: null, leaves: false });
  expect(config.of(caseSystemSettings)).toBeNull();
});

describe('the outside case system', () => {
  const salesforce = {
    PORTAL_SALESFORCE_URL: 'https://shops.my.salesforce.com/',
    PORTAL_SALESFORCE_CLIENT_ID: 'an-id',
    PORTAL_SALESFORCE_CLIENT_SECRET: 'hunter2',
  };

  test('is off, or has a configured address', () => {
    expect(readConfig({}).of(caseSystemSettings)).toBeNull();
    expect(readConfig(salesforce).of(caseSystemSettings)).toEqual({
      url: 'https://shops.my.salesforce.com',
      clientId: 'an-id',
      clientSecret: 'hunter2',
      version: '62.0',
      object: 'Case',
      externalIdField: 'Cofre_Id__c',
      statuses: { 0: 'New', 2: 'Working', 1: 'Closed' },
    });
  });

  test.each([
    ['PORTAL_SALESFORCE_URL', 'shops.my.salesforce.com'],
    ['PORTAL_SALESFORCE_CLIENT_ID', ''],
    ['PORTAL_SALESFORCE_CLIENT_SECRET', ''],
    ['PORTAL_SALESFORCE_VERSION', 'v62'],
    ['PORTAL_SALESFORCE_OBJECT', 'Case/..'],
    ['PORTAL_SALESFORCE_EXTERNAL_ID', "Id' or"],
    ['PORTAL_SALESFORCE_STATUSES', 'New,Closed'],
    ['PORTAL_SALESFORCE_STATUSES', 'New,Closed,Closed'],
  ])('refuses %s=%s, and repeats no secret', (name, value) => {
    expect(() => readConfig({ ...salesforce, [name]: value })).toThrow(
      new RegExp(`^(?!.*hunter2).*${name} `),
    );
  });

  test('is called only over https in production', () => {
    const production = { NODE_ENV: 'production', PORTAL_SECRET: KEY };
    expect(readConfig({ ...salesforce, ...production }).of(caseSystemSettings)).not.toBeNull();
    expect(() =>
      readConfig({ ...salesforce, ...production, PORTAL_SALESFORCE_URL: 'http://salesforce.example' }),
    ).toThrow(/PORTAL_SALESFORCE_URL is "http.*https:\/\/ in production/);
  });
});

test.each([
  ['SMTP_URL', 'smtp://', 'SMTP_URL names no host'],
  ['SMTP_URL', 'smtps:', 'SMTP_URL names no host'],
  ['DATABASE_URL', 'postgres://', 'DATABASE_URL names no host'],
  ['DATABASE_URL', 'postgres:///cofre', 'DATABASE_URL names no host'],
  ['PORTAL_S3_KEY_ID', 'key', 'PORTAL_S3_KEY_ID is "key": has no effect without PORTAL_S3_URL'],
  [
    'PORTAL_WEBHOOKS_PRIVATE',
    '8.8.8.0/24',
    'PORTAL_WEBHOOKS_PRIVATE is "8.8.8.0/24": holds a network that is not private',
  ],
  [
    'PORTAL_WEBHOOKS_PRIVATE',
    '10.0.0.0/7',
    'PORTAL_WEBHOOKS_PRIVATE is "10.0.0.0/7": holds a network that is not private',
  ],
  [
    'PORTAL_WEBHOOKS_PRIVATE',
    '::/0',
    'PORTAL_WEBHOOKS_PRIVATE is "::/0": holds a network that is not private',
  ],
  ['OTEL_BSP_SCHEDULE_DELAY', '5s', 'OTEL_BSP_SCHEDULE_DELAY is "5s": is no number'],
  ['OTEL_BSP_MAX_QUEUE_SIZE', '-1', 'OTEL_BSP_MAX_QUEUE_SIZE is "-1": is less than 0'],
  ['PORT', 'http', 'PORT is "http": is no number'],
  ['PORT', '1.5', 'PORT is "1.5": is no whole number'],
  ['PORT', '70000', 'PORT is "70000": is more than 65535'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud": is none of trace, debug, info, warn, error, fatal, silent'],
  ['PORTAL_ROBOT_CHECK', 'yes', 'PORTAL_ROBOT_CHECK is "yes": is none of on, off'],
])('a wrong %s, %s, is one sentence that names it', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(`Configuration error: ${sentence}`));
});

test.each(['::ffff:0:0/96', '::ffff:8.8.8.8', '::ffff:a00:0/103', '0:0:0:0:0:ffff:808:808', '::/3', '::/64'])(
  '%s is a network of IPv4 as IPv6 writes it, and not private',
  (PORTAL_WEBHOOKS_PRIVATE) => {
    expect(() => readConfig({ PORTAL_WEBHOOKS_PRIVATE })).toThrow('holds a network that is not private');
  },
);

test('a socket of PostgreSQL, private networks and numbers of traces are taken', () => {
  const environment = {
    DATABASE_URL: 'postgres:///cofre?host=/run/postgresql',
    PORTAL_WEBHOOKS_PRIVATE: '10.1.0.0/16, 192.168.4.7, fc00::/7, ::1, 127.0.0.0/8, ::ffff:10.0.0.0/104',
    OTEL_BSP_SCHEDULE_DELAY: '5000',
  };
  expect(readConfig(environment).of(webhookSettings)).toHaveLength(6);
});

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cofre-config-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };

  test('counts as if it stood in the variable, without the end of its line', () => {
    const url = 'postgres://cofre:secret@db.example:5432/cofre';
    const config = readConfig({
      DATABASE_URL_FILE: file('database', `${url}\n`),
      PORTAL_SECRET_FILE: file('portal', `${KEY}\r\n`),
      PORTAL_S3_URL: 'https://s3.example.com/pictures',
      PORTAL_S3_KEY_ID: 'id',
      PORTAL_S3_SECRET_FILE: file('s3', 'of the bucket'),
      NODE_ENV: 'production',
    });
    expect([config.databaseUrl, config.secrets]).toEqual([url, [KEY]]);
    expect(config.of(imageSettings)).toMatchObject({ secret: 'of the bucket' });
  });

  test('is judged as in the variable, and not repeated', () => {
    const wrong = file('short', 'tooshort');
    const read = () => readConfig({ PORTAL_SECRET_FILE: wrong });
    expect(read).toThrow(/PORTAL_SECRET needs at least 32 characters/);
    expect(read).not.toThrow(/tooshort/);
  });

  test('that is missing, empty, or named twice stops the start with its name', () => {
    expect(() => readConfig({ PORTAL_SECRET_FILE: join(folder, 'none') })).toThrow(
      /PORTAL_SECRET_FILE is "[^"]+none": cannot be read \(ENOENT\)/,
    );
    expect(() => readConfig({ SMTP_URL_FILE: file('empty', '\n') })).toThrow(
      /SMTP_URL_FILE is "[^"]+empty": is empty/,
    );
    expect(() => readConfig({ PORTAL_SECRET: KEY, PORTAL_SECRET_FILE: file('other', OLDER) })).toThrow(
      /PORTAL_SECRET_FILE has no effect beside PORTAL_SECRET/,
    );
  });

  test('is none of a variable that holds no secret', () => {
    expect(() => readConfig({ PORTAL_CURRENCY_FILE: file('currency', 'BRL') })).toThrow(
      /PORTAL_CURRENCY_FILE is no variable of the portal/,
    );
  });
});

test('docs/operations.md has each variable of the portal in its table, and none that is gone', () => {
  const table = readFileSync('docs/operations.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => (line.split('|')[1] ?? '').match(/\bPORTAL_\w+/g) ?? []);
  const read = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap(
      (name) => readFileSync(join('server', name), 'utf8').match(/\bPORTAL_\w+(?=: \w+[.(\n])/g) ?? [],
    );
  expect(read).toContain('PORTAL_SECURITY_CONTACT');
  expect(new Set(table)).toEqual(new Set(read));
});
