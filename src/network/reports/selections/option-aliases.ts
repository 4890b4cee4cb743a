import type { FilterOption } from '../../../../contract/reports';

/** API-22: an operator is shown as `Ana Melo •••899`; a spreadsheet has the name alone. */
export function operatorAliases({ value }: FilterOption): string[] {
  return [value.replace(/\s*•+\S*$/, '')];
}

/**
 * API-23: an account is shown as `Matriz · Sicoob 0182 / 00032093-2`; a spreadsheet has its nickname or its number,
 * perhaps with the branch before it.
 */
export function accountAliases({ value }: FilterOption): string[] {
  const [, nickname, branch, number] = /^(.*) · .*?(\S+) \/ (\S+)$/.exec(value) ?? [];
  if (nickname === undefined || number === undefined) return [];
  return [nickname, number, `${branch} / ${number}`, `${branch} ${number}`];
}
