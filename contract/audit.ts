import { z } from 'zod';
import { auditEntities } from './audit-fields';
import { isMoment } from './dates';
import { exportReply } from './exports';
import { op, REPORT_TIMEOUT } from './operation';
import { pageOf, pageQuery } from './paging';
import { tagged } from './tagged';

const access = { person: { screens: ['/auditoria'] } } as const;

export const auditActions = [
  'create',
  'update',
  'delete',
  'sign-in',
  'sign-in-failed',
  'lock',
  'sign-out',
  'revoke',
  'export',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** The list is sorted by time alone. */
export const auditSorts = ['at'] as const;
export type AuditSort = (typeof auditSorts)[number];

/** The entries that the list counts and pages through; what lies beyond is reached by the key of the last one. */
export const AUDIT_WINDOW = 10_000;

/** The key of an entry: its moment, for people who read the address, and its number. */
const AUDIT_KEY = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d~\d{1,15}$/;
const isAuditKey = (key: string): boolean => isMoment(key.slice(0, key.indexOf('~')));

/** Says what a list takes that is paged up to the window, and goes on behind it by key (decision 90). */
export const windowQuery = {
  ...pageQuery(auditSorts),
  after: z
    .string()
    .max(40)
    .regex(AUDIT_KEY)
    .refine(isAuditKey)
    .optional()
    .describe('`next` of an earlier page: the list begins behind that entry, in the order that is asked for'),
};

/** A page of such a list. */
export function windowOf<Item extends z.ZodType>(item: Item) {
  return pageOf(item).extend({
    totalElements: z
      .int()
      .min(0)
      .max(AUDIT_WINDOW)
      .describe(`Entries are counted, and have pages, up to ${AUDIT_WINDOW}`),
    next: z
      .string()
      .nullable()
      .describe(
        `Where more than ${AUDIT_WINDOW} match, the key of the last one with a page; null: these are all`,
      ),
  });
}

/** The forms in which the list leaves the portal. */
export const auditFormats = ['csv', 'xlsx'] as const;

const entity = z.enum(auditEntities);
const action = z.enum(auditActions);
const day = z.string().max(10).optional();

const auditFilter = z.strictObject({
  who: z
    .string()
    .max(100)
    .optional()
    .describe("What the login or the name of whoever changed it contains, or the system's own name"),
  entity: z.union([entity, z.array(entity).max(50)]).optional(),
  key: z.string().max(200).optional().describe('The key of the record'),
  record: z
    .string()
    .max(100)
    .optional()
    .describe(
      'The key of the record; of people also what the login starts or ends with or the name contains',
    ),
  action: z.union([action, z.array(action).max(10)]).optional(),
  sessions: z
    .enum(['without', 'only'])
    .optional()
    .describe(
      '`without`: all entries but sign-ins and sign-outs; `only`: nothing else; by default, all entries',
    ),
  from: day.describe("YYYY-MM-DD, the first day on the network's clocks"),
  to: day.describe("YYYY-MM-DD, the last day on the network's clocks"),
});
export type AuditFilter = z.infer<typeof auditFilter>;

const columns = z.record(z.string(), z.unknown());

const change = z.strictObject({
  field: z.string().describe('The column, as contract/audit-fields.ts lists them'),
  before: z.unknown().describe("null: none. Instants read as the network's clocks show them"),
  after: z.unknown(),
  names: z
    .record(z.string(), z.string())
    .optional()
    .describe('Present names of the records whose keys stand in the two'),
});
export type AuditChange = z.infer<typeof change>;

export const auditEntry = z.strictObject({
  id: z.int(),
  at: z.string().describe("YYYY-MM-DDTHH:mm:ss on the network's clocks"),
  actor: z.string().describe('The login, or the name of the part of the system that did it'),
  actorName: z.string().nullable().describe('The present name of the person; null for the system'),
  address: z.string().nullable(),
  action: z.string(),
  entity: z.string(),
  key: z.string(),
  label: z
    .strictObject({ name: z.string(), login: z.string().nullable() })
    .nullable()
    .describe(
      'What the record is called now, of people with the login; null where it has no name or is gone',
    ),
  before: columns.nullable().describe('As it was stored, without secrets'),
  after: columns.nullable(),
  changes: z.array(change).describe('The columns that differ'),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** Returns who changed what and when (additive). */
export const listAudit = op({
  name: 'listAudit',
  summary: 'The audit trail, newest first, page by page',
  description:
    'The trail is append-only. Entries are counted and paged up to 10,000; to go on behind them, pass the `next` of a ' +
    'page as `after`.',
  method: 'GET',
  path: '/portal/audit',
  access,
  query: z.strictObject({ ...auditFilter.shape, ...windowQuery }),
  reply: windowOf(auditEntry),
});

export const getAudit = op({
  name: 'getAudit',
  summary: 'One entry of the audit trail',
  description:
    'Returns the columns before and after the change, without secrets, and the differences between them.',
  method: 'GET',
  path: '/portal/audit/:id',
  access,
  params: z.strictObject({ id: z.int().min(1) }),
  reply: auditEntry,
});

/** What a file of the trail holds: all entries of a filter, newest first unless asked otherwise. */
export const auditOrder = z.strictObject({
  filter: auditFilter,
  order: z.enum(['ASC', 'DESC']).optional(),
});

/** One line for each changed field. */
export const exportAudit = op({
  name: 'exportAudit',
  summary: 'The audit trail as a file',
  description: 'Returns the address of a file with one line for each changed field of the matching entries.',
  method: 'POST',
  path: '/portal/audit/export',
  reads: true,
  access: { ...access, stepUp: true },
  body: auditOrder.extend({ format: z.enum(auditFormats) }),
  reply: exportReply,
  timeout: REPORT_TIMEOUT,
});

export const auditTag = tagged({ audit: 'Who changed what, and when.' });
