import { z } from 'zod';
import { CaseFailure } from '../case-system';
import { failureOf, faultsIn } from './failure';
import { called, type HttpReply, type HttpRequest } from './http';
import type { SalesforceSettings } from './settings';

/** What is read of the token endpoint's reply, which rarely contains how long the token is valid. */
const granted = z.object({
  access_token: z.string().min(1),
  instance_url: z.url({ protocol: /^https?$/ }),
  expires_in: z.coerce.number().positive().optional(),
});

interface Token {
  value: string;
  origin: string;
  /** `null`: unknown; then the token is used until a call returns 401. */
  expires: number | null;
}

/** How long before its expiry a token is replaced. */
const EARLIER_MS = 30_000;

/** Makes calls to an organization, with a token of OAuth 2.0 client credentials that is reused while it is valid. */
export class SalesforceSession {
  #token: Token | null = null;

  constructor(
    private readonly settings: SalesforceSettings,
    private readonly now: () => Date,
    private readonly callMs: number,
  ) {}

  /**
   * Makes a call, and repeats it once with a new token if the present one is no longer valid.
   * @param path including the query, from the root of the organization
   * @throws CaseFailure if there is no reply, and for 401
   */
  async call(path: string, request: HttpRequest, signal: AbortSignal): Promise<HttpReply> {
    const reply = await this.#callOnce(path, request, signal);
    if (reply.status !== 401) return reply;
    this.#token = null;
    if (!faultsIn(reply.text).some(({ code }) => code === 'INVALID_SESSION_ID')) throw failureOf(reply);
    const again = await this.#callOnce(path, request, signal);
    if (again.status !== 401) return again;
    this.#token = null;
    throw failureOf(again);
  }

  async #callOnce(path: string, request: HttpRequest, signal: AbortSignal): Promise<HttpReply> {
    const { value, origin } = await this.#validToken(signal);
    const url = new URL(path, origin);
    // The addresses of further portions come from replies, so that they have to be checked.
    if (url.origin !== origin) throw new CaseFailure('refused', 'an address of another host');
    const headers = { ...request.headers, authorization: `Bearer ${value}` };
    return called(url, { ...request, headers }, this.callMs, signal);
  }

  async #validToken(signal: AbortSignal): Promise<Token> {
    const known = this.#token;
    if (known !== null && (known.expires === null || known.expires > this.now().getTime())) return known;
    const { url, clientId, clientSecret } = this.settings;
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    });
    const reply = await called(
      new URL('/services/oauth2/token', url),
      { method: 'POST', body },
      this.callMs,
      signal,
    );
    if (reply.status === 400) throw new CaseFailure('unauthorized', failureOf(reply).detail);
    if (reply.status !== 200) throw failureOf(reply);
    const token = granted.safeParse(jsonOf(reply.text));
    if (!token.success) throw new CaseFailure('unauthorized', '200 without a token');
    const { access_token, instance_url, expires_in } = token.data;
    this.#token = {
      value: access_token,
      origin: new URL(instance_url).origin,
      expires: expires_in === undefined ? null : this.now().getTime() + expires_in * 1000 - EARLIER_MS,
    };
    return this.#token;
  }
}

/** @returns `undefined` for a text that is not JSON */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
