import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Whose establishments a query may see. Every query that reads establishment data takes one; level 1 is a value
 * of it, not its absence. It comes from the session alone (decisions, principle 6).
 */
export type Scope = { readonly all: true } | { readonly all: false; readonly codes: readonly string[] };

/** All establishments: the scope of level 1. */
export const EVERYTHING: Scope = { all: true };

/** Only these establishments. */
export function only(codes: readonly string[]): Scope {
  return { all: false, codes };
}

/** The condition that `column`, an establishment code, lies within the scope. */
export function within(scope: Scope, column: Expression<string> | RawBuilder<string>): RawBuilder<SqlBool> {
  return scope.all ? sql<SqlBool>`true` : sql<SqlBool>`${column} = any(${scope.codes}::text[])`;
}
