import { z } from 'zod';
import { bulkResources } from './bulk';
import { effectFingerprint } from './effect-fingerprint';
import { exportReply } from './exports';
import { GROUPER } from './groupers';
import { importResources } from './import-columns';
import { rowChoices } from './import-sheets';
import { recordKey } from './keys';
import { listFormats } from './list-exports';
import { op, REPORT_TIMEOUT } from './operation';
import { pageOf, pageQuery } from './paging';
import { providerId } from './sign-on';
import { signOnRules } from './sign-on-rules';
import { tagged } from './tagged';

/* Who gains and who loses which establishments by a change that has not been made yet (decision 46). */

/** How many establishments of each kind a row names, as in lists (ACC-05). */
export const LISTED_CHANGES = 11;

/** A change as it is about to be made. */
const change = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('saveGrouper'),
    id: recordKey.nullable().describe('null: a new one'),
    ecs: z
      .array(z.string().max(20))
      .max(GROUPER.establishments)
      .describe('Its establishments after the save'),
  }),
  z.strictObject({ kind: z.literal('deleteGrouper'), id: recordKey }),
  z.strictObject({
    kind: z.literal('bulk'),
    resource: z.enum(bulkResources),
    batch: z.string().max(50),
  }),
  z.strictObject({
    kind: z.literal('import'),
    resource: z.enum(importResources),
    batch: z.string().max(50),
    choices: rowChoices.optional(),
  }),
  z.strictObject({ kind: z.literal('signOnRules'), provider: providerId, rules: signOnRules }),
]);
export type AccessWish = z.infer<typeof change>;

const count = z.int().min(0);
const named = z
  .array(z.strictObject({ id: z.string(), nomeFantasia: z.string() }))
  .describe(`The first ${LISTED_CHANGES} by name`);

const affectedPerson = z.strictObject({
  login: z.string(),
  name: z.string(),
  active: z.boolean(),
  gains: count,
  gained: named,
  loses: count,
  lost: named,
});
export type AffectedPerson = z.infer<typeof affectedPerson>;

const accessEffect = z.strictObject({
  fingerprint: effectFingerprint,
  gaining: count.describe('People who gain at least one establishment'),
  losing: count.describe('People who lose at least one'),
  gains: count.describe('Pairs of a person and an establishment that it gains'),
  losses: count.describe('Pairs of a person and an establishment that it loses'),
  people: pageOf(affectedPerson).describe('By name'),
});
export type AccessEffect = z.infer<typeof accessEffect>;

/** Open to everybody who may open the screen of the changed records. */
const access = {
  person: { screens: ['/agrupadores', '/usuarios', '/visualizadores-relatorios', '/acesso'] },
} as const;

/** Enough for a grouper with the most establishments that it may have. */
const BODY_LIMIT = 1024 * 1024;

/**
 * Additive: the effect of a change on what people have access to; what somebody keeps by another way is no part of
 * it.
 */
export const previewEffect = op({
  name: 'previewEffect',
  summary: 'Who would gain or lose access to which establishments',
  description:
    'Shows the effect of a change before it is made. Access that people keep in another way is left out. Send the ' +
    'fingerprint with the change; if the effect is no longer the same, the change is refused.',
  method: 'POST',
  path: '/portal/access/effect',
  access,
  body: z.strictObject({ change, page: pageQuery(['name']).page, size: pageQuery(['name']).size }),
  reply: accessEffect,
  timeout: REPORT_TIMEOUT,
  bodyLimit: BODY_LIMIT,
});

/** Additive: the same as a file, a line for each person and establishment. */
export const exportEffect = op({
  name: 'exportEffect',
  summary: 'Who would gain or lose access to which establishments, as a file',
  description: 'Returns the address of a file with one line for each person and establishment.',
  method: 'POST',
  path: '/portal/access/effect/export',
  access,
  body: z.strictObject({ change, format: z.enum(listFormats) }),
  reply: exportReply,
  timeout: REPORT_TIMEOUT,
  bodyLimit: BODY_LIMIT,
});

export const accessEffectTag = tagged({ access: 'Who would gain or lose access through a change.' });
