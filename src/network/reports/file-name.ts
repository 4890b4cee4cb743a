import { periodOf, type ReportFilter } from '../../../contract/reports';
import type { FilterOptions } from './selections/use-filter-options';

/** Characters of a name of a shop or a group; file systems take 255 bytes, and people read the beginning. */
const LONGEST = 40;

/**
 * What a file of a report is called where people have asked for it: `relatorio_2026-11-01_2026-11-30_mercado-sol`, its
 * period and, where it is narrowed to shops or groups, the first of them and how many more.
 */
export function reportFileName(filter: ReportFilter, { ecs, associators }: FilterOptions): string {
  const { startDate, endDate } = periodOf(filter);
  const [keys, options] =
    filter.ecs.length > 0 ? [filter.ecs, ecs.options] : [filter.agrupadores, associators.options];
  const [first, ...more] = keys;
  const name = options.find(({ key }) => key === first)?.value ?? first ?? '';
  const scope = [plain(name), ...(more.length > 0 ? [String(more.length)] : [])].join('+');
  return ['relatorio', startDate, endDate, scope].filter((part) => part !== '').join('_');
}

/** Small Latin letters and digits, which every system and program takes, in words joined by hyphens. */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
}
