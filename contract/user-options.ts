import { z } from 'zod';
import { CHOICE } from './limits';
import { op } from './operation';

/* What the forms choose from: establishments. */

/** VIEW-10, LIST-24. */
const establishment = z.strictObject({
  cdEc: z.string(),
  name: z.string(),
  logradouro: z.string(),
  numero: z.string(),
  bairro: z.string(),
  cep: z.string(),
  cidade: z.string(),
  uf: z.string(),
});
export type Establishment = z.infer<typeof establishment>;

const reached = establishment.extend({
  agrupador: z
    .string()
    .nullable()
    .describe(
      'The group, or groups, through which the person has access to it; null where no group gives it',
    ),
});
/** API-13 (additive `agrupador`). */
export type ReachedEstablishment = z.infer<typeof reached>;

/**
 * API-13, LIST-23: sorted by name. `pesquisa`, `limite` and `ecs` are additive: without them all establishments are
 * returned. A select fetches the first ones, those that match what is typed, and the names of chosen ones, so that it
 * opens at once however large the network is (decision 50).
 */
export const listEcs = op({
  name: 'listEcs',
  summary: 'The establishments of the signed-in person, or of a user that it manages',
  description:
    'Is sorted by name. Use `pesquisa` and `limite` for lists of thousands, and `ecs` to get the names of ' +
    'establishments that were chosen earlier.',
  method: 'GET',
  path: '/portal/users/listEcs',
  access: { person: { screens: ['/usuarios', '/visualizadores-relatorios', '/painel-de-controle'] } },
  query: z.strictObject({
    login: z
      .string()
      .max(50)
      .optional()
      .describe(
        'The user whose establishments are listed. One whom the caller does not manage is answered with 403; level 1 gets all establishments for itself',
      ),
    pesquisa: z
      .string()
      .max(100)
      .optional()
      .describe('Words that the name with its code holds, in any order, whatever their case and accents'),
    limite: z
      .int()
      .min(1)
      .max(CHOICE.most)
      .optional()
      .describe('The highest number of entries to return, sorted by name'),
    ecs: z
      .array(z.string().max(20))
      .max(CHOICE.most)
      .optional()
      .describe('Only these codes; unknown and foreign ones are left out'),
  }),
  reply: z.array(reached),
});
