import type { FastifyRequest } from 'fastify';
import { allowed, mayAnswer, mayChange, type ScreenPath } from '../../../contract/access';
import type { Language } from '../../../contract/languages';
import type { OperationAccess, PersonAccess, ScreenAccess } from '../../../contract/operation';
import type { AppContext } from '../context';
import type { RunQuery } from '../db/commit-check';
import { forbidden, HttpError, unauthenticated } from '../errors/http-error';
import { holdsKey } from './bearer-key';
import { clientOfToken } from './client';
import { assertFactorGiven } from './factor-rule';
import { personOfSession } from './person';
import { type Client, type Gateway, gatewayAt, type Principal, type SignedIn } from './principal';
import type { TokenSigner } from './tokens';

/** Who calls, as an operation that is open to these has it: nobody, the gateway, or a person. */
export type PrincipalOf<Access extends OperationAccess> = Access extends 'public'
  ? null
  :
      | (Access extends { person: PersonAccess } ? SignedIn : never)
      | (Access extends { person: 'optional' } ? null : never)
      | (Access extends { gateway: true } ? Gateway : never)
      | (Access extends { client: true } ? Client : never);

/** What is known of a call before anybody looks at who makes it. */
interface Origin {
  readonly address: string;
  readonly language: Language;
}

export interface Authentication {
  readonly context: AppContext;
  readonly signer: TokenSigner;
  /** Milliseconds after which the principal of a call that still runs is looked up again. */
  readonly lookEvery: number;
}

/**
 * Looks who makes a call, as it stands at this moment.
 * @param run on this connection
 * @returns `null` for calls that nobody has to be named for
 * @throws HttpError 401 without a live session, the gateway's key or a token of an API client, 403 where the access table says no
 */
export type Lookup = (run?: RunQuery) => Promise<Principal | null>;

/**
 * SES-08: reads the authorization header, `Bearer <token>` or the bare token, once; whether a token's time is up is
 * decided now, and what it opens each time that it is looked up.
 * @param seen hears whose session it is each time, also where the call is refused
 * @throws HttpError 401 where the call is open to no person, and the key of the gateway is wrong
 */
export function lookupOf(
  access: OperationAccess,
  { context, signer }: Authentication,
  request: FastifyRequest,
  origin: Origin,
  seen: (person: SignedIn) => void,
): Lookup {
  if (access === 'public') return async () => null;
  const header = request.headers.authorization ?? '';
  if (access.gateway && holdsKey(header, context.feedKeys)) {
    const gateway = gatewayAt(origin.address);
    return async () => gateway;
  }
  const bearer = header.replace(/^Bearer /i, '').trim();
  if (access.client) {
    const known = signer.readClient(bearer);
    return async (run) => {
      const client = known === null ? null : await clientOfToken(context, known, origin.address, run);
      if (client === null) throw new HttpError(401, 'apiReplies.token');
      return client;
    };
  }
  const { person: who } = access;
  if (who === undefined) throw new HttpError(401, 'errorReplies.feedKey');
  const token = signer.read(bearer);
  const arrived = context.now();
  return async (run) => {
    const person =
      token === null || token.expired ? null : await personOfSession(context, token.sessionId, origin, run);
    if (person !== null) {
      seen(person);
      assertSetUp(access, person);
    }
    const known = admitted(who, person, request);
    if (known !== null && access.stepUp) assertFactorGiven(known, arrived);
    return known;
  };
}

/**
 * Refuses a person whose profile requires a second factor that is not there yet.
 * @throws HttpError 403
 */
function assertSetUp(
  { person: who, beforeFactor }: Exclude<OperationAccess, 'public'>,
  { active, factorDue }: SignedIn,
): void {
  // A token alone and no session at all open what tells who somebody is, and the change of a password.
  if (active && factorDue && !beforeFactor && who !== 'token' && who !== 'optional')
    throw new HttpError(403, 'factorReplies.due');
}

/** @throws HttpError 401, 403 */
function admitted(access: PersonAccess, person: SignedIn | null, request: FastifyRequest): SignedIn | null {
  if (access === 'optional') return person?.active ? person : null;
  if (person === null) throw unauthenticated();
  if (access === 'token') return person;
  if (!person.active) throw unauthenticated();
  if (access === 'signedIn') return person;
  const may = access.answers ? mayAnswer : access.changes ? mayChange : allowed;
  if (!screensOf(access, request).some((screen) => may(person, screen))) throw forbidden();
  return person;
}

/** The screens that open a call: where its path names one of them, that one alone. */
function screensOf({ screens, named }: ScreenAccess, { params }: FastifyRequest): readonly ScreenPath[] {
  if (named === undefined) return screens;
  const name = (params as Record<string, unknown>)[named];
  const one = screens.filter((screen) => screen === `/${String(name)}`);
  // What names none of them is no call, and is refused as such.
  return one.length > 0 ? one : screens;
}
