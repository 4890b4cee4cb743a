import { z } from 'zod';
import type { ScreenPath } from './access';
import { accountFilter } from './accounts';
import { effectFingerprint } from './effect-fingerprint';
import { grouperFilter } from './groupers';
import { BULK } from './limits';
import { op } from './operation';
import { operatorCodeFilter } from './operator-code-filter';
import { pageOf, pageQuery } from './paging';
import { viewerFilter } from './report-viewers';
import { exceptKeys, namedKeys } from './selection';
import { tagged } from './tagged';
import { userFilter } from './users';
import { workOrderFilter } from './work-order-filter';

const bulkActions = [
  'activate',
  'deactivate',
  'addEstablishments',
  'removeEstablishments',
  'sendWelcome',
  'setEnd',
  'markAttended',
] as const;
export type BulkActionKind = (typeof bulkActions)[number];

const turn = z.strictObject({ kind: z.literal(['activate', 'deactivate']) });
const establishmentAction = z.strictObject({
  kind: z.literal(['addEstablishments', 'removeEstablishments']),
  establishments: z.array(z.string().max(20)).min(1).max(BULK.establishments).describe('Establishment codes'),
});
/** USR-36: mails another link to people who have not set a password yet. It cannot be taken back. */
const welcome = z.strictObject({ kind: z.literal('sendWelcome') });
const end = z.strictObject({
  kind: z.literal('setEnd'),
  endsOn: z.string().max(10).nullable().describe('YYYY-MM-DD, the last day; null: no end'),
});
/** WO-02: for level 1, orders that wait. */
const attend = z.strictObject({ kind: z.literal('markAttended') });
const onPeople = z.discriminatedUnion('kind', [turn, establishmentAction, welcome]);
const onNews = z.discriminatedUnion('kind', [turn, end]);
const action = z.discriminatedUnion('kind', [turn, establishmentAction, welcome, end, attend]);
export type BulkAction = z.infer<typeof action>;

/** Selects some records, or all that match a filter except some. */
function selectionBy<Filter extends z.ZodRawShape>(filter: Filter) {
  return z.union([
    z.strictObject({ ids: namedKeys }),
    z.strictObject({ filter: z.strictObject(filter), except: exceptKeys.optional() }),
  ]);
}

/** The resources that can be changed in bulk, by the names of their screens: what they are narrowed by, what can be done. */
const kinds = {
  usuarios: { filter: userFilter, action: onPeople },
  'visualizadores-relatorios': { filter: viewerFilter, action: onPeople },
  contas: { filter: accountFilter, action: turn },
  agrupadores: { filter: grouperFilter, action: establishmentAction },
  'codigos-operadores': { filter: operatorCodeFilter, action: turn },
  marketing: { filter: {}, action: onNews },
  chamados: { filter: workOrderFilter, action: attend },
} as const;
type Kinds = typeof kinds;
export type BulkResource = keyof Kinds;
export const bulkResources = Object.keys(kinds) as [BulkResource, ...BulkResource[]];

/** The screen whose records a person has to be allowed to change. */
export const screenOf = (resource: BulkResource): ScreenPath => `/${resource}`;

export type BulkWish = {
  [Resource in BulkResource]: {
    resource: Resource;
    selection: z.infer<ReturnType<typeof selectionBy<Kinds[Resource]['filter']>>>;
    action: z.infer<Kinds[Resource]['action']>;
  };
}[BulkResource];
// TypeScript does not follow the entries of an object, so the type stands above.
const wishes = Object.entries(kinds).map(([resource, { filter, action }]) =>
  z.strictObject({ resource: z.literal(resource), selection: selectionBy(filter), action }),
);
const wish = z.discriminatedUnion('resource', wishes as never) as unknown as z.ZodType<BulkWish>;
export type BulkSelection = BulkWish['selection'];

/** The outcome of a row: `changing` in a preview, `changed` afterwards. */
const bulkOutcomes = ['changing', 'changed', 'already', 'refused', 'vanished'] as const;
export type BulkOutcome = (typeof bulkOutcomes)[number];

/** `running` goes on by itself; a `failed` one can be started again, and goes on where it stopped. */
const bulkStates = ['previewed', 'running', 'done', 'failed'] as const;

const count = z.int().min(0);
const moment = z.string().describe('ISO 8601, UTC');

/** A frozen set of records and what is done with them. */
const bulkBatch = z.strictObject({
  id: z.string(),
  resource: z.enum(bulkResources),
  action,
  /** The batch that this one undoes; `action` is then the undone action. */
  undoes: z.string().nullable().describe('The batch that this one takes back'),
  undoneBy: z.string().nullable().describe('The batch that has taken this one back'),
  undoable: z
    .boolean()
    .describe("Whether it is the person's last one of this resource and can be taken back"),
  state: z.enum(bulkStates),
  total: count.describe('Records in the frozen set'),
  settled: count.describe('Records that have been dealt with'),
  counts: z.strictObject({
    changing: count,
    changed: count,
    already: count,
    refused: count,
    vanished: count,
  }),
  reasons: z
    .array(z.strictObject({ text: z.string().describe("In the caller's language"), count }))
    .describe('Why records are refused, the most frequent reason first'),
  previewedAt: moment,
  finishedAt: moment.nullable(),
});
export type BulkBatch = z.infer<typeof bulkBatch>;

/** Open to everybody who may change the records of one of the screens; each call checks the screen of its batch. */
const access = { person: { screens: bulkResources.map(screenOf), changes: true } } as const;

/** 404 for every id that is not a batch of the caller. */
const params = z.strictObject({ id: z.string().max(50) });

/** Freezes the records that a selection names, and judges each. Nothing is changed. */
export const previewBulk = op({
  name: 'previewBulk',
  summary: 'Preview a bulk action',
  description:
    'Fixes the selected records, at most a hundred thousand, and checks each of them. Nothing is changed yet.',
  method: 'POST',
  path: '/portal/bulk',
  access,
  body: wish,
  reply: bulkBatch,
  bodyLimit: BULK.bytes,
});

/**
 * Makes the previewed changes, to exactly those records: up to `BULK.atOnce` within the call and in one transaction,
 * more as a job. A second start returns the state of the first one.
 */
export const startBulk = op({
  name: 'startBulk',
  summary: 'Make the previewed changes',
  description:
    'Changes exactly the records of the preview: up to 500 within the call, more as a job. A second call returns the ' +
    'result of the first.',
  method: 'POST',
  path: '/portal/bulk/:id/start',
  access,
  params,
  query: z.strictObject({ effect: effectFingerprint.optional() }),
  reply: bulkBatch,
});

/**
 * Undoes the last batch; records that were changed since stay as they are. A second call returns the undo of the
 * first one.
 */
export const undoBulk = op({
  name: 'undoBulk',
  summary: 'Take the last bulk action back',
  description:
    "Undoes only the person's latest action on a resource, and only on records that have not been changed since.",
  method: 'POST',
  path: '/portal/bulk/:id/undo',
  access,
  params,
  query: z.strictObject({ effect: effectFingerprint.optional() }),
  reply: bulkBatch,
});

export const getBulk = op({
  name: 'getBulk',
  summary: 'The progress and the result of a bulk action',
  description:
    'Poll it while the action is `running`. Only the person who started the action may read it (otherwise 404).',
  method: 'GET',
  path: '/portal/bulk/:id',
  access,
  params,
  reply: bulkBatch,
});

/** The caller's last batch of a resource that was started. */
export const getLastBulk = op({
  name: 'getLastBulk',
  summary: 'The last bulk action of the signed-in person',
  description:
    'Returns the latest action on a resource; `batch` is null if there was none, or none is kept any more.',
  method: 'GET',
  path: '/portal/bulk/last',
  access,
  query: z.strictObject({ resource: z.enum(bulkResources) }),
  reply: z.strictObject({ batch: bulkBatch.nullable() }),
});

const bulkRow = z.strictObject({
  id: z.string(),
  name: z.string().nullable().describe('As it was at the preview; null where the record was not there'),
  code: z.string().nullable().describe('What it is known by beside its name: the login of a user'),
  outcome: z.enum(bulkOutcomes),
  reason: z.string().nullable().describe("Why it is refused, in the caller's language"),
});
export type BulkRow = z.infer<typeof bulkRow>;

export const listBulkRows = op({
  name: 'listBulkRows',
  summary: 'The records of a bulk action, page by page',
  description: 'Says what will happen, or has happened, to each record, and why records were refused.',
  method: 'GET',
  path: '/portal/bulk/:id/rows',
  access,
  params,
  query: z.strictObject({
    outcome: z.enum(bulkOutcomes).optional(),
    page: pageQuery(['name']).page,
    size: pageQuery(['name']).size,
  }),
  reply: pageOf(bulkRow),
});

/** The records of a batch that were refused, so that they can stay selected. */
export const listRefused = op({
  name: 'listRefused',
  summary: 'The keys of the records that a bulk action could not change',
  description: 'Lets a client keep these records selected.',
  method: 'GET',
  path: '/portal/bulk/:id/refused',
  access,
  params,
  reply: z.strictObject({ ids: z.array(z.string()) }),
});

export const bulkTag = tagged({ bulk: 'Work on many records at once.' });
