import { sql } from 'kysely';
import type { ImportColumn } from '../../../contract/import-columns';
import type { Db } from '../../platform/db/connections';
import { type Scope, within } from '../../platform/principal/scope';
import { firstOf, type Problem } from './target';

/* A spreadsheet drops the zeros at the beginning of what it takes for a number. */

const unpadded = (code: string) => code.replace(/^0+/, '');

/** Whether two codes differ in nothing but zeros at the beginning. */
export const sameButZeros = (one: string, other: string) => unpadded(one) === unpadded(other);

/** The establishments that differ from unknown codes in zeros at the beginning alone, by the code without them. */
export async function withLostZeros(
  db: Db,
  unknown: readonly string[],
  scope: Scope,
): Promise<Map<string, string[]>> {
  const wanted = [...new Set(unknown.map(unpadded))].filter((code) => code !== '');
  const known = new Map<string, string[]>();
  if (wanted.length === 0) return known;
  const { rows } = await sql<{ code: string }>`
    select code from establishment
    where ltrim(code, '0') = any(${wanted}::text[]) and ${within(scope, sql.ref<string>('code'))} order by code`.execute(
    db,
  );
  for (const { code } of rows) known.set(unpadded(code), [...(known.get(unpadded(code)) ?? []), code]);
  return known;
}

/** The hint at codes that are known with zeros at the beginning; none where there are no such ones. */
export const lostZeros = (
  unknown: readonly string[],
  known: ReadonlyMap<string, readonly string[]>,
): Problem[] =>
  hint('establishments', [...new Set(unknown.flatMap((code) => known.get(unpadded(code)) ?? []))]);

/** The hint at names that a new one would be with zeros at the beginning; a file that was saved anew has lost them. */
export const nameWithoutZeros = (name: string, known: readonly string[]): Problem[] =>
  hint(
    'name',
    known.filter((one) => one.length > name.length && sameButZeros(one, name)),
  );

const hint = (column: ImportColumn, likely: readonly string[]): Problem[] =>
  likely.length === 0
    ? []
    : [{ column, key: 'imports.problems.lostZeros', parameters: { codes: firstOf(likely) } }];
