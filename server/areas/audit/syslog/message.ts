import { hostname } from 'node:os';
import type { SecurityEvent, SecurityResult } from '../../../../contract/security-events';
import { ocsfOf } from './ocsf';

/** RFC 5424, 6.2.1: log audit. */
const FACILITY = 13;
/** Informational, notice, warning. */
const SEVERITY: Record<SecurityResult, number> = { success: 6, failure: 5, refused: 4 };

/** RFC 5424: a name of a host is printable ASCII of at most 255 characters; `-`: it has none. */
const HOST =
  hostname()
    .replace(/[^!-~]/g, '')
    .slice(0, 255) || '-';

/** Returns an event as a frame of a syslog connection: its length in bytes, and the message (RFC 6587, 3.4.1; RFC 5425). */
export function frameOf(event: SecurityEvent, at: Date): string {
  const priority = FACILITY * 8 + SEVERITY[event.result];
  const body = asciiJson(ocsfOf(event, at));
  const message = `<${priority}>1 ${at.toISOString()} ${HOST} cofre - ${event.kind} - ${body}`;
  return `${message.length} ${message}`;
}

/** All of ASCII, so that no receiver has to guess an encoding, and a character is a byte. */
const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[^ -~]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
