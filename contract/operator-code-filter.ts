import { z } from 'zod';
import { isDate } from './dates';
import { OPERATOR_CODE } from './limits';

/* Apart from the calls: whoever opens a list with bulk work fetches it. */

/** API-31: what the codes are filtered by; also what bulk work and exports over a filter take. */
export const operatorCodeFilter = {
  name: z
    .string()
    .max(100)
    .optional()
    .describe('What the operator’s name contains, whatever its case and accents'),
  // Longer ones would let a code be found out, and leave whole ones in logs of others on the way.
  code: z.string().max(OPERATOR_CODE.shown).optional().describe('What the code ends with'),
  status: z.literal([0, 1]).optional().describe('0 inactive, 1 active'),
  ec: z.array(z.string().max(20)).max(1000).optional().describe('Establishment codes'),
  semUsoDesde: z
    .string()
    .max(10)
    .refine(isDate)
    .optional()
    .describe('Additive: active codes that were neither used nor made after this day, YYYY-MM-DD'),
};
export type OperatorCodeFilter = z.infer<z.ZodObject<typeof operatorCodeFilter>>;
