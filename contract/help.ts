import { z } from 'zod';
import { LEVEL, type Standing } from './access';
import { op } from './operation';
import { tagged } from './tagged';

/** HELP-03, HELP-04: the manual of the establishments, and that of the provider's administrators. */
export const manualTypes = ['EC', 'SEP'] as const;
export type ManualType = (typeof manualTypes)[number];

/** HELP-03, HELP-04: the manuals that a person may read: EC everybody, SEP level 1 as well. */
export function manualsOf({ level }: Pick<Standing, 'level'>): readonly ManualType[] {
  return level === LEVEL.provider ? manualTypes : ['EC'];
}

/** HELP-02: the name under which a manual is saved. */
export function manualFileName(type: ManualType): string {
  return `manual-${type}.pdf`;
}

export const MANUAL_MEDIA_TYPE = 'application/pdf';

/** API-19. */
export const getManual = op({
  name: 'getManual',
  summary: 'A manual as PDF, in the language of the caller',
  description:
    'There is one manual for establishments and one for the provider, which only level 1 may read (otherwise 403).',
  method: 'GET',
  path: '/portal/docs/manual/:type',
  access: { person: 'signedIn' },
  params: z.strictObject({
    type: z.enum(manualTypes).describe('EC: of the establishments. SEP: of the provider, level 1 only.'),
  }),
  reply: z.file(),
  produces: [MANUAL_MEDIA_TYPE],
});

export const manualTag = tagged({ docs: 'Manuals.' });
