import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** What some balancers write behind an address in X-Forwarded-For, and the brackets that IPv6 has then. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;

/** An address without its port, which is another one for each connection. */
function withoutPort(address: string): string {
  const [, six, four] = WITH_PORT.exec(address) ?? [];
  return six ?? four ?? address;
}

/** The address that a call comes from: as the last trusted balancer has seen it, or that of the connection. */
export function clientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return withoutPort(ip);
}

/**
 * Whether an address of the forwarded header belongs to the deployment itself (PORTAL_TRUST_PROXY).
 * @param trusted addresses and networks, `10.0.0.0/8`
 * @throws RangeError for a network that is none
 */
export function trustOf(trusted: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of trusted) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (given) => {
    const address = withoutPort(given);
    const version = isIP(address);
    return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4');
  };
}
