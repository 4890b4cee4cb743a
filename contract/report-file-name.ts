/** Characters of a name of a shop or a group; file systems take 255 bytes, and people read the beginning. */
const LONGEST = 40;

/** The name of a file says this of its report. */
interface ReportAbout {
  /** `YYYY-MM-DD` */
  from: string;
  to: string;
  /** The first shop or group that it is narrowed to; empty: none. */
  scope: string;
  /** How many more of them. */
  more: number;
}

/**
 * Names a file of a report where people have asked for it: `relatorio_2026-11-01_2026-11-30_mercado-sol+1`, its
 * period and, where it is narrowed to shops or groups, the first of them and how many more.
 */
export function reportFileNameOf({ from, to, scope, more }: ReportAbout): string {
  const narrowed = [plain(scope), ...(more > 0 ? [String(more)] : [])].join('+');
  return ['relatorio', from, to, narrowed].filter((part) => part !== '').join('_');
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
