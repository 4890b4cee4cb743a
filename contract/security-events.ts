import { z } from 'zod';
import { auditEntry, windowOf, windowQuery } from './audit';
import { exportReply } from './exports';
import { op, REPORT_TIMEOUT } from './operation';
import { tagged } from './tagged';

const access = { person: { screens: ['/eventos-seguranca'] } } as const;

export const securityResults = ['success', 'failure', 'refused'] as const;
export type SecurityResult = (typeof securityResults)[number];

/** Every kind of event with its result, in the order in which people choose them. */
export const securityResultOf = {
  'sign-in': 'success',
  'sign-in-failed': 'failure',
  'passkey-refused': 'failure',
  'sign-on-refused': 'failure',
  'robot-check-failed': 'failure',
  locked: 'refused',
  'sign-out': 'success',
  'session-ended': 'success',
  'factor-given': 'success',
  'factor-failed': 'failure',
  'recovery-code-used': 'success',
  'factor-set': 'success',
  'factor-removed': 'success',
  'factor-rule-changed': 'success',
  'password-changed': 'success',
  'password-check-failed': 'failure',
  'password-link': 'success',
  'access-refused': 'refused',
  'client-refused': 'refused',
  'secret-changed': 'success',
  'access-changed': 'success',
  exported: 'success',
} as const satisfies Record<string, SecurityResult>;
export type SecurityKind = keyof typeof securityResultOf;
/** They change no record, so that the trail has no entry of them; an attempt on what is locked is one, too. */
export type NotedKind = Extract<
  SecurityKind,
  | 'passkey-refused'
  | 'sign-on-refused'
  | 'robot-check-failed'
  | 'locked'
  | 'factor-given'
  | 'access-refused'
  | 'client-refused'
>;
export const securityKinds = Object.keys(securityResultOf) as [SecurityKind, ...SecurityKind[]];

/** The forms in which the stream leaves the portal. */
export const securityFormats = ['csv', 'xlsx'] as const;

const kind = z.enum(securityKinds);
const day = z.string().max(10).optional();

const securityFilter = z.strictObject({
  who: z
    .string()
    .max(100)
    .optional()
    .describe('What the login or the name of whoever acted, or of whom it concerns, contains'),
  kind: z.union([kind, z.array(kind).max(securityKinds.length)]).optional(),
  result: z.enum(securityResults).optional(),
  address: z.string().max(100).optional().describe('The whole address'),
  from: day.describe("YYYY-MM-DD, the first day on the network's clocks"),
  to: day.describe("YYYY-MM-DD, the last day on the network's clocks"),
});
export type SecurityFilter = z.infer<typeof securityFilter>;

const person = z.strictObject({ name: z.string(), login: z.string() });

const securityEvent = z.strictObject({
  id: z.int(),
  at: z.string().describe("YYYY-MM-DDTHH:mm:ss on the network's clocks; the first of several"),
  kind,
  result: z.enum(securityResults),
  count: z.int().min(1).describe('How many of the same person and address within a minute'),
  actor: z
    .string()
    .describe(
      'The login, or the name of the part of the system; of a sign-in with a login that nobody has, empty ' +
        'unless what was typed is a tax id',
    ),
  actorName: z.string().nullable().describe('The present name of the person; null for others'),
  actorRole: z.int().nullable().describe('The present profile of the person'),
  address: z.string().nullable(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  reason: z.string().nullable().describe('Why; of a sign-in, what the person signed in with'),
  operation: z.string().nullable().describe('The call that was refused'),
  target: person.nullable().describe('Whom it concerns, where that is somebody else or a record has a name'),
  entry: auditEntry.nullable().describe('What the audit trail has of it; null where no record was changed'),
});
export type SecurityEvent = z.infer<typeof securityEvent>;

/** Returns what happened to access: sign-ins, failures, refusals, administrators' work (additive). */
export const listSecurityEvents = op({
  name: 'listSecurityEvents',
  summary: 'Events of security, newest first, page by page',
  description:
    'One stream of what the audit trail has of access and of what changes no record, as refusals. Events are counted ' +
    'and paged up to 10,000; to go on behind them, pass the `next` of a page as `after`.',
  method: 'GET',
  path: '/portal/securityEvents',
  access,
  query: z.strictObject({ ...securityFilter.shape, ...windowQuery }),
  reply: windowOf(securityEvent),
});

/** A file of the stream holds all events of a filter, newest first unless asked otherwise. */
export const securityOrder = z.strictObject({
  filter: securityFilter,
  order: z.enum(['ASC', 'DESC']).optional(),
});

/** One line for each event. */
export const exportSecurityEvents = op({
  name: 'exportSecurityEvents',
  summary: 'Events of security as a file',
  description: 'Returns the address of a file with one line for each matching event.',
  method: 'POST',
  path: '/portal/securityEvents/export',
  reads: true,
  access: { ...access, stepUp: true },
  body: securityOrder.extend({ format: z.enum(securityFormats) }),
  reply: exportReply,
  timeout: REPORT_TIMEOUT,
});

export const securityTag = tagged({ securityEvents: 'Events of security.' });
