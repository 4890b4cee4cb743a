import { grouperProblems } from '../../../contract/groupers';
import type { ImportColumn } from '../../../contract/import-columns';
import { cutTo } from '../../../contract/text-forms';
import type { MessageKey } from '../../../i18n/server';
import type { Cells } from '../../engines/imports/cells';
import { inOneLine } from '../../engines/imports/items';
import { lostZeros, nameWithoutZeros } from '../../engines/imports/lost-zeros';
import {
  firstOf,
  type ImportInput,
  type ImportTarget,
  type Problem,
  type TargetColumn,
  type Verdict,
} from '../../engines/imports/target';
import { inTurns } from '../../platform/concurrency/turns';
import type { Db } from '../../platform/db/connections';
import { codesIn, type ImportLookups, idOf, isId, lookUp, marksOf, newName } from './import-known';
import { grouperList } from './list';
import { type StoredGrouper, storedGroupers } from './record';
import { type GrouperValues, storeGroupers } from './store';
import { assertNotTaken, type NamedRow } from './taken-names';

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
  sheet: {
    list: grouperList,
    fields: { id: 'id', name: 'nome', establishments: 'ecs' },
    editable: ['name', 'establishments'],
    named: 'id',
    grows: true,
  },
  // The unique index takes two names as equal.
  conflictOf: (error) =>
    (error as { code?: string }).code === '23505' ? { key: 'groupers.nameTaken', parameters: {} } : null,
};

async function judgeGroupers(db: Db, rows: readonly ImportInput[]): Promise<Verdict<GrouperPlan>[]> {
  const known = await lookUp(db, rows);
  const verdicts = await inTurns(rows, (row) => judged(row, known));
  const named = rows.map(({ cells }) => namedBy(cells, known));
  return assertNotTaken(named, verdicts, {
    state: 'error',
    problems: [{ column: 'name', key: 'groupers.nameTaken' }],
  });
}

function namedBy(cells: Cells, known: ImportLookups): NamedRow {
  const id = idOf(cells, known.names);
  const named = newName(cells, known)?.known;
  const holder = named?.groups.find((group) => group.id !== id) ?? named?.groups[0];
  return { id, name: named?.key, holder: holder?.id };
}

function judged({ line, cells }: ImportInput, known: ImportLookups): Verdict<GrouperPlan> {
  const problems = identityProblems(line, cells, known);
  const id = idOf(cells, known.names);
  const before = id === undefined ? undefined : known.groupers.get(id);
  const codes = codesIn(cells.establishments);
  const unknown = codes.filter((code) => known.unknownCodes.has(code));
  if (unknown.length > 0) {
    const parameters = { codes: firstOf(unknown) };
    problems.push({ column: 'establishments', key: 'groupers.import.noEstablishment', parameters });
    problems.push(...lostZeros(unknown, known.withZeros));
  }
  const plan: GrouperPlan = {
    id: before?.id ?? null,
    version: before?.version ?? null,
    name: newName(cells, known)?.name ?? before?.name ?? '',
    establishments: codes.length > 0 ? codes : (before?.establishments ?? []),
  };
  // Nothing else can be checked for a group that does not exist.
  const gone = problems.some(({ column: at }) => at === 'id') && before === undefined;
  const wrong = gone ? {} : grouperProblems({ name: plan.name, ecs: plan.establishments }, before?.name);
  for (const [field, problem] of Object.entries(wrong)) {
    const at: ImportColumn = field === 'name' ? 'name' : 'establishments';
    const key = `groupers.problems.${problem}` as MessageKey;
    if (!problems.some((one) => one.column === at || one.column === null)) problems.push({ column: at, key });
  }
  const [first, ...others] = problems;
  if (first !== undefined) return { state: 'error', problems: [first, ...others] };
  const named = plan.name === before?.name ? [] : nameWithoutZeros(plan.name, known.namesWithZeros);
  if (before === undefined) return { state: 'create', plan, warnings: named };
  const changes = differences(before, plan);
  const warnings = [...takenAs(cells, before), ...named];
  return changes.length === 0
    ? { state: 'unchanged', plan, warnings }
    : { state: 'change', plan, changes, warnings };
}

/** Says which group a name stands for that is not exactly its name. */
function takenAs({ id, name }: Cells, { name: stored }: StoredGrouper): Problem[] {
  if (id !== undefined || name === undefined || inOneLine(name) === inOneLine(stored)) return [];
  return [{ column: 'name', key: 'imports.warnings.groupsAlike', parameters: { names: stored } }];
}

/** The characters of a cell that a message quotes. */
const QUOTED = 40;

/** Returns the problems with the identity of a row's group. */
function identityProblems(line: number, cells: Cells, known: ImportLookups): Problem[] {
  const { id, name } = cells;
  if (id === undefined && name === undefined) return [{ column: null, key: 'groupers.import.none' }];
  if (id !== undefined && !(isId(id) && known.groupers.has(Number(id)))) {
    return [{ column: 'id', key: 'groupers.import.noGroup', parameters: { id } }];
  }
  const several = id === undefined && name !== undefined ? (known.names.get(name)?.groups ?? []) : [];
  if (name !== undefined && several.length > 1) {
    const parameters = { text: cutTo(name, QUOTED), names: firstOf(several.map((group) => group.name)) };
    return [{ column: 'name', key: 'imports.problems.severalGroups', parameters }];
  }
  const others = marksOf(cells, known).flatMap((mark) => known.lines.get(mark) ?? []);
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
