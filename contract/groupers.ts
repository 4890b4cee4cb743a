import { z } from 'zod';
import { audited } from './audited';
import { effectFingerprint } from './effect-fingerprint';
import { recordKey } from './keys';
import { listExport } from './list-exports';
import { isInLatinLetters } from './lookalikes';
import { op } from './operation';
import { pageOf, pageQuery } from './paging';
import { tagged } from './tagged';
import { isOneLine } from './text-forms';
import { LISTED_ECS } from './users';
import { STALE, versioned } from './versions';

/** Groups of establishments. */
export const GROUPER = {
  /** GRP-07. */
  nameLength: 100,
  /** More than any network has. */
  establishments: 20_000,
} as const;

/* Groupers: groups of establishments. */

const access = { person: { screens: ['/agrupadores'] } } as const;

/** GRP-11; `version` is additive. */
const grouperRecord = z.strictObject({
  idGrouper: z.int(),
  name: z.string(),
  active: z.boolean(),
  authenticationEngine: z.literal(1),
  escopoAcessoEC: z
    .array(z.strictObject({ id: z.string(), nomeFantasia: z.string() }))
    .describe('All of its establishments, by name'),
  version: z.int(),
});
export type GrouperRecord = z.infer<typeof grouperRecord>;

/** What the groupers may be sorted by. */
export const grouperSorts = ['nome', 'ativo'] as const;
export type GrouperSort = (typeof grouperSorts)[number];

/** LIST-18: what the groupers are filtered by; also what bulk work and an export over a filter take. */
export const grouperFilter = {
  associatorName: z
    .string()
    .max(GROUPER.nameLength)
    .optional()
    .describe('What the name contains, whatever its case and accents'),
  ec: z
    .array(z.string().max(20))
    .max(1000)
    .optional()
    .describe('Establishment codes; groups that hold at least one of them'),
};
export type GrouperFilter = z.infer<z.ZodObject<typeof grouperFilter>>;

/** USR-18. */
const associator = z.strictObject({ id: z.int(), nome: z.string() });

/** GRP-10; `ecsTotal` and `version` are additive. */
const grouperRow = associator.extend({
  ativo: z.boolean(),
  ecs: z
    .array(z.strictObject({ id: z.string(), nomeFantasia: z.string() }))
    .describe(`The first ${LISTED_ECS} by name`),
  ecsTotal: z.int().min(0),
  version: z.int(),
});
export type GrouperRow = z.infer<typeof grouperRow>;

/**
 * API-14: to the user form (USR-18) names alone, without `page` all of them in one page; with `filtering=true` the list
 * of groupers, page by page (GRP-10). By name; `size` and `sort` are additive.
 */
export const listAssociators = op({
  name: 'listAssociators',
  summary: 'Groups of establishments',
  description:
    'For the user form it returns only the names, all at once if `page` is omitted. With `filtering=true` it returns ' +
    'the groups with their establishments, page by page.',
  method: 'GET',
  path: '/portal/ecassociator/associators/usersForm',
  access: { person: { screens: ['/usuarios', '/agrupadores'] } },
  query: z.strictObject({
    ecAssociatorName: grouperFilter.associatorName,
    ec: grouperFilter.ec,
    filtering: z.boolean().optional().describe('true: as the list of groupers has them'),
    ...pageQuery(grouperSorts),
  }),
  reply: z.union([pageOf(associator), pageOf(grouperRow)]),
});

/** Additive (decisions, principle 4): what the form loads (GRP-04, GRP-05). */
export const getGrouper = op({
  name: 'getGrouper',
  summary: 'One grouper',
  description: 'Returns the group with all of its establishments, sorted by name.',
  method: 'GET',
  path: '/portal/ecassociator/associators/:id',
  access,
  params: z.strictObject({ id: recordKey }),
  reply: grouperRecord,
});

/** Of a form: all establishments that it may name. */
const FORM_LIMIT = 1024 * 1024;

/**
 * GRP-12, API-37; `version` and `effect` are additive. Without a name or an establishment it is refused by
 * `grouperProblems`, not by its types.
 */
export const saveGrouper = op({
  name: 'saveGrouper',
  summary: 'Register or change a grouper',
  description:
    'Creates a group if `id` is null. Users who hold the group have access to its establishments from their next call; ' +
    `\`effect\` states that the person has confirmed who gains and loses access. ${STALE}`,
  method: 'PUT',
  path: '/portal/ecassociator/associators/add',
  access: { ...access, stepUp: true },
  body: z.strictObject({
    id: recordKey.nullable().describe('null registers a new one'),
    name: z.string().max(1000),
    ecs: z.array(z.strictObject({ cdEc: z.string().max(20) })).max(GROUPER.establishments),
    ...versioned,
    effect: effectFingerprint.optional(),
  }),
  reply: grouperRecord,
  bodyLimit: FORM_LIMIT,
});

/** API-36; `version` is additive. A group that users hold is refused: 409. */
export const deleteGrouper = op({
  name: 'deleteGrouper',
  summary: 'Delete a grouper',
  description: 'Answers 409 while users hold the group.',
  method: 'DELETE',
  path: '/portal/ecassociator/associators/delete',
  access: { ...access, stepUp: true },
  query: z.strictObject({ id: recordKey, ...versioned }),
  reply: z.strictObject({ id: z.int() }),
});

/** GRP-02; `id` is what an import knows a group by. */
export const exportGroupers = listExport({
  name: 'exportGroupers',
  summary: 'The groupers that match, as a file',
  path: '/portal/ecassociator/associators/export',
  screen: '/agrupadores',
  filter: grouperFilter,
  sorts: grouperSorts,
  columns: ['nome', 'ecs', 'ativo', 'id'],
});

/** What can be wrong with a form: a key below `groupers.problems`, by its field on the wire. */
export type GrouperProblems = Partial<
  Record<'name' | 'ecs', 'required' | 'nameTooLong' | 'nameUnseen' | 'nameForeign'>
>;

/**
 * GRP-07: what is wrong with a grouper; nothing where it can be saved. Whether the name is free the server alone knows.
 * @param name without blanks around it
 * @param kept the name that the group has, which may stay as it is, whatever was allowed when it was given
 */
export function grouperProblems(
  { name, ecs }: { name: string; ecs: readonly string[] },
  kept?: string,
): GrouperProblems {
  const problems: GrouperProblems = {};
  if (name === '') problems.name = 'required';
  else if (name.length > GROUPER.nameLength) problems.name = 'nameTooLong';
  else if (name !== kept && !isOneLine(name)) problems.name = 'nameUnseen';
  else if (name !== kept && !isInLatinLetters(name)) problems.name = 'nameForeign';
  if (ecs.length === 0) problems.ecs = 'required';
  return problems;
}

export const grouperAudit = audited({
  grouper: { id: 'code', name: 'text', active: 'status', establishments: 'establishments' },
});

export const grouperTag = tagged({ ecassociator: 'Groups of establishments.' });
