import { isIPv6 } from 'node:net';

/** Returns an address as people know it: a server that listens on IPv6 sees IPv4 addresses with a prefix. */
export const shownAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');

/**
 * Whom an address stands for where tries are counted: itself, but of IPv6 its first half, as every household is given
 * a whole second half to choose from.
 */
export function networkOf(address: string): string {
  const shown = shownAddress(address);
  if (!isIPv6(shown)) return shown;
  const [left = [], right = []] = shown.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
