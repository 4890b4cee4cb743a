import { LEVEL } from '../../../../contract/access';
import type { ImportColumn } from '../../../../contract/import-columns';
import { folded } from '../../../../contract/import-columns';
import type { Language } from '../../../../contract/languages';
import { cutTo } from '../../../../contract/text-forms';
import type { UserDraft } from '../../../../contract/user-rules';
import type { MessageKey } from '../../../../i18n/server';
import type { Cells } from '../../../engines/imports/cells';
import { inOneLine } from '../../../engines/imports/items';
import { lostZeros } from '../../../engines/imports/lost-zeros';
import type { Problem } from '../../../engines/imports/target';
import { decisions, statuses } from '../../../engines/imports/words';
import { codesIn, type ImportLookups } from './known';
import { categories, dayOf, profiles } from './words';

interface CellContext {
  known: ImportLookups;
  language: Language;
  /** The codes of the person that the caller does not see, and that stay (API-16). */
  hidden: readonly string[];
}

/**
 * Applies the cells of a row to a draft; an empty cell leaves the value as it is.
 * @returns the draft, the problems of cells that cannot be read, which change nothing, and what was read with a doubt
 */
export function readCells(
  draft: UserDraft,
  cells: Cells,
  { known, language, hidden }: CellContext,
): { draft: UserDraft; problems: Problem[]; warnings: Problem[] } {
  const problems: Problem[] = [];
  const refuse = (column: ImportColumn, key: MessageKey, parameters?: Record<string, string>) => {
    problems.push({ column, key, ...(parameters !== undefined && { parameters }) });
  };
  /** Returns the value of a word, or the previous value if the word is unknown. */
  function word<Value>(
    column: ImportColumn,
    words: ReadonlyMap<string, Value>,
    before: Value,
    key: MessageKey,
  ): Value {
    const cell = cells[column];
    if (cell === undefined) return before;
    const value = words.get(folded(cell));
    if (value === undefined) refuse(column, key, { text: quoted(cell) });
    return value ?? before;
  }

  const read: UserDraft = {
    name: cells.name === undefined ? draft.name : inOneLine(cells.name),
    login: cells.login ?? draft.login,
    email: cells.email === undefined ? draft.email : inOneLine(cells.email),
    active: word<boolean | null>('status', statuses, draft.active, 'imports.problems.noStatus'),
    profile: word('profile', profiles, draft.profile, 'imports.problems.noProfile'),
    category: word<number | null>('category', categories, draft.category, 'imports.problems.noCategory'),
    establishments: draft.establishments,
    groups: draft.groups,
    api: draft.api,
  };

  const codes = codesIn(cells.establishments);
  if (codes.length > 0) {
    const unknown = codes.filter((code) => !known.establishments.has(code));
    if (unknown.length > 0) {
      refuse('establishments', 'imports.problems.noEstablishment', { codes: named(unknown) });
      problems.push(...lostZeros(unknown, known.withZeros));
    }
    read.establishments = [...new Set([...codes, ...hidden])].sort();
  }
  const warnings: Problem[] = [];
  const groups = known.groups.in(cells.groups);
  if (groups.length > 0) {
    const unknown = groups.flatMap((one) => (one.kind === 'none' ? [one.text] : []));
    if (unknown.length > 0) refuse('groups', 'imports.problems.noGroup', { names: named(unknown) });
    for (const one of groups) {
      if (one.kind !== 'several') continue;
      refuse('groups', 'imports.problems.severalGroups', {
        text: quoted(one.text),
        names: listed(one.names),
      });
    }
    const found = groups.flatMap((one) => (one.kind === 'group' ? [one] : []));
    const alike = found.flatMap((one) => (one.alike ? [one.group.name] : []));
    if (alike.length > 0) {
      const parameters = { names: listed(alike) };
      warnings.push({ column: 'groups', key: 'imports.warnings.groupsAlike', parameters });
    }
    read.groups = [...new Set(found.map(({ group }) => group.id))].sort((a, b) => a - b);
  }
  read.api = readApi(draft, cells, language, refuse, word);

  if (read.profile !== LEVEL.manager && cells.apiAccess !== undefined && read.api !== null && wantsApi(cells))
    refuse('apiAccess', 'imports.problems.apiNotManager');
  if (read.profile !== LEVEL.specific && cells.category !== undefined)
    refuse('category', 'imports.problems.categoryNotSpecific');
  if (read.profile === LEVEL.specific) {
    if (codes.length > 0) refuse('establishments', 'imports.problems.noScope');
    if (groups.length > 0) refuse('groups', 'imports.problems.noScope');
  }
  return { draft: read, problems, warnings };
}

const wantsApi = ({ apiAccess = '' }: Cells) => decisions.get(folded(apiAccess)) === true;

/** USR-25 to USR-27. A start or an end without access is a mistake and is reported, unless the row says "no". */
function readApi(
  draft: UserDraft,
  cells: Cells,
  language: Language,
  refuse: (column: ImportColumn, key: MessageKey, parameters?: Record<string, string>) => void,
  word: (
    column: ImportColumn,
    words: ReadonlyMap<string, boolean>,
    before: boolean,
    key: MessageKey,
  ) => boolean,
): UserDraft['api'] {
  const on = word('apiAccess', decisions, draft.api !== null, 'imports.problems.noDecision');
  const day = (column: 'apiStart' | 'apiEnd', before: string) => {
    const cell = cells[column];
    if (cell === undefined) return before;
    const date = dayOf(cell, language);
    if (date === null) refuse(column, 'imports.problems.noDate', { text: quoted(cell) });
    return date ?? before;
  };
  const api = { start: day('apiStart', draft.api?.start ?? ''), end: day('apiEnd', draft.api?.end ?? '') };
  if (on) return api;
  if (cells.apiAccess === undefined) {
    for (const column of ['apiStart', 'apiEnd'] as const) {
      if (cells[column] !== undefined) refuse(column, 'imports.problems.dateWithoutAccess');
    }
  }
  return null;
}

/** The characters of a cell that a message quotes; the cell itself is shown beside the message. */
const QUOTED = 40;
const quoted = (cell: string) => cutTo(cell, QUOTED);

/** The number of items that a message names. */
const NAMED = 5;

const named = (texts: readonly string[]) => listed(texts.map(quoted));

function listed(texts: readonly string[]): string {
  return texts.slice(0, NAMED).join(', ') + (texts.length > NAMED ? ', …' : '');
}
