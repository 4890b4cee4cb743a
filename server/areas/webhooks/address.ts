import { lookup as systemLookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { Reach } from './networks';

/** An address that a name stands for. */
export interface Resolved {
  address: string;
  family: number;
}
export type Resolve = (host: string) => Promise<Resolved[]>;

/** All that the machine's resolver says. */
export const resolveHost: Resolve = (host) => systemLookup(host, { all: true, verbatim: true });

/** It leads where no webhook may go. */
export class RefusedAddress extends Error {
  override readonly name = 'RefusedAddress';
}

/** What an address can be wrong in before anybody has looked up its name. */
export type UrlProblem = 'noUrl' | 'noHttps' | 'credentials' | 'port' | 'private';

const HTTPS_PORT = 443;
const FIRST_FREE_PORT = 1024;

/** The host as an address or a name, without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/**
 * What is wrong with an address as it is written. Ports below 1024 belong to services that are none of the web's, but for
 * https' own; on what the deployment has opened, any port does.
 * @param open whether it has opened anything: a name may then lead there, over http too
 */
export function urlProblem(text: string, reach: Reach, open: boolean): UrlProblem | null {
  if (!URL.canParse(text)) return 'noUrl';
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'noHttps';
  if (url.username !== '' || url.password !== '' || url.hash !== '') return 'credentials';
  const host = hostOf(url);
  const literal = isIP(host) !== 0;
  if (literal && !reach.isReachable(host)) return 'private';
  if (literal ? reach.isOpened(host) : open) return null;
  if (url.protocol !== 'https:') return 'noHttps';
  const port = url.port === '' ? HTTPS_PORT : Number(url.port);
  return port === HTTPS_PORT || port >= FIRST_FREE_PORT ? null : 'port';
}

/**
 * The addresses that a call may connect to: those that its host stands for now. One that is refused refuses them all,
 * as whoever owns the name chooses which one comes first.
 * @throws RefusedAddress
 */
export async function reachable(url: URL, reach: Reach, resolve: Resolve): Promise<Resolved[]> {
  const host = hostOf(url);
  const family = isIP(host);
  const addresses = family === 0 ? await resolve(host) : [{ address: host, family }];
  const opened = addresses.every(({ address }) => reach.isOpened(address));
  const port = url.port === '' ? HTTPS_PORT : Number(url.port);
  const usual = url.protocol === 'https:' && (port === HTTPS_PORT || port >= FIRST_FREE_PORT);
  if (addresses.length === 0 || !addresses.every(({ address }) => reach.isReachable(address)))
    throw new RefusedAddress('It leads to a private address');
  if (!opened && !usual) throw new RefusedAddress('It is neither https nor opened');
  return addresses;
}
