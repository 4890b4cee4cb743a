import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as OTLP writes it in JSON. */
export interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number };
}

interface Sent {
  resourceSpans: {
    resource: { attributes: OtlpSpan['attributes'] };
    scopeSpans: { spans: OtlpSpan[] }[];
  }[];
}

export interface Collector {
  /** What `OTEL_EXPORTER_OTLP_ENDPOINT` is set to. */
  endpoint: string;
  /** All that arrived, without ids and moments, which may have any digits. */
  words(): string;
  spans(): OtlpSpan[];
  /** The resource of what arrived last. */
  resource(): Record<string, unknown>;
  /** How many exports of spans have begun. */
  asked(): number;
  /**
   * Holds all responses back.
   * @returns a function that releases them
   */
  hold(): () => void;
  close(): Promise<void>;
}

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

export const attributesOf = ({ attributes }: Pick<OtlpSpan, 'attributes'>): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

/** A small receiver of OTLP over HTTP, on 127.0.0.1. */
export async function collector(): Promise<Collector> {
  const came: string[] = [];
  let asked = 0;
  let waiting: ServerResponse[] | null = null;
  const server = createServer((request, answer) => {
    asked += 1;
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (piece: string) => {
      body += piece;
    });
    request.on('end', () => {
      if (request.url !== '/v1/traces' || request.headers['content-type'] !== 'application/json') {
        answer.writeHead(404).end();
        return;
      }
      came.push(body);
      if (waiting === null) answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      else waiting.push(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const sent = () => came.map((body) => JSON.parse(body) as Sent).flatMap((one) => one.resourceSpans);
  return {
    endpoint: `http://127.0.0.1:${port}`,
    words: () =>
      JSON.stringify(sent(), (key, value) => (/Id$|Nano$/.test(key) ? undefined : value)).replace(UUID, ''),
    spans: () => sent().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    resource: () => attributesOf(sent().at(-1)?.resource ?? { attributes: [] }),
    asked: () => asked,
    hold: () => {
      waiting = [];
      return () => {
        for (const answer of waiting ?? []) answer.writeHead(200).end('{}');
        waiting = null;
      };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
