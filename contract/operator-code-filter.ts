import { z } from 'zod';
import { isDate } from './dates';
import { OPERATOR_CODE } from './limits';

/* In a file of its own, apart from the calls, because every list with bulk actions fetches it. */

/** API-31: what the codes are filtered by; also what bulk work and exports over a filter take. */
export const operatorCodeFilter = {
  name: z
    .string()
    .max(100)
    .optional()
    .describe('What the operator’s name contains, whatever its case and accents'),
  // Longer search texts would let a caller find out a whole code, and would appear in the logs of proxies.
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
