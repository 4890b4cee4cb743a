import { issueToken } from '../../../../../contract/api';
import { addressOf, type ExampleRequest } from '../examples/request';

/** A trial call: that of an example, but with the body as it was typed, and the chosen media type. */
export interface TrialRequest extends Omit<ExampleRequest, 'body' | 'file'> {
  body: string | Blob | null;
  accept: string;
}

export interface TrialReply {
  status: number;
  /** The headers that a client needs, in the order of `SHOWN_HEADERS`. */
  headers: readonly (readonly [name: string, value: string])[];
  text: string;
  bytes: number;
  milliseconds: number;
}

/** The headers that say where the next page is, how often calls are allowed, and which id the response has. */
const SHOWN_HEADERS = [
  'content-type',
  'ratelimit-policy',
  'ratelimit',
  'retry-after',
  'www-authenticate',
  'etag',
  'link',
  'cursor-next',
  'cursor-follow',
  'cursor-more',
  'cursor-delivery',
  'x-request-id',
];

/** Nothing of a call stays in the browser: no cookie is sent, no cache stores it, and no address contains a secret. */
const LEAVES_NOTHING = {
  cache: 'no-store',
  credentials: 'omit',
  redirect: 'error',
  referrerPolicy: 'no-referrer',
} as const satisfies RequestInit;

/**
 * Makes a call with a token, which is only in its header, or without one where anybody may make it.
 * @param origin that of the portal
 * @throws TypeError where there is no response
 * @throws DOMException `AbortError` when `signal` was aborted
 */
export async function send(
  request: TrialRequest,
  { origin, token, signal }: { origin: string; token: string | null; signal: AbortSignal },
): Promise<TrialReply> {
  const { method, body, accept } = request;
  return replyOf(origin + addressOf(request), {
    method,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      accept,
      ...(body !== null && {
        'content-type': typeof body === 'string' ? 'application/json' : 'application/octet-stream',
      }),
    },
    body,
    signal,
  });
}

interface Client {
  clientId: string;
  clientSecret: string;
}

/** The result of requesting a token: `token` is `null` where it was refused, and the response says why. */
export interface TokenReply {
  token: string | null;
  reply: TrialReply;
}

/**
 * Exchanges the client's id and secret for a token, both in the body of the call.
 * @throws as `send`
 */
export async function fetchToken(
  { clientId, clientSecret }: Client,
  { origin, signal }: { origin: string; signal: AbortSignal },
): Promise<TokenReply> {
  const reply = await replyOf(origin + issueToken.path, {
    method: issueToken.method,
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    }),
    signal,
  });
  const token: unknown = reply.status === 200 ? memberOf(reply.text, 'access_token') : null;
  return { token: typeof token === 'string' ? token : null, reply };
}

async function replyOf(address: string, options: RequestInit): Promise<TrialReply> {
  const start = performance.now();
  const response = await fetch(address, { ...LEAVES_NOTHING, ...options });
  const bytes = await response.arrayBuffer();
  const milliseconds = Math.round(performance.now() - start);
  return {
    status: response.status,
    headers: SHOWN_HEADERS.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
    text: new TextDecoder().decode(bytes),
    bytes: bytes.byteLength,
    milliseconds,
  };
}

/** A member of a JSON object; `undefined` where the text is no object. */
export function memberOf(text: string, name: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null
      ? Object.entries(value).find(([key]) => key === name)?.[1]
      : undefined;
  } catch {
    return undefined;
  }
}
