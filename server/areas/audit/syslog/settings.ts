import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { defineSettings, readBy } from '../../../platform/settings';

/** Events of security are sent there. */
export interface SyslogReceiver {
  host: string;
  port: number;
  /** `null`: not encrypted, within this machine. */
  tls: { ca: string | null } | null;
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
    tls: encrypted ? { ca: null } : null,
  };
}

const certificateIn = (pem: string) => new X509Certificate(pem);

/** @throws Error where the file cannot be read, or has no certificate */
function certificatesIn(file: string): string {
  let pem: string;
  try {
    pem = readFileSync(file, 'utf8');
  } catch {
    throw new Error('is no file that can be read');
  }
  try {
    certificateIn(pem);
    return pem;
  } catch {
    throw new Error('is no file with a certificate in PEM');
  }
}

/** The receiver of security events, and who signs its certificate if that is nobody whom everybody knows. */
export const syslogSettings = defineSettings({
  variables: {
    PORTAL_SYSLOG_URL: readBy(receiverAt).optional(),
    PORTAL_SYSLOG_CA: readBy(certificatesIn).optional(),
  },
  problems: ({ PORTAL_SYSLOG_URL: receiver, PORTAL_SYSLOG_CA: ca }) =>
    ca !== undefined && receiver?.tls == null
      ? [['PORTAL_SYSLOG_CA', 'is for a PORTAL_SYSLOG_URL that begins with syslog+tls://']]
      : [],
  read: (
    { PORTAL_SYSLOG_URL: receiver, PORTAL_SYSLOG_CA: ca = null },
    { isolated },
  ): SyslogReceiver | null =>
    receiver === undefined || isolated ? null : { ...receiver, tls: receiver.tls && { ca } },
  leaves: (receiver) => receiver !== null,
});
