import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  base64url,
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
} from 'jose';

/* A provider that says whatever a test has it say: what no honest one would. */

/** What the portal sent to an address of the provider's. */
type Asked = URLSearchParams;
interface Reply {
  status?: number;
  /** Empty: it says none. */
  type?: string;
  body: unknown;
}
type Answer = (asked: Asked) => Reply | Promise<Reply>;

export interface ForgingProvider {
  issuer: string;
  /** What stands at `/token`, `/userinfo` and at the address of the description, until a test puts something else there. */
  answers: { token: Answer; userinfo: Answer; description: Answer; keys: Answer };
  /** A key of the provider's, whose public half it shows. */
  rotate(): Promise<void>;
  /** Signs claims as the provider would, or with what a forger has. */
  sign(
    claims: JWTPayload,
    header?: Partial<JWTHeaderParameters>,
    key?: CryptoKey | Uint8Array,
  ): Promise<string>;
  /** The public key that it shows, in PEM as a forger would use it. */
  publicJwk(): JsonWebKey;
  /** Nobody listens there until it is opened again. */
  away(): Promise<void>;
  back(): Promise<void>;
  close(): Promise<void>;
}

/** A token without a signature. */
export const unsigned = (claims: JWTPayload): string =>
  `${base64url.encode(JSON.stringify({ alg: 'none', typ: 'JWT' }))}.${base64url.encode(JSON.stringify(claims))}.`;

/** Answers after so many milliseconds. */
export const slowly =
  (milliseconds: number, answer: Answer): Answer =>
  async (asked) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
    return answer(asked);
  };

export async function forgingProvider(): Promise<ForgingProvider> {
  let made = 0;
  let kid = '';
  let keys: { publicKey: CryptoKey; privateKey: CryptoKey };
  let shown: JsonWebKey = {};
  const rotate = async () => {
    made += 1;
    kid = `key-${made}`;
    keys = await generateKeyPair('RS256', { extractable: true });
    shown = { ...(await exportJWK(keys.publicKey)), kid, alg: 'RS256', use: 'sig' } as JsonWebKey;
  };
  await rotate();
  let port = 0;
  const issuerAt = () => `http://127.0.0.1:${port}`;
  const description = () => ({
    issuer: issuerAt(),
    authorization_endpoint: `${issuerAt()}/auth`,
    token_endpoint: `${issuerAt()}/token`,
    userinfo_endpoint: `${issuerAt()}/userinfo`,
    jwks_uri: `${issuerAt()}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
    authorization_response_iss_parameter_supported: true,
  });
  const standard = (): ForgingProvider['answers'] => ({
    token: () => ({ status: 400, body: { error: 'invalid_grant' } }),
    userinfo: () => ({ status: 401, body: {} }),
    description: () => ({ body: description() }),
    keys: () => ({ body: { keys: [shown] } }),
  });
  const answers = standard();
  const read = async (request: IncomingMessage): Promise<Asked> => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    return new URLSearchParams(Buffer.concat(parts).toString());
  };
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const asked = await read(request);
    const at: Record<string, Answer> = {
      '/token': answers.token,
      '/userinfo': answers.userinfo,
      '/.well-known/openid-configuration': answers.description,
      '/jwks': answers.keys,
    };
    const answer: Answer = at[request.url ?? ''] ?? (() => ({ status: 404, body: {} }));
    const { status = 200, type = 'application/json', body } = await answer(asked);
    response.writeHead(status, type === '' ? {} : { 'content-type': type });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  const server = createServer((request, response) => void reply(request, response));
  const open = () =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', () => {
        port = (server.address() as AddressInfo).port;
        resolve();
      });
    });
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  await open();
  return {
    issuer: issuerAt(),
    answers,
    rotate,
    sign: (claims, header = {}, key = keys.privateKey) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, ...header }).sign(key),
    publicJwk: () => shown,
    away: close,
    back: open,
    close,
  };
}
