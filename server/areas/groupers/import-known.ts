import { sql } from 'kysely';
import type { Cells } from '../../engines/imports/cells';
import { inOneLine, itemsIn } from '../../engines/imports/items';
import { withLostZeros } from '../../engines/imports/lost-zeros';
import type { ImportInput } from '../../engines/imports/target';
import { inTurns } from '../../platform/concurrency/turns';
import type { Db } from '../../platform/db/connections';
import { missingKeys } from '../../platform/principal/foreign';
import { type StoredGrouper, storedGroupers } from './record';

interface NamedGroup {
  id: number;
  name: string;
}

/** What a name of the file is to the database. */
interface KnownName {
  /** The form in which names are compared. */
  key: string;
  /** The groups whose names are the same or look like it; the one of exactly this name alone, if there is one. */
  groups: readonly NamedGroup[];
}

/** The records that the rows refer to, as they are at this moment. */
export interface ImportLookups {
  groupers: ReadonlyMap<number, StoredGrouper>;
  names: ReadonlyMap<string, KnownName>;
  unknownCodes: ReadonlySet<string>;
  /** Establishments under an unknown code with zeros in front, by the code without zeros. */
  withZeros: ReadonlyMap<string, readonly string[]>;
  /** The names of groups that one of the file would be with zeros in front. */
  namesWithZeros: readonly string[];
  /** The lines that contain each group, or name. */
  lines: ReadonlyMap<string, readonly number[]>;
}

/** Looks up everything that the rows refer to. */
export async function lookUp(db: Db, rows: readonly ImportInput[]): Promise<ImportLookups> {
  const names = await knownNames(db, [...new Set(rows.flatMap(({ cells: { name } }) => name ?? []))]);
  const ids = rows.flatMap(({ cells }) => idOf(cells, names) ?? []);
  const codes = [...new Set((await inTurns(rows, ({ cells }) => codesIn(cells.establishments))).flat())];
  const unknown = await missingKeys(db, codes, 'establishment');
  const groupers = await storedGroupers(db, [...new Set(ids)]);
  const lines = new Map<string, number[]>();
  for (const { line, cells } of rows) {
    for (const mark of marksOf(cells, { names, groupers }))
      lines.set(mark, [...(lines.get(mark) ?? []), line]);
  }
  return {
    groupers,
    names,
    unknownCodes: new Set(unknown),
    withZeros: await withLostZeros(db, unknown, { all: true }),
    namesWithZeros: await namesWithZeros(db, [...names.keys()]),
    lines,
  };
}

async function namesWithZeros(db: Db, names: readonly string[]): Promise<string[]> {
  const numbers = names.map(inOneLine).filter((name) => /^\d+$/.test(name));
  if (numbers.length === 0) return [];
  const { rows } = await sql<{ name: string }>`
    select name from grouper where name ~ '^0[0-9]+$'
      and ltrim(name, '0') in (select ltrim(given.name, '0') from unnest(${numbers}::text[]) as given (name))
    order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function knownNames(db: Db, names: readonly string[]): Promise<Map<string, KnownName>> {
  const { rows } = await sql<{ given: string; key: string; id: number | null; name: string | null }>`
    select given.name as given, name_key(given.name) as key, grouper.id, grouper.name
    from unnest(${names}::text[]) as given (name)
    left join grouper on name_key(grouper.name) = name_key(given.name) order by grouper.id`.execute(db);
  const known = new Map<string, { key: string; groups: NamedGroup[] }>();
  for (const { given, key, id, name } of rows) {
    const { groups } = known.get(given) ?? { groups: [] };
    known.set(given, { key, groups: id === null || name === null ? groups : [...groups, { id, name }] });
  }
  for (const [given, entry] of known) {
    const exact =
      entry.groups.find(({ name }) => name === given) ??
      entry.groups.find(({ name }) => inOneLine(name) === inOneLine(given));
    if (exact !== undefined) entry.groups = [exact];
  }
  return known;
}

/** Whether a text has the form of a group's id. */
export const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text);

/** Returns the group that a row is about: by its id or, without one, by its name where only one group fits. */
export function idOf({ id, name }: Cells, names: ImportLookups['names']): number | undefined {
  if (id !== undefined) return isId(id) ? Number(id) : undefined;
  const groups = name === undefined ? [] : (names.get(name)?.groups ?? []);
  return groups.length === 1 ? groups[0]?.id : undefined;
}

/** Returns the name that a row gives to its group, with its key; `null` where the group keeps the one it has. */
export function newName(
  cells: Cells,
  { names, groupers }: Pick<ImportLookups, 'names' | 'groupers'>,
): { name: string; known: KnownName | undefined } | null {
  if (cells.name === undefined) return null;
  const name = inOneLine(cells.name);
  const before = groupers.get(idOf(cells, names) ?? 0);
  // Without an id the name says which group the row is about, and changes nothing.
  const keeps = before !== undefined && (cells.id === undefined || name === inOneLine(before.name));
  return keeps ? null : { name, known: names.get(cells.name) };
}

/** Returns what no two rows may share: the group, and a new name. */
export function marksOf(cells: Cells, known: Pick<ImportLookups, 'names' | 'groupers'>): string[] {
  const id = idOf(cells, known.names);
  const named = newName(cells, known);
  return [...(id === undefined ? [] : [`id ${id}`]), ...(named === null ? [] : [`name ${named.known?.key}`])];
}

/** Reads codes separated by blanks, or what the list exports: names, each with its code in parentheses. */
export function codesIn(cell = ''): string[] {
  const items = itemsIn(cell, ';').map((item) => ({ item, code: CODE.exec(item)?.[1] }));
  const codes = items.flatMap(({ item, code }) => (code === undefined ? item.split(/[\s,;|]+/) : [code]));
  return [...new Set(codes.filter((code) => code !== ''))].sort();
}

const CODE = /(?:^|\s|")\(([^()\s]+)\)$/;
