import { type Column, type Fact, hasLongSum, type Total } from 'table-files';
import type { Language } from '../../../contract/languages';
import { message } from '../../../i18n/server';

/** Says in a workbook that a sum is too long for its numbers, which are doubles, and stands in it as text. */
export const longAmounts = (language: Language): Fact => ({
  label: message(language, 'exportFile.facts.note'),
  value: message(language, 'exportFile.facts.longAmounts'),
});

/** The same, where a table has such a sum. @returns one fact, or none */
export function longAmountsFact(
  language: Language,
  columns: readonly Column[],
  totals: readonly Total[],
): Fact[] {
  return hasLongSum(columns, totals) ? [longAmounts(language)] : [];
}
