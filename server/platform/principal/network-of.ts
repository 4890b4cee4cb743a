import { isIPv6 } from 'node:net';

/**
 * Whom an address stands for where tries are counted: itself, but of IPv6 its first half, as every household is given
 * a whole second half to choose from.
 */
export function networkOf(address: string): string {
  // How a server that listens on IPv6 sees IPv4.
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [left = [], right = []] = address.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
