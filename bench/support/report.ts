import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/prepare.mjs';

/** What a part of the bench found. */
export interface Finding {
  what: string;
  unit: 'calls/s' | 'rows/s' | 'rows' | 'ms' | 'MB' | 'kB' | 'alarms' | 'requests' | 'points' | '%';
  measured: number;
  /** What it is held against, measured in the same run. */
  limit: number;
  /** Of measured to limit; `null` where there is none to keep. */
  target: { atLeast: number } | { atMost: number } | null;
  /** Further figures of the same measurement. */
  details?: Record<string, number>;
}

export interface Figure extends Finding {
  part: string;
}

const ratioOf = ({ measured, limit }: Finding): number => measured / limit;

/** Whether the ratio keeps its target. */
export function isMet(figure: Finding): boolean {
  const { target } = figure;
  if (target === null) return true;
  return 'atLeast' in target ? ratioOf(figure) >= target.atLeast : ratioOf(figure) <= target.atMost;
}

/** The table that a person reads, a figure a line. */
export function printed(figures: readonly Figure[]): string {
  const lines = figures.map((figure) => [
    figure.part,
    figure.what,
    `${rounded(figure.measured)} ${figure.unit}`,
    `${rounded(figure.limit)} ${figure.unit}`,
    ratioOf(figure).toFixed(2),
    targetText(figure),
    figure.target === null ? '' : isMet(figure) ? 'met' : 'MISSED',
    Object.entries(figure.details ?? {})
      .map(([name, value]) => `${name} ${rounded(value)}`)
      .join(', '),
  ]);
  const table = [['part', 'what', 'Cofre', 'limit', 'ratio', 'target', '', ''], ...lines];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  return table
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function targetText({ target }: Finding): string {
  if (target === null) return '';
  return 'atLeast' in target ? `at least ${target.atLeast}` : `at most ${target.atMost}`;
}

/** Three significant digits: a noisy machine gives no more. */
function rounded(value: number): string {
  return value >= 100 ? String(Math.round(value)) : value.toPrecision(3);
}

/** Writes `reports/bench.json`, for programs. */
export function writeJson(figures: readonly Figure[], run: { quick: boolean; postgres: string }): void {
  const machine = { cores: cpus().length, node: process.version };
  const report = {
    at: new Date().toISOString(),
    ...run,
    machine,
    figures: figures.map((figure) => ({ ...figure, ratio: ratioOf(figure), met: isMet(figure) })),
  };
  const folder = join(root, 'reports');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'bench.json'), `${JSON.stringify(report, null, 2)}\n`);
}
