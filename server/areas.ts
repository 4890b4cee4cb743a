import type { Area } from './area';
import * as all from './areas/all';
import type { Config } from './config';
import type { BulkTargets } from './platform/bulk/target';
import type { ExportSource } from './platform/exports/source';
import type { ImportTargets } from './platform/imports/target';
import { listExport } from './platform/list-exports/export';

/** Every area of the portal (areas/all.ts). */
export const areas: readonly Area[] = Object.values(all);

const byName = <Target extends { readonly name: string }>(targets: readonly Target[]) =>
  Object.fromEntries(targets.map((target) => [target.name, target]));

export const listExports = areas.flatMap(({ lists = [] }) => lists);
export const importTargets = byName(areas.flatMap(({ imports = [] }) => imports)) as ImportTargets;
export const bulkTargets = byName(areas.flatMap(({ bulk = [] }) => bulk)) as BulkTargets;

/** Whatever leaves as a file, by the kind of its tickets. */
export function exportSources(config: Config): Readonly<Record<string, ExportSource>> {
  const reports = areas.map((area) => area.reports?.(config) ?? {});
  const lists = listExports.map(([, source]) => [source.name, listExport(source)]);
  return Object.assign({}, ...reports, Object.fromEntries(lists));
}
