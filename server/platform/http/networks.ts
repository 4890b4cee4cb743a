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

const FULL = { ipv4: 32, ipv6: 128 } as const;

/** Returns the bits of a valid address as one number. */
function bitsOf(address: string): bigint {
  if (isIP(address) === 4) return address.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n);
  // The parser of URLs writes addresses in one form, without IPv4 in it.
  const [left = [], right = []] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n);
}

/** Writes an address whose bits are one number, IPv6 in its shortest form. */
function addressOf(bits: bigint, family: 'ipv4' | 'ipv6'): string {
  const part = (index: number, width: bigint) => (bits >> (BigInt(index) * width)) & ((1n << width) - 1n);
  if (family === 'ipv4') return [3, 2, 1, 0].map((index) => part(index, 8n)).join('.');
  const groups = [7, 6, 5, 4, 3, 2, 1, 0].map((index) => part(index, 16n).toString(16));
  return new URL(`http://[${groups.join(':')}]`).hostname.slice(1, -1);
}

export interface Network {
  family: 'ipv4' | 'ipv6';
  /** How many bits all of its addresses have in common. */
  bits: number;
  /** In the one form in which it is compared: without the bits of a host, and a single address without its width. */
  text: string;
}

/** Parses a network or an address, IPv4 that is written as IPv6 too; `null` for any other text. */
export function networkIn(typed: string): Network | null {
  if (typed.includes('%') || !areNetworks([typed])) return null;
  const [address = '', width] = plainNetwork(typed).split('/');
  const family = familyOf(address) ?? 'ipv4';
  const full = FULL[family];
  const bits = width === undefined ? full : Number(width);
  const host = BigInt(full - bits);
  const first = addressOf((bitsOf(address) >> host) << host, family);
  return { family, bits, text: bits === full ? first : `${first}/${bits}` };
}
