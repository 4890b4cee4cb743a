import { isIP } from 'node:net';
import {
  type Reach,
  RefusedAddress,
  type Resolve,
  type Resolved,
  reachableHost,
} from '../../platform/http/reach';

/** The faults of an address that can be found before its name is resolved. */
export type UrlProblem = 'noUrl' | 'noHttps' | 'credentials' | 'port' | 'private';

const HTTPS_PORT = 443;
const FIRST_FREE_PORT = 1024;

/** The host as an address or a name, without the brackets of IPv6. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/**
 * Returns the fault of an address as it is written, if any. In networks that the deployment has opened, any port is
 * allowed.
 * @param open whether the deployment has opened any network: then a name may lead there, also over http
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
  return hasUsualPort(url) ? null : 'port';
}

/** Except for that of https, ports below 1024 belong to other services than the web. */
function hasUsualPort(url: URL): boolean {
  const port = url.port === '' ? HTTPS_PORT : Number(url.port);
  return port === HTTPS_PORT || port >= FIRST_FREE_PORT;
}

/**
 * Returns the addresses that a call may connect to: those that its host resolves to now. If one of them is refused, all
 * are, because the owner of the name chooses which one comes first.
 * @throws RefusedAddress
 */
export async function reachable(url: URL, reach: Reach, resolve: Resolve): Promise<Resolved[]> {
  const { addresses, opened } = await reachableHost(hostOf(url), reach, resolve);
  const usual = url.protocol === 'https:' && hasUsualPort(url);
  if (!opened && !usual) throw new RefusedAddress('It is neither https nor opened');
  return addresses;
}
