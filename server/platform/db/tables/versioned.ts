import type { Generated } from 'kysely';

/** A record that several people may change: each save says which version it has seen. */
export interface Versioned {
  version: Generated<number>;
}
