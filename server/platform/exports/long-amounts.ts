import type { Language } from '../../../contract/languages';
import { doubleHolds } from '../../../contract/money';
import { message } from '../../../i18n/server';
import type { Column, Fact, Total } from './table';

/**
 * What a workbook says where a sum is too long for its numbers, which are doubles, and stands in it as text.
 * @returns one fact, or none
 */
export function longAmountsFact(
  language: Language,
  columns: readonly Column[],
  totals: readonly Total[],
): Fact[] {
  const money = columns.filter(({ type }) => type === 'money');
  const sums = totals.flatMap(({ amounts }) => money.map(({ id }) => amounts[id] ?? ''));
  if (sums.every(doubleHolds)) return [];
  return [
    {
      label: message(language, 'exports.facts.note'),
      value: message(language, 'exports.facts.longAmounts'),
    },
  ];
}
