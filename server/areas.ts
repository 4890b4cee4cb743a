import type { FirstCalls } from '../contract/first-calls';
import type { Area, Brought } from './area';
import * as all from './areas/all';
import { bulkAccess } from './engines/bulk/access';
import { bulkDone } from './engines/bulk/done-notice';
import type { BulkTargets } from './engines/bulk/target';
import { exportReady } from './engines/exports/ready-notice';
import type { ExportSource } from './engines/exports/source';
import { EFFECT_EXPORT, effectExport } from './engines/grants/file';
import type { AccessSources } from './engines/grants/source';
import { importAccess } from './engines/imports/access';
import { withSheet } from './engines/imports/sheet/export';
import type { ImportTarget, ImportTargets } from './engines/imports/target';
import { listExport } from './engines/lists/export';
import { firstCallOf } from './engines/lists/first-call';
import type { Notice } from './engines/notices/define';
import { codesReady, codeUsedElsewhere, codeUsedOff } from './ingest/codes/notices';
import { wrongCodes, wrongPasswords } from './network/people/notices';
import type { Provision } from './network/sign-on/provision';
import type { AppContext } from './platform/context';

/** Every area of the portal (areas/all.ts). */
export const areas: readonly Area[] = Object.values(all);

const byName = <Target extends { readonly name: string }>(targets: readonly Target[]) =>
  Object.fromEntries(targets.map((target) => [target.name, target]));

export const allLists = areas.flatMap(({ lists = [] }) => lists);
/** Pages make these calls as soon as they are opened. */
export const firstCalls: FirstCalls = Object.assign(
  {},
  ...areas.map((area) => area.firstCalls ?? {}),
  ...allLists.map(firstCallOf),
);
export const importTargets = byName(areas.flatMap(({ imports = [] }) => imports)) as ImportTargets;
/** Lists that leave as sheets to be edited. */
export const editedLists: ReadonlySet<string> = new Set(
  Object.values<ImportTarget>(importTargets).flatMap(({ name, sheet }) =>
    sheet === undefined ? [] : [name],
  ),
);
export const bulkTargets = byName(areas.flatMap(({ bulk = [] }) => bulk)) as BulkTargets;

/** Every way to change what people have access to, by the kind of its wish. */
export const accessSources = {
  ...Object.fromEntries(areas.flatMap(({ access = [] }) => access).map((source) => [source.kind, source])),
  bulk: bulkAccess(bulkTargets),
  import: importAccess(importTargets),
} as unknown as AccessSources;

/** The rooms below the areas tell people of these. */
const ownNotices: Notice[] = [
  exportReady,
  bulkDone,
  wrongPasswords,
  wrongCodes,
  codesReady,
  codeUsedOff,
  codeUsedElsewhere,
];

/** @throws Error where no area writes people, or two do */
function provisionOf(): Provision {
  const [provision, ...others] = areas.flatMap((area) => area.provision ?? []);
  if (provision === undefined || others.length > 0) throw new Error('Not one area writes people');
  return provision;
}

/** Areas bring this along for others of them. */
export const brought: Brought = {
  recordNames: areas.flatMap(({ recordNames = [] }) => recordNames),
  notices: [...ownNotices, ...areas.flatMap(({ notices = [] }) => notices)],
  tasks: areas.flatMap(({ today = [] }) => today),
  finders: areas.flatMap(({ find = [] }) => find),
  provision: provisionOf(),
};

/** Whatever leaves as a file, by the kind of its tickets. */
export function exportSources(context: AppContext): Readonly<Record<string, ExportSource>> {
  const reports = areas.map((area) => area.reports?.(context.config, brought) ?? {});
  const effects = { [EFFECT_EXPORT]: effectExport(context, accessSources) };
  const lists = allLists.map((list) => {
    const target = new Map<string, ImportTarget>(Object.entries(importTargets)).get(list.name);
    const source = listExport(list, context.config.currency);
    return [list.name, target === undefined ? source : withSheet(source, target, context)];
  });
  return Object.assign({}, ...reports, effects, Object.fromEntries(lists));
}
