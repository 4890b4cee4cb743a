import { lookup as systemLookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isWithin, networkList, plainNetwork, unmapped } from './networks';

/** An address that a host name resolves to. */
export interface Resolved {
  address: string;
  family: number;
}
export type Resolve = (host: string) => Promise<Resolved[]>;

/** Returns all addresses that the system's resolver finds. */
export const resolveHost: Resolve = (host) => systemLookup(host, { all: true, verbatim: true });

/** The address leads where nothing may be sent. */
export class RefusedAddress extends Error {
  override readonly name = 'RefusedAddress';
}

/** IPv4 networks that are not part of the public internet (IANA's special-purpose registries). */
const PRIVATE_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** The only allocated public range of IPv6, and the special networks in it (Teredo, documentation, 6to4). */
const GLOBAL_V6 = ['2000::/3'];
const SPECIAL_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const privateV4 = networkList(PRIVATE_V4);
const globalV6 = networkList(GLOBAL_V6);
const specialV6 = networkList(SPECIAL_V6);

/** Tells whether all addresses of a network, or a single address, are not part of the public internet. */
export function isPrivate(network: string): boolean {
  const plain = plainNetwork(network);
  const [address = '', prefix] = plain.split('/');
  const bits = prefix === undefined ? 128 : Number(prefix);
  const holds = (outer: string) =>
    isWithin(networkList([outer]), address) && bits >= Number(outer.split('/')[1]);
  if (isIP(address) !== 6) return PRIVATE_V4.some(holds);
  // Such a network is no part of the one public range, and not so wide that it holds it.
  return SPECIAL_V6.some(holds) || (bits >= 3 && !isWithin(globalV6, address));
}

/** The addresses to which something may be sent. */
export interface Reach {
  /** Whether the deployment has opened this private address; only these may be called over plain http. */
  isOpened(address: string): boolean;
  /** Whether the address is public or opened. */
  isReachable(address: string): boolean;
}

/** @param opened private networks that the deployment allows */
export function reachOf(opened: readonly string[]): Reach {
  const own = networkList(opened);
  const isOpened = (address: string) => isWithin(own, unmapped(address));
  return {
    isOpened,
    isReachable: (address) => {
      const plain = unmapped(address);
      if (isOpened(address)) return true;
      return isIP(plain) === 4
        ? !isWithin(privateV4, plain)
        : isWithin(globalV6, plain) && !isWithin(specialV6, plain);
    },
  };
}

/**
 * Returns the addresses of a host, a name or an address. If one of them is refused, all are, because the owner of the
 * name chooses which one comes first.
 * @returns with whether the deployment has opened all of them
 * @throws RefusedAddress
 */
export async function reachableHost(
  host: string,
  reach: Reach,
  resolve: Resolve,
): Promise<{ addresses: Resolved[]; opened: boolean }> {
  const family = isIP(host);
  const addresses = family === 0 ? await resolve(host) : [{ address: host, family }];
  if (addresses.length === 0 || !addresses.every(({ address }) => reach.isReachable(address)))
    throw new RefusedAddress('It leads to a private address');
  return { addresses, opened: addresses.every(({ address }) => reach.isOpened(address)) };
}
