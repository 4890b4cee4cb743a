import { z } from 'zod';
import { isDate } from './dates';
import { typedText } from './typed-text';

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

/** The number of an order as people copy it from mails and tables. */
const ORDER = /^(?:#|n[o°.]{0,2}\s?:?)?\s?(\d{1,9}|\d{1,3}(?:[., ]\d{3}){1,2})$/iu;

/** WO-05: returns the number of an order that somebody typed, as `10112`, `#10112`, `nº 10112`, `10.112`; otherwise `null`. */
export function orderNumberIn(typed: string): number | null {
  const [, number] = ORDER.exec(typedText(typed)) ?? [];
  return number === undefined ? null : Number(number.replace(/\D/g, ''));
}

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
