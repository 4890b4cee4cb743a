import { z } from 'zod';
import { auditEntities } from './audit-fields';
import { exportReply } from './exports';
import { op, REPORT_TIMEOUT } from './operation';

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

/** The sorts of the list; both are the order of time. */
export const auditSorts = ['at', 'id'] as const;
export type AuditSort = (typeof auditSorts)[number];

/** The most entries that one call returns. */
export const AUDIT_RANGE = 100;

/** The forms in which the list leaves the portal. */
export const auditFormats = ['csv', 'xlsx'] as const;

const entity = z.enum(auditEntities);
const action = z.enum(auditActions);
const day = z.string().max(10).optional();

const auditFilter = z.strictObject({
  id: z.array(z.int()).max(AUDIT_RANGE).optional(),
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
    .describe('Without signing in and out, or nothing else; all of it where it is not said'),
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

const auditEntry = z.strictObject({
  id: z.int(),
  at: z.string().describe("YYYY-MM-DDTHH:mm:ss on the network's clocks"),
  actor: z.string().describe("The login, or the name of the system's part that did it"),
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

/** Marks a query parameter as JSON in the OpenAPI document, in the convention of ra-data-simple-rest. */
const JSON_TEXT = { 'x-consume': 'application/json' };

/** Who changed what and when (additive), in the convention of ra-data-simple-rest: `Content-Range: audit 0-9/123`. */
export const listAudit = op({
  name: 'listAudit',
  summary: 'The audit trail, newest first; Content-Range says which entries of how many',
  method: 'GET',
  path: '/portal/audit',
  access,
  query: z.strictObject({
    sort: z
      .tuple([z.enum(auditSorts), z.enum(['ASC', 'DESC'])])
      .meta(JSON_TEXT)
      .optional(),
    range: z
      .tuple([z.int().min(0).max(100_000_000), z.int().min(0).max(100_000_000)])
      .meta({ ...JSON_TEXT, description: `First and last entry, from 0; at most ${AUDIT_RANGE} of them` })
      .optional(),
    filter: auditFilter.meta(JSON_TEXT).optional(),
  }),
  reply: z.array(auditEntry),
  counted: true,
});

export const getAudit = op({
  name: 'getAudit',
  summary: 'One entry of the audit trail',
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
  method: 'POST',
  path: '/portal/audit/export',
  reads: true,
  access,
  body: auditOrder.extend({ format: z.enum(auditFormats) }),
  reply: exportReply,
  timeout: REPORT_TIMEOUT,
});
