import { z } from 'zod';
import { isDate } from './dates';

/* In a file of its own, apart from the calls, because every list with exports fetches it. */

/** API-42: the suffix of a day on the wire; it means the whole day. */
const MIDNIGHT = ' 00:00:00';

/** The day that a filter of API-42 names, `YYYY-MM-DD`; `null` where it names none. */
export function dayOf(text: string): string | null {
  const day = text.slice(0, 10);
  return isDate(day) && text === day + MIDNIGHT ? day : null;
}

/** A day as API-42 takes it. */
export const wireDay = (day: string): string => day + MIDNIGHT;

const day = (what: string) =>
  z
    .string()
    .max(19)
    .refine((text) => dayOf(text) !== null)
    .optional()
    .describe(`${what}: YYYY-MM-DD 00:00:00, which means that whole day on the network’s clocks`);

/** API-42, WO-05. */
export const workOrderFilter = {
  numeroChamado: z.int().min(1).max(2_147_483_647).optional().describe('The request number'),
  numeroLogico: z.string().max(50).optional().describe('What the logical number contains, whatever its case'),
  nomeEstabelecimento: z
    .string()
    .max(100)
    .optional()
    .describe('What the establishment’s name contains, whatever its case and accents'),
  dataCriacao: day('Opened on'),
  dataModificacao: day('Changed last on'),
  status: z.literal([0, 1, 2]).optional().describe('0 waiting for service, 1 closed, 2 attended'),
  caseType: z.literal([0, 1]).optional().describe('0 terminal maintenance, 1 transaction dispute'),
  sla: z.literal([0, 1]).optional().describe('Additive: 0 within the promised time, 1 overdue'),
};
export type WorkOrderFilter = z.infer<z.ZodObject<typeof workOrderFilter>>;
