import type { RowChoices } from '../../../../contract/import-sheets';
import { invalid } from '../../../platform/errors/http-error';
import type { KeptRow } from '../store';
import type { ImportInput, ImportTarget } from '../target';
import { inputOf } from './edits';

const NONE: RowChoices = { mine: [], theirs: [] };

/**
 * The rows that a person wants to be imported: those without errors, and of those in conflict the ones that were chosen.
 * @throws HttpError 400 where a row in conflict has no choice, or two, or another row has one
 */
export function chosenRows(rows: readonly KeptRow[], choices: RowChoices = NONE): KeptRow[] {
  const { others } = choices;
  const [mine, theirs] = [new Set(choices.mine), new Set(choices.theirs)];
  const conflicts = rows.filter(({ state }) => state === 'conflict').map(({ line }) => line);
  const decided = conflicts.every(
    (line) =>
      (mine.has(line) || theirs.has(line) || others !== undefined) && !(mine.has(line) && theirs.has(line)),
  );
  const known = new Set(conflicts);
  if (!decided || [...mine, ...theirs].some((line) => !known.has(line)))
    throw invalid('imports.sheet.unchosen');
  return rows.filter(
    ({ state, line }) => state !== 'conflict' || mine.has(line) || (others === 'mine' && !theirs.has(line)),
  );
}

/** What the import is told of rows that were kept. */
export const keptInputs = ({ sheet }: ImportTarget, rows: readonly KeptRow[]): ImportInput[] =>
  rows.map(({ line, cells, part }) =>
    sheet === undefined ? { line, cells } : inputOf(sheet, { line, cells }, part),
  );
