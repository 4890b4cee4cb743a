import { isIP } from 'node:net';

/** Where something listens. */
export interface ListenAddress {
  host: string;
  port: number;
}

/**
 * Reads `127.0.0.1:9090`, `[::1]:9090` or `localhost:9090`.
 * @throws Error that says what it is not
 */
export function listenAddress(text: string): ListenAddress {
  const [, literal, name, digits] = /^(?:\[([^\]]+)\]|([\w.-]+)):(\d{1,5})$/.exec(text.trim()) ?? [];
  const host = literal ?? name;
  const port = Number(digits);
  if (host === undefined || (literal !== undefined && isIP(literal) !== 6) || port > 65_535)
    throw new Error('is no address like 127.0.0.1:9090');
  return { host, port };
}
