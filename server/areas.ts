import type { Area } from './area';
import { audit } from './audit';
import { balance } from './balance';
import { banks } from './banks';
import type { BulkTargets } from './bulk/target';
import type { Config } from './config';
import { deployment } from './deployment';
import type { ExportSource } from './exports/source';
import { files } from './files';
import { help } from './help';
import type { ImportTargets } from './imports/target';
import { listExport } from './list-exports/export';
import { news } from './news';
import { notifications } from './notifications';
import { passwords } from './passwords';
import { session } from './session';
import { statement } from './statement';
import { users } from './users';

/** Every area of the portal: a new one is one line here. */
export const areas: readonly Area[] = [
  deployment,
  session,
  passwords,
  statement,
  notifications,
  banks,
  users,
  news,
  files,
  balance,
  help,
  audit,
];

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
