import { type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { cutToUnits } from '../../../contract/text-forms';
import { WEBHOOK, type WebhookProblem } from '../../../contract/webhooks';
import {
  type Reach,
  RefusedAddress,
  type Resolve,
  type Resolved,
  resolveHost,
} from '../../platform/http/reach';
import { reachable } from './address';

/** The outcome of an attempt. */
export interface Outcome {
  /** `null`: the receiver has accepted it. */
  problem: WebhookProblem | null;
  status: number | null;
  latency: number;
  /** The beginning of the response body. */
  answer: string | null;
}

interface EventRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

interface SendOptions {
  reach: Reach;
  resolve?: Resolve;
  /** In milliseconds, for the whole attempt. */
  timeout?: number;
}

/** The bytes of a response that are read before the connection is closed. */
const MOST_BYTES = 16 * 1024;
const HEADER_BYTES = 16 * 1024;

/** Matches the codes of TLS errors. */
const CERTIFICATE = /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO|HOSTNAME/;

/**
 * Posts one event. The name is resolved once, and the connection goes to the addresses that were checked: to change the
 * name between the check and the connection has no effect. Redirections are failures, and no proxy of the environment
 * is used.
 * @param stopped aborts the attempt because the server ends, which is not a failure of the receiver
 */
export async function send(
  request: EventRequest,
  { reach, resolve = resolveHost, timeout = WEBHOOK.timeout }: SendOptions,
  stopped: AbortSignal,
): Promise<Outcome> {
  const began = performance.now();
  const since = () => Math.round(performance.now() - began);
  const late = AbortSignal.timeout(timeout);
  const signal = AbortSignal.any([stopped, late]);
  try {
    const addresses = await orAborted(reachable(new URL(request.url), reach, resolve), signal);
    const response = await post(request, addresses, signal);
    const { statusCode: status = 0 } = response;
    const latency = since();
    const answer = await beginning(response);
    return { problem: problemOf(status), status, latency, answer };
  } catch (error) {
    stopped.throwIfAborted();
    return {
      problem: late.aborted ? 'timeout' : problemOfError(error),
      status: null,
      latency: since(),
      answer: null,
    };
  }
}

function post(
  { url, headers, body }: EventRequest,
  addresses: readonly Resolved[],
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const target = new URL(url);
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    signal,
    agent: false,
    maxHeaderSize: HEADER_BYTES,
    lookup: (_host, { all }, done) => {
      const [first] = addresses;
      if (all) done(null, [...addresses]);
      else done(null, first?.address ?? '', first?.family);
    },
  };
  return new Promise((resolve, reject) => {
    const call = target.protocol === 'https:' ? secureRequest : plainRequest;
    call(target, options, resolve).on('error', reject).end(body);
  });
}

/**
 * Reads the beginning of a response, for people who look for a fault. Only the status decides, so that a broken or
 * endless body changes nothing.
 */
async function beginning(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of response) {
      pieces.push(piece as Buffer);
      bytes += (piece as Buffer).byteLength;
      if (bytes > MOST_BYTES) break;
    }
  } catch {
    // only the status decides
  }
  response.destroy();
  const text = Buffer.concat(pieces).toString('utf8');
  // PostgreSQL cannot store a zero byte in a text.
  return cutToUnits(text.replaceAll('\0', '�'), WEBHOOK.answer);
}

function problemOf(status: number): WebhookProblem | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return 'redirect';
  return status === 410 ? 'gone' : 'status';
}

function problemOfError(error: unknown): WebhookProblem {
  if (error instanceof RefusedAddress) return 'address';
  const { code = '' } = error as { code?: string };
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknownHost';
  return CERTIFICATE.test(code) ? 'certificate' : 'unreachable';
}

/** Rejects when the signal aborts: a running resolver cannot be stopped, but is not waited for any longer. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
