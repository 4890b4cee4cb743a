/**
 * The kinds of principals that can be behind a call or a change: a person with a session, the terminals' gateway with
 * its key, an API client with a token, and the portal itself (a load, the demo network).
 */
export type PrincipalKind = 'person' | 'gateway' | 'client' | 'system';
