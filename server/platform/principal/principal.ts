import type { Standing } from '../../../contract/access';
import type { Language } from '../../../contract/languages';
import type { PrincipalKind } from '../../../contract/principal';
import { EVERYTHING, type Scope } from './scope';

/** What the audit trail calls somebody. */
export interface Identity {
  /** Of the user; `null`: no person. */
  readonly id: number | null;
  /** Of a person the login, of others the name of what runs. */
  readonly login: string;
  /** From where it acts; `null`: from within. */
  readonly address: string | null;
}

interface Acting extends Identity {
  readonly kind: PrincipalKind;
  /** Whose data it sees and changes. */
  readonly scope: Scope;
}

/** A person, in a call or in work that goes on without it. */
export interface Person extends Acting, Standing {
  readonly kind: 'person';
  readonly id: number;
  /** What others are told who it was. */
  readonly name: string;
  /** In which mails are written that its work causes. */
  readonly language: Language;
}

/** The second factor of a person, in a session. */
interface Factor {
  readonly enrolled: boolean;
  /** It was given last at this moment; `null`: not in this session. */
  readonly givenAt: Date | null;
}

/** The person of a call, by its session. */
export interface SignedIn extends Person {
  readonly address: string;
  readonly email: string;
  readonly active: boolean;
  readonly sessionId: string;
  readonly factor: Factor;
  /** When it has written last, by the database's clock, where there is a replica; `null`: not that anybody knows. */
  readonly lastWrite: Date | null;
}

/** The terminals' gateway. */
export interface Gateway extends Acting {
  readonly kind: 'gateway';
  readonly id: null;
}

/** A program of an establishment, with a token of its API user (API-17). */
export interface Client extends Acting {
  readonly kind: 'client';
  /** Of the manager whose API user it is. */
  readonly id: number;
  readonly clientId: string;
  readonly address: string;
  /** Addresses and networks from which it may come; none: from anywhere. */
  readonly addresses: readonly string[];
}

/** The portal itself. */
export interface System extends Acting {
  readonly kind: 'system';
  readonly id: null;
}

/** Who is behind a call or a change. What it may do follows from this, never from what a client claims. */
export type Principal = Person | Gateway | Client | System;

export const gatewayAt = (address: string): Gateway => ({
  kind: 'gateway',
  id: null,
  login: 'gateway',
  address,
  scope: EVERYTHING,
});

/** Whoever changes people, and what they are told of it. */
export type Author = Person | (System & Pick<Person, 'name' | 'language'>);

/** @param name of what runs, as the audit trail has it */
export const system = (name: string): System => ({
  kind: 'system',
  id: null,
  login: name,
  address: null,
  scope: EVERYTHING,
});
