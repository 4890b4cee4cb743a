/**
 * The kinds of those who can be behind a call or a change: a person with a session, the terminals' gateway with its
 * key, and the portal itself (a load, the demo network).
 */
export type PrincipalKind = 'person' | 'gateway' | 'system';
