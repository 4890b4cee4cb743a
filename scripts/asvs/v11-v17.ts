import { met, metSo, none, open, page, type Row, test } from './row';

const HTTP = 'server/platform/http';
const SESSION = 'server/areas/session';
const FACTOR = 'server/areas/second-factor';
const EVENTS = 'server/areas/audit/events';
const DISK = 'server/platform/disk';

const NO_CALLS = 'no sound or picture goes from person to person (WebRTC)';

/** Cryptography, connections, configuration, data, components, logs. */
export const v11: readonly Row[] = [
  met(
    '11.1.1',
    2,
    'how keys are made, kept, replaced and ended',
    page('security/rules.md', 'Keys and cryptography'),
    page('operations.md', 'Changing the signing key'),
  ),
  met('11.1.2', 2, 'which keys and algorithms there are', page('security/rules.md', 'Keys and cryptography')),
  met(
    '11.2.1',
    2,
    'cryptography is that of Node.js and of libraries',
    test(
      'contract/dangerous-code.test.ts',
      'what nobody may guess comes from the system, and no digest is one that is broken',
    ),
    page('security/rules.md', 'Keys and cryptography'),
  ),
  met(
    '11.2.2',
    2,
    'keys and algorithms can be replaced',
    test(
      'server/areas/second-factor/own.test.ts',
      'a factor that an older signing key has sealed is sealed anew, and goes on when that key is taken away',
    ),
    test(
      `${SESSION}/signing-keys.test.ts`,
      'a session of the old key goes on with both keys, and ends with the new one alone',
    ),
  ),
  met(
    '11.2.3',
    2,
    '128 bits or more',
    test('server/config.test.ts', 'a key of %s is refused, in any place of a list'),
  ),
  met(
    '11.3.1',
    1,
    'no weak modes',
    test(
      'contract/dangerous-code.test.ts',
      'what nobody may guess comes from the system, and no digest is one that is broken',
    ),
  ),
  met(
    '11.3.2',
    1,
    'AES-256-GCM alone',
    test(
      'contract/dangerous-code.test.ts',
      'what nobody may guess comes from the system, and no digest is one that is broken',
    ),
  ),
  met(
    '11.3.3',
    2,
    'nobody changes what is encrypted unnoticed',
    test(
      'server/platform/credentials/sealed.test.ts',
      'what was changed anywhere, cut, or is opened for another purpose or by another key, opens as nothing',
    ),
  ),
  metSo(
    '11.4.1',
    1,
    'SHA-256 for all digests',
    'codes of authenticator apps are HMAC-SHA-1, by RFC 6238',
    test(
      'contract/dangerous-code.test.ts',
      'what nobody may guess comes from the system, and no digest is one that is broken',
    ),
  ),
  met(
    '11.4.2',
    2,
    'passwords are kept as argon2id',
    test(`${SESSION}/sign-in.test.ts`, 'passwords and refresh tokens are kept as hashes only'),
  ),
  met(
    '11.4.3',
    2,
    'digests of evidence have 256 bits',
    test(
      'contract/dangerous-code.test.ts',
      'what nobody may guess comes from the system, and no digest is one that is broken',
    ),
  ),
  none(
    '11.4.4',
    2,
    'keys from passwords',
    'no key is made of a password; keys are random, and derived by HKDF and HMAC',
  ),
  met(
    '11.5.1',
    2,
    'random values come from the system, 128 bits or more',
    test(
      'contract/dangerous-code.test.ts',
      'what nobody may guess comes from the system, and no digest is one that is broken',
    ),
    test('server/areas/second-factor/sign-in.test.ts', 'has a token that nobody thinks up'),
  ),
  met(
    '11.6.1',
    2,
    'signatures are made and checked by approved algorithms',
    test(`${SESSION}/tokens.test.ts`, 'altered, unsigned and foreign tokens are nobody'),
    test(
      'server/areas/webhooks/deliver.test.ts',
      'an event is posted once, signed in the form of Standard Webhooks',
    ),
  ),

  met(
    '12.1.1',
    1,
    'TLS 1.2 and 1.3',
    test(
      'machines/files.test.ts',
      'HAProxy leads people to https, refuses calls without it, and speaks TLS 1.2 or newer',
    ),
  ),
  met(
    '12.1.2',
    2,
    'strong ciphers with forward secrecy',
    test('machines/files.test.ts', 'HAProxy takes its file, and says so of one that is wrong'),
    page('operations.md', 'The portal machines'),
  ),
  none('12.1.3', 2, 'certificates of clients', 'nobody is known by one'),
  met(
    '12.2.1',
    1,
    'people and programs come by TLS alone',
    test(
      'machines/files.test.ts',
      'HAProxy leads people to https, refuses calls without it, and speaks TLS 1.2 or newer',
    ),
    test(
      `${HTTP}/security-headers.test.ts`,
      'over https every answer asks for https for a year and more, also of hosts below',
    ),
  ),
  met(
    '12.2.2',
    1,
    'the certificate is one that everybody trusts',
    page('operations.md', 'The portal machines'),
  ),
  open(
    '12.3.1',
    2,
    'every connection is encrypted',
    'mails, pictures, cases, webhooks and PostgreSQL can be; between the machines of docs/operations.md it is left to their network',
  ),
  met(
    '12.3.2',
    2,
    'certificates of others are checked',
    test(
      'server/areas/webhooks/send.test.ts',
      'nothing is sent to a receiver with a self-signed certificate',
    ),
    test('contract/dangerous-code.test.ts', 'certificates of others are always checked'),
  ),
  open(
    '12.3.3',
    2,
    'HTTP between services is encrypted',
    'the balancer reaches the servers, and asks Patroni, without TLS',
  ),
  none('12.3.4', 2, 'certificates between services', 'none of them are there before 12.3.1 and 12.3.3'),

  met('13.1.1', 2, 'whom the portal talks to', page('security/rules.md', 'Whom the portal talks to')),
  metSo(
    '13.2.1',
    2,
    'services have accounts of their own',
    'their keys can be replaced without a gap, and Salesforce’s token is short',
    test('server/ingest/feed/key.test.ts', 'several keys are valid, so that one can be replaced'),
    test(
      'server/areas/work-orders/cases/salesforce.test.ts',
      'is requested once, by client credentials, and sent with each call',
    ),
    test('machines/files.test.ts', 'a SCRAM secret is what PostgreSQL makes of the password'),
  ),
  met(
    '13.2.2',
    2,
    'accounts have the least rights',
    test('server/platform/db/rights.postgres.test.ts', 'is refused: %s'),
    page('operations.md', 'The role of the database'),
  ),
  met(
    '13.2.3',
    2,
    'no key that everybody knows',
    test('server/config.test.ts', 'a key of %s is refused, in any place of a list'),
  ),
  met(
    '13.2.4',
    2,
    'where the portal may go',
    test('server/areas/webhooks/send.test.ts', '%s cannot be reached by webhooks'),
    page('security/rules.md', 'Whom the portal talks to'),
  ),
  met(
    '13.2.5',
    2,
    'where the server may fetch from',
    test(
      'server/areas/webhooks/manage.test.ts',
      'a deployment in an intranet opens its private addresses, also over http',
    ),
    page('security/rules.md', 'Whom the portal talks to'),
  ),
  metSo(
    '13.3.1',
    2,
    'secrets are made, kept and ended in one place',
    'the environment, which a vault can fill; no secret is in the sources or in what is built',
    test(
      'machines/files.test.ts',
      'gets a secret for each that is empty, keeps the others, and is its owner’s alone',
    ),
    test(
      'server/config.test.ts',
      'the message never repeats the signing key or the password of the database',
    ),
  ),
  met(
    '13.3.2',
    2,
    'secrets are read by who needs them',
    test(
      `${DISK}/private-folder.test.ts`,
      'only its owner can read anything in a new data folder, whatever the umask',
    ),
    test('machines/files.test.ts', 'fills every name of every file, and a line of many once for each'),
  ),
  met(
    '13.4.1',
    1,
    'no history of the sources is served',
    test(`${HTTP}/security-headers.test.ts`, 'neither sources nor folders are served: %s'),
    test(
      'scripts/release.test.ts',
      'an archive holds one folder, in order, of no owner and of one time, without what only a build needs',
    ),
  ),
  met(
    '13.4.2',
    2,
    'no debugging in production',
    test(`${HTTP}/calls.test.ts`, 'ERR-05 every refusal is code and message with a request id, and no stack'),
  ),
  met(
    '13.4.3',
    2,
    'no listings of folders',
    test(`${HTTP}/security-headers.test.ts`, 'neither sources nor folders are served: %s'),
  ),
  met(
    '13.4.4',
    2,
    'no TRACE',
    test(`${HTTP}/security-headers.test.ts`, 'the method %s has no answer of its own'),
  ),
  met(
    '13.4.5',
    2,
    'documents and figures are for who may read them',
    test(
      'e2e/api-docs.spec.ts',
      'SES-28 API-20 without API access neither the page nor the document is there',
    ),
    test('server/platform/metrics/page.test.ts', 'with %s is 401, with a message, and reveals nothing'),
  ),

  met(
    '14.1.1',
    2,
    'which data there is, and how dear each kind is',
    page('security/data.md', 'What there is'),
  ),
  met(
    '14.1.2',
    2,
    'how each kind is protected',
    page('security/data.md', 'Three levels'),
    page('security/retention.md', 'What is kept, and how long'),
  ),
  met(
    '14.2.1',
    1,
    'nothing secret stands in addresses',
    test(
      'console/sign-in/entry.test.ts',
      'LOG-17 the token of a link is checked, and leaves the address and its history',
    ),
    test(
      'server/engines/exports/tickets.test.ts',
      'USE-08 without a session nobody can download it, and a ticket is no session',
    ),
  ),
  met(
    '14.2.2',
    2,
    'no cache on the way keeps data',
    test(`${HTTP}/calls.test.ts`, 'replies have the security headers, and personal data is not cached'),
  ),
  met(
    '14.2.3',
    2,
    'no data goes to others',
    test(
      'e2e/api-docs.spec.ts',
      'HELP-07 API-20 the document is downloaded, and nothing of the page breaks the policy of the server',
    ),
    test(
      'server/platform/traces/secrets.test.ts',
      'traces contain nothing that somebody sends, or about people: SQL has its placeholders',
    ),
  ),
  met(
    '14.2.4',
    2,
    'data is protected as was written down',
    test(
      'server/platform/db/retention-page.test.ts',
      'the page of retention names every table of the database once, and none that is gone',
    ),
    test(
      'server/platform/retention/settings.test.ts',
      'the page of retention has the days of each name, and the bounds within which they may be set',
    ),
    test(
      'server/platform/retention/tidy.test.ts',
      'each table is purged, by what the deployment says of each name',
    ),
    test(
      `${DISK}/secrets.test.ts`,
      'no hash of a password is in it, and no row or parameter of a failed statement',
    ),
  ),
  met(
    '14.3.1',
    1,
    'a browser forgets a session that has ended',
    test('console/session/end.test.tsx', 'SES-07 a failed call keeps nobody signed in here'),
    test(
      'console/session/end.test.tsx',
      'SES-06 a page that the browser kept shows nothing of a person who has signed out',
    ),
  ),
  met(
    '14.3.2',
    2,
    'browsers keep no answers',
    test(`${HTTP}/calls.test.ts`, 'replies have the security headers, and personal data is not cached'),
  ),
  metSo(
    '14.3.3',
    2,
    'browsers keep no data beside the session',
    'its tokens, the person’s own login and name, the profile encrypted (SES-02); the telephone number of the last work order',
    test(
      'console/session/stored-session.test.ts',
      'SES-02 SES-03 a sign-in is kept under these names, and the profile encrypted',
    ),
    test('console/areas/home/left-off.test.tsx', 'a sign-out forgets it'),
  ),

  met(
    '15.1.1',
    1,
    'in which time packages of others are mended',
    page('../SECURITY.md', 'Packages of others'),
  ),
  met(
    '15.1.2',
    2,
    'which packages of others there are, and from where',
    test(
      'scripts/sbom.test.ts',
      'has each delivered package with version, licence and checksum, and none of development alone',
    ),
    test('scripts/check-dependencies.test.ts', 'a package comes from a registry, with its sum'),
  ),
  met(
    '15.1.3',
    2,
    'what takes long, and how it is kept from being in the way',
    page('security/rules.md', 'Limits'),
    page('performance.md', 'Performance'),
  ),
  met(
    '15.2.1',
    1,
    'no package is older than what was promised',
    test(
      'scripts/check-dependencies.test.ts',
      'grave faults count, lesser ones do not, and no answer is told from a good one',
    ),
  ),
  met(
    '15.2.2',
    2,
    'what takes long is in nobody’s way',
    test(
      'server/platform/concurrency/report-semaphore.test.ts',
      'of %i connections a person gets %i, and another one as many',
    ),
    test(
      'server/engines/exports/download.test.ts',
      'readers who receive nothing delay nobody else, and their permits go to the next',
    ),
  ),
  met(
    '15.2.3',
    2,
    'production has what it needs and no more',
    test(
      'scripts/release.test.ts',
      'an archive holds one folder, in order, of no owner and of one time, without what only a build needs',
    ),
    test('server/config.test.ts', 'production gets the demo network only on request, with either database'),
  ),
  met(
    '15.3.1',
    1,
    'answers have the fields that they should have',
    test('contract/operations.test.ts', 'wire schemas hold no transforms and refuse unknown keys'),
    test(
      'server/areas/operator-codes/list.test.ts',
      'OPC-06 no reply has more than the last three characters of a code',
    ),
  ),
  met(
    '15.3.2',
    2,
    'redirections of others are not followed',
    test('server/areas/webhooks/send.test.ts', 'a redirection is a failure and is not followed'),
    test(
      'server/areas/work-orders/cases/salesforce.test.ts',
      'is sent only to its organization, whatever a reply says',
    ),
  ),
  met(
    '15.3.3',
    2,
    'no field is written that a call does not name',
    test(`${HTTP}/calls.test.ts`, 'anything else is refused, and so is an unknown key'),
    test('server/areas/users/create.test.ts', '%s, whatever is sent'),
  ),
  met(
    '15.3.4',
    2,
    'the address of the caller is the right one',
    test(`${SESSION}/sign-in.test.ts`, 'the address behind a trusted balancer is the forwarded one'),
    test(
      'machines/balancer.test.ts',
      'the address of the caller is what the balancer says, not what the caller claims',
    ),
  ),
  met(
    '15.3.5',
    2,
    'values have their types',
    test(
      `${HTTP}/calls.test.ts`,
      'one value is a list if the schema has a list, digits are numbers, true and false are booleans',
    ),
    test(`${HTTP}/calls.test.ts`, 'anything else is refused, and so is an unknown key'),
  ),
  met(
    '15.3.6',
    2,
    'prototypes stay as they are',
    test(`${HTTP}/calls.test.ts`, 'a parameter sent as __proto__ or twice does no harm'),
  ),
  met(
    '15.3.7',
    2,
    'a parameter counts once and from its own place',
    test(`${HTTP}/calls.test.ts`, 'a parameter sent as __proto__ or twice does no harm'),
    test(
      `${HTTP}/calls.test.ts`,
      'an unknown query key is refused by name on every call, also if it has no query',
    ),
  ),

  met('16.1.1', 2, 'which logs there are', page('security/logs.md', 'What there is')),
  met(
    '16.2.1',
    2,
    'entries say when, who, from where and what',
    test(
      'server/areas/audit/list.test.ts',
      'contains who changed what and when, by the clocks of the network, and the name of the record',
    ),
    test(
      `${SESSION}/sign-in.test.ts`,
      'a sign-in is in the audit trail with its address, and no password or token is anywhere in it',
    ),
  ),
  met(
    '16.2.2',
    2,
    'times are those of the world',
    test(
      `${HTTP}/log.test.ts`,
      'a call is one line of JSON with its time in UTC, whatever stands in its address or in a failure',
    ),
    test(
      'server/platform/db/session.postgres.test.ts',
      'no server starts on sessions of another time zone, and a message says how to correct it',
    ),
  ),
  met(
    '16.2.3',
    2,
    'logs go where it is written down',
    page('security/logs.md', 'What there is'),
    test('server/platform/traces/calls.test.ts', 'leaves no trace where %s'),
  ),
  met(
    '16.2.4',
    2,
    'logs can be read by machines',
    test(
      `${HTTP}/log.test.ts`,
      'a call is one line of JSON with its time in UTC, whatever stands in its address or in a failure',
    ),
  ),
  met(
    '16.2.5',
    2,
    'no secret is in a log',
    test(`${DISK}/secrets.test.ts`, 'no %s is in it, nor the hash of one'),
    test(
      'server/areas/audit/list.test.ts',
      'never contains a secret, even if one was written into the trail',
    ),
  ),
  met(
    '16.3.1',
    2,
    'sign-ins and their failures are kept',
    test(
      `${EVENTS}/events.test.ts`,
      'sign-ins and their failures, with browser and reason, and no login that nobody has unless it is a tax id',
    ),
    test(
      `${SESSION}/locks.test.ts`,
      'has failures and locks, and no text that was typed as a login by mistake',
    ),
    test(
      `${FACTOR}/passkeys.test.ts`,
      'opens nothing for whoever was switched off, and says no more than of an unknown one',
    ),
  ),
  met(
    '16.3.2',
    2,
    'refusals of access are kept',
    test(`${EVENTS}/events.test.ts`, 'refusals of access, with the call that was refused'),
    test(
      `${EVENTS}/events.test.ts`,
      'programs that are refused, and secrets that are made, without the secret',
    ),
  ),
  met(
    '16.3.3',
    2,
    'attempts to get around something are kept',
    test(
      `${EVENTS}/events.test.ts`,
      'a lock when it begins, and attempts during it as one event with their number',
    ),
    test(`${EVENTS}/events.test.ts`, 'a robot check that was not passed'),
    test(`${FACTOR}/passkeys.test.ts`, 'a counter that went back blocks the passkey, and the person is told'),
  ),
  met(
    '16.3.4',
    2,
    'failures that nobody expected are kept',
    test(`${HTTP}/log.test.ts`, 'what failed, and where, is still logged'),
  ),
  met(
    '16.4.1',
    2,
    'nobody forges a line of a log',
    test(
      `${HTTP}/log.test.ts`,
      'a call is one line of JSON with its time in UTC, whatever stands in its address or in a failure',
    ),
  ),
  met(
    '16.4.2',
    2,
    'nobody changes a log',
    test('server/platform/db/audit.test.ts', 'the audit trail only grows'),
    test(
      'console/areas/audit/list.test.tsx',
      'SES-16 SES-30 level 2 neither sees the entry nor opens the page',
    ),
  ),
  met(
    '16.4.3',
    2,
    'logs go to another system',
    test(
      'files/syslog.test.ts',
      'rsyslog has every event of security once, also of the time in which it was away',
    ),
    test(
      'files/syslog.test.ts',
      'rsyslog that asks for a certificate has the events of a portal with the right one alone, and none is lost',
    ),
  ),
  met(
    '16.5.1',
    2,
    'people are told nothing of the inside',
    test(`${HTTP}/calls.test.ts`, 'ERR-02 an unexpected failure of a sign-in is 500 without its cause'),
    test(`${HTTP}/calls.test.ts`, 'ERR-05 every refusal is code and message with a request id, and no stack'),
  ),
  met(
    '16.5.2',
    2,
    'the portal goes on where another system fails',
    test(
      'server/faults/outage.postgres.test.ts',
      'under load it is 503 meanwhile; then everything recovers, and nothing is lost or left open',
    ),
    test('server/platform/mail/post.test.ts', 'that is down gets another attempt'),
    test(
      'server/platform/traces/away.test.ts',
      'a server whose receiver never responds works as usual, and ends cleanly',
    ),
  ),
  met(
    '16.5.3',
    2,
    'what fails lets nothing through',
    test(
      'server/faults/unconfirmed.postgres.test.ts',
      'an unconfirmed write is 503 and invisible; reading goes on, writing is refused at once meanwhile',
    ),
    test(`${HTTP}/calls.test.ts`, 'an operation without an access rule is refused at start'),
  ),

  none('17.1.1', 2, 'TURN', NO_CALLS),
  none('17.2.1', 2, 'keys of DTLS', NO_CALLS),
  none('17.2.2', 2, 'ciphers of DTLS', NO_CALLS),
  none('17.2.3', 2, 'SRTP', NO_CALLS),
  none('17.2.4', 2, 'broken SRTP', NO_CALLS),
  none('17.3.1', 2, 'floods of signals', NO_CALLS),
  none('17.3.2', 2, 'broken signals', NO_CALLS),
];
