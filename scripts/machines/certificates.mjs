/** The certificates by which the machines know one another, made by OpenSSL. Plain Node: nothing is installed yet. */
import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * @typedef {{ certificate: string, key: string }} Certificate in PEM
 * @typedef {Record<string, Certificate>} Certificates `authority` has signed the others, each of which bears the name of
 *   whom it is for: `portal` for all portal machines, which share their other secrets as well, one for each database
 *   machine, and `monitor` for whoever reads figures
 */

/** Whoever signs them stays: a new one would have to be brought to all machines before the first certificate of its own. */
const AUTHORITY_DAYS = 20 * 365;
const DAYS = 2 * 365;
/** One that ends earlier is made anew when the files are. */
const LEFT_DAYS = 180;
const DAY_MS = 86_400_000;

/**
 * Makes the certificates that are missing, soon over, or of other addresses than these.
 * @param {Readonly<Record<string, readonly string[]>>} wanted the addresses of each, which may be none
 * @param {Certificates} [had] those there are
 * @returns {Certificates}
 * @throws Error where there is no OpenSSL 3
 */
export function certificatesFor(wanted, had = {}) {
  const authority = had.authority ?? signed('Cofre machines', [], AUTHORITY_DAYS);
  const made = Object.entries(wanted).map(([name, addresses]) => {
    const old = had[name];
    return [
      name,
      old !== undefined && isGood(old, addresses) ? old : signed(name, addresses, DAYS, authority),
    ];
  });
  return { authority, ...Object.fromEntries(made) };
}

/** @param {Certificate} had @param {readonly string[]} addresses */
function isGood({ certificate }, addresses) {
  const { validTo, subjectAltName = '' } = new X509Certificate(certificate);
  const named = subjectAltName.split(', ').map((entry) => entry.replace(/^(DNS|IP Address):/, ''));
  const same = addresses.length === 0 || addresses.toSorted().join() === named.toSorted().join();
  return same && new Date(validTo).getTime() - Date.now() > LEFT_DAYS * DAY_MS;
}

/**
 * @param {string} name @param {readonly string[]} addresses @param {number} days
 * @param {Certificate} [authority] without it, it signs itself and others
 * @returns {Certificate}
 */
function signed(name, addresses, days, authority) {
  const folder = mkdtempSync(join(tmpdir(), 'cofre-certificate-'));
  const file = (/** @type {string} */ of) => join(folder, of);
  const names = addresses.map((address) => `${isIP(address) === 0 ? 'DNS' : 'IP'}:${address}`);
  const extensions =
    authority === undefined
      ? ['basicConstraints=critical,CA:TRUE', 'keyUsage=critical,keyCertSign']
      : [
          'basicConstraints=critical,CA:FALSE',
          // Members of etcd call one another with what they are called by.
          'extendedKeyUsage=serverAuth,clientAuth',
          ...(names.length > 0 ? [`subjectAltName=${names.join(',')}`] : []),
        ];
  try {
    if (authority !== undefined) {
      writeFileSync(file('authority.pem'), authority.certificate);
      writeFileSync(file('authority.key'), authority.key, { mode: 0o600 });
    }
    const by = authority === undefined ? [] : ['-CA', file('authority.pem'), '-CAkey', file('authority.key')];
    openssl([
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-days',
      String(days),
      // Nothing of a system's own configuration gets in.
      '-config',
      '/dev/null',
      '-subj',
      `/CN=${name}`,
      ...extensions.flatMap((extension) => ['-addext', extension]),
      ...by,
      '-keyout',
      file('key.pem'),
      '-out',
      file('certificate.pem'),
    ]);
    return {
      certificate: readFileSync(file('certificate.pem'), 'utf8'),
      key: readFileSync(file('key.pem'), 'utf8'),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string[]} args */
function openssl(args) {
  try {
    execFileSync('openssl', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    const { code, stderr } = /** @type {NodeJS.ErrnoException & { stderr?: Buffer }} */ (error);
    throw new Error(
      code === 'ENOENT'
        ? 'OpenSSL is not installed, which makes the certificates (Debian: apt-get install openssl)'
        : `OpenSSL 3 makes the certificates, and says: ${stderr?.toString()}`,
      { cause: error },
    );
  }
}
