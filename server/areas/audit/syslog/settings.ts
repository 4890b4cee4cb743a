import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import tls from 'node:tls';
import { defineSettings, type Problem, readBy } from '../../../platform/settings';

/** Events of security are sent there. */
export interface SyslogReceiver {
  host: string;
  port: number;
  /** `null`: not encrypted, within this machine. */
  tls: {
    /** Who signs the receiver's certificate; `null`: whom Node.js trusts. */
    ca: string | null;
    /** The certificate with which the portal proves who it is, and its key; `null`: it has none. */
    client: { cert: string; key: string } | null;
  } | null;
}

/** RFC 5425 and RFC 6587 name these ports. */
const PORTS = { 'syslog+tls:': 6514, 'syslog+tcp:': 601 } as const;

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** @throws Error with what is wrong with the address */
function receiverAt(text: string): SyslogReceiver {
  if (!URL.canParse(text)) throw new Error('is no address like syslog+tls://siem.example.com:6514');
  const { protocol, hostname, port, username, pathname, search } = new URL(text);
  if (!(protocol in PORTS)) throw new Error('is no address that begins with syslog+tls:// or syslog+tcp://');
  if (hostname === '') throw new Error('names no host');
  if (username !== '' || search !== '' || !['', '/'].includes(pathname))
    throw new Error('has more than a host and a port');
  const encrypted = protocol === 'syslog+tls:';
  if (!encrypted && !LOOPBACK.test(hostname))
    throw new Error('leads to another machine without TLS: use syslog+tls://, or a relay on this machine');
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? PORTS[protocol as keyof typeof PORTS] : Number(port),
    tls: encrypted ? { ca: null, client: null } : null,
  };
}

/**
 * Reads a file in PEM.
 * @param check throws where it is not what it should be
 * @throws Error where the file cannot be read, or is not `what`
 */
function pemIn(file: string, what: string, check: (pem: string) => unknown): string {
  let pem: string;
  try {
    pem = readFileSync(file, 'utf8');
  } catch {
    throw new Error('is no file that can be read');
  }
  try {
    check(pem);
    return pem;
  } catch {
    throw new Error(`is no file with ${what}`);
  }
}

/** A certificate in PEM, with what stands behind it before the next thing does. */
const CERTIFICATE = /-----BEGIN (?:X509 |TRUSTED )?CERTIFICATE-----[^]*?(?=-----BEGIN|$)/g;

/**
 * Returns the certificates of a text in PEM, one at least.
 * @throws Error where there is none, or one cannot be read: of a file of authorities OpenSSL leaves that out without a word
 */
export function certificatesOf(pem: string): X509Certificate[] {
  const found = pem.match(CERTIFICATE);
  if (found === null) throw new Error('There is no certificate');
  return found.map((one) => new X509Certificate(one));
}

const certificatesIn = (file: string) =>
  pemIn(file, 'a certificate in PEM, or has one that cannot be read', certificatesOf);

/** The same file may have the certificate, too. */
const privateKeyIn = (file: string) =>
  pemIn(file, 'a private key in PEM that needs no password', (pem) => createPrivateKey(pem));

/**
 * The receiver of security events; who signs its certificate if that is nobody whom everybody knows; and the certificate
 * of the portal, where the receiver asks for one.
 */
export const syslogSettings = defineSettings({
  variables: {
    PORTAL_SYSLOG_URL: readBy(receiverAt).optional(),
    PORTAL_SYSLOG_CA: readBy(certificatesIn).optional(),
    PORTAL_SYSLOG_CERT: readBy(certificatesIn).optional(),
    PORTAL_SYSLOG_KEY: readBy(privateKeyIn).optional(),
  },
  problems: ({
    PORTAL_SYSLOG_URL: receiver,
    PORTAL_SYSLOG_CA: ca,
    PORTAL_SYSLOG_CERT: cert,
    PORTAL_SYSLOG_KEY: key,
  }) => {
    const given = { PORTAL_SYSLOG_CA: ca, PORTAL_SYSLOG_CERT: cert, PORTAL_SYSLOG_KEY: key };
    const found: Problem[] = Object.entries(given)
      .filter(([, value]) => value !== undefined && receiver?.tls == null)
      .map(([name]) => [name, 'is for a PORTAL_SYSLOG_URL that begins with syslog+tls://']);
    if (cert === undefined && key !== undefined)
      found.push(['PORTAL_SYSLOG_CERT', 'is required beside PORTAL_SYSLOG_KEY']);
    if (cert !== undefined && key === undefined)
      found.push(['PORTAL_SYSLOG_KEY', 'is required beside PORTAL_SYSLOG_CERT']);
    if (cert !== undefined && key !== undefined) {
      const refusal = refusalOf(cert, key);
      if (!belongTogether(cert, key))
        found.push(['PORTAL_SYSLOG_KEY', 'is not the key of the certificate in PORTAL_SYSLOG_CERT']);
      else if (refusal !== null)
        found.push(['PORTAL_SYSLOG_CERT', `cannot be used for TLS, as OpenSSL says "${refusal}"`]);
    }
    return found;
  },
  read: (
    {
      PORTAL_SYSLOG_URL: receiver,
      PORTAL_SYSLOG_CA: ca = null,
      PORTAL_SYSLOG_CERT: cert,
      PORTAL_SYSLOG_KEY: key,
    },
    { isolated },
  ): SyslogReceiver | null => {
    if (receiver === undefined || isolated) return null;
    const client = cert === undefined || key === undefined ? null : { cert, key };
    return { ...receiver, tls: receiver.tls && { ca, client } };
  },
  leaves: (receiver) => receiver !== null,
});

/** Of a chain, the certificate of the portal stands first. */
const belongTogether = (cert: string, key: string): boolean =>
  new X509Certificate(cert).checkPrivateKey(createPrivateKey(key));

/** Why a connection cannot be made with them: a key that is too small, or a signature that is too weak. */
function refusalOf(cert: string, key: string): string | null {
  try {
    tls.createSecureContext({ cert, key });
    return null;
  } catch (error) {
    const { message, reason = message } = error as Error & { reason?: string };
    return reason;
  }
}
