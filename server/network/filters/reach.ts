import { sql } from 'kysely';
import { ALL, isRecordKey } from '../../../contract/keys';
import type { Reach } from '../../../contract/reach';
import type { Db } from '../../platform/db/connections';
import { type Scope, within } from '../../platform/principal/scope';
import { visible } from '../reports/selection';

/** The filters that name records of a scope, by their names in addresses, whatever the screen. */
const named: Readonly<Record<string, keyof typeof visible>> = {
  ec: 'ecs',
  ecs: 'ecs',
  establishment: 'ecs',
  estabelecimento: 'ecs',
  accounts: 'contas',
  operators: 'operadores',
  associators: 'agrupadores',
  agrupador: 'agrupadores',
};

/** What narrows the rows of a statement beside its filter, as an address says it (`contract/narrowing.ts`). */
const narrowing: typeof named = { establishment: 'ecs', account: 'contas', operator: 'operadores' };

/** The parameter of an address that has it. */
const NARROWING = 'so';

/** A filter that somebody else has kept, as a reader may see it. */
interface Reached {
  /** A JSON object, as it would appear in the address. */
  filter: string;
  reach: Reach;
}

/**
 * Leaves out of a kept filter whatever lies beyond a scope, or is gone, so that nobody learns which establishments others
 * see. Texts that somebody has typed into a filter stay as they are.
 * @param filter as it appears in an address; what is no JSON object comes back as one that narrows nothing
 */
export async function reachable(db: Db, scope: Scope, filter: string): Promise<Reached> {
  const values = objectIn(filter);
  if (values === null) return { filter: '{}', reach: 'none' };
  const judged = await Promise.all(
    Object.entries(values).map(async ([name, value]) => ({ name, ...(await judge(db, scope, name, value)) })),
  );
  const left = judged.flatMap(({ name, value, reach }) => (reach === 'none' ? [] : [[name, value]]));
  const worst = (['none', 'part'] as const).find((reach) => judged.some((one) => one.reach === reach));
  return { filter: JSON.stringify(Object.fromEntries(left)), reach: worst ?? 'whole' };
}

interface Judged {
  value: unknown;
  reach: Reach;
}

/** What is left of the value of one filter. */
async function judge(db: Db, scope: Scope, name: string, value: unknown): Promise<Judged> {
  const table = Object.hasOwn(named, name) ? named[name] : undefined;
  if (table === undefined) return { value, reach: 'whole' };
  const given: readonly unknown[] = Array.isArray(value) ? value : [value];
  const keys = given.flatMap((key) => (key === ALL ? [] : (keyIn(key) ?? [])));
  const known = await knownOf(db, scope, table, keys);
  const left = given.filter((key) => key === ALL || known.has(keyIn(key) ?? ''));
  if (left.length === given.length) return { value, reach: 'whole' };
  return { value: left, reach: left.length === 0 ? 'none' : 'part' };
}

/** The key that a value of a filter is; anything but a text or a number is none, nor is what no database can hold. */
function keyIn(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const key = String(value);
  return key.isWellFormed() && !key.includes('\0') ? key : undefined;
}

/**
 * The same of the further parameters of an address. What narrows the rows to something beyond the scope leaves nothing of
 * them: without it they would be more than the view means.
 * @param more encoded parameters
 */
export async function reachableMore(
  db: Db,
  scope: Scope,
  more: string,
): Promise<{ more: string; reach: Reach }> {
  const parameters = new URLSearchParams(more);
  const values = objectIn(parameters.get(NARROWING) ?? '{}') ?? {};
  const reached = await Promise.all(
    Object.entries(values).map(async ([name, value]) =>
      name === 'terminal'
        ? isTerminalOf(db, scope, value)
        : !Object.hasOwn(narrowing, name) || (await isKnown(db, scope, narrowing[name], value)),
    ),
  );
  if (reached.every((isThere) => isThere)) return { more, reach: 'whole' };
  parameters.delete(NARROWING);
  return { more: parameters.toString(), reach: 'none' };
}

async function isKnown(
  db: Db,
  scope: Scope,
  list: keyof typeof visible | undefined,
  value: unknown,
): Promise<boolean> {
  const key = keyIn(value);
  return list !== undefined && key !== undefined && (await knownOf(db, scope, list, [key])).has(key);
}

/** Whether a terminal stands in an establishment of the scope, or has been used in one. */
async function isTerminalOf(db: Db, scope: Scope, value: unknown): Promise<boolean> {
  const key = keyIn(value);
  if (key === undefined) return false;
  const { rows } = await sql`
    select from terminal where logical_number = ${key} and ${within(scope, sql.ref('establishment_code'))}
    union all
    select from terminal_use where logical_number = ${key} and ${within(scope, sql.ref('establishment_code'))}
    limit 1`.execute(db);
  return rows.length > 0;
}

async function knownOf(
  db: Db,
  scope: Scope,
  list: keyof typeof visible,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const { table, key, within } = visible[list];
  const possible = list === 'ecs' ? keys : keys.filter((one) => isRecordKey(one));
  if (possible.length === 0) return new Set();
  const { rows } = await sql<{ key: string }>`select ${key}::text as key from ${table}
    where ${key} = any(${possible}::${list === 'ecs' ? sql`text[]` : sql`int[]`}) and ${within(scope)}`.execute(
    db,
  );
  return new Set(rows.map((row) => row.key));
}

/** A filter of ours has lists of keys within periods of a filter, and nothing deeper. */
const DEEPEST = 10;

/** Whether brackets of a JSON text lie deeper within one another than those of any filter. */
function isDeep(text: string): boolean {
  let depth = 0;
  for (const [sign] of text.replace(/"(?:[^"\\]|\\.)*"/gs, '').matchAll(/[[\]{}]/g)) {
    depth += sign === '[' || sign === '{' ? 1 : -1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** The object that a JSON text has; `null` where it has none, or one that is no filter. */
export function objectIn(text: string): Readonly<Record<string, unknown>> | null {
  if (isDeep(text)) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
