import type { FastifyRequest } from 'fastify';
import { isWithin, networkList } from './networks';

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
 * @throws Error for a network that is none
 */
export function trustOf(trusted: readonly string[]): (address: string) => boolean {
  const list = networkList(trusted);
  return (given) => isWithin(list, withoutPort(given));
}
