import { BlockList, isIP } from 'node:net';

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

const privateV4 = listOf(PRIVATE_V4);
const globalV6 = listOf(GLOBAL_V6);
const specialV6 = listOf(SPECIAL_V6);

/** Parses networks as `10.0.0.0/8` or single addresses. @throws Error for anything else */
function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const kind = kindOf(address);
    if (kind === null || (prefix !== undefined && !/^\d{1,3}$/.test(prefix))) throw new Error(network);
    if (prefix === undefined) list.addAddress(address, kind);
    else list.addSubnet(address, Number(prefix), kind);
  }
  return list;
}

function kindOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address);
  if (version === 0) return null;
  return version === 4 ? 'ipv4' : 'ipv6';
}

export function isListOfNetworks(networks: readonly string[]): boolean {
  try {
    listOf(networks);
    return true;
  } catch {
    return false;
  }
}

/** Tells whether all addresses of a network, or a single address, are not part of the public internet. */
export function isPrivate(network: string): boolean {
  const [address = '', prefix] = network.split('/');
  const kind = kindOf(address);
  if (kind === null) return false;
  const bits = prefix === undefined ? 128 : Number(prefix);
  const isWithin = (outer: string) =>
    listOf([outer]).check(address, kind) && bits >= Number(outer.split('/')[1]);
  if (kind === 'ipv4') return PRIVATE_V4.some(isWithin);
  // Such a network is no part of the one public range, and not so wide that it holds it.
  return SPECIAL_V6.some(isWithin) || (bits >= 3 && !globalV6.check(address, kind));
}

/** Converts an IPv4-mapped IPv6 address of either form (`::ffff:10.0.0.1`, `::ffff:a00:1`) to IPv4. */
function unmapped(address: string): string {
  const dotted = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const words = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i.exec(address);
  if (dotted !== undefined || words === null) return dotted ?? address;
  return [words[1], words[2]]
    .flatMap((word) => {
      const value = Number.parseInt(word ?? '', 16);
      return [value >> 8, value & 255];
    })
    .join('.');
}

/** The addresses that a webhook may lead to. */
export interface Reach {
  /** Whether the deployment has opened this private address; only these may be called over plain http. */
  isOpened(address: string): boolean;
  /** Whether the address is public or opened. */
  isReachable(address: string): boolean;
}

/** @param opened private networks that the deployment allows */
export function reachOf(opened: readonly string[]): Reach {
  const own = listOf(opened);
  const within = (list: BlockList, address: string) => {
    const kind = kindOf(address);
    return kind !== null && list.check(address, kind);
  };
  const isOpened = (address: string) => within(own, unmapped(address));
  return {
    isOpened,
    isReachable: (address) => {
      const plain = unmapped(address);
      if (isOpened(address)) return true;
      return isIP(plain) === 4
        ? !privateV4.check(plain, 'ipv4')
        : within(globalV6, plain) && !specialV6.check(plain, 'ipv6');
    },
  };
}
