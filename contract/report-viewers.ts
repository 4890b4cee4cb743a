import { z } from 'zod';
import { listExport } from './list-exports';
import { op } from './operation';
import { pageOf, pageQuery } from './paging';
import { tagged } from './tagged';
import { linksOnly, userFilter } from './users';

/** What a list of report viewers may be sorted by. */
export const viewerSorts = ['name', 'login', 'email', 'active'] as const;
export type ViewerSort = (typeof viewerSorts)[number];

/** LIST-15, VIEW-02; `ecs` is additive. */
export const viewerFilter = {
  name: userFilter.name,
  login: userFilter.login,
  status: userFilter.status,
  email: z.string().max(254).optional().describe('What the e-mail contains, whatever its case'),
  ecs: userFilter.ecs,
};
export type ViewerFilter = z.infer<z.ZodObject<typeof viewerFilter>>;

/** VIEW-06; `id`, `linksOnly` and `version` are additive. */
const viewerRow = z.strictObject({
  id: z.int(),
  name: z.string(),
  login: z.string(),
  email: z.string(),
  active: z.boolean(),
  linksOnly,
  version: z.int(),
});
export type ViewerRow = z.infer<typeof viewerRow>;

/** API-18: to level 2 only those with access to one of its establishments. */
export const listViewers = op({
  name: 'listViewers',
  summary: 'Report viewers, page by page',
  description: 'Managers see the viewers who have access to at least one of their establishments.',
  method: 'GET',
  path: '/portal/report/visualizadorRelatorios',
  access: { person: { screens: ['/visualizadores-relatorios'] } },
  query: z.strictObject({ ...viewerFilter, ...pageQuery(viewerSorts) }),
  reply: pageOf(viewerRow),
});

/** VIEW-03, and the establishments. */
const viewerColumns = ['name', 'login', 'email', 'active', 'establishments'] as const;

/** LIST-15. */
export const exportViewers = listExport({
  name: 'exportViewers',
  summary: 'The report viewers that match, as a file',
  path: '/portal/report/visualizadorRelatorios/export',
  screen: '/visualizadores-relatorios',
  filter: viewerFilter,
  sorts: viewerSorts,
  columns: viewerColumns,
});

export const viewerTag = tagged({ report: 'Report viewers.' });
