import { sql } from 'kysely';
import { grouperProblems } from '../../../contract/groupers';
import type { ImportColumn } from '../../../contract/imports';
import type { MessageKey } from '../../../i18n/server';
import { inTurns } from '../../platform/concurrency/turns';
import type { Db } from '../../platform/db/open';
import {
  type Cells,
  firstOf,
  type ImportInput,
  type ImportTarget,
  type Problem,
  type TargetColumn,
  type Verdict,
} from '../../platform/imports/target';
import { missingKeys } from '../../platform/principal/foreign';
import { type StoredGrouper, storedGroupers } from './record';
import { type GrouperValues, storeGroupers } from './store';
import { type NamedRow, refuseTaken } from './taken-names';

/** What saving a row would do. */
interface GrouperPlan extends GrouperValues {
  /** `null`: a new group. */
  id: number | null;
  /** The version of the group on which the plan is based. */
  version: number | null;
}

const column = (id: 'id' | 'name' | 'establishments', ...wireNames: string[]): TargetColumn => ({
  title: id === 'id' ? 'groupers.columns.id' : `imports.columns.${id}`,
  help: `groupers.import.${id}`,
  wireNames,
});

/** GRP: groups of establishments, for level 1. */
export const grouperImport: ImportTarget<GrouperPlan> = {
  name: 'agrupadores',
  screen: '/agrupadores',
  columns: {
    id: column('id', 'idGrouper'),
    name: column('name', 'nome'),
    establishments: column('establishments', 'ecs', 'escopoAcessoEC'),
  },
  key: 'name',
  alternative: 'id',
  judge: (db, _context, _person, rows) => judgeGroupers(db, rows),
  shown: (_column, value) => value,
  async store(trx, _context, person, { creates, changes }) {
    const stored = await storedGroupers(
      trx,
      changes.flatMap(({ id }) => id ?? []),
    );
    await storeGroupers(
      trx,
      person,
      [...creates, ...changes].map(({ id, name, establishments }) => ({
        before: stored.get(id ?? 0) ?? null,
        after: { name, establishments },
      })),
    );
  },
  access: {
    of: 'groups',
    changeOf: async (_db, plans) => ({
      people: [],
      groups: new Map(plans.flatMap(({ id, establishments }) => (id === null ? [] : [[id, establishments]]))),
    }),
  },
  // The unique index takes two names as equal.
  conflictOf: (error) =>
    (error as { code?: string }).code === '23505' ? { key: 'groupers.nameTaken', parameters: {} } : null,
};

/** The records that the rows refer to, as they are at this moment. */
interface Known {
  groupers: ReadonlyMap<number, StoredGrouper>;
  /** The ids by the names in the rows, as the database compares names. */
  byName: ReadonlyMap<string, number>;
  unknownCodes: ReadonlySet<string>;
  /** The lines that contain each group, or name. */
  lines: ReadonlyMap<string, readonly number[]>;
}

async function judgeGroupers(db: Db, rows: readonly ImportInput[]): Promise<Verdict<GrouperPlan>[]> {
  const known = await lookUp(db, rows);
  const verdicts = await inTurns(rows, (row) => judged(row, known));
  const named = rows.map(({ cells }) => namedBy(cells, known.byName));
  return refuseTaken(named, verdicts, {
    state: 'error',
    problems: [{ column: 'name', key: 'groupers.nameTaken' }],
  });
}

async function lookUp(db: Db, rows: readonly ImportInput[]): Promise<Known> {
  const names = rows.flatMap(({ cells: { name } }) => name ?? []);
  const { rows: found } = await sql<{ id: number; name: string }>`
    select grouper.id, given.name from unnest(${[...new Set(names)]}::text[]) as given (name)
    join grouper on lower(grouper.name) = lower(given.name)`.execute(db);
  const byName = new Map(found.map(({ id, name }) => [name, id]));
  const ids = rows.flatMap(({ cells }) => idOf(cells, byName) ?? []);
  const codes = await inTurns(rows, ({ cells }) => codesIn(cells.establishments));
  const lines = new Map<string, number[]>();
  for (const { line, cells } of rows) {
    for (const mark of marksOf(cells, byName)) lines.set(mark, [...(lines.get(mark) ?? []), line]);
  }
  return {
    groupers: await storedGroupers(db, [...new Set(ids)]),
    byName,
    unknownCodes: new Set(await missingKeys(db, [...new Set(codes.flat())], 'establishment')),
    lines,
  };
}

const lower = (name: string) => name.toLowerCase();

/** Whether a text has the form of a group's id. */
const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text);

/** Returns the group that a row is about: by its id or, without one, by its name. */
function idOf({ id, name }: Cells, byName: Known['byName']): number | undefined {
  if (id !== undefined) return isId(id) ? Number(id) : undefined;
  return name === undefined ? undefined : byName.get(name);
}

function namedBy(cells: Cells, byName: Known['byName']): NamedRow {
  const { name } = cells;
  return {
    id: idOf(cells, byName),
    name: name === undefined ? undefined : lower(name),
    holder: name === undefined ? undefined : byName.get(name),
  };
}

/** Returns what no two rows may share: the group, and the name. */
function marksOf(cells: Cells, byName: Known['byName']): string[] {
  const id = idOf(cells, byName);
  const marks = id === undefined ? [] : [`id ${id}`];
  return cells.name === undefined ? marks : [...marks, `name ${lower(cells.name)}`];
}

/** Reads codes separated by blanks, or what the list exports: names, each with its code in parentheses. */
function codesIn(cell = ''): string[] {
  const exported = [...cell.matchAll(/\(([^()\s]+)\)\s*(?:;|$)/g)].map(([, code = '']) => code);
  const codes = exported.length > 0 ? exported : cell.split(/[\s,;|]+/);
  return [...new Set(codes.filter((code) => code !== ''))].sort();
}

function judged({ line, cells }: ImportInput, known: Known): Verdict<GrouperPlan> {
  const problems = identityProblems(line, cells, known);
  const id = idOf(cells, known.byName);
  const before = id === undefined ? undefined : known.groupers.get(id);
  const codes = codesIn(cells.establishments);
  const unknown = codes.filter((code) => known.unknownCodes.has(code));
  if (unknown.length > 0) {
    const parameters = { codes: firstOf(unknown) };
    problems.push({ column: 'establishments', key: 'groupers.import.noEstablishment', parameters });
  }
  const plan: GrouperPlan = {
    id: before?.id ?? null,
    version: before?.version ?? null,
    name: cells.name ?? before?.name ?? '',
    establishments: codes.length > 0 ? codes : (before?.establishments ?? []),
  };
  // Nothing else can be checked for a group that does not exist.
  const gone = problems.some(({ column: at }) => at === 'id') && before === undefined;
  const wrong = gone ? {} : grouperProblems({ name: plan.name, ecs: plan.establishments });
  for (const [field, problem] of Object.entries(wrong)) {
    const at: ImportColumn = field === 'name' ? 'name' : 'establishments';
    const key = `groupers.problems.${problem}` as MessageKey;
    if (!problems.some((one) => one.column === at || one.column === null)) problems.push({ column: at, key });
  }
  const [first, ...others] = problems;
  if (first !== undefined) return { state: 'error', problems: [first, ...others] };
  if (before === undefined) return { state: 'create', plan };
  const changes = differences(before, plan);
  return changes.length === 0 ? { state: 'unchanged', plan } : { state: 'change', plan, changes };
}

/** Returns the problems with the identity of a row's group. */
function identityProblems(line: number, cells: Cells, known: Known): Problem[] {
  const { id, name } = cells;
  if (id === undefined && name === undefined) return [{ column: null, key: 'groupers.import.none' }];
  if (id !== undefined && !(isId(id) && known.groupers.has(Number(id)))) {
    return [{ column: 'id', key: 'groupers.import.noGroup', parameters: { id } }];
  }
  const others = marksOf(cells, known.byName).flatMap((mark) => known.lines.get(mark) ?? []);
  const twice = [...new Set(others)].filter((other) => other !== line);
  if (twice.length > 0) {
    return [
      {
        column: id === undefined ? 'name' : 'id',
        key: 'groupers.import.twice',
        parameters: { lines: firstOf(twice) },
      },
    ];
  }
  return [];
}

function differences(before: StoredGrouper, { name, establishments }: GrouperPlan) {
  const sides = [
    ['name', before.name, name],
    ['establishments', before.establishments.join(' '), establishments.join(' ')],
  ] as const;
  return sides.flatMap(([at, was, is]) => (was === is ? [] : [{ column: at, before: was, after: is }]));
}
