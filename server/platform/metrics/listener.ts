import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConfigError } from '../config';
import type { Log } from '../context';
import { holdsKey } from '../principal/bearer-key';
import type { ListenAddress } from './address';
import type { Metrics } from './metrics';

/** Prometheus asks over one connection, and a person or two beside it. */
const CONNECTIONS = 20;
const REQUEST_MS = 10_000;

/** Who may read the metrics, and where. */
interface MetricsAccess {
  address: ListenAddress;
  /** Empty: anybody who reaches the address may read. */
  keys: readonly string[];
  log: Log;
}

/**
 * Serves `/metrics` on an address of its own, which people and the balancer do not reach.
 * @returns where it listens, and how it ends
 * @throws ConfigError where it cannot listen there
 */
export async function listenForMetrics(
  metrics: Metrics,
  { address, keys, log }: MetricsAccess,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, answer) => {
    page(metrics, keys, request).then(
      ({ status, text = '', headers = {} }) => answer.writeHead(status, headers).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'the metrics cannot be collected');
        answer.writeHead(500).end();
      },
    );
  });
  server.requestTimeout = REQUEST_MS;
  server.headersTimeout = REQUEST_MS;
  server.maxConnections = CONNECTIONS;
  server.listen(address);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { host, port } = address;
    throw new ConfigError(
      `PORTAL_METRICS_ADDRESS ${host}:${port} cannot be used (${(error as Error).message}).`,
    );
  }
  const { family, address: host, port } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${host}]` : host}:${port}/metrics`,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

interface Page {
  status: number;
  text?: string;
  headers?: Record<string, string>;
}

async function page(metrics: Metrics, keys: readonly string[], request: IncomingMessage): Promise<Page> {
  if (request.url?.split('?')[0] !== '/metrics') return { status: 404 };
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return { status: 405, headers: { allow: 'GET, HEAD' } };
  if (keys.length > 0 && !holdsKey(request.headers.authorization ?? '', keys))
    return { status: 401, headers: { 'www-authenticate': 'Bearer realm="metrics"' } };
  return { status: 200, text: await metrics.text(), headers: { 'content-type': metrics.contentType } };
}
