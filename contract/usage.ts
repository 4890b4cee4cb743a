import { z } from 'zod';
import { exportFormats, exportReply } from './exports';
import { op, REPORT_TIMEOUT } from './operation';
import { pageOf, pageQuery } from './paging';
import { tagged } from './tagged';

/** USE-07: how many days the report goes back, today among them. */
const usagePeriods = [30, 60] as const;
export type UsagePeriod = (typeof usagePeriods)[number];

/** The report has the establishments with any use, as it is specified, or those without. */
const usageKinds = ['com', 'sem'] as const;
export type UsageKind = (typeof usageKinds)[number];

/** USE-04, USE-06: an establishment, and its terminals that captured at least one transaction in the period. */
const usageRow = z.strictObject({
  nomeFantasia: z.string(),
  id: z.string().describe('The code of the establishment'),
  terminais: z
    .array(z.string())
    .describe('Logical numbers, in their order; none of an establishment without use'),
});
export type UsageRow = z.infer<typeof usageRow>;

/** What the report can be sorted by; `terminais` and `quantidade` are their number. */
export const usageSorts = ['nomeFantasia', 'id', 'terminais', 'quantidade'] as const;
export type UsageSort = (typeof usageSorts)[number];

const usageReply = pageOf(usageRow).extend({
  semUso: z
    .int()
    .min(0)
    .describe('Additive (USE-04): establishments of the same name filter without any use in the period'),
  terminaisEmUso: z
    .int()
    .min(0)
    .describe('Additive (USE-04): terminals that were used, of all establishments of the name filter'),
});
export type UsageReply = z.infer<typeof usageReply>;

/** API-35. Cancelled transactions count: the terminal was used. */
export const usageReport = op({
  name: 'usageReport',
  summary: 'The terminals that were used, by establishment: a page of them, or the address of a file',
  description:
    'Cancelled transactions count, because the terminal was used. With `formato=tela`, returns a page; with a file ' +
    'format, the address of a file with all rows.',
  method: 'POST',
  path: '/portal/storereports/relatorios/utilizacao',
  access: { person: { screens: ['/relatorio-utilizacao'] } },
  query: z.strictObject({
    formato: z.enum(['tela', ...exportFormats]),
    periodo: z.literal(usagePeriods),
    ec: z.string().max(100).optional().describe('What the name contains, whatever its case and accents'),
    uso: z
      .enum(usageKinds)
      .optional()
      .describe('`sem`: the establishments without use; `com` where it is absent'),
    ...pageQuery(usageSorts),
  }),
  reply: z.union([usageReply, exportReply]),
  timeout: REPORT_TIMEOUT,
});

export const usageTag = tagged({ storereports: 'Use of the terminals.' });
