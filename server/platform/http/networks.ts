import { BlockList, isIP } from 'node:net';

/**
 * Parses networks as `10.0.0.0/8`, or single addresses.
 * @throws Error for anything else
 */
export function networkList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(network) ?? [];
    const family = familyOf(address);
    if (family === null) throw new Error(network);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** Tells whether each text is a network, or an address. */
export function areNetworks(networks: readonly string[]): boolean {
  try {
    networkList(networks);
    return true;
  } catch {
    return false;
  }
}

/** Tells whether an address is within a list; a text that is none is not. */
export function isWithin(list: BlockList, address: string): boolean {
  const family = familyOf(address);
  return family !== null && list.check(address, family);
}

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address);
  if (version === 0) return null;
  return version === 4 ? 'ipv4' : 'ipv6';
}

/** Converts an IPv4-mapped IPv6 address of any form (`::ffff:10.0.0.1`, `::ffff:a00:1`) to IPv4. */
export function unmapped(address: string): string {
  if (isIP(address) !== 6 || !isWithin(mapped, address)) return address;
  // The parser of URLs writes addresses in one form.
  const words = /:([\da-f]+):([\da-f]+)\]$/.exec(new URL(`http://[${address}]`).hostname);
  return [words?.[1], words?.[2]]
    .flatMap((word) => {
      const value = Number.parseInt(word ?? '0', 16);
      return [value >> 8, value & 255];
    })
    .join('.');
}

/** The addresses of IPv4 as IPv6 writes them. A list takes both forms for one another. */
const mapped = networkList(['::ffff:0:0/96']);
const MAPPED_BITS = 96;

/**
 * Returns the network of IPv4 that a network of IPv6 stands for, or contains; another one as it is. Whoever judges how
 * wide a network is, or whose, has to ask of this one.
 */
export function plainNetwork(network: string): string {
  const [address = '', bits] = network.split('/');
  if (isIP(address) !== 6) return network;
  const width = Number(bits ?? 128);
  if (width >= MAPPED_BITS && isWithin(mapped, address)) return `${unmapped(address)}/${width - MAPPED_BITS}`;
  return isWithin(networkList([network]), '::ffff:0:0') ? '0.0.0.0/0' : network;
}
